#include "ai/greedy.h"

#include "base/hash.h"

#include <algorithm>
#include <span>

namespace takujo::hakkutsu {

namespace {

constexpr float kBeginnerWhim = 5; ///< points by which a beginner misjudges a goal

} // namespace

Move Greedy::move(std::string_view name, const State &state, Rng &rng) const
{
    if (name == "random")
        return m_playout.random(state, rng);
    if (name == "beginner")
        return m_playout.misled(state, whims(state), rng);
    return planned(state, rng);
}

/// How a beginner misjudges the goals of this trip. From what the seat itself knows and keeps until
/// it is home again: who changes his mind at every step walks to and fro.
TargetHeuristics::Whims Greedy::whims(const State &s) const
{
    const auto seat = toIndex(s.actor);
    std::uint64_t trip =
        combine64(s.museum[seat], hashBytes(std::as_bytes(std::span(&s.returned[seat], 1))));
    trip = combine64(trip, hashBytes(std::as_bytes(std::span(&s.got[seat], 1))));
    TargetHeuristics::Whims whims{};
    for (const std::uint8_t cell : m_rules.map().rockCells())
        whims[cell] = kBeginnerWhim * static_cast<float>(Rng(combine64(trip, cell)).uniform());
    whims[toIndex(m_rules.map().base())] = kBeginnerWhim / 2;
    return whims;
}

Move Greedy::planned(const State &s, Rng &rng) const
{
    switch (s.phase) {
    case Phase::Move: return go(s);
    case Phase::Look: {
        const Trip trip = m_planner.plan(s);
        if (trip.cell != kNone && m_rules.hides(s.piles[trip.cell], s.actor))
            return makeMove(kLook, trip.cell);
        return m_playout.move(s, 0, rng);
    }
    case Phase::Mine:
    case Phase::Again: return mine(s, kMine, kSkip);
    case Phase::Double:
        if (s.hands[toIndex(s.actor)][toIndex(Effect::Double)] > 0 &&
            s.piles[s.pos[toIndex(s.actor)]].faceUp())
            return mine(s, kAgain, kEnough);
        return m_playout.move(s, 0, rng);
    default: return m_playout.move(s, 0, rng);
    }
}

/// A radar is used where the trip goes next, if a card hides there and it can be dug this turn.
bool Greedy::wantsRadar(const State &s, const Trip &trip) const
{
    if (trip.cell == kNone || s.hands[toIndex(s.actor)][toIndex(Effect::Radar)] == 0)
        return false;
    const Pile &pile = s.piles[trip.cell];
    return m_rules.hides(pile, s.actor) && pile.height == kPile &&
           m_rules.bootsTo(s, s.actor, trip.cell) == 0 && !m_rules.shared(s, s.actor, trip.cell);
}

Move Greedy::go(const State &s) const
{
    const SeatId seat = s.actor;
    const Trip trip = m_planner.plan(s);
    if (wantsRadar(s, trip))
        return makeMove(kRadar);
    if (trip.fly)
        return makeMove(kHelicopter);
    const int goal = trip.cell == kNone ? m_rules.map().base() : trip.cell;
    const int pos = s.pos[toIndex(seat)];
    if (goal != pos && trip.boots > 0)
        return makeMove(kGo, goal, trip.boots);
    const int mobility = m_rules.mobility(s, seat);
    const int next =
        goal == pos ? pos : m_rules.map().hop(pos, goal, std::min(mobility, Map::kMaxHop));
    if (next != pos &&
        !(next == goal && m_rules.shared(s, seat, goal) && goal != m_rules.map().base()))
        return makeMove(kGo, next, 0);
    // nothing to plan, or somebody is in the way: by plain sense
    Rng none(1);
    return m_playout.move(s, 0, none);
}

Move Greedy::mine(const State &s, MoveKind yes, MoveKind no) const
{
    const RemainingSupply outlook = m_values.outlook(s, s.actor);
    Spend spend;
    if (!m_choices.mining(s, outlook, spend))
        return makeMove(no);
    const std::optional<float> dug = m_planner.mined(s, spend);
    const float price = yes == kAgain ? m_taste.card : 0;
    return dug && *dug - price > m_planner.skipped(s) ? digMove(yes, spend) : makeMove(no);
}

} // namespace takujo::hakkutsu
