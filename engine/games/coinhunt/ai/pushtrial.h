#pragma once
#include "ai/evaluator.h"
#include "ai/greedy.h"

namespace takujo::coinhunt {

/// What one simulated push came to.
struct PushOutcome
{
    Outlook outlook{};         ///< of the seat that pushed
    double next = 0;           ///< its value after the push that follows, when that was looked at
    std::uint64_t outcome = 0; ///< what fell, and whether it is lost
    bool gain = false;         ///< something fell that is not lost
};

/// Single pushes from one view, played by the rules with the cheaper simulation. Any thread.
class PushTrial
{
public:
    PushTrial(const Rules &rules, const View &view, const Weights &weights)
        : m_rules(rules), m_judge(rules, weights), m_greedy(rules), m_view(view)
    {}

    /// Up to the next decision. @param replies also the push after it, the own or
    /// a rival's: the best of so many steady ones
    PushOutcome operator()(const Move &move, SeatTrait hand, Rng &rng, int replies = 0) const;

private:
    double afterNext(State state, Rng &rng, int replies) const;
    double bestReply(const State &state, Rng &rng, int replies) const;

    const Rules &m_rules;
    Evaluator m_judge;
    Greedy m_greedy;
    const View &m_view;
};

} // namespace takujo::coinhunt
