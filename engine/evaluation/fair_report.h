#pragma once
#include "evaluation/fair_search.h"

namespace takujo {

/// 'A' for the best of what is shown; 0 for what has no letter.
char fairLetter(const FairState &state, std::size_t candidate);
/// What was found, in one plain sentence for each goal and what is certain of it.
Text fairVerdict(const FairState &state);
/// The candidate as a house rule of its own, which says in its notes where it comes from, in this language.
RuleSet fairRules(const GameDefinition &game, const FairState &state, std::size_t candidate,
                  Language language);
/// What differs between a candidate and the present rules: "param: from → to" as parameters and levels.
struct FairChange
{
    std::size_t variation = 0;
    std::size_t from = 0;
    std::size_t to = 0;
};
std::vector<FairChange> fairChanges(const FairState &state, std::size_t candidate);

/// Stable key order, numbers rounded to 4 decimals; words in both languages, but for the notes of the best.
Json toJson(const GameDefinition &game, const FairState &state,
            const std::vector<FairVariation> &variations, Language language);

/// What matches of some rules say of the goals, in words and as JSON ("games", "reached", "gaps", "wins",
/// "won", "turns"). @param error with which chance an interval may be wrong @pre matches were played
Text fairGapsText(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                  double error);
Json fairMeasures(const std::vector<FairGoal> &goals, const StudyCounts &counts, int seats,
                  double error);

/// Reads the lines of a journal of matches; a last line that was cut off is passed over.
Loaded<std::vector<StudyRows>> readFairJournal(const std::vector<Json> &lines);

} // namespace takujo
