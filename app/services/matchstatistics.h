#pragma once
#include "evaluation/people_pace.h"
#include "evaluation/statistics.h"
#include "plugin/game_entry.h"
#include "recordentry.h"

#include <bit>
#include <optional>

namespace takujo {

/// How a finished match went for the people at the screen.
struct PeoplesResult
{
    SeatSet seats = 0;   ///< theirs; one that was given up is still theirs
    bool won = false;    ///< the one person, or all of them together
    bool gaveUp = false; ///< nobody played to the end
    std::size_t first() const { return static_cast<std::size_t>(std::countr_zero(seats)); }
};
/// Nothing where there is no result of one side: the match goes on, nobody played, or people played
/// against each other.
std::optional<PeoplesResult> peoplesResult(const RecordSummary &match, bool cooperative);

/// Matches of one game by the same rules (equal values, whatever their name) and with the same number
/// of seats.
struct MatchStatistics
{
    struct ByLevel
    {
        QString level;
        int matches = 0, won = 0;
        Estimate share() const { return shareOf(won, matches); }
    };
    RecordSummary rules; ///< of the match that names them best: a preset's own, else the newest
    QDateTime last;      ///< when the newest was saved
    int seats = 0;
    int matches = 0, won = 0, gaveUp = 0, best = 0;
    double average = 0;
    /// By the strongest rival, or the weakest partner; weakest first. Empty in a game of one level.
    QList<ByLevel> levels;
};

/// Most played first. Practice does not count.
/// @param entries newest first
QList<MatchStatistics> countMatches(const QList<RecordEntry> &entries, const GameEntry &game);

/// The same for matches by the rules of `like` and with its seats alone; nothing where there is none.
std::optional<MatchStatistics> countAlike(const QList<RecordEntry> &entries, const GameEntry &game,
                                          const RecordSummary &like);

/// The level whose matches ended nearest to an equal share of wins; where all those played were beaten more
/// often than that for certain, the next one. Empty: too few matches.
QString suitingLevel(const MatchStatistics &statistics);

/// How fast the people of these matches decide in this game; practice does not count.
PeoplePace peoplesPace(const QList<RecordEntry> &entries, const std::string &game);

} // namespace takujo
