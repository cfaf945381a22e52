// What one seat holds must not reach another through the window: texts, names and descriptions for
// screen readers, models, log, looking back, hints, seats that change hands, shelf and records.
#include "games/ccc/rules/facts.h"
#include "motions.h"
#include "windowdriver.h"

#include <QAccessible>
#include <QQuickWindow>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestSecrets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void keepsHandsOfComputers_data() { bothLanguages(); }
    void keepsHandsOfComputers();
    void keepsHandsBetweenPeople();
    void smallCardsAreOfOneViewer();
    void hintDiesWithItsTurn();
    void coversWhenAPersonLeaves_data();
    void coversWhenAPersonLeaves();
    void looksFromNoOtherSeat();
};

namespace {

QString words(const Match &match, const Text &text, Language language)
{
    Words words(match.game().definition(), language);
    words.setSeats(match.seats()); // the log names the seats as they are named here
    return words(text);
}

// Everything that everybody was told: with two packs a card of this name may have been seen.
QString toldToAll(const MatchSession &session)
{
    QString out;
    for (int ply = -1; ply < session.ply(); ++ply)
        for (const Event &event : session.match().events(kNoSeat, ply))
            out += words(session.match(), event.text, session.language()) +
                   words(session.match(), event.detail, session.language());
    return out;
}

// Names of the cards a seat holds, but those that `viewer` holds too or that everybody saw.
QStringList heldBy(const MatchSession &session, SeatId seat, SeatId viewer)
{
    const Match &match = session.match();
    const auto cards = [&](SeatId whose) {
        QStringList out;
        const Presentation table = whose == kNoSeat ? Presentation() : match.table(whose);
        for (const Piece &piece : table.pieces)
            if (piece.zone == "hand")
                out.append(words(match, piece.name, session.language()));
        return out;
    };
    QStringList out = cards(seat);
    for (const QString &own : cards(viewer))
        out.removeAll(own);
    const QString told = toldToAll(session);
    out.removeIf([&](const QString &name) { return told.contains(name, Qt::CaseInsensitive); });
    return out;
}

// A row of the log about somebody else's act that says more than everybody was told, empty = none.
QString saysTooMuch(MatchSession &session)
{
    QStringList told;
    for (int ply = -1; ply < session.ply(); ++ply)
        for (const Event &event : session.match().events(kNoSeat, ply))
            told.append(words(session.match(), event.text, session.language()) + u'|' +
                        words(session.match(), event.detail, session.language()));
    for (int row = 0; row < session.log()->count(); ++row) {
        const int seat = session.log()->value(row, u"seat"_s).toInt();
        QString said = session.log()->value(row, u"text"_s).toString() + u'|' +
                       session.log()->value(row, u"detail"_s).toString();
        if (seat >= 0 && seat != session.view()->seat() && !told.contains(said))
            return said;
    }
    return {};
}

void addRows(const RowModel &model, QStringList &out)
{
    for (const RowModel::Row &row : model.rows())
        for (const QVariant &value : row.values)
            out.append(value.toString());
}

// Everything the models of the match hold in words.
QStringList modelWords(MatchSession &session)
{
    QStringList out{session.table()->phase(),   session.actorName(),
                    session.hint()->text(),     session.prompt()->title(),
                    session.prompt()->detail(), session.outcome()->told()};
    out += session.hint()->sentences() + session.draft()->lines();
    WhyModel *why = session.why();
    why->ask(session.cursor()->ply());
    out.append(why->text());
    for (const QVariant &row : why->reasons())
        out.append(row.toMap().value(u"text"_s).toString());
    why->close();
    QStringList zones{u"board"_s, u"hand"_s, u"stock"_s}; // used cards lie open (CCC-A13)
    for (int seat = 0; seat < session.seatCount(); ++seat)
        zones.append(u"hand.%1"_s.arg(seat));
    for (const QString &zone : zones)
        addRows(*session.table()->zone(zone), out);
    addRows(*session.seats(), out);
    addRows(*session.log(), out);
    addRows(*session.turnMoves(), out);
    addRows(*session.prompt()->options(), out);
    return out;
}

void addItems(QQuickItem *item, QStringList &out)
{
    if (item->inherits("QQuickText"))
        out.append(item->property("text").toString());
    if (QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item))
        out += {accessible->text(QAccessible::Name), accessible->text(QAccessible::Description),
                accessible->text(QAccessible::Value)};
    for (QQuickItem *child : item->childItems())
        addItems(child, out);
}

