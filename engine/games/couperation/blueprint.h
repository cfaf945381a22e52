#pragma once
#include "prospects.h"

namespace takujo::couperation {

/// Numbers of the blueprint, tuned by matches between such players.
struct Weights
{
    float unmatched = 0.755F;
    float slack = 0.437F;
    float ideal = 0.027F;   ///< distance of a placed number from the even spread
    float surplus = 0.172F; ///< per card short of the comfortable number of spare cards
    float wait = 0.04F;     ///< per known-true face-down card that must still be turned
    float junk = 1.678F;    ///< per face-down card known to be wrong
    float unknown = 4.063F; ///< per face-down card of unknown front
    float reveal = 6.0F;    ///< for turning up a card of unknown front
    float finish = 0.578F;  ///< the finish card's seat moves right after the last place
    float feed = 4.483F;    ///< finish card given to the reserve
    std::array<float, 6> own{-0.328F, -0.252F, -0.181F, 0.486F, 1.519F, -0.03F}; ///< cards kept
    /// What the next seat can hold after its draw.
    std::array<float, 7> next{-1.202F, -0.417F, -0.187F, -0.101F, 0.372F, 0.245F, 0.076F};
    int comfort = 20;
    int drawTo = 4;    ///< cards held after drawing
    int drawTight = 4; ///< the same when the pack is short
    float noise = 0;   ///< for exploring players: spread of a random term
};

/// A possible move with what the blueprint thinks of it.
struct Idea
{
    Move move;
    float value = 0;
};

inline constexpr int kMaxIdeas = 192;
struct Ideas
{
    std::array<Idea, kMaxIdeas> items{};
    std::size_t count = 0;
    Idea *begin() { return items.data(); }
    Idea *end() { return items.data() + count; }
    void add(const Move &move, float value)
    {
        if (count < items.size())
            items[count++] = {move, value};
    }
};

/// The agreed policy: a deterministic function of what one seat sees, the same for every seat. The
/// subsets of cards it averages over follow from public facts, so any seat can work out what another
/// one would do with given cards. Immutable, for any thread; no allocation.
class Blueprint
{
public:
    explicit Blueprint(const Core &core, const Weights &weights = {})
        : m_core(core), m_weights(weights), m_prospects(core)
    {}

    /// @param rng only for weights with noise; may be null
    Move move(const Sight &sight, Rng *rng = nullptr) const;
    /// Phase Act: everything worth a thought, best first. Never empty.
    void ideas(const Sight &sight, Ideas &out, Rng *rng = nullptr) const;
    /// How promising the position looks to a seat, higher is better; for leaves.
    float outlook(const Sight &sight) const;
    const Prospects &prospects() const { return m_prospects; }

private:
    friend class IdeaMaker;
    Move draw(const Sight &sight) const;
    Move adjust(const Sight &sight) const;
    Move reserve(const Sight &sight) const;
    /// How much each card is worth keeping: the scarcer the places it fits, the more.
    void usefulness(const Sight &sight, CardSet cards, std::array<float, kCards> &out) const;

    const Core &m_core;
    Weights m_weights;
    Prospects m_prospects;
};

/// Random subsets of the cards that may come, from public facts only.
Prospects::Subsets subsetsFor(const Public &p);

} // namespace takujo::couperation
