// A position that is set up as text: what is wrong and where, what is shown of it, what is put aside.
#include "positiondraft.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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

private:
    QString firstTurn(const QString &game, int seats = 2);
    QString marked() const
    {
        return draft->text().mid(draft->problemStart(), draft->problemLength());
    }

    Catalogue catalogue;
    std::unique_ptr<PositionDraft> draft;
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
    draft = std::make_unique<PositionDraft>(catalogue, seating);
    draft->show(Language::En);
}

QString TestPositionDraft::firstTurn(const QString &game, int seats)
{
    const Loaded<RuleSet> rules = catalogue.rulesFor(game + u":standard"_s);
    const auto made = catalogue.makeGame(*rules, seats);
    const Match match(*made, *rules, std::vector<SeatSetup>(static_cast<std::size_t>(seats)), 7);
    return PositionDraft::textOf(**made, *rules, match.stateAt(match.plyCount()));
}

void TestPositionDraft::showsEveryGame_data()
{
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

void TestPositionDraft::showsEveryGame()
{
    QFETCH(QString, game);
    const QString text = firstTurn(game);
    draft->open(text);
    QCOMPARE(draft->problem(), QString());
    QVERIFY(draft->sound() && draft->playable());
    QVERIFY(draft->session() && draft->session()->entry().id == game);
    QVERIFY2(draft->standing().startsWith(u"To decide: You"_s), qPrintable(draft->standing()));
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 10; ++i)
        draft->check();
    qInfo("%s: %lld ms a check", qPrintable(game), clock.elapsed() / 10);
    QVERIFY(clock.elapsed() < 10 * 100); // it runs while somebody types
}

// The table is not made anew for every letter: its pieces go over into those of the new position.
void TestPositionDraft::changeKeepsTheTable()
{
    draft->open(firstTurn(u"coldwater"_s));
    MatchSession *const session = draft->session();
    const StateBlob before = draft->position()->state;
    draft->setText(replaced(draft->text(), u"\"epoch\": 0"_s, u"\"epoch\": 1"_s));
    draft->check();
    QCOMPARE(draft->problem(), QString());
    QVERIFY(draft->position()->state.hash() != before.hash());
    QCOMPARE(draft->session(), session);
    QCOMPARE(session->match().stateAt(0).hash(), draft->position()->state.hash());
}

void TestPositionDraft::namesTheWrongField()
{
    draft->open(firstTurn(u"coldwater"_s));
    const QSignalSpy checked(draft.get(), &PositionDraft::checked);
    draft->setText(replaced(draft->text(), u"\"phase\": \"place\""_s, u"\"phase\": \"盤\""_s));
    draft->check();
    QCOMPARE(checked.count(), 1);
    QVERIFY(!draft->sound() && !draft->playable());
    QVERIFY2(draft->problem().contains(u"/state/phase"_s), qPrintable(draft->problem()));
    QCOMPARE(marked(), u"\"盤\""_s);
    draft->setText(replaced(draft->text(), u"\"盤\""_s, u"\"place\", \"depth\": 3"_s));
    draft->check();
    QVERIFY2(draft->problem().contains(u"depth"_s), qPrintable(draft->problem()));
    QCOMPARE(marked(), u"3"_s);
}

void TestPositionDraft::namesWhereReadingEnded()
{
    draft->open(firstTurn(u"ccc"_s));
    draft->setText(replaced(draft->text(), u"\"seats\": 2,"_s, u"\"seats\": 2;"_s));
    draft->check();
    QVERIFY2(draft->problem().startsWith(u"Line 5"_s), qPrintable(draft->problem()));
    QCOMPARE(marked(), u";"_s);
}

void TestPositionDraft::keepsTheLastSoundTable()
{
    const QString text = firstTurn(u"hakkutsu"_s);
    draft->open(text);
    const MatchSession *const session = draft->session();
    draft->setText(u"{"_s);
    draft->check();
    QVERIFY(!draft->sound());
    QCOMPARE(draft->session(), session);
    draft->setText(text);
    draft->check();
    QVERIFY(draft->playable());
    draft->open(u"no position"_s);
    QVERIFY(!draft->session());
    QCOMPARE(draft->standing(), QString());
}

void TestPositionDraft::overIsNotPlayedOn()
{
    const Loaded<RuleSet> rules = catalogue.rulesFor(u"ccc:standard"_s);
    const auto game = *catalogue.makeGame(*rules, 2);
    Match match(game, *rules, std::vector<SeatSetup>(2), 3);
    while (!match.finished())
        match.play(match.legal().moves.front());
    draft->open(PositionDraft::textOf(*game, *rules, match.stateAt(match.plyCount())));
    QCOMPARE(draft->problem(), QString());
    QVERIFY(draft->sound() && !draft->playable());
    QVERIFY2(draft->standing().contains(u"over"_s), qPrintable(draft->standing()));
    QVERIFY(draft->session()->finished());
}

void TestPositionDraft::checksWhenSomebodyPauses()
{
    draft->open(firstTurn(u"ccc"_s));
    const QSignalSpy checked(draft.get(), &PositionDraft::checked);
    draft->setText(u"{"_s);
    draft->setText(u"{}"_s);
    QVERIFY(checked.isEmpty() && draft->sound());
    QTRY_COMPARE(checked.count(), 1);
    QVERIFY(!draft->sound());
}

void TestPositionDraft::refusesWhatIsTooLarge()
{
    QElapsedTimer clock;
    clock.start();
    draft->open(u'[' + QString(20 * 1024 * 1024, u' ') + u']');
    QVERIFY(!draft->sound());
    QVERIFY2(draft->problem().contains(u"16"_s), qPrintable(draft->problem()));
    QCOMPARE(draft->problemLength(), 0);
    QVERIFY(clock.elapsed() < 5000);
}

void TestPositionDraft::staysWithinDepth()
{
    draft->open(QString(200000, u'['));
    QVERIFY(!draft->sound() && !draft->problem().isEmpty());
    draft->open(u"{\"format\": \"takujo-position/1\", \"game\": [[[[]]]]}"_s);
    QVERIFY(!draft->sound() && !draft->problem().isEmpty());
}

void TestPositionDraft::putsChangedTextsAside()
{
    const QString text = firstTurn(u"ccc"_s);
    draft->open(text);
    draft->open(text);
    QCOMPARE(draft->aside(), 0);
    draft->setText(u"mine"_s);
    draft->open(text);
    QCOMPARE(draft->aside(), 1);
    const QSignalSpy replaced(draft.get(), &PositionDraft::replaced);
    draft->takeUp();
    QCOMPARE(draft->text(), u"mine"_s);
    QCOMPARE(draft->aside(), 0); // what it took the place of was not changed
    QCOMPARE(replaced.count(), 1);
    draft->setSaved();
    draft->open(text);
    QCOMPARE(draft->aside(), 0);
}

void TestPositionDraft::speaksTheLanguage()
{
    draft->open(replaced(firstTurn(u"ccc"_s), u"\"seats\": 2"_s, u"\"seats\": 9"_s));
    const QString english = draft->problem();
    draft->show(Language::Ja);
    QVERIFY(draft->problem() != english && !draft->problem().isEmpty());
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

QTEST_MAIN(TestPositionDraft)
#include "tst_positiondraft.moc"
