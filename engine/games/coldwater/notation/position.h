#pragma once
#include "game/fields.h"
#include "rules/rules.h"

namespace takujo::coldwater {

// Positions and views as JSON, field by field (POSITION.md).

void describe(Fields &f, const Rules &rules, State &s);
void describe(Fields &f, const Rules &rules, View &v);
const std::vector<std::string> &phaseNames();
/// What follows from the rest of a position that was read: decks, bag and supplies hold what lies
/// nowhere else.
Problems complete(const Rules &rules, const Json &json, State &s);

} // namespace takujo::coldwater
