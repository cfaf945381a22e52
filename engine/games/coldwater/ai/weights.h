#pragma once
#include "coldwater_data.h"
#include "game/weights.h"
#include "rules/rules.h"

namespace takujo::coldwater {

/// What moves are worth, in points: priors and rollouts.
struct EvaluationWeights
{
    float fish = 0;    ///< any fish: the race to the end
    float species = 0; ///< a new species on the way to the trophy
    float small = 0;   ///< a small species still missing
    float pound = 0;   ///< a pound more in a contest
    float tag = 0;     ///< a fish that surely has the tag
    float bait = 0;    ///< a bait on the board
    float plain = 0;   ///< a zone of one colour; half for two
    float filled = 0;  ///< a bait on an open card
    float side = 0;    ///< a 2 in hand for the next turn
    float refill = 0;  ///< a bait taken from the bag
    float master = 0;  ///< a new open card
    float token = 0;   ///< what a token must bring

    template<class Visit>
    void visit(Visit &v)
    {
        using enum WeightUse;
        v("move.fish", fish, Played, 0.1F, 0.0F, 3.0F);
        v("move.species", species, Played, 0.1F, 0.0F, 3.0F);
        v("move.small", small, Played, 0.15F, 0.0F, 3.0F);
        v("move.pound", pound, Played, 0.03F, 0.0F, 1.0F);
        v("move.tag", tag, Fixed, 0.0F, 0.0F, 3.0F);
        v("move.bait", bait, Played, 0.02F, 0.0F, 1.0F);
        v("move.plain", plain, Played, 0.06F, 0.0F, 2.0F);
        v("move.filled", filled, Played, 0.1F, 0.0F, 3.0F);
        v("move.side", side, Played, 0.05F, 0.0F, 1.0F);
        v("move.refill", refill, Played, 0.03F, 0.0F, 1.0F);
        v("move.master", master, Played, 0.06F, 0.0F, 2.0F);
        v("move.token", token, Played, 0.1F, 0.0F, 3.0F);
    }
};

/// What a position at a cut is worth to a seat beyond its sure score.
struct LeafWeights
{
    float bait = 0;
    float plain = 0;
    float filled = 0;
    float open = 0; ///< an open card
    float side = 0;
    float token = 0; ///< a token, times what its kind is worth
    std::array<float, kTackleKinds> tackle{};
    float speciesPace = 0; ///< new species for each fish of the race
    float smallPace = 0;
    float different = 0;    ///< three different Master Angler cards of four
    float differentTwo = 0; ///< two of them
    float alike = 0;        ///< two alike of three
    float tagged = 0;       ///< a species with the tag
    float contest = 0;      ///< points of the contests as they stand
    float lead = 0;         ///< pounds of a contest that are a clear lead, at the end
    float leadEarly = 0;    ///< and so many more at the start
    float race = 0;         ///< a fish more than the best rival
    float next = 0;         ///< to decide now
    float spread = 1;       ///< points behind that make winning e times less likely, at the end
    float spreadEarly = 1;  ///< the same at the start

    template<class Visit>
    void visit(Visit &v)
    {
        using enum WeightUse;
        v("leaf.bait", bait, Judged, 0.1F, -1.0F, 1.0F);
        v("leaf.plain", plain, Judged, 0.2F, -1.0F, 2.0F);
        v("leaf.filled", filled, Judged, 0.2F, -1.0F, 3.0F);
        v("leaf.open", open, Judged, 0.2F, -1.0F, 3.0F);
        v("leaf.side", side, Judged, 0.3F, -1.0F, 2.0F);
        v("leaf.token", token, Fixed, 0.0F, 0.0F, 3.0F);
        static constexpr std::array<const char *, kTackleKinds> kTackle{
            "leaf.token.1", "leaf.token.2", "leaf.token.3", "leaf.token.4"};
        for (std::size_t kind = 0; kind < kTackleKinds; ++kind)
            v(kTackle[kind], tackle[kind], Judged, 0.6F, -2.0F, 5.0F);
        v("leaf.species_pace", speciesPace, Judged, 0.15F, 0.1F, 2.0F);
        v("leaf.small_pace", smallPace, Judged, 0.1F, 0.05F, 1.5F);
        v("leaf.different", different, Judged, 0.5F, -1.0F, 4.0F);
        v("leaf.different_two", differentTwo, Judged, 0.3F, -1.0F, 4.0F);
        v("leaf.alike", alike, Judged, 0.5F, -1.0F, 4.0F);
        v("leaf.tagged", tagged, Judged, 0.3F, -1.0F, 3.0F);
        v("leaf.contest", contest, Judged, 0.3F, 0.0F, 3.0F);
        v("leaf.lead", lead, Judged, 1.0F, 0.5F, 20.0F);
        v("leaf.lead_early", leadEarly, Judged, 5.0F, 0.0F, 60.0F);
        v("leaf.race", race, Judged, 0.2F, -2.0F, 2.0F);
        v("leaf.next", next, Judged, 0.3F, -3.0F, 3.0F);
        v("leaf.spread", spread, Judged, 0.5F, 0.2F, 10.0F);
        v("leaf.spread_early", spreadEarly, Judged, 1.0F, 0.2F, 20.0F);
    }
};

/// How the search looks at it.
struct SearchWeights : SearchStyle
{
    float rounds = 2;         ///< a rollout is cut after so many turns of every player
    float sloppiness = 0.12F; ///< moves of a rollout taken by lot
    float heat = 0.55F;       ///< points that make a move e times likelier
    float even = 0.15F;       ///< share of the priors spread evenly

    template<class Visit>
    void visit(Visit &v)
    {
        using enum WeightUse;
        v("search.rounds", rounds, Fixed, 0.0F, 0.0F, 20.0F);
        v("search.sloppiness", sloppiness, Played, 0.06F, 0.0F, 0.9F);
        v("search.heat", heat, Played, 0.15F, 0.1F, 5.0F);
        v("search.even", even, Played, 0.06F, 0.0F, 0.9F);
        visitStyle(v, 1.5F);
    }
};

/// Everything that `data/weights.json` holds, by name.
struct Weights
{
    static constexpr std::string_view kGame = "coldwater";
    static std::string_view file() { return embedded::data_weights_json; }

    EvaluationWeights taste;
    LeafWeights leaf;
    SearchWeights search;

    template<class Visit>
    void visit(Visit v)
    {
        taste.visit(v);
        leaf.visit(v);
        search.visit(v);
    }
};

} // namespace takujo::coldwater
