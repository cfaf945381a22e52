#pragma once
#include "ai/evaluator.h"

namespace takujo::coldwater {

/// A move worth a look, and about the points it brings.
struct Option
{
    Move move;
    float score = 0;
};

/// The useful moves of a decision with a quick score: priors of the tree, moves of the rollouts.
class Policy
{
public:
    static constexpr int kMaxOptions = 32;
    using Options = std::array<Option, kMaxOptions>;

    Policy(const Rules &rules, const Evaluator &judge) : m_rules(rules), m_judge(judge) {}

    /// @param wide also the slow ones (REEL); never empty while somebody decides
    int options(const State &state, bool wide, Options &out) const;
    /// The best of them, sometimes another.
    Move pick(const State &state, float sloppiness, Rng &rng) const;

private:
    const Rules &m_rules;
    const Evaluator &m_judge;
};

} // namespace takujo::coldwater
