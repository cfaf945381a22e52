#pragma once
#include "game/move.h"
#include "rules/params.h"

#include <bit>
#include <cassert>
#include <cstring>
#include <span>

namespace takujo::ccc {

inline constexpr int kMaxCards = 16; ///< cards of one payment, splitting aces included (CCC-A15)
inline constexpr int kMaxGroups = 4; ///< max_splits is at most 3 (CCC-A4)

/// Kinds of atomic decisions.
enum MoveKind : std::uint8_t { kPlace = 1, kDone = 2, kDraw = 3, kDiscard = 4 };

/// Symbols of a move, unpacked: data[0] = square or option, data[1..12] = 16 symbols of 6 bits,
/// data[13] = how many.
struct Symbols
{
    std::array<std::uint8_t, kMaxCards> s{};
    int count = 0;

    std::span<const std::uint8_t> view() const { return {s.data(), toIndex(count)}; }
};
/// Eight symbols of 6 bits as eight bytes.
constexpr std::uint64_t spreadSymbols(std::uint64_t x)
{
    x = (x & 0xFFFFFFULL) | (x & 0xFFFFFF000000ULL) << 8;
    x = (x & 0x00000FFF00000FFFULL) | (x & 0x00FFF00000FFF000ULL) << 4;
    return (x & 0x003F003F003F003FULL) | (x & 0x0FC00FC00FC00FC0ULL) << 2;
}
/// Little-endian host assumed, as by the state bytes. @pre data[13] <= 16
inline Symbols unpack(const Move &move)
{
    assert(move.data[13] <= 16);
    const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(move); // as packed() wrote them
    const std::array<std::uint64_t, 2> spread{spreadSymbols(words[0] >> 16),
                                              spreadSymbols(words[1])};
    Symbols out;
    std::memcpy(out.s.data(), spread.data(), 16);
    out.count = move.data[13];
    return out;
}
/// @pre symbols.size() <= 16, in canonical order
Move packed(MoveKind kind, int first, std::span<const std::uint8_t> symbols);
inline Move doneMove() { return Move{kDone, {}}; }
inline Move drawMove(int option) { return Move{kDraw, {static_cast<std::uint8_t>(option)}}; }
/// By sortKey(), without comparing: the processor would guess every second comparison wrongly.
void sortCards(std::span<Kind> cards);
/// Sorts the cards. @pre at most 16
Move discardMove(std::span<const Kind> cards);

/// Cards counted together (CCC-16); worth depends on the rule values, see value().
struct Group
{
    std::array<Kind, kMaxCards> cards{};
    int size = 0;
    int sum = 0; ///< points without jokers and flush
    int jokers = 0;
    bool flush = false;     ///< qualifies (CCC-17)
    bool flushUsed = false; ///< counted; differs only when the flush is optional (CCC-A12)
    int factor = 1;         ///< product of the jokers' and the flush's factors
    int total = 0;          ///< sum * factor
    int root = 0;           ///< square root of total, 0 = no perfect square >= 1

    void add(Kind kind) { cards[toIndex(size++)] = kind; }
    std::span<const Kind> view() const { return {cards.data(), toIndex(size)}; }
};

/// One payment taken apart: groups and the aces between them.
struct Payment
{
    std::array<Group, kMaxGroups> groups{};
    int groupCount = 0;
    std::array<Kind, kMaxGroups - 1> aces{};

    int splits() const { return groupCount - 1; }
    int cards() const;
};

/// What is wrong with a payment for a number, independent of where it is placed.
enum class Fault : std::uint8_t {
    None,
    Malformed, ///< not a canonical sequence of symbols
    NoCards,
    EmptyGroup,    ///< CCC-16
    TooManySplits, ///< CCC-A4
    JokersOnly,    ///< CCC-13: a group without points
    WrongValue,    ///< CCC-13
    FlushForced,   ///< CCC-17: it would fit without the doubling
    NotSquare,     ///< CCC-16: a group of a split
    WrongSum       ///< CCC-16: the roots
};
struct Verdict
{
    Fault fault = Fault::None;
    int group = 0;  ///< the group at fault
    int result = 0; ///< sum of the roots (0 = some group is no square)
};

/// Reads symbols into groups; values are not yet filled. Malformed, EmptyGroup or None.
Fault parsePayment(std::span<const std::uint8_t> symbols, Payment &out);
/// Fills sum, jokers, flush, factor, total, root of a group (CCC-14, CCC-15, CCC-17).
void value(const Params &params, Group &group, bool withFlush = true);
/// Fills all groups and judges the payment for a square's number; with an optional flush it picks
/// the reading that fits (CCC-A12). number 0: only fills, the verdict is about form.
Verdict judge(const Params &params, Payment &payment, int number);

/// The one form of a payment: cards sorted in their group, groups by their cards, aces by suit.
/// @pre 1..4 groups, at most 16 symbols in all
Move placeMove(int slot, const Payment &payment);
/// Whether the symbols stand in that form. O(size).
bool isCanonical(const Payment &payment);

/// "(13 + 12 + 7) × 2 = 64 = 8²"; splits show every group, then the sum of the roots.
std::string equation(const Params &params, const Payment &payment);
std::string equation(const Params &params, const Group &group);

/// Square root of n when n is a perfect square >= 1, else 0.
int exactRoot(int n);

} // namespace takujo::ccc
