// Making of the window; its docks, files and showing are in ruleswindow_*.cpp.
#include "ruleswindow.h"

#include "docks/balancepanel.h"
#include "docks/differencespanel.h"
#include "docks/docktitle.h"
#include "docks/explanationpanel.h"
#include "docks/problemspanel.h"
#include "editoractions.h"
#include "elidedlabel.h"
#include "fair/fairdialog.h"
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
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSize(1280, 720);

/// Other files are none.
QStringList rulesIn(const QMimeData &dragged)
{
    QStringList out;
    for (const QUrl &url : dragged.urls())
        if (const QString file = url.toLocalFile(); file.endsWith(u".takujo-rules"_s))
            out.append(file);
    return out;
}

} // namespace

RulesWindow::RulesWindow(EditorHost &host)
    : m_host(host),
      m_library(host.catalogue(), host.rulesFolder()),
      m_documents(host.catalogue(), m_library),
      m_balance(host),
      m_check(host, m_balance),
      m_fair(host.catalogue())
{
    setLook(host.theme(), host.palette(), host.textSize());
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
    m_balancePanel = new BalancePanel(m_balance, m_check);
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

void RulesWindow::connectPanels()
{
    // which may build the tree anew, not in the midst of its press
    connect(m_tree, &RuleTree::chosen, this, &RulesWindow::open, Qt::QueuedConnection);
    connect(m_tree, &RuleTree::selectionChanged, this, &RulesWindow::showActions);
    connect(m_tree, &RuleTree::menuWanted, this, &RulesWindow::showMenu);
    connect(m_tree, &RuleTree::restoreWanted, (*m_actions)["restore"], &QAction::trigger);
    connect(m_head, &FormHead::filterChanged, m_form, &ParamForm::setFilter);
    connect(m_head, &FormHead::actionWanted, this, &RulesWindow::bannerAction);
    connect(m_form, &ParamForm::selectionChanged, this, [this](const QString &param) {
        m_explanation->setParam(param.toStdString());
        showActions();
    });
    connect(m_form, &ParamForm::spotChanged, m_spot, &QLabel::setText);
    connect(m_form, &ParamForm::saved, this, &RulesWindow::tellSaved);
    connect(m_balancePanel, &BalancePanel::saved, this, &RulesWindow::tellSaved);
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
    connect(m_balancePanel, &BalancePanel::begun, this, &RulesWindow::makeRoomForReport);
    connect(m_balancePanel, &BalancePanel::fairWanted, (*m_actions)["fair"], &QAction::trigger);
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
        connect((*m_actions)[name], &QAction::triggered, this, [this, act] {
            m_form->finishTyping();
            act();
        });
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
    on("restore", [this] { restoreDeleted(m_tree->reference()); });
    on("purge", [this] { purge(); });
    on("close", [this] { QMainWindow::close(); });
    on("undo", [this] { m_document->undoStack().undo(); });
    on("redo", [this] { m_document->undoStack().redo(); });
    on("find", [this] { m_head->focusSearch(); });
    on("reset", [this] { resetSelected(); });
    on("resetLayout", [this] { resetLayout(); });
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
    on("fair", [this] { makeFair(); });
}

void RulesWindow::resetSelected()
{
    if (const Param *param = m_document->schema().find(m_form->selected()))
        m_document->reset(*param, tr("Reset %1").arg(m_words.label(*param)));
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

void RulesWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    keepLayout();
    m_smoke.cancel();
    m_fair.stop();
    if (m_fairDialog)
        m_fairDialog->close();
    m_balance.pause();
    m_check.cancel();
    event->accept();
}

void RulesWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_actions->fit();
    // docks are not moved while the window lays them out
    QMetaObject::invokeMethod(this, &RulesWindow::followRoom, Qt::QueuedConnection);
}

// Sizes of buttons are known only when they are shown.
void RulesWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    m_actions->fit();
}

void RulesWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!rulesIn(*event->mimeData()).isEmpty() && !event->source())
        event->acceptProposedAction();
}

// Later: who let them go is not kept waiting for an answer.
void RulesWindow::dropEvent(QDropEvent *event)
{
    QTimer::singleShot(0, this, [this, files = rulesIn(*event->mimeData())] {
        for (const QString &file : files)
            importFile(file);
    });
    event->acceptProposedAction();
}

} // namespace takujo::editor