// First words of the window or the models that name a card, empty = none.
QString betrayed(WindowDriver &window, const QStringList &cards)
{
    QStringList all = modelWords(*window.session());
    addItems(window.desktop().window()->contentItem(), all);
    for (const QString &text : all)
        for (const QString &card : cards)
            if (text.contains(card, Qt::CaseInsensitive))
                return card + u" in: "_s + text;
    return {};
}

QStringList kindsOf(const QVariantList &motions)
{
    QStringList out;
    for (const QVariant &motion : motions)
        out.append(motion.value<Motion>().kind);
    return out;
}

// A block of the log on the screen whose small cards are not what its viewer knows, empty = none.
// @param known counts the cards drawn in the blocks that are right
QString drawnForAnother(QQuickItem *item, MatchSession &session, int &known)
{
    for (QQuickItem *child : item->childItems())
        if (QString found = drawnForAnother(child, session, known); !found.isEmpty())
            return found;
    if (!QString::fromLatin1(item->metaObject()->className()).startsWith(u"LogPieces_"_s))
        return {};
    const QQuickItem *turn = item->parentItem()->parentItem();
    const auto lines = static_cast<int>(turn->property("lines").toList().size());
    const QVariantList motions = item->property("motions").toList();
    const QStringList shown = kindsOf(motions);
    if (shown != kindsOf(session.logPieces(turn->property("from").toInt() - 1,
                                           turn->property("order").toInt(), lines)))
        return turn->property("first").toString() + u": "_s + shown.join(u' ');
    known +=
        static_cast<int>(std::count_if(motions.begin(), motions.end(), [](const QVariant &value) {
            const auto motion = value.value<Motion>();
            return motion.known && motion.type == static_cast<int>(EventType::Draw);
        }));
    return {};
}

// Cards no seat but their owner has seen: all that were not played or thrown away face up before.
bool firstCycle(MatchSession &session)
{
    return factsFrom<ccc::TableFacts>(session.table()->facts()).cycle <= 1 && !session.finished();
}

bool waitForMe(MatchSession *session)
{
    return QTest::qWaitFor(
        [&] {
            return session->myTurn() || session->finished() || session->view()->covered() ||
                   session->view()->handingOver();
        },
        20000);
}

// Two people and no computer, the first one's hand is shown.
bool startFor(int people, WindowDriver &window)
{
    SetupModel *setup = window.desktop().app().setup();
    if (!setup->choose(u"ccc"_s))
        return false;
    for (int seat = 1; seat < people; ++seat)
        setup->setHuman(seat, true);
    if (!window.desktop().app().startWithoutKeeping())
        return false;
    window.desktop().go(u"table"_s);
    return QTest::qWaitFor([&] { return window.session()->view()->covered(); });
}

// Draws cards where that can be chosen.
void drawSomething(MatchSession *session)
{
    const auto &options = session->prompt()->prompt().options;
    for (std::size_t row = options.size(); row-- > 0;) {
        const std::string move = session->match().game().moveText(options[row].move);
        if (move.starts_with("draw ") && !move.starts_with("draw 0"))
            return void(session->choose(static_cast<int>(row)));
    }
    decideSomehow(session);
}

// Until the next person is asked for.
bool passOn(MatchSession *session, void (*decide)(MatchSession *) = decideSomehow)
{
    for (int i = 0; i < 40 && !session->view()->covered(); ++i) {
        if (!waitForMe(session))
            return false;
        if (session->myTurn())
            decide(session);
        session->view()->handOver();
    }
    return session->view()->covered();
}

} // namespace

void TestSecrets::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestSecrets::keepsHandsOfComputers()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    int looked = 0;
    for (int turn = 0; turn < 12 && waitForMe(session) && firstCycle(*session); ++turn, ++looked) {
        QStringList secrets;
        for (SeatId seat = 1; seat < session->seatCount(); ++seat)
            secrets += heldBy(*session, seat, 0);
        QVERIFY(secrets.size() > 3);
        QCOMPARE(betrayed(window, secrets), QString());
        QCOMPARE(saysTooMuch(*session), QString());
        for (int ply = 0; ply < session->ply(); ply += 3) {
            session->cursor()->lookAt(ply);
            QCOMPARE(betrayed(window, secrets), QString());
        }
        session->cursor()->backToNow();
        QStringList summaries;
        addRows(*window.desktop().app().shelf()->unfinished(), summaries);
        window.desktop().app().records()->rescan();
        addRows(*window.desktop().app().records(), summaries);
        for (const QString &card : secrets)
            QVERIFY2(!summaries.join(u'\n').contains(card), qPrintable(card));
        decideSomehow(session);
    }
    QVERIFY(looked >= 4);
}

