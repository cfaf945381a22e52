#pragma once
#include "ai/weights.h"
#include "rules/rules.h"

namespace takujo::hakkutsu {

/// What a seat has and what is still to come, counted once a decision for the value of rocks.
struct RemainingSupply
{
    Holding holding; ///< cart included
    int museum = 0;  ///< its card (in a sampled world)
    float turns = 0; ///< own turns left, about
    float load = 0;  ///< points that are lost when the cart does not come home (HK-22)
};

/// What rocks are worth to whom: the knowledge that priors, rollouts and players share. Immutable.
class HeuristicTables
{
public:
    explicit HeuristicTables(const Rules &rules);

    RemainingSupply outlook(const State &s, SeatId seat) const;
    /// Own turns that are left to a seat, this one included.
    float turnsLeft(const PublicState &p) const;
    /// Points a further rock of this kind brings, specials and abilities too.
    float rock(const RemainingSupply &outlook, int kind) const;
    /// The same for an unseen card of a deck, and about what it costs.
    float unseen(int deck, int museum) const { return m_unseen[toIndex(deck)][toIndex(museum)]; }
    float unseenCost(int deck) const { return m_cost[toIndex(deck)]; }
    float unseenCarry(int deck) const { return m_carry[toIndex(deck)]; }
    /// Points the museum gives for one such rock alone, not counting limits.
    float bonus(int museum, int kind) const { return m_bonus[toIndex(museum)][toIndex(kind)]; }
    /// What a museum is likely to bring in a match; for the draft (HK-7).
    float museum(int museum) const { return m_museum[toIndex(museum)]; }
    /// What a card in hand is worth.
    float equipment(Effect effect) const;
    /// Cards that make up for so much; kNeverEnough when they make up for nothing.
    int cards(Effect effect, int missing) const;
    static constexpr int kNeverEnough = 2 * kMaxCopies;
    /// Does a cart that is home after so many turns count at the end (HK-22)?
    bool homeInTime(float turns, float turnsLeft) const
    {
        return m_rules.params().cartCounts || turns <= turnsLeft + 0.5F;
    }

private:
    void expectations();
    float special(const RemainingSupply &outlook, const RockKind &rock) const;
    float museumGain(const RemainingSupply &outlook, int kind) const;

    const Rules &m_rules;
    std::array<std::array<float, kMaxKinds>, kMaxMuseums> m_bonus{};
    std::array<std::array<float, kMaxMuseums>, kRockDecks> m_unseen{};
    std::array<float, kRockDecks> m_cost{};
    std::array<float, kRockDecks> m_carry{};
    std::array<float, kMaxMuseums> m_museum{};
};

} // namespace takujo::hakkutsu
