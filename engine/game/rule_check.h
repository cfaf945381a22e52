#pragma once
#include "game/game.h"

#include <optional>
#include <vector>

namespace takujo {

/// Everything that can be said about a rule set without playing it.
struct RuleReport
{
    std::optional<RuleSet> rules;     ///< only without errors
    std::optional<RuleValues> values; ///< only without errors
    Problems problems;                ///< errors, cautions, notes; errors first
    std::vector<int> seats;           ///< numbers of seats it can be played with

    bool ok() const { return rules.has_value(); }
};

/// The one validator of rule set files, for editor, loader and `takujo-cli rules check`: what
/// readRuleSet() refuses, what the schema advises against, and what makes no sense for any number of
/// seats. A number of seats that cannot play it while others can is a caution. Any thread;
/// microseconds to a few milliseconds.
/// @param document a parsed `takujo-rules/1` object
RuleReport checkRules(const GameDefinition &game, const Json &document);
/// The same for a rule set in memory; paths are those of its file.
RuleReport checkRules(const GameDefinition &game, const RuleSet &rules);

} // namespace takujo
