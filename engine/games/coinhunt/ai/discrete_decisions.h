#pragma once
#include "ai/shotsearch.h"

namespace takujo::coinhunt {

/// Decisions that are no shot: every move is played out by the rules and judged. Where the active seat
/// has still to push in a coin, a few pushes tried beforehand tell what each choice would do to them.
class DiscreteDecisions
{
public:
    DiscreteDecisions(const Rules &rules, const View &view, std::uint64_t seed,
                      const Weights &weights)
        : m_rules(rules), m_judge(rules, weights), m_view(view), m_seed(seed)
    {}

    /// Tries pushes with the coin in hand; without one, or late in the turn, nothing.
    void foresee(int pushes, Allowance &allowance);
    Outlook outlook(const Move &move) const;

private:
    /// What one steady push would bring, whatever is decided first.
    struct Push
    {
        CoinSet fell;
        bool direct = false;
    };

    Outlook outlookOf(const State &after) const;

    const Rules &m_rules;
    Evaluator m_judge;
    const View &m_view;
    std::uint64_t m_seed;
    std::vector<Push> m_pushes;
};

} // namespace takujo::coinhunt
