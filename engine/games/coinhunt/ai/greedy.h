#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// The players that do not search. "greedy" is the fixed reference: of eight aims the one that is worth
/// most if the hand were steady, and the quick best of every other choice. Never weakened.
/// "study" makes the same choices but takes any aim, so that studies can play hundreds of matches.
class Greedy
{
public:
    explicit Greedy(const Rules &rules) : m_rules(rules) {}

    /// @param name "random", "study", "greedy" or "beginner"
    Move move(std::string_view name, const View &view, Rng &rng) const;

private:
    Move aimed(const View &view, Rng &rng, int candidates) const;
    Move chosen(const View &view, std::span<const Move> moves) const;
    double worthOfShot(const View &view, const Move &move) const;
    double worthOfFalls(const View &view, const CoinSet &fell, bool direct) const;
    double worthOfChoice(const View &view, const Move &move) const;
    double worthOfCoin(const View &view, SeatId seat, int kind) const;

    const Rules &m_rules;
};

} // namespace takujo::coinhunt
