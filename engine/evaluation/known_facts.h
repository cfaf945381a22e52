#pragma once
#include "evaluation/balance_report.h"
#include "evaluation/people_pace.h"

namespace takujo {

/// How often a report has been or will be looked at while matches come in, and what it compares with.
struct ReportSight
{
    int looks = 1;                     ///< the chance of being wrong is shared among them
    std::pair<int, int> minutes{0, 0}; ///< of the official rules, as the box says; 0 = not known
    PeoplePace pace{};                 ///< of the people whose records lie here
    bool quickHolds = true;            ///< see ReportPlayers
};

/// What is known and what is not, in plain sentences: what each seat wins more or less than under the
/// official rules (without them: than an equal share), how far the seats are apart, how long people sit.
std::vector<KnownFact> knownFacts(const BalanceReport &report, const StudyCounts &counts,
                                  const Baseline *baseline, const ReportSight &sight);
/// Puts them and the use of components into a report. Where something is certain, the verdict is not "no
/// difference found".
void addKnownFacts(BalanceReport &report, const GameDefinition &game,
                   const std::vector<StudyRow> &rows, const Baseline *baseline,
                   const ReportSight &sight);
/// More matches would not change the verdict: of every seat (or the team) it is certain whether it wins
/// 5 points more, 5 points less, or neither.
bool isDecided(const BalanceReport &report, const StudyCounts &counts, const Baseline *baseline,
               const ReportSight &sight);

/// When a running study is looked at: after 25 matches, then whenever there are half as many more.
int nextLook(int games);
/// How many looks there are up to so many matches, one more when time runs out included.
int looksUpTo(int games);

} // namespace takujo
