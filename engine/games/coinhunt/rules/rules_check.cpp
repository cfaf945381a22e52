#include "rules/names.h"
#include "rules/rules.h"
#include "rules/walks.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

struct Asked
{
    const char *text;
    const char *clause;
    std::uint16_t kinds; ///< of moves that answer it
};

constexpr std::uint16_t bit(MoveKind kind) { return static_cast<std::uint16_t>(1U << kind); }
constexpr auto kFree = static_cast<std::uint16_t>(bit(kBank) | bit(kPass));

/// By phase.
constexpr std::array<Asked, 12> kAsked{{
    {"refuse.now.place", "CH-10", bit(kPlace)},
    {"refuse.now.walk", "CH-14", bit(kWalk)},
    {"refuse.now.secret", "CH-18", bit(kUseSecret) | kFree},
    {"refuse.now.lower", "CH-18", bit(kLower)},
    {"refuse.now.insert", "CH-19", bit(kShot) | bit(kBank)},
    {"refuse.now.extra", "CH-22", bit(kShot) | kFree},
    {"refuse.now.pay", "CH-28", bit(kPay)},
    {"refuse.now.ride", "CH-29", bit(kRide)},
    {"refuse.now.take", "CH-31", bit(kTake) | kFree},
    {"refuse.now.share", "CH-37", bit(kShare)},
    {"refuse.now.jam", "CH-38", bit(kShot)},
    {"refuse.now.offset", "CH-39", bit(kOffset)},
}};

/// How many bytes of data a kind of move uses.
std::size_t used(const Move &move)
{
    switch (move.kind) {
    case kUseSecret:
    case kPass:
    case kBank: return 0;
    case kPay: return 2;
    case kShare: return kMaxSeats;
    case kShot: return 8;
    default: return 1;
    }
}

bool wellFormed(const Move &move, int seats)
{
    if (move.kind < kPlace || move.kind > kBank)
        return false;
    const auto zero = [&](std::size_t from) {
        return std::all_of(move.data.begin() + static_cast<std::ptrdiff_t>(from), move.data.end(),
                           [](std::uint8_t b) { return b == 0; });
    };
    if (!zero(used(move)))
        return false;
    switch (move.kind) {
    case kShare: return zero(toIndex(seats));
    case kPay:
        return move.data[0] == kFromWallet || move.data[0] == kFromVault ||
               (move.data[0] == kFromSecret && move.data[1] == 0);
    case kLower: return move.data[0] <= 1;
    case kShot: return move.data[0] < kKinds && move.data[1] <= kFromJam && move.data[2] < 4;
    default: return true;
    }
}

Check checkWalk(const Rules &rules, const PublicState &p, int coin)
{
    if (rules.walkEnds(p).has(coin))
        return {};
    if (coin == p.fairy)
        return refusal("CH-15", Text("refuse.walk.start"));
    if (p.board.has(coin) && isMagic(coin))
        return refusal("CH-15", Text("refuse.walk.magic"), coinId(coin));
    if (p.board.has(coin) && !walkable(rules, p).has(coin))
        return refusal("CH-16", Text("refuse.walk.gap"), coinId(coin));
    return refusal("CH-14", Text("refuse.walk").num("count", rules.walkSteps(p)));
}

Check checkPay(const PublicState &p, const Move &move)
{
    const auto seat = toIndex(p.active);
    bool owned = !p.secret[seat].empty();
    if (move.data[0] != kFromSecret)
        owned = Rules::lowestOf(move.data[0] == kFromWallet ? p.wallet[seat] : p.vault[seat],
                                move.data[1]) >= 0;
    return owned ? Check() : refusal("CH-28", Text("refuse.pay"));
}

/// What a coin is taken by: the leak, a big drop, or the acquisition phase.
const char *takeClause(const PublicState &p)
{
    return p.actor != p.active ? "CH-33" : p.big != 0 ? "CH-27" : "CH-31";
}

Check checkTake(const Rules &rules, const PublicState &p, int kind)
{
    if (kind < kKinds && (rules.takeable(p) >> kind & 1) != 0)
        return {};
    if (Rules::lowestOf(p.fallen, kind) < 0)
        return refusal(takeClause(p), Text("refuse.take.none"));
    return refusal(takeClause(p), Text("refuse.take.colour").sub("colour", colourName(kind / 2)));
}

