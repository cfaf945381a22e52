#pragma once
#include "toy_game.h"

#include "base/hash.h"
#include "evaluation/fair_search.h"

#include <nlohmann/json.hpp>

#include <span>

/// A toy game that can be made fair, and searches for it.
namespace takujo::tilted_game {

inline constexpr int kEven = 10; ///< turns with which both seats of the tilted toy win as often
inline constexpr int kTilt = 6;  ///< points that each turn more gives the first seat

/// Who wins is a lot that the number of turns weights.
struct Tilted : toy::Rules
{
    using Rules::Rules;
    Outcome outcome(const toy::State &s) const
    {
        Outcome out = Rules::outcome(s);
        const auto lot = mix64(hashBytes(std::as_bytes(std::span(&s, 1)))) % 100;
        const int first = 50 + kTilt * (s.turn - kEven);
        out.winners = static_cast<int>(lot) < first ? SeatSet(1) : SeatSet(2);
        return out;
    }
};

inline const GameDefinition &tilted()
{
    static const GameDefinition game = [] {
        GameDefinition out = toy::definition();
        out.minSeats = 2;
        out.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
            return std::make_unique<GameAdapter<Tilted, toy::Agent>>(tilted(), values, seats);
        };
        return out;
    }();
    return game;
}

inline RuleSet houseRule(int turns)
{
    RuleSet rules;
    rules.game = "toy";
    rules.nameJa = "長い";
    rules.nameEn = "Long";
    rules.changes = Json{{"turns", turns}};
    return rules;
}

inline RuleValues valuesOf(const RuleSet &rules)
{
    return *effectiveValues(tilted().schema, rules);
}

inline std::vector<FairVariation> turnsFrom(const RuleSet &rules, const char *range)
{
    const auto one = fairVariation(tilted().schema, valuesOf(rules), std::string("turns=") + range);
    return one ? std::vector{*one} : std::vector<FairVariation>();
}

inline FairSpec specOf(const RuleSet &rules, const char *goal, int matches, int jobs = 1)
{
    FairSpec spec;
    spec.game = &tilted();
    spec.rules = rules;
    spec.seats = 2;
    spec.goals = {*fairGoal(tilted(), goal)};
    spec.matches = matches;
    spec.jobs = jobs;
    return spec;
}

inline FairState found(FairSpec spec, const std::vector<FairVariation> &variations, int most = 60)
{
    auto options = fairOptions(tilted(), spec.rules, spec.seats, variations, most);
    if (!options)
        return {};
    FairSearch search(std::move(spec), *options);
    search.run({});
    return search.state();
}

} // namespace takujo::tilted_game
