// What the window does with files: opening, saving, copies, the recoverable bin, playing.
#include "detailsdialog.h"
#include "docks/problemspanel.h"
#include "document/repair.h"
#include "form/paramform.h"
#include "formhead.h"
#include "game/format_version.h"
#include "game/hidden_characters.h"
#include "game/within_memory.h"
#include "io/files.h"
#include "io/record_io.h"
#include "io/whole_letters.h"
#include "ruleswindow.h"
#include "ruletree.h"
#include "savefile.h"

#include <nlohmann/json.hpp>

#include <QFileDialog>
#include <QStandardPaths>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostOfFileName = 60; ///< letters that become the name of rules without one

} // namespace

bool RulesWindow::open(const QString &reference)
{
    OpenDocuments::Opened opened = m_documents.open(reference);
    QString aside; // the damaged file
    if (isDamaged(opened.problems) && !opened.document) {
        aside = offerBackup(reference, opened.problems);
        if (!aside.isEmpty())
            opened = m_documents.open(reference);
    }
    if (!opened.document && !isDamaged(opened.problems) && offerRepair(reference, opened.problems))
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
    else if (!aside.isEmpty())
        m_head->say(tr("This is the save before it. The damaged file is kept as “%1”.")
                        .arg(QFileInfo(aside).fileName()));
    return true;
}

void RulesWindow::create(const QString &game, const QString &preset)
{
    RuleSet rules;
    rules.game = game.toStdString();
    rules.base = preset.isEmpty() ? "standard" : preset.toStdString();
    DetailsDialog dialog(rules, m_host.language(), tr("New house rule"), tr("Create"), this);
    dialog.offerGames(m_host.catalogue());
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

bool RulesWindow::isTooNew(const Json &document) const
{
    const auto game = m_library.gameOf(document);
    const Loaded<RuleSet> read =
        game ? readRuleSet((*game)->schema, document) : Loaded<RuleSet>(game.error());
    return !read && isFromNewerProgram(read.error());
}

// The same rules are not kept twice: a file is opened again, or sent again.
void RulesWindow::receive(const QString &file)
{
    const Loaded<Json> document = readJsonFile(file);
    const auto entry = document ? m_library.describe(file, *document) : std::nullopt;
    if (!entry || m_library.owns(file)) {
        open(file);
        return;
    }
    const std::optional<QString> kept = m_library.find(*document);
    if (kept || isTooNew(*document) || !wantsToKeep(*entry)) {
        open(kept.value_or(file));
        return;
    }
    importFile(file);
    if (!m_document || m_document->readOnly())
        return;
    m_host.setUp(m_document->file(), m_document->rules());
    raise(); // the set-up page came to the front with them
    activateWindow();
}

bool RulesWindow::save() { return m_document && saveDocument(*m_document); }

bool RulesWindow::saveDocument(RulesDocument &document)
{
    if (document.readOnly())
        return false;
    const bool named = !document.rules().nameJa.empty() || !document.rules().nameEn.empty();
    if (!named) {
        DetailsDialog dialog(document.rules(), m_host.language(), tr("Save under a name"),
                             tr("Save"), this);
        if (dialog.exec() != QDialog::Accepted)
            return false;
        document.setDetails(dialog.rules(), tr("Names and notes"));
    }
    return writeDocument(document);
}

bool RulesWindow::writeDocument(RulesDocument &document)
{
    if (!settleFile(document))
        return false;
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
    DetailsDialog dialog(m_library.distinctlyNamed(m_document->rules()), m_host.language(),
                         tr("Save under another name"), tr("Save"), this);
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
    rules.nameJa = rules.nameJa.empty() ? "" : rules.nameJa + DetailsDialog::kCopyJa;
    rules.nameEn = rules.nameEn.empty() ? "" : rules.nameEn + DetailsDialog::kCopyEn;
    DetailsDialog dialog(m_library.distinctlyNamed(rules), m_host.language(), tr("Duplicate"),
                         tr("Create"), this);
    if (dialog.exec() == QDialog::Accepted)
        createNow(dialog.rules());
}

void RulesWindow::editDetails()
{
    DetailsDialog dialog(m_document->rules(), m_host.language(), tr("Names and notes"),
                         tr("Take over"), this);
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
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo::exists(folder)) // the dialog would take it for the name of a file
        folder = QDir::homePath();
    for (const QString &file : QFileDialog::getOpenFileNames(this, tr("Import rules"), folder,
                                                             tr("Rules (*.takujo-rules)")))
        importFile(file);
}