Check checkShare(const Rules &rules, const PublicState &p, const Move &move)
{
    const std::uint8_t there = rules.colours(p.stash);
    std::uint8_t given = 0;
    for (std::size_t seat = 0; seat < toIndex(rules.seats()); ++seat) {
        const std::uint8_t colour = move.data[seat];
        if (colour == kNoColour)
            continue;
        if (colour >= kColours || (there >> colour & 1) == 0)
            return refusal("CH-37", Text("refuse.share.colour"));
        if ((given >> colour & 1) != 0)
            return refusal("CH-37", Text("refuse.share.twice"), pileId(colour));
        given = static_cast<std::uint8_t>(given | 1U << colour);
    }
    if (std::popcount(given) < std::min(rules.seats(), std::popcount(there)))
        return refusal("CH-37", Text("refuse.share.everybody"));
    return {};
}

Check checkOffset(const Rules &rules, const PublicState &p, int colour)
{
    if (colour < kColours && (rules.offsetColours(p) >> colour & 1) != 0)
        return {};
    if (colour < kColours && (rules.colours(p.fallen) >> colour & 1) != 0)
        return refusal("CH-A9", Text("refuse.offset.own").sub("colour", colourName(colour)));
    return refusal("CH-39", Text("refuse.offset.colour"));
}

std::string halves(int number) { return std::to_string(number / 2) + (number % 2 ? ".5" : ""); }

Check checkShot(const Rules &rules, const PublicState &p, const Move &move)
{
    const ShotMove shot = ShotMove::of(move);
    const CoinSet coins = rules.insertable(p, shot.source);
    const int coin = Rules::lowestOf(coins, shot.kind);
    if (coin < 0 || (shot.source == kFromJam && coin != coins.first()))
        return refusal(p.phase == Phase::Jam ? "CH-38" : "CH-19", Text("refuse.coin"));
    if (!rules.mayUse(p, shot.edge))
        return refusal(
            "CH-20",
            Text("refuse.edge").sub("edge", edgeName(rules.params().edges[toIndex(p.active)])));
    const physics::Constants &k = rules.params().k;
    const physics::Aim aim{static_cast<physics::Edge>(shot.edge), shot.offset, shot.angle,
                           shot.depth};
    const physics::Aim legal = physics::legalise(k, aim);
    if (legal.angle != aim.angle)
        return refusal(
            "CH-19",
            Text("refuse.angle").num("degrees", std::lround(k.maxAngle / physics::kDegree)));
    if (legal.depth != aim.depth)
        return refusal("CH-19",
                       Text("refuse.depth").raw("mm", halves(static_cast<int>(k.maxDepth * 2))));
    return legal == aim ? Check() : refusal("CH-20", Text("refuse.offset"));
}

Check checkPass(const Rules &rules, const PublicState &p)
{
    if (p.phase == Phase::Take && (rules.takeable(p) != 0 || p.actor != p.active))
        return refusal(takeClause(p), Text("refuse.pass"));
    return {};
}

Check byKind(const Rules &rules, const PublicState &p, const Move &move)
{
    const int first = move.data[0];
    switch (move.kind) {
    case kPlace:
        if (toIndex(first) < rules.places(p).size())
            return {};
        return refusal("CH-10", Text("refuse.place"));
    case kWalk: return checkWalk(rules, p, std::min(first, kCoins));
    case kUseSecret:
        return rules.mayUseSecret(p) ? Check() : refusal("CH-18", Text("refuse.secret"));
    case kPass: return checkPass(rules, p);
    case kShot: return checkShot(rules, p, move);
    case kPay: return checkPay(p, move);
    case kRide:
        if (first < kCoins && rules.rideable(p).has(first))
            return {};
        return refusal("CH-29", Text("refuse.ride"));
    case kTake: return checkTake(rules, p, first);
    case kShare: return checkShare(rules, p, move);
    case kOffset: return checkOffset(rules, p, first);
    case kBank: return rules.mayBank(p) ? Check() : refusal("CH-18", Text("refuse.bank"));
    default: return {};
    }
}

/// The clause that ended the match: the jam coins are used up, or there was no second half.
const char *endClause(const Rules &rules, const PublicState &p)
{
    if (!rules.params().secondHalf)
        return "CH-35";
    return p.parked.empty() ? "CH-37" : "CH-41";
}

} // namespace

Check Rules::checkMove(const PublicState &p, const Move &move) const
{
    if (p.phase == Phase::Over)
        return refusal(endClause(*this, p), Text("refuse.over"));
    if (!wellFormed(move, seats()))
        return refusal("", Text("refuse.form"));
    const Asked &asked = kAsked[toIndex(p.phase)];
    if ((asked.kinds >> move.kind & 1) == 0) {
        const bool banking = p.phase == Phase::Secret && !mayUseSecret(p); // bank_on_own_turn
        const char *clause = p.phase == Phase::Take ? takeClause(p) : asked.clause;
        return refusal(clause, Text(banking ? "refuse.now.bank" : asked.text));
    }
    return byKind(*this, p, move);
}

} // namespace takujo::coinhunt
