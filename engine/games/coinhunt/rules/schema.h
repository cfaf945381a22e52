#pragma once
#include "game/rule_schema.h"

namespace takujo::coinhunt {

/// House rules of Coin Hunt. Immutable, built once.
const RuleSchema &schema();

} // namespace takujo::coinhunt
