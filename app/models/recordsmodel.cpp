#include "recordsmodel.h"

#include "matchstatistics.h"
#include "recordstore.h"
#include "shelfmodel.h"
#include "words.h"

#include <QFileInfo>

namespace takujo {

namespace {

QString pointsOf(const RecordSummary &summary, bool japanese)
{
    QStringList parts;
    for (std::size_t i = 0; summary.result && i < summary.seats.size(); ++i)
        parts.append(QString::number(summary.result->score[i]));
    return parts.join(japanese ? QStringLiteral(" 対 ") : QStringLiteral(" – "));
}

// Why it cannot be opened.
QString fault(const RecordEntry &entry)
{
    return entry.readable ? RecordsModel::tr("The game \"%1\" is not installed")
                                .arg(qstr(entry.summary.game).left(40))
                          : RecordsModel::tr("This file cannot be read");
}

} // namespace

// A record that was not saved here has no words yet, but its points.
QString shownPoints(const RecordEntry &entry, Language language)
{
    const QString &kept = entry.points[static_cast<std::size_t>(language)];
    return !kept.isEmpty() ? kept : pointsOf(entry.summary, language == Language::Ja);
}

Standing standingOf(const RecordSummary &summary, bool together)
{
    if (!summary.finished)
        return {RecordsModel::tr("open")};
    const std::optional<PeoplesResult> people = peoplesResult(summary, together);
    if (!people)
        return {RecordsModel::tr("ended")};
    if (people->gaveUp)
        return {RecordsModel::tr("given up")};
    if (people->won)
        return {together ? RecordsModel::tr("achieved") : RecordsModel::tr("won"), true};
    if (together)
        return {RecordsModel::tr("not achieved")};
    const MatchResult &result = *summary.result;
    const std::size_t at = people->first();
    int place = 1;
    for (std::size_t i = 0; i < summary.seats.size(); ++i) {
        // of equal points a tie-break may have made one the winner
        const bool ahead = result.score[i] > result.score[at] ||
                           (result.score[i] == result.score[at] &&
                            contains(result.winners, static_cast<SeatId>(i)));
        place += ahead ? 1 : 0;
    }
    return {RecordsModel::tr("place %1").arg(place)};
}

RecordsModel::RecordsModel(const Catalogue &catalogue, RecordStore &store, QObject *parent)
    : RowModel({"file", "gameId", "name", "cover", "rules", "when", "colours", "names", "finished",
                "practice", "readable", "plies", "phase", "result", "points", "standing", "won"},
               parent),
      m_catalogue(catalogue),
      m_store(store)
{
    connect(&m_store, &RecordStore::changed, this, &RecordsModel::refill);
}

void RecordsModel::setSearch(const QString &text)
{
    if (text == m_search)
        return;
    m_search = text;
    refill();
}

void RecordsModel::setGame(const QString &game)
{
    if (game == m_game)
        return;
    m_game = game;
    refill();
}

int RecordsModel::total() const { return static_cast<int>(m_store.entries().size()); }

bool RecordsModel::indexHeld() const { return m_store.indexHeld(); }

bool RecordsModel::remove(const QString &file) { return m_store.remove(file); }

void RecordsModel::rescan()
{
    m_shown = true;
    m_store.rescan();
}

void RecordsModel::show(Language language)
{
    m_language = language;
    refill();
}

// Nothing is listed before the page is opened once: start-up does not pay for it.
void RecordsModel::refill()
{
    if (!m_shown)
        return;
    const bool ja = m_language == Language::Ja;
    const auto at = static_cast<std::size_t>(m_language);
    Rows rows;
    for (const RecordEntry &e : m_store.entries()) {
        const GameEntry *game = m_catalogue.find(qstr(e.summary.game));
        const QString name = !game ? QFileInfo(e.file).fileName()
                             : ja  ? game->nameJa
                                   : game->nameEn;
        const QString rules = shownRulesName(game, e.summary, m_language);
        const QString when = shownTime(e.changed);
        QVariantList colours;
        QStringList names;
        for (std::size_t i = 0; i < e.summary.seats.size(); ++i) {
            colours.append(e.summary.seats[i].colour);
            names.append(shownSeatName(e.summary.seats, static_cast<SeatId>(i), m_language));
        }
        const QString points = shownPoints(e, m_language);
        const QString hay =
            QStringList{name, rules, when, names.join(u' '), e.result[at]}.join(u' ');
        if ((!m_game.isEmpty() && qstr(e.summary.game) != m_game) ||
            !hay.contains(m_search, Qt::CaseInsensitive))
            continue;
        const bool usable = e.readable && game;
        const Standing standing = standingOf(e.summary, game && game->cooperative);
        rows.append({e.file,
                     {e.file, qstr(e.summary.game), name, game ? fileUrl(game->cover) : QString(),
                      rules, when, QVariant(colours), names, e.summary.finished, e.summary.practice,
                      usable, e.summary.plies, e.phase[at], usable ? e.result[at] : fault(e),
                      points, standing.text, standing.won}});
    }
    setRows(rows);
    emit filterChanged();
}

} // namespace takujo
