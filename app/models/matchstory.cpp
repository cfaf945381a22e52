#include "matchstory.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace takujo {

namespace {

constexpr std::size_t kTurningPoints = 3;
constexpr int kEndSteps = 3;

// Points ahead of the best rival; where all win together, the points.
int lead(const std::array<int, kMaxSeats> &points, SeatId seat, int seats, bool together)
{
    const int own = points[static_cast<std::size_t>(seat)];
    if (together)
        return own;
    int rival = std::numeric_limits<int>::min();
    for (SeatId other = 0; other < seats; ++other)
        if (other != seat)
            rival = std::max(rival, points[static_cast<std::size_t>(other)]);
    return own - rival;
}

// What tells a turn best: what it scored, then what it put down, then the rest.
int weight(EventType type)
{
    switch (type) {
    case EventType::Score: return 3;
    case EventType::Place:
    case EventType::Move:
    case EventType::Reveal:
    case EventType::Fall: return 2;
    default: return 1;
    }
}

// What most probably moved the points between two plies: the heaviest event, its own before others',
// the last of equals, for effects are told after what led to them. Of another seat's (a leak, a gift)
// it is said whose it is.
QString whatMovedIt(const Match &match, const Words &words, SeatId seat, int from, int to)
{
    const Event *cause = nullptr;
    const auto rank = [seat](const Event &event) {
        return 2 * weight(event.type) + (event.actor == seat ? 1 : 0);
    };
    std::vector<Events> told;
    for (int ply = from; ply < to; ++ply)
        told.push_back(match.events(kNoSeat, ply));
    for (const Events &events : told)
        for (const Event &event : events)
            if (event.actor != kNoSeat && !event.heading && !event.text.empty() &&
                (!cause || rank(event) >= rank(*cause)))
                cause = &event;
    if (!cause)
        return {};
    if (cause->actor == seat)
        return words(cause->text);
    return words(Text("match.event").seat("seat", cause->actor).sub("what", cause->text));
}

// The ply between two others that moved the lead of the seat furthest the way it went.
int decisivePly(const Match &match, SeatId viewer, SeatId seat, int from, int to)
{
    const int seats = static_cast<int>(match.seats().size());
    const bool together = match.game().definition().cooperative;
    std::vector<int> leads;
    for (int ply = from; ply <= to; ++ply)
        leads.push_back(lead(match.standing(viewer, ply).score, seat, seats, together));
    const bool up = leads.back() > leads.front();
    const auto step = [&](std::size_t i) {
        return up ? leads[i + 1] - leads[i] : leads[i] - leads[i + 1];
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i + 1 < leads.size(); ++i)
        if (step(i) > step(best))
            best = i;
    return from + static_cast<int>(best);
}

struct Turn
{
    int index = 0;
    SeatId seat = kNoSeat; ///< whose turn it was
    int swing = 0;         ///< what its lead gained
    int worth = 0;         ///< against the other turns of the round
};

// The turn that moved its seat's lead furthest from how the others' turns of the round moved theirs:
// where everybody rises alike, nobody changed the lead.
Turn mostOfRound(std::vector<Turn> &round, bool together)
{
    const int sum = std::accumulate(round.begin(), round.end(), 0,
                                    [](int n, const Turn &turn) { return n + turn.swing; });
    const int others = together ? 0 : static_cast<int>(round.size()) - 1;
    for (Turn &turn : round)
        turn.worth = turn.swing == 0 ? 0
                     : others == 0   ? std::abs(turn.swing)
                                     : std::abs(turn.swing - (sum - turn.swing) / others);
    const Turn most = *std::max_element(
        round.begin(), round.end(), [](const Turn &a, const Turn &b) { return a.worth < b.worth; });
    round.clear();
    return most;
}

// The turns that changed the lead most, one a round, in the order they were played. A round ends before a
// seat's second turn.
std::vector<Turn> turningPoints(const Match &match, const QList<int> &plies,
                                const std::vector<std::array<int, kMaxSeats>> &points)
{
    const bool together = match.game().definition().cooperative;
    const int seats = static_cast<int>(match.seats().size());
    std::vector<Turn> turns, round;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const SeatId seat = match.actorAt(plies[static_cast<qsizetype>(i)]);
        if (std::any_of(round.begin(), round.end(), [&](const Turn &t) { return t.seat == seat; }))
            turns.push_back(mostOfRound(round, together));
        const int swing =
            lead(points[i + 1], seat, seats, together) - lead(points[i], seat, seats, together);
        round.push_back({static_cast<int>(i), seat, swing});
    }
    if (!round.empty())
        turns.push_back(mostOfRound(round, together));
    std::stable_sort(turns.begin(), turns.end(),
                     [](const Turn &a, const Turn &b) { return a.worth > b.worth; });
    // Where a round is worth as much as the next one, none decided anything.
    const int usual = turns.size() > kTurningPoints ? turns[turns.size() / 2].worth : 0;
    std::erase_if(turns, [&](const Turn &turn) { return turn.worth <= usual; });
    turns.resize(std::min(turns.size(), kTurningPoints));
    std::sort(turns.begin(), turns.end(),
              [](const Turn &a, const Turn &b) { return a.index < b.index; });
    return turns;
}

} // namespace

