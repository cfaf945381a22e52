#pragma once
#include "base/fixed_vector.h"
#include "base/types.h"
#include "rules/coinset.h"
#include "rules/facts.h"

#include <type_traits>

namespace takujo::coinhunt {

inline constexpr int kColours = 6; ///< red, blue, yellow, green, purple, white; pairs share a shape
inline constexpr int kOfColour = 15;
inline constexpr int kOrdinary = 12; ///< of a colour; the other three are magic
inline constexpr int kCoins = kColours * kOfColour;
inline constexpr int kKinds =
    2 * kColours; ///< colour and ordinary or magic: what can be told apart
inline constexpr int kStartCoins = 6;
inline constexpr int kStock = kCoins - kStartCoins; ///< places of the shuffled stock (CH-5)
inline constexpr int kMaxHand = 5;
inline constexpr std::uint8_t kNone = 255;
inline constexpr std::uint8_t kWalletFull = 0xFF; ///< of Public::taken: banked in this leak (CH-32)

/// Coins are numbered colour by colour, ordinary ones first; the number is the physics' disc id too.
constexpr int colourOf(int coin) { return coin / kOfColour; }
constexpr bool isMagic(int coin) { return coin % kOfColour >= kOrdinary; }
constexpr int kindOf(int coin) { return 2 * colourOf(coin) + (isMagic(coin) ? 1 : 0); }
constexpr int colourOfKind(int kind) { return kind / 2; }
constexpr bool isMagicKind(int kind) { return kind % 2 == 1; }

constexpr CoinSet ofColour(const CoinSet &coins, int colour)
{
    CoinSet out;
    for (const int coin : coins) {
        if (colourOf(coin) == colour)
            out.add(coin);
    }
    return out;
}

/// Where a coin rests: 2^-16 mm from the south-west corner of the board, 2^-20 rad.
struct BoardPose
{
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t angle = 0;
    friend bool operator==(const BoardPose &, const BoardPose &) = default;
};

/// What is decided next.
enum class Phase : std::uint8_t { COINHUNT_PHASES(TAKUJO_ENUMERATOR) };

/// What the turn goes on with after the decision at hand.
enum class Stage : std::uint8_t {
    Setup,
    Secret,
    Insert,
    Landed, ///< an insertion that may have thrown the die off
    Count,
    Take,
    Leak,
    TurnEnd,
    Half, ///< between the halves
    Jam,
    JamLanded,
    Offset,
    Over
};

/// Everything that anybody has seen. Stock, removed and secret coins are undecided for everybody, so
/// there is nothing else.
struct PublicState
{
    CoinSet board;
    CoinSet stash;                         ///< CH-7
    CoinSet gone;                          ///< left the game face up
    CoinSet fallen;                        ///< in this turn, still to be dealt with
    CoinSet parked;                        ///< CH-36: under the die, out of use
    std::array<CoinSet, kMaxSeats> wallet; ///< at most one of each colour
    std::array<CoinSet, kMaxSeats> vault;
    std::array<CoinSet, kMaxSeats> jam;    ///< CH-37
    std::array<CoinSet, kMaxSeats> secret; ///< places of the stock; the lowest is used first (CH-8)
    std::array<BoardPose, kCoins> pose{};  ///< of coins on the board, else zero
    std::uint16_t ply = 0;
    std::uint16_t turn = 0;                   ///< 0 = set-up
    FixedVector<std::uint8_t, kMaxHand> hand; ///< of the active seat, as drawn
    std::uint8_t next = 0;                    ///< place on top of the stock
    std::uint8_t removedNext = 0;    ///< first of the places removed (CH-6) that is still there
    std::uint8_t lucky = kNone;      ///< coin
    std::uint8_t fairy = kNone;      ///< coin the die stands on; kNone = beside the board
    std::uint8_t die = 0;            ///< 1..6; 0 = parked (CH-36)
    std::uint8_t rideColour = kNone; ///< CH-29: colour of the coin the die fell with
    std::uint8_t secretUsed = 0;     ///< CH-18: in this turn
    std::uint8_t big = 0;            ///< CH-27 applies to the take at hand
    std::uint8_t taken = 0;          ///< bit per colour taken in the leak at hand (CH-A17)
    std::uint8_t fellLast = 0;       ///< coins that fell in the last insertion
    Phase phase = Phase::Place;
    Stage stage = Stage::Setup;
    SeatId actor = 0;                       ///< who decides
    SeatId active = 0;                      ///< whose turn it is
    SeatId reached = 0;                     ///< by the leak (CH-33) or the offsets (CH-39)
    std::array<std::uint8_t, 7> reserved{}; ///< keeps the bytes free of gaps
};

struct State : PublicState
{};

struct View : PublicState
{
    SeatId seat = kNoSeat;
    std::array<std::uint8_t, 7> reserved2{}; ///< keeps the bytes free of gaps
};

static_assert(std::has_unique_object_representations_v<State> &&
              std::has_unique_object_representations_v<View>);
static_assert(sizeof(View) <= 1536);

} // namespace takujo::coinhunt
