#pragma once
#include "game/game.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// A value that a parameter may take.
struct FairLevel
{
    Json value;          ///< of the whole parameter
    std::string name;    ///< "3", "yes", "+1", "peak6"
    double distance = 0; ///< from the present value: steps of the range, 1 = all of it
};

/// A parameter that may change, or a part of one, and how far. The present value is among the levels.
struct FairVariation
{
    std::string param;
    std::string column; ///< of a list or table, ".word" behind it; else empty
    std::vector<FairLevel> levels;
    std::size_t present = 0; ///< of `levels`
};

/// What varies in these rules, from "P=A..B" (numbers; of a board, what is added to every square),
/// "P=x,y" (choices, yes and no, boards by name; "P" alone = all of them) and "P.COLUMN=A..B" (what is
/// added to a column of a list or table; "P.COLUMN.WORD=A..B": so many rows with the word). Problems: no such parameter, one that cannot vary so, an empty
/// range, more than the schema allows.
Loaded<FairVariation> fairVariation(const RuleSchema &schema, const RuleValues &present,
                                    const std::string &text);
/// All of its range, as an editor offers it at first; nothing for what cannot vary as one number or word.
std::optional<FairVariation> fairVariation(const Param &param, const RuleValues &present);

/// One way to change the rules.
struct FairOption
{
    std::vector<std::size_t> levels; ///< a variation
    double distance = 0;             ///< from the present rules: sum over the variations
    RuleSet rules;
    std::shared_ptr<const Game> game;

    bool isPresent() const { return distance == 0; }
};

/// What can be tried.
struct FairOptions
{
    std::vector<FairOption> options; ///< the present rules first
    std::uint64_t combinations = 1;  ///< of all levels
    int refused = 0;                 ///< of those looked at: the validator says no
};

/// How many ways there are; at most 2^53.
std::uint64_t fairCombinations(const std::vector<FairVariation> &variations);
/// All combinations, or as many as `most`: each change alone first, then any, the same ones every time.
/// Problems: the present rules cannot be played by so many.
Loaded<FairOptions> fairOptions(const GameDefinition &game, const RuleSet &present, int seats,
                                const std::vector<FairVariation> &variations, int most);

} // namespace takujo
