#include "physics/setup.h"
#include "rules/move_executor.h"

#include <algorithm>
#include <utility>

namespace takujo::coinhunt {

/// CH-3, CH-4: one coin of each colour, its first, lies in the figure.
void MoveExecutor::startFigure()
{
    std::array<int, kColours> order{0, 1, 2, 3, 4, 5};
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        const int left = kColours - static_cast<int>(i);
        std::swap(order[i], order[i + toIndex(m_draws.roll(ChanceAccess::kFigureStream, left))]);
    }
    const int base = m_draws.roll(ChanceAccess::kFigureStream, physics::kStartSteps);
    std::array<physics::Pose, physics::kStartCoins> figure{};
    if (m_params.lattice) {
        figure = physics::latticeFigure(m_params.k, base,
                                        m_draws.roll(ChanceAccess::kFigureStream, kColours));
    } else {
        std::array<int, 4> cuts{};
        for (int &cut : cuts)
            cut = m_draws.roll(ChanceAccess::kFigureStream, physics::kStartSteps + 1);
        std::sort(cuts.begin(), cuts.end());
        figure = physics::randomFigure(m_params.k, base, cuts);
    }
    for (std::size_t i = 0; i < figure.size(); ++i) {
        const int coin = order[i] * kOfColour;
        m_s.board.add(coin);
        m_s.pose[toIndex(coin)] = boardPose(figure[i]);
    }
    m_s.fairy = static_cast<std::uint8_t>(order[0] * kOfColour);
    m_s.die = static_cast<std::uint8_t>(m_params.fairyStart);
    m_tell(&EventWriter::figureLaid, m_s);
}

/// CH-5 to CH-9
void MoveExecutor::supplies()
{
    m_draws.remove();
    for (int i = 0; i < m_params.stashStart; ++i)
        m_s.stash.add(m_draws.fromStock());
    m_tell(&EventWriter::stashLaid, m_s);
    for (SeatId seat = 0; seat < m_params.seats; ++seat) {
        for (int i = 0; i < m_params.secretEach; ++i)
            m_draws.secretFor(seat);
    }
    m_tell(&EventWriter::secretsDealt, m_s);
    m_s.lucky = m_draws.fromStock();
    m_tell(&EventWriter::luckyShown, m_s);
}

/// CH-10: the place is looked for before a coin is turned up.
bool MoveExecutor::placeCoins()
{
    const auto places = m_rules.places(m_s);
    if (places.empty() || m_draws.stockEmpty()) {
        m_tell(&EventWriter::allPlaced, m_s, places.empty());
        m_s.active = 0;
        return beginTurn();
    }
    m_s.hand.push(m_draws.fromStock());
    m_tell(&EventWriter::turnedUp, m_s);
    if (places.size() > 1)
        return ask(Phase::Place, m_s.active);
    put(0);
    return false;
}

void MoveExecutor::put(int place)
{
    const std::uint8_t coin = m_s.hand[0];
    m_s.pose[coin] = boardPose(m_rules.places(m_s)[toIndex(place)]);
    m_s.board.add(coin);
    m_s.hand.clear();
    m_tell(&EventWriter::placed, m_s.active, coin);
    m_s.active = m_rules.leftOf(m_s.active);
}

bool MoveExecutor::beginTurn()
{
    ++m_s.turn;
    m_s.stage = Stage::Secret;
    m_s.secretUsed = 0;
    m_s.big = 0;
    m_s.taken = 0;
    m_s.fellLast = 0;
    m_tell(&EventWriter::turnBegins, m_s);
    draw();
    return fairyMoves() && moveFairy();
}

/// CH-12
void MoveExecutor::draw()
{
    while (!m_draws.stockEmpty() && static_cast<int>(m_s.hand.size()) < m_params.handCap) {
        const std::uint8_t coin = m_draws.fromStock();
        m_s.hand.push(coin);
        m_tell(&EventWriter::drew, m_s, coin);
        noteStock();
        if ((m_rules.colours(wallet(m_s.active)) >> colourOf(coin) & 1) == 0)
            break;
    }
    if (m_s.hand.empty())
        m_tell(&EventWriter::drewNothing, m_s);
}

/// CH-13: the first coin alone decides, after all are drawn (CH-A19).
bool MoveExecutor::fairyMoves() const
{
    if (m_s.hand.empty())
        return false;
    if (m_params.fairyOnSameColour)
        return m_s.fairy != kNone && colourOf(m_s.hand[0]) == colourOf(m_s.fairy);
    return isMagic(m_s.hand[0]);
}

/// CH-14, CH-17, CH-A7. True = the active seat is asked where to.
bool MoveExecutor::moveFairy()
{
    const std::uint8_t before = m_s.die;
    if (m_s.die < 6)
        ++m_s.die;
    else if (m_params.fairyWraps)
        m_s.die = 1;
    m_tell(&EventWriter::dieRaised, m_s, m_s.die != before);
    if (m_s.fairy == kNone || m_rules.walkSteps(m_s) == 0)
        return false;
    const CoinSet ends = m_rules.walkEnds(m_s);
    if (ends.size() > 1)
        return ask(Phase::Walk, m_s.active);
    if (!ends.empty())
        walk(static_cast<std::uint8_t>(ends.first()));
    else
        m_tell(&EventWriter::fairyStays);
    return false;
}

void MoveExecutor::walk(std::uint8_t coin)
{
    m_s.fairy = coin;
    m_tell(&EventWriter::walked, m_s);
}

} // namespace takujo::coinhunt
