#pragma once
#include "evaluation/balance_report.h"

namespace takujo {

/// How far a cheap player's picture of some rules is that of a stronger one: the same measures of
/// both, each with the bound within which they must agree.
struct Agreement
{
    struct Row
    {
        std::string id; ///< as Measure::id
        Text label;
        bool share = true;
        Estimate study;
        Estimate strong;
        double beyond = 0; ///< how far the study's value lies outside the strong player's interval
        double bound = 0;  ///< that much it may
        bool holds() const { return beyond <= bound; }
    };
    StudyKey study;
    StudyKey strong;
    int studyGames = 0;
    int strongGames = 0;
    std::vector<Row> rows;

    /// The wins agree, of every seat or of the team: what a report is read for.
    bool holds() const;
};

/// @pre both have games, of the same rules and seats
Agreement compareStudies(const GameDefinition &game, const StudyKey &study,
                         const StudyCounts &studyCounts, const StudyKey &strong,
                         const StudyCounts &strongCounts);

/// What they say of each other, for who reads the report of the first one: whether the stronger player wins
/// from the same seats, else where it does not most of all.
KnownFact checkedFact(const Agreement &agreement);

/// A difference of a house rule from its preset that strong players show for certain.
struct Direction
{
    std::string id;
    Text label;
    bool share = true;
    Estimate study; ///< house rule - preset
    Estimate strong;
    bool agrees = false; ///< the study's difference has the same sign
};
/// Shares that differ by more than 5 points and numbers by more than a tenth, the interval without 0; of
/// two seats the first one's share, which says the other's.
/// @param study, strong reports of the house rule against the preset, each by one of the players
std::vector<Direction> compareDirections(const BalanceReport &study, const BalanceReport &strong);

Json toJson(const GameDefinition &game, const Agreement &agreement,
            const std::vector<Direction> &directions);

} // namespace takujo
