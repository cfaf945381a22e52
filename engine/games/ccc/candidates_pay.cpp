#include "candidates_pay.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

/// Order of spending, last first: what fits many payments and costs few cards stays longest.
constexpr std::array<int, kRanks> kKeepOrder{13, 12, 1, 4, 9, 11, 3, 10, 8, 2, 7, 6, 5};
constexpr float kJokerCost = 1.7F;
constexpr float kSplitCost = 2.3F; ///< an ace and a card that could have paid alone

template<class W>
constexpr W bit(int sum)
{
    return static_cast<W>(static_cast<W>(1) << (sum - 1));
}

constexpr bool isRedSuit(int suit) { return suit == 1 || suit == 2; }

/// Takes one card of this rank and colour out of what is left. @pre there is one
Kind takeKind(KindCounts &left, int rank, bool red)
{
    for (int suit = 0; suit < kSuits; ++suit) {
        const Kind kind = kindOf(suit, rank);
        if (isRedSuit(suit) == red && left[kind] > 0) {
            --left[kind];
            return kind;
        }
    }
    return kNoKind;
}

} // namespace

template<class W>
void PayFinder::Table<W>::clear()
{
    count = 0;
    rows[0] = {};
}

template<class W>
void PayFinder::Table<W>::add(Item item)
{
    const auto &from = rows[static_cast<std::size_t>(count)];
    auto &to = rows[static_cast<std::size_t>(count + 1)];
    const int value = item.value;
    to[0] = 0;
    to[1] = from[1] | bit<W>(value);
    for (std::size_t k = 2; k <= kMaxGroup; ++k)
        to[k] = from[k] | static_cast<W>(from[k - 1] << value);
    items[static_cast<std::size_t>(count++)] = item;
}

template<class W>
void PayFinder::Table<W>::finish()
{
    const auto &last = rows[static_cast<std::size_t>(count)];
    all = 0;
    for (std::size_t k = 1; k <= kMaxGroup; ++k)
        all |= last[k];
}

template<class W>
bool PayFinder::Table<W>::has(int row, int cards, int sum) const
{
    const W word = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(cards)];
    return ((word >> (sum - 1)) & 1U) != 0;
}

template<class W>
int PayFinder::Table<W>::fewest(int sum, int from) const
{
    if ((all >> (sum - 1) & 1U) == 0)
        return 0;
    const auto &last = rows[static_cast<std::size_t>(count)];
    for (int k = from; k <= kMaxGroup; ++k) {
        if (((last[static_cast<std::size_t>(k)] >> (sum - 1)) & 1U) != 0)
            return k;
    }
    return 0;
}

/// `lateFirst`: spend the later cards where possible, else keep them where possible.
template<class W>
bool PayFinder::Table<W>::restore(int sum, int cards, bool lateFirst,
                                  std::array<Item, kMaxGroup> &out) const
{
    std::size_t next = 0;
    for (int row = count; row > 0 && cards > 0; --row) {
        const Item item = items[static_cast<std::size_t>(row - 1)];
        const int rest = sum - item.value;
        const bool canTake = cards == 1 ? rest == 0 : rest > 0 && has(row - 1, cards - 1, rest);
        const bool canSkip = has(row - 1, cards, sum);
        if (!canTake || (!lateFirst && canSkip))
            continue;
        out[next++] = item;
        sum = rest;
        --cards;
    }
    return cards == 0 && sum == 0;
}

PayRules::PayRules(const Params &values) : params(values)
{
    for (int slot = 0; slot < params.board.slotCount(); ++slot)
        narrow = narrow && params.board.number(slot) <= 8;
    const int largest = narrow ? 64 : 128;
    for (std::size_t number = 1; number <= kMaxNumber; ++number) {
        const int square = static_cast<int>(number * number);
        for (const int jokers : {0, 1, 2}) {
            for (const bool flush : {false, true}) {
                int factor = flush ? params.flushFactor : 1;
                for (int i = 0; i < jokers; ++i)
                    factor *= params.jokerFactor;
                const int base = square / factor;
                if (base * factor == square && base >= 1 && base <= largest)
                    patterns[number][patternCount[number]++] = {
                        static_cast<std::uint8_t>(base), static_cast<std::uint8_t>(jokers), flush};
            }
        }
    }
}

void PayFinder::load(const KindCounts &hand)
{
    m_hand = hand;
    for (std::size_t i = 0; i < kRanks; ++i) { // suits c d h s
        m_ranks[0][i + 1] = static_cast<std::uint8_t>(hand[i] + hand[i + 3 * kRanks]);
        m_ranks[1][i + 1] = static_cast<std::uint8_t>(hand[i + kRanks] + hand[i + 2 * kRanks]);
    }
    m_jokers = hand[kRedJoker] + hand[kBlackJoker];
    if (m_rules.narrow)
        fill(m_small);
    else
        fill(m_large);
}

