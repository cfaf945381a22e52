#pragma once
#include "game/game.h"
#include "game/game_rules.h"

namespace takujo {

/// A match in which `choose(state)` makes every move; adds to the counts, for benchmarks.
template<GameRules Rules, class Choose>
void countMatch(const Rules &rules, Rng &rng, BenchCounts &counts, const Choose &choose)
{
    SearchChance chance(rng);
    auto state = rules.start(chance, nullptr);
    while (rules.actor(state) != kNoSeat) {
        rules.apply(state, choose(state), chance, nullptr);
        ++counts.plies;
    }
    ++counts.games;
    counts.turns += static_cast<std::uint64_t>(rules.turn(state));
    counts.signature = combine64(counts.signature, hashBytes(std::as_bytes(std::span(&state, 1))));
}

} // namespace takujo
