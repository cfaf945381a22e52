// A position that is set up as text: what is wrong and where, what is shown of it, what is put aside.
#include "positiondraft.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestPositionDraft : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsEveryGame_data();
    void showsEveryGame();
    void changeKeepsTheTable();
    void namesTheWrongField();
    void namesWhereReadingEnded();
    void keepsTheLastSoundTable();
    void overIsNotPlayedOn();
    void checksWhenSomebodyPauses();
    void refusesWhatIsTooLarge();
    void staysWithinDepth();
    void putsChangedTextsAside();
    void speaksTheLanguage();
    void onlySmallPositionsAreEdited();
    void keepsWhatIsNotSaved();

private:
    void begin();
    QString firstTurn(const QString &game, int seats = 2);
    QString marked() const
    {
        return m_draft->text().mid(m_draft->problemStart(), m_draft->problemLength());
    }

    Catalogue m_catalogue;
    std::optional<QTemporaryDir> m_folder; ///< outlives the draft
    std::unique_ptr<PositionDraft> m_draft;
};

namespace {

std::vector<SeatSetup> seating(const OpenPosition &open)
{
    std::vector<SeatSetup> seats(static_cast<std::size_t>(open.game->seats()));
    for (SeatId seat = 0; seat < open.game->seats(); ++seat) {
        seats[toIndex(seat)].colour = seat;
        if (seat != open.game->actor(open.state))
            seats[toIndex(seat)].kind = SeatSetup::Kind::Ai;
    }
    return seats;
}

QString replaced(QString text, const QString &what, const QString &with)
{
    return text.contains(what) ? text.replace(text.indexOf(what), what.size(), with) : QString();
}

} // namespace

void TestPositionDraft::init()
{
    m_draft.reset();
    m_folder.emplace();
    begin();
}

/// The program is started, perhaps again.
void TestPositionDraft::begin()
{
    m_draft.reset();
    m_draft = std::make_unique<PositionDraft>(m_catalogue, seating, m_folder->path());
    m_draft->show(Language::En);
}

QString TestPositionDraft::firstTurn(const QString &game, int seats)
{
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(game + u":standard"_s);
    const auto made = m_catalogue.makeGame(*rules, seats);
    const Match match(*made, *rules, std::vector<SeatSetup>(static_cast<std::size_t>(seats)), 7);
    return PositionDraft::textOf(**made, *rules, match.stateAt(match.plyCount()));
}

void TestPositionDraft::showsEveryGame_data()
{
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

void TestPositionDraft::showsEveryGame()
{
    QFETCH(QString, game);
    const QString text = firstTurn(game);
    m_draft->open(text);
    QCOMPARE(m_draft->problem(), QString());
    QVERIFY(m_draft->sound() && m_draft->playable());
    QVERIFY(m_draft->session() && m_draft->session()->entry().id == game);
    QVERIFY2(m_draft->standing().startsWith(u"To decide: You"_s), qPrintable(m_draft->standing()));
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 10; ++i)
        m_draft->check();
    qInfo("%s: %lld ms a check", qPrintable(game), clock.elapsed() / 10);
    QVERIFY(clock.elapsed() < 10 * 100); // it runs while somebody types
}

// The table is not made anew for every letter: its pieces go over into those of the new position.
void TestPositionDraft::changeKeepsTheTable()
{
    m_draft->open(firstTurn(u"coldwater"_s));
    MatchSession *const session = m_draft->session();
    const StateBlob before = m_draft->position()->state;
    m_draft->setText(replaced(m_draft->text(), u"\"epoch\": 0"_s, u"\"epoch\": 1"_s));
    m_draft->check();
    QCOMPARE(m_draft->problem(), QString());
    QVERIFY(m_draft->position()->state.hash() != before.hash());
    QCOMPARE(m_draft->session(), session);
    QCOMPARE(session->match().stateAt(0).hash(), m_draft->position()->state.hash());
}

void TestPositionDraft::namesTheWrongField()
{
    m_draft->open(firstTurn(u"coldwater"_s));
    const QSignalSpy checked(m_draft.get(), &PositionDraft::checked);
    m_draft->setText(replaced(m_draft->text(), u"\"phase\": \"place\""_s, u"\"phase\": \"盤\""_s));
    m_draft->check();
    QCOMPARE(checked.count(), 1);
    QVERIFY(!m_draft->sound() && !m_draft->playable());
    QVERIFY2(m_draft->problem().contains(u"/state/phase"_s), qPrintable(m_draft->problem()));
    QCOMPARE(marked(), u"\"盤\""_s);
    m_draft->setText(replaced(m_draft->text(), u"\"盤\""_s, u"\"place\", \"depth\": 3"_s));
    m_draft->check();
    QVERIFY2(m_draft->problem().contains(u"depth"_s), qPrintable(m_draft->problem()));
    QCOMPARE(marked(), u"3"_s);
}

void TestPositionDraft::namesWhereReadingEnded()
{
    m_draft->open(firstTurn(u"ccc"_s));
    m_draft->setText(replaced(m_draft->text(), u"\"seats\": 2,"_s, u"\"seats\": 2;"_s));
    m_draft->check();
    QVERIFY2(m_draft->problem().startsWith(u"Line 5"_s), qPrintable(m_draft->problem()));
    QCOMPARE(marked(), u";"_s);
}

