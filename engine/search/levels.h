#pragma once
#include <span>
#include <string_view>

namespace takujo {

/// What makes a level: how many simulations a decision gets and how often it thinks at all. None picks
/// by lot among the moves it tried: it would walk to a goal and leave it there.
struct Level
{
    std::string_view name;
    int simulations = 0; ///< 0: the game's own quick policy of this name
    /// Part of the decisions that are searched; the quick policy "beginner" makes the others.
    double searchProbability = 1;
    /// A tree ends as soon as the rest of its simulations could not change what it would play.
    bool endsWhenDecided = false;
};

/// For games whose SearchModel has no `levels()` of its own. Simulations are the defaults of
/// game/game.h's levelNames(); a request's own budget comes first.
std::span<const Level> standardLevels();
/// Null when `name` is none of them.
const Level *findLevel(std::span<const Level> levels, std::string_view name);

} // namespace takujo