template<class W>
void PayFinder::fill(Tables<W> &tables)
{
    tables.any.clear();
    tables.red.clear();
    tables.black.clear();
    for (const int rank : kKeepOrder) {
        for (const bool red : {false, true}) {
            for (int i = m_ranks[red ? 1 : 0][static_cast<std::size_t>(rank)]; i > 0; --i) {
                if (tables.any.count == kMaxHand)
                    break;
                const Item item{static_cast<std::uint8_t>(rank), red};
                tables.any.add(item);
                (red ? tables.red : tables.black).add(item);
            }
        }
    }
    tables.any.finish();
    tables.red.finish();
    tables.black.finish();
}

template<class W>
const PayFinder::Table<W> &PayFinder::tableFor(const Tables<W> &tables,
                                               PayForm::Colour colour) const
{
    if (colour == PayForm::Colour::Any)
        return tables.any;
    return colour == PayForm::Colour::Red ? tables.red : tables.black;
}

template<class W>
bool PayFinder::match(const Tables<W> &tables, const PayRules::Pattern &pattern,
                      PayForm::Colour colour, bool single, PayForm &out) const
{
    int jokers = m_jokers;
    if (colour != PayForm::Colour::Any && m_params.jokerCountsInFlush)
        jokers = m_hand[colour == PayForm::Colour::Red ? kRedJoker : kBlackJoker];
    if (pattern.jokers > jokers)
        return false;
    int from = !single && pattern.jokers == 0 ? 2 : 1;
    if (colour != PayForm::Colour::Any)
        from =
            std::max(from, m_params.flushMin - (m_params.jokerCountsInFlush ? pattern.jokers : 0));
    const int cards = tableFor(tables, colour).fewest(pattern.base, from);
    if (cards == 0)
        return false;
    out = {};
    out.cost = static_cast<float>(cards) + kJokerCost * static_cast<float>(pattern.jokers);
    out.base = pattern.base;
    out.cards = static_cast<std::uint8_t>(cards);
    out.jokers = pattern.jokers;
    out.colour = colour;
    return true;
}

template<class Visit>
void PayFinder::eachForm(int number, bool single, Visit visit) const
{
    using Colour = PayForm::Colour;
    const auto n = static_cast<std::size_t>(number);
    for (std::size_t i = 0; i < m_rules.patternCount[n]; ++i) {
        const PayRules::Pattern &pattern = m_rules.patterns[n][i];
        if (pattern.jokers > m_jokers)
            continue;
        const auto attempt = [&](Colour colour) {
            PayForm form;
            if (m_rules.narrow ? match(m_small, pattern, colour, single, form)
                               : match(m_large, pattern, colour, single, form))
                visit(form);
        };
        if (pattern.flush) {
            attempt(Colour::Red);
            attempt(Colour::Black);
        } else {
            attempt(Colour::Any);
        }
    }
}

PayForm PayFinder::cheapest(int number, bool single) const
{
    PayForm best;
    eachForm(number, single, [&best](const PayForm &form) {
        if (best.cost == 0 || form.cost < best.cost)
            best = form;
    });
    return best;
}

PayForm PayFinder::find(int number, std::uint8_t code, bool single) const
{
    if (code == kCheapest)
        return cheapest(number, single);
    Forms all;
    const int count = forms(number, all, (code >> 4 & 3) != 0);
    for (int i = 0; i < count; ++i) {
        if (all[static_cast<std::size_t>(i)].code() == code)
            return all[static_cast<std::size_t>(i)];
    }
    return {};
}

int PayFinder::forms(int number, Forms &out, bool splits) const
{
    int count = 0;
    const auto put = [&](const PayForm &form) {
        if (count < kMaxForms)
            out[static_cast<std::size_t>(count++)] = form;
    };
    eachForm(number, true, put);
    if (count > 0 && out[0].total() == 1) // the same sum with more cards, for squares closed to one
        eachForm(number, false, [&](const PayForm &form) {
            if (form.jokers == 0 && form.colour == PayForm::Colour::Any)
                put(form);
        });
    if (splits && m_params.maxSplits > 0)
        addSplits(number, out, count);
    std::sort(out.begin(), out.begin() + count, [](const PayForm &a, const PayForm &b) {
        return a.cost != b.cost ? a.cost < b.cost : a.code() < b.code();
    });
    return count;
}

