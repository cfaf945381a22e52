// The log beside the table in the real window: no place of it is empty while there is more to tell, and its small
// pieces are what the words say. Any QML warning fails.
#include "theatrelook.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void fillsItsRoom_data();
    void fillsItsRoom();
    void drawsWhatMoved_data() { fillsItsRoom_data(); }
    void drawsWhatMoved();
    void branchBeginsAtItsEnd();
};

namespace {

/// Lets so many more decisions be made, then nobody move.
bool letPlay(WindowDriver &window, int plies)
{
    MatchSession *session = window.session();
    const int wanted = session->ply() + plies;
    session->computer()->setPaused(false);
    const bool there = QTest::qWaitFor([&] { return session->ply() >= wanted; }, 60000);
    session->computer()->setPaused(true);
    QTest::qWait(150); // the log has gone to its end
    return there;
}

QQuickItem *list(WindowDriver &window)
{
    const QList<QQuickItem *> panels = shownItems(window, "LogPanel");
    for (QQuickItem *item : panels.isEmpty() ? QList<QQuickItem *>() : panels.first()->childItems())
        if (item->inherits("QQuickListView"))
            return item;
    return nullptr;
}

QList<QQuickItem *> chipsOf(QQuickItem *pieces)
{
    QList<QQuickItem *> chips;
    for (QQuickItem *bundle : pieces->childItems())
        for (QQuickItem *piece : bundle->childItems())
            for (QQuickItem *chip : piece->childItems())
                if (chip->property("chip").isValid())
                    chips.append(chip);
    return chips;
}

QQuickItem *rowAt(QQuickItem *view, double y)
{
    QQuickItem *found = nullptr;
    QMetaObject::invokeMethod(view, "itemAt", Q_RETURN_ARG(QQuickItem *, found), Q_ARG(double, 4),
                              Q_ARG(double, view->property("contentY").toDouble() + y));
    return found;
}

} // namespace

void TestLog::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestLog::fillsItsRoom_data()
{
    QTest::addColumn<int>("none");
    for (const char *game : {"ccc", "coldwater", "hakkutsu", "couperation"})
        QTest::newRow(game) << 0;
}

// Above the rows at the end a band stood empty, of which the rows had been scrolled out by their changing heights.
void TestLog::fillsItsRoom()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, QString::fromLatin1(QTest::currentDataTag()));
    int full = 0;
    for (int step = 0; step < 16; ++step) {
        QVERIFY(letPlay(window, 3));
        QQuickItem *view = list(window);
        QVERIFY(view);
        if (view->property("contentHeight").toDouble() < view->height())
            continue;
        ++full;
        const QString what =
            u"%1 at ply %2"_s.arg(QTest::currentDataTag()).arg(window.session()->ply());
        for (const double y : {2.0, view->height() / 2, view->height() - 3})
            QVERIFY2(rowAt(view, y), qPrintable(u"%1: nothing at %2"_s.arg(what).arg(y)));
        const QQuickItem *last = rowAt(view, view->height() - 3);
        QVERIFY2(last->property("index").toInt() == view->property("count").toInt() - 1,
                 qPrintable(what + u": not at its end"_s));
    }
    QVERIFY(full > 3);
}

// Bait had the backs of Master Anglers, coins those of equipment; "+13" was taken for points.
void TestLog::drawsWhatMoved()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    watchComputers(window, QString::fromLatin1(QTest::currentDataTag()));
    QStringList wrong;
    for (int step = 0; step < 8; ++step) {
        QVERIFY(letPlay(window, 5));
        for (QQuickItem *pieces : shownItems(window, "LogPieces")) {
            QMap<QString, int> unknown; // zones they come from
            for (const QVariant &value : pieces->property("motions").toList())
                if (const auto motion = value.value<Motion>(); !motion.known)
                    ++unknown[motion.fromZone];
            bool coins = false;
            for (QQuickItem *chip : chipsOf(pieces)) {
                const QString art = chip->property("chip").toMap()[u"art"_s].toString();
                coins = coins || art.endsWith(u"/coin.svg"_s);
                if (art.endsWith(u"Coldwater/art/back.svg"_s) && !unknown.contains(u"masterdeck"_s))
                    wrong.append(art + u" of "_s + unknown.keys().join(u' '));
                for (QQuickItem *words : chip->childItems())
                    if (words->isVisible() && words->property("text").toString().startsWith(u'+'))
                        wrong.append(words->property("text").toString());
            }
            if (unknown.contains(u"bank"_s) && !coins)
                wrong.append(u"no coins from the bank"_s);
        }
    }
    QCOMPARE(wrong.join(u'\n'), QString());
}

// Whoever had scrolled up to choose the moment found the log of the new match at its beginning.
void TestLog::branchBeginsAtItsEnd()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(8);
    QVERIFY(app.quickStart(u"ccc"_s));
    window.session()->giveUp(0);
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->finished(), 60000);
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    window.session()->cursor()->lookAt(window.session()->ply() - 4);
    QTRY_VERIFY(list(window));
    list(window)->setProperty("follow", false);
    list(window)->setProperty("contentY", 0);
    QVERIFY(app.branchHere());
    window.session()->computer()->setPaused(true);
    const auto lastRow = [&window] {
        QQuickItem *view = list(window);
        const QQuickItem *row = view ? rowAt(view, view->height() - 3) : nullptr;
        return row && row->property("index").toInt() == view->property("count").toInt() - 1;
    };
    QTRY_VERIFY(lastRow());
}

QTEST_MAIN(TestLog)
#include "tst_log.moc"
