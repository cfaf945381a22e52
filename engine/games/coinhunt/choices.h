#pragma once
#include "shotsearch.h"

namespace takujo::coinhunt {

/// Decisions that are no shot: every move is played out by the rules and judged. Where the active seat
/// has still to push in a coin, a few pushes tried beforehand tell what each choice would do to them.
class Choices
{
public:
    Choices(const Core &core, const View &view, std::uint64_t seed)
        : m_core(core), m_judge(core), m_view(view), m_seed(seed)
    {}

    /// Tries pushes with the coin in hand; without one, or late in the turn, nothing.
    void foresee(int pushes, Allowance &allowance);
    double worth(const Move &move) const;

private:
    /// What one steady push would bring, whatever is decided first.
    struct Push
    {
        CoinSet fell;
        bool direct = false;
    };

    double worthOf(const State &after) const;

    const Core &m_core;
    Judge m_judge;
    const View &m_view;
    std::uint64_t m_seed;
    std::vector<Push> m_pushes;
};

} // namespace takujo::coinhunt
