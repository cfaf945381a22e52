#include "ai/blueprint.h"

#include "ai/action_generator.h"

#include <algorithm>

namespace takujo::couperation {

/// As it was tuned first.
Weights Weights::referencePolicy()
{
    Weights out;
    out.unmatched = 0.755F;
    out.slack = 0.437F;
    out.ideal = 0.027F;
    out.surplus = 0.172F;
    out.wait = 0.04F;
    out.junk = 1.678F;
    out.unknown = 4.063F;
    out.reveal = 6.0F;
    out.dear = out.stuck = out.stuckAfter = out.idle = 0;
    out.finish = 0.578F;
    out.feed = 4.483F;
    out.own = {-0.328F, -0.252F, -0.181F, 0.486F, 1.519F, -0.03F};
    out.next = {-1.202F, -0.417F, -0.187F, -0.101F, 0.372F, 0.245F, 0.076F};
    out.comfort = 20;
    out.reference = true;
    return out;
}

CompletionEstimate::Subsets subsetsFor(const PublicState &p, bool reference)
{
    // Any public numbers that change from turn to turn will do.
    std::uint64_t seed = mix64(p.reserve ^ (p.gone << 1U) ^ (std::uint64_t{p.turn} << 52U));
    CompletionEstimate::Subsets out;
    if (!reference) {
        for (; out.count < out.items.size(); out.count += 2) {
            seed = mix64(seed);
            out.items[out.count] = seed;
            out.items[out.count + 1] = ~seed;
        }
        return out;
    }
    while (out.count < 3) {
        const std::uint64_t a = mix64(seed);
        seed = mix64(a);
        out.items[out.count++] = a | seed; // three of four
    }
    return out;
}

void Blueprint::ideas(const InformationSet &sight, Ideas &out, Rng *rng) const
{
    out.count = 0;
    ActionGenerator(*this, sight, out, rng).run();
    std::stable_sort(out.begin(), out.end(), [](const ScoredAction &a, const ScoredAction &b) {
        return a.value > b.value;
    });
}

float Blueprint::outlook(const InformationSet &sight) const
{
    Ideas none;
    return ActionGenerator(*this, sight, none, nullptr).still();
}

Move Blueprint::move(const InformationSet &sight, Rng *rng) const
{
    switch (sight.p->phase) {
    case Phase::Draw: return draw(sight);
    case Phase::Adjust: return adjust(sight);
    case Phase::Reserve: return reserve(sight);
    default: break;
    }
    // Only the best is wanted: the rollouts live on this.
    Ideas ideas;
    ActionGenerator(*this, sight, ideas, rng).run();
    return std::max_element(
               ideas.begin(), ideas.end(),
               [](const ScoredAction &a, const ScoredAction &b) { return a.value < b.value; })
        ->move;
}

/// Few cards in hand: what does not fit is only wasted (CP-25).
Move Blueprint::draw(const InformationSet &sight) const
{
    const PublicState &p = *sight.p;
    const int wanted = m_weights.drawTo - countOf(sight.hand);
    return moveOf(kDraw, static_cast<std::uint8_t>(std::clamp<int>(wanted, 0, p.drawMax)));
}

void Blueprint::usefulness(const InformationSet &sight, CardSet cards,
                           std::array<float, kCards> &out) const
{
    const int first = m_prospects.firstFor(sight.p->left, sight.p->right);
    Numbers numbers;
    m_prospects.read(sight, first, numbers);
    std::array<std::int8_t, kMaxTower + 1> lo{};
    std::array<std::int8_t, kMaxTower + 1> hi{};
    const Frame &frame = m_prospects.frame(first);
    m_prospects.bounds(frame, numbers, lo, hi);
    const CardSet all = sight.hand | sight.unseen | (sight.p->reserve & kAllGlasses);
    for (std::size_t i = 0; i < toIndex(frame.count); ++i) {
        if (numbers[i] != kMissing)
            continue;
        const CardSet fit = all & range(lo[i], hi[i]);
        const float share = fit == 0 ? 0 : 1.0F / static_cast<float>(countOf(fit));
        for (CardSet mine = fit & cards; mine != 0;)
            out[pop(mine)] += share;
    }
}

Move Blueprint::adjust(const InformationSet &sight) const
{
    std::array<float, kCards> use{};
    usefulness(sight, sight.hand, use);
    CardSet hand = sight.hand;
    CardSet out = 0;
    for (int left = countOf(hand) - m_rules.limit(); left > 0; --left) {
        Card worst = lowest(hand);
        for (CardSet cards = hand; cards != 0;) {
            const Card card = pop(cards);
            worst = use[card] < use[worst] ? card : worst;
        }
        out |= bitOf(worst);
        hand &= ~bitOf(worst);
    }
    return discardMove(out);
}

Move Blueprint::reserve(const InformationSet &sight) const
{
    const CardSet cards = sight.p->reserve & kAllGlasses;
    std::array<float, kCards> use{};
    usefulness(sight, cards, use);
    Card worst = lowest(cards);
    for (CardSet rest = cards; rest != 0;) {
        const Card card = pop(rest);
        worst = use[card] < use[worst] ? card : worst;
    }
    return moveOf(kDrop, worst);
}

} // namespace takujo::couperation
