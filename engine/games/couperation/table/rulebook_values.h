#pragma once
#include "game/game.h"

namespace takujo::couperation {

/// What the rulebook prints beyond the parameters: counts that follow from them, the list of marks.
std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language);

} // namespace takujo::couperation
