#pragma once
#include "game/rule_schema.h"
#include "rules/types.h"

namespace takujo::hakkutsu {

// Words of rule sets, in the order of the enumerations.
inline constexpr std::array<const char *, kRockDecks> kDeckWords{"A", "B", "C1", "C2"};
inline constexpr std::array<const char *, kCategories> kCategoryWords{
    "igneous", "sedimentary", "metamorphic", "mineral", "gem", "fossil", "meteorite"};
inline constexpr std::array<const char *, kAbilities> kAbilityWords{
    "none",   "fossil",    "skull",   "mica", "obsidian",
    "pyrite", "magnetite", "crystal", "gold", "counts_as_any"};
inline constexpr std::array<const char *, kEffects> kEffectWords{
    "joint", "boots", "helicopter", "grant", "case", "double", "radar"};
inline constexpr std::array<const char *, kCounted> kCountedWords{
    "igneous", "sedimentary", "metamorphic", "mineral", "gem",
    "fossil",  "variety",     "area_a",      "area_b",  "area_c"};

/// Every house rule of Hakkutsu!!. Built once.
const RuleSchema &schema();
/// The named maps: name -> rows of cell values (0 none, else as Area).
const Json &maps();

} // namespace takujo::hakkutsu
