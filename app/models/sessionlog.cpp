#include "sessionlog.h"

#include "motions.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace takujo {

namespace {

/// Of turnRoles(); what grows with the lines of a block.
enum TurnRole { PlyRole = 4, TellingRole = 6, RecentRole = 7, LinesRole = 9 };

/// The lines of a span: ply and place among the events the viewer sees. Only what is told has a line.
std::vector<std::pair<int, int>> eventsOf(const Match &match, SeatId viewer, const LogSpan &span)
{
    std::vector<std::pair<int, int>> out;
    int skip = span.order;
    for (int ply = span.ply; ply >= 0 && ply < match.plyCount(); ++ply) {
        const Events events = match.events(viewer, ply);
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (static_cast<int>(out.size()) == span.lines)
                return out;
            if (!events[i].text.empty() && skip-- <= 0)
                out.emplace_back(ply, static_cast<int>(i));
        }
    }
    return out;
}

/// Whether the event is of whoever is asked next, and not of who was asked before.
bool begins(const Match &match, int ply, const Event &event)
{
    return event.actor != kNoSeat && ply >= 0 && event.actor != match.actorAt(ply) &&
           event.actor == match.actorAt(ply + 1);
}

std::optional<int> scoreOf(const Match &match, SeatId viewer, SeatId seat, int ply)
{
    for (const SeatSummary &summary : match.table(viewer, ply).seats)
        if (summary.seat == seat)
            return summary.score;
    return std::nullopt;
}

/// Whether a piece came into a zone of this seat.
bool bringsTo(SeatId seat, const Event &event, const std::vector<Zone> &zones)
{
    return std::any_of(event.motions.begin(), event.motions.end(), [&](const PieceMotion &motion) {
        return std::any_of(zones.begin(), zones.end(), [&](const Zone &zone) {
            return zone.owner == seat && zone.id == motion.toZone;
        });
    });
}

/// Where a ply counts that is told in several parts: the line of this seat that scores, else the one that
/// brings it something before the next turn begins, else its first. -1 = it has none.
int scoringLine(const Match &match, SeatId viewer, SeatId seat, int ply)
{
    const Events events = match.events(viewer, ply);
    std::vector<int> own; // before the next turn
    bool next = false;
    for (int i = 0; i < static_cast<int>(events.size()); ++i) {
        const Event &event = events[static_cast<std::size_t>(i)];
        next = next || (event.heading && !own.empty());
        if (event.actor != seat || event.text.empty() || event.heading)
            continue;
        if (event.type == EventType::Score)
            return i;
        if (!next)
            own.push_back(i);
    }
    if (own.size() < 2)
        return own.empty() ? -1 : own.front();
    const std::vector<Zone> zones = match.table(viewer, ply + 1).zones;
    const auto brings = std::find_if(own.begin(), own.end(), [&](int line) {
        return bringsTo(seat, events[static_cast<std::size_t>(line)], zones);
    });
    return brings == own.end() ? own.front() : *brings;
}

/// From which event on the last ply counts what everybody has got by the clauses of the end, which say their
/// points themselves; past its end where it does not.
std::size_t countedFrom(const Match &match, const Events &events, int ply)
{
    if (!match.finished() || ply != match.plyCount() - 1)
        return events.size();
    const auto over = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.actor == kNoSeat && !event.text.empty();
    });
    const auto first = std::find_if(
        over, events.end(), [](const Event &event) { return event.type == EventType::Score; });
    return static_cast<std::size_t>(first - events.begin());
}

} // namespace

QList<QByteArray> SessionLog::lineRoles()
{
    return {"text", "detail", "clause", "seat", "colour", "heading", "ply"};
}

QList<QByteArray> SessionLog::turnRoles()
{
    return {"seat",  "colour",  "heading", "from",    "ply",
            "order", "telling", "recent",  "running", "lines"};
}

void SessionLog::forget(int ply)
{
    const auto keep = static_cast<std::size_t>(std::max(ply + 1, 0));
    if (m_plies.size() <= keep)
        return;
    m_plies.resize(keep);
    ++m_telling;
}

void SessionLog::tell(const Match &match, SeatId viewer, const Words &words)
{
    forget(match.plyCount());
    while (static_cast<int>(m_plies.size()) <= match.plyCount())
        m_plies.push_back(render(match, viewer, words, static_cast<int>(m_plies.size()) - 1));
}

RowModel::Rows SessionLog::rows() const
{
    RowModel::Rows out;
    for (const Lines &ply : m_plies)
        for (const Line &line : ply)
            out.append({keyOf(line),
                        {line.text, line.detail, line.clause, line.seat, line.colour, line.heading,
                         line.ply}});
    return out;
}