MatchStory::MatchStory(QObject *parent) : QObject(parent)
{
    connect(&m_luck, &LuckModel::changed, this, [this] {
        if (!m_luck.running())
            emit reviewed();
    });
}

void MatchStory::forget()
{
    m_luck.forget();
    m_costly.forget();
}

void MatchStory::tell(const Match &match, SeatId viewer, const Words &words)
{
    m_costly.tell(match, words);
    const SeatId eyes = match.finished() ? kNoSeat : viewer;
    tellPlacers(match);
    tellPoints(match, eyes);
    tellLoss(match);
    tellEnding(match, words);
    tellGrowth(match);
    tellTurning(match, eyes, words);
    m_luck.tell(match, words);
    emit changed();
}

// As everybody saw it: hidden cards have no name there, but their places do.
void MatchStory::tellPlacers(const Match &match)
{
    m_placers.clear();
    m_putAt.clear();
    m_lastPlace.clear();
    m_anew.clear();
    if (!match.finished() || !match.game().definition().cooperative)
        return;
    for (int ply = 0; ply < match.plyCount(); ++ply) {
        m_lastPlace.clear();
        for (const Event &event : match.events(kNoSeat, ply))
            for (const PieceMotion &motion : event.motions) {
                if (motion.toSlot < 0)
                    continue;
                m_lastPlace = qstr(motion.toZone) + u'/' + QString::number(motion.toSlot);
                if (motion.fromZone == motion.toZone)
                    continue;
                if (m_placers.contains(m_lastPlace))
                    m_anew.append(ply);
                m_placers[m_lastPlace] = static_cast<int>(match.actorAt(ply));
                m_putAt[m_lastPlace] = ply;
            }
    }
}

// @pre tellPlacers(), tellPoints()
void MatchStory::tellLoss(const Match &match)
{
    m_lossTurn = 0;
    if (!match.finished() || !match.game().definition().cooperative || m_turns == 0 ||
        match.outcome().winners != 0)
        return;
    if (!m_putAt.contains(m_lastPlace)) {
        m_lossTurn = std::max(1, m_turns - 1);
        return;
    }
    m_lossTurn = turnOf(m_putAt[m_lastPlace]) + 1;
}

int MatchStory::turnOf(int ply) const
{
    if (m_turns == 0)
        return -1;
    const auto next = std::upper_bound(m_plies.cbegin(), m_plies.cend() - 1, ply);
    return static_cast<int>(next - m_plies.cbegin()) - 1;
}

