// Where the panels stand: back to where they stood at first, by the menu, and where those of another session
// leave no room for the form.
#include "editing.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>
#include <QWindow>

#include <array>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void panelsGoBackToTheirPlaces();
    void panelsThatDoNotFitGoBack();
    void panelsThatFitStay();
    void aReportGivesItsRoomBack();
    void aDraggedPanelStays();
    void eachTextSizeHasALayout();
    void aWideWindowShowsNamesWhole();

private:
    void openWindow(QSize size);
    QDockWidget *dock(const char *name) { return part<QDockWidget>(*m_window, name); }
    QList<QRect> places();
    /// Measures the rules in the window.
    void measure();

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

namespace {

constexpr std::array kDocks{"dock.tree", "dock.explanation", "dock.differences", "dock.problems",
                            "dock.balance"};

} // namespace

void TestLayout::init()
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
}

void TestLayout::openWindow(QSize size)
{
    m_window.reset();
    m_host->asked = size;
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(m_window->open(u"ccc:standard"_s));
    QTest::qWait(50); // docks are laid out
}

QList<QRect> TestLayout::places()
{
    QList<QRect> out;
    for (const char *name : kDocks)
        out.append(dock(name)->isVisible() ? dock(name)->geometry() : QRect());
    return out;
}

void TestLayout::panelsGoBackToTheirPlaces()
{
    openWindow({1280, 720});
    const QList<QRect> before = places();
    m_window->addDockWidget(Qt::BottomDockWidgetArea, dock("dock.tree"));
    m_window->tabifyDockWidget(dock("dock.problems"), dock("dock.explanation"));
    dock("dock.differences")->hide();
    m_window->resizeDocks({dock("dock.balance")}, {380}, Qt::Vertical);
    QTRY_VERIFY(places() != before);
    auto *reset = m_window->actions()["resetLayout"];
    QVERIFY(reset->text().contains(u"layout"_s));
    reset->trigger();
    QTRY_COMPARE(places(), before);
}

// Arranged on a large screen, the form was a strip on a small one.
void TestLayout::panelsThatDoNotFitGoBack()
{
    openWindow({1024, 620});
    const QList<QRect> fresh = places();
    m_host->values.clear();
    openWindow({1920, 1000});
    m_window->resizeDocks({dock("dock.tree"), dock("dock.explanation")}, {620, 700},
                          Qt::Horizontal);
    QTest::qWait(50);
    openWindow({1024, 620});
    QTRY_COMPARE(places(), fresh);
}

void TestLayout::panelsThatFitStay()
{
    openWindow({1280, 720});
    const QList<QRect> fresh = places();
    dock("dock.differences")->hide();
    m_window->resizeDocks({dock("dock.explanation")}, {400}, Qt::Horizontal);
    QTRY_VERIFY(places() != fresh);
    QTest::qWait(50);
    const QList<QRect> mine = places();
    openWindow({1280, 720});
    QTRY_COMPARE(places(), mine);
    QVERIFY(!dock("dock.differences")->isVisible());
}

void TestLayout::measure()
{
    part<QSpinBox>(*m_window, "balance.games")->setValue(10);
    m_window->actions()["balance"]->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(*m_window, "balance.save")->isEnabled(), 120'000);
    QTest::qWait(50);
}

// Problems stayed a strip beside an empty panel, over a restart, too.
void TestLayout::aReportGivesItsRoomBack()
{
    for (const bool restart : {false, true}) {
        openWindow({1280, 720});
        const QList<QRect> before = places();
        measure();
        QVERIFY(places() != before);
        if (restart)
            openWindow({1280, 720});
        else
            QVERIFY(m_window->open(u"ccc:advanced"_s));
        QTRY_COMPARE(places(), before);
    }
}

void TestLayout::aDraggedPanelStays()
{
    openWindow({1280, 720});
    measure();
    const QRect report = dock("dock.balance")->geometry();
    const QPoint between(report.left() - 2, report.center().y());
    QWindow *window = m_window->windowHandle();
    QTest::mouseMove(window, between);
    QTest::mousePress(window, Qt::LeftButton, {}, between);
    QTest::mouseMove(window, between + QPoint(120, 0));
    QTest::mouseRelease(window, Qt::LeftButton, {}, between + QPoint(120, 0));
    QTRY_VERIFY(dock("dock.balance")->width() < report.width());
    const QList<QRect> mine = places();
    QVERIFY(m_window->open(u"ccc:advanced"_s));
    QTest::qWait(50);
    QCOMPARE(places(), mine);
}

// The tree kept the width that fits small letters.
void TestLayout::eachTextSizeHasALayout()
{
    openWindow({1920, 1000});
    m_window->resizeDocks({dock("dock.tree")}, {180}, Qt::Horizontal);
    QTRY_COMPARE(dock("dock.tree")->width(), 180);
    const auto sized = [this](int size) {
        m_host->size = size;
        m_window->followSettings();
        QTest::qWait(50);
    };
    sized(125);
    QVERIFY(dock("dock.tree")->width() >= 215 * 5 / 4);
    sized(100);
    QTRY_COMPARE(dock("dock.tree")->width(), 180);
}

void TestLayout::aWideWindowShowsNamesWhole()
{
    for (const int size : {100, 125}) {
        m_host->size = size;
        openWindow({1920, 1000});
        const QAbstractItemView *tree = part<QTreeView>(*m_window, "tree");
        QVERIFY2(tree->sizeHintForColumn(0) <= tree->viewport()->width(),
                 qPrintable(QString::number(tree->sizeHintForColumn(0))));
    }
}

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
