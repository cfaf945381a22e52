#pragma once
#include "core.h"

namespace takujo::coinhunt {

/// What a position is worth, from what everybody sees. A turn under way is first settled as if it ended
/// now: fairy, banking, taking, leaks and payment by the rules, each choice the quick best of its owner.
class Judge
{
public:
    explicit Judge(const Core &core) : m_core(core), m_params(core.params()) {}

    /// Expected points ahead of the others' mean.
    double worth(const Public &p, SeatId seat) const;
    /// The same if these coins fell on top of what has fallen in this turn.
    double worthWith(const Public &p, SeatId seat, const CoinSet &fell, bool direct) const;
    double points(const Public &p, SeatId seat) const;
    void settle(Public &p) const;

private:
    double majority(const Public &p, SeatId seat, int colour) const;
    double walletPromise(const Public &p, SeatId seat) const;
    double threat(const Public &p, SeatId seat) const;
    void count(Public &p) const;
    void pay(Public &p) const;
    void penalty(Public &p) const;
    bool takeBest(Public &p, SeatId seat) const;
    void bonus(Public &p, SeatId seat) const;
    void bank(Public &p, SeatId seat) const;
    void leak(Public &p) const;
    void offsets(Public &p) const;

    const Core &m_core;
    const Params &m_params;
};

} // namespace takujo::coinhunt
