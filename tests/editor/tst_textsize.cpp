// The text size and the window's size: everything follows, at the start and while the editor is
// open, and nothing is cut off at 1280 x 720 up to 200 %.
#include "cutoff.h"
#include "docks/docktitle.h"
#include "editing.h"
#include "form/paramform.h"
#include "window/detailsdialog.h"
#include "window/editoractions.h"
#include "window/elidedlabel.h"
#include "window/look.h"
#include "window/ruleswindow.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kWindow(1280, 720);
constexpr int kText = 13; ///< pixels at 100 %

constexpr int kRowsSeen = 5;
constexpr std::array kPanels{"dock.explanation", "dock.differences", "dock.problems",
                             "dock.balance"};

/// Rows of the form whose names are within its part that is seen.
int rowsSeen(const RulesWindow &window)
{
    const auto *form = window.findChild<ParamForm *>();
    int seen = 0;
    for (const ParamRow *row : form->findChildren<ParamRow *>()) {
        const auto *name = row->findChild<QLabel *>();
        const QRect place(name->mapTo(form->viewport(), QPoint()), name->size());
        seen += name->isVisible() && form->viewport()->rect().contains(place);
    }
    return seen;
}

} // namespace

class TestTextSize : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everythingGrows_data();
    void everythingGrows();
    void dialogsAndMenusGrow_data() { sizes(); }
    void dialogsAndMenusGrow();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void fairDialogFits_data() { nothingIsCutOff_data(); }
    void fairDialogFits();
    void formHasRoom_data();
    void formHasRoom();
    void panelsTakeTurns();
    void noteOfAPanelGivesWay();
    void takesTheSizeAskedFor();
    void keepsItsSizeWithinTheScreen();

private:
    void sizes();
    void open(int size, const QString &rules = u"ccc:standard"_s);

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestTextSize::init() { m_host = std::make_unique<TestHost>(); }

void TestTextSize::cleanup()
{
    m_window.reset();
    m_host.reset();
}

void TestTextSize::sizes()
{
    QTest::addColumn<int>("size");
    for (const int size : {100, 125, 150, 200})
        QTest::addRow("%d %%", size) << size;
}

void TestTextSize::open(int size, const QString &rules)
{
    m_host->size = size;
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(m_window->open(rules));
}

void TestTextSize::everythingGrows_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("size");
    for (const int size : {100, 125, 150, 200}) {
        QTest::addRow("%d %%", size) << size << size;
        QTest::addRow("from 100 to %d %%", size) << 100 << size;
    }
    QTest::addRow("from 200 to 100 %%") << 200 << 100;
}

// Text of 13 pixels in every kind of widget; captions of 12, heads and names in their own sizes.
void TestTextSize::everythingGrows()
{
    QFETCH(int, first);
    QFETCH(int, size);
    open(first);
    m_host->size = size;
    if (size != first)
        m_window->followSettings();
    const int wanted = qRound(kText * size / 100.0);
    const auto *row = part<QFrame>(*m_window, "row.jokers");
    const QList<std::pair<const char *, const QWidget *>> all{
        {"menu bar", m_window->menuBar()},
        {"menu", m_window->menuBar()->actions().first()->menu()},
        {"tool button",
         part<QToolBar>(*m_window, "toolbar")->widgetForAction(part<QAction>(*m_window, "new"))},
        {"tree", part<QTreeView>(*m_window, "tree")},
        {"search", part<QLineEdit>(*m_window, "tree.search")},
        {"label of a row", row->findChild<QLabel *>()},
        {"number", part<QSpinBox>(*m_window, "jokers")},
        {"tick", part<QWidget>(*m_window, "advanced_rule")},
        {"button", part<QWidget>(*m_window, "banner.action")},
        {"head of a table", part<QTreeView>(*m_window, "balance.table")->header()},
        {"title of a panel", part<QDockWidget>(*m_window, "dock.tree")->titleBarWidget()},
        {"name of a panel",
         part<QDockWidget>(*m_window, "dock.tree")->titleBarWidget()->findChild<QLabel *>()},
        {"status", m_window->statusBar()->findChild<QLabel *>()}};
    for (const auto &[name, widget] : all)
        QVERIFY2(widget && QFontInfo(widget->font()).pixelSize() == wanted,
                 qPrintable(u"%1: %2, not %3"_s.arg(QLatin1String(name))
                                .arg(widget ? widget->font().pixelSize() : 0)
                                .arg(wanted)));
    QCOMPARE(QToolTip::font().pixelSize(), wanted);
    QCOMPARE(part<QDockWidget>(*m_window, "dock.tree")->titleBarWidget()->height(),
             qRound(28 * size / 100.0));
}

