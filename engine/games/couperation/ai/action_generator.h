#pragma once
#include "ai/blueprint.h"

namespace takujo::couperation {

/// Lists and values the actions of one seat for the blueprint.
class ActionGenerator
{
public:
    ActionGenerator(const Blueprint &blueprint, const InformationSet &sight, Ideas &out, Rng *rng);
    /// In no order of their values. `stuck` only where nothing is legal.
    void run();
    /// Value of the position as it is.
    float still();

private:
    /// What an action changes besides one place of the tower.
    struct Change
    {
        int place = kNoPlace;
        Card card = 0; ///< that lies there afterwards; kHidden = face down and junk
        bool faceDown = false;
        bool fills = false; ///< a new place
        int handDelta = 0;
        CardSet gone = 0; ///< own cards that are discarded
        CardSet toReserve = 0;
        CardSet fromReserve = 0;
        CardSet toHand = 0;
    };

    void up();
    void down();
    void turn();
    void takes(int most);
    void takeAt(Card target, int place, int discards, CardSet pair);
    float value(const Change &change);
    int towerAfter(const Change &change, Numbers &numbers) const;
    float pending(const Change &change) const;
    float economy(const Change &change, int missing) const;
    float nextDraw(const Change &change) const;
    int nextHand(const Change &change) const;
    float stuck(const Change &change, CardSet open) const;
    float finishAway(const Change &change, CardSet hand, int missing) const;
    bool fetches(CardSet hand) const;
    float finishTiming(const Change &change) const;
    float ideal(int place, int number) const;
    float noise();

    const Blueprint &m_blueprint;
    const Rules &m_rules;
    const Weights &m_w;
    const InformationSet &m_sight;
    const PublicState &m_p;
    Ideas &m_out;
    Rng *m_rng;
    Bounds m_bounds;
    int m_first = 0;
    Numbers m_numbers{};
    CompletionEstimate::Subsets m_subsets{};
    int m_junk = 0;    ///< own face-down cards that are wrong
    int m_waiting = 0; ///< own face-down cards that are right
    int m_unknown = 0;
    std::array<std::uint8_t, kPlaces> m_reached{};
    std::size_t m_reachedCount = 0;
};

} // namespace takujo::couperation
