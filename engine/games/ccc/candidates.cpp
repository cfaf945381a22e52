#include "candidates.h"

#include <algorithm>
#include <cmath>

namespace takujo::ccc {

namespace {

/// Keep-value by rank (0 = joker): cheap single coins (A, 4, 9), splitters, and high cards.
constexpr std::array<float, kRanks + 1> kCardValue{2.4F,  1.25F, 0.75F, 0.85F, 1.15F, 0.62F, 0.60F,
                                                   0.62F, 0.78F, 1.20F, 0.80F, 0.95F, 1.10F, 1.20F};
constexpr float kTemperature = 0.55F;

/// Turns logits in `prior` into probabilities.
void softmax(ActionBuffer &actions, int count)
{
    float top = -1e9F;
    for (int i = 0; i < count; ++i)
        top = std::max(top, actions[static_cast<std::size_t>(i)].prior);
    float sum = 0;
    for (int i = 0; i < count; ++i) {
        float &prior = actions[static_cast<std::size_t>(i)].prior;
        const float x = (prior - top) / kTemperature;
        prior = 1 / (1 - x + x * x); // falls like a power, so nothing gets out of reach; no exp()
        prior *= prior;
        sum += prior;
    }
    for (int i = 0; i < count; ++i)
        actions[static_cast<std::size_t>(i)].prior /= sum;
}

} // namespace

Values::Values(const Core &core, const Weights &weights) : m_core(core), m_weights(weights)
{
    m_rivalShare =
        weights.breaking * (core.seats() == 2 ? 1.0F : 1.4F / static_cast<float>(core.seats() - 1));
    const auto [least, most] = std::minmax(weights.nearExposed, weights.nearSafe);
    for (std::size_t number = 1; number <= kMaxNumber; ++number) {
        const auto points = static_cast<float>(core.params().points[number]);
        m_mostQuiet[number] = points * (std::max({most, 1 - least, weights.tie}) + 0.01F);
        m_mostBreaking[number] = points * (1 + most) * std::max(1.0F, m_rivalShare);
    }
    std::array<int, kMaxSquares> order{};
    const int slots = core.board().slotCount();
    for (int slot = 0; slot < slots; ++slot) {
        order[static_cast<std::size_t>(slot)] = slot;
        m_squares[static_cast<std::size_t>(core.board().number(slot))].set(slot);
    }
    std::sort(order.begin(), order.begin() + slots, [&core](int a, int b) {
        const int first = core.board().number(a);
        const int second = core.board().number(b);
        return first != second ? first > second : a < b;
    });
    for (int i = 0; i < slots; ++i)
        m_rank[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] =
            static_cast<std::uint8_t>(i);
}

Bits Values::exposed(const Public &p, SeatId seat) const
{
    Bits occupied = p.occupied;
    for (const std::uint8_t slot : p.placed)
        occupied.set(slot);
    Bits rivals;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
        if (other != static_cast<std::size_t>(seat))
            rivals = rivals | p.has[other];
    }
    return rivals | m_core.board().neighbours(rivals) | ~m_core.board().neighbours(occupied);
}

/// Share of the square's points held, seen from the seat with `mine` coins.
float Values::hold(int mine, int top, int second, float near) const
{
    const int margin = m_core.params().margin;
    const int ahead = mine - top;
    if (ahead >= 0)
        return ahead >= margin ? 1.0F : ahead == margin - 1 ? near : m_weights.tie;
    const int lead = top - std::max(second, mine);
    return lead >= margin ? -m_rivalShare : lead == margin - 1 ? -near * m_rivalShare : 0.0F;
}

float Values::coinGain(const Public &p, int slot, SeatId seat, int pending, bool exposed) const
{
    const auto &coins = p.coins[static_cast<std::size_t>(slot)];
    int top = 0;
    int second = 0;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
        if (other == static_cast<std::size_t>(seat))
            continue;
        second = std::max(second, std::min<int>(top, coins[other]));
        top = std::max<int>(top, coins[other]);
    }
    const int mine = coins[static_cast<std::size_t>(seat)] + pending;
    const int points =
        m_core.params().points[static_cast<std::size_t>(m_core.board().number(slot))];
    const float near = exposed ? m_weights.nearExposed : m_weights.nearSafe;
    return static_cast<float>(points) *
           (hold(mine + 1, top, second, near) - hold(mine, top, second, near));
}

