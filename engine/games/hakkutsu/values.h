#pragma once
#include "core.h"

namespace takujo::hakkutsu {

/// What a seat has and what is still to come, counted once a decision for the value of rocks.
struct Outlook
{
    Holding holding; ///< cart included
    int museum = 0;  ///< its card (in a sampled world)
    float turns = 0; ///< own turns left, about
};

/// Numbers of a player's taste, in points.
struct Taste
{
    float turn = 2.4F;  ///< a turn is worth
    float coin = 0.55F; ///< a coin
    float unit = 0.35F; ///< a free unit of the cart
    float card = 1.1F;  ///< an equipment card
};

/// What rocks are worth to whom: the knowledge that priors, rollouts and players share. Immutable.
class Values
{
public:
    explicit Values(const Core &core);

    Outlook outlook(const State &s, SeatId seat) const;
    /// Own turns that are left to a seat, this one included.
    float turnsLeft(const Common &p) const;
    /// Points a further rock of this kind brings, specials and abilities too.
    float rock(const Outlook &outlook, int kind) const;
    /// The same for an unseen card of a deck, and about what it costs.
    float unseen(int deck, int museum) const { return m_unseen[at(deck)][at(museum)]; }
    float unseenCost(int deck) const { return m_cost[at(deck)]; }
    float unseenCarry(int deck) const { return m_carry[at(deck)]; }
    /// Points the museum gives for one such rock alone, not counting limits.
    float bonus(int museum, int kind) const { return m_bonus[at(museum)][at(kind)]; }
    /// What a museum is likely to bring in a match; for the draft (HK-7).
    float museum(int museum) const { return m_museum[at(museum)]; }
    /// What a card in hand is worth.
    static float equipment(Effect effect);

private:
    void expectations();
    float special(const Outlook &outlook, const RockKind &rock) const;
    float museumGain(const Outlook &outlook, int kind) const;

    const Core &m_core;
    std::array<std::array<float, kMaxKinds>, kMaxMuseums> m_bonus{};
    std::array<std::array<float, kMaxMuseums>, kRockDecks> m_unseen{};
    std::array<float, kRockDecks> m_cost{};
    std::array<float, kRockDecks> m_carry{};
    std::array<float, kMaxMuseums> m_museum{};
};

} // namespace takujo::hakkutsu
