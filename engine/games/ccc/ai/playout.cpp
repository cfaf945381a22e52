#include "ai/playout.h"

#include "rules/multiset_sampler.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Numbers up to this can be paid with one card (A, 4, 9).
constexpr int kMostSingle = 3;

constexpr float kNever = 1e9F; ///< cost of what cannot be paid

} // namespace

void Playout::run(State &state, int turns, const RolloutOptions &habit, PayMemory &memory,
                  Rng &rng) const
{
    SearchChance chance(rng);
    const int last = state.turn + turns;
    int number = -1;
    int hoard = m_values.hoard();
    MoveExecutor turn;
    while (state.phase != Phase::Over && state.turn < last) {
        if (state.turn != number) {
            number = state.turn;
            hoard = hoardOf(habit, rng);
        }
        Move move = doneMove();
        if (state.phase == Phase::Draw) {
            move = draw(state);
        } else if (state.phase == Phase::Discard) {
            move = discard(state, 0);
        } else if (!m_values.saves(state, hoard)) {
            if (turn.number != number)
                look(state, turn);
            move = place(state, turn, habit.splits, memory.finder(state.actor));
        }
        m_rules.apply(state, move, chance, nullptr);
    }
}

/// Cards from which on coins are paid, in this turn.
int Playout::hoardOf(const RolloutOptions &habit, Rng &rng) const
{
    const bool sloppy = rng.uniform() < static_cast<double>(habit.sloppiness);
    return sloppy ? static_cast<int>(rng.below(14)) : m_values.hoard();
}

Move Playout::move(const State &state, const RolloutOptions &habit, Rng &rng) const
{
    switch (state.phase) {
    case Phase::Place: return place(state, hoardOf(habit, rng), habit.splits);
    case Phase::Draw: return draw(state);
    default: return discard(state, 0);
    }
}

Move Playout::place(const State &state, int hoard, bool splits) const
{
    if (m_values.saves(state, hoard))
        return doneMove();
    MoveExecutor turn;
    look(state, turn);
    PayFinder finder;
    return place(state, turn, splits, finder);
}

void Playout::look(const State &state, MoveExecutor &turn) const
{
    const SeatId seat = state.actor;
    turn.number = state.turn;
    turn.least = {};
    turn.open = m_rules.open(state, seat);
    turn.singles = m_rules.openToSingle(state, seat, turn.open);
    turn.rivalsNear = {};
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
        if (other != toIndex(seat))
            turn.rivalsNear = turn.rivalsNear | state.near[other];
    }
    m_values.listAlike(state, seat, turn.open, turn.alike);
}

Move Playout::place(const State &state, MoveExecutor &turn, bool splits, PayFinder &finder) const
{
    finder.load(m_payRules, state.hands[toIndex(state.actor)]);
    const Pick pick = bestCoin(state, turn, finder, splits);
    PayCards cards;
    if (pick.slot < 0 || !finder.layOut(m_rules.board().number(pick.slot), pick.form, cards))
        return doneMove();
    return placeMove(pick.slot, cards);
}

/// Dear numbers come first: once a good coin is found, most others are out of reach by their bound.
Playout::Pick Playout::bestCoin(const State &state, MoveExecutor &turn, PayFinder &finder,
                                bool splits) const
{
    Situation now{turn, m_values.exposed(state, state.actor), {}, m_values.cardPrice(state), {}};
    for (const std::uint8_t slot : state.placed)
        now.pending.set(slot);
    now.fresh = {~now.exposed & ~now.pending, now.exposed & ~now.pending};
    Pick best;
    best.worth = state.turnsLeft > 0 ? 0.0F : m_values.least();
    for (int number = m_values.highestNumber(); number > 0; --number) {
        const SquareSet squares = turn.open & m_values.squaresOf(number);
        const bool one = number <= kMostSingle;
        const float most = m_values.mostGain(number, (squares & turn.rivalsNear).any());
        if (squares.none() || most - now.price * (one ? 1.0F : 2.0F) <= best.worth)
            continue;
        if (one)
            take(state, {number, true, most, squares & turn.singles}, now, finder, splits, best);
        take(state, {number, false, most, one ? squares & ~turn.singles : squares}, now, finder,
             splits, best);
    }
    return best;
}

