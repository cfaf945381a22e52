#include "rules/payment.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace takujo::ccc {

namespace {

/// Insertion sort: the ranges are short, and this runs in search.
template<class Iterator, class Before>
void sortShort(Iterator first, Iterator last, Before before)
{
    for (Iterator i = first; i != last; ++i) {
        for (Iterator j = i; j != first && before(*j, *(j - 1)); --j)
            std::swap(*j, *(j - 1));
    }
}

/// Place of each kind in kSortedKinds.
constexpr std::array<std::uint8_t, kKinds> kSortedPlace = [] {
    std::array<std::uint8_t, kKinds> out{};
    for (std::size_t place = 0; place < kKinds; ++place)
        out[kSortedKinds[place]] = static_cast<std::uint8_t>(place);
    return out;
}();

bool cardBefore(Kind a, Kind b) { return sortKey(a) < sortKey(b); }

/// Groups are ordered by their sorted cards, the higher first card first.
bool groupBefore(const Group &a, const Group &b)
{
    return std::lexicographical_compare(a.cards.begin(), a.cards.begin() + a.size, b.cards.begin(),
                                        b.cards.begin() + b.size, cardBefore);
}

/// CCC-17, CCC-A3: 3+ cards of one colour; jokers count with their colour or are looked past.
bool isFlush(const Params &params, const Group &group)
{
    int cards = 0;
    int red = 0;
    for (const Kind kind : group.view()) {
        if (isJoker(kind) && !params.jokerCountsInFlush)
            continue;
        ++cards;
        red += isRed(kind) ? 1 : 0;
    }
    return cards >= params.flushMin && (red == 0 || red == cards);
}

/// Tries every reading of optional flushes until the roots fit (CCC-A12).
bool fitReading(const Params &params, Payment &payment, int number, int at, int sum)
{
    if (at == payment.groupCount)
        return sum == number;
    Group &group = payment.groups[toIndex(at)];
    for (const bool withFlush : {true, false}) {
        value(params, group, withFlush);
        if (group.root > 0 && fitReading(params, payment, number, at + 1, sum + group.root))
            return true;
        if (!group.flush)
            break;
    }
    return false;
}

/// CCC-A12: the flush need not count, so a group is no square (CCC-16) only when neither reading is.
void readAsSquare(const Params &params, Group &group)
{
    value(params, group, false);
    if (group.root == 0)
        value(params, group);
}

/// Would the total fit (one group) or be a square (a split) without the forced doubling?
bool spoiltByFlush(const Params &params, const Group &group, int number, bool split)
{
    if (!group.flush || params.flushOptional || params.flushFactor == 1)
        return false;
    const int plain = group.total / params.flushFactor;
    return split ? exactRoot(plain) > 0 : plain == number * number;
}

/// Sum of the roots when the flushes of these groups (bit by number) did not count; 0 = no reading.
int rootsWithout(const Params &params, const Payment &payment, unsigned spared)
{
    int sum = 0;
    for (int i = 0; i < payment.groupCount; ++i) {
        const Group &group = payment.groups[toIndex(i)];
        const bool plain = (spared >> i & 1) != 0;
        if (plain && !group.flush)
            return 0;
        const int root = plain ? exactRoot(group.total / params.flushFactor) : group.root;
        if (root == 0)
            return 0;
        sum += root;
    }
    return sum;
}

/// The group of a split whose forced flush alone, or with others, keeps the roots from adding up to
/// the number; -1 = none. With a factor that is a square the group stays a square (CCC-17).
int sumSpoiltByFlush(const Params &params, const Payment &payment, int number)
{
    if (params.flushOptional || params.flushFactor == 1)
        return -1;
    for (unsigned spared = 1; spared < 1U << payment.groupCount; ++spared) {
        if (rootsWithout(params, payment, spared) == number)
            return std::countr_zero(spared);
    }
    return -1;
}

} // namespace

