#include "rules/aiming.h"

#include "rules/names.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

constexpr std::array kSources{kFromHand, kFromWallet, kFromVault, kFromJam};

/// The coin an empty anchor means: the first of the hand as drawn, else the lowest.
int firstCoin(const Rules &rules, const PublicState &p)
{
    if (p.phase == Phase::Insert && !p.hand.empty())
        return p.hand[0];
    for (const Source source : kSources) {
        if (const CoinSet coins = rules.insertable(p, source); !coins.empty())
            return coins.first();
    }
    return -1;
}

int middle(const Rules &rules)
{
    return static_cast<int>(rules.params().k.side * physics::kOffsetUnit / 2);
}

} // namespace

Aiming readAiming(const Rules &rules, const PublicState &p, const Draft &draft)
{
    Aiming out;
    const int named = draft.anchor.empty() ? firstCoin(rules, p) : coinOfId(draft.anchor);
    for (const Source source : kSources) {
        const CoinSet coins = rules.insertable(p, source);
        if (named < 0 || !coins.has(named))
            continue;
        out.shot.source = source;
        out.coin = source == kFromJam ? coins.first() : named; // CH-38: a pile of one colour
        out.shot.kind = kindOf(out.coin);
    }
    const auto at = [&](std::size_t i, int fallback, int min, int max) {
        return i < draft.aim.size() ? std::clamp(draft.aim[i], min, max) : fallback;
    };
    out.shot.offset = at(0, middle(rules), 0, 65535);
    out.shot.angle = at(1, 0, -32768, 32767);
    out.shot.depth = at(2, 0, 0, 255);
    const auto own = static_cast<int>(rules.params().edges[toIndex(p.active)]);
    out.shot.edge = at(3, own, 0, 3);
    return out;
}

Text aimText(const ShotMove &shot)
{
    return Text("probe.aim")
        .raw("offset", oneDecimal(shot.offset / physics::kOffsetUnit))
        .raw("angle", oneDecimal(shot.angle / physics::kAngleUnit))
        .raw("depth", oneDecimal(shot.depth / physics::kDepthUnit));
}

Draft shotDraft(const Rules &rules, const PublicState &p, const ShotMove &shot)
{
    Draft draft;
    for (const int coin : rules.insertable(p, shot.source)) {
        if (draft.anchor.empty() && kindOf(coin) == shot.kind)
            draft.anchor = coinId(coin);
    }
    draft.aim = {shot.offset, shot.angle, shot.depth, shot.edge};
    return draft;
}

Draft aimedAt(Draft draft, const physics::Aim &aim)
{
    draft.aim = {aim.offset, aim.angle, aim.depth, static_cast<int>(aim.edge)};
    return draft;
}

} // namespace takujo::coinhunt
