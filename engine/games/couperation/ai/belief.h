#pragma once
#include "ai/blueprint.h"
#include "game/game.h"

#include <functional>

namespace takujo::couperation {

/// Which worlds are likely, judged by what the partners did: a world in which the blueprint would have
/// made a partner's last action weighs more. Only the last action of each partner counts, because its
/// cards are the same ones since; people are taken to follow the blueprint less.
class Belief
{
public:
    Belief(const Rules &rules, const Blueprint &blueprint) : m_rules(rules), m_blueprint(blueprint)
    {}

    /// Fills `out` with worlds of the view, drawn by their weights.
    /// @param past what the seat remembers; empty = every world of the view is as likely
    /// @param over asked while worlds are weighed: those weighed so far have to do
    void draw(const View &view, std::span<const ObservedPly> past, const SeatTraits &traits,
              Rng &rng, std::span<State> out, const std::function<bool()> &over) const;

private:
    /// A partner's last action and the table it saw then, as this seat saw it.
    struct Action
    {
        View before;
        Move seen;
        SeatId actor = kNoSeat;
        double error = 0; ///< chance of not following the blueprint
    };
    using Actions = std::vector<Action>;

    Actions lastActions(const View &view, std::span<const ObservedPly> past,
                        const SeatTraits &traits) const;
    double weight(const State &world, const Actions &actions) const;
    double likelihood(const State &world, const Action &action) const;
    bool rebuild(const State &world, const Action &action, View &then, Move &made) const;

    const Rules &m_rules;
    const Blueprint &m_blueprint;
};

} // namespace takujo::couperation
