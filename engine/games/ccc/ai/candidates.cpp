#include "ai/candidates.h"

#include <algorithm>
#include <bit>

namespace takujo::ccc {

namespace {

constexpr float kTemperature = 0.55F;

/// Room for four priors at a time.
using Priors = std::array<float, kMaxActions + 3>;

/// @pre whoever comes behind the last prior, up to a multiple of four, is lower than all
float largest(const Priors &priors, std::size_t count)
{
    std::array<float, 4> tops{-1e9F, -1e9F, -1e9F, -1e9F};
    for (std::size_t i = 0; i < count; i += 4) {
        for (std::size_t lane = 0; lane < 4; ++lane)
            tops[lane] = std::max(tops[lane], priors[i + lane]);
    }
    return std::max(std::max(tops[0], tops[1]), std::max(tops[2], tops[3]));
}

/// Turns logits in `prior` into probabilities. Works on a copy that the processor can take four at a
/// time: the divisions are what it costs.
void softmax(ActionBuffer &actions, int actionCount)
{
    const auto count = toIndex(actionCount);
    Priors priors;
    for (std::size_t i = 0; i < count; ++i)
        priors[i] = actions[i].prior;
    std::fill_n(priors.begin() + actionCount, 3, -1e9F);
    const float top = largest(priors, count);
    for (std::size_t i = 0; i < count; ++i) {
        const float x = (priors[i] - top) / kTemperature;
        const float y =
            1 / (1 - x + x * x); // falls like a power, so nothing gets out of reach; no exp()
        priors[i] = y * y;
    }
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += priors[i];
    for (std::size_t i = 0; i < count; ++i)
        priors[i] /= sum;
    for (std::size_t i = 0; i < count; ++i)
        actions[i].prior = priors[i];
}

} // namespace

int Candidates::actions(const State &state, int lastRank, bool detailed, PayMemory &memory,
                        ActionBuffer &out) const
{
    int count = 0;
    if (state.phase == Phase::Place) {
        count = places(state, lastRank, detailed, memory, out);
    } else if (state.phase == Phase::Draw) {
        count = draws(state, out);
    } else {
        for (int variant = 0; variant < Discards::kVariants; ++variant)
            out[toIndex(count++)] = {keyOf(kDiscard, variant), -0.4F * static_cast<float>(variant)};
    }
    softmax(out, count);
    return count;
}

/// The cheapest way to pay each number with one hand, found when first asked for.
class Candidates::Cheapest
{
public:
    explicit Cheapest(PayFinder &finder) : m_finder(finder) {}

    std::span<const PayForm> of(int number, bool single)
    {
        const auto asked = toIndex(number) * 2 + (single ? 1U : 0U);
        PayForm &form = m_forms[asked];
        if ((m_asked >> asked & 1U) == 0)
            m_finder.cheapest(number, single, form);
        m_asked |= 1U << asked;
        return {&form, form.cost > 0 ? 1U : 0U};
    }

private:
    PayFinder &m_finder;
    std::uint32_t m_asked = 0;
    std::array<PayForm, (kMaxNumber + 1) * 2> m_forms;
};

int Candidates::places(const State &state, int lastRank, bool detailed, PayMemory &memory,
                       ActionBuffer &out) const
{
    const SeatId seat = state.actor;
    const KindCounts &hand = state.hands[toIndex(seat)];
    Cheapest cheapest(memory.finder(m_payRules, seat, hand));
    SquareSet open = m_rules.open(state, seat);
    const SquareSet single = m_rules.openToSingle(state, seat, open);
    const float price = m_values.cardPrice(state);
    const bool hoard = m_values.saves(state, m_values.hoard());
    const SquareSet exposed = m_values.exposed(state, seat);
    const float least = state.turnsLeft > 0 ? 0.0F : m_values.least();
    const bool first = state.placed.empty();
    int count = 0;
    out[toIndex(count++)] = {keyOf(kDone, 0), hoard ? 1.0F : 0.0F};
    while (open.any()) {
        const int slot = open.pop();
        if (m_values.rankOf(slot) < lastRank)
            continue;
        const auto pending = first ? 0 : std::count(state.placed.begin(), state.placed.end(), slot);
        const float gain =
            m_values.coinGain(state, slot, seat, static_cast<int>(pending), exposed.test(slot));
        if (gain <= 0)
            continue;
        const int number = m_rules.board().number(slot);
        const auto ways = detailed ? memory.ways(m_payRules, seat, hand, number, single.test(slot))
                                   : cheapest.of(number, single.test(slot));
        float penalty = 0;
        for (const PayForm &form : ways) {
            const std::uint8_t code = detailed ? form.code() : kCheapest;
            if (count < kMaxActions)
                out[toIndex(count++)] = {keyOf(kPlace, slot, code),
                                         gain - price * form.cost - least - penalty};
            penalty += 0.25F;
        }
    }
    return count;
}

int Candidates::draws(const State &state, ActionBuffer &out) const
{
    int count = 0;
    const Params &params = m_rules.params();
    for (int i = 0; i < params.optionCount; ++i) {
        if (!m_rules.mayDraw(state, i))
            continue;
        const DrawOption &option = params.options[toIndex(i)];
        const float logit = 0.45F * static_cast<float>(option.draw - option.discard) +
                            (option.draw > 0 ? 0.0F : -1.0F);
        out[toIndex(count++)] = {keyOf(kDraw, i), logit};
    }
    return count;
}

Move Candidates::move(const State &state, std::uint32_t key, PayMemory &memory) const
{
    const KindCounts &hand = state.hands[toIndex(state.actor)];
    const int first = firstOfKey(key);
    switch (kindOfKey(key)) {
    case kPlace: return place(state, first, static_cast<std::uint8_t>(key & 255U), memory);
    case kDraw: return drawMove(first);
    case kDiscard: {
        std::array<Kind, kMaxCards> cards{};
        const int count = m_rules.params().options[state.option].discard;
        m_values.discards().choose(hand, count, first, cards);
        return discardMove({cards.data(), toIndex(count)});
    }
    default: return doneMove();
    }
}

Move Candidates::place(const State &state, int slot, std::uint8_t code, PayMemory &memory) const
{
    const int number = m_rules.board().number(slot);
    PayFinder &finder = memory.finder(m_payRules, state.actor, state.hands[toIndex(state.actor)]);
    const bool single = m_rules.openToSingle(state, state.actor, SquareSet::of(slot)).any();
    const PayForm form = finder.find(number, code, single);
    PayCards cards;
    return form.cost > 0 && finder.layOut(number, form, cards) ? placeMove(slot, cards)
                                                               : doneMove();
}

} // namespace takujo::ccc
