#include "rules/shot.h"

#include "physics/aim.h"
#include "physics/stepper.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace takujo::coinhunt {

using physics::kStoredMm, physics::kStoredRad;

namespace {

std::int32_t units(double value, double unit)
{
    return static_cast<std::int32_t>(std::lround(value * unit));
}

ShotQuery queryOf(std::span<const std::byte> bytes)
{
    ShotQuery query;
    std::memcpy(&query, bytes.data(), sizeof query);
    return query;
}

physics::Aim aimOf(const ShotQuery &query)
{
    return {static_cast<physics::Edge>(query.edge), query.offset, query.angle, query.depth};
}

void addCoin(ShotReport &report, const ShotCoin &coin)
{
    report.coins[toIndex(report.count++)] = coin;
}

} // namespace

ShotReport ShotReport::read(std::span<const std::byte> bytes)
{
    assert(bytes.size() >= sizeof(ShotHead));
    ShotReport report;
    std::memcpy(&report.head, bytes.data(), sizeof(ShotHead));
    const std::size_t rest = std::min(bytes.size() - sizeof(ShotHead), sizeof report.coins);
    report.count = static_cast<int>(rest / sizeof(ShotCoin));
    std::memcpy(report.coins.data(), bytes.data() + sizeof(ShotHead), rest);
    return report;
}

void ShotReport::write(std::span<std::byte> bytes) const
{
    assert(bytes.size() == bytesFor(count));
    std::memcpy(bytes.data(), &head, sizeof(ShotHead));
    std::memcpy(bytes.data() + sizeof(ShotHead), coins.data(), bytes.size() - sizeof(ShotHead));
}

physics::Pose poseOf(const BoardPose &pose)
{
    return {pose.x / kStoredMm, pose.y / kStoredMm, pose.angle / kStoredRad};
}

BoardPose boardPose(const physics::Pose &pose)
{
    return {units(pose.x, kStoredMm), units(pose.y, kStoredMm), units(pose.angle, kStoredRad)};
}

physics::Board tableOf(const Params &params, const CoinSet &board,
                       const std::array<BoardPose, kCoins> &pose, int dieOn)
{
    physics::Board table;
    table.k = params.k;
    table.discs.reserve(toIndex(board.size()));
    for (const int coin : board)
        table.discs.push_back({coin, poseOf(pose[toIndex(coin)])});
    if (dieOn != kNone)
        table.dieOn = dieOn;
    return table;
}

physics::Shot executedShot(const ShotHead &head, int edge, int depth, int coin)
{
    return {static_cast<physics::Edge>(edge), head.offset / kStoredMm, head.angle / kStoredRad,
            depth / physics::kDepthUnit, coin};
}

physics::Tremor tremorOf(HandTremor hand, std::uint64_t seed)
{
    return {hand.offset / 100.0, hand.angle / 100.0 * physics::kDegree, seed};
}

void ShotResolver::resolve(std::span<const std::byte> bytes, std::uint64_t noise,
                           std::span<std::byte> result) const
{
    const ShotQuery query = queryOf(bytes);
    physics::Board table = tableOf(m_params, query.board, query.pose, query.dieOn);
    const physics::Tremor tremor = tremorOf(m_params.tremor(query.hand), noise);
    const physics::Shot shaken =
        physics::shaken(m_params.k, physics::shotOf(aimOf(query), query.coin), tremor);
    ShotReport report;
    report.head = {units(shaken.offset, kStoredMm), units(shaken.angle, kStoredRad)};
    if (query.ranking != 0)
        table.k = physics::ranking(table.k);
    const physics::ShotResult shot =
        physics::simulate(table, executedShot(report.head, query.edge, query.depth, query.coin));
    CoinSet all = query.board;
    all.add(query.coin);
    std::array<ShotCoin, kCoins> after{};
    for (const physics::Disc &disc : shot.after.discs)
        after[toIndex(disc.id)].pose = boardPose(disc.pose);
    for (std::size_t i = 0; i < shot.falls.size(); ++i) {
        ShotCoin &coin = after[toIndex(shot.falls[i].id)];
        coin.pose = boardPose(shot.falls[i].pose);
        coin.fell = static_cast<std::uint8_t>(i + 1);
        coin.touching = shot.falls[i].touchingInserted ? 1 : 0;
    }
    for (const int coin : all) {
        after[toIndex(coin)].coin = static_cast<std::uint8_t>(coin);
        addCoin(report, after[toIndex(coin)]);
    }
    report.write(result);
}

namespace {

/// Whether a coin can be in an answer: still to come, on the board or fallen (the new one cannot fall).
bool fits(const ShotCoin &coin, int inserted, std::int32_t side)
{
    const auto inside = [side](std::int32_t v) { return v >= 0 && v <= side; };
    if (coin.touching > 1 || coin.reserved != 0)
        return false;
    if (coin.fell == 0)
        return inside(coin.pose.x) && inside(coin.pose.y) && coin.touching == 0;
    return coin.coin != inserted && coin.fell <= kCoins;
}

} // namespace

bool ShotResolver::possible(std::span<const std::byte> bytes,
                            std::span<const std::byte> result) const
{
    if (bytes.size() != sizeof(ShotQuery))
        return false;
    const ShotQuery query = queryOf(bytes);
    CoinSet left = query.board;
    left.add(query.coin);
    if (result.size() != ShotReport::bytesFor(left.size()))
        return false;
    const ShotReport report = ShotReport::read(result);
    CoinSet order; // places in the order of falling, from 1
    int falls = 0;
    for (const ShotCoin &coin : report.all()) {
        if (left.first() != coin.coin || !fits(coin, query.coin, units(m_params.k.side, kStoredMm)))
            return false;
        left.remove(coin.coin);
        falls += coin.fell != 0 ? 1 : 0;
        if (coin.fell != 0)
            order.add(coin.fell);
    }
    return order.size() == falls && (falls == 0 || order.has(falls));
}

} // namespace takujo::coinhunt