void TestTextSize::dialogsAndMenusGrow()
{
    QFETCH(int, size);
    open(size);
    const int wanted = qRound(kText * size / 100.0);
    DetailsDialog dialog(m_window->document()->rules(), Language::En, u"x"_s, u"y"_s,
                         m_window.get());
    dialog.offerGames(m_host->catalogue());
    dialog.show();
    const QList<QWidget *> parts = dialog.findChildren<QWidget *>();
    QVERIFY(parts.size() > 10);
    for (const QWidget *widget : parts)
        QVERIFY2(widget->font().pixelSize() == wanted, widget->metaObject()->className());
    QVERIFY(dialog.sizeHint().height() < kWindow.height());
    QMenu menu(m_window.get());
    menu.ensurePolished();
    QCOMPARE(menu.font().pixelSize(), wanted);
}

void TestTextSize::nothingIsCutOff_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("language");
    for (const int size : {100, 150, 200})
        for (const int language : {0, 1})
            QTest::addRow("%d %% %s", size, language ? "en" : "ja") << size << language;
}

// A label or button that is shown has the room its text needs, or ends in "…" and tells the rest; also
// on the panels that wait for their turn.
void TestTextSize::nothingIsCutOff()
{
    QFETCH(int, size);
    QFETCH(int, language);
    m_host->use(static_cast<Language>(language));
    for (const GameEntry &game : m_host->catalogue().games()) {
        open(size, game.id + u":standard"_s);
        for (const char *panel : kPanels) {
            part<QDockWidget>(*m_window, panel)->show();
            QTest::qWait(20); // the panels take their places
            QCOMPARE(m_window->size(), kWindow);
            for (const QWidget *widget : m_window->findChildren<QWidget *>())
                if (const QString fault = cutOff(*widget); !fault.isEmpty())
                    QFAIL(qPrintable(game.id + u' ' + QLatin1String(panel) + u' ' + fault));
        }
    }
}

// "Make it fair…" was larger than the screen, its buttons out of reach; a name that is ticked is whole.
void TestTextSize::fairDialogFits()
{
    QFETCH(int, size);
    QFETCH(int, language);
    m_host->use(static_cast<Language>(language));
    for (const char *rules : {"hakkutsu:standard", "ccc:standard", "couperation:standard"}) {
        open(size, QLatin1String(rules));
        m_window->actions()["fair"]->trigger();
        auto *dialog = part<QDialog>(*m_window, "fair");
        QTest::qWait(20); // the parts take their places
        QCOMPARE(dialog->size().boundedTo(kWindow), dialog->size());
        for (const char *name : {"fair.start", "fair.close"}) {
            const auto *button = part<QAbstractButton>(*dialog, name);
            const QRect place(button->mapTo(dialog, QPoint()), button->size());
            QVERIFY2(dialog->rect().contains(place), name);
        }
        const auto *body = part<QScrollArea>(*dialog, "fair.body");
        QCOMPARE(body->horizontalScrollBar()->maximum(), 0);
        for (const QCheckBox *box : dialog->findChildren<QCheckBox *>())
            QVERIFY2(!box->isChecked() || box->width() >= box->sizeHint().width(),
                     qPrintable(box->text()));
        m_host->size = 200; // its numbers had no room left
        m_window->followSettings();
        QTest::qWait(20);
        for (const QLineEdit *number : dialog->findChildren<QLineEdit *>())
            if (number->isVisible())
                QVERIFY(number->width() > number->fontMetrics().horizontalAdvance(number->text()));
    }
}

void TestTextSize::formHasRoom_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("theme");
    for (const int size : {125, 150, 200})
        for (const int language : {0, 1})
            for (const char *theme : {"day", "hcDark"})
                QTest::addRow("%d %% %s %s", size, language ? "en" : "ja", theme)
                    << size << language << QString::fromLatin1(theme);
}