// A copy in the own folder; the file itself stays as it is.
void RulesWindow::importFile(const QString &file)
{
    const Loaded<Json> document = readJsonFile(file);
    if (!document) {
        if (!hasBackup(file))
            failToOpen(file, document.error());
        else if (wantsBackup(file, document.error(), tr("Import the save before it"),
                             tr("The save before it can be read. Both files stay as they are.")))
            importFile(file + u'~');
        return;
    }
    const auto game = m_library.gameOf(*document);
    if (!game) {
        failToOpen(file, game.error());
        return;
    }
    const Loaded<RuleSet> read =
        withinMemory([&] { return readRuleSet((*game)->schema, *document); });
    if (!read && !offerRepair(file, read.error()))
        return;
    RuleSet rules = read ? *read : readLeniently((*game)->schema, *document);
    rules.official = false;
    if (rules.nameJa.empty() && rules.nameEn.empty())
        rules.nameEn =
            cleaned(wholeLetters(QFileInfo(file).completeBaseName(), kMostOfFileName).toStdString(),
                    Lines::One);
    createNow(m_library.distinctlyNamed(rules));
    save();
}

void RulesWindow::exportDialog()
{
    const QString file =
        askWhereToSave(this, tr("Export rules"), RuleLibrary::stem(m_document->rules()),
                       {tr("Rules (*.takujo-rules)")});
    if (file.isEmpty())
        return;
    const Problems problems = writeFile(file, prettyJson(writeRuleSet(m_document->rules())));
    if (problems.empty())
        tellSaved(file);
    else
        fail(tr("The rules could not be saved"), problems);
}

void RulesWindow::remove()
{
    if (!m_document || m_document->file().isEmpty())
        return;
    const QString file = m_document->file();
    // what is brought back is what was on screen; what became a copy instead is not deleted
    if (m_document->isModified() && (!writeDocument(*m_document) || m_document->file() != file))
        return;
    const QString name = m_words.name(m_document->rules());
    const QString preset = qs(m_document->rules().game + ":" + m_document->rules().base);
    moveToBin(file, name, preset);
}

void RulesWindow::moveToBin(const QString &file, const QString &name, const QString &then)
{
    const Loaded<QString> deleted = m_library.remove(file);
    if (!deleted) {
        fail(tr("The rules could not be deleted"), deleted.error());
        return;
    }
    if (reference() == file)
        showDocument(nullptr);
    m_documents.discard(file);
    m_outside.removeAll(file);
    rebuildTree();
    m_host.rulesChanged();
    if (!then.isEmpty())
        open(then);
    m_bannerAct = [this, place = *deleted] { restoreDeleted(place); };
    m_head->say(tr("“%1” was deleted. It stays under “Recently deleted”.").arg(name),
                tr("Put back"));
}

void RulesWindow::restoreDeleted(const QString &deleted)
{
    const auto place = m_library.restore(deleted);
    if (!place) {
        fail(tr("The rules could not be put back"), place.error());
        return;
    }
    rebuildTree();
    m_host.rulesChanged();
    open(*place);
}

void RulesWindow::purge()
{
    const QString file = m_tree->reference();
    if (!wantsToPurge())
        return;
    if (const Problems problems = m_library.purge(file); !problems.empty())
        fail(tr("The rules could not be deleted"), problems);
    rebuildTree();
}

void RulesWindow::play(bool setUp)
{
    if (!m_document || m_document->hasErrors())
        return;
    m_documents.flush();
    const Problems problems = setUp ? Problems() : m_host.play(reference(), m_document->rules());
    if (setUp || (!problems.empty() && wantsSeats(problems)))
        m_host.setUp(reference(), m_document->rules());
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
    if (const std::function<void()> act = m_bannerAct) // which may give it another one
        act();
}

} // namespace takujo::editor
