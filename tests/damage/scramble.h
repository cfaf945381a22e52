#pragma once
#include "game/rule_schema.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// Well-formed all the same: one to four values anywhere below `part` become others, of another
/// type, far out of range, or taken from elsewhere in it. The same seed gives the same.
Json scrambled(Json document, std::uint64_t seed, const char *part = "");

/// How many damaged files of each kind: TAKUJO_MUTATIONS (tests/deep), else this many.
int mutations(int usual);

} // namespace takujo
