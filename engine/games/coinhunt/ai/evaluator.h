#pragma once
#include "ai/weights.h"
#include "rules/rules.h"
#include "search/leaf_value.h"

namespace takujo::coinhunt {

/// What a seat may expect of a position, or the sum or mean of some.
struct Outlook
{
    double ahead = 0; ///< points ahead of the others' mean
    double win = 0;   ///< share of the win

    Outlook &operator+=(const Outlook &other)
    {
        ahead += other.ahead;
        win += other.win;
        return *this;
    }
    Outlook operator/(double n) const { return {ahead / n, win / n}; }
};

/// What a position is worth, from what everybody sees. A turn under way is first settled as if it ended
/// now: fairy, banking, taking, leaks and payment by the rules, each choice the quick best of its owner.
class Evaluator
{
public:
    Evaluator(const Rules &rules, const Weights &weights)
        : m_rules(rules), m_params(rules.params()), m_leaf(weights.leaf)
    {}

    Outlook outlook(const PublicState &p, SeatId seat) const;
    /// The same if these coins fell on top of what has fallen in this turn.
    Outlook outlookWith(const PublicState &p, SeatId seat, const CoinSet &fell, bool direct) const;
    double points(const PublicState &p, SeatId seat) const;
    void settle(PublicState &p) const;

private:
    SeatPoints shares(const PublicState &end, SeatId next,
                      const std::array<double, kMaxSeats> &sums) const;
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
    LeafWeights m_leaf;
};

} // namespace takujo::coinhunt