/// The first of the squares where a coin gains most.
Playout::Gain Playout::mostGain(const State &state, const Offer &offer, const Situation &now) const
{
    Gain out;
    const auto compare = [&out](float gain, int slot) {
        if (gain > out.most || (gain == out.most && slot < out.slot))
            out = {gain, slot};
    };
    float share = 0;
    for (const AlikeSquares &alike : now.turn.alike) {
        if (alike.share < share)
            break; // all others gain less
        const SquareSet squares = alike.squares & offer.squares & now.fresh[alike.exposed ? 1 : 0];
        if (squares.none())
            continue;
        share = alike.share;
        compare(m_values.gain(offer.number, share), squares.first());
    }
    for (SquareSet rest = offer.squares & now.pending; rest.any();) {
        const int slot = rest.pop();
        const auto pending = std::count(state.placed.begin(), state.placed.end(), slot);
        compare(m_values.coinGain(state, slot, state.actor, static_cast<int>(pending),
                                  now.exposed.test(slot)),
                slot);
    }
    return out;
}

/// Keeps the offer's best square when it beats what was found so far. Ways to pay are looked for last.
void Playout::take(const State &state, const Offer &offer, const Situation &now, PayFinder &finder,
                   bool splits, Pick &best) const
{
    float &least = now.turn.least[toIndex(offer.number)][offer.single ? 1 : 0];
    const float price = now.price * std::max(least, offer.single ? 1.0F : 2.0F);
    if (offer.most - price <= best.worth)
        return;
    const Gain gain = mostGain(state, offer, now);
    if (gain.most - price <= best.worth)
        return;
    const PayForm form = cheapest(finder, offer.number, offer.single, splits);
    if (!splits)
        least = form.cost > 0 ? form.cost : kNever;
    if (form.cost > 0 && gain.most - now.price * form.cost > best.worth)
        best = {gain.most - now.price * form.cost, gain.slot, form};
}

/// The cheapest way that can be laid out when `splits`; else the cheapest by count only.
PayForm Playout::cheapest(PayFinder &finder, int number, bool single, bool splits)
{
    if (!splits)
        return finder.cheapest(number, single);
    PayFinder::Forms forms;
    const int count = finder.forms(number, forms, true);
    for (int i = 0; i < count; ++i) {
        const PayForm &form = forms[toIndex(i)];
        PayCards cards;
        if ((single || form.total() > 1) && finder.layOut(number, form, cards))
            return form;
    }
    return {};
}

Move Playout::draw(const State &state) const
{
    const Params &params = m_rules.params();
    int best = params.noDraw;
    int bestGain = -1;
    for (int i = 0; i < params.optionCount; ++i) {
        const DrawOption &option = params.options[toIndex(i)];
        const int gain = option.draw - option.discard;
        if (option.draw > 0 && gain > bestGain && m_rules.mayDraw(state, i)) {
            best = i;
            bestGain = gain;
        }
    }
    return drawMove(best);
}

Move Playout::discard(const State &state, int variant) const
{
    std::array<Kind, kMaxCards> cards{};
    const int count = m_rules.params().options[state.option].discard;
    m_values.discards().choose(state.hands[toIndex(state.actor)], count, variant, cards);
    return discardMove({cards.data(), toIndex(count)});
}

