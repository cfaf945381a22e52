#include "shelfmodel.h"

#include "game/within_memory.h"
#include "recordsmodel.h"
#include "recordstore.h"
#include "settings.h"
#include "setupmodel.h"
#include "shown.h"
#include "words.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

ShelfModel::ShelfModel(Catalogue &catalogue, RecordStore &store, const Settings &settings,
                       QObject *parent)
    : QObject(parent),
      m_catalogue(catalogue),
      m_store(store),
      m_settings(settings),
      m_restored(settings.openMatch()),
      m_started(QDateTime::currentDateTime())
{
    connect(&settings, &Settings::hideResultsChanged, this, &ShelfModel::showMatches);
    connect(&settings, &Settings::modeChanged, this, &ShelfModel::showMatches);
    connect(&m_store, &RecordStore::changed, this, &ShelfModel::showMatches);
}

void ShelfModel::show(Language language)
{
    m_language = language;
    const bool ja = language == Language::Ja;
    RowModel::Rows rows;
    for (const GameEntry &g : m_catalogue.games())
        rows.append({g.id,
                     {g.id, ja ? g.nameJa : g.nameEn, fileUrl(g.cover), g.minSeats, g.maxSeats,
                      g.minMinutes, g.maxMinutes, ja ? g.modeJa : g.modeEn,
                      ja ? g.blurbJa : g.blurbEn, g.cooperative, g.metadata[u"side"_s].toVariant(),
                      g.metadata[u"goodFirst"_s].toBool()}});
    m_boxes.setRows(rows);
    m_problems = problemLines(m_catalogue.problems(), language);
    showMatches();
    rescanRules();
}

QString ShelfModel::credits(const QString &game) const
{
    const GameEntry *entry = m_catalogue.find(game);
    return entry ? entry->metadata[u"credits"_s][m_language == Language::Ja ? u"ja"_s : u"en"_s]
                       .toString()
                 : QString();
}

namespace {

constexpr int kRecent = 4;
constexpr int kOwnRules = 5;

QString picturesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           u"/takujo/boards/"_s;
}

QString pictureOf(const RecordEntry &entry, const QString &mode)
{
    const QString file = boardPictureFile(entry, mode);
    return QFileInfo::exists(file) ? fileUrl(file) : QString();
}

QVariantList coloursOf(const RecordSummary &summary)
{
    QVariantList colours;
    for (const SeatSetup &seat : summary.seats)
        colours.append(seat.colour);
    return colours;
}

RowModel::Row unfinishedRow(const RecordEntry &e, const GameEntry &game, Language language,
                            const QString &mode, bool restored)
{
    const auto at = static_cast<std::size_t>(language);
    return {e.file,
            {e.file, game.id, language == Language::Ja ? game.nameJa : game.nameEn,
             fileUrl(game.cover), shownRulesName(&game, e.summary, language),
             static_cast<int>(e.summary.seats.size()), shownTime(e.changed), e.phase[at],
             e.turn[at], e.points[at], e.turnColour, pictureOf(e, mode), e.summary.practice,
             restored}};
}

// Of a match whose result was not asked for yet neither points nor the last board.
RowModel::Row recentRow(const RecordEntry &e, const GameEntry &game, Language language, bool shown,
                        const QString &mode)
{
    const Standing standing = shown ? standingOf(e.summary, game.cooperative) : Standing{};
    return {e.file,
            {e.file, game.id, language == Language::Ja ? game.nameJa : game.nameEn,
             fileUrl(game.cover), shownTime(e.changed), coloursOf(e.summary),
             shown ? shownPoints(e, game.cooperative, language) : QString(), standing.text,
             standing.won, shown ? pictureOf(e, mode) : QString()}};
}

} // namespace

QString boardPictureFile(const RecordEntry &entry, const QString &mode)
{
    return picturesFolder() +
           u"%1-%2%3.png"_s.arg(QFileInfo(entry.file).completeBaseName(),
                                QString::number(entry.changed.toMSecsSinceEpoch()), mode);
}

// A record may be called like another one with a number behind it, or like a pattern.
QStringList boardPictures(const QString &record)
{
    const QString name = QFileInfo(record).completeBaseName();
    QStringList pictures;
    for (const QFileInfo &picture : QDir(picturesFolder()).entryInfoList({u"*.png"_s}, QDir::Files))
        if (picture.completeBaseName().section(u'-', 0, -2) == name)
            pictures.append(picture.absoluteFilePath());
    return pictures;
}

