#include "core.h"

#include "draws.h"
#include "physics/setup.h"
#include "shot.h"
#include "walks.h"

#include <algorithm>

namespace takujo::coinhunt {

physics::Table Core::physicsTable(const Public &p) const
{
    return tableOf(m_params, p.board, p.pose, p.fairy);
}

std::vector<physics::Pose> Core::places(const Public &p) const
{
    return physics::setupCandidates(physicsTable(p));
}

/// Walks of exactly so many steps may come back over coins they have passed (CH-15).
CoinSet Core::walkEnds(const Public &p) const
{
    if (p.fairy == kNone || walkSteps(p) == 0)
        return {};
    const Neighbours near = neighboursOf(*this, p);
    CoinSet reached;
    reached.add(p.fairy);
    for (int step = 0; step < walkSteps(p); ++step)
        reached = beside(near, reached);
    CoinSet ends;
    for (const int coin : reached) {
        if (coin != p.fairy && !isMagic(coin))
            ends.add(coin);
    }
    return ends;
}

std::uint16_t Core::takeable(const Public &p) const
{
    const std::uint8_t had = colours(p.wallet[idx(p.actor)]);
    std::uint16_t kinds = 0;
    for (const int coin : p.fallen) {
        const int colour = colourOf(coin);
        if (p.big != 0 || ((had | p.taken) >> colour & 1) == 0)
            kinds = static_cast<std::uint16_t>(kinds | 1U << kindOf(coin));
    }
    return kinds;
}

CoinSet Core::rideable(const Public &p) const
{
    CoinSet out;
    for (const int coin : ofColour(p.board, p.rideColour)) {
        if (!isMagic(coin))
            out.add(coin);
    }
    return out;
}

std::uint8_t Core::nearestOrdinary(const Public &p) const
{
    const std::int64_t middle = boardPose({m_params.k.side / 2, 0, 0}).x;
    std::uint8_t nearest = kNone;
    std::int64_t least = 0;
    for (const int coin : p.board) {
        const BoardPose &pose = p.pose[idx(coin)];
        const std::int64_t dx = pose.x - middle;
        const std::int64_t dy = pose.y - middle;
        const std::int64_t apart = dx * dx + dy * dy;
        if (!isMagic(coin) && (nearest == kNone || apart < least)) {
            nearest = static_cast<std::uint8_t>(coin);
            least = apart;
        }
    }
    return nearest;
}

std::uint8_t Core::offsetColours(const Public &p) const
{
    const std::uint8_t fell = colours(p.fallen);
    const std::uint8_t own = colours(p.vault[idx(p.actor)]);
    if ((fell & own) == 0)
        return 0;
    return m_params.victimMustOwn ? static_cast<std::uint8_t>(fell & own) : fell;
}

std::uint8_t Core::colours(const CoinSet &coins) const
{
    std::uint8_t out = 0;
    for (const int coin : coins)
        out = static_cast<std::uint8_t>(out | 1U << colourOf(coin));
    return out;
}

bool Core::blockedByShape(const Public &p) const
{
    if (p.fairy == kNone)
        return false; // CH-A27
    return std::any_of(p.fallen.begin(), p.fallen.end(), [&](int coin) {
        return !isMagic(coin) && shapeOf(colourOf(coin)) == shapeOf(colourOf(p.fairy)); // CH-25
    });
}

bool Core::blockedByMagic(const Public &p) const
{
    return m_params.isDanger(p.die) && std::any_of(p.fallen.begin(), p.fallen.end(), isMagic);
}

bool Core::mayBank(const Public &p) const
{
    return m_params.bankOnOwnTurn && p.actor == p.active && p.die != 0 &&
           !p.wallet[idx(p.active)].empty();
}

bool Core::mayInsertMagic(const Public &p) const
{
    const auto seat = idx(p.active);
    return m_params.insertMagic &&
           (std::any_of(p.wallet[seat].begin(), p.wallet[seat].end(), isMagic) ||
            std::any_of(p.vault[seat].begin(), p.vault[seat].end(), isMagic));
}

bool Core::mayUseSecret(const Public &p) const
{
    return !p.secret[idx(p.active)].empty() && p.secretUsed == 0;
}

CoinSet Core::insertable(const Public &p, Source source) const
{
    CoinSet out;
    if (p.phase == Phase::Insert && source == kFromHand) {
        for (const std::uint8_t coin : p.hand)
            out.add(coin);
    } else if (p.phase == Phase::Jam && source == kFromJam) {
        out = p.jam[idx(p.active)];
    } else if (p.phase == Phase::Extra && (source == kFromWallet || source == kFromVault)) {
        const auto &owned = source == kFromWallet ? p.wallet : p.vault;
        for (const int coin : owned[idx(p.active)]) {
            if (isMagic(coin))
                out.add(coin);
        }
    }
    return out;
}

bool Core::mayUse(const Public &p, int edge) const
{
    return edge >= 0 && edge < 4 &&
           (!m_params.fixedSide || edge == static_cast<int>(m_params.edges[idx(p.active)]));
}

std::vector<physics::Edge> Core::sides(const Public &p) const
{
    std::vector<physics::Edge> out;
    for (int edge = 0; edge < 4; ++edge) {
        if (mayUse(p, edge))
            out.push_back(static_cast<physics::Edge>(edge));
    }
    return out;
}

int Core::lowestOf(const CoinSet &coins, int kind)
{
    const auto it =
        std::find_if(coins.begin(), coins.end(), [&](int coin) { return kindOf(coin) == kind; });
    return it == coins.end() ? -1 : *it;
}

int Core::lowestOfColour(const CoinSet &coins, int colour)
{
    const int magic = lowestOf(coins, 2 * colour + 1);
    return magic >= 0 ? magic : lowestOf(coins, 2 * colour);
}

View Core::view(const State &state, SeatId seat) const
{
    View view;
    static_cast<Public &>(view) = state;
    view.seat = seat;
    return view;
}

/// What a view lacks nobody has seen: it is undecided (CH-46).
State Core::sample(const View &view, Rng &) const
{
    State state;
    static_cast<Public &>(state) = view;
    return state;
}

std::vector<std::uint16_t> Core::known(const View &view) const
{
    std::vector<std::uint16_t> out;
    for (const int coin : Draws::seen(view))
        out.push_back(static_cast<std::uint16_t>(coin));
    return out;
}

SeatTrait Core::trait(std::string_view player) const
{
    if (player.empty())
        return kPersonsHand;
    if (player == "expert")
        return kMaster;
    if (player == "skilled" || player == "greedy")
        return kNormal;
    if (player == "casual")
        return kCasual;
    return player == "beginner" ? kBeginner : kSteadyHand;
}

} // namespace takujo::coinhunt
