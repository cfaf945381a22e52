#pragma once
#include "base/fixed_vector.h"
#include "game/rule_schema.h"
#include "rules/map.h"

namespace takujo::hakkutsu {

/// A name as the rule set gives it.
struct Names
{
    std::string ja;
    std::string en;
};

/// A row of the rock table. Kinds of rocks are numbered deck by deck.
struct RockKind
{
    std::uint8_t deck = 0;
    std::uint8_t copies = 0;
    Category category = Category::Igneous;
    Ability ability = Ability::None;
    std::int8_t points = 0;
    std::uint8_t cost = 0;  ///< coins (HK-15)
    std::uint8_t carry = 0; ///< units of the cart (HK-17)
    Names names;
};

struct MuseumKind
{
    Counted counted = Counted::Igneous;
    int value = 0; ///< points each, of the mode played
    int limit = 0; ///< most points in all, 0 = none
    Names names;
};

struct EquipmentKind
{
    std::uint8_t copies = 0;
    std::uint8_t amount = 0; ///< steps, coins or units
    Names names;
};

/// The rule set read once. Immutable.
struct Params
{
    Params(const RuleValues &values, int seatCount);

    int capacity() const { return static_cast<int>(track.size()) - 1; } ///< HK-A20
    /// Cards of the whole equipment deck.
    int equipmentTotal() const { return total(equipmentDeck); }
    /// Equipment cards the seat keeps of `dealtCards` (HK-8). The start player never keeps more.
    int keeps(int seat, int dealtCards) const;
    int dealtTo(int seat) const; ///< while the deck lasts
    bool isC(int kind) const { return rocks[toIndex(kind)].deck >= kDeckC1; }

    int seats;
    bool treasure;
    bool museumDraft;
    bool byRounds;
    int emptyToEnd;
    int rounds;
    int roundCap;
    int startFunds;
    int fundLimit;
    int dealt;
    int kept;
    int lateKeepMore;
    int perBase;
    bool returnToStart;
    bool revealNext;
    bool faceUpAtStart;
    bool cartCounts;
    bool fossilSquare;
    int skullValue;
    int coinSupply;
    FixedVector<std::uint8_t, kMaxTrack> track; ///< mobility with so many units covered
    std::vector<RockKind> rocks;
    std::array<std::uint8_t, kRockDecks + 1> deckFirst{}; ///< first kind of each deck
    std::array<std::uint8_t, kMaxKinds> rockDeck{};       ///< copies of every kind
    std::vector<MuseumKind> museums;
    std::array<EquipmentKind, kEffects> equipment{};
    Equipment equipmentDeck{};
    Map map;
};

/// The rows of integers of a map value, which may be the name of a map.
Json mapRows(const Json &value);
/// What a by-mode choice comes to. @param research, treasure the value in that mode
bool byMode(const RuleValues &values, std::string_view id, bool research, bool treasure);

} // namespace takujo::hakkutsu