void ShelfModel::showMatches()
{
    RowModel::Rows unfinished, recent;
    bool played = false;
    for (const RecordEntry &e : m_store.entries()) {
        const GameEntry *game = m_catalogue.find(qstr(e.summary.game));
        if (!e.readable || !game)
            continue;
        played |= e.summary.finished;
        if (!e.summary.finished)
            unfinished.append(
                unfinishedRow(e, *game, m_language, m_settings.mode(), isRestored(e)));
        else if (recent.size() < kRecent)
            recent.append(
                recentRow(e, *game, m_language, m_settings.resultShown(e.file), m_settings.mode()));
    }
    m_unfinished.setRows(unfinished);
    m_recent.setRows(recent);
    setPlayed(played);
}

// Until somebody has gone on with it.
bool ShelfModel::isRestored(const RecordEntry &entry) const
{
    return QFileInfo(entry.file).fileName() == m_restored && entry.changed < m_started;
}

void ShelfModel::setPlayed(bool played)
{
    if (played == m_played)
        return;
    m_played = played;
    emit playedChanged();
}

QStringList ShelfModel::withoutPicture() const
{
    QStringList files;
    if (m_unfinished.value(0, u"picture"_s).toString().isEmpty() && m_unfinished.count() > 0)
        files.append(m_unfinished.value(0, u"file"_s).toString());
    for (int i = 0; i < m_recent.count(); ++i)
        if (!m_recent.value(i, u"standing"_s).toString().isEmpty() &&
            m_recent.value(i, u"picture"_s).toString().isEmpty())
            files.append(m_recent.value(i, u"file"_s).toString());
    return files;
}

// Only what the file says: whether its game takes the rules is found by checkNextRules().
void ShelfModel::rescanRules()
{
    const QDir folder(SetupModel::rulesFolder());
    RowModel::Rows rows;
    m_ownRulesTotal = 0;
    for (const QFileInfo &file :
         folder.entryInfoList({u"*.takujo-rules"_s}, QDir::Files, QDir::Time)) {
        const Loaded<Json> rules = readJsonFile(file.absoluteFilePath());
        const auto damaged = rules ? std::nullopt : readDamaged(file.absoluteFilePath());
        if (!rules && !damaged)
            continue;
        ClaimedRules own = claimedRules(rules ? *rules : damaged->backup);
        if (damaged)
            own.game = qstr(damaged->game);
        const GameEntry *game = m_catalogue.find(own.game);
        if (game && m_ownRulesTotal++ < kOwnRules)
            rows.append(ownRow(file, own, *game, damaged.has_value()));
    }
    m_ownRules.setRows(rows);
    emit changed();
}

RowModel::Row ShelfModel::ownRow(const QFileInfo &file, const ClaimedRules &own,
                                 const GameEntry &game, bool damaged) const
{
    const bool ja = m_language == Language::Ja;
    const QString &mine = ja ? own.nameJa : own.nameEn;
    const QString &name = mine.isEmpty() ? (ja ? own.nameEn : own.nameJa) : mine;
    const auto judged = m_judged.constFind(file.absoluteFilePath());
    const bool refused = judged != m_judged.cend() && judged->refused;
    return {file.absoluteFilePath(),
            {file.absoluteFilePath(), game.id, ja ? game.nameJa : game.nameEn, fileUrl(game.cover),
             game.metadata[u"side"_s].toVariant(), name.isEmpty() ? file.completeBaseName() : name,
             damaged
                 ? QCoreApplication::translate("ShelfModel", "cannot be read")
                 : QCoreApplication::translate("ShelfModel", "%n change(s)", nullptr, own.changes),
             damaged || refused}};
}

bool ShelfModel::checkNextRules()
{
    for (int row = 0; row < m_ownRules.count(); ++row) {
        const QString file = m_ownRules.value(row, u"file"_s).toString();
        const QDateTime changed = QFileInfo(file).lastModified();
        if (const auto judged = m_judged.constFind(file);
            judged != m_judged.cend() && judged->changed == changed)
            continue;
        const Loaded<RuleSet> rules = m_catalogue.rulesFor(file);
        m_judged[file] = {changed, !rules && !isShortOfMemory(rules.error())};
        rescanRules();
        return true;
    }
    return false;
}

} // namespace takujo
