// Where the window's panels stand, and what is kept of it between sessions.
#include "docks/balancepanel.h"
#include "docks/differencespanel.h"
#include "docks/docktitle.h"
#include "docks/explanationpanel.h"
#include "docks/problemspanel.h"
#include "editoractions.h"
#include "form/paramform.h"
#include "formhead.h"
#include "look.h"
#include "plaintext.h"
#include "ruleswindow.h"
#include "ruletree.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFlat = 600; ///< below this height the form needs all of it
constexpr int kLeastPanel = 60;
constexpr QSize kLeastForm(320, 120); ///< else panels of another session do not fit
constexpr double kReportShare = 0.36; ///< of a flat window's width
constexpr double kTreeShare = 0.175;  ///< of it, beside a report
constexpr int kLayoutVersion = 3;
constexpr std::size_t kFirstPanel = 1; ///< of m_docks; before it is the tree

// A length at 100 % of text, but no more than a share of the window.
int part(int wanted, double share, int whole)
{
    return std::min(look().px(wanted), static_cast<int>(share * whole));
}

/// At 100 %. Rows of the form are wide enough in a window of the mockup; what is more lets names of the
/// tree be read whole.
int treeWidth(int window)
{
    constexpr int kTree = 215, kMost = 300, kWindow = 1280;
    const int more = std::max(0, window - look().px(kWindow)) / 3;
    return std::min(part(kTree, 0.24, window) + more, look().px(kMost));
}

// A panel that keeps a useful size in a dock smaller than it.
QWidget *scrolled(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMinimumHeight(kLeastPanel);
    return area;
}

} // namespace

QDockWidget *RulesWindow::addDock(Qt::DockWidgetArea area, const char *name, DockTitle *title,
                                  QWidget *body)
{
    auto *dock = new QDockWidget;
    dock->setObjectName(QLatin1String(name));
    dock->setTitleBarWidget(title);
    dock->setWidget(body);
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    addDockWidget(area, dock);
    return dock;
}

void RulesWindow::makeDocks()
{
    for (DockTitle *&title : m_titles)
        title = new DockTitle;
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_docks[0] = addDock(Qt::LeftDockWidgetArea, "dock.tree", m_titles[0], m_tree);
    m_docks[1] = addDock(Qt::RightDockWidgetArea, "dock.explanation", m_titles[1], m_explanation);
    m_docks[2] = addDock(Qt::RightDockWidgetArea, "dock.differences", m_titles[2], m_differences);
    m_docks[3] =
        addDock(Qt::BottomDockWidgetArea, "dock.problems", m_titles[3], scrolled(m_problems));
    m_docks[4] =
        addDock(Qt::BottomDockWidgetArea, "dock.balance", m_titles[4], scrolled(m_balancePanel));
    m_docks[4]->installEventFilter(this);
    splitDockWidget(m_docks[3], m_docks[4], Qt::Horizontal);
    auto *add = new QToolButton;
    add->setDefaultAction((*m_actions)["new"]);
    add->setToolButtonStyle(Qt::ToolButtonIconOnly);
    add->setObjectName(u"tree.new"_s);
    add->setAutoRaise(true);
    m_titles[0]->addWidget(add);
    QList<QAction *> views;
    for (QDockWidget *dock : m_docks)
        views.append(dock->toggleViewAction());
    m_actions->build(views);
    makeChoice();
}

// In a flat window one of the panels stands beside the form, and its title offers the others.
void RulesWindow::makeChoice()
{
    m_choice = new QMenu(this);
    auto *group = new QActionGroup(m_choice);
    for (std::size_t i = kFirstPanel; i < m_docks.size(); ++i) {
        QAction *action = group->addAction(QString());
        action->setCheckable(true);
        m_choice->addAction(action);
        connect(action, &QAction::triggered, m_docks[i], &QWidget::show);
        // also for who shows it: the menu of views, a check, a report
        connect(m_docks[i]->toggleViewAction(), &QAction::toggled, action, [this, i](bool on) {
            if (on && m_flat)
                showAlone(i);
        });
        m_others[i] = new QToolButton;
        m_others[i]->setObjectName(u"panel.others"_s);
        m_others[i]->setMenu(m_choice);
        m_others[i]->setPopupMode(QToolButton::InstantPopup);
        m_others[i]->setAutoRaise(true);
        m_others[i]->setFocusPolicy(Qt::TabFocus);
        m_titles[i]->addWidget(m_others[i]);
    }
}

