#pragma once
#include "game/game.h"

namespace takujo::coinhunt {

/// What the rulebook prints beyond the parameters (RULEBOOK.md, "Names").
std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language);

} // namespace takujo::coinhunt
