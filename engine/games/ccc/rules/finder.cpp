#include "rules/finder.h"

#include "rules/groupfinder.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

void spend(KindCounts &hand, const Group &group, int sign)
{
    for (const Kind kind : group.view())
        hand[kind] = static_cast<std::uint8_t>(hand[kind] - sign);
}

/// Fewest cards first; the same payment found twice stands side by side.
void sortAndUnite(std::vector<Payment> &payments)
{
    const auto key = [](const Payment &p) { return std::pair(p.cards(), placeMove(0, p).data); };
    std::sort(payments.begin(), payments.end(),
              [&key](const Payment &a, const Payment &b) { return key(a) < key(b); });
    payments.erase(
        std::unique(payments.begin(), payments.end(),
                    [&key](const Payment &a, const Payment &b) { return key(a) == key(b); }),
        payments.end());
}

} // namespace

PaymentFinder::PaymentFinder(const Params &params, const KindCounts &hand, FinderLimits limits)
    : m_params(params), m_hand(hand), m_limits(limits)
{}

std::vector<Payment> PaymentFinder::find(int number)
{
    m_nodes = m_limits.nodes;
    std::vector<Payment> out = groups(number);
    splits(number, out);
    sortAndUnite(out);
    if (const auto limit = toIndex(m_limits.payments); out.size() > limit)
        out.resize(limit);
    return out;
}

bool PaymentFinder::mayPay(int number, int leastCards)
{
    m_nodes = m_limits.nodes;
    std::vector<Payment> found = groups(number);
    const auto enough = [leastCards](const Payment &p) { return p.cards() >= leastCards; };
    if (std::any_of(found.begin(), found.end(), enough))
        return true;
    splits(number, found);
    return m_nodes <= 0 || std::any_of(found.begin(), found.end(), enough);
}

/// Payments of one group, fewest cards first.
std::vector<Payment> PaymentFinder::groups(int number)
{
    std::vector<Group> single;
    GroupFinder(m_params, m_hand, m_limits.maxCards)
        .find(number, toIndex(m_limits.payments), m_nodes, single);
    std::vector<Payment> out;
    for (const Group &group : single) {
        Payment payment;
        payment.groups[0] = group;
        payment.groupCount = 1;
        out.push_back(payment);
    }
    return out;
}

void PaymentFinder::splits(int number, std::vector<Payment> &out)
{
    for (int groups = 2; groups <= m_params.maxSplits + 1 && groups <= number;
         ++groups) { // CCC-16, CCC-A4
        Payment payment;
        KindCounts hand = m_hand;
        split(payment, hand, number, number, groups, out);
    }
}

/// Adds `groups` more groups whose roots sum to `number`, the larger roots first. Between groups an ace
/// of either colour is tried.
void PaymentFinder::split(Payment &payment, KindCounts &hand, int number, int maxRoot, int groups,
                          std::vector<Payment> &out)
{
    if (groups == 1)
        return addGroup(payment, hand, number, maxRoot, groups, out);
    int triedColours = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Kind ace = kindOf(suit, 1);
        const int colour = isRed(ace) ? 2 : 1;
        if (hand[ace] == 0 || (triedColours & colour) != 0)
            continue;
        triedColours |= colour;
        --hand[ace];
        payment.aces[toIndex(payment.groupCount)] = ace;
        addGroup(payment, hand, number, maxRoot, groups, out);
        ++hand[ace];
    }
}

void PaymentFinder::addGroup(Payment &payment, KindCounts &hand, int number, int maxRoot,
                             int groups, std::vector<Payment> &out)
{
    const auto at = toIndex(payment.groupCount);
    const int left = m_limits.maxCards - payment.cards() - (at > 0 ? 1 : 0) - (groups > 1 ? 1 : 0);
    if (left < 1 || m_nodes <= 0)
        return;
    GroupFinder finder(m_params, hand, left);
    const int lowest = groups == 1 ? number : (number + groups - 1) / groups;
    for (int root = std::min(maxRoot, number - groups + 1); root >= lowest; --root) {
        std::vector<Group> found;
        finder.find(root, toIndex(m_limits.perGroup), m_nodes, found);
        for (const Group &group : found) {
            payment.groups[at] = group;
            ++payment.groupCount;
            if (groups == 1) {
                out.push_back(payment);
            } else {
                spend(hand, group, 1);
                split(payment, hand, number - root, root, groups - 1, out);
                spend(hand, group, -1);
            }
            --payment.groupCount;
            payment.groups[at] = {};
        }
    }
}

} // namespace takujo::ccc
