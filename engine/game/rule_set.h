#pragma once
#include "game/rule_schema.h"

namespace takujo {

/// A rule set file's contents: only the differences from an official preset. Format and grammar:
/// engine/io/FORMATS.md. Identity is the hash of the effective values, not the name.
struct RuleSet
{
    std::string game;
    std::string nameJa;
    std::string nameEn;
    std::string author;
    std::string notes;
    std::string base = "standard";
    JsonValue changes = JsonValue::object();
    bool official = false; ///< one of the presets as it is

    friend bool operator==(const RuleSet &, const RuleSet &) = default;
};

/// One parameter that differs between two sets of values.
struct RuleDifference
{
    std::string param;
    JsonValue from;
    JsonValue to;
};

/// The preset as a rule set; names come from the game's texts. @pre the preset exists
RuleSet officialRuleSet(const RuleSchema &schema, const TextCatalog &texts,
                        std::string_view preset);
/// Values of a preset of the game; problems: it has none of this id.
Loaded<RuleValues> presetValues(const RuleSchema &schema, const std::string &preset);
/// Effective values: defaults, the base preset's changes, then `changes`.
Loaded<RuleValues> effectiveValues(const RuleSchema &schema, const RuleSet &rules);
std::vector<RuleDifference> differences(const RuleSchema &schema, const RuleValues &from,
                                        const RuleValues &to);
/// 32 hex digits over game id and effective values in schema order; equal rules have equal hashes.
std::string ruleHash(const RuleSchema &schema, const RuleValues &values);

/// A rule set wherever it stands, in a file of its own, a record or a position: shape, unknown keys,
/// types, ranges, constraints. Says nothing of seats, nor what is only advised against: checkRules().
/// @param document a parsed `takujo-rules/1` object
Loaded<RuleSet> readRuleSet(const RuleSchema &schema, const Json &document);
Json writeRuleSet(const RuleSet &rules);

} // namespace takujo
