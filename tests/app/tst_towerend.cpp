// How Couperation ends in the real window: the finished tower that is heard, and the broken one that shows
// which cards contradict each other. Any QML warning fails.
#include "games/couperation/rules/facts.h"
#include "theatrelook.h"

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestTowerEnd : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"couperation"_s, "Couperation"); }
    void init()
    {
        forgetUserFiles();
        takeWarnings();
    }
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void rowsOfTheFinishedTowerSound();
    void whatBrokeTheTowerIsRinged();
    void replaysFromWhatLostByButtonAndKey();
    void howItEndedOpensItsTurns();
    void whoCouldDoNothingShowsTheHand();

private:
    void sharesAreWhole(WindowDriver &window);
};

namespace {

/// A match without people that was lost by this clause, its result on the page.
bool lose(WindowDriver &window, const QString &clause = u"CP-21"_s)
{
    App &app = window.desktop().app();
    for (quint64 seed = 1; seed < 60; ++seed) {
        app.setFixedSeed(seed);
        if (!app.quickStart(u"couperation"_s))
            return false;
        for (int seat = 0; seat < app.session()->seatCount(); ++seat)
            app.session()->giveBack(seat, u"random"_s);
        if (!QTest::qWaitFor([&] { return app.session()->finished(); }, 60000))
            return false;
        if (app.session()->outcome()->clause() != clause)
            continue;
        window.desktop().go(u"result"_s);
        return QTest::qWaitFor([&] { return window.itemOfType("TogetherEnd") != nullptr; }, 5000);
    }
    return false;
}

/// Names of the cards of the last picture that have a flag.
QStringList endCards(WindowDriver &window, const char *flag)
{
    QStringList names;
    window.itemWhere([&](QQuickItem *item) {
        if (item->property(flag).toBool() && item->property("placer").isValid())
            names.append(item->property("name").toString());
        return false;
    });
    names.sort();
    return names;
}

/// Names of the cards that have to do with the break, as the game tells them.
QStringList toldCards(MatchSession *session, const QList<couperation::RangeRole> &roles)
{
    QStringList names;
    const RowModel *tower = session->table()->zone(u"tower"_s);
    for (int row = 0; row < tower->count(); ++row) {
        const auto facts =
            factsFrom<couperation::PieceFacts>(tower->value(row, u"facts"_s).value<QList<int>>());
        if (roles.contains(static_cast<couperation::RangeRole>(facts.rangeRole)))
            names.append(tower->value(row, u"name"_s).toString());
    }
    names.sort();
    return names;
}

} // namespace

// A clink a row, from the top, higher on higher rows.
void TestTowerEnd::rowsOfTheFinishedTowerSound()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(16);
    for (quint64 seed = 11; seed < 31; ++seed) {
        app.setFixedSeed(seed);
        QVERIFY(app.quickStart(u"couperation"_s));
        app.session()->giveUp(0);
        QTRY_VERIFY_WITH_TIMEOUT(app.session()->finished(), 60000);
        if (!app.session()->outcome()->winners().isEmpty())
            break;
    }
    QVERIFY(!app.session()->outcome()->winners().isEmpty());
    Settings &settings = window.desktop().settings();
    settings.overrideValue(u"pace"_s, u"normal"_s);
    settings.overrideValue(u"still"_s, false);
    emit settings.animationFactorChanged();
    QSignalSpy wanted(app.sounds(), &Sounds::wanted);
    window.desktop().go(u"result"_s);
    const auto glasses = [&] {
        QStringList names;
        for (const QList<QVariant> &call : wanted)
            if (const QString name = call.front().toString(); name.startsWith(u"glass-"_s))
                names.append(name);
        return names;
    };
    const QStringList rows{u"glass-5"_s, u"glass-5"_s, u"glass-5"_s, u"glass-4"_s,
                           u"glass-3"_s, u"glass-2"_s, u"glass-1"_s};
    QTRY_COMPARE_WITH_TIMEOUT(glasses(), rows, 20000);
    sharesAreWhole(window);
}

// 25 was placed by nobody and the sum one short; nothing stood as a dot.
void TestTowerEnd::sharesAreWhole(WindowDriver &window)
{
    int sum = 0;
    for (QQuickItem *count : shownItems(window, "TogetherCount"))
        if (const QString told = count->property("told").toString();
            told != u"Turns"_s && told != u"Replaced"_s)
            sum += count->property("count").toInt();
    QCOMPARE(sum, window.session()->outcome()->totals().first());
    QVERIFY(!window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->property("text") == u"·"_s; }));
}