Move packed(MoveKind kind, int first, std::span<const std::uint8_t> symbols)
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        (i < 8 ? low : high) |= std::uint64_t{symbols[i]} << (6 * (i % 8));
    const std::array<std::uint64_t, 2> words{
        low << 16 | static_cast<std::uint64_t>(first) << 8 | std::uint64_t{kind},
        static_cast<std::uint64_t>(symbols.size()) << 48 | high};
    return std::bit_cast<Move>(words);
}

void sortCards(std::span<Kind> cards)
{
    std::array<std::uint8_t, kKinds> copies{}; // by place in kSortedKinds
    std::uint64_t places = 0;
    for (const Kind kind : cards) {
        ++copies[kSortedPlace[kind]];
        places |= std::uint64_t{1} << kSortedPlace[kind];
    }
    for (std::size_t next = 0; places != 0; places &= places - 1) {
        const auto place = toIndex(std::countr_zero(places));
        for (int left = copies[place]; left > 0; --left)
            cards[next++] = kSortedKinds[place];
    }
}

Move discardMove(std::span<const Kind> cards)
{
    std::array<std::uint8_t, kMaxCards> sorted{};
    std::copy(cards.begin(), cards.end(), sorted.begin());
    sortCards({sorted.data(), cards.size()});
    return packed(kDiscard, 0, {sorted.data(), cards.size()});
}

int exactRoot(int n)
{
    const int root = static_cast<int>(std::lround(std::sqrt(static_cast<double>(n))));
    return n >= 1 && root * root == n ? root : 0;
}

int Payment::cards() const
{
    int count = std::max(0, splits());
    for (int i = 0; i < groupCount; ++i)
        count += groups[toIndex(i)].size;
    return count;
}

Fault parsePayment(std::span<const std::uint8_t> symbols, Payment &out)
{
    out.groupCount = 1;
    for (const std::uint8_t symbol : symbols) {
        Group &group = out.groups[toIndex(out.groupCount - 1)];
        if (symbol >= kSymbols)
            return Fault::Malformed;
        if (!isSplit(symbol)) {
            group.add(symbol);
            continue;
        }
        if (group.size == 0)
            return Fault::EmptyGroup;
        if (out.groupCount == kMaxGroups)
            return Fault::TooManySplits;
        out.aces[toIndex(out.groupCount++ - 1)] = aceOf(symbol);
    }
    const bool lastEmpty = out.groups[toIndex(out.groupCount - 1)].size == 0;
    if (lastEmpty)
        return out.groupCount == 1 ? Fault::NoCards : Fault::EmptyGroup;
    return Fault::None;
}

void value(const Params &params, Group &group, bool withFlush)
{
    group.sum = 0;
    group.jokers = 0;
    group.factor = 1;
    for (const Kind kind : group.view()) {
        group.sum += valueOf(kind); // CCC-14
        if (isJoker(kind)) {        // CCC-15: doubles after adding, several multiply again
            ++group.jokers;
            group.factor *= params.jokerFactor;
        }
    }
    group.flush = isFlush(params, group);
    group.flushUsed = group.flush && (withFlush || !params.flushOptional); // CCC-A12: forced
    if (group.flushUsed)
        group.factor *= params.flushFactor;
    group.total = group.sum * group.factor;
    group.root = exactRoot(group.total);
}

