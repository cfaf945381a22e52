#include "rules/walks.h"

#include "physics/setup.h"

namespace takujo::coinhunt {

Neighbours neighboursOf(const Rules &rules, const PublicState &p)
{
    const physics::Board table = rules.physicsTable(p);
    Neighbours near{};
    for (const auto &[a, b] : physics::neighbours(table, rules.params().thickness)) {
        const int one = table.discs[toIndex(a)].id;
        const int other = table.discs[toIndex(b)].id;
        near[toIndex(one)].add(other);
        near[toIndex(other)].add(one);
    }
    return near;
}

CoinSet beside(const Neighbours &near, const CoinSet &coins)
{
    CoinSet out;
    for (const int coin : coins)
        out.add(near[toIndex(coin)]);
    return out;
}

CoinSet walkable(const Rules &rules, const PublicState &p)
{
    CoinSet reached;
    if (p.fairy == kNone)
        return reached;
    const Neighbours near = neighboursOf(rules, p);
    reached.add(p.fairy);
    for (int before = 0; before != reached.size();) {
        before = reached.size();
        reached.add(beside(near, reached));
    }
    return reached;
}

} // namespace takujo::coinhunt
