#pragma once
#include "ai/completion_estimate.h"

namespace takujo::couperation {

/// Numbers of the blueprint, tuned by matches between such players.
struct Weights
{
    float unmatched = 1.058F;
    float slack = 0.442F;
    float ideal = 0.080F;   ///< distance of a placed number from the even spread
    float surplus = 0.367F; ///< per card short of the comfortable number of spare cards
    float wait = 0.122F;    ///< per known-true face-down card that must still be turned
    float junk = 2.318F;    ///< per face-down card known to be wrong
    float unknown = 3.220F; ///< per face-down card of unknown front
    float reveal = 6.055F;  ///< for turning up a card of unknown front
    float dear = 1.036F;    ///< per place that only a card of the reserve fills: it takes two cards
    float stuck = 1.101F;   ///< chance that nothing of what the next seat holds can be added
    float idle = 0.175F;    ///< no own card left that can be added
    float stuckAfter = 0.392F; ///< the same of the seat after it, which may not have drawn
    float finish = 0.913F;     ///< the finish card's seat moves right after the last place
    float feed = 4.908F;       ///< finish card in the reserve
    float below = 2.268F;      ///< finish card in the tower below the top
    float belowLate = 1.146F;  ///< and so much more with the last places to come
    float fetch = 0.694F;      ///< own cards that would fetch the finish card from the reserve
    float fetchLate = 0.840F;  ///< likewise
    std::array<float, 6> own{-0.344F, -0.261F, -0.088F, 0.292F, 1.425F, -0.030F}; ///< cards kept
    /// What the next seat can hold after its draw.
    std::array<float, 7> next{-1.624F, -0.502F, -0.279F, -0.138F, 0.502F, 0.409F, 0.184F};
    int comfort = 21;
    int drawTo = 4;  ///< cards held after drawing
    float noise = 0; ///< for exploring players: spread of a random term
    /// Thinks only of giving the finish card away, takes the reserve for own cards, and counts on more of
    /// the unseen ones than will come.
    bool reference = false;

    /// The player "greedy", fixed: the marks of the numbers and the studies of house rules are judged by it.
    static Weights referencePolicy();
};

/// A possible move with what the blueprint thinks of it.
struct ScoredAction
{
    Move move;
    float value = 0;
};

inline constexpr int kMaxIdeas = 192;
struct Ideas
{
    std::array<ScoredAction, kMaxIdeas> items{};
    std::size_t count = 0;
    ScoredAction *begin() { return items.data(); }
    ScoredAction *end() { return items.data() + count; }
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
    explicit Blueprint(const Rules &rules, const Weights &weights = {})
        : m_rules(rules), m_weights(weights), m_prospects(rules)
    {}

    /// @param rng only for weights with noise; may be null
    Move move(const InformationSet &sight, Rng *rng = nullptr) const;
    /// Phase Act: everything worth a thought, best first. Never empty.
    void ideas(const InformationSet &sight, Ideas &out, Rng *rng = nullptr) const;
    /// How promising the position looks to a seat, higher is better; for leaves.
    float outlook(const InformationSet &sight) const;
    const CompletionEstimate &prospects() const { return m_prospects; }

private:
    friend class ActionGenerator;
    Move draw(const InformationSet &sight) const;
    Move adjust(const InformationSet &sight) const;
    Move reserve(const InformationSet &sight) const;
    /// How much each card is worth keeping: the scarcer the places it fits, the more.
    void usefulness(const InformationSet &sight, CardSet cards,
                    std::array<float, kCards> &out) const;

    const Rules &m_rules;
    Weights m_weights;
    CompletionEstimate m_prospects;
};

/// Random subsets of the cards that may come, from public facts only: two halves and what they leave
/// out, or for the reference policy three times three quarters.
CompletionEstimate::Subsets subsetsFor(const PublicState &p, bool reference);

} // namespace takujo::couperation