Verdict judge(const Params &params, Payment &payment, int number)
{
    const bool split = payment.groupCount > 1;
    if (params.flushOptional && fitReading(params, payment, number, 0, 0) &&
        payment.splits() <= params.maxSplits)
        return {Fault::None, 0, number};
    Verdict verdict;
    bool allSquares = true;
    for (int i = 0; i < payment.groupCount; ++i) {
        Group &group = payment.groups[toIndex(i)];
        value(params, group);
        if (split && group.root == 0 && params.flushOptional)
            readAsSquare(params, group);
        allSquares = allSquares && group.root > 0;
        verdict.result += group.root;
        if (verdict.fault != Fault::None)
            continue;
        verdict.group = i;
        if (group.sum == 0) // CCC-13: jokers alone pay nothing
            verdict.fault = Fault::JokersOnly;
        else if (split && group.root == 0) // CCC-16
            verdict.fault =
                spoiltByFlush(params, group, number, true) ? Fault::FlushForced : Fault::NotSquare;
        else if (!split && number > 0 && group.total != number * number) // CCC-13
            verdict.fault = spoiltByFlush(params, group, number, false) ? Fault::FlushForced
                                                                        : Fault::WrongValue;
    }
    verdict.result = allSquares ? verdict.result : 0;
    if (payment.splits() > params.maxSplits) // CCC-A4
        verdict.fault = Fault::TooManySplits;
    else if (verdict.fault == Fault::None && number > 0 && verdict.result != number)
        verdict.fault = split ? Fault::WrongSum : Fault::WrongValue; // CCC-16, CCC-13
    const int spoilt =
        verdict.fault == Fault::WrongSum ? sumSpoiltByFlush(params, payment, number) : -1;
    if (spoilt >= 0) {
        verdict.fault = Fault::FlushForced;
        verdict.group = spoilt;
    }
    return verdict;
}

Move placeMove(int slot, const Payment &payment)
{
    Payment p = payment;
    for (int i = 0; i < p.groupCount; ++i) {
        Group &group = p.groups[toIndex(i)];
        sortShort(group.cards.data(), group.cards.data() + group.size, cardBefore);
    }
    sortShort(p.groups.data(), p.groups.data() + p.groupCount, groupBefore);
    sortShort(p.aces.data(), p.aces.data() + p.splits(), std::less<>());
    std::array<std::uint8_t, kMaxCards> symbols{};
    std::size_t count = 0;
    for (int i = 0; i < p.groupCount; ++i) {
        if (i > 0)
            symbols[count++] = splitOf(p.aces[toIndex(i - 1)]);
        for (const Kind kind : p.groups[toIndex(i)].view())
            symbols[count++] = kind;
    }
    return packed(kPlace, slot, {symbols.data(), count});
}

bool isCanonical(const Payment &payment)
{
    for (int i = 0; i < payment.groupCount; ++i) {
        const Group &group = payment.groups[toIndex(i)];
        if (!std::is_sorted(group.cards.begin(), group.cards.begin() + group.size, cardBefore))
            return false;
        if (i > 0 && groupBefore(group, payment.groups[toIndex(i - 1)]))
            return false;
        if (i > 1 && payment.aces[toIndex(i - 1)] < payment.aces[toIndex(i - 2)])
            return false;
    }
    return true;
}

std::string equation(const Params &params, const Group &group)
{
    std::string sum;
    int cards = 0;
    std::string factors;
    for (const Kind kind : group.view()) {
        if (isJoker(kind)) {
            if (params.jokerFactor != 1)
                factors += " × " + std::to_string(params.jokerFactor);
            continue;
        }
        sum += (cards++ > 0 ? " + " : "") + std::to_string(valueOf(kind));
    }
    if (group.flushUsed && params.flushFactor != 1)
        factors += " × " + std::to_string(params.flushFactor);
    if (cards == 0)
        sum = "0";
    std::string out = cards > 1 && !factors.empty() ? "(" + sum + ")" : sum;
    out += factors;
    if (cards > 1 || !factors.empty())
        out += " = " + std::to_string(group.total);
    if (group.root > 0)
        out += " = " + std::to_string(group.root) + "²";
    return out;
}

std::string equation(const Params &params, const Payment &payment)
{
    std::string out;
    std::string roots;
    int sum = 0;
    bool allSquares = true;
    for (int i = 0; i < payment.groupCount; ++i) {
        const Group &group = payment.groups[toIndex(i)];
        out += (i > 0 ? ", " : "") + equation(params, group);
        roots += (i > 0 ? " + " : "") + std::to_string(group.root);
        sum += group.root;
        allSquares = allSquares && group.root > 0;
    }
    if (payment.groupCount > 1 && allSquares) // CCC-16: the roots are summed
        out += ", " + roots + " = " + std::to_string(sum);
    return out;
}

} // namespace takujo::ccc
