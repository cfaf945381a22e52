#pragma once
#include "physics/aim.h"
#include "physics/space.h"

#include <memory>
#include <span>

namespace takujo::physics {

/// One push, step by step. `simulate` is this run to the end, so that animation, AI and rules see the
/// same bits. The space is made anew from the table, coins in the order of their ids. Simulation begins
/// where the pushed coin first touches another; a push that touches nothing has no steps.
class Stepper
{
public:
    Stepper(const Board &table, const Shot &shot, const Tremor &tremor = {});

    /// One dt. False when it was the last, or there was none left.
    bool step();
    double time() const; ///< since the push began
    /// How long the pushed coin moves before it first touches another one.
    double approach() const { return m_approach; }
    const Path &path() const { return m_path; }
    std::vector<Disc> poses() const; ///< of the coins on the board, without the pushed one
    Pose inserted() const;
    std::span<const Fall> newFalls() const; ///< of the last step
    ShotResult result() const;              ///< @pre step() returned false

private:
    /// Structure of arrays: every step looks at all of them.
    struct Coins
    {
        std::vector<int> id;
        std::vector<std::size_t> number; ///< in the space
        std::vector<double> x, y;
    };

    void build(const Board &table);
    double firstContact(const Board &table) const;
    bool pushing() const { return m_steps < m_pushSteps; }
    void readPositions();
    void noteOverlap();
    void dropFallen();
    void drop(std::size_t coin, const Point &pusher);
    bool resting() const;
    bool onBoard(double x, double y) const;

    Constants m_k;
    Shot m_shot;
    Path m_path;
    std::optional<int> m_dieOn;
    std::vector<Disc> m_untouched; ///< the result when nothing is touched
    double m_approach = 0;
    int m_pushSteps = 0;
    int m_steps = 0;
    int m_settleSteps = 0;
    bool m_atRest = true;
    bool m_done = false;
    std::unique_ptr<Space> m_space; ///< none: nothing is touched
    Coins m_coins;
    std::vector<Fall> m_falls;
    std::size_t m_fallsBefore = 0;
    double m_closest = 0; ///< squared distance of the two closest centres ever
};

ShotResult simulate(const Board &table, const Shot &shot, const Tremor &tremor = {});

} // namespace takujo::physics
