// Making of the window; files and showing are in ruleswindow_files.cpp and ruleswindow_show.cpp.
#include "ruleswindow.h"

#include "docks/balancepanel.h"
#include "docks/differencespanel.h"
#include "docks/docktitle.h"
#include "docks/explanationpanel.h"
#include "docks/problemspanel.h"
#include "editoractions.h"
#include "elidedlabel.h"
#include "form/paramform.h"
#include "formhead.h"
#include "look.h"
#include "ruletree.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSize(1280, 720);
constexpr int kFlat = 540; ///< below this height explanation and differences share a place
constexpr int kLeastPanel = 60;
constexpr int kLayoutVersion = 2;

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

RulesWindow::RulesWindow(EditorHost &host)
    : m_host(host),
      m_library(host.catalogue(), host.rulesFolder()),
      m_documents(host.catalogue(), m_library),
      m_balance(host.catalogue())
{
    setLook(host.theme(), host.textSize());
    setObjectName(u"rulesEditor"_s);
    setPalette(look().palette());
    setFont(look().font());
    setStyleSheet(look().styleSheet());
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    m_actions = new EditorActions(*this);
    m_tree = new RuleTree;
    m_head = new FormHead;
    m_form = new ParamForm;
    m_explanation = new ExplanationPanel;
    m_differences = new DifferencesPanel;
    m_problems = new ProblemsPanel;
    m_balancePanel = new BalancePanel(m_balance);
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_form, 1);
    setCentralWidget(centre);
    makeDocks();
    for (QLabel **label : {&m_checked, &m_counts, &m_spot, &m_unsaved})
        *label = new ElidedLabel;
    statusBar()->addWidget(m_checked);
    statusBar()->addWidget(m_counts);
    statusBar()->addPermanentWidget(m_spot);
    statusBar()->addPermanentWidget(m_unsaved);
    connectPanels();
    connectActions();
    restoreLayout();
    retranslate();
    rebuildTree();
    showDocument(nullptr);
    m_tree->setFocus();
}

RulesWindow::~RulesWindow()
{
    m_smoke.cancel();
    m_balance.cancel();
    keepLayout();
}

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
}

void RulesWindow::connectPanels()
{
    connect(m_tree, &RuleTree::chosen, this, &RulesWindow::open);
    connect(m_tree, &RuleTree::selectionChanged, this, &RulesWindow::showActions);
    connect(m_tree, &RuleTree::menuWanted, this, &RulesWindow::showMenu);
    connect(m_head, &FormHead::filterChanged, m_form, &ParamForm::setFilter);
    connect(m_head, &FormHead::actionWanted, this, &RulesWindow::bannerAction);
    connect(m_form, &ParamForm::selectionChanged, this, [this](const QString &param) {
        m_explanation->setParam(param.toStdString());
        showActions();
    });
    connect(m_form, &ParamForm::spotChanged, m_spot, &QLabel::setText);
    connect(m_explanation, &ExplanationPanel::clausesChanged, m_titles[1], &DockTitle::setNote);
    connect(m_explanation, &ExplanationPanel::rulebookWanted, this, [this] {
        if (m_document)
            m_host.openRulebook(m_document->rules());
    });
    connect(m_differences, &DifferencesPanel::goTo, this,
            [this](const QString &param) { m_form->goTo(param.toStdString(), {}); });
    connect(m_problems, &ProblemsPanel::goTo, this,
            [this](const QString &param, const QString &pointer) {
                m_form->goTo(param.toStdString(), pointer);
            });
    connect(m_problems, &ProblemsPanel::replayWanted, this, &RulesWindow::openReplay);
    connect(m_balancePanel, &BalancePanel::factsChanged, this, &RulesWindow::showBalance);
    connect(&m_smoke, &SmokeRunner::started, this, &RulesWindow::showProblems);
    connect(&m_smoke, &SmokeRunner::finished, this, &RulesWindow::showProblems);
    connect(&m_documents, &OpenDocuments::modifiedChanged, this, [this](const QString &file) {
        m_tree->model().setModified(file, m_documents.isModified(file));
        showState();
    });
}

