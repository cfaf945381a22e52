#pragma once
#include "game/rule_schema.h"

namespace takujo::ccc {

/// Every parameter with its clauses and constraints, presets standard and advanced.
const RuleSchema &schema();
/// The named boards of data/boards.json: name -> rows of numbers, 0 = no square.
const Json &boards();

} // namespace takujo::ccc
