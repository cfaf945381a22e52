#include "ai/evaluator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace takujo::coinhunt {

namespace {

/// Chance that a lead of -3 .. 3 coins ends in a tie. Half of it is in what a lead is worth, so where a tie
/// pays half of what the majority does it changes nothing.
constexpr std::array<double, 2 * kMostLead + 1> kTied{0.04, 0.1, 0.2, 0.3, 0.2, 0.1, 0.04};
constexpr double kLongStock = 10; ///< coins, of which half of a long first half is left

/// The decimal that a file holds.
double exact(float weight) { return std::round(1e4 * static_cast<double>(weight)) / 1e4; }

} // namespace

/// CH-43, CH-A15. Between 0 and what the majority or a tie pays.
double Evaluator::majority(const PublicState &p, SeatId seat, int colour) const
{
    const auto owned = [&](SeatId who) {
        return ofColour(p.vault[toIndex(who)], colour).size() +
               ofColour(p.wallet[toIndex(who)], colour).size();
    };
    int rival = 0;
    for (SeatId other = 0; other < m_rules.seats(); ++other)
        rival = other == seat ? rival : std::max(rival, owned(other));
    const int lead = std::clamp(owned(seat) - rival, -kMostLead, kMostLead);
    const std::size_t at = toIndex(lead + kMostLead);
    const double stock = m_rules.stockLeft(p);
    const double late = exact(m_leaf.late[at]);
    const double share = late + (exact(m_leaf.early[at]) - late) * stock / (stock + kLongStock);
    return m_params.majorityPoints * share +
           (m_params.tiePoints - 0.5 * m_params.majorityPoints) * kTied[at];
}

double Evaluator::walletPromise(const PublicState &p, SeatId seat) const
{
    const int size = p.wallet[toIndex(seat)].size();
    return p.stage < Stage::Half && size > 0 && size < kColours
               ? exact(m_leaf.wallet[toIndex(size - 1)])
               : 0;
}

/// CH-39: what the jam coins of the others will take out of the vault.
double Evaluator::threat(const PublicState &p, SeatId seat) const
{
    double coins = 0;
    for (SeatId other = 0; other < m_rules.seats(); ++other)
        coins += other == seat ? 0 : exact(m_leaf.jam) * p.jam[toIndex(other)].size();
    return std::min(coins, exact(m_leaf.jamMost) * p.vault[toIndex(seat)].size());
}

double Evaluator::points(const PublicState &p, SeatId seat) const
{
    CoinSet owned = p.vault[toIndex(seat)];
    owned.add(p.wallet[toIndex(seat)]);
    const auto magic = std::count_if(owned.begin(), owned.end(), isMagic);
    double sum = owned.size() - m_params.magicPenalty * static_cast<double>(magic); // CH-42
    if (p.lucky != kNone)
        sum += m_params.luckyPoints * ofColour(owned, colourOf(p.lucky)).size(); // CH-44
    for (int colour = 0; colour < kColours; ++colour)
        sum += majority(p, seat, colour);
    const bool first = p.stage < Stage::Half;
    const double secret = exact(m_leaf.unseen) + (first ? exact(m_leaf.kept) : 0);
    sum += secret * p.secret[toIndex(seat)].size();
    return sum + walletPromise(p, seat) - threat(p, seat);
}

Outlook Evaluator::outlook(const PublicState &p, SeatId seat) const
{
    PublicState end = p;
    settle(end);
    std::array<double, kMaxSeats> sums{};
    double others = 0;
    for (SeatId other = 0; other < m_rules.seats(); ++other) {
        sums[toIndex(other)] = points(end, other);
        others += other == seat ? 0 : sums[toIndex(other)];
    }
    Outlook out;
    out.ahead = sums[toIndex(seat)] - others / std::max(1, m_rules.seats() - 1);
    out.win = static_cast<double>(shares(end, p.active, sums)[toIndex(seat)]);
    return out;
}

SeatPoints Evaluator::shares(const PublicState &end, SeatId next,
                             const std::array<double, kMaxSeats> &sums) const
{
    SeatPoints points{};
    int coming = m_rules.stockLeft(end);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        points[toIndex(seat)] = static_cast<float>(sums[toIndex(seat)]);
        coming += end.jam[toIndex(seat)].size();
    }
    points[toIndex(next)] += m_leaf.next;
    const float spread = m_leaf.spread + m_leaf.spreadStock * std::sqrt(static_cast<float>(coming));
    SeatPoints shares = winWeights(points, m_rules.seats(), spread);
    const float sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
    for (float &share : shares)
        share /= sum;
    return shares;
}

Outlook Evaluator::outlookWith(const PublicState &p, SeatId seat, const CoinSet &fell,
                               bool direct) const
{
    PublicState after = p;
    after.board.remove(fell);
    if (after.fairy != kNone && fell.has(after.fairy)) {
        after.rideColour = static_cast<std::uint8_t>(colourOf(after.fairy));
        after.fairy = kNone;
    }
    if (!direct) {
        after.fallen.add(fell);
        return outlook(after, seat);
    }
    after.stash.add(fell); // CH-28
    after.phase = Phase::Pay;
    after.actor = after.active;
    return outlook(after, seat);
}

