#pragma once
#include <string_view>

namespace takujo {

/// What makes a level: how many simulations a decision gets and how freely it picks among moves
/// that look nearly equal. Games with a belief or other knobs keep them beside their knowledge.
struct Level
{
    std::string_view name;
    int simulations = 0;    ///< 0: the game's own quick policy of this name
    double temperature = 0; ///< 0: always the most visited move
    double guard = 0;       ///< a move may be worth at most this much less than the best (0..1)
};

/// Null when `name` is not a level. Simulations are the defaults of game/game.h's levelNames();
/// a request's own budget comes first.
const Level *findLevel(std::string_view name);

} // namespace takujo
