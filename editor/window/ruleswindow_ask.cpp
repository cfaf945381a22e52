// What the window asks and says in dialogs.
#include "document/repair.h"
#include "form/paramform.h"
#include "game/format_version.h"
#include "game/within_memory.h"
#include "io/files.h"
#include "io/whole_letters.h"
#include "plaintext.h"
#include "ruleswindow.h"
#include "ruletree.h"
#include "ruletreemodel.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

// What is wrong is listed; a rule set of a known game can be opened without what cannot be shown, or
// with mistakes that the form can show.
bool RulesWindow::offerRepair(const QString &file, const Problems &problems)
{
    const Loaded<Json> document = readJsonFile(file);
    const auto entry = document ? m_library.describe(file, *document) : std::nullopt;
    // of a newer program what is new would be lost
    if (!entry || isShortOfMemory(problems) || isFromNewerProgram(problems)) {
        failToOpen(file, problems);
        return false;
    }
    PlainBox box(QMessageBox::Warning, tr("These rules have mistakes"),
                 tr("%1 has mistakes.").arg(QFileInfo(file).fileName()), this);
    const QStringList dropped = leftOut(*document);
    QStringList said = sentences(problems, entry->game);
    QStringList unsaid;
    for (const QString &name : dropped)
        if (!said.join(u' ').contains(name))
            unsaid.append(name);
    if (!unsaid.isEmpty())
        said.append(tr("Left out when it is repaired: %1").arg(unsaid.join(u", "_s)));
    box.setSentences(said);
    QPushButton *repair =
        box.addButton(dropped.isEmpty() ? tr("Open with mistakes") : tr("Open repaired"),
                      QMessageBox::AcceptRole);
    repair->setObjectName(u"repair"_s);
    box.addButton(tr("Close"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == repair;
}

// Each by its name, or as it stands in the file.
QStringList RulesWindow::leftOut(const Json &document) const
{
    const auto game = m_library.gameOf(document);
    if (!game)
        return {};
    std::vector<std::string> dropped;
    readLeniently((*game)->schema, document, &dropped);
    constexpr int kShownKey = 40; ///< letters
    const Wording words(**game, m_host.language());
    QStringList out;
    for (const std::string &pointer : dropped) {
        const QString key = qs(pointer).section(u'/', -1);
        const Param *param = (*game)->schema.find(key.toStdString());
        out.append(param ? words.label(*param) : wholeLetters(key, kShownKey));
    }
    return out;
}

QString RulesWindow::offerBackup(const QString &file, const Problems &problems)
{
    if (!hasBackup(file)) {
        offerBin(file, problems);
        return {};
    }
    if (!wantsBackup(file, problems, tr("Open the save before it"),
                     tr("The save before it can be read. The damaged file is kept beside it.")))
        return {};
    const Loaded<QString> aside = restoreBackup(file);
    if (!aside) {
        fail(tr("These rules cannot be opened"), aside.error());
        return {};
    }
    rebuildTree();
    m_host.rulesChanged();
    return *aside;
}

bool RulesWindow::hasBackup(const QString &file) const
{
    const std::optional<SalvagedFile> damaged = readDamaged(file);
    return damaged && m_library.describe(file, damaged->backup);
}

// What is wrong with the file comes first: whoever knows it may have a better copy elsewhere.
bool RulesWindow::wantsBackup(const QString &file, const Problems &problems, const QString &act,
                              const QString &whatHappens)
{
    PlainBox box(QMessageBox::Warning, tr("These rules cannot be opened"), notOpened(file), this);
    box.setSentences(sentences(problems, {}) << whatHappens);
    QPushButton *open = box.addButton(act, QMessageBox::AcceptRole);
    open->setObjectName(u"backup"_s);
    box.setDefaultButton(open);
    box.addButton(tr("Close"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == open;
}

void RulesWindow::offerBin(const QString &file, const Problems &problems)
{
    if (!m_library.owns(file) || QFileInfo::exists(file + u'~')) { // which would go with it
        failToOpen(file, problems);
        return;
    }
    PlainBox box(QMessageBox::Warning, tr("These rules cannot be opened"), notOpened(file), this);
    box.setSentences(sentences(problems, {}));
    QPushButton *bin = box.addButton(tr("Delete these rules"), QMessageBox::DestructiveRole);
    bin->setObjectName(u"bin"_s);
    box.setDefaultButton(box.addButton(tr("Close"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == bin)
        moveToBin(file, QFileInfo(file).completeBaseName(), reference());
}

QStringList RulesWindow::sentences(const Problems &problems, const QString &game) const
{
    constexpr std::size_t kMost = 8;
    const auto definition = m_host.catalogue().definition(game);
    const Wording words = definition ? Wording(**definition, m_host.language()) : Wording();
    QStringList out;
    for (std::size_t i = 0; i < problems.size() && i < kMost; ++i)
        out.append(definition
                       ? words.problem(problems[i])
                       : qs(Renderer{&engineTexts(), m_host.language(), {}}(problems[i].text)));
    return out;
}

void RulesWindow::fail(const QString &title, const Problems &problems)
{
    tellProblems(title, title, problems);
}

void RulesWindow::failToOpen(const QString &file, const Problems &problems)
{
    tellProblems(tr("These rules cannot be opened"), notOpened(file), problems);
}

QString RulesWindow::notOpened(const QString &file)
{
    const QFileInfo info(file);
    return info.exists() ? tr("%1 cannot be opened.").arg(info.fileName())
                         : tr("These rules cannot be opened"); // a preset, or told by the problem
}

void RulesWindow::tellProblems(const QString &title, const QString &text, const Problems &problems)
{
    const QString game = m_document ? qs(m_document->rules().game) : QString();
    PlainBox box(QMessageBox::Warning, title, text, this);
    box.setSentences(sentences(problems, game));
    box.addButton(tr("Close"), QMessageBox::AcceptRole);
    box.exec();
}

// A file that came with a mail or a download lies where it will be cleared away.
bool RulesWindow::wantsToKeep(const LibraryEntry &entry)
{
    PlainBox box(QMessageBox::Question, tr("Keep in my rules?"), tr("Keep in my rules?"), this);
    box.setSentences({entryName(entry, m_host.language()) + u" – "_s +
                          gameName(m_host.catalogue(), entry.game, m_host.language()),
                      tr("A copy is then always offered when you start a match. The file itself "
                         "stays as it is.")});
    QPushButton *look = box.addButton(tr("Only look at them"), QMessageBox::RejectRole);
    QPushButton *keep = box.addButton(tr("Keep"), QMessageBox::AcceptRole);
    look->setObjectName(u"received.look"_s);
    keep->setObjectName(u"received.keep"_s);
    box.setDefaultButton(keep);
    box.exec();
    return box.clickedButton() == keep;
}

// Rules that some numbers of players fit may not fit the seats used last.
bool RulesWindow::wantsSeats(const Problems &problems)
{
    PlainBox box(QMessageBox::Warning, tr("This match cannot be started"),
                 tr("This match cannot be started"), this);
    box.setSentences(sentences(problems, qs(m_document->rules().game)));
    box.addButton(tr("Close"), QMessageBox::RejectRole);
    QPushButton *seats = box.addButton(tr("Change the seats"), QMessageBox::AcceptRole);
    seats->setObjectName(u"play.seats"_s);
    box.setDefaultButton(seats);
    box.exec();
    return box.clickedButton() == seats;
}

bool RulesWindow::wantsToPurge()
{
    PlainBox box(QMessageBox::Question, tr("Delete for good?"), tr("Delete for good?"), this);
    box.setSentences({tr("These rules cannot be brought back afterwards.")});
    box.setDefaultButton(box.addButton(tr("Keep"), QMessageBox::RejectRole));
    QPushButton *gone = box.addButton(tr("Delete these rules"), QMessageBox::DestructiveRole);
    gone->setObjectName(u"purge.yes"_s);
    box.exec();
    return box.clickedButton() == gone;
}

// Another window or program wrote the file: neither version goes without a word. False: do not save.
bool RulesWindow::settleFile(RulesDocument &document)
{
    if (!m_documents.changedElsewhere(document))
        return true;
    const QString name = Wording(document.game(), m_host.language()).name(document.rules());
    PlainBox box(QMessageBox::Question, tr("Changed elsewhere"),
                 tr("“%1” was changed elsewhere since it was opened here.").arg(name), this);
    box.setSentences({tr("A copy keeps both versions. Overwriting replaces the other one.")});
    QPushButton *stay = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    QPushButton *over = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton *copy = box.addButton(tr("Save as a copy"), QMessageBox::AcceptRole);
    stay->setObjectName(u"conflict.stay"_s);
    over->setObjectName(u"conflict.overwrite"_s);
    copy->setObjectName(u"conflict.copy"_s);
    box.setDefaultButton(copy);
    box.exec();
    if (box.clickedButton() == copy) {
        document.setDetails(m_library.distinctlyNamed(document.rules()), tr("Names and notes"));
        m_documents.rename(document, m_library.newFile(document.rules()));
        rebuildTree();
        if (&document == m_document)
            m_tree->select(document.file());
    }
    return box.clickedButton() == copy || box.clickedButton() == over;
}

bool RulesWindow::mayClose()
{
    m_form->finishTyping();
    m_documents.flush();
    const std::vector<RulesDocument *> modified = m_documents.modified();
    if (modified.empty())
        return true;
    setWindowState(windowState() & ~Qt::WindowMinimized); // the main window may be what closes
    raise();
    QStringList names;
    for (const RulesDocument *document : modified)
        names.append(u"・"_s +
                     Wording(document->game(), m_host.language()).name(document->rules()));
    PlainBox box(QMessageBox::Question, tr("Unsaved rules"), tr("Save the changes before closing?"),
                 this);
    box.setSentences(names);
    QPushButton *stay = box.addButton(tr("Go on editing"), QMessageBox::RejectRole);
    QPushButton *lose = box.addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    QPushButton *keep = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    stay->setObjectName(u"guard.stay"_s);
    lose->setObjectName(u"guard.lose"_s);
    keep->setObjectName(u"guard.save"_s);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() == keep)
        return std::all_of(modified.begin(), modified.end(),
                           [this](RulesDocument *document) { return saveDocument(*document); });
    if (box.clickedButton() == lose)
        discardChanges(modified);
    return box.clickedButton() == lose;
}

void RulesWindow::discardChanges(const std::vector<RulesDocument *> &modified)
{
    // when the window is shown again it has something to show
    const QString left = m_document && m_document->isModified()
                             ? qs(m_document->rules().game + ":" + m_document->rules().base)
                             : reference();
    showDocument(nullptr);
    for (const RulesDocument *document : modified)
        m_documents.discard(QString(document->file()));
    rebuildTree();
    if (!left.isEmpty())
        open(left);
}

} // namespace takujo::editor
