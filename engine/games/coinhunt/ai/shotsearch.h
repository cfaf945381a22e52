#pragma once
#include "ai/evaluator.h"
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
    /// Once a push has been simulated. After the first few the total is what the time allows.
    void count();

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
    double sum = 0;            ///< of worths
    int tries = 0;
    int falls = 0; ///< tries in which something fell that is not lost

    double mean() const { return sum / std::max(1, tries); }
};

/// Looks for a shot: many aims tried once with a steady hand, gathered by what falls, and the best of
/// each outcome tried again with the hand of the seat, by sequential halving.
class ShotSearch
{
public:
    ShotSearch(const Rules &rules, const View &view, SeatTrait hand, Rng &rng)
        : m_rules(rules), m_judge(rules), m_view(view), m_hand(hand), m_rng(rng)
    {}

    /// Best first; empty when not one push could be tried. @param shaken false: steady tries only
    std::vector<AimTry> run(Allowance &allowance, bool shaken);

private:
    Move anyAim(int i, int of);
    Move nearBy(const Move &move);
    Move legalised(const ShotMove &shot) const;
    void attempt(AimTry &aim, SeatTrait hand, Allowance &allowance);
    void look(std::vector<AimTry> &aims, Allowance &allowance);
    static void gather(std::vector<AimTry> &aims, std::size_t most);
    void halve(std::vector<AimTry> &aims, Allowance &allowance);

    const Rules &m_rules;
    Evaluator m_judge;
    const View &m_view;
    SeatTrait m_hand;
    Rng &m_rng;
};

} // namespace takujo::coinhunt