// @pre tellPlacers(), tellPoints()
void MatchStory::tellEnding(const Match &match, const Words &words)
{
    QMap<int, QString> steps; // by turn, from 0; the words may be empty
    if (match.finished() && match.game().definition().cooperative && match.outcome().winners == 0) {
        for (const EndStep &step : match.outcome().steps) {
            const QString place = qstr(step.place);
            const int ply = place.isEmpty() ? match.plyCount() - 1 : m_putAt.value(place, -1);
            const int turn = turnOf(ply); // none put there what lay there from the start
            if (steps.size() < kEndSteps && turn >= 0 && !steps.contains(turn))
                steps.insert(turn, words(step.text));
        }
        for (int turn = m_turns - 1;
             steps.size() < kEndSteps && turn >= 0 && match.outcome().steps.empty(); --turn)
            steps.insert(turn, QString());
    }
    RowModel::Rows rows;
    for (auto step = steps.cbegin(); step != steps.cend(); ++step) {
        const int first = m_plies[step.key()];
        const int next = m_plies[step.key() + 1];
        const SeatId seat = match.actorAt(first);
        const int colour = match.seats().at(static_cast<std::size_t>(seat)).colour;
        const QString told =
            step->isEmpty() ? whatMovedIt(match, words, seat, first, next) : step.value();
        rows.append({QString::number(first), {next, step.key() + 1, colour, told}});
    }
    m_ending.setRows(rows);
}

// @pre tellPlacers(), tellPoints()
void MatchStory::tellGrowth(const Match &match)
{
    RowModel::Rows rows;
    if (match.finished() && match.game().definition().cooperative)
        for (std::size_t i = 0; i + 1 < m_points.size(); ++i) {
            const int first = m_plies[static_cast<qsizetype>(i)];
            const int next = m_plies[static_cast<qsizetype>(i) + 1];
            const auto seat = static_cast<std::size_t>(match.actorAt(first));
            const bool anew = std::any_of(m_anew.begin(), m_anew.end(),
                                          [&](int ply) { return ply >= first && ply < next; });
            rows.append({QString::number(first),
                         {next, match.seats().at(seat).colour, m_points[i + 1][0], anew}});
        }
    m_grown.setRows(rows);
}

// What everybody could see at the end of each turn; the last point of a finished match is the result.
void MatchStory::tellPoints(const Match &match, SeatId viewer)
{
    const bool together = match.game().definition().cooperative;
    const int end = match.plyCount();
    m_plies = {0};
    for (int ply = 1; ply < end; ++ply)
        if (match.turnAt(ply) != match.turnAt(ply - 1))
            m_plies.append(ply);
    if (end > 0)
        m_plies.append(end);
    m_turns = static_cast<int>(m_plies.size()) - 1;
    m_points.clear();
    for (const int ply : m_plies)
        m_points.push_back(ply == end && match.finished() ? match.outcome().score
                                                          : match.standing(viewer, ply).score);
    m_lines.clear();
    m_lowest = 0;
    m_highest = 1;
    const std::size_t lines = together ? 1 : match.seats().size();
    for (std::size_t seat = 0; seat < lines; ++seat) {
        QVariantList line;
        for (const auto &points : m_points) {
            line.append(points[seat]);
            m_lowest = std::min(m_lowest, points[seat]);
            m_highest = std::max(m_highest, points[seat]);
        }
        m_lines.append(QVariant(line));
    }
}

// Of the seat whose turn it was.
void MatchStory::tellTurning(const Match &match, SeatId viewer, const Words &words)
{
    RowModel::Rows rows;
    auto points = m_points;
    QList<int> plies = m_plies;
    // What the count at the end brings is no turn, and cannot be told apart from what the last ply brought.
    if (match.finished() && match.plyCount() > 0) {
        plies.back() = match.plyCount() - 1;
        points.back() = match.standing(viewer, plies.back()).score;
        if (plies[plies.size() - 2] == plies.back()) {
            plies.removeLast();
            points.pop_back();
        }
    }
    for (const Turn &turn : turningPoints(match, plies, points)) {
        const int first = plies[turn.index];
        const int last = plies[turn.index + 1];
        const int ply = decisivePly(match, viewer, turn.seat, first, last);
        QString text = whatMovedIt(match, words, turn.seat, ply, ply + 1);
        if (text.isEmpty())
            text = whatMovedIt(match, words, turn.seat, first, last);
        const int colour = match.seats().at(static_cast<std::size_t>(turn.seat)).colour;
        rows.append({QString::number(first),
                     {last, turn.index + 1, int(turn.seat), colour, text, turn.swing}});
    }
    m_turning.setRows(rows);
}

void MatchStory::review(const Match &match) { m_luck.look(match); }

} // namespace takujo
