#include "playout.h"

#include "pick.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Numbers up to this can be paid with one card (A, 4, 9).
constexpr int kMostSingle = 3;

} // namespace

void Playout::run(State &state, int turns, const Habit &habit, Rng &rng) const
{
    SearchChance chance(rng);
    const int last = state.turn + turns;
    int turn = -1;
    int hoard = m_values.weights().hoard;
    while (state.phase != Phase::Over && state.turn < last) {
        if (state.turn != turn) {
            turn = state.turn;
            const bool sloppy = rng.uniform() < static_cast<double>(habit.sloppiness);
            hoard = sloppy ? static_cast<int>(rng.below(14)) : m_values.weights().hoard;
        }
        switch (state.phase) {
        case Phase::Place:
            m_core.apply(state, place(state, hoard, habit.splits), chance, nullptr);
            break;
        case Phase::Draw: m_core.apply(state, draw(state), chance, nullptr); break;
        default: m_core.apply(state, discard(state, 0), chance, nullptr); break;
        }
    }
}

Move Playout::place(const State &state, int hoard, bool splits) const
{
    const SeatId seat = state.actor;
    if (state.handSize[static_cast<std::size_t>(seat)] < hoard && state.turnsLeft == 0 &&
        state.placed.empty())
        return doneMove();
    PayFinder finder(m_rules);
    finder.load(state.hands[static_cast<std::size_t>(seat)]);
    const Pick pick = bestCoin(state, finder, splits);
    PayCards cards;
    if (pick.slot < 0 || !finder.layOut(m_core.board().number(pick.slot), pick.form, cards))
        return doneMove();
    return placeMove(pick.slot, cards);
}

/// Dear numbers come first: once a good coin is found, most others are out of reach by their bound.
Playout::Pick Playout::bestCoin(const State &state, const PayFinder &finder, bool splits) const
{
    const SeatId seat = state.actor;
    const Bits open = m_core.open(state, seat);
    const Bits singles = m_core.openToSingle(state, seat, open);
    const Bits exposed = m_values.exposed(state, seat);
    Bits rivalsNear;
    for (std::size_t other = 0; other < kMaxSeats; ++other)
        rivalsNear =
            other == static_cast<std::size_t>(seat) ? rivalsNear : rivalsNear | state.near[other];
    const float price = m_values.cardPrice(state);
    Pick best;
    best.worth = state.turnsLeft > 0 ? 0.0F : m_values.weights().least;
    for (int number = kMaxNumber; number > 0; --number) {
        const Bits squares = open & m_values.squaresOf(number);
        const bool one = number <= kMostSingle;
        const float bound =
            m_values.mostGain(number, (squares & rivalsNear).any()) - price * (one ? 1.0F : 2.0F);
        if (squares.none() || bound <= best.worth)
            continue;
        Offer offer{number, cheapest(finder, number, !one, splits), squares};
        if (one && (squares & singles).any()) {
            offer.form = cheapest(finder, number, true, splits);
            offer.squares = squares & singles;
            take(state, offer, exposed, price, best);
            offer = {number, cheapest(finder, number, false, splits), squares & ~singles};
        }
        take(state, offer, exposed, price, best);
    }
    return best;
}

/// Keeps the best square of the offer when it beats what was found so far.
void Playout::take(const State &state, const Offer &offer, Bits exposed, float price,
                   Pick &best) const
{
    const float cost = price * offer.form.cost;
    if (offer.form.cost == 0)
        return;
    Bits squares = offer.squares;
    while (squares.any()) {
        const int slot = squares.pop();
        const auto pending = std::count(state.placed.begin(), state.placed.end(), slot);
        const float gain = m_values.coinGain(state, slot, state.actor, static_cast<int>(pending),
                                             exposed.test(slot));
        if (gain - cost > best.worth)
            best = {gain - cost, slot, offer.form};
    }
}

/// The cheapest way that can be laid out when `splits`; else the cheapest by count only.
PayForm Playout::cheapest(const PayFinder &finder, int number, bool single, bool splits)
{
    if (!splits)
        return finder.cheapest(number, single);
    PayFinder::Forms forms;
    const int count = finder.forms(number, forms, true);
    for (int i = 0; i < count; ++i) {
        const PayForm &form = forms[static_cast<std::size_t>(i)];
        PayCards cards;
        if ((single || form.total() > 1) && finder.layOut(number, form, cards))
            return form;
    }
    return {};
}