void RulesWindow::showAlone(std::size_t panel)
{
    for (std::size_t i = kFirstPanel; i < m_docks.size(); ++i)
        m_docks[i]->setVisible(i == panel);
    m_choice->actions().at(static_cast<int>(panel - kFirstPanel))->setChecked(true);
}

void RulesWindow::nameChoice()
{
    for (std::size_t i = kFirstPanel; i < m_docks.size(); ++i) {
        m_choice->actions()
            .at(static_cast<int>(i - kFirstPanel))
            ->setText(m_docks[i]->windowTitle());
        m_others[i]->setIcon(look().icon(u"down"_s));
        m_others[i]->setToolTip(plainTip(tr("Other panels")));
        m_others[i]->setAccessibleName(tr("Other panels"));
    }
}

// The panels of the mockup.
void RulesWindow::arrangeWide()
{
    addDockWidget(Qt::LeftDockWidgetArea, m_docks[0]);
    for (const std::size_t i : {1, 2})
        addDockWidget(Qt::RightDockWidgetArea, m_docks[i]);
    for (const std::size_t i : {3, 4})
        addDockWidget(Qt::BottomDockWidgetArea, m_docks[i]);
    splitDockWidget(m_docks[1], m_docks[2], Qt::Vertical);
    splitDockWidget(m_docks[3], m_docks[4], Qt::Horizontal);
    for (QDockWidget *dock : m_docks)
        dock->show();
    const int left = treeWidth(width());
    const int problems = static_cast<int>(0.4 * (width() - left));
    resizeDocks({m_docks[0], m_docks[1]}, {left, part(336, 0.27, width())}, Qt::Horizontal);
    resizeDocks({m_docks[3], m_docks[4]}, {problems, width() - left - problems}, Qt::Horizontal);
    resizeDocks({m_docks[3]}, {part(196, 0.27, height())}, Qt::Vertical);
    QTimer::singleShot(0, this, [this] { // heights are known only then
        if (!m_flat)
            resizeDocks({m_docks[1], m_docks[2]}, {look().px(250), look().px(150)}, Qt::Vertical);
    });
}

// A report is a table with sentences beside it: the list of problems next to it, mostly empty, gives the
// width for both, the form some of its height. What somebody has made larger stays.
void RulesWindow::makeRoomForReport()
{
    if (m_docks[4]->isFloating())
        return;
    if (!m_roomBefore)
        m_roomBefore = {besideReport()->size(), m_docks[4]->size()};
    if (m_flat) {
        const int wide = static_cast<int>(kReportShare * width());
        if (m_docks[4]->width() < wide)
            resizeDocks({m_docks[0], m_docks[4]}, {part(215, kTreeShare, width()), wide},
                        Qt::Horizontal); // the form between them needs no sideways scroll
        return;
    }
    const int both = m_docks[3]->width() + m_docks[4]->width();
    const int problems = std::min(look().px(m_problems->isEmpty() ? 180 : 300), both / 2);
    if (m_docks[4]->width() < both - problems)
        resizeDocks({m_docks[3], m_docks[4]}, {problems, both - problems}, Qt::Horizontal);
    const int tall = std::min(look().px(300), static_cast<int>(0.42 * height()));
    if (m_docks[4]->height() < tall)
        resizeDocks({m_docks[4]}, {tall}, Qt::Vertical);
}

QDockWidget *RulesWindow::besideReport() const { return m_docks[m_flat ? 0 : 3]; }

