#pragma once
#include <array>
#include <cstdint>

namespace takujo::ccc {

/// Cards are named by kind, because copies are indistinguishable (CCC-A14):
/// suit * 13 + rank - 1 with suits c d h s; then the red and the black joker (CCC-2).
using Kind = std::uint8_t;
inline constexpr int kKinds = 54;
inline constexpr Kind kRedJoker = 52;
inline constexpr Kind kBlackJoker = 53;
inline constexpr Kind kNoKind = 63;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;

/// A payment is written in symbols: kinds, and 54..57 = the ace of suit 0..3 used to split (CCC-16).
inline constexpr std::uint8_t kFirstSplit = 54;
inline constexpr std::uint8_t kSymbols = 58;

constexpr bool isJoker(Kind kind) { return kind == kRedJoker || kind == kBlackJoker; }
constexpr int suitOf(Kind kind) { return kind / kRanks; }
constexpr int rankOf(Kind kind) { return isJoker(kind) ? 0 : kind % kRanks + 1; }
constexpr Kind kindOf(int suit, int rank) { return static_cast<Kind>(suit * kRanks + rank - 1); }
constexpr bool isRed(Kind kind)
{
    return kind == kRedJoker || (kind >= kRanks && kind < 3 * kRanks);
}
/// Points of a card (CCC-14): 2-10 face, A 1, J 11, Q 12, K 13. Jokers have none (CCC-15).
constexpr int valueOf(Kind kind) { return rankOf(kind); }

constexpr bool isSplit(std::uint8_t symbol) { return symbol >= kFirstSplit; }
constexpr Kind aceOf(std::uint8_t split) { return kindOf(split - kFirstSplit, 1); }
constexpr std::uint8_t splitOf(Kind ace)
{
    return static_cast<std::uint8_t>(kFirstSplit + suitOf(ace));
}

/// Order of cards in a hand and in a group: high to low, suits c d h s, jokers last.
inline constexpr std::array<std::uint8_t, 64> kSortKeys = [] {
    std::array<std::uint8_t, 64> out{};
    for (Kind kind = 0; kind < kKinds; ++kind)
        out[kind] = static_cast<std::uint8_t>(
            isJoker(kind) ? 64 + kind : (kRanks - rankOf(kind)) * kSuits + suitOf(kind));
    return out;
}();
constexpr int sortKey(Kind kind) { return kSortKeys[kind]; }

/// How many cards of each kind; two slots of padding make it seven words (fast picks in search).
struct alignas(8) KindCounts
{
    std::array<std::uint8_t, 56> n{};

    constexpr std::uint8_t &operator[](std::size_t kind) { return n[kind]; }
    constexpr std::uint8_t operator[](std::size_t kind) const { return n[kind]; }
    constexpr int total() const
    {
        int sum = 0;
        for (const std::uint8_t count : n)
            sum += count;
        return sum;
    }
    friend constexpr bool operator==(const KindCounts &, const KindCounts &) = default;
};

/// The same in four bits a kind: no epoch of the deck holds more than 8 of one.
struct KindNibbles
{
    std::array<std::uint8_t, 28> n{};

    constexpr int operator[](std::size_t kind) const
    {
        return (n[kind >> 1] >> ((kind & 1) * 4)) & 15;
    }
    constexpr void add(std::size_t kind)
    {
        n[kind >> 1] = static_cast<std::uint8_t>(n[kind >> 1] + (1U << ((kind & 1) * 4)));
    }
    friend constexpr bool operator==(const KindNibbles &, const KindNibbles &) = default;
};

/// All kinds in sortKey order, for hands and words.
inline constexpr std::array<Kind, kKinds> kSortedKinds = [] {
    std::array<Kind, kKinds> out{};
    std::size_t next = 0;
    for (int rank = kRanks; rank >= 1; --rank) {
        for (int suit = 0; suit < kSuits; ++suit)
            out[next++] = kindOf(suit, rank);
    }
    out[next++] = kRedJoker;
    out[next++] = kBlackJoker;
    return out;
}();

} // namespace takujo::ccc
