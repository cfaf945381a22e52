#pragma once
#include "game/game.h"

namespace takujo::ccc {

/// Values the rulebook of CCC uses beyond the parameters (engine/game/RULEBOOK.md, "Names").
std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language);

} // namespace takujo::ccc
