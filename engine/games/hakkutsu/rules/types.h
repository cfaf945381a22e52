#pragma once
#include "rules/facts.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo::hakkutsu {

// Capacities; the schema refuses larger tables.
inline constexpr int kMaxSide = 9;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;
inline constexpr int kPile = 2;      ///< rocks on a cell at the start (HK-3)
inline constexpr int kMaxKinds = 64; ///< rows of the rock table
inline constexpr int kMaxMuseums = 16;
inline constexpr int kMaxTrack = 12; ///< numbers on a cart
inline constexpr int kMaxLoads = 24; ///< rocks on one cart, those that cover nothing included
inline constexpr int kMaxCopies = 8; ///< of one equipment kind
inline constexpr int kMaxCost = 9;

inline constexpr std::uint8_t kNone = 255; ///< no rock, nobody knows it; no museum; no cell

/// Decks of Chance. The first four are the areas' rocks, in the order of `Area` cards.
inline constexpr int kRockDecks = 4;
enum Deck : std::uint8_t { kDeckA, kDeckB, kDeckC1, kDeckC2, kDeckMuseums, kDeckEquipment };

/// Values of a map cell.
enum class Area : std::uint8_t { None, A, B, C, Base };

enum class Category : std::uint8_t { HAKKUTSU_CATEGORIES(TAKUJO_ENUMERATOR) };
inline constexpr int kCategories = 7;
inline constexpr int kMuseumCategories = 6; ///< without the meteorite (HK-A21)

enum class Ability : std::uint8_t { HAKKUTSU_ABILITIES(TAKUJO_ENUMERATOR) };
inline constexpr int kAbilities = 10;

enum class Effect : std::uint8_t { HAKKUTSU_EFFECTS(TAKUJO_ENUMERATOR) };
inline constexpr int kEffects = 7;

/// What a museum counts: a category (same numbers), different categories, or cards of an area.
enum class Counted : std::uint8_t {
    Igneous,
    Sedimentary,
    Metamorphic,
    Mineral,
    Gem,
    Fossil,
    Variety,
    AreaA,
    AreaB,
    AreaC
};
inline constexpr int kCounted = 10;

/// Number of equipment cards of each kind, by Effect.
using Equipment = std::array<std::uint8_t, kEffects>;

constexpr int total(const Equipment &cards)
{
    int sum = 0;
    for (const std::uint8_t n : cards)
        sum += n;
    return sum;
}

} // namespace takujo::hakkutsu