void RulesWindow::connectActions()
{
    const auto on = [this](const char *name, auto act) {
        connect((*m_actions)[name], &QAction::triggered, this, act);
    };
    on("new", [this] { create(m_document ? qs(m_document->rules().game) : m_tree->game(), {}); });
    on("open", [this] { openDialog(); });
    on("save", [this] { save(); });
    on("saveAs", [this] { saveAs(); });
    on("duplicate", [this] { duplicate(); });
    on("details", [this] { editDetails(); });
    on("import", [this] { importDialog(); });
    on("export", [this] { exportDialog(); });
    on("remove", [this] { remove(); });
    on("restore", [this] { restoreDeleted(); });
    on("purge", [this] { purge(); });
    on("close", [this] { QMainWindow::close(); });
    on("undo", [this] { m_document->undoStack().undo(); });
    on("redo", [this] { m_document->undoStack().redo(); });
    on("find", [this] { m_head->focusSearch(); });
    on("reset", [this] {
        if (const Param *param = m_document->schema().find(m_form->selected()))
            m_document->reset(*param, tr("Reset %1").arg(m_words.label(*param)));
    });
    on("play", [this] { play(false); });
    on("setUp", [this] { play(true); });
    on("rulebook", [this] { m_host.openRulebook(m_document->rules()); });
    on("check", [this] {
        m_docks[3]->show();
        m_smoke.start(*m_document);
    });
    on("balance", [this] {
        m_docks[4]->show();
        m_balancePanel->start();
    });
}

// As large as asked for, as it was, or as the mockup; never larger than the screen.
void RulesWindow::restoreSize()
{
    const QSize room = screen()->availableSize();
    const QSize asked = m_host.windowSize();
    if (asked.isValid()) {
        resize(asked);
    } else if (!restoreGeometry(m_host.kept(u"editor/geometry"_s).toByteArray())) {
        resize((kSize * look().scale).boundedTo(room));
    } else if (!isMaximized() && !isFullScreen()) {
        resize(size().boundedTo(room)); // it may have been a larger one
    }
}

// The panels of the mockup; with large text in a small window the form keeps its share.
void RulesWindow::arrangeDocks()
{
    const auto part = [](int wanted, double share, int whole) {
        return std::min(look().px(wanted), static_cast<int>(share * whole));
    };
    const int left = part(215, 0.24, width());
    const int problems = static_cast<int>(0.4 * (width() - left));
    resizeDocks({m_docks[0], m_docks[1]}, {left, part(336, 0.27, width())}, Qt::Horizontal);
    resizeDocks({m_docks[3], m_docks[4]}, {problems, width() - left - problems}, Qt::Horizontal);
    resizeDocks({m_docks[3]}, {part(196, 0.27, height())}, Qt::Vertical);
    if (height() < look().px(kFlat)) {
        tabifyDockWidget(m_docks[1], m_docks[2]);
        m_docks[1]->raise();
        return;
    }
    QTimer::singleShot(0, this, [this] { // heights are known only then
        resizeDocks({m_docks[1], m_docks[2]}, {look().px(250), look().px(150)}, Qt::Vertical);
    });
}

void RulesWindow::restoreLayout()
{
    restoreSize();
    if (!restoreState(m_host.kept(u"editor/docks"_s).toByteArray(), kLayoutVersion))
        arrangeDocks();
    m_form->setFolded(m_host.kept(u"editor/foldedGroups"_s).toStringList());
    m_tree->setFolded(m_host.kept(u"editor/foldedGames"_s).toStringList());
}

void RulesWindow::keepLayout()
{
    if (!m_host.windowSize().isValid()) // else it was for this run only
        m_host.keep(u"editor/geometry"_s, saveGeometry());
    m_host.keep(u"editor/docks"_s, saveState(kLayoutVersion));
    m_host.keep(u"editor/foldedGroups"_s, m_form->folded());
    m_host.keep(u"editor/foldedGames"_s, m_tree->folded());
}

void RulesWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    keepLayout();
    m_smoke.cancel();
    m_balance.pause();
    event->accept();
}

void RulesWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_actions->fit();
}

// Sizes of buttons are known only when they are shown.
void RulesWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    m_actions->fit();
}

void RulesWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().toLocalFile().endsWith(u".takujo-rules"_s) &&
        !event->source())
        event->acceptProposedAction();
}

void RulesWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls())
        importFile(url.toLocalFile());
    event->acceptProposedAction();
}

} // namespace takujo::editor