namespace {

/// Kinds from least to most worth keeping, for each variant and commoner colour (1 = red).
using KeepOrder = std::array<std::array<std::array<Kind, kKinds>, 2>, Candidates::kDiscardVariants>;

KeepOrder keepOrders()
{
    KeepOrder orders{};
    for (std::size_t variant = 0; variant < orders.size(); ++variant) {
        for (std::size_t red = 0; red < 2; ++red) {
            std::array<float, kKinds> value{};
            for (std::size_t i = 0; i < kKinds; ++i) {
                const auto kind = static_cast<Kind>(i);
                const bool common = isRed(kind) == (red == 1);
                value[i] = kCardValue[static_cast<std::size_t>(rankOf(kind))];
                value[i] += common ? (variant == 1 ? 0.7F : 0.12F) : 0.0F;
                value[i] += variant == 2 && !isJoker(kind)
                                ? 0.09F * static_cast<float>(rankOf(kind))
                                : 0.0F;
                orders[variant][red][i] = kind;
            }
            std::stable_sort(orders[variant][red].begin(), orders[variant][red].end(),
                             [&value](Kind a, Kind b) { return value[a] < value[b]; });
        }
    }
    return orders;
}

} // namespace

void chooseDiscards(const KindCounts &hand, int count, int variant,
                    std::array<Kind, kMaxCards> &out)
{
    static const KeepOrder kOrders = keepOrders();
    int blacks = 0;
    int reds = 0;
    for (std::size_t i = 0; i < kRanks; ++i) {
        blacks += hand[i] + hand[i + 3 * kRanks];
        reds += hand[i + kRanks] + hand[i + 2 * kRanks];
    }
    std::size_t next = 0;
    for (const Kind kind : kOrders[static_cast<std::size_t>(variant)][reds > blacks ? 1 : 0]) {
        for (int copy = hand[kind]; copy > 0; --copy) {
            out[next++] = kind;
            if (next == static_cast<std::size_t>(count))
                return;
        }
    }
}

int Candidates::actions(const State &state, int lastRank, bool detailed, ActionBuffer &out) const
{
    int count = 0;
    if (state.phase == Phase::Place) {
        count = places(state, lastRank, detailed, out);
    } else if (state.phase == Phase::Draw) {
        count = draws(state, out);
    } else {
        for (int variant = 0; variant < kDiscardVariants; ++variant)
            out[static_cast<std::size_t>(count++)] = {keyOf(kDiscard, variant),
                                                      -0.4F * static_cast<float>(variant)};
    }
    softmax(out, count);
    return count;
}

/// Ways to pay each number with one hand, found when first asked for.
class Candidates::Ways
{
public:
    Ways(const PayRules &rules, const KindCounts &hand, bool detailed)
        : m_finder(rules), m_detailed(detailed)
    {
        m_finder.load(hand);
        m_count.fill(-1);
    }

    std::span<const PayForm> of(int number, bool single)
    {
        const auto n = static_cast<std::size_t>(number) * 2 + (single ? 1U : 0U);
        if (m_count[n] < 0)
            m_count[n] =
                m_detailed ? all(number, single, m_forms[n]) : one(number, single, m_forms[n]);
        return {m_forms[n].data(), static_cast<std::size_t>(m_count[n])};
    }

private:
    static constexpr int kWays = 3;
    using Few = std::array<PayForm, kWays>;

    int one(int number, bool single, Few &out) const
    {
        out[0] = m_finder.cheapest(number, single);
        return out[0].cost > 0 ? 1 : 0;
    }

