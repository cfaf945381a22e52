// Files: autosave, records opened and looked at, copies.
#include "app.h"
#include "bookpdf.h"
#include "matchstatistics.h"
#include "plugin/open_match.h"
#include "resultwords.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QQmlEngine>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kRulesEnding = u".takujo-rules";

/// The ending is the dialog's, which asks before a file is overwritten. Empty = cancelled.
QString askForPdf(const QString &title, const QString &name)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(nullptr, title, folder, App::tr("PDF files (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"pdf"_s);
    dialog.selectFile(name);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().front() : QString();
}

} // namespace

void App::save()
{
    if (m_session && m_parts.store.changedElsewhere(m_file)) // neither match is lost
        m_file = m_parts.store.newFile(m_session->entry().id);
    write();
}

void App::write()
{
    Problems problems = m_unsaved.save(m_parts.store);
    if (m_session && !m_file.isEmpty()) { // a replay has none
        const Problems own =
            m_parts.store.save(describeRecord(*m_session, m_file), recordOf(*m_session));
        problems.insert(problems.end(), own.begin(), own.end());
    }
    const QString text = problemLines(problems, m_parts.translation.language()).join(u'\n');
    if (text == m_saveProblem)
        return;
    m_saveProblem = text;
    emit saveProblemChanged();
}

bool App::saveAgain()
{
    save();
    return m_saveProblem.isEmpty();
}

QVariantMap App::soFar() const
{
    if (!m_session || m_file.isEmpty())
        return {};
    const auto found = countAlike(m_parts.store.entries(), m_session->entry(),
                                  describeRecord(*m_session, m_file).summary);
    if (!found)
        return {};
    return {{u"matches"_s, found->matches}, {u"won"_s, found->won}};
}

void App::keepUnsaved()
{
    if (m_session && !m_file.isEmpty() && !m_saveProblem.isEmpty())
        m_unsaved.keep(describeRecord(*m_session, m_file), recordOf(*m_session));
}

Loaded<Match> App::loadMatch(const QString &file)
{
    if (const Json *newer = m_unsaved.find(file))
        return openMatch(m_parts.catalogue, *newer);
    return openMatch(m_parts.catalogue, file);
}

bool App::openRecord(const QString &file)
{
    if (!m_saveProblem.isEmpty()) { // it may be the one that cannot be saved
        save();
        keepUnsaved();
    }
    // a match in the records folder goes on in its file, one from elsewhere or a backup in a copy
    const QFileInfo info(file);
    const QString folder = m_parts.store.folder();
    const bool own = QDir(info.absolutePath()).canonicalPath() == QDir(folder).canonicalPath() &&
                     file.endsWith(u".takujo"_s);
    const QString ownFile = own ? folder + u'/' + info.fileName() : QString();
    Loaded<Match> match = loadMatch(own ? ownFile : file);
    if (!match)
        return fail(tr("This record cannot be opened"), match.error(), file);
    const bool over = match->finished();
    // who played on in a copy knows what comes, in whichever of the two
    if (!over &&
        m_parts.store.hasDeal(match->record().rules.game, dealNumber(match->record().seed), file))
        match->setPractice();
    const QString copy = m_parts.store.newFile(qstr(match->record().rules.game));
    host(sessionOf(std::make_unique<Match>(std::move(match).value()), over), over  ? QString()
                                                                             : own ? ownFile
                                                                                   : copy);
    return true;
}

QString App::recordProblem(const QString &file)
{
    const Loaded<Match> match = loadMatch(file);
    return match ? QString() : told(match.error(), file);
}

QString App::backupOf(const QString &file)
{
    const QString backup = file + u'~';
    return QFileInfo::exists(backup) && loadMatch(backup) ? backup : QString();
}

QString App::wayOut(const QString &file)
{
    if (!file.endsWith(kRulesEnding)) {
        if (!backupOf(file).isEmpty())
            return u"backup"_s;
        return PositionDraft::isEditable(file) ? u"position"_s : QString();
    }
    if (const auto damaged = readDamaged(file))
        return m_parts.catalogue.find(claimedRules(damaged->backup).game) ? u"backup"_s : QString();
    return m_parts.catalogue.find(gameNamedIn(file)) ? u"editor"_s : QString();
}

QString App::openBackup(const QString &file)
{
    if (!file.endsWith(kRulesEnding))
        return openRecord(file + u'~') ? u"table"_s : QString();
    if (const Loaded<QString> aside = restoreBackup(file); !aside) {
        fail(tr("These rules cannot be used"), aside.error());
        return {};
    }
    m_setup.rescanRules();
    m_shelf.rescanRules();
    return openFile(file) ? m_page : QString();
}

bool App::viewRecord(const QString &file)
{
    leaveViewed();
    std::unique_ptr<MatchSession> session;
    bool readable = true;
    if (!file.isEmpty()) {
        Loaded<Match> match = loadMatch(file);
        readable = match.ok();
        if (readable && match->finished()) { // an open match has secrets
            session = sessionOf(std::make_unique<Match>(std::move(match).value()), true);
            const int left = m_parts.settings.leftAt(file);
            if (left > 0 && left < session->ply())
                session->cursor()->lookAt(left);
            else if (!resultShown(file))
                session->cursor()->lookAt(0);
        }
    }
    m_viewedFile = session ? file : QString();
    replace(m_viewed, std::move(session), &App::viewedChanged);
    return readable;
}

