#pragma once
#include "rules/payment.h"

#include <vector>

namespace takujo::ccc {

/// How hard to look for payments. With the default limits everything of up to `maxCards` cards is in
/// reach of the single groups; splits are a sample.
struct FinderLimits
{
    int maxCards = kMaxCards;
    int payments = 12; ///< answers for one number
    int perGroup = 3;  ///< ways to pay the first group of a split that are followed up
    int nodes = 20000; ///< steps of the whole search
};

/// Finds ways to pay a number with a hand, for move lists, alternatives and tests. People's payments
/// are only ever checked (judge()), never enumerated. Same answers for the same hand; no randomness.
class PaymentFinder
{
public:
    PaymentFinder(const Params &params, const KindCounts &hand, FinderLimits limits);

    /// Fewest cards first; each is accepted by judge() for this number. At most limits.payments.
    std::vector<Payment> find(int number);
    /// Is there a payment of at least so many cards? Yes also where the search ended before all was tried.
    bool mayPay(int number, int leastCards);

private:
    std::vector<Payment> groups(int number);
    void splits(int number, std::vector<Payment> &out);
    void split(Payment &payment, KindCounts &hand, int number, int maxRoot, int groups,
               std::vector<Payment> &out);
    void addGroup(Payment &payment, KindCounts &hand, int number, int maxRoot, int groups,
                  std::vector<Payment> &out);

    const Params &m_params;
    KindCounts m_hand;
    FinderLimits m_limits;
    int m_nodes = 0;
};

} // namespace takujo::ccc
