#pragma once
#include "game/chance.h"
#include "rules/moves.h"
#include "rules/params.h"

#include <span>

namespace takujo::coinhunt {

/// What chance is asked for a shot (CH-19): plain bytes, all that the outcome depends on.
struct ShotQuery
{
    CoinSet board;
    std::array<BoardPose, kCoins> pose{};
    std::int32_t offset = 0; ///< as in ShotMove
    std::int32_t angle = 0;
    std::uint8_t edge = 0;
    std::uint8_t depth = 0;
    std::uint8_t coin = 0; ///< that goes in
    std::uint8_t dieOn = kNone;
    SeatTrait hand = 0;       ///< of whoever shoots (Params::tremor)
    std::uint8_t ranking = 0; ///< 1: the cheaper simulation will do
    std::array<std::uint8_t, 2> reserved{};
};
static_assert(std::has_unique_object_representations_v<ShotQuery>);

/// One coin after the shot: where it rests, or where it left the board.
struct ShotCoin
{
    BoardPose pose;
    std::uint8_t coin = 0;
    std::uint8_t fell = 0;     ///< 0 = rests, else the how-many-th to fall
    std::uint8_t touching = 0; ///< fell while touching the coin that was pushed in (CH-28)
    std::uint8_t reserved = 0;
    friend bool operator==(const ShotCoin &, const ShotCoin &) = default;
};

/// What was really done, after the tremor: 2^-16 mm and 2^-20 rad, so that the track is the same push.
struct ShotHead
{
    std::int32_t offset = 0;
    std::int32_t angle = 0;
    friend bool operator==(const ShotHead &, const ShotHead &) = default;
};

/// The answer: head, then every coin of the board and the new one by number. Kept in records.
struct ShotReport
{
    ShotHead head;
    std::array<ShotCoin, kCoins> coins{};
    int count = 0;

    std::span<const ShotCoin> all() const { return {coins.data(), toIndex(count)}; }
    static std::size_t bytesFor(int coins)
    {
        return sizeof(ShotHead) + sizeof(ShotCoin) * toIndex(coins);
    }
    static ShotReport read(std::span<const std::byte> bytes); ///< @pre a size bytesFor() gives
    void write(std::span<std::byte> bytes) const;             ///< @pre bytesFor(count)
};

/// Chipmunk behind the rules' question. Pure and thread-safe.
class ShotResolver final : public Resolver
{
public:
    explicit ShotResolver(const Params &params) : m_params(params) {}

    void resolve(std::span<const std::byte> query, std::uint64_t noise,
                 std::span<std::byte> result) const override;
    bool possible(std::span<const std::byte> query,
                  std::span<const std::byte> result) const override;

private:
    const Params &m_params;
};

physics::Pose poseOf(const BoardPose &pose);
BoardPose boardPose(const physics::Pose &pose);
physics::Board tableOf(const Params &params, const CoinSet &board,
                       const std::array<BoardPose, kCoins> &pose, int dieOn);
physics::Shot executedShot(const ShotHead &head, int edge, int depth, int coin);
physics::Tremor tremorOf(HandTremor hand, std::uint64_t seed);

} // namespace takujo::coinhunt
