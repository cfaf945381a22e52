#pragma once
#include "game/rule_schema.h"

#include <optional>

namespace takujo {

/// Where in a rule set a problem is, in words, as far as its sentence does not say so itself: "Fish, row 4",
/// "Name in Japanese". Empty: the sentence is enough. Null: it is no place of a rule set.
/// @param words of the engine and of the game
std::optional<std::string> shownPlace(const RuleSchema &schema, const Problem &problem,
                                      const Renderer &words);

} // namespace takujo
