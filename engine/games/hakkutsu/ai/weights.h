#pragma once
#include "game/weights.h"
#include "hakkutsu_data.h"
#include "rules/types.h"

namespace takujo::hakkutsu {

/// Numbers of a player's taste, in points: what moves are worth.
struct EvaluationWeights
{
    float turn = 2.4F;  ///< a turn is worth
    float coin = 0.55F; ///< a coin
    float unit = 0.35F; ///< a free unit of the cart
    float card = 1.1F;  ///< an equipment card
};

/// What a position at a cut is worth to a seat beyond its score, in points, and how sure a lead is.
struct LeafWeights
{
    float coin = 0;
    float unit = 0;                      ///< a unit of the cart that is covered costs
    float home = 0;                      ///< a turn of the way home, of `EvaluationWeights::turn`
    std::array<float, kEffects> cards{}; ///< an equipment card, by effect
    float obsidian = 0;                  ///< abilities: for each turn to come
    float pyrite = 0;
    float magnetite = 0;
    float gold = 0;
    float fossil = 0;      ///< a fossil, for each turn to come: the next one counts for more
    float crystal = 0;     ///< a crystal, likewise
    float reach = 0;       ///< part of what the best goal in reach is worth
    float next = 0;        ///< to decide now
    float spread = 1;      ///< points behind that make winning e times less likely, at the end
    float spreadTurns = 0; ///< and by the root of the turns to come
};

/// How the search looks at it.
struct SearchWeights : SearchStyle
{
    float turnsPerPlayer = 2; ///< a rollout is cut after so many turns of every player
    float planned = 0.35F;    ///< part of the root's prior that the trip planner's choice gets
    float heat = 2.2F;        ///< points that make a choice e times as likely
    float whim = 1.5F;        ///< points by which a rollout may misjudge a goal
};

/// Everything that `data/weights.json` holds, by name.
struct Weights
{
    static constexpr std::string_view kGame = "hakkutsu";
    static std::string_view file() { return embedded::data_weights_json; }

    EvaluationWeights taste;
    LeafWeights leaf;
    SearchWeights search;

    template<class Visit>
    void visit(Visit v)
    {
        using enum WeightUse;
        v("move.turn", taste.turn, Played, 0.3F, 0.5F, 6.0F);
        v("move.coin", taste.coin, Played, 0.1F, 0.0F, 3.0F);
        v("move.unit", taste.unit, Played, 0.1F, 0.0F, 3.0F);
        v("move.card", taste.card, Played, 0.2F, 0.0F, 4.0F);
        v("leaf.coin", leaf.coin, Judged, 0.2F, -1.0F, 3.0F);
        v("leaf.unit", leaf.unit, Judged, 0.2F, -1.0F, 3.0F);
        v("leaf.home", leaf.home, Judged, 0.3F, -1.0F, 2.0F);
        static constexpr std::array<const char *, kEffects> kCards{
            "leaf.card.joint", "leaf.card.boots",  "leaf.card.helicopter", "leaf.card.grant",
            "leaf.card.case",  "leaf.card.double", "leaf.card.radar"};
        for (std::size_t e = 0; e < kEffects; ++e)
            v(kCards[e], leaf.cards[e], Judged, 0.5F, -1.0F, 5.0F);
        v("leaf.obsidian", leaf.obsidian, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.pyrite", leaf.pyrite, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.magnetite", leaf.magnetite, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.gold", leaf.gold, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.fossil", leaf.fossil, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.crystal", leaf.crystal, Judged, 0.1F, -0.5F, 1.5F);
        v("leaf.reach", leaf.reach, Judged, 0.2F, -1.0F, 2.0F);
        v("leaf.next", leaf.next, Judged, 1.0F, -5.0F, 5.0F);
        v("leaf.spread", leaf.spread, Judged, 1.0F, 0.2F, 10.0F);
        v("leaf.spread_turns", leaf.spreadTurns, Judged, 0.5F, 0.0F, 6.0F);
        v("search.turns", search.turnsPerPlayer, Fixed, 0.0F, 0.0F, 20.0F);
        v("search.planned", search.planned, Played, 0.1F, 0.0F, 0.9F);
        v("search.heat", search.heat, Played, 0.4F, 0.3F, 10.0F);
        v("search.whim", search.whim, Played, 0.4F, 0.0F, 10.0F);
        search.visitStyle(v, 2.0F);
    }
};

} // namespace takujo::hakkutsu
