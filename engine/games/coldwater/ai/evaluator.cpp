#include "ai/evaluator.h"

#include "rules/scoring.h"

#include <algorithm>

namespace takujo::coldwater {

/// Pounds of every seat in every contest, with one fish of each species.
struct Evaluator::Standing
{
    std::array<std::array<float, kLocations>, kMaxSeats> lbs{};
    std::array<float, kMaxSeats> points{};
};

Evaluator::Evaluator(const Rules &rules, const Weights &weights)
    : m_rules(rules), m_params(rules.params()), m_weights(weights)
{
    for (std::size_t i = 0; i < m_params.species.size(); ++i) {
        const SpeciesData &species = m_params.species[i];
        float sum = 0;
        for (int k = 0; k < species.count; ++k)
            sum += static_cast<float>(m_params.fish[toIndex(species.first + k)].lbs);
        m_mean[i] = species.count > 0 ? sum / static_cast<float>(species.count) : 0;
    }
}

/// How much of the race is left, by the fastest seat.
float Evaluator::race(const State &state) const
{
    if (state.end != EndReason::None)
        return 0.05F;
    const int most = *std::max_element(state.caught.begin(), state.caught.end());
    const int left = std::max(0, m_params.fishToEnd - most);
    return static_cast<float>(left) / static_cast<float>(m_params.fishToEnd);
}

Holdings Evaluator::holdings(const State &state, SeatId seat) const
{
    Holdings out;
    const auto s = toIndex(seat);
    for (std::size_t i = 0; i < state.caught[s]; ++i) {
        std::uint8_t &best = out.best[state.species[s][i]];
        best = std::max(best, m_params.fish[state.kinds[s][i]].lbs);
    }
    out.had = state.speciesHad[s];
    out.species = countOnes(out.had);
    out.left = race(state);
    return out;
}

float Evaluator::fish(const State &state, const Holdings &holdings, int species) const
{
    const auto k = toIndex(species);
    const SpeciesData &data = m_params.species[k];
    const float more = m_mean[k] - static_cast<float>(holdings.best[k]);
    const EvaluationWeights &taste = m_weights.taste;
    float worth = taste.fish + taste.pound * std::max(0.3F, more);
    if ((holdings.had >> k & 1) == 0) {
        worth += holdings.species < m_params.speciesGoal
                     ? taste.species * (0.6F + 0.1F * static_cast<float>(holdings.species))
                     : 0.1F;
        worth += data.small ? taste.small : 0;
        worth += m_params.tagScoring ? taste.tag * 0.2F : 0;
    }
    if (state.claims > 0 && state.mystery != kNone) {
        const MysteryData &trophy = m_params.mystery[state.mystery];
        if (data.low <= trophy.lbs && trophy.lbs <= data.high)
            worth += 0.22F * static_cast<float>(trophy.points);
    }
    return worth;
}

float Evaluator::zone(int colours, int bait, float each, float plain)
{
    const float pure = colours == 1 ? plain : colours == 2 ? 0.5F * plain : 0;
    return each * static_cast<float>(bait) + pure;
}

float Evaluator::board(const State &state, SeatId seat) const
{
    float worth = 0;
    for (const auto &zone : state.bait[toIndex(seat)]) {
        int colours = 0;
        int bait = 0;
        for (const std::uint8_t n : zone) {
            colours += n > 0 ? 1 : 0;
            bait += n;
        }
        worth += Evaluator::zone(colours, bait, m_weights.leaf.bait, m_weights.leaf.plain);
    }
    for (std::size_t kind = 0; kind < kTackleKinds; ++kind)
        worth += m_weights.leaf.token * m_weights.leaf.tackle[kind] *
                 static_cast<float>(state.tackle[toIndex(seat)][kind]);
    return worth + (state.hand[toIndex(seat)] == 2 ? m_weights.leaf.side : 0);
}

float Evaluator::masters(const State &state, SeatId seat, float left) const
{
    float worth = 0;
    for (const Master &master : state.open[toIndex(seat)])
        worth += m_weights.leaf.open +
                 m_weights.leaf.filled * static_cast<float>(countOnes(master.filled));
    worth *= std::min(1.0F, 3 * left);
    std::array<std::uint8_t, kMaxMasters> count{};
    int kinds = 0;
    int alike = 0;
    for (std::uint64_t rest = state.mastersCaught[toIndex(seat)]; rest != 0; rest &= rest - 1) {
        std::uint8_t &n = count[m_params.masters[toIndex(std::countr_zero(rest))].species];
        kinds += n == 0 ? 1 : 0;
        alike = std::max<int>(alike, ++n);
    }
    const float hope = std::min(1.0F, 2.5F * left);
    if (!contains(state.different, seat))
        worth += hope * (kinds == 3   ? m_weights.leaf.different
                         : kinds == 2 ? m_weights.leaf.differentTwo
                                      : 0);
    if (!contains(state.alike, seat))
        worth += hope * (alike == 2 ? m_weights.leaf.alike : 0);
    return worth;
}

/// Trophies that are still to be won: species, small species, the first to the last fish.
float Evaluator::trophies(const State &state, SeatId seat, float left) const
{
    const auto s = toIndex(seat);
    const float fish = left * static_cast<float>(m_params.fishToEnd);
    const auto next = [&](const std::array<std::uint8_t, kMaxSeats> &ranks) {
        const auto taken = static_cast<std::size_t>(
            std::count_if(ranks.begin(), ranks.end(), [](int r) { return r > 0; }));
        return prize(taken);
    };
    float worth = 0;
    if (state.speciesRank[s] == 0) {
        const auto need = static_cast<float>(m_params.speciesGoal - countOnes(state.speciesHad[s]));
        worth += next(state.speciesRank) *
                 logistic((m_weights.leaf.speciesPace * fish + 0.4F - need) / 1.1F);
    }
    if (state.smallRank[s] == 0 && m_params.smallSpecies != 0) {
        const auto need =
            static_cast<float>(countOnes(m_params.smallSpecies & ~state.speciesHad[s]));
        worth += next(state.smallRank) * logistic((m_weights.leaf.smallPace * fish - need) / 0.7F);
    }
    int other = 0;
    for (std::size_t o = 0; o < kMaxSeats; ++o)
        other = o == s ? other : std::max<int>(other, state.caught[o]);
    worth += m_weights.leaf.race * left * static_cast<float>(state.caught[s] - other);
    if (state.firstDone == kNoSeat) {
        worth += static_cast<float>(m_params.firstPoints) *
                 logistic(static_cast<float>(state.caught[s] - other) / 1.5F);
    }
    return worth;
}

/// CW-28 with the fish of this world; how sure a lead is grows towards the end.
void Evaluator::contests(const State &state, Standing &standing) const
{
    const int seats = m_params.seats;
    for (SeatId seat = 0; seat < seats; ++seat) {
        const Holdings have = holdings(state, seat);
        for (std::size_t k = 0; k < m_params.species.size(); ++k)
            standing.lbs[toIndex(seat)][m_params.species[k].location] +=
                static_cast<float>(have.best[k]);
    }
    const float scale = m_weights.leaf.lead + m_weights.leaf.leadEarly * race(state);
    for (std::size_t l = 0; l < kLocations; ++l) {
        for (std::size_t s = 0; s < toIndex(seats); ++s) {
            float rank = 0;
            for (std::size_t o = 0; o < toIndex(seats); ++o)
                rank +=
                    o == s ? 0 : 1 - logistic((standing.lbs[s][l] - standing.lbs[o][l]) / scale);
            const auto whole = static_cast<std::size_t>(rank);
            const float part = rank - static_cast<float>(whole);
            const float points = prize(whole) * (1 - part) + prize(whole + 1) * part;
            const bool none = standing.lbs[s][l] <= 0;
            standing.points[s] += none ? 0.6F * points * race(state) : points;
        }
    }
}

float Evaluator::worth(const State &state, SeatId seat) const
{
    const float left = race(state);
    float worth = static_cast<float>(m_rules.sureScore(state, seat));
    worth += trophies(state, seat, left) + masters(state, seat, left);
    worth += std::min(1.0F, 3 * left) * board(state, seat);
    if (!m_params.tagScoring)
        return worth;
    std::uint32_t tagged = 0; // species with a fish of the tag
    const auto s = toIndex(seat);
    for (std::size_t i = 0; i < state.caught[s]; ++i) {
        const FishData &fish = m_params.fish[state.kinds[s][i]];
        tagged |= fish.tag == state.boardTag ? 1U << fish.species : 0;
    }
    return worth + m_weights.leaf.tagged * static_cast<float>(countOnes(tagged));
}

void Evaluator::fromWorths(const SeatPoints &worths, float scale, LeafValue &leaf) const
{
    const RewardMix mix{m_weights.search.winPart, m_weights.search.marginScale};
    setLeaf(worths, winWeights(worths, m_params.seats, scale), m_params.seats, mix, leaf);
}

void Evaluator::leaf(const State &state, LeafValue &leaf) const
{
    SeatPoints worths{};
    if (state.phase == Phase::Over) {
        const Scoring scoring(m_rules, state, state.kinds, state.chosen);
        std::array<int, kMaxSeats> score{};
        for (SeatId seat = 0; seat < m_params.seats; ++seat)
            score[toIndex(seat)] = scoring.total(seat);
        bool byTime = false;
        const SeatSet winners = scoring.winners(score, byTime);
        for (std::size_t s = 0; s < kMaxSeats; ++s) // the winner of a tie is ahead of it
            worths[s] = static_cast<float>(score[s]) +
                        (contains(winners, static_cast<SeatId>(s)) ? 0.5F : 0);
        fromWorths(worths, 0.1F, leaf);
        return;
    }
    Standing standing;
    contests(state, standing);
    for (SeatId seat = 0; seat < m_params.seats; ++seat)
        worths[toIndex(seat)] =
            worth(state, seat) + m_weights.leaf.contest * standing.points[toIndex(seat)];
    const LeafWeights &w = m_weights.leaf;
    worths[toIndex(state.actor)] += w.next;
    fromWorths(worths, w.spread + (w.spreadEarly - w.spread) * race(state), leaf);
}

} // namespace takujo::coldwater
