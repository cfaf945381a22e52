#include "ai/pushtrial.h"

namespace takujo::coinhunt {

namespace {

constexpr int kMostPlies = 40; ///< decisions until somebody pushes again

} // namespace

PushOutcome PushTrial::operator()(const Move &move, const PushTry &how, Rng &rng) const
{
    SeatTraits traits{};
    traits[toIndex(m_view.active)] = how.hand;
    SearchChance chance(rng, traits, how.exact);
    State after = m_rules.determinize(m_view, rng);
    m_rules.apply(after, move, chance, nullptr);
    PushOutcome out;
    out.outlook = m_judge.outlook(after, m_view.actor);
    out.fell = m_view.board;
    out.fell.remove(after.board);
    out.lost = after.phase == Phase::Pay || !(out.fell & after.stash).empty();
    if (how.replies > 0)
        out.next = afterNext(after, rng, how.replies);
    return out;
}

/// Everything until the next push is decided quickly.
double PushTrial::afterNext(State state, Rng &rng, int replies) const
{
    SearchChance chance(rng);
    for (int ply = 0; ply < kMostPlies && state.phase != Phase::Over; ++ply) {
        if (state.phase == Phase::Insert)
            return bestReply(state, rng, replies);
        m_rules.apply(state, m_greedy.move("study", m_rules.view(state, state.actor), rng), chance,
                      nullptr);
    }
    return m_judge.outlook(state, m_view.actor).ahead;
}

double PushTrial::bestReply(const State &state, Rng &rng, int replies) const
{
    double most = -1e9;
    double worth = 0;
    for (int i = 0; i < replies; ++i) {
        SearchChance chance(rng);
        State after = state;
        m_rules.apply(after, m_greedy.move("study", m_rules.view(state, state.actor), rng), chance,
                      nullptr);
        const double own = m_judge.outlook(after, state.actor).ahead;
        if (own <= most)
            continue;
        most = own;
        worth = m_judge.outlook(after, m_view.actor).ahead;
    }
    return worth;
}

} // namespace takujo::coinhunt