// It opens again where it was left, but not at its end.
void App::leaveViewed()
{
    const QString file = std::exchange(m_viewedFile, {});
    if (!m_viewed || file.isEmpty())
        return;
    const int ply = m_viewed->cursor()->ply();
    m_parts.settings.setLeftAt(file, ply < m_viewed->ply() ? ply : 0);
}

bool App::openViewed()
{
    if (!m_viewed)
        return false;
    leaveViewed();
    std::unique_ptr<MatchSession> session = std::exchange(m_viewed, nullptr);
    emit viewedChanged();
    host(std::move(session), {});
    return true;
}

bool App::openFile(const QString &file)
{
    m_page.clear();
    if (file.endsWith(kRulesEnding)) {
        const Loaded<RuleSet> rules = m_parts.catalogue.rulesFor(file);
        if (!rules)
            return fail(tr("These rules cannot be used"), rules.error(), file);
        if (!m_setup.addRules(QFileInfo(file).absoluteFilePath(), *rules))
            return fail(tr("This game cannot be opened"), m_setup.problems());
        m_page = u"setup"_s;
        return true;
    }
    const Loaded<Json> document =
        file.endsWith(u".takujo"_s) ? Loaded<Json>(Json()) : readJsonFile(file);
    if (!document) // not tried as a record: that would say something else about it
        return fail(tr("This record cannot be opened"), document.error(), file);
    const bool opened = isPosition(*document) ? playPosition(*document, file) : openRecord(file);
    if (opened)
        m_page = u"table"_s;
    return opened;
}

QString App::openDialog()
{
    // Before the first match there is no folder of records, and the dialog would take its name for
    // a file's.
    const QString records = m_parts.store.folder();
    const QString begin = QDir(records).exists()
                              ? records
                              : QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    const QString file = QFileDialog::getOpenFileName(
        nullptr, tr("Open"), begin,
        tr("Matches, rules and positions (*.takujo *.takujo-rules *.json)"));
    return !file.isEmpty() && openFile(file) ? m_page : QString();
}

bool App::saveDialog()
{
    if (!m_session || !m_session->kept())
        return false;
    if (!m_trial.isEmpty()) {
        emit failed(tr("The copy could not be saved"),
                    tr("What is tried out from a figure is not kept."));
        return false;
    }
    return saveDialogFor(*m_session,
                         m_file.isEmpty() ? m_parts.store.newFile(m_session->entry().id) : m_file);
}

bool App::saveViewedDialog()
{
    return m_viewed && saveDialogFor(*m_viewed, m_parts.store.newFile(m_viewed->entry().id));
}

bool App::saveDialogFor(const MatchSession &session, const QString &file)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString chosen = QFileDialog::getSaveFileName(nullptr, tr("Save a copy"),
                                                        folder + u'/' + QFileInfo(file).fileName(),
                                                        tr("Match records (*.takujo)"));
    return !chosen.isEmpty() && saveCopy(session, chosen);
}

bool App::saveCopy(const MatchSession &session, const QString &file)
{
    const Json document = writeRecord(session.match().game(), session.match().record());
    const QString ending = u".takujo"_s; // without it the program would not offer to open the copy
    const Problems problems =
        writeFile(file.endsWith(ending) ? file : file + ending, prettyJson(document));
    return problems.empty() || fail(tr("The copy could not be saved"), problems);
}

// --- the rules editor ---

void App::newRules()
{
    if (m_setup.gameId().isEmpty() && m_shelf.boxes()->count() > 0)
        m_setup.choose(m_shelf.boxes()->value(0, u"gameId"_s).toString());
    const RuleSet *rules = m_setup.chosenRules();
    emit newRulesWanted(m_setup.gameId(), rules ? qstr(rules->base) : QString());
}

bool App::setUpRules(const QString &reference, const RuleSet &rules)
{
    return m_setup.addRules(reference, rules) ||
           fail(tr("This game cannot be opened"), m_setup.problems());
}

Problems App::playRules(const QString &reference, const RuleSet &rules)
{
    if (!m_setup.addRules(reference, rules))
        return m_setup.problems();
    return begin(rules, m_setup.seatList(), newSeed());
}

void App::keepFigure(const QString &figure, const QVariant &picture)
{
    m_figures.insert(figure, picture);
}

void App::saveBookDialog()
{
    const QVariantMap pictures = std::exchange(m_figures, {});
    const QString file = askForPdf(tr("Save the rulebook"), m_rulebook.title());
    if (!file.isEmpty() && !writeRulebookPdf(file, m_rulebook, m_guide, pictures))
        emit failed(tr("The file could not be written"), shownPath(file));
}

void App::saveAidDialog()
{
    const QVariantMap pictures = std::exchange(m_figures, {});
    const QString file = askForPdf(tr("Save the player aid"), m_guide.gameName());
    if (!file.isEmpty() && !writeAidPdf(file, m_guide, pictures))
        emit failed(tr("The file could not be written"), shownPath(file));
}

bool App::openReplay(const Json &record, int ply)
{
    Loaded<Match> match = openMatch(m_parts.catalogue, record);
    if (!match)
        return fail(tr("This record cannot be opened"), match.error());
    host(sessionOf(std::make_unique<Match>(std::move(match).value()), true), {});
    m_session->cursor()->lookAt(ply);
    return true;
}

} // namespace takujo
