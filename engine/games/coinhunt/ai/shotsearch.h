#pragma once
#include "ai/pushtrial.h"
#include "search/clock.h"

#include <stop_token>

namespace takujo::coinhunt {

/// How long a decision may take: a number of simulated pushes, a time, or both.
class Allowance
{
public:
    Allowance(const Budget &budget, int simulations, std::stop_token stop,
              std::atomic<std::uint64_t> *progress);

    int total() const { return m_total; }
    int used() const { return m_used; }
    bool cancelled() const { return m_stop.stop_requested(); }
    bool over() const { return cancelled() || m_deadline.passed(); }
    /// Once a push, or a few together, have been simulated. After the first few the total is what the time allows.
    void count(int pushes = 1);

private:
    std::stop_token m_stop;
    std::atomic<std::uint64_t> *m_progress;
    Deadline m_deadline;
    double m_timeNs;
    bool m_cpu;
    std::int64_t m_start;
    int m_total;
    int m_used = 0;
};

/// One aim with what its pushes brought.
struct AimTry
{
    Move move;
    std::uint64_t outcome = 0; ///< what falls when the hand is steady
    Outlook sum{};
    int tries = 0;
    int falls = 0; ///< tries in which something fell that is not lost
    double next =
        0; ///< what the next push makes of it, on the whole; only where that was looked at

    Outlook mean() const { return sum / std::max(1, tries); }
    void forget()
    {
        sum = {};
        tries = falls = 0;
    }
};

/// How a level looks for a shot.
struct ShotPlan
{
    bool shaken = false; ///< tries the best aims again with its own tremor
    bool exact = false;  ///< those as the match itself simulates them
    bool ahead = false; ///< looks at the push that follows the best ones, on all threads it may use
    double looking = 0.3; ///< of the pushes: aims all over the side
};

/// Looks for a shot: many aims tried once with a steady hand, gathered by what falls, and the best of
/// each outcome tried again with the hand of the seat, by sequential halving.
class ShotSearch
{
public:
    ShotSearch(const Rules &rules, const View &view, SeatTrait hand, Rng &rng,
               const Weights &weights)
        : m_rules(rules), m_trial(rules, view, weights), m_view(view), m_hand(hand), m_rng(rng)
    {}

    /// Best first; empty when not one push could be tried.
    std::vector<AimTry> run(Allowance &allowance, const ShotPlan &plan, int threads = 1);

private:
    Move anyAim(int i, int of);
    Move nearBy(const Move &move);
    Move legalised(const ShotMove &shot) const;
    /// A push that waits for its chunk.
    struct Waiting
    {
        std::size_t aim = 0;
        PushTry how;
        Rng rng;
    };

    void attempt(std::size_t aim, const PushTry &how, Allowance &allowance);
    void settle(Allowance &allowance);
    void count(AimTry &aim, const PushTry &how, const PushOutcome &push, Allowance &allowance);
    void look(Allowance &allowance, double looking);
    void gather(std::size_t most);
    void halve(Allowance &allowance, bool exact);
    std::size_t addQuiet(std::vector<AimTry> all);
    void lookAhead(Allowance &allowance, std::vector<AimTry> all);

    const Rules &m_rules;
    PushTrial m_trial;
    const View &m_view;
    SeatTrait m_hand;
    Rng &m_rng;
    std::vector<AimTry> m_aims;
    std::vector<Waiting> m_waiting;
    int m_threads = 0;  ///< 0: one push after the other, all by the one sequence of lots
    double m_share = 1; ///< of the pushes, for what does not look ahead
};

} // namespace takujo::coinhunt