void PayFinder::addSplits(int number, Forms &out, int &count) const
{
    const int aces = m_ranks[0][1] + m_ranks[1][1];
    if (aces == 0)
        return;
    for (const int root : {3, 2, 1}) {
        const auto rank = static_cast<std::size_t>(root * root);
        const bool held = m_ranks[0][rank] + m_ranks[1][rank] >= (root == 1 ? 2 : 1);
        if (!held || number <= root || count == kMaxForms)
            continue;
        PayForm form = cheapest(number - root, true);
        if (form.cost == 0)
            continue;
        form.single = static_cast<std::uint8_t>(root);
        form.cost += kSplitCost;
        out[static_cast<std::size_t>(count++)] = form;
    }
}

/// CCC-17 for the cards found: all of one colour and enough of them.
bool PayFinder::isForcedFlush(int cards, int reds, int redJokers, int jokers) const
{
    if (m_params.flushOptional || m_params.flushFactor == 1)
        return false;
    const int counted = cards + (m_params.jokerCountsInFlush ? jokers : 0);
    const int red = reds + (m_params.jokerCountsInFlush ? redJokers : 0);
    return counted >= m_params.flushMin && (red == 0 || red == counted);
}

/// Adds the jokers so that the group is a flush exactly when the form says so.
bool PayFinder::chooseJokers(const PayForm &form, int reds, KindCounts &left, PayCards &out) const
{
    const bool flush = form.colour != PayForm::Colour::Any;
    for (int redJokers = 0; redJokers <= form.jokers; ++redJokers) {
        const int blackJokers = form.jokers - redJokers;
        if (redJokers > left[kRedJoker] || blackJokers > left[kBlackJoker])
            continue;
        const bool oneColour =
            !m_params.jokerCountsInFlush ||
            (form.colour == PayForm::Colour::Red ? blackJokers == 0 : redJokers == 0);
        if (flush ? !oneColour : isForcedFlush(form.cards, reds, redJokers, form.jokers))
            continue;
        for (int i = 0; i < form.jokers; ++i)
            out.add(i < redJokers ? kRedJoker : kBlackJoker);
        return true;
    }
    return false;
}

template<class W>
bool PayFinder::layOutGroup(const Tables<W> &tables, const PayForm &form, PayCards &out) const
{
    const Table<W> &table = tableFor(tables, form.colour);
    for (const bool lateFirst : {true, false}) {
        std::array<Item, kMaxGroup> items{};
        if (!table.restore(form.base, form.cards, lateFirst, items))
            return false;
        KindCounts left = m_hand;
        out = {};
        int reds = 0;
        for (std::size_t i = 0; i < form.cards; ++i) {
            reds += items[i].red ? 1 : 0;
            out.add(takeKind(left, items[i].value, items[i].red));
        }
        if (chooseJokers(form, reds, left, out))
            return true;
        if (form.colour != PayForm::Colour::Any)
            return false;
    }
    return false;
}

bool PayFinder::layOut(int number, const PayForm &form, PayCards &out) const
{
    if (form.single != 0)
        return layOutSplit(number, form, out);
    return m_rules.narrow ? layOutGroup(m_small, form, out) : layOutGroup(m_large, form, out);
}

/// The single card and the ace leave the hand first; what remains pays the rest.
bool PayFinder::layOutSplit(int number, const PayForm &form, PayCards &out) const
{
    KindCounts hand = m_hand;
    const auto take = [&hand](int rank) {
        const Kind black = takeKind(hand, rank, false);
        return black != kNoKind ? black : takeKind(hand, rank, true);
    };
    const Kind ace = take(1);
    const Kind single = take(form.single * form.single);
    if (ace == kNoKind || single == kNoKind)
        return false;
    PayFinder rest(m_rules);
    rest.load(hand);
    const int first = number - form.single;
    const PayForm group = rest.cheapest(first, true);
    if (group.cost == 0 || !rest.layOut(first, group, out))
        return false;
    out.single = single;
    out.ace = ace;
    return true;
}

Move placeMove(int slot, const PayCards &pay)
{
    if (pay.single == kNoKind) {
        std::array<std::uint8_t, kMaxCards> sorted = pay.cards;
        std::sort(sorted.begin(), sorted.begin() + pay.count,
                  [](Kind a, Kind b) { return sortKey(a) < sortKey(b); });
        return packed(kPlace, slot, {sorted.data(), static_cast<std::size_t>(pay.count)});
    }
    Payment payment;
    payment.groupCount = 2;
    for (int i = 0; i < pay.count; ++i)
        payment.groups[0].add(pay.cards[static_cast<std::size_t>(i)]);
    payment.groups[1].add(pay.single);
    payment.aces[0] = pay.ace;
    return placeMove(slot, payment);
}

} // namespace takujo::ccc
