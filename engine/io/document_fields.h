#pragma once
#include "game/fields.h"
#include "game/rule_set.h"

namespace takujo {

// What several documents have in common.

/// Format line and game of a document; nothing else makes sense when they differ.
Problems checkHead(const Json &document, const char *format, const std::string &game);
/// Both as members. They are checked before anything else is read.
void describeHead(Fields &f, std::string format, std::string game);
/// A rule set inside a document.
void describeRules(Field at, const RuleSchema &schema, RuleSet &rules);
/// An object that somebody else reads, as the game its positions.
void describePart(Field at, Json &part);

} // namespace takujo