// When there is no report any more, and before the layout is kept: it is not the person's.
void RulesWindow::giveRoomBack()
{
    if (!m_roomBefore)
        return;
    const auto [beside, report] = *std::exchange(m_roomBefore, std::nullopt);
    resizeDocks({besideReport(), m_docks[4]}, {beside.width(), report.width()}, Qt::Horizontal);
    if (!m_flat)
        resizeDocks({m_docks[4]}, {report.height()}, Qt::Vertical);
}

// Of the panel of the report: what is dragged has from then on the size that the person gave it.
bool RulesWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && QGuiApplication::mouseButtons() != Qt::NoButton)
        m_roomBefore.reset();
    return QMainWindow::eventFilter(watched, event);
}

// Large text in a small window: the form has the height, one panel the right side.
void RulesWindow::arrangeFlat()
{
    showAlone(kFirstPanel);
    addDockWidget(Qt::LeftDockWidgetArea, m_docks[0]);
    for (std::size_t i = kFirstPanel; i < m_docks.size(); ++i)
        addDockWidget(Qt::RightDockWidgetArea, m_docks[i]);
    m_docks[0]->show();
    resizeDocks({m_docks[0], m_docks[1]}, {part(215, 0.22, width()), part(336, 0.25, width())},
                Qt::Horizontal);
}

bool RulesWindow::isFlat() const { return height() < look().px(kFlat); }

// After a change of the window's size or of the text's. Each form of the window and each size of text
// has a layout of its own: widths that fit small words cut large ones.
void RulesWindow::followRoom()
{
    if (layoutKey() == m_layout) {
        if (m_kept && isVisible() && !formFits())
            resetLayout();
        m_kept = m_kept && !isVisible();
        return;
    }
    keepDocks();
    restoreDocks();
}

void RulesWindow::keepDocks()
{
    giveRoomBack();
    m_host.keep(m_layout, saveState(kLayoutVersion));
}

QString RulesWindow::layoutKey() const
{
    const int percent = look().px(100);
    return (isFlat() ? u"editor/docksFlat"_s : u"editor/docks"_s) +
           (percent == 100 ? QString() : QString::number(percent));
}

void RulesWindow::restoreDocks()
{
    m_flat = isFlat();
    m_layout = layoutKey();
    m_head->setBrief(m_flat);
    m_actions->setTight(m_flat);
    m_form->setTight(m_flat);
    for (std::size_t i = kFirstPanel; i < m_docks.size(); ++i)
        m_others[i]->setVisible(m_flat);
    m_kept = restoreState(m_host.kept(m_layout).toByteArray(), kLayoutVersion);
    if (!m_kept)
        resetLayout();
}

// What panels leave of a window smaller than the one they were arranged in.
bool RulesWindow::formFits() const
{
    const QSize room = screen()->availableSize();
    const QSize least = minimumSizeHint();
    return m_form->width() >= std::min(look().px(kLeastForm.width()), width() / 2) &&
           m_form->height() >= std::min(look().px(kLeastForm.height()), height() / 3) &&
           least.width() <= room.width() && least.height() <= room.height();
}

void RulesWindow::resetLayout()
{
    m_kept = false;
    m_roomBefore.reset();
    for (QDockWidget *dock : m_docks)
        removeDockWidget(dock); // also out of tabs
    if (m_flat)
        arrangeFlat();
    else
        arrangeWide();
}

void RulesWindow::restoreLayout()
{
    restoreSize();
    restoreDocks();
    m_form->setFolded(m_host.kept(u"editor/foldedGroups"_s).toStringList());
    m_tree->setFolded(m_host.kept(u"editor/foldedGames"_s).toStringList());
}

void RulesWindow::keepLayout()
{
    if (!m_host.windowSize().isValid()) // else it was for this run only
        m_host.keep(u"editor/geometry"_s, saveGeometry());
    keepDocks();
    m_host.keep(u"editor/foldedGroups"_s, m_form->folded());
    m_host.keep(u"editor/foldedGames"_s, m_tree->folded());
}

} // namespace takujo::editor