Move RandomPlay::move(const State &state, Rng &rng) const
{
    if (state.phase == Phase::Place)
        return place(state, rng);
    const Params &params = m_rules.params();
    if (state.phase == Phase::Draw) { // (0, 0) is rare: random matches would end by idling (CCC-A8)
        for (int tries = 0; tries < 16; ++tries) {
            const auto option =
                static_cast<int>(rng.below(static_cast<std::uint32_t>(params.optionCount)));
            if (m_rules.mayDraw(state, option) && (option != params.noDraw || rng.below(8) == 0))
                return drawMove(option);
        }
        return drawMove(params.noDraw);
    }
    KindCounts left = state.hands[toIndex(state.actor)];
    int size = state.handSize[toIndex(state.actor)];
    std::array<Kind, kMaxCards> cards{};
    const auto count = toIndex(params.options[state.option].discard);
    MultisetSampler lot(left);
    for (std::size_t i = 0; i < count; ++i, --size)
        cards[i] = lot.take(rng.below(static_cast<std::uint32_t>(size)));
    return discardMove({cards.data(), count});
}

Move RandomPlay::place(const State &state, Rng &rng) const
{
    const SeatId seat = state.actor;
    const SquareSet open = m_rules.open(state, seat);
    if (open.none() || rng.below(4) == 0)
        return doneMove();
    SquareSet left = open;
    for (auto skip = rng.below(static_cast<std::uint32_t>(open.count())); skip > 0; --skip)
        left.pop();
    const int slot = left.first();
    const bool single = m_rules.openToSingle(state, seat, SquareSet::of(slot)).any();
    PayCards cards;
    if (!pay(state.hands[toIndex(seat)], m_rules.board().number(slot), single, rng, cards))
        return doneMove();
    return placeMove(slot, cards);
}

namespace {

/// Sums that a hand's plain cards can make, by lot laid out again. Bit s - 1 of a row = the sum s.
template<class Word>
class LotPayment
{
public:
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): read only below m_count
    explicit LotPayment(const KindCounts &hand)
    {
        m_rows[0] = 0;
        forEachCard(hand, [this](Kind kind) {
            if (kind >= kRedJoker || m_count == kCards)
                return;
            const int value = valueOf(kind);
            const Word row = m_rows[m_count];
            m_cards[m_count] = kind;
            m_rows[++m_count] = static_cast<Word>(row | row << value | Word{1} << (value - 1));
        });
    }

    bool draw(int sum, Rng &rng, PayCards &out) const
    {
        if (!has(m_count, sum))
            return false;
        for (std::size_t i = m_count; i > 0 && sum > 0; --i) {
            const int rest = sum - valueOf(m_cards[i - 1]);
            const bool canTake = rest == 0 || (rest > 0 && has(i - 1, rest));
            if (!canTake || (has(i - 1, sum) && (rng.next() >> 63) != 0))
                continue;
            if (out.count == kMaxCards)
                return false;
            out.add(m_cards[i - 1]);
            sum = rest;
        }
        return true;
    }

private:
    static constexpr std::size_t kCards = 24;

    bool has(std::size_t row, int sum) const { return (m_rows[row] >> (sum - 1) & 1) != 0; }

    std::array<Kind, kCards> m_cards;
    std::array<Word, kCards + 1> m_rows;
    std::size_t m_count = 0;
};

} // namespace

bool RandomPlay::pay(const KindCounts &hand, int number, bool single, Rng &rng, PayCards &out) const
{
    __extension__ using Large = unsigned __int128;
    const int sum = number * number;
    if (sum > 127)
        return false;
    const bool found = sum <= 64 ? LotPayment<std::uint64_t>(hand).draw(sum, rng, out)
                                 : LotPayment<Large>(hand).draw(sum, rng, out);
    int reds = 0;
    for (int i = 0; i < out.count; ++i)
        reds += isRed(out.cards[toIndex(i)]) ? 1 : 0;
    const Params &params = m_rules.params();
    const bool oneColour = reds == 0 || reds == out.count;
    const bool doubled = out.count >= params.flushMin && oneColour && params.flushFactor != 1 &&
                         !params.flushOptional;
    return found && !doubled && (single || out.count > 1);
}

} // namespace takujo::ccc
