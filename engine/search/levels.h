#pragma once
#include <string_view>

namespace takujo {

/// What makes a level: how many simulations a decision gets, how freely it picks among moves that
/// look nearly equal, how often it thinks at all. A game whose levels need other numbers has a table
/// of its own: `static const Level *level(std::string_view)` of its SearchModel.
struct Level
{
    std::string_view name;
    int simulations = 0;    ///< 0: the game's own quick policy of this name
    double temperature = 0; ///< 0: always the most visited move
    double valueMargin = 0; ///< a move may be worth at most this much less than the best (0..1)
    double searchProbability =
        1; ///< part of the decisions that are searched; the quick policy "beginner"
           ///< makes the others
};

/// Null when `name` is not a level. Simulations are the defaults of game/game.h's levelNames();
/// a request's own budget comes first.
const Level *findLevel(std::string_view name);

} // namespace takujo
