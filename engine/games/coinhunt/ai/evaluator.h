#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// What a position is worth, from what everybody sees. A turn under way is first settled as if it ended
/// now: fairy, banking, taking, leaks and payment by the rules, each choice the quick best of its owner.
class Evaluator
{
public:
    explicit Evaluator(const Rules &rules) : m_rules(rules), m_params(rules.params()) {}

    /// Expected points ahead of the others' mean.
    double worth(const PublicState &p, SeatId seat) const;
    /// The same if these coins fell on top of what has fallen in this turn.
    double worthWith(const PublicState &p, SeatId seat, const CoinSet &fell, bool direct) const;
    double points(const PublicState &p, SeatId seat) const;
    void settle(PublicState &p) const;

private:
    double majority(const PublicState &p, SeatId seat, int colour) const;
    double walletPromise(const PublicState &p, SeatId seat) const;
    double threat(const PublicState &p, SeatId seat) const;
    void count(PublicState &p) const;
    void pay(PublicState &p) const;
    void penalty(PublicState &p) const;
    bool takeBest(PublicState &p, SeatId seat) const;
    void bonus(PublicState &p, SeatId seat) const;
    void bank(PublicState &p, SeatId seat) const;
    void leak(PublicState &p) const;
    void offsets(PublicState &p) const;

    const Rules &m_rules;
    const Params &m_params;
};

} // namespace takujo::coinhunt
