// What the window shows: the document, its state, and words in the language in use.
#include "docks/balancepanel.h"
#include "docks/differencespanel.h"
#include "docks/docktitle.h"
#include "docks/explanationpanel.h"
#include "docks/problemspanel.h"
#include "editoractions.h"
#include "fair/fairdialog.h"
#include "form/paramform.h"
#include "formhead.h"
#include "look.h"
#include "ruleswindow.h"
#include "ruletree.h"

#include <QDir>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTimer>

namespace takujo::editor {

using namespace Qt::StringLiterals;

std::vector<Wording> RulesWindow::wordings() const
{
    const GameDefinition &game = m_document->game();
    const Language other = m_host.language() == Language::Ja ? Language::En : Language::Ja;
    const Wording first(game, m_host.language());
    return {first, first.in(other)};
}

QString RulesWindow::reference() const
{
    if (!m_document)
        return {};
    const RuleSet &rules = m_document->rules();
    return m_document->readOnly() ? qs(rules.game + ":" + rules.base) : m_document->file();
}

void RulesWindow::showDocument(RulesDocument *document)
{
    disconnect(m_changes);
    m_smoke.cancel();
    if (document != m_document)
        m_balance.clear();
    // nothing may show the document before when it is let go
    m_form->setDocument(nullptr);
    m_explanation->setDocument(nullptr, m_words);
    m_document = document;
    m_documents.tidy(document);
    if (!document) {
        m_bannerAct = nullptr;
        m_head->say({});
        showAll();
        return;
    }
    const std::vector<Wording> words = wordings();
    m_words = words.front();
    const bool same = m_form->game() == &document->game();
    if (!same)
        m_form->build(document->game(), words);
    m_form->setDocument(document);
    m_spot->clear(); // a square or row of the one before
    m_changes = connect(document, &RulesDocument::changed, this, &RulesWindow::documentChanged);
    m_explanation->setDocument(document, m_words);
    if (m_form->selected().empty() || !same)
        m_form->select(document->schema().params.front().id);
    showBanner(*document);
    showAll();
}

void RulesWindow::showBanner(RulesDocument &document)
{
    m_bannerAct = nullptr;
    if (document.readOnly()) {
        m_bannerAct = [this] { duplicate(); };
        m_head->say(tr("Official rules cannot be changed. A duplicate becomes your own."),
                    tr("Duplicate"));
    } else if (m_restored) {
        // back to what was saved; redo brings the draft again
        m_bannerAct = [this] {
            m_document->undoStack().setIndex(0);
            m_head->say({});
        };
        m_head->say(m_documents.changedElsewhere(document)
                        ? tr("Restored: changes that were not saved when the program ended. "
                             "Meanwhile the file was changed elsewhere.")
                        : tr("Restored: changes that were not saved when the program ended."),
                    document.undoStack().count() > 0 ? tr("Back to the saved state") : QString());
    } else if (m_outside.contains(document.file())) {
        m_bannerAct = [this] { importFile(m_document->file()); };
        m_head->say(tr("This file lies outside your rules."), tr("Keep in my rules"));
    } else {
        m_head->say({});
    }
}

void RulesWindow::documentChanged()
{
    m_explanation->refresh();
    m_smoke.schedule(m_document);
    m_balance.cancel();
    m_balancePanel->setStale(true);
    nameInTree(*m_document);
    if (m_fairDialog && reference() == m_fairOf)
        m_fairDialog->followRules(*m_document);
    showAll();
}

void RulesWindow::showAll()
{
    m_head->show(m_document, m_words);
    m_differences->show(m_document, m_words);
    m_titles[2]->setNote(m_document ? tr("%n item(s)", "", m_document->changeCount()) : QString());
    if (m_document)
        m_balancePanel->setRules(m_document->rules(), m_document->report().seats, m_words);
    else
        m_balancePanel->setRules({}, {}, m_words);
    showProblems();
    showState();
}

void RulesWindow::showProblems()
{
    const Look &l = look();
    if (!m_document) {
        m_problems->clear();
        m_form->setMistakes({});
        return;
    }
    Problems played;
    auto state = ProblemsPanel::Smoke::Idle;
    const int games = m_smoke.result() ? m_smoke.result()->games : 0;
    if (m_smoke.result()) {
        const SmokeResult &result = *m_smoke.result();
        played = result.warnings;
        if (result.failure)
            played.insert(played.begin(), result.failure->problem);
        state = result.failure      ? ProblemsPanel::Smoke::Failed
                : result.complete() ? ProblemsPanel::Smoke::Fine
                                    : ProblemsPanel::Smoke::Stopped;
    } else if (m_smoke.running()) {
        state = ProblemsPanel::Smoke::Playing;
    }
    m_problems->show(m_document->problems(), played, m_words, m_document->schema(),
                     m_document->readOnly());
    m_problems->showSmoke(state, games, m_smoke.milliseconds());
    QMap<QString, QStringList> mistakes;
    for (const Problem &problem : m_document->problems())
        if (problem.severity == Severity::Error)
            mistakes[ProblemsPanel::place(problem.path).first].append(m_words.problem(problem));
    m_form->setMistakes(mistakes);
    const int errors = m_problems->count(Severity::Error);
    const int cautions = m_problems->count(Severity::Caution);
    const int notes = m_problems->count(Severity::Note);
    m_titles[3]->setChip(0, errors ? tr("%n error(s)", "", errors) : QString(), l.err, l.errSoft);
    m_titles[3]->setChip(1, cautions ? tr("%n caution(s)", "", cautions) : QString(), l.warn,
                         l.warnSoft);
    m_titles[3]->setChip(2, notes ? tr("%n note(s)", "", notes) : QString(), l.accent,
                         l.accentSoft);
    showState();
}

void RulesWindow::showBalance()
{
    m_titles[4]->setChip(0, m_balancePanel->facts(), look().ink2, look().sunk);
    if (!m_balance.running() && !m_balance.finished() && !m_balance.report())
        giveRoomBack();
}

void RulesWindow::showState()
{
    const Look &l = look();
    //: title of the window; [*] is where Qt marks unsaved changes
    setWindowTitle(m_document
                       ? tr("%1[*] – Rules editor – Takujo")
                             .arg(m_document->readOnly() ? m_words.preset(m_document->rules().base)
                                                         : m_words.name(m_document->rules()))
                       : tr("Rules editor – Takujo"));
    const bool modified = m_document && !m_document->readOnly() && m_document->isModified();
    setWindowModified(modified);
    showActions();
    if (!m_document) {
        for (QLabel *label : {m_checked, m_counts, m_spot, m_unsaved})
            label->clear();
        return;
    }
    const bool wrong = m_document->hasErrors();
    m_checked->setText(tr("Checked"));
    m_checked->setStyleSheet(u"padding: 0 8px; color: "_s + (wrong ? l.err : l.good).name());
    m_counts->setText(QStringList{tr("%n change(s)", "", m_document->changeCount()),
                                  tr("%n error(s)", "", m_problems->count(Severity::Error)),
                                  tr("%n caution(s)", "", m_problems->count(Severity::Caution))}
                          .join(m_words.ja() ? u"・"_s : u" · "_s));
    m_unsaved->setText(modified ? tr("There are unsaved changes") : QString());
}

// A file that was written elsewhere: nothing else in the window shows that it is there.
void RulesWindow::tellSaved(const QString &file)
{
    constexpr int kShown = 10'000; // ms
    statusBar()->showMessage(tr("Saved to %1").arg(QDir::toNativeSeparators(file)), kShown);
}

void RulesWindow::showActions()
{
    const bool some = m_document != nullptr;
    const bool own = some && !m_document->readOnly();
    const bool deleted = m_tree->kind() == RuleTreeModel::Deleted;
    const auto enable = [this](const char *name, bool on) { (*m_actions)[name]->setEnabled(on); };
    enable("save", own); // also without changes: a cell that is open becomes one
    for (const char *name : {"saveAs", "duplicate", "export", "find", "rulebook"})
        enable(name, some);
    enable("details", own);
    enable("remove", own && !deleted); // else not what is selected would go
    enable("restore", deleted);
    enable("purge", deleted);
    enable("undo", own && m_document->undoStack().canUndo());
    enable("redo", own && m_document->undoStack().canRedo());
    const Param *param = some ? m_document->schema().find(m_form->selected()) : nullptr;
    enable("reset", own && param && m_document->isChanged(*param));
    const bool fine = some && !m_document->hasErrors();
    const QString why = some && !fine ? tr("Not until %n error(s) are fixed", "",
                                           m_problems->count(Severity::Error))
                                      : QString();
    for (const char *name : {"play", "setUp", "check", "balance", "fair"}) {
        enable(name, fine);
        m_actions->setReason(name, why);
    }
    const QString undo = own ? m_document->undoStack().undoText() : QString();
    (*m_actions)["undo"]->setStatusTip(undo);
}

void RulesWindow::rebuildTree()
{
    m_tree->rebuild(m_host.catalogue(), m_library, m_outside, m_host.language());
    for (const RulesDocument *document : m_documents.modified()) {
        nameInTree(*document);
        m_tree->model().setModified(document->file(), true);
    }
}

// The file on disk has the name it had when it was saved.
void RulesWindow::nameInTree(const RulesDocument &document)
{
    const RuleSet &rules = document.rules();
    const LibraryEntry entry{document.file(), qs(rules.game), qs(rules.nameJa), qs(rules.nameEn)};
    m_tree->setName(document.file(), entryName(entry, m_host.language()));
}

void RulesWindow::showMenu(const QPoint &place)
{
    QMenu menu(this);
    const bool deleted = m_tree->kind() == RuleTreeModel::Deleted;
    const QStringList names =
        deleted ? QStringList{u"restore"_s, u"purge"_s}
                : QStringList{u"play"_s, u"duplicate"_s, u"details"_s, u"export"_s, u"remove"_s};
    for (const QString &name : names)
        menu.addAction((*m_actions)[name.toLatin1().constData()]);
    menu.exec(place);
}

void RulesWindow::retranslate()
{
    const std::array titles{tr("Rule sets"), tr("Explanation"), tr("Differences from the base"),
                            tr("Problems"), tr("Balance report")};
    for (std::size_t i = 0; i < titles.size(); ++i) {
        m_titles[i]->applyLook();
        m_titles[i]->setTitle(titles[i]);
        m_docks[i]->setWindowTitle(titles[i]);
        m_docks[i]->toggleViewAction()->setText(titles[i]);
    }
    m_titles[3]->setNote(tr("Choose one to go there"));
    nameChoice();
    m_actions->retranslate();
    m_tree->retranslate();
    m_head->retranslate();
    m_balancePanel->retranslate();
    if (m_fairDialog)
        m_fairDialog->retranslate(m_words.in(m_host.language()));
}

// What opened a dialog may be a part of the form, which is made anew: not while it waits for its answer.
void RulesWindow::followSettings()
{
    constexpr int kPause = 200;
    if (QGuiApplication::modalWindow()) {
        QTimer::singleShot(kPause, this, &RulesWindow::followSettings);
        return;
    }
    setLook(m_host.theme(), m_host.palette(), m_host.textSize());
    setPalette(look().palette());
    setFont(look().font());
    setStyleSheet(look().styleSheet());
    retranslate();
    followRoom();
    rebuildTree();
    if (!m_document) {
        showAll();
        return;
    }
    const std::string param = m_form->selected();
    m_form->build(m_document->game(), wordings());
    RulesDocument *document = m_document;
    showDocument(document);
    m_form->select(param);
    m_tree->select(reference());
}

} // namespace takujo::editor
