#pragma once
#include "game/rule_schema.h"

#include <cstdint>

namespace takujo {

/// Well-formed all the same: up to four values anywhere below `part` of the document become others.
/// The same seed gives the same.
Json scrambled(Json document, const char *part, std::uint64_t seed);

} // namespace takujo
