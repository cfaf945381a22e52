#include "rules/move_executor.h"

#include <algorithm>

namespace takujo::coinhunt {

/// CH-19: one coin goes in and everything comes to rest. True = the offender is asked what he pays.
bool MoveExecutor::shoot(const ShotMove &shot)
{
    const std::uint8_t coin = takeFrom(shot.source, shot.kind);
    const ShotReport report = resolve(shot, coin);
    m_tell(&EventWriter::pushed, m_s, shot, report.head, coin);
    settle(report, coin);
    m_s.stage = m_s.phase == Phase::Jam ? Stage::JamLanded : Stage::Landed;
    CoinSet fell;
    CoinSet touching;
    for (const ShotCoin &after : report.all()) {
        if (after.fell != 0)
            fell.add(after.coin);
        if (after.touching != 0)
            touching.add(after.coin);
    }
    m_s.fellLast = static_cast<std::uint8_t>(fell.size());
    m_s.fallen.add(fell);
    if (!fell.empty())
        m_tell(&EventWriter::fell, m_s, fell);
    if (m_s.fairy != kNone && fell.has(m_s.fairy)) { // CH-29 comes at the end of the insertion
        m_s.rideColour = static_cast<std::uint8_t>(colourOf(m_s.fairy));
        m_s.fairy = kNone;
        m_tell(&EventWriter::fairyFell, m_s);
    }
    if (touching.empty() || !m_params.noDirectDrop)
        return false;
    m_tell(&EventWriter::directDrop, m_s, touching);
    directDrop(fell);
    return pay();
}

std::uint8_t MoveExecutor::takeFrom(Source source, int kind)
{
    const int coin = Rules::lowestOf(m_rules.insertable(m_s, source), kind);
    if (source == kFromHand) {
        const auto at = std::find(m_s.hand.begin(), m_s.hand.end(), coin);
        std::rotate(at, at + 1, m_s.hand.end());
        m_s.hand[--m_s.hand.count] = 0;
    }
    wallet(m_s.active).remove(coin);
    vault(m_s.active).remove(coin);
    jam(m_s.active).remove(coin);
    return static_cast<std::uint8_t>(coin);
}

ShotReport MoveExecutor::resolve(const ShotMove &shot, std::uint8_t coin)
{
    ShotQuery query;
    query.board = m_s.board;
    query.pose = m_s.pose;
    query.offset = shot.offset;
    query.angle = shot.angle;
    query.edge = static_cast<std::uint8_t>(shot.edge);
    query.depth = static_cast<std::uint8_t>(shot.depth);
    query.coin = coin;
    query.dieOn = m_s.fairy;
    query.hand = m_chance.trait(m_s.active);
    query.ranking = m_chance.authoritative() ? 0 : 1;
    std::array<std::byte, sizeof(ShotHead) + kCoins * sizeof(ShotCoin)> bytes{};
    const std::span<std::byte> answer(bytes.data(), ShotReport::bytesFor(m_s.board.size() + 1));
    m_chance.resolve(ChanceAccess::kShotStream, std::as_bytes(std::span(&query, 1)), answer,
                     ShotResolver(m_params));
    return ShotReport::read(answer);
}

void MoveExecutor::settle(const ShotReport &report, std::uint8_t inserted)
{
    m_s.board.add(inserted);
    for (const ShotCoin &coin : report.all()) {
        if (!m_s.board.has(coin.coin))
            continue; // a record of another world, in tests: never make up coins
        m_s.pose[coin.coin] = coin.fell == 0 ? coin.pose : BoardPose{};
        if (coin.fell != 0)
            m_s.board.remove(coin.coin);
    }
}

/// CH-28: all coins of the same insertion go; earlier ones stay (CH-A20). CH-40, CH-A13
void MoveExecutor::directDrop(const CoinSet &fell)
{
    m_s.fallen.remove(fell);
    (secondHalf() ? m_s.gone : m_s.stash).add(fell);
    m_tell(&EventWriter::directDropGone, m_s, fell);
}

/// CH-28, CH-A10. One coin out of wallet, vault or secret coins.
bool MoveExecutor::pay()
{
    m_s.phase = Phase::Pay;
    std::array<Move, 2> options{};
    const int count = m_rules.moves(m_s, options).count;
    if (count > 1)
        return ask(Phase::Pay, m_s.active);
    if (count == 1)
        payWith(static_cast<Source>(options[0].data[0]), options[0].data[1]);
    else
        m_tell(&EventWriter::paidNothing, m_s);
    return false;
}

void MoveExecutor::payWith(Source source, int kind)
{
    const SeatId seat = m_s.active;
    CoinSet &owned = source == kFromWallet ? wallet(seat) : vault(seat);
    const auto coin = source == kFromSecret
                          ? m_draws.reveal(seat)
                          : static_cast<std::uint8_t>(Rules::lowestOf(owned, kind));
    owned.remove(coin);
    (secondHalf() ? m_s.gone : m_s.stash).add(coin);
    m_tell(&EventWriter::paid, m_s, coin, source);
}

/// CH-29, CH-A28: the die comes back after a direct drop is settled.
bool MoveExecutor::landed()
{
    m_s.stage = Stage::Insert;
    if (m_s.rideColour == kNone)
        return false;
    m_s.die = static_cast<std::uint8_t>(1 + m_draws.roll(ChanceAccess::kDieStream, 6));
    m_tell(&EventWriter::dieFell, m_s);
    const CoinSet coins = m_rules.rideable(m_s);
    if (coins.size() > 1)
        return ask(Phase::Ride, m_s.active);
    ride(coins.empty() ? m_rules.nearestOrdinary(m_s) : static_cast<std::uint8_t>(coins.first()));
    return false;
}

/// @param coin kNone = no ordinary coin: it waits beside the board (CH-A27)
void MoveExecutor::ride(std::uint8_t coin)
{
    m_s.fairy = coin;
    m_tell(&EventWriter::dieRides, m_s);
    m_s.rideColour = kNone;
}

} // namespace takujo::coinhunt
