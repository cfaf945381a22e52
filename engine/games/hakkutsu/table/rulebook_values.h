#pragma once
#include "game/game.h"

namespace takujo::hakkutsu {

/// What the rulebook prints beyond the parameters: numbers of cards and cells, tables in words.
std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language);

} // namespace takujo::hakkutsu