Move Playout::draw(const State &state) const
{
    const Params &params = m_core.params();
    int best = params.noDraw;
    int bestGain = 0;
    for (int i = 0; i < params.optionCount; ++i) {
        const DrawOption &option = params.options[static_cast<std::size_t>(i)];
        const int gain = option.draw - option.discard;
        if (gain > bestGain && m_core.mayDraw(state, i)) {
            best = i;
            bestGain = gain;
        }
    }
    return drawMove(best);
}

Move Playout::discard(const State &state, int variant) const
{
    std::array<Kind, kMaxCards> cards{};
    const int count = m_core.params().options[state.option].discard;
    chooseDiscards(state.hands[static_cast<std::size_t>(state.actor)], count, variant, cards);
    return discardMove({cards.data(), static_cast<std::size_t>(count)});
}

Move RandomPlay::move(const State &state, Rng &rng) const
{
    if (state.phase == Phase::Place)
        return place(state, rng);
    const Params &params = m_core.params();
    if (state.phase == Phase::Draw) { // (0, 0) is rare: random matches would end by idling (CCC-A8)
        for (int tries = 0; tries < 16; ++tries) {
            const auto option =
                static_cast<int>(rng.below(static_cast<std::uint32_t>(params.optionCount)));
            if (m_core.mayDraw(state, option) && (option != params.noDraw || rng.below(8) == 0))
                return drawMove(option);
        }
        return drawMove(params.noDraw);
    }
    KindCounts left = state.hands[static_cast<std::size_t>(state.actor)];
    int size = state.handSize[static_cast<std::size_t>(state.actor)];
    std::array<Kind, kMaxCards> cards{};
    const auto count = static_cast<std::size_t>(params.options[state.option].discard);
    for (std::size_t i = 0; i < count; ++i, --size) {
        cards[i] = pickKind(left, rng.below(static_cast<std::uint32_t>(size)));
        --left[cards[i]];
    }
    return discardMove({cards.data(), count});
}

Move RandomPlay::place(const State &state, Rng &rng) const
{
    const SeatId seat = state.actor;
    const Bits open = m_core.open(state, seat);
    if (open.none() || rng.below(4) == 0)
        return doneMove();
    Bits left = open;
    for (auto skip = rng.below(static_cast<std::uint32_t>(open.count())); skip > 0; --skip)
        left.pop();
    const int slot = left.first();
    const bool single = m_core.openToSingle(state, seat, Bits::of(slot)).any();
    PayCards cards;
    if (!pay(state.hands[static_cast<std::size_t>(seat)], m_core.board().number(slot), single, rng,
             cards))
        return doneMove();
    return placeMove(slot, cards);
}

bool RandomPlay::pay(const KindCounts &hand, int number, bool single, Rng &rng, PayCards &out) const
{
    __extension__ using Sums = unsigned __int128; // bit s = the sum s can be made
    constexpr std::size_t kCards = 24;
    std::array<Kind, kCards> cards{};
    std::array<Sums, kCards + 1> sums;
    std::size_t count = 0;
    sums[0] = 1;
    for (std::size_t kind = 0; kind < kRedJoker; ++kind) {
        for (int copy = hand[kind]; copy > 0 && count < kCards; --copy, ++count) {
            cards[count] = static_cast<Kind>(kind);
            sums[count + 1] = sums[count] | sums[count] << valueOf(static_cast<Kind>(kind));
        }
    }
    int rest = number * number;
    if (rest > 127 || (sums[count] >> rest & 1) == 0)
        return false;
    int reds = 0;
    for (std::size_t i = count; i > 0 && rest > 0; --i) {
        const int less = rest - valueOf(cards[i - 1]);
        const bool canTake = less >= 0 && (sums[i - 1] >> less & 1) != 0;
        const bool canSkip = (sums[i - 1] >> rest & 1) != 0;
        if (!canTake || (canSkip && (rng.next() >> 63) != 0))
            continue;
        if (out.count == kMaxCards)
            return false;
        out.add(cards[i - 1]);
        reds += isRed(cards[i - 1]) ? 1 : 0;
        rest = less;
    }
    const Params &params = m_core.params();
    const bool oneColour = reds == 0 || reds == out.count;
    const bool doubled = out.count >= params.flushMin && oneColour && params.flushFactor != 1 &&
                         !params.flushOptional;
    return rest == 0 && !doubled && (single || out.count > 1);
}

} // namespace takujo::ccc
