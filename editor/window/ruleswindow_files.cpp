// What the window does with files: opening, saving, copies, the recoverable bin, playing.
#include "detailsdialog.h"
#include "docks/problemspanel.h"
#include "document/repair.h"
#include "form/paramform.h"
#include "formhead.h"
#include "io/files.h"
#include "io/record_io.h"
#include "ruleswindow.h"
#include "ruletree.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace takujo::editor {

using namespace Qt::StringLiterals;

bool RulesWindow::open(const QString &reference)
{
    OpenDocuments::Opened opened = m_documents.open(reference);
    if (!opened.document && offerRepair(reference, opened.problems))
        opened = m_documents.open(reference, true);
    if (!opened.document) {
        m_tree->select(this->reference());
        return false;
    }
    const bool house = !opened.document->readOnly();
    if (house && !m_library.owns(reference) && !m_outside.contains(reference)) {
        m_outside.append(reference);
        rebuildTree();
    }
    m_restored = opened.restored;
    showDocument(opened.document);
    m_tree->select(reference);
    if (opened.repaired)
        m_head->say(tr("What could not be read was left out; those values are the official ones."));
    return true;
}

// What is wrong is listed; a rule set of a known game can be opened without the wrong parts.
bool RulesWindow::offerRepair(const QString &file, const Problems &problems)
{
    const Loaded<Json> document = readJsonFile(file);
    const auto entry = document ? m_library.describe(file, *document) : std::nullopt;
    if (!entry) {
        fail(tr("These rules cannot be opened"), problems);
        return false;
    }
    QMessageBox box(QMessageBox::Warning, tr("These rules have mistakes"),
                    tr("%1 has mistakes.").arg(QFileInfo(file).fileName()), QMessageBox::NoButton,
                    this);
    box.setInformativeText(sentences(problems, entry->game).join(u'\n'));
    QPushButton *repair = box.addButton(tr("Open repaired"), QMessageBox::AcceptRole);
    repair->setObjectName(u"repair"_s);
    box.addButton(tr("Close"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == repair;
}

QStringList RulesWindow::sentences(const Problems &problems, const QString &game) const
{
    constexpr std::size_t kMost = 8;
    const auto definition = m_host.catalogue().definition(game);
    const Wording words = definition ? Wording(**definition, m_host.language()) : Wording();
    QStringList out;
    for (std::size_t i = 0; i < problems.size() && i < kMost; ++i) {
        const Text &text = problems[i].text;
        const QString place = qs(problems[i].path);
        out.append(
            (place.isEmpty() ? QString() : place + u"  "_s) +
            (definition ? words(text) : qs(Renderer{&engineTexts(), m_host.language(), {}}(text))));
    }
    return out;
}

void RulesWindow::fail(const QString &title, const Problems &problems)
{
    const QString game = m_document ? qs(m_document->rules().game) : QString();
    QMessageBox box(QMessageBox::Warning, title, title, QMessageBox::NoButton, this);
    box.setInformativeText(sentences(problems, game).join(u'\n'));
    box.addButton(tr("Close"), QMessageBox::AcceptRole);
    box.exec();
}

void RulesWindow::create(const QString &game, const QString &preset)
{
    RuleSet rules;
    rules.game = game.toStdString();
    rules.base = preset.isEmpty() ? "standard" : preset.toStdString();
    DetailsDialog dialog(rules, tr("New house rule"), tr("Create"), this);
    dialog.offerGames(m_host.catalogue(), m_host.language());
    if (dialog.exec() == QDialog::Accepted)
        createNow(dialog.rules());
}

void RulesWindow::createNow(const RuleSet &rules)
{
    const auto game = m_host.catalogue().definition(qs(rules.game));
    if (!game) {
        fail(tr("This game cannot be opened"), game.error());
        return;
    }
    RulesDocument *document = m_documents.create(rules);
    m_restored = false;
    rebuildTree();
    showDocument(document);
    m_tree->select(document->file());
}

bool RulesWindow::save() { return m_document && saveDocument(*m_document); }

bool RulesWindow::saveDocument(RulesDocument &document)
{
    if (document.readOnly())
        return false;
    const bool named = !document.rules().nameJa.empty() || !document.rules().nameEn.empty();
    if (!named) {
        DetailsDialog dialog(document.rules(), tr("Save under a name"), tr("Save"), this);
        if (dialog.exec() != QDialog::Accepted)
            return false;
        document.setDetails(dialog.rules(), tr("Names and notes"));
    }
    const Problems problems = m_documents.save(document);
    if (!problems.empty()) {
        fail(tr("The rules could not be saved"), problems);
        return false;
    }
    m_restored = false;
    rebuildTree();
    m_host.rulesChanged();
    showState();
    m_head->say({});
    return true;
}

void RulesWindow::saveAs()
{
    DetailsDialog dialog(m_document->rules(), tr("Save under another name"), tr("Save"), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString before = m_document->file();
    const bool official = m_document->readOnly();
    RuleSet rules = dialog.rules();
    rules.official = false;
    createNow(rules);
    if (!save())
        return;
    if (!official)
        m_documents.discard(before); // its changes went into the new one
    rebuildTree();
}

void RulesWindow::duplicate()
{
    RuleSet rules = m_document->rules();
    rules.official = false;
    //: name of a copy
    rules.nameJa = rules.nameJa.empty() ? "" : rules.nameJa + "（写し）";
    rules.nameEn = rules.nameEn.empty() ? "" : rules.nameEn + " (copy)";
    DetailsDialog dialog(rules, tr("Duplicate"), tr("Create"), this);
    if (dialog.exec() == QDialog::Accepted)
        createNow(dialog.rules());
}

void RulesWindow::editDetails()
{
    DetailsDialog dialog(m_document->rules(), tr("Names and notes"), tr("Take over"), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document->setDetails(dialog.rules(), tr("Names and notes"));
}

void RulesWindow::openDialog()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open rules"), m_library.folder(),
                                                      tr("Rules (*.takujo-rules)"));
    if (!file.isEmpty())
        open(file);
}

void RulesWindow::importDialog()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString &file : QFileDialog::getOpenFileNames(this, tr("Import rules"), folder,
                                                             tr("Rules (*.takujo-rules)")))
        importFile(file);
}