// Large text takes no rows of the first five; only where a table comes earlier there are fewer.
void TestTextSize::formHasRoom()
{
    QFETCH(int, size);
    QFETCH(int, language);
    QFETCH(QString, theme);
    m_host->use(static_cast<Language>(language));
    m_host->themeName = theme;
    for (const GameEntry &game : m_host->catalogue().games()) {
        open(100, game.id + u":standard"_s);
        QTest::qWait(20); // the panels take their places
        const int wanted = std::min(kRowsSeen, rowsSeen(*m_window));
        m_window.reset();
        m_host->values.clear();
        open(size, game.id + u":standard"_s);
        QTest::qWait(20);
        QVERIFY2(rowsSeen(*m_window) >= wanted,
                 qPrintable(u"%1: %2 of %3"_s.arg(game.id).arg(rowsSeen(*m_window)).arg(wanted)));
    }
}

// Where height is short, one panel is shown at a time; each form of the window keeps its own layout.
void TestTextSize::panelsTakeTurns()
{
    const auto shown = [this] {
        QStringList names;
        for (const char *panel : kPanels)
            if (part<QDockWidget>(*m_window, panel)->isVisible())
                names += QLatin1String(panel);
        return names.join(u' ');
    };
    const auto sized = [this](int size) {
        m_host->size = size;
        m_window->followSettings();
    };
    const QString all = u"dock.explanation dock.differences dock.problems dock.balance"_s;
    open(200);
    QCOMPARE(shown(), u"dock.explanation"_s);
    auto *title = part<QDockWidget>(*m_window, "dock.explanation")->titleBarWidget();
    auto *others = part<QToolButton>(*title, "panel.others");
    QVERIFY(others->isVisible() && !others->accessibleName().isEmpty());
    QCOMPARE(others->menu()->actions().size(), qsizetype{4});
    others->menu()->actions().at(2)->trigger();
    QCOMPARE(shown(), u"dock.problems"_s);
    part<QDockWidget>(*m_window, "dock.balance")->toggleViewAction()->trigger();
    QCOMPARE(shown(), u"dock.balance"_s);
    QVERIFY(others->menu()->actions().at(3)->isChecked());
    sized(100);
    QCOMPARE(shown(), all);
    QVERIFY(!others->isVisible());
    sized(200);
    QCOMPARE(shown(), u"dock.balance"_s);
    m_window->resize(kWindow * 2);
    QTRY_COMPARE(shown(), all);
}

void TestTextSize::noteOfAPanelGivesWay()
{
    open(200);
    DockTitle title;
    title.setTitle(u"Differences from the base"_s);
    title.setNote(u"3 items"_s);
    auto *button = new QToolButton;
    title.addWidget(button);
    title.resize(kWindow.width(), title.height());
    title.show();
    const auto labels = title.findChildren<ElidedLabel *>();
    QVERIFY(labels.last()->isVisible() && !labels.first()->isElided());
    title.resize(labels.first()->sizeHint().width() + button->sizeHint().width() + 40,
                 title.height());
    title.layout()->activate();
    QVERIFY(!labels.last()->isVisible());
    QVERIFY(!labels.first()->isElided());
}

void TestTextSize::takesTheSizeAskedFor()
{
    m_host->asked = QSize(1000, 640);
    open(100);
    QCOMPARE(m_window->size(), QSize(1000, 640));
    m_window.reset();
    QVERIFY(!m_host->values.contains(u"editor/geometry"_s)); // it was for this run only
    QVERIFY(m_host->values.contains(u"editor/docks"_s));
}

void TestTextSize::keepsItsSizeWithinTheScreen()
{
    m_host->asked = QSize();
    open(100);
    const QSize room = m_window->screen()->availableSize();
    QCOMPARE(m_window->size(), kWindow.boundedTo(room));
    m_window->resize(760, 610);
    m_window.reset();
    open(100);
    QCOMPARE(m_window->size(), QSize(760, 610));
    m_window->resize(room * 2);
    m_window.reset();
    open(100);
    QCOMPARE(m_window->size(), m_window->size().boundedTo(room));
    m_window.reset();
    m_host->values.clear();
    open(125);
    QCOMPARE(m_window->size(), (kWindow * 1.25).boundedTo(room));
}

QTEST_MAIN(TestTextSize)
#include "tst_textsize.moc"
