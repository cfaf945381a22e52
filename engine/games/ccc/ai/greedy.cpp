#include "ai/greedy.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

constexpr int kBeginnerHoard = 8;
/// A beginner takes any coin worth at least this part of the best.
constexpr float kLoose = 0.6F;

} // namespace

Move Greedy::move(std::string_view name, const State &state, Rng &rng) const
{
    if (name == "random")
        return RandomPlay(m_rules).move(state, rng);
    if (name == "beginner")
        return beginner(state, rng);
    return byHabit(state, name == "spend" ? 0 : m_values.hoard());
}

Move Greedy::byHabit(const State &state, int hoard) const
{
    switch (state.phase) {
    case Phase::Place: return m_playout.place(state, hoard, true);
    case Phase::Draw: return m_playout.draw(state);
    default: return m_playout.discard(state, 0);
    }
}

Move Greedy::beginner(const State &state, Rng &rng) const
{
    if (state.phase == Phase::Place)
        return loosePlace(state, rng);
    if (state.phase == Phase::Draw)
        return m_playout.draw(state);
    return m_playout.discard(state, static_cast<int>(rng.below(Discards::kVariants)));
}

Move Greedy::loosePlace(const State &state, Rng &rng) const
{
    if (m_values.saves(state, kBeginnerHoard))
        return doneMove();
    const Candidates candidates(m_rules, m_values, m_payRules);
    ActionBuffer actions;
    PayMemory memory;
    const int count = candidates.actions(state, -1, true, memory, actions);
    float best = 0;
    for (int i = 1; i < count; ++i) { // 0 = Done
        Action &action = actions[toIndex(i)];
        if (state.turnsLeft == 1 && m_values.held(state, Candidates::firstOfKey(action.key)))
            action.prior = 0;
        best = std::max(best, action.prior);
    }
    if (best <= actions[0].prior)
        return doneMove();
    int chosen = 0;
    float sum = 0;
    for (int i = 1; i < count; ++i) {
        const float prior = actions[toIndex(i)].prior;
        if (prior < kLoose * best || prior <= actions[0].prior)
            continue;
        sum += prior;
        if (rng.uniform() * static_cast<double>(sum) < static_cast<double>(prior))
            chosen = i;
    }
    return candidates.move(state, actions[toIndex(chosen)].key, memory);
}

} // namespace takujo::ccc
