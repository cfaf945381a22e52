#include "recordsmodel.h"

#include "matchinfo.h"
#include "matchstatistics.h"
#include "recordstore.h"
#include "settings.h"
#include "shown.h"
#include "words.h"

#include <QFileInfo>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

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

// A record that was not saved here has no words yet, but its points. Those of partners are one.
QString shownPoints(const RecordEntry &entry, bool together, Language language)
{
    const auto at = static_cast<std::size_t>(language);
    if (!entry.points[at].isEmpty())
        return entry.points[at];
    if (!together)
        return pointsOf(entry.summary, language == Language::Ja);
    const auto &result = entry.summary.result;
    return !entry.result[at].isEmpty() || !result ? entry.result[at]
                                                  : QString::number(result->score[0]);
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
    return {RecordsModel::tr("place %1 of %2").arg(place).arg(summary.seats.size())};
}

namespace {

/// Places of the values in a row, in the order of the roles below.
struct RecordRole
{
    // clang-format off
    enum At { File, GameId, Name, Cover, Rules, When, Colours, Names, Finished, Practice, Readable,
              Plies, Phase, Result, Points, Standing, Won, Deal };
    // clang-format on
};

} // namespace

RecordsModel::RecordsModel(const Catalogue &catalogue, RecordStore &store, const Settings &settings,
                           QObject *parent)
    : RowModel({"file", "gameId", "name", "cover", "rules", "when", "colours", "names", "finished",
                "practice", "readable", "plies", "phase", "result", "points", "standing", "won",
                "deal"},
               parent),
      m_catalogue(catalogue),
      m_store(store),
      m_settings(settings)
{
    connect(&m_store, &RecordStore::changed, this, &RecordsModel::follow);
    connect(&settings, &Settings::hideResultsChanged, this, &RecordsModel::follow);
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

bool RecordsModel::readable(const QString &file) const
{
    return value(find(file), u"readable"_s).toBool();
}

void RecordsModel::rescan()
{
    m_store.rescan();
    if (!watched())
        refill();
}

// Every move saves its match: what no page shows waits for rescan(), as at the start.
void RecordsModel::follow()
{
    if (watched())
        refill();
}

void RecordsModel::show(Language language)
{
    m_language = language;
    follow();
}

void RecordsModel::setFilters(const QVariantMap &filters)
{
    if (filters == m_filters)
        return;
    m_filters = filters;
    refill();
}

bool RecordsModel::passes(const RecordEntry &entry, const QString &rules,
                          const Standing &standing) const
{
    const auto &seats = entry.summary.seats;
    const QString wantedRules = m_filters[u"rules"_s].toString();
    const int wantedSeats = m_filters[u"seats"_s].toInt();
    const std::string level = m_filters[u"level"_s].toString().toStdString();
    const QString result = m_filters[u"result"_s].toString();
    const auto plays = [&](const SeatSetup &seat) {
        return seat.kind == SeatSetup::Kind::Ai && seat.playedBy.empty() && seat.level == level;
    };
    const QString came = !entry.summary.finished ? u"open"_s : standing.won ? u"won"_s : u"lost"_s;
    return (m_game.isEmpty() || qstr(entry.summary.game) == m_game) &&
           (wantedRules.isEmpty() || rules == wantedRules) &&
           (wantedSeats == 0 || static_cast<int>(seats.size()) == wantedSeats) &&
           (level.empty() || std::any_of(seats.begin(), seats.end(), plays)) &&
           (result.isEmpty() || (result == came && !standing.text.isEmpty()));
}

RowModel::Row RecordsModel::rowOf(const RecordEntry &e, const GameEntry *game, const QString &rules,
                                  const Standing &standing) const
{
    const bool ja = m_language == Language::Ja;
    const auto at = static_cast<std::size_t>(m_language);
    const QString name = !game ? QFileInfo(e.file).fileName() : ja ? game->nameJa : game->nameEn;
    QVariantList colours;
    QStringList names;
    for (std::size_t i = 0; i < e.summary.seats.size(); ++i) {
        colours.append(e.summary.seats[i].colour);
        names.append(shownSeatName(e.summary.seats, static_cast<SeatId>(i), m_language));
    }
    const bool usable = e.readable && game;
    const bool hidden = standing.text.isEmpty();
    const QString result = !usable ? fault(e) : hidden ? QString() : e.result[at];
    const QString points =
        hidden ? QString() : shownPoints(e, game && game->cooperative, m_language);
    return {e.file,
            {e.file, qstr(e.summary.game), name, game ? fileUrl(game->cover) : QString(), rules,
             shownTime(e.changed), QVariant(colours), names, e.summary.finished, e.summary.practice,
             usable, e.summary.plies, e.phase[at], result, points == result ? QString() : points,
             standing.text, standing.won, shownDeal(e.summary.deal)}};
}

QVariantMap RecordsModel::shown(const QString &file) const
{
    QVariantMap out;
    const int row = find(file);
    const QHash<int, QByteArray> roles = roleNames();
    for (auto role = roles.cbegin(); row >= 0 && role != roles.cend(); ++role)
        out.insert(QString::fromLatin1(role.value()), data(index(row), role.key()));
    return out;
}

void RecordsModel::refill()
{
    Rows rows;
    QStringList rulesNames;
    for (const RecordEntry &e : m_store.entries()) {
        const GameEntry *game = m_catalogue.find(qstr(e.summary.game));
        const QString rules = shownRulesName(game, e.summary, m_language);
        const bool shown = !e.summary.finished || m_settings.resultShown(e.file);
        const Standing standing =
            shown ? standingOf(e.summary, game && game->cooperative) : Standing{};
        if (game && !rulesNames.contains(rules) && (m_game.isEmpty() || game->id == m_game))
            rulesNames.append(rules);
        const Row row = rowOf(e, game, rules, standing);
        const auto text = [&row](RecordRole::At at) { return row.values[at].toString(); };
        const QString hay =
            QStringList{
                text(RecordRole::Name),   rules,
                text(RecordRole::When),   row.values[RecordRole::Names].toStringList().join(u' '),
                text(RecordRole::Result), text(RecordRole::Deal)}
                .join(u' ');
        if (hay.contains(m_search, Qt::CaseInsensitive) && passes(e, rules, standing))
            rows.append(row);
    }
    m_rulesNames = rulesNames;
    setRows(rows);
    emit filterChanged();
}

} // namespace takujo
