#pragma once
#include "game/rule_schema.h"

namespace takujo::couperation {

/// All house rules of Couperation and the presets. Built once.
const RuleSchema &schema();

} // namespace takujo::couperation
