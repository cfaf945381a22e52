#pragma once
#include "game/fields.h"
#include "rules/rules.h"

namespace takujo::hakkutsu {

// Positions and views as JSON, field by field (POSITION.md).

void describe(Fields &f, const Rules &rules, State &s);
void describe(Fields &f, const Rules &rules, View &v);

} // namespace takujo::hakkutsu
