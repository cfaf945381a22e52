#pragma once
#include "evaluation/study_counts.h"
#include "evaluation/study_match.h"
#include "game/game.h"

#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace takujo {

/// Which matches to play.
struct StudySpec
{
    std::shared_ptr<const Game> game;
    std::string player;      ///< in every seat; empty = studyPlayer()
    std::uint64_t first = 1; ///< seeds first..last
    std::uint64_t last = 400;
    int jobs = 1; ///< matches at once; the rows do not depend on it
    /// Called from the playing threads after every match and at the end; must return at once.
    std::function<void()> progress;
};

/// What the rows of a study of this game have in common.
/// @param player empty = studyPlayer()
StudyKey studyKey(const Game &game, const std::string &player = {});
/// Self-play in the background. All functions from one thread; the destructor cancels and waits.
class Study
{
public:
    /// @param known rows played before (a file, a cancelled study); their seeds are not played again
    explicit Study(StudySpec spec, std::vector<StudyRow> known = {});
    ~Study();
    Study(const Study &) = delete;
    Study &operator=(const Study &) = delete;

    void start();
    void pause(); ///< matches in play are finished first
    void resume();
    void cancel(); ///< breaks off what is in play; rows so far stay
    void wait();   ///< until finished or cancelled

    const StudyKey &key() const { return m_key; }
    int total() const { return m_total; }
    int done() const;
    bool paused() const;
    /// Nothing more will come.
    bool over() const;
    std::vector<StudyRow> rows() const;                                        ///< so far, by seed
    std::vector<StudyRow> rowsBut(const std::set<std::uint64_t> &seeds) const; ///< so far
    /// Nothing while it has not been played. Also from the playing threads.
    std::optional<StudyRow> row(std::uint64_t seed) const;
    StudyCounts counts() const; ///< so far

private:
    void work(const std::stop_token &stop);
    std::optional<std::uint64_t> next(const std::stop_token &stop);

    StudySpec m_spec;
    StudyKey m_key;
    std::vector<std::uint64_t> m_todo; ///< seeds, by number
    int m_total = 0;
    mutable std::mutex m_mutex; // guards all below
    std::condition_variable_any m_wake;
    std::map<std::uint64_t, StudyRow> m_rows;
    std::size_t m_next = 0; ///< of m_todo
    int m_working = 0;      ///< threads that are not done
    bool m_paused = false;
    std::stop_source m_stop;
    std::vector<std::jthread> m_threads; // last: joined first
};

} // namespace takujo