    int all(int number, bool single, Few &out) const
    {
        PayFinder::Forms forms;
        const int found = m_finder.forms(number, forms, true);
        std::size_t kept = 0;
        for (int i = 0; i < found && kept < kWays; ++i) {
            const PayForm &form = forms[static_cast<std::size_t>(i)];
            PayCards cards;
            if ((single || form.total() > 1) && m_finder.layOut(number, form, cards))
                out[kept++] = form;
        }
        return static_cast<int>(kept);
    }

    PayFinder m_finder;
    bool m_detailed;
    std::array<Few, (kMaxNumber + 1) * 2> m_forms;
    std::array<int, (kMaxNumber + 1) * 2> m_count;
};

int Candidates::places(const State &state, int lastRank, bool detailed, ActionBuffer &out) const
{
    const SeatId seat = state.actor;
    Ways ways(m_rules, state.hands[static_cast<std::size_t>(seat)], detailed);
    Bits open = m_core.open(state, seat);
    const Bits single = m_core.openToSingle(state, seat, open);
    const float price = m_values.cardPrice(state);
    const bool hoard = state.handSize[static_cast<std::size_t>(seat)] < m_values.weights().hoard &&
                       state.turnsLeft == 0 && state.placed.empty();
    const Bits exposed = m_values.exposed(state, seat);
    const float least = state.turnsLeft > 0 ? 0.0F : m_values.weights().least;
    int count = 0;
    out[static_cast<std::size_t>(count++)] = {keyOf(kDone, 0), hoard ? 1.0F : 0.0F};
    while (open.any()) {
        const int slot = open.pop();
        if (m_values.rankOf(slot) < lastRank)
            continue;
        const auto pending = std::count(state.placed.begin(), state.placed.end(), slot);
        const float gain =
            m_values.coinGain(state, slot, seat, static_cast<int>(pending), exposed.test(slot));
        if (gain <= 0)
            continue;
        float penalty = 0;
        for (const PayForm &form : ways.of(m_core.board().number(slot), single.test(slot))) {
            const std::uint8_t code = detailed ? form.code() : kCheapest;
            if (count < kMaxActions)
                out[static_cast<std::size_t>(count++)] = {
                    keyOf(kPlace, slot, code), gain - price * form.cost - least - penalty};
            penalty += 0.25F;
        }
    }
    return count;
}

int Candidates::draws(const State &state, ActionBuffer &out) const
{
    int count = 0;
    const Params &params = m_core.params();
    for (int i = 0; i < params.optionCount; ++i) {
        if (!m_core.mayDraw(state, i))
            continue;
        const DrawOption &option = params.options[static_cast<std::size_t>(i)];
        const float logit = 0.45F * static_cast<float>(option.draw - option.discard) +
                            (option.draw > 0 ? 0.0F : -1.0F);
        out[static_cast<std::size_t>(count++)] = {keyOf(kDraw, i), logit};
    }
    return count;
}

Move Candidates::move(const State &state, std::uint32_t key) const
{
    const KindCounts &hand = state.hands[static_cast<std::size_t>(state.actor)];
    const int first = firstOfKey(key);
    switch (kindOfKey(key)) {
    case kPlace: return place(state, first, static_cast<std::uint8_t>(key & 255U));
    case kDraw: return drawMove(first);
    case kDiscard: {
        std::array<Kind, kMaxCards> cards{};
        const int count = m_core.params().options[state.option].discard;
        chooseDiscards(hand, count, first, cards);
        return discardMove({cards.data(), static_cast<std::size_t>(count)});
    }
    default: return doneMove();
    }
}

Move Candidates::place(const State &state, int slot, std::uint8_t code) const
{
    const int number = m_core.board().number(slot);
    PayFinder finder(m_rules);
    finder.load(state.hands[static_cast<std::size_t>(state.actor)]);
    const bool single = m_core.openToSingle(state, state.actor, Bits::of(slot)).any();
    const PayForm form = finder.find(number, code, single);
    PayCards cards;
    return form.cost > 0 && finder.layOut(number, form, cards) ? placeMove(slot, cards)
                                                               : doneMove();
}

} // namespace takujo::ccc