void TestSecrets::keepsHandsBetweenPeople()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startFor(2, window));
    MatchSession *session = window.session();
    for (int turn = 0; turn < 6 && firstCycle(*session); ++turn) {
        QVERIFY(session->view()->covered());
        const auto seat = static_cast<SeatId>(session->view()->coverSeat());
        const auto other = static_cast<SeatId>(1 - seat);
        QTest::qWait(30);
        QCOMPARE(betrayed(window, heldBy(*session, 0, kNoSeat) + heldBy(*session, 1, kNoSeat)),
                 QString());
        session->undo();
        session->redo();
        session->cursor()->lookAt(0);
        session->hint()->request();
        QVERIFY(session->view()->covered() && session->cursor()->live() &&
                !session->hint()->searching());
        session->view()->uncover();
        QTest::qWait(30);
        QCOMPARE(betrayed(window, heldBy(*session, other, seat)), QString());
        QCOMPARE(saysTooMuch(*session), QString());
        session->cursor()->lookAt(std::max(session->ply() - 1, 0));
        QCOMPARE(betrayed(window, heldBy(*session, other, seat)), QString());
        session->cursor()->backToNow();
        QVERIFY(passOn(session) || session->finished());
    }
}

// Who draws and who looks on read the same words: they do not tell whose view the cards beside are of.
void TestSecrets::smallCardsAreOfOneViewer()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startFor(2, window));
    MatchSession *session = window.session();
    QQuickItem *content = window.desktop().window()->contentItem();
    int known = 0;
    for (int turn = 0; turn < 6 && session->view()->covered(); ++turn) {
        QTest::qWait(30);
        int uncovered = 0;
        QCOMPARE(drawnForAnother(content, *session, uncovered), QString());
        QCOMPARE(uncovered, 0);
        session->view()->uncover();
        QTest::qWait(30);
        QCOMPARE(drawnForAnother(content, *session, known), QString());
        QVERIFY(passOn(session, drawSomething) || session->finished());
    }
    QVERIFY(known > 0);
}

// The search for a hint may still run when the next person takes the screen.
void TestSecrets::hintDiesWithItsTurn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startFor(2, window));
    MatchSession *session = window.session();
    session->view()->uncover();
    session->setSimulations(20000);
    session->hint()->request();
    QVERIFY(session->hint()->searching());
    QVERIFY(passOn(session));
    session->view()->uncover();
    QVERIFY(!session->hint()->searching());
    QTest::qWait(300);
    QVERIFY(session->myTurn());
    QCOMPARE(session->hint()->text(), QString());
    QCOMPARE(session->hint()->sentences(), QStringList());
}

void TestSecrets::coversWhenAPersonLeaves_data()
{
    QTest::addColumn<bool>("resigns");
    QTest::addColumn<int>("people");
    for (const int people : {2, 3}) {
        QTest::addRow("one of %d gives the seat to the computer", people) << false << people;
        QTest::addRow("one of %d gives up", people) << true << people;
    }
}

// Who leaves in the own turn still looks at the screen; so do the others, while the computer plays on.
void TestSecrets::coversWhenAPersonLeaves()
{
    QFETCH(bool, resigns);
    QFETCH(int, people);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(startFor(people, window));
    MatchSession *session = window.session();
    const auto leaver = static_cast<SeatId>(session->view()->coverSeat());
    session->view()->uncover();
    const auto other = static_cast<SeatId>(1 - leaver);
    if (resigns)
        session->giveUp(leaver);
    else
        session->giveBack(leaver, u"beginner"_s);
    QCOMPARE(session->view()->seat(), -1);
    QCOMPARE(betrayed(window, heldBy(*session, leaver, kNoSeat)), QString());
    if (people > 2)
        return;
    QVERIFY(session->view()->covered());
    QCOMPARE(session->view()->coverSeat(), int(other));
    QCOMPARE(betrayed(window, heldBy(*session, other, kNoSeat)), QString());
    session->view()->uncover();
    QCOMPARE(session->view()->seat(), int(other));
    QVERIFY(waitForMe(session));
    QVERIFY(session->myTurn());
}

void TestSecrets::looksFromNoOtherSeat()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    MatchSession *session = window.session();
    QVERIFY(waitForMe(session));
    for (int seat = -1; seat < session->seatCount(); ++seat)
        session->view()->lookFrom(seat);
    QCOMPARE(session->view()->seat(), 0);
    QVERIFY(!window.desktop().app().replaySession());
    QVERIFY(!window.desktop().app().branchHere());
    session->takeOver(1);
    QCOMPARE(session->view()->seat(), 0);
    QCOMPARE(betrayed(window, heldBy(*session, 1, 0)), QString());
}

QTEST_MAIN(TestSecrets)
#include "tst_secrets.moc"