RowModel::Rows SessionLog::turns(const Match &match, SeatId viewer) const
{
    const bool finished = match.finished();
    const int recent = recentFrom(match, viewer);
    RowModel::Rows out;
    const Line *first = nullptr; // of the block that goes on
    for (const Lines &ply : m_plies)
        for (const Line &line : ply) {
            if (!first || !goesOn(*first, line)) {
                first = &line;
                const bool running = !finished && line.turn == match.turn();
                out.append({keyOf(line),
                            {line.seat, line.colour, line.heading, line.ply, line.ply, line.order,
                             line.telling, false, running && !line.heading, QVariantList()}});
            }
            QVariantList &values = out.last().values;
            values[PlyRole] = line.ply;
            values[RecentRole] =
                !finished && !line.heading && line.ply > recent && first->seat != viewer;
            values[TellingRole] = std::max(values.at(TellingRole).toInt(), line.telling);
            values[LinesRole] = values.at(LinesRole).toList() << shown(line);
        }
    return out;
}

bool SessionLog::goesOn(const Line &first, const Line &next)
{
    return first.seat != kNoSeat && !first.heading && !next.heading && !next.counted &&
           next.turn == first.turn && (next.seat == first.seat || next.seat == kNoSeat);
}

QString SessionLog::keyOf(const Line &line)
{
    return QStringLiteral("%1/%2").arg(line.ply - 1).arg(line.order);
}

QVariantMap SessionLog::shown(const Line &line)
{
    return {{QStringLiteral("text"), line.text},     {QStringLiteral("brief"), line.brief},
            {QStringLiteral("detail"), line.detail}, {QStringLiteral("drawn"), line.drawn},
            {QStringLiteral("aside"), line.aside},   {QStringLiteral("ply"), line.ply}};
}

int SessionLog::recentFrom(const Match &match, SeatId viewer)
{
    const int end = match.plyCount();
    if (viewer == kNoSeat)
        return end;
    const int turn = match.finished() ? -1 : match.turn();
    for (int ply = end - 1; ply >= 0; --ply)
        if (match.actorAt(ply) == viewer && match.turnAt(ply) != turn)
            return ply + 1;
    return 0;
}

QVariantList SessionLog::pieces(const Match &match, SeatId viewer, const Words &words,
                                const LogSpan &span)
{
    QVariantList out;
    QVariantList motions; // of the ply reached
    int reached = -1;
    for (const auto &[ply, wanted] : eventsOf(match, viewer, span)) {
        if (std::exchange(reached, ply) != ply)
            motions = motionsOf(match, viewer, ply, ply + 1, match.table(viewer, ply),
                                match.table(viewer, ply + 1), words);
        std::copy_if(motions.cbegin(), motions.cend(), std::back_inserter(out),
                     [order = wanted](const QVariant &motion) {
                         return motion.value<Motion>().order == order;
                     });
    }
    return out;
}

int SessionLog::gained(const Match &match, SeatId viewer, SeatId seat, const LogSpan &span)
{
    const auto lines = eventsOf(match, viewer, span);
    const auto counts = [&](int ply) {
        const int line = scoringLine(match, viewer, seat, ply);
        return line < 0 ||
               std::find(lines.begin(), lines.end(), std::pair(ply, line)) != lines.end();
    };
    if (lines.empty())
        return 0;
    const int first = lines.front().first, last = lines.back().first;
    const int from = counts(first) ? first : first + 1;
    const Events events = match.events(viewer, last);
    const bool ends = countedFrom(match, events, last) < events.size();
    const int to = counts(last) && !ends ? last + 1 : last;
    const auto before = scoreOf(match, viewer, seat, from);
    const auto after = scoreOf(match, viewer, seat, to);
    return from < to && before && after ? *after - *before : 0;
}

SessionLog::Lines SessionLog::render(const Match &match, SeatId viewer, const Words &words,
                                     int ply) const
{
    Lines out;
    int turn = ply < 0 ? -1 : match.turnAt(ply);
    const Events events = match.events(viewer, ply);
    const Event *counted = events.data() + countedFrom(match, events, ply);
    for (const Event &event : events) {
        if (event.heading ||
            begins(match, ply, event)) // the next turn, by the last ply of this one
            turn = match.turnAt(ply + 1);
        if (event.text.empty())
            continue;
        Line line;
        line.text = words(event.text);
        line.brief = words.brief(event.text);
        line.detail = words(event.detail);
        line.clause = qstr(event.clause);
        line.seat = event.actor;
        if (event.actor >= 0)
            line.colour = match.seats().at(static_cast<std::size_t>(event.actor)).colour;
        line.heading = event.heading;
        line.drawn = event.type == EventType::Draw;
        line.counted = &event >= counted;
        line.aside = line.drawn || event.type == EventType::Discard;
        line.ply = ply + 1;
        line.order = static_cast<int>(out.size());
        line.turn = turn;
        line.telling = m_telling;
        out.push_back(line);
    }
    return out;
}

} // namespace takujo
