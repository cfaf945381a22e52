#pragma once
#include "game/game.h"

namespace takujo {

/// A house rule by lot, very different from the preset: four to eight parameters with other values
/// anywhere in their range, boards and tables of cards with some rows left out, doubled or with other
/// numbers. The same for the same seed. The validator lets it through for every number of seats that can
/// play the preset; what it refuses is not changed.
RuleSet randomRules(const GameDefinition &game, const std::string &preset, std::uint64_t seed);

} // namespace takujo
