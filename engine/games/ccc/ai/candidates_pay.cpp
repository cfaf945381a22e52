#include "ai/candidates_pay.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace takujo::ccc {

namespace {

/// Order of spending, last first: what fits many payments and costs few cards stays longest.
constexpr std::array<int, kRanks> kKeepOrder{13, 12, 1, 4, 9, 11, 3, 10, 8, 2, 7, 6, 5};
/// Place of each rank - 1 in that order.
constexpr std::array<std::uint8_t, kRanks> kKeepPlace = [] {
    std::array<std::uint8_t, kRanks> out{};
    for (std::size_t place = 0; place < kRanks; ++place)
        out[toIndex(kKeepOrder[place] - 1)] = static_cast<std::uint8_t>(place);
    return out;
}();
constexpr float kSplitCost = 2.3F; ///< an ace and a card that could have paid alone

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

/// First place in the order of spending whose cards differ; kRanks = none.
int PayFinder::firstChange(const Ranks &before, const Ranks &after)
{
    constexpr std::uint64_t kLastLanes = 0xFFFFFFFFFFULL; // 8..12
    std::array<std::uint64_t, 2> old{};
    std::array<std::uint64_t, 2> now{};
    std::memcpy(old.data(), before.n.data(), 16);
    std::memcpy(now.data(), after.n.data(), 16);
    int first = kRanks;
    for (std::size_t word = 0; word < 2; ++word) {
        std::uint64_t differs = (old[word] ^ now[word]) & (word == 0 ? ~0ULL : kLastLanes);
        while (differs != 0) {
            const auto lane = toIndex(std::countr_zero(differs)) / 8;
            first = std::min<int>(first, kKeepPlace[word * 8 + lane]);
            differs &= ~(0xFFULL << (lane * 8));
        }
    }
    return first;
}

void PayFinder::load(const PayRules &rules, const KindCounts &hand)
{
    std::array<Ranks, 2> ranks;
    for (std::size_t i = 0; i < 16; ++i) { // suits c d h s
        ranks[0].n[i] = static_cast<std::uint8_t>(hand[i] + hand[i + 3 * kRanks]);
        ranks[1].n[i] = static_cast<std::uint8_t>(hand[i + kRanks] + hand[i + 2 * kRanks]);
    }
    const int from = std::min(firstChange(m_ranks[0], ranks[0]), firstChange(m_ranks[1], ranks[1]));
    m_hand = hand;
    m_ranks = ranks;
    const int all = hand[kRedJoker] + hand[kBlackJoker];
    const bool coloured = rules.params.jokerCountsInFlush;
    m_jokers = {static_cast<std::uint8_t>(all),
                static_cast<std::uint8_t>(coloured ? hand[kRedJoker] : all),
                static_cast<std::uint8_t>(coloured ? hand[kBlackJoker] : all)};
    if (rules.narrow != m_narrow) {
        m_narrow = rules.narrow;
        forget(m_small, 0);
        forget(m_large, 0);
    }
    m_rules = &rules;
    if (from == kRanks)
        return;
    const int begin = m_begin[toIndex(from)];
    if (m_narrow)
        forget(m_small, begin);
    else
        forget(m_large, begin);
    list(from);
}

/// Lists the plain cards anew from this place of the order of spending on; without branches, which
/// would go wrong as often as right.
void PayFinder::list(int from)
{
    int count = m_begin[toIndex(from)];
    m_reds &= (std::uint64_t{1} << count) - 1;
    for (auto place = toIndex(from); place < kRanks; ++place) {
        m_begin[place] = static_cast<std::uint8_t>(count);
        const auto rank = toIndex(kKeepOrder[place]);
        const int blacks = std::min<int>(m_ranks[0].n[rank - 1], kMaxHand - count);
        const int reds = std::min<int>(m_ranks[1].n[rank - 1], kMaxHand - count - blacks);
        const auto at = toIndex(count);
        m_values[at] = static_cast<std::uint8_t>(rank);
        m_values[at + 1] = static_cast<std::uint8_t>(rank);
        for (int more = 2; more < blacks + reds; ++more)
            m_values[at + toIndex(more)] = static_cast<std::uint8_t>(rank);
        m_reds |= ((std::uint64_t{1} << reds) - 1) << (count + blacks);
        count += blacks + reds;
    }
    m_count = count;
    for (const Colour colour : {Colour::Any, Colour::Red, Colour::Black})
        m_coloured[toIndex(colour)] = static_cast<std::uint8_t>(listed(colour, count));
}

/// How many of the first cards of the list have the colour.
int PayFinder::listed(Colour colour, int count) const
{
    const int reds = countOnes(m_reds & ((std::uint64_t{1} << count) - 1));
    return colour == Colour::Any ? count : colour == Colour::Red ? reds : count - reds;
}

template<class Word>
void PayFinder::forget(Parts<Word> &parts, int from)
{
    for (const Colour colour : {Colour::Any, Colour::Red, Colour::Black}) {
        Part<Word> &part = parts[toIndex(colour)];
        if (part.seen <= from)
            continue;
        part.seen = from;
        part.sums.keep(listed(colour, from));
    }
}

/// The table with all cards of the colour.
template<class Word>
inline SumTable<Word> &PayFinder::sums(Parts<Word> &parts, Colour colour)
{
    Part<Word> &part = parts[toIndex(colour)];
    if (part.seen < m_count && colour == Colour::Any) {
        part.sums.assign(m_values, m_count);
    } else if (part.seen < m_count) {
        const std::uint64_t all = (std::uint64_t{1} << m_count) - (std::uint64_t{1} << part.seen);
        std::uint64_t left = all & (colour == Colour::Red ? m_reds : ~m_reds);
        for (; left != 0; left &= left - 1)
            part.sums.add(m_values[toIndex(std::countr_zero(left))]);
    }
    part.seen = m_count;
    part.sums.make();
    return part.sums;
}

namespace {

void fill(PayForm &out, const PayRules::Pattern &pattern, int cards)
{
    out.cost = static_cast<float>(cards) + pattern.extra;
    out.base = pattern.base;
    out.cards = static_cast<std::uint8_t>(cards);
    out.jokers = pattern.jokers;
    out.colour = pattern.colour;
}

} // namespace

/// Cost 0 = this hand has none of this pattern.
PayForm PayFinder::formOf(const PayRules::Pattern &pattern, bool single)
{
    if (pattern.jokers > m_jokers[toIndex(pattern.colour)])
        return {};
    const int from = pattern.from[single ? 1 : 0];
    const int cards = m_narrow ? sums(m_small, pattern.colour).fewest(pattern.base, from)
                               : sums(m_large, pattern.colour).fewest(pattern.base, from);
    PayForm out;
    if (cards != 0)
        fill(out, pattern, cards);
    return out;
}

template<class Word>
void PayFinder::cheapestIn(Parts<Word> &parts, int number, bool single, PayForm &out)
{
    const std::size_t one = single ? 1 : 0;
    const PayRules::Pattern *best = nullptr;
    float cost = 1e9F;
    int least = 0;
    for (const PayRules::Pattern &pattern : m_rules->patternsOf(number, m_jokers[0])) {
        if (pattern.least[one] >= cost || // flushes and jokers are rarely worth a look
            pattern.from[one] > m_coloured[toIndex(pattern.colour)] ||
            pattern.jokers > m_jokers[toIndex(pattern.colour)])
            continue;
        const int cards = sums(parts, pattern.colour).fewest(pattern.base, pattern.from[one]);
        if (cards == 0 || static_cast<float>(cards) + pattern.extra >= cost)
            continue;
        best = &pattern;
        cost = static_cast<float>(cards) + pattern.extra;
        least = cards;
    }
    if (best)
        fill(out, *best, least);
}

template void PayFinder::cheapestIn(Parts<Small> &, int, bool, PayForm &);
template void PayFinder::cheapestIn(Parts<Large> &, int, bool, PayForm &);

PayForm PayFinder::find(int number, std::uint8_t code, bool single)
{
    if (code == kCheapest)
        return cheapest(number, single);
    Forms all;
    const int count = forms(number, all, (code >> 4 & 3) != 0);
    for (int i = 0; i < count; ++i) {
        if (all[toIndex(i)].code() == code)
            return all[toIndex(i)];
    }
    return {};
}

int PayFinder::forms(int number, Forms &out, bool splits)
{
    int count = 0;
    const auto put = [&](const PayForm &form) {
        if (form.cost > 0 && count < kMaxForms)
            out[toIndex(count++)] = form;
    };
    for (const PayRules::Pattern &pattern : m_rules->patternsOf(number, m_jokers[0]))
        put(formOf(pattern, true));
    if (count > 0 &&
        out[0].total() == 1) { // the same sum with more cards, for squares closed to one
        for (const PayRules::Pattern &pattern : m_rules->patternsOf(number, m_jokers[0])) {
            if (pattern.jokers == 0 && pattern.colour == Colour::Any)
                put(formOf(pattern, false));
        }
    }
    if (splits && m_rules->params.maxSplits > 0)
        addSplits(number, out, count);
    std::sort(out.begin(), out.begin() + count, [](const PayForm &a, const PayForm &b) {
        return a.cost != b.cost ? a.cost < b.cost : a.code() < b.code();
    });
    return count;
}

void PayFinder::addSplits(int number, Forms &out, int &count)
{
    if (held(1) == 0)
        return;
    for (const int root : {3, 2, 1}) {
        const bool spare = held(root * root) >= (root == 1 ? 2 : 1);
        if (!spare || number <= root || count == kMaxForms)
            continue;
        PayForm form = cheapest(number - root, true);
        if (form.cost == 0)
            continue;
        form.single = static_cast<std::uint8_t>(root);
        form.cost += kSplitCost;
        out[toIndex(count++)] = form;
    }
}

/// CCC-17 for the cards found: all of one colour and enough of them.
bool PayFinder::isForcedFlush(int cards, int reds, int redJokers, int jokers) const
{
    const Params &params = m_rules->params;
    if (params.flushOptional || params.flushFactor == 1)
        return false;
    const int counted = cards + (params.jokerCountsInFlush ? jokers : 0);
    const int red = reds + (params.jokerCountsInFlush ? redJokers : 0);
    return counted >= params.flushMin && (red == 0 || red == counted);
}

/// Adds the jokers so that the group is a flush exactly when the form says so.
bool PayFinder::chooseJokers(const PayForm &form, int reds, KindCounts &left, PayCards &out) const
{
    const bool flush = form.colour != Colour::Any;
    for (int redJokers = 0; redJokers <= form.jokers; ++redJokers) {
        const int blackJokers = form.jokers - redJokers;
        if (redJokers > left[kRedJoker] || blackJokers > left[kBlackJoker])
            continue;
        const bool oneColour = !m_rules->params.jokerCountsInFlush ||
                               (form.colour == Colour::Red ? blackJokers == 0 : redJokers == 0);
        if (flush ? !oneColour : isForcedFlush(form.cards, reds, redJokers, form.jokers))
            continue;
        for (int i = 0; i < form.jokers; ++i)
            out.add(i < redJokers ? kRedJoker : kBlackJoker);
        return true;
    }
    return false;
}

template<class Word>
bool PayFinder::layOutGroup(SumTable<Word> &sums, const PayForm &form, PayCards &out) const
{
    for (const bool lateFirst : {true, false}) {
        typename SumTable<Word>::Chosen chosen;
        if (!sums.restore(form.base, form.cards, lateFirst, chosen))
            return false;
        KindCounts left = m_hand;
        out = {};
        int reds = 0;
        for (std::size_t i = 0; i < form.cards; ++i) {
            const bool red = form.colour == Colour::Any ? (m_reds >> chosen[i] & 1U) != 0
                                                        : form.colour == Colour::Red;
            reds += red ? 1 : 0;
            out.add(takeKind(left, sums.value(chosen[i]), red));
        }
        if (chooseJokers(form, reds, left, out))
            return true;
        if (form.colour != Colour::Any)
            return false;
    }
    return false;
}

bool PayFinder::layOut(int number, const PayForm &form, PayCards &out)
{
    if (form.single != 0)
        return layOutSplit(number, form, out);
    return m_narrow ? layOutGroup(sums(m_small, form.colour), form, out)
                    : layOutGroup(sums(m_large, form.colour), form, out);
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
    PayFinder rest;
    rest.load(*m_rules, hand);
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
        sortCards({sorted.data(), toIndex(pay.count)});
        return packed(kPlace, slot, {sorted.data(), toIndex(pay.count)});
    }
    Payment payment;
    payment.groupCount = 2;
    for (int i = 0; i < pay.count; ++i)
        payment.groups[0].add(pay.cards[toIndex(i)]);
    payment.groups[1].add(pay.single);
    payment.aces[0] = pay.ace;
    return placeMove(slot, payment);
}

} // namespace takujo::ccc