void Evaluator::settle(PublicState &p) const
{
    if (p.phase == Phase::Pay)
        pay(p);
    if (p.fairy == kNone &&
        p.rideColour != kNone) { // CH-29, CH-A6: its colour stays, so does the block
        const CoinSet coins = m_rules.rideable(p);
        p.fairy =
            coins.empty() ? m_rules.nearestOrdinary(p) : static_cast<std::uint8_t>(coins.first());
    }
    if (p.stage >= Stage::Half) {
        offsets(p);
        return;
    }
    if (p.fallen.empty())
        return;
    if (p.phase != Phase::Take)
        count(p);
    if (p.fallen.empty())
        return;
    if (p.phase != Phase::Take || p.actor == p.active) {
        takeBest(p, p.active);
        p.big = 0;
        p.taken = 0;
        p.reached = m_rules.leftOf(p.active);
    }
    leak(p);
}

/// CH-22 to CH-27
void Evaluator::count(PublicState &p) const
{
    if (m_params.bigDrop > 0 && p.fallen.size() >= m_params.bigDrop) {
        p.big = 1;
        bank(p, p.active);
    } else if (m_rules.blockedByShape(p) || m_rules.blockedByMagic(p)) {
        penalty(p);
    }
}

/// CH-28: whatever is missed least.
void Evaluator::pay(PublicState &p) const
{
    std::array<Move, 2 * kKinds + 1> moves;
    const int count = m_rules.moves(p, moves).count;
    PublicState best = p;
    double most = -1e9;
    for (const Move &move : std::span(moves).first(toIndex(count))) {
        PublicState after = p;
        const auto seat = toIndex(p.active);
        if (move.data[0] == kFromSecret) {
            after.secret[seat].remove(after.secret[seat].first());
        } else {
            CoinSet &owned = move.data[0] == kFromWallet ? after.wallet[seat] : after.vault[seat];
            owned.remove(Rules::lowestOf(owned, move.data[1]));
        }
        if (const double left = points(after, p.active); left > most) {
            most = left;
            best = after;
        }
    }
    p = best;
    p.phase = Phase::Insert;
}

/// CH-24: a gift is a coin nobody knows yet, as a secret one is.
void Evaluator::penalty(PublicState &p) const
{
    p.stash.add(p.fallen);
    p.fallen = {};
    for (SeatId seat = m_rules.leftOf(p.active); seat != p.active; seat = m_rules.leftOf(seat)) {
        if (m_rules.stockLeft(p) > 0)
            p.secret[toIndex(seat)].add(p.next++);
    }
}

/// CH-31, CH-33. False: nothing that the seat may take.
bool Evaluator::takeBest(PublicState &p, SeatId seat) const
{
    p.actor = seat;
    const std::uint16_t kinds = m_rules.takeable(p);
    int best = -1;
    double most = -1e9;
    for (int kind = 0; kind < kKinds; ++kind) {
        if ((kinds >> kind & 1) == 0)
            continue;
        PublicState after = p;
        after.wallet[toIndex(seat)].add(Rules::lowestOf(p.fallen, kind));
        if (const double gain = points(after, seat); gain > most) {
            most = gain;
            best = kind;
        }
    }
    if (best < 0)
        return false;
    const int coin = Rules::lowestOf(p.fallen, best);
    p.fallen.remove(coin);
    p.wallet[toIndex(seat)].add(coin);
    p.taken = static_cast<std::uint8_t>(p.taken | 1U << colourOf(coin));
    bonus(p, seat);
    return true;
}

/// CH-32
void Evaluator::bonus(PublicState &p, SeatId seat) const
{
    const int size = p.wallet[toIndex(seat)].size();
    if (size >= m_params.bonusAt && m_rules.stockLeft(p) > 0)
        p.secret[toIndex(seat)].add(p.next++);
    if (size == kColours)
        bank(p, seat);
}

void Evaluator::bank(PublicState &p, SeatId seat) const
{
    p.vault[toIndex(seat)].add(p.wallet[toIndex(seat)]);
    p.wallet[toIndex(seat)] = {};
}

/// CH-33, from the seat that is asked on.
void Evaluator::leak(PublicState &p) const
{
    for (; p.reached != p.active && !p.fallen.empty(); p.reached = m_rules.leftOf(p.reached)) {
        while ((p.taken == 0 || m_params.leakEveryNew) && takeBest(p, p.reached)) {
        }
        p.taken = 0;
    }
}

/// CH-39: what the others have still to give up.
void Evaluator::offsets(PublicState &p) const
{
    if (p.phase != Phase::Offset)
        p.reached = m_rules.leftOf(p.active);
    for (; p.reached != p.active && !p.fallen.empty(); p.reached = m_rules.leftOf(p.reached)) {
        p.actor = p.reached;
        CoinSet &vault = p.vault[toIndex(p.reached)];
        const std::uint8_t colours = m_rules.offsetColours(p);
        CoinSet best;
        double most = -1e9;
        for (int colour = 0; colour < kColours; ++colour) {
            if ((colours >> colour & 1) == 0)
                continue;
            const CoinSet lost = m_rules.offsetCoins(p, p.reached, colour);
            vault.remove(lost);
            const double left = points(p, p.reached);
            vault.add(lost);
            if (left > most) {
                most = left;
                best = lost;
            }
        }
        vault.remove(best);
    }
    p.fallen = {};
}

} // namespace takujo::coinhunt