// Which cards contradict each other could not be seen.
void TestTowerEnd::whatBrokeTheTowerIsRinged()
{
    using couperation::RangeRole;
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(lose(window));
    MatchSession *session = window.session();
    const QStringList against = toldCards(session, {RangeRole::Contradicted});
    QVERIFY(!against.isEmpty());
    QTRY_COMPARE(endCards(window, "broken"), toldCards(session, {RangeRole::Broken}));
    QCOMPARE(endCards(window, "broken").size(), qsizetype{1});
    QCOMPARE(endCards(window, "contradicted"), against);
    QCOMPARE(endCards(window, "ringed"),
             toldCards(session, {RangeRole::Contradicted, RangeRole::Limit}));
    QVERIFY2(against.front().contains(u"contradicts"_s), qPrintable(against.front()));
    // no word of the headline stands alone on its last line
    const auto headline = [](QQuickItem *item) {
        return item->property("parts").isValid() && // of a TkBalancedText
               item->property("words").toString() == u"The tower did not hold"_s;
    };
    QQuickItem *words = window.itemWhere(headline);
    QVERIFY(words);
    QCOMPARE(words->property("text").toString(), u"The tower\ndid not hold"_s);
}

void TestTowerEnd::replaysFromWhatLostByButtonAndKey()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(lose(window));
    MatchSession *session = window.session();
    const int turn = session->story()->lossTurn();
    const int ply = session->story()->lossPly();
    QVERIFY(turn > 0 && turn < session->story()->turns());
    QVERIFY(window.click(u"Replay from turn %1"_s.arg(turn)));
    QTRY_COMPARE(window.page(), u"table"_s);
    QCOMPARE(session->cursor()->ply(), ply);
    session->cursor()->backToNow();
    window.desktop().go(u"result"_s);
    QTRY_VERIFY(window.itemOfType("TogetherEnd"));
    window.key(Qt::Key_R);
    QTRY_COMPARE(window.page(), u"table"_s);
    QCOMPARE(session->cursor()->ply(), ply);
}

// The turns that led to the loss stand beside the scene; the rings are drawn, with reduced motion at once.
void TestTowerEnd::howItEndedOpensItsTurns()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(lose(window));
    MatchSession *session = window.session();
    RowModel *steps = session->story()->ending();
    const int ply = steps->value(0, u"ply"_s).toInt();
    const QString row = u"Turn %1, %2"_s.arg(steps->value(0, u"turn"_s).toInt())
                            .arg(steps->value(0, u"text"_s).toString());
    QQuickItem *scene = nullptr;
    const auto shown = [&] {
        return window.itemWhere([](QQuickItem *item) {
            return item->property("stuckHand").isValid() && item->property("drawn").isValid();
        });
    };
    QTRY_VERIFY(scene = shown());
    QTRY_COMPARE(scene->property("drawn").toReal(), 1.0);
    QVERIFY(window.click(row));
    QTRY_COMPARE(window.page(), u"table"_s);
    QCOMPARE(session->cursor()->ply(), ply);
    session->cursor()->backToNow();
    Settings &settings = window.desktop().settings();
    settings.overrideValue(u"pace"_s, u"normal"_s);
    settings.overrideValue(u"still"_s, false);
    emit settings.animationFactorChanged();
    window.desktop().go(u"result"_s);
    QTRY_VERIFY(scene = shown());
    QCOMPARE(scene->property("drawn").toReal(), 0.0); // first the card is turned
    QTRY_COMPARE(scene->property("drawn").toReal(), 1.0);
}

// Nothing is hidden when it is over: why there was no move must be seen (CP-A7).
void TestTowerEnd::whoCouldDoNothingShowsTheHand()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(lose(window, u"CP-A7"_s));
    QQuickItem *hand = nullptr;
    QTRY_VERIFY((hand = window.itemOfType("CoupEndHand")) && hand->isVisible());
    QVERIFY(!hand->property("title").toString().isEmpty());
    const auto facts = factsFrom<couperation::TableFacts>(window.session()->table()->facts());
    QVERIFY(facts.stuckSeat >= 0);
}

QTEST_MAIN(TestTowerEnd)
#include "tst_towerend.moc"
