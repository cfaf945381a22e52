#pragma once
#include "game/game.h"

#include <nlohmann/json.hpp>

#include <QString>

namespace takujo {

/// A rule-set document for a test, with a name that says what it is.
struct Variant
{
    std::string name;
    Json document;
    int seats = 0;     ///< planted defects: number of players
    std::string finds; ///< planted defects: id of the finding that must be among those made
};

/// The variants of `variants/<game>.json`: "bad" ones, which make no sense, "good" ones, or planted
/// "defects" that play but badly. "edit"
/// changes rows of a table's official contents: {"param", "where"?, "set" | "drop" | "keep" | "take"}.
std::vector<Variant> listedVariants(const GameDefinition &game, const char *kind);

/// A variant with one value that its schema does not allow: parameter and injury follow from the seed.
Variant injuredVariant(const GameDefinition &game, std::uint64_t seed);

} // namespace takujo
