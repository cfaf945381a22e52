// Why: the reasons of a hint and of a move looked back at, by key, by mouse and for a reader.
#include "arrangement.h"

#include <QAccessible>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestWhy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void hintHasRowsOfReasons_data() { bothLanguages(); }
    void hintHasRowsOfReasons();
    void moveOfAComputerIsExplained_data() { bothLanguages(); }
    void moveOfAComputerIsExplained();
    void enterPlaysWhatIsAdvised_data();
    void enterLeavesWhatAHintLeaves();
    void enterPlaysWhatIsAdvised();
};

namespace {

bool quickMatch(WindowDriver &window, const QString &game = u"ccc"_s)
{
    if (!window.desktop().app().quickStart(game))
        return false;
    window.desktop().go(u"table"_s);
    window.session()->setSimulations(200);
    return QTest::qWaitFor([&] { return window.session()->myTurn(); }, 20000);
}

/// What a reader hears of the prompt bar beside its first line.
QString heard(WindowDriver &window)
{
    QQuickItem *words = window.itemOfType("PromptWords");
    QAccessibleInterface *accessible =
        words ? QAccessible::queryAccessibleInterface(words) : nullptr;
    return accessible ? accessible->text(QAccessible::Description) : QString();
}

/// A row for every reason, with its words, and all of them in what a reader hears.
QString missing(WindowDriver &window, const QVariantList &reasons)
{
    for (const QVariant &row : reasons) {
        const QString text = row.toMap().value(u"text"_s).toString();
        if (text.isEmpty() || text.contains(u"⟦"_s) || !window.named(text) ||
            !heard(window).contains(text))
            return u"missing: "_s + text;
    }
    return {};
}

/// W at the last move of a computer that says something.
bool asksOfAComputer(WindowDriver &window)
{
    MatchSession *session = window.session();
    WhyModel *why = session->why();
    for (int ply = session->ply(); ply > 0 && why->reasons().isEmpty(); --ply) {
        session->cursor()->lookAt(ply);
        window.key(Qt::Key_W);
        if (why->reasons().isEmpty() || session->match().isHuman(session->match().actorAt(ply - 1)))
            why->close();
    }
    return why->open() && !why->reasons().isEmpty();
}

} // namespace

void TestWhy::hintHasRowsOfReasons()
{
    QFETCH(QString, language);
    for (const QSize &size : {QSize(1280, 720), QSize(1920, 1080)}) {
        WindowDriver window(language, size);
        QVERIFY(quickMatch(window));
        window.key(Qt::Key_H);
        HintModel *hint = window.session()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hint->searching() && !hint->text().isEmpty(), 20000);
        QVERIFY(!hint->reasons().isEmpty() && hint->reasons().size() <= 3);
        QTRY_COMPARE(missing(window, hint->reasons()), QString());
        keepPicture(window, u"why hint %1 %2"_s.arg(language).arg(size.width()));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(hint->text().isEmpty());
    }
    QCOMPARE(takeWarnings(), QStringList());
}

void TestWhy::moveOfAComputerIsExplained()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(quickMatch(window));
    MatchSession *session = window.session();
    WhyModel *why = session->why();
    const auto others = [&] { // somebody else has moved, and it is my turn again
        return session->myTurn() && session->match().turn() >= session->seatCount();
    };
    for (int step = 0; step < 20 && !others(); ++step) {
        decideSomehow(session);
        QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
    }
    QVERIFY(others());
    if (session->cursor()->live()) { // the last move, too, which only earlier ones could be asked
        window.key(Qt::Key_W);
        QVERIFY(why->open() && session->cursor()->ply() == session->ply());
        window.key(Qt::Key_Escape);
        session->cursor()->lookAt(session->ply() - 1);
    }
    QVERIFY(asksOfAComputer(window));
    QVERIFY(!why->searching()); // nothing but what was seen
    QTRY_COMPARE(missing(window, why->reasons()), QString());
    keepPicture(window, u"why move %1"_s.arg(language));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!why->open());
    QVERIFY(!session->cursor()->live()); // one step at a time
    QVERIFY(window.click(language == u"ja"_s ? u"なぜこの手？"_s : u"Why this move?"_s));
    QVERIFY(why->open());
    QVERIFY(window.click(language == u"ja"_s ? u"閉じる"_s : u"Close"_s));
    QVERIFY(!why->open());
    QCOMPARE(takeWarnings(), QStringList());
}

void TestWhy::enterPlaysWhatIsAdvised_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// Mining without any equipment is complete from the start: Enter mined, whatever the hint said.
void TestWhy::enterLeavesWhatAHintLeaves()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().setFixedSeed(7);
    QVERIFY(quickMatch(window, u"hakkutsu"_s));
    MatchSession *session = window.session();
    for (int step = 0; step < 200; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
        const bool ready = session->prompt()->composed() && session->draft()->complete();
        const int row = session->prompt()->optionCount() - 1; // far from what is best
        HintModel *hint = session->hint();
        if (ready || row < 0) {
            hint->request();
            QTRY_VERIFY_WITH_TIMEOUT(!hint->searching() && !hint->text().isEmpty(), 20000);
        }
        if (ready && session->prompt()->suggested() >= 0) {
            const int ply = session->ply();
            const Move left = session->prompt()->prompt().options.front().move;
            window.key(Qt::Key_Return);
            QVERIFY(session->ply() > ply);
            QCOMPARE(session->match().record().plies[static_cast<std::size_t>(ply)].move, left);
            return;
        }
        hint->layOut();
        QVERIFY(ready || row < 0 ? session->confirmDraft() : session->choose(row));
    }
    QFAIL("no hint leaves a rock");
}

// Where the hint was about a button Enter pressed another one, or opened the menu of all.
void TestWhy::enterPlaysWhatIsAdvised()
{
    QFETCH(QString, game);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(quickMatch(window, game));
    MatchSession *session = window.session();
    bool pressed = false;          // a button that was advised
    bool laidOut = game != u"ccc"; // a move that is put together; CCC advises both soon
    for (int step = 0; step < 40 && !(pressed && laidOut); ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
        window.key(Qt::Key_H);
        HintModel *hint = session->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hint->searching() && !hint->text().isEmpty(), 20000);
        const int ply = session->ply();
        if (hint->composed()) { // Enter sets it up, and once more plays it
            window.key(Qt::Key_Return);
            QTRY_VERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
            QVERIFY(hint->text().isEmpty() && session->ply() == ply);
            window.key(Qt::Key_Return);
            QVERIFY(session->ply() > ply);
            laidOut = true;
            continue;
        }
        const int row =
            session->prompt()->suggested(); // less: what is advised stands there already
        const Move best =
            row < 0 ? Move()
                    : session->prompt()->prompt().options.at(static_cast<std::size_t>(row)).move;
        const QString label =
            row < 0 ? QString() : session->prompt()->option(row)[u"label"_s].toString();
        QTRY_VERIFY2(row < 0 || window.named(label), qPrintable(label)); // Enter presses it
        window.key(Qt::Key_Return);
        QVERIFY(session->ply() > ply);
        QVERIFY(row < 0 ||
                session->match().record().plies[static_cast<std::size_t>(ply)].move == best);
        pressed = pressed || row >= 0;
    }
    QVERIFY(pressed && laidOut);
    QCOMPARE(takeWarnings(), QStringList());
}

QTEST_MAIN(TestWhy)
#include "tst_why.moc"
