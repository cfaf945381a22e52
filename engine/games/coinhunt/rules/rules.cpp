#include "rules/rules.h"

#include "physics/setup.h"
#include "rules/chance_access.h"
#include "rules/shot.h"
#include "rules/walks.h"

#include <algorithm>

namespace takujo::coinhunt {

physics::Board Rules::physicsTable(const PublicState &p) const
{
    return tableOf(m_params, p.board, p.pose, p.fairy);
}

std::vector<physics::Pose> Rules::places(const PublicState &p) const
{
    return physics::setupCandidates(physicsTable(p));
}

/// Walks of exactly so many steps may come back over coins they have passed (CH-15).
CoinSet Rules::walkEnds(const PublicState &p) const
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

std::uint16_t Rules::takeable(const PublicState &p) const
{
    const std::uint8_t had = colours(p.wallet[toIndex(p.actor)]);
    std::uint16_t kinds = 0;
    for (const int coin : p.fallen) {
        const int colour = colourOf(coin);
        if (p.big != 0 || ((had | p.taken) >> colour & 1) == 0)
            kinds = static_cast<std::uint16_t>(kinds | 1U << kindOf(coin));
    }
    return kinds;
}

CoinSet Rules::rideable(const PublicState &p) const
{
    CoinSet out;
    for (const int coin : ofColour(p.board, p.rideColour)) {
        if (!isMagic(coin))
            out.add(coin);
    }
    return out;
}

std::uint8_t Rules::nearestOrdinary(const PublicState &p) const
{
    const std::int64_t middle = boardPose({m_params.k.side / 2, 0, 0}).x;
    std::uint8_t nearest = kNone;
    std::int64_t least = 0;
    for (const int coin : p.board) {
        const BoardPose &pose = p.pose[toIndex(coin)];
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

std::uint8_t Rules::offsetColours(const PublicState &p) const
{
    const std::uint8_t fell = colours(p.fallen);
    const std::uint8_t own = colours(p.vault[toIndex(p.actor)]);
    if ((fell & own) == 0)
        return 0;
    return m_params.victimMustOwn ? static_cast<std::uint8_t>(fell & own) : fell;
}

CoinSet Rules::offsetCoins(const PublicState &p, SeatId seat, int colour) const
{
    CoinSet left = ofColour(p.vault[toIndex(seat)], colour);
    int count = left.size();
    if (m_params.offset == OffsetMode::One)
        count = std::min(count, 1);
    else if (m_params.offset == OffsetMode::PerFallen)
        count = std::min(count, ofColour(p.fallen, colour).size());
    CoinSet lost;
    for (; count > 0; --count) {
        const int coin = lowestOfColour(left, colour);
        left.remove(coin);
        lost.add(coin);
    }
    return lost;
}

std::uint8_t Rules::colours(const CoinSet &coins) const
{
    std::uint8_t out = 0;
    for (const int coin : coins)
        out = static_cast<std::uint8_t>(out | 1U << colourOf(coin));
    return out;
}

bool Rules::blockedByShape(const PublicState &p) const
{
    if (p.fairy == kNone)
        return false; // CH-A27
    return std::any_of(p.fallen.begin(), p.fallen.end(), [&](int coin) {
        return !isMagic(coin) && shapeOf(colourOf(coin)) == shapeOf(colourOf(p.fairy)); // CH-25
    });
}

bool Rules::blockedByMagic(const PublicState &p) const
{
    return m_params.isDanger(p.die) && std::any_of(p.fallen.begin(), p.fallen.end(), isMagic);
}

bool Rules::mayBank(const PublicState &p) const
{
    return m_params.bankOnOwnTurn && p.actor == p.active && p.die != 0 &&
           !p.wallet[toIndex(p.active)].empty();
}

bool Rules::mayInsertMagic(const PublicState &p) const
{
    const auto seat = toIndex(p.active);
    return m_params.insertMagic &&
           (std::any_of(p.wallet[seat].begin(), p.wallet[seat].end(), isMagic) ||
            std::any_of(p.vault[seat].begin(), p.vault[seat].end(), isMagic));
}

bool Rules::mayUseSecret(const PublicState &p) const
{
    return !p.secret[toIndex(p.active)].empty() && p.secretUsed == 0;
}

CoinSet Rules::insertable(const PublicState &p, Source source) const
{
    CoinSet out;
    if (p.phase == Phase::Insert && source == kFromHand) {
        for (const std::uint8_t coin : p.hand)
            out.add(coin);
    } else if (p.phase == Phase::Jam && source == kFromJam) {
        out = p.jam[toIndex(p.active)];
    } else if (p.phase == Phase::Extra && (source == kFromWallet || source == kFromVault)) {
        const auto &owned = source == kFromWallet ? p.wallet : p.vault;
        for (const int coin : owned[toIndex(p.active)]) {
            if (isMagic(coin))
                out.add(coin);
        }
    }
    return out;
}

bool Rules::mayUse(const PublicState &p, int edge) const
{
    return edge >= 0 && edge < 4 &&
           (!m_params.fixedSide || edge == static_cast<int>(m_params.edges[toIndex(p.active)]));
}

std::vector<physics::Edge> Rules::sides(const PublicState &p) const
{
    std::vector<physics::Edge> out;
    for (int edge = 0; edge < 4; ++edge) {
        if (mayUse(p, edge))
            out.push_back(static_cast<physics::Edge>(edge));
    }
    return out;
}

int Rules::lowestOf(const CoinSet &coins, int kind)
{
    const auto it =
        std::find_if(coins.begin(), coins.end(), [&](int coin) { return kindOf(coin) == kind; });
    return it == coins.end() ? -1 : *it;
}

int Rules::lowestOfColour(const CoinSet &coins, int colour)
{
    const int magic = lowestOf(coins, 2 * colour + 1);
    return magic >= 0 ? magic : lowestOf(coins, 2 * colour);
}

View Rules::view(const State &state, SeatId seat) const
{
    View view;
    static_cast<PublicState &>(view) = state;
    view.seat = seat;
    return view;
}

/// What a view lacks nobody has seen: it is undecided (CH-46).
State Rules::determinize(const View &view, Rng &) const
{
    State state;
    static_cast<PublicState &>(state) = view;
    return state;
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    std::vector<std::uint16_t> out;
    for (const int coin : ChanceAccess::seen(view))
        out.push_back(static_cast<std::uint16_t>(coin));
    return out;
}

SeatTrait Rules::trait(std::string_view player) const
{
    if (player.empty())
        return kPersonsHand;
    if (player == "expert" || player == "master")
        return kMaster;
    if (player == "skilled" || player == "greedy")
        return kNormal;
    if (player == "casual")
        return kCasual;
    return player == "beginner" ? kBeginner : kSteadyHand;
}

} // namespace takujo::coinhunt
