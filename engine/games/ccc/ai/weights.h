#pragma once
#include "ccc_data.h"
#include "game/weights.h"
#include "rules/rules.h"

namespace takujo::ccc {

/// What cards are worth keeping, in cards.
struct KeepWeights
{
    /// By rank, 0 = joker: cheap single coins (A, 4, 9), splitters, and high cards.
    std::array<float, kRanks + 1> rank{2.4F,  1.25F, 0.75F, 0.85F, 1.15F, 0.62F, 0.60F,
                                       0.62F, 0.78F, 1.20F, 0.80F, 0.95F, 1.10F, 1.20F};
    float colour = 0.12F; ///< more for a card of the commoner colour
    float flush = 0.7F;   ///< the same for who saves for a flush
    float high = 0.09F;   ///< more a point for who saves for a dear square
};

/// The numbers of a player's taste, in points or cards.
struct EvaluationWeights
{
    float nearExposed = 0.62F; ///< share of a near territory's points when a rival can place there
    float nearSafe = 0.62F;    ///< and when none can
    float tie = 0;             ///< share when level with the best rival
    float breaking = 1;        ///< of what a rival loses
    float cardPrice = 0.2F;    ///< points a card spent costs
    float least = 0;           ///< a coin must be worth more than this beyond its price
    float hoard = 11;          ///< coins are paid from this many cards on, and in the last turn
    KeepWeights keep;
};

/// What a position at a cut is worth to a seat beyond its score, in points.
struct LeafWeights
{
    float nearLoss = 0.2F; ///< part of a near territory's points that is not safe
    float exposedLoss = 0; ///< and more of it where a rival can place
    float card = 0.3F;     ///< a card in hand
    float cardRoot = 0;    ///< the root of their number: the first are worth more
    float pips = 0;        ///< what the cards are worth in payments, each
    float joker = 0;       ///< a joker in hand
    float next = 0;        ///< to decide now
    float spread = 2.5F;   ///< points behind that make winning e times less likely
    float spreadStock = 0; ///< and by the root of the turns that the stock is good for
};

/// How the search looks at it.
struct SearchWeights : SearchStyle
{
    float turnsPerPlayer = 4; ///< rollouts are cut after so many turns of every player
    float sloppiness = 0.2F;  ///< turns of a rollout played by the other habit
};

/// Everything that `data/weights.json` holds, by name.
struct Weights
{
    static constexpr std::string_view kGame = "ccc";
    static std::string_view file() { return embedded::data_weights_json; }

    EvaluationWeights taste;
    LeafWeights leaf;
    SearchWeights search;

    template<class Visit>
    void visit(Visit v)
    {
        using enum WeightUse;
        v("move.near_exposed", taste.nearExposed, Played, 0.1F, 0.0F, 2.0F);
        v("move.near_safe", taste.nearSafe, Played, 0.1F, 0.0F, 2.0F);
        v("move.tie", taste.tie, Played, 0.05F, 0.0F, 0.5F);
        v("move.breaking", taste.breaking, Played, 0.15F, 0.0F, 2.0F);
        v("move.card_price", taste.cardPrice, Played, 0.1F, 0.0F, 2.0F);
        v("move.least", taste.least, Played, 0.1F, 0.0F, 2.0F);
        v("move.hoard", taste.hoard, Played, 1.0F, 0.0F, 30.0F);
        v("leaf.near_loss", leaf.nearLoss, Judged, 0.2F, -0.5F, 1.0F);
        v("leaf.exposed_loss", leaf.exposedLoss, Judged, 0.2F, -1.0F, 1.0F);
        v("leaf.card", leaf.card, Judged, 0.2F, -1.0F, 2.0F);
        v("leaf.card_root", leaf.cardRoot, Judged, 0.5F, -5.0F, 5.0F);
        v("leaf.pips", leaf.pips, Judged, 0.03F, -0.3F, 0.5F);
        v("leaf.joker", leaf.joker, Judged, 0.5F, -2.0F, 5.0F);
        v("leaf.next", leaf.next, Judged, 0.5F, -4.0F, 4.0F);
        v("leaf.spread", leaf.spread, Judged, 1.0F, 0.3F, 15.0F);
        v("leaf.spread_stock", leaf.spreadStock, Judged, 0.5F, 0.0F, 5.0F);
        constexpr std::array kNames{"keep.joker", "keep.ace",  "keep.2",     "keep.3",   "keep.4",
                                    "keep.5",     "keep.6",    "keep.7",     "keep.8",   "keep.9",
                                    "keep.10",    "keep.jack", "keep.queen", "keep.king"};
        for (std::size_t rank = 0; rank <= kRanks; ++rank)
            v(kNames[rank], taste.keep.rank[rank], Played, 0.15F, -2.0F, 5.0F);
        v("keep.colour", taste.keep.colour, Played, 0.1F, -1.0F, 1.0F);
        v("keep.flush", taste.keep.flush, Fixed, 0.0F, -1.0F, 2.0F);
        v("keep.high", taste.keep.high, Fixed, 0.0F, -0.3F, 0.5F);
        v("search.turns", search.turnsPerPlayer, Fixed, 0.0F, 0.0F, 20.0F);
        v("search.sloppiness", search.sloppiness, Played, 0.08F, 0.0F, 1.0F);
        search.visitStyle(v, 1.5F);
    }
};

} // namespace takujo::ccc
