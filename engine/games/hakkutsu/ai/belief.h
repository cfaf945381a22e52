#pragma once
#include "ai/heuristic_tables.h"

namespace takujo::hakkutsu {

/// What the others' secret museums may be (HK-6), from the rocks they have dug: Bayes' rule over the
/// cards not seen, every dug rock a choice in proportion to what it would have meant. No card is
/// ever believed below a floor.
class Belief
{
public:
    Belief(const Rules &rules, const HeuristicTables &values);

    /// Gives every other seat of the view a museum in this world.
    void assign(const View &view, State &world, Rng &rng) const;
    /// Chances of one seat's museum, by card; 0 where it cannot be. @param unseen bits of the cards left
    std::array<float, kMaxMuseums> chances(const PublicState &p, SeatId seat,
                                           std::uint16_t unseen) const;

    static constexpr float kFloor = 0.05F;

private:
    const Rules &m_rules;
    /// log of the chance that a seat with this museum digs this rock rather than another
    std::array<std::array<float, kMaxKinds>, kMaxMuseums> m_log{};
};

} // namespace takujo::hakkutsu