// A copy in the own folder; the file itself stays as it is.
void RulesWindow::importFile(const QString &file)
{
    const Loaded<Json> document = readJsonFile(file);
    if (!document) {
        fail(tr("These rules cannot be opened"), document.error());
        return;
    }
    const auto entry = m_library.describe(file, *document);
    const auto game = m_host.catalogue().definition(entry ? entry->game : QString());
    if (!entry || !game) {
        fail(tr("These rules cannot be opened"), problem(Text("rules.document")));
        return;
    }
    const Loaded<RuleSet> read = readRuleSet((*game)->schema, *document);
    if (!read && !offerRepair(file, read.error()))
        return;
    RuleSet rules = read ? *read : readLeniently((*game)->schema, *document);
    rules.official = false;
    if (rules.nameJa.empty() && rules.nameEn.empty())
        rules.nameEn = QFileInfo(file).completeBaseName().toStdString();
    createNow(rules);
    save();
}

void RulesWindow::exportDialog()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = m_document->readOnly() ? qs(m_document->rules().game)
                                                : QFileInfo(m_document->file()).completeBaseName();
    QString file = QFileDialog::getSaveFileName(this, tr("Export rules"),
                                                folder + u'/' + name + u".takujo-rules"_s,
                                                tr("Rules (*.takujo-rules)"));
    if (file.isEmpty())
        return;
    if (!file.endsWith(u".takujo-rules"_s))
        file += u".takujo-rules"_s;
    const Problems problems = writeFile(file, prettyJson(writeRuleSet(m_document->rules())));
    if (!problems.empty())
        fail(tr("The rules could not be saved"), problems);
}