void TestPositionDraft::keepsTheLastSoundTable()
{
    const QString text = firstTurn(u"hakkutsu"_s);
    m_draft->open(text);
    const MatchSession *const session = m_draft->session();
    m_draft->setText(u"{"_s);
    m_draft->check();
    QVERIFY(!m_draft->sound());
    QCOMPARE(m_draft->session(), session);
    m_draft->setText(text);
    m_draft->check();
    QVERIFY(m_draft->playable());
    m_draft->open(u"no position"_s);
    QVERIFY(!m_draft->session());
    QCOMPARE(m_draft->standing(), QString());
}

void TestPositionDraft::overIsNotPlayedOn()
{
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(u"ccc:standard"_s);
    const auto game = *m_catalogue.makeGame(*rules, 2);
    Match match(game, *rules, std::vector<SeatSetup>(2), 3);
    while (!match.finished())
        match.play(match.legal().moves.front());
    m_draft->open(PositionDraft::textOf(*game, *rules, match.stateAt(match.plyCount())));
    QCOMPARE(m_draft->problem(), QString());
    QVERIFY(m_draft->sound() && !m_draft->playable());
    QVERIFY2(m_draft->standing().contains(u"over"_s), qPrintable(m_draft->standing()));
    QVERIFY(m_draft->session()->finished());
}

void TestPositionDraft::checksWhenSomebodyPauses()
{
    m_draft->open(firstTurn(u"ccc"_s));
    const QSignalSpy checked(m_draft.get(), &PositionDraft::checked);
    m_draft->setText(u"{"_s);
    m_draft->setText(u"{}"_s);
    QVERIFY(checked.isEmpty() && m_draft->sound());
    QTRY_COMPARE(checked.count(), 1);
    QVERIFY(!m_draft->sound());
}

void TestPositionDraft::refusesWhatIsTooLarge()
{
    QElapsedTimer clock;
    clock.start();
    m_draft->open(u'[' + QString(20 * 1024 * 1024, u' ') + u']');
    QVERIFY(!m_draft->sound());
    QVERIFY2(m_draft->problem().contains(u"16"_s), qPrintable(m_draft->problem()));
    QCOMPARE(m_draft->problemLength(), 0);
    QVERIFY(clock.elapsed() < 5000);
}

void TestPositionDraft::staysWithinDepth()
{
    m_draft->open(QString(200000, u'['));
    QVERIFY(!m_draft->sound() && !m_draft->problem().isEmpty());
    m_draft->open(u"{\"format\": \"takujo-position/1\", \"game\": [[[[]]]]}"_s);
    QVERIFY(!m_draft->sound() && !m_draft->problem().isEmpty());
}

void TestPositionDraft::putsChangedTextsAside()
{
    const QString text = firstTurn(u"ccc"_s);
    m_draft->open(text);
    m_draft->open(text);
    QCOMPARE(m_draft->aside(), 0);
    m_draft->setText(u"mine"_s);
    m_draft->open(text);
    QCOMPARE(m_draft->aside(), 1);
    const QSignalSpy replaced(m_draft.get(), &PositionDraft::replaced);
    m_draft->takeUp();
    QCOMPARE(m_draft->text(), u"mine"_s);
    QCOMPARE(m_draft->aside(), 0); // what it took the place of was not changed
    QCOMPARE(replaced.count(), 1);
    m_draft->setSaved();
    m_draft->open(text);
    QCOMPARE(m_draft->aside(), 0);
}

void TestPositionDraft::speaksTheLanguage()
{
    m_draft->open(replaced(firstTurn(u"ccc"_s), u"\"seats\": 2"_s, u"\"seats\": 9"_s));
    const QString english = m_draft->problem();
    m_draft->show(Language::Ja);
    QVERIFY(m_draft->problem() != english && !m_draft->problem().isEmpty());
}

void TestPositionDraft::onlySmallPositionsAreEdited()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.json"_s);
    const auto write = [&](const QByteArray &bytes) {
        QFile out(file);
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    };
    QVERIFY(write("{\"format\": \"takujo-position/1\", "));
    QVERIFY(PositionDraft::isEditable(file)); // cut off
    QVERIFY(write("{\"format\": \"takujo/1\"}"));
    QVERIFY(!PositionDraft::isEditable(file));
    QVERIFY(write("\"takujo-position/1\"" + QByteArray(300 * 1024, ' ')));
    QVERIFY(!PositionDraft::isEditable(file));
    QVERIFY(!PositionDraft::isEditable(folder.filePath(u"none"_s)));
}

// Each draft by itself, oldest first; what the folder holds besides is left alone.
void TestPositionDraft::keepsWhatIsNotSaved()
{
    const QDir folder(m_folder->path());
    m_draft->open(u"first"_s);
    m_draft->check();
    QVERIFY(folder.isEmpty()); // not changed
    m_draft->setText(u"first, changed"_s);
    m_draft->check();
    QTest::qWait(20); // files in the order of their times
    m_draft->open(u"second"_s);
    m_draft->setText(u"second, changed"_s);
    QFile foreign(folder.filePath(u"mine.json"_s)); // saved here by somebody
    QVERIFY(foreign.open(QIODevice::WriteOnly) && foreign.write("mine") > 0);
    foreign.close();
    begin();
    QCOMPARE(m_draft->aside(), 2);
    m_draft->takeUp();
    QCOMPARE(m_draft->text(), u"first, changed"_s);
    begin(); // taken up and not saved
    QCOMPARE(m_draft->aside(), 2);
    m_draft->takeUp();
    m_draft->setSaved();
    m_draft->takeUp();
    m_draft->setText(QString(kMaxDocumentBytes + 1, u' ')); // nothing would read it
    m_draft->check();
    begin();
    QCOMPARE(m_draft->aside(), 0);
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{u"mine.json"_s});
}

QTEST_MAIN(TestPositionDraft)
#include "tst_positiondraft.moc"
