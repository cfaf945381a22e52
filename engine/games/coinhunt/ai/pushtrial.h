#pragma once
#include "ai/evaluator.h"
#include "ai/greedy.h"

namespace takujo::coinhunt {

/// What one simulated push came to.
struct PushOutcome
{
    Outlook outlook{}; ///< of the seat that pushed
    double next = 0;   ///< points ahead after the push that follows, when that was looked at
    CoinSet fell;
    bool lost = false; ///< CH-24, CH-28: what fell is not the seat's

    bool gain() const { return !fell.empty() && !lost; }
    /// Pushes of one outcome are worth the same, but for what they leave behind.
    std::uint64_t outcome() const
    {
        return combine64(combine64(fell.bits[0], fell.bits[1]), lost ? 1 : 0);
    }
};

/// How a push is tried.
struct PushTry
{
    SeatTrait hand = kSteadyHand;
    bool exact = false; ///< as the match itself simulates it; else by the cheaper simulation
    int replies =
        0; ///< also the push after it, the own or a rival's: the best of so many steady ones
};

/// Single pushes from one view, played by the rules. Any thread.
class PushTrial
{
public:
    PushTrial(const Rules &rules, const View &view, const Weights &weights)
        : m_rules(rules), m_judge(rules, weights), m_greedy(rules), m_view(view)
    {}

    /// Up to the next decision.
    PushOutcome operator()(const Move &move, const PushTry &how, Rng &rng) const;

private:
    double afterNext(State state, Rng &rng, int replies) const;
    double bestReply(const State &state, Rng &rng, int replies) const;

    const Rules &m_rules;
    Evaluator m_judge;
    Greedy m_greedy;
    const View &m_view;
};

} // namespace takujo::coinhunt
