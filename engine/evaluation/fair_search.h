#pragma once
#include "evaluation/fair_goal.h"
#include "evaluation/fair_space.h"
#include "evaluation/study.h"

namespace takujo {

/// What shall be made fair, how, and how long it may take.
struct FairSpec
{
    const GameDefinition *game = nullptr;
    RuleSet rules; ///< the present ones
    int seats = 0;
    std::string player; ///< in every seat, as in StudyPlayer; empty = studyPlayer()
    std::vector<FairGoal> goals;
    bool keepLength = false; ///< within kFairLength of the present one
    int jobs = 1;
    double seconds = 0;           ///< for all of it; 0 = as long as it takes
    int matches = 0;              ///< for all of it; 0 = as many as there is time for
    std::vector<StudyRows> known; ///< matches of a run before: they are not played again
    /// Every match that was played, one at a time, from the playing threads.
    std::function<void(const StudyKey &, const StudyRow &)> played;
    /// A few times a second and after each step, from the playing threads; must return at once.
    std::function<void()> progress;
};

/// Rules that were tried.
struct FairCandidate
{
    FairOption option;
    StudyCounts search; ///< deals that all candidates shared
    StudyCounts proof;  ///< fresh deals, of those that are shown
    bool out = false;   ///< the search has given it up
    Reached reached = Reached::Open;
    double score = 0; ///< the gap in tolerances, of what was measured last

    const StudyCounts &counts() const { return proof.games > 0 ? proof : search; }
};

enum class FairPhase : std::uint8_t { Search, Proof, Done };

/// How far a search has come. Value type.
struct FairState
{
    FairPhase phase = FairPhase::Search;
    bool stopped = false; ///< by a person, before it was done
    std::string player;
    int seats = 0;
    std::vector<FairGoal> goals;
    std::vector<FairCandidate> candidates; ///< the present rules first
    /// The best trade-offs, best first: A, B, C. At the end those alone that are better than the present rules.
    std::vector<std::size_t> shown;
    /// Rules in the proof, the present ones included: those that were dropped afterwards were measured
    /// beside the others, too.
    std::size_t proved = 0;
    std::uint64_t combinations = 0;
    int refused = 0;
    int played = 0;  ///< matches
    int planned = 0; ///< as far as is known
    double secondsLeft = 0;
    double part = 0; ///< of the work, 0..1

    const FairCandidate &present() const { return candidates.front(); }
    /// What was found, else the present rules where nothing is better.
    const FairCandidate &nearest() const { return candidates[shown.empty() ? 0 : shown.front()]; }
    /// Null before anything was tried, and when nothing is better than the present rules.
    const FairCandidate *best() const
    {
        return shown.empty() ? nullptr : &candidates[shown.front()];
    }
    /// With which chance the interval of one candidate may be wrong, so that all hold together: after a
    /// search those of all candidates, in the proof those of all that it began with.
    double error(const FairCandidate &candidate) const;
    Estimate gap(const FairCandidate &candidate, const FairGoal &goal) const
    {
        return gapOf(goal, candidate.counts(), seats, error(candidate));
    }
};

/// Looks for rules that reach the goals by self-play: all candidates play the same deals, the worse half
/// is given up again and again, and what is left proves itself with fresh deals. The result depends on
/// the number of matches, which time limits, but not on threads.
class FairSearch
{
public:
    FairSearch(FairSpec spec, FairOptions options);
    FairSearch(const FairSearch &) = delete;
    FairSearch &operator=(const FairSearch &) = delete;

    /// To the end, or until `stop`; blocks. Once.
    void run(const std::stop_token &stop);
    /// Any thread.
    FairState state() const;

private:
    using Clock = std::chrono::steady_clock;
    struct Job
    {
        std::size_t candidate = 0;
        std::uint64_t seed = 0;
    };

    void search(const std::stop_token &stop);
    void prove(const std::stop_token &stop);
    int firstRound() const;
    int proofSize() const;
    void playUpTo(const std::vector<std::size_t> &who, std::uint64_t before, int games,
                  const std::stop_token &stop);
    void playJob(const Job &job, bool proof, const std::stop_token &stop);
    void note(std::size_t candidate, const StudyRow &row, bool proof);
    const StudyRow *knownRow(std::size_t candidate, std::uint64_t seed) const;
    std::vector<std::size_t> alive() const;
    void halve();
    void choose();
    void order();
    void keepBetter();
    void judge();
    void tell(bool always);
    double spent() const;
    bool late(double part) const;

    FairSpec m_spec;
    std::vector<StudyKey> m_keys; ///< a candidate
    std::vector<std::map<std::uint64_t, StudyRow>> m_known;
    Clock::time_point m_begin;
    int m_timed = 0;            ///< matches that were not known
    double m_limit = 1;         ///< part of the time that this step may use up
    mutable std::mutex m_mutex; // guards all below
    FairState m_state;
    Clock::time_point m_told;
};

} // namespace takujo
