#include "walks.h"

#include "physics/setup.h"

namespace takujo::coinhunt {

Neighbours neighboursOf(const Core &core, const Public &p)
{
    const physics::Table table = core.physicsTable(p);
    Neighbours near{};
    for (const auto &[a, b] : physics::neighbours(table, core.params().thickness)) {
        const int one = table.discs[Core::idx(a)].id;
        const int other = table.discs[Core::idx(b)].id;
        near[Core::idx(one)].add(other);
        near[Core::idx(other)].add(one);
    }
    return near;
}

CoinSet beside(const Neighbours &near, const CoinSet &coins)
{
    CoinSet out;
    for (const int coin : coins)
        out.add(near[Core::idx(coin)]);
    return out;
}

CoinSet walkable(const Core &core, const Public &p)
{
    CoinSet reached;
    if (p.fairy == kNone)
        return reached;
    const Neighbours near = neighboursOf(core, p);
    reached.add(p.fairy);
    for (int before = 0; before != reached.size();) {
        before = reached.size();
        reached.add(beside(near, reached));
    }
    return reached;
}

} // namespace takujo::coinhunt