void RulesWindow::remove()
{
    const QString file = m_document ? m_document->file() : QString();
    if (file.isEmpty())
        return;
    const QString name = m_words.name(m_document->rules());
    const QString preset = qs(m_document->rules().game + ":" + m_document->rules().base);
    Problems problems;
    if (m_document->isModified())
        problems = m_documents.save(*m_document); // what is brought back is what was on screen
    if (problems.empty())
        problems = m_library.remove(file);
    if (!problems.empty()) {
        fail(tr("The rules could not be deleted"), problems);
        return;
    }
    showDocument(nullptr);
    m_documents.discard(file);
    m_outside.removeAll(file);
    rebuildTree();
    m_host.rulesChanged();
    open(preset);
    m_head->say(tr("“%1” was deleted. It stays under “Recently deleted”.").arg(name));
}

void RulesWindow::restoreDeleted()
{
    const auto place = m_library.restore(m_tree->reference());
    if (!place) {
        fail(tr("The rules could not be put back"),
             problem(Text("io.write")
                         .raw("file", QFileInfo(m_tree->reference()).fileName().toStdString())
                         .sub("reason", Text("io.reason.permission"))));
        return;
    }
    rebuildTree();
    m_host.rulesChanged();
    open(*place);
}

void RulesWindow::purge()
{
    const QString file = m_tree->reference();
    QMessageBox box(QMessageBox::Question, tr("Delete for good?"), tr("Delete for good?"),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("These rules cannot be brought back afterwards."));
    box.setDefaultButton(box.addButton(tr("Keep"), QMessageBox::RejectRole));
    QPushButton *gone = box.addButton(tr("Delete these rules"), QMessageBox::DestructiveRole);
    gone->setObjectName(u"purge.yes"_s);
    box.exec();
    if (box.clickedButton() == gone && m_library.purge(file))
        rebuildTree();
}

bool RulesWindow::mayClose()
{
    m_form->finishTyping();
    m_documents.flush();
    const std::vector<RulesDocument *> modified = m_documents.modified();
    if (modified.empty())
        return true;
    QStringList names;
    for (const RulesDocument *document : modified)
        names.append(u"・"_s +
                     Wording(document->game(), m_host.language()).name(document->rules()));
    QMessageBox box(QMessageBox::Question, tr("Unsaved rules"),
                    tr("Save the changes before closing?"), QMessageBox::NoButton, this);
    box.setInformativeText(names.join(u'\n'));
    QPushButton *stay = box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    QPushButton *lose = box.addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    QPushButton *keep = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    stay->setObjectName(u"guard.stay"_s);
    lose->setObjectName(u"guard.lose"_s);
    keep->setObjectName(u"guard.save"_s);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() == lose) {
        showDocument(nullptr);
        for (const RulesDocument *document : modified)
            m_documents.discard(QString(document->file()));
        rebuildTree();
        return true;
    }
    if (box.clickedButton() != keep)
        return false;
    return std::all_of(modified.begin(), modified.end(),
                       [this](RulesDocument *document) { return saveDocument(*document); });
}

void RulesWindow::play(bool setUp)
{
    if (!m_document || m_document->hasErrors())
        return;
    m_documents.flush();
    if (setUp)
        m_host.setUp(reference(), m_document->rules());
    else
        m_host.play(reference(), m_document->rules());
}

void RulesWindow::openReplay()
{
    if (!m_smoke.result() || !m_smoke.result()->failure)
        return;
    const SmokeFailure &failure = *m_smoke.result()->failure;
    const auto game = m_host.catalogue().makeGame(failure.record.rules,
                                                  static_cast<int>(failure.record.seats.size()));
    if (game)
        m_host.openReplay(writeRecord(**game, failure.record), failure.ply);
}

void RulesWindow::bannerAction()
{
    if (m_document && m_document->readOnly())
        duplicate();
    else if (m_document)
        m_document->undoStack().setIndex(0); // back to what was saved; redo brings the draft again
    m_head->say({});
}

} // namespace takujo::editor
