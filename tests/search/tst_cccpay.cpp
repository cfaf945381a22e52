#include "ai/heuristic_tables.h"
#include "ai/paymemory.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;

namespace {

RuleValues houseRules(const char *changes)
{
    const RuleSchema &all = schema();
    const auto values = applyChanges(all, all.defaults(), Json::parse(changes));
    return values ? *values : RuleValues();
}

KindCounts randomHand(Rng &rng)
{
    KindCounts hand;
    for (std::uint32_t i = 1 + rng.below(16); i > 0; --i)
        ++hand[rng.below(kKinds)];
    return hand;
}

/// A few cards go, a few come: what happens to a hand from turn to turn.
void changeHand(KindCounts &hand, Rng &rng)
{
    for (std::uint32_t i = 1 + rng.below(4); i > 0; --i) {
        const auto kind = toIndex(rng.below(kKinds));
        if (hand[kind] > 0)
            --hand[kind];
    }
    for (std::uint32_t i = rng.below(4); i > 0 && hand.total() < 40; --i)
        ++hand[rng.below(kKinds)];
}

bool sameForm(const PayForm &a, const PayForm &b)
{
    return a.cost == b.cost && a.base == b.base && a.cards == b.cards && a.code() == b.code();
}

/// Every subset of the values: bit k - 1 of [s] = k of them make s.
std::array<unsigned, 256> sizesByHand(const std::vector<int> &values)
{
    std::array<unsigned, 256> out{};
    for (unsigned subset = 1; subset < 1U << values.size(); ++subset) {
        int sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += (subset >> i & 1U) != 0 ? values[i] : 0;
        const int size = std::popcount(subset);
        if (size <= SumTable<std::uint64_t>::kMaxGroup && sum < 256)
            out[toIndex(sum)] |= 1U << (size - 1);
    }
    return out;
}

} // namespace

/// What makes the search fast must not change what it sees.
class TestCccPay : public QObject
{
    Q_OBJECT

private slots:
    void sums();
    void handsInTurn();
    void waysRemembered();
    void gains_data();
    void gains();
};

void TestCccPay::sums()
{
    Rng rng(5);
    SumTable<std::uint64_t> table;
    std::vector<int> values;
    for (int round = 0; round < 300; ++round) {
        const std::size_t kept =
            values.empty() ? 0 : rng.below(static_cast<std::uint32_t>(values.size()) + 1);
        values.resize(kept);
        table.keep(static_cast<int>(kept));
        for (std::uint32_t i = rng.below(5); i > 0 && values.size() < 10; --i) {
            values.push_back(1 + static_cast<int>(rng.below(13)));
            table.add(static_cast<std::uint8_t>(values.back()));
        }
        table.make();
        const auto expected = sizesByHand(values);
        for (int sum = 1; sum <= 64; ++sum) {
            for (int from = 1; from <= 8; ++from) {
                const unsigned sizes = expected[toIndex(sum)] >> (from - 1);
                const int fewest = sizes == 0 ? 0 : std::countr_zero(sizes) + from;
                QCOMPARE(table.fewest(sum, from), fewest);
                SumTable<std::uint64_t>::Chosen chosen;
                if (fewest == 0)
                    continue;
                QVERIFY(table.restore(sum, fewest, (sum & 1) != 0, chosen));
                int total = 0;
                for (int i = 0; i < fewest; ++i)
                    total += values[chosen[toIndex(i)]];
                QCOMPARE(total, sum);
            }
        }
    }
}

/// A finder that has seen other hands, also of a board with larger numbers, says the sameForm as a new one.
void TestCccPay::handsInTurn()
{
    const ccc::Rules narrow(houseRules("{}"), 2);
    const ccc::Rules wide(houseRules(R"({"board":"summit6","jokers":8})"), 2);
    const PayRules small(narrow.params());
    const PayRules large(wide.params());
    QVERIFY(small.narrow && !large.narrow);
    Rng rng(11);
    PayFinder used;
    KindCounts hand = randomHand(rng);
    for (int round = 0; round < 1500; ++round) {
        if (rng.below(40) == 0)
            hand = randomHand(rng);
        changeHand(hand, rng);
        const PayRules &now = rng.below(8) == 0 ? large : small;
        PayFinder fresh;
        fresh.load(now, hand);
        used.load(now, hand);
        for (int number = 1; number <= (now.narrow ? 8 : kMaxNumber); ++number) {
            QVERIFY(sameForm(used.cheapest(number, true), fresh.cheapest(number, true)));
            QVERIFY(sameForm(used.cheapest(number, false), fresh.cheapest(number, false)));
            PayFinder::Forms a;
            PayFinder::Forms b;
            const int count = used.forms(number, a, true);
            QCOMPARE(count, fresh.forms(number, b, true));
            for (std::size_t i = 0; i < toIndex(count); ++i) {
                QVERIFY(sameForm(a[i], b[i]));
                PayCards first;
                PayCards second;
                QCOMPARE(used.layOut(number, a[i], first), fresh.layOut(number, b[i], second));
                QCOMPARE(first.cards, second.cards);
            }
        }
    }
}

void TestCccPay::waysRemembered()
{
    const ccc::Rules rules(houseRules("{}"), 2);
    const ccc::Rules noSplits(houseRules(R"({"max_splits":0})"), 2);
    const PayRules with(rules.params());
    const PayRules without(noSplits.params());
    Rng rng(12);
    std::vector<KindCounts> hands;
    hands.reserve(40);
    for (int i = 0; i < 40; ++i)
        hands.push_back(randomHand(rng));
    PayMemory used;
    for (int round = 0; round < 3000; ++round) {
        const KindCounts &hand = hands[rng.below(40)];
        const PayRules &now = rng.below(2) == 0 ? with : without;
        const int number = 1 + static_cast<int>(rng.below(8));
        const bool single = rng.below(2) == 0;
        PayMemory fresh;
        const auto a = used.ways(now, 0, hand, number, single);
        const auto b = fresh.ways(now, 0, hand, number, single);
        QVERIFY(std::equal(a.begin(), a.end(), b.begin(), b.end(), sameForm));
    }
}

void TestCccPay::gains_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("margin");
    for (const int seats : {2, 3, 4}) {
        for (const int margin : {2, 4})
            QTest::addRow("%d seats, margin %d", seats, margin) << seats << margin;
    }
}

/// The list of squares that gain alike says of each square what coinGain() says.
void TestCccPay::gains()
{
    QFETCH(int, seats);
    QFETCH(int, margin);
    const std::string changes = R"({"territory_margin":)" + std::to_string(margin) + "}";
    const ccc::Rules rules(houseRules(changes.c_str()), seats);
    const HeuristicTables values(rules,
                                 EvaluationWeights{0.74F, 0.6F, 0.05F, 0.93F, 0.69F, 0, 13, {}});
    Rng rng(13);
    for (int round = 0; round < 60; ++round) {
        PublicState p;
        for (int coin = 0; coin < 3 * round; ++coin)
            rules.addCoin(
                p,
                static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.board().slotCount()))),
                static_cast<SeatId>(rng.below(static_cast<std::uint32_t>(seats))));
        const auto seat = static_cast<SeatId>(rng.below(static_cast<std::uint32_t>(seats)));
        AlikeList alike;
        values.listAlike(p, seat, rules.board().squares(), alike);
        for (SquareSet rest = rules.board().squares(); rest.any();) {
            const int slot = rest.pop();
            std::array<float, 2> listed{};
            for (const AlikeSquares &group : alike) {
                if (group.squares.test(slot))
                    listed[group.exposed ? 1 : 0] =
                        values.gain(rules.board().number(slot), group.share);
            }
            for (const bool exposed : {false, true})
                QCOMPARE(listed[exposed ? 1 : 0],
                         std::max(0.0F, values.coinGain(p, slot, seat, 0, exposed)));
        }
        QVERIFY(std::is_sorted(
            alike.begin(), alike.end(),
            [](const AlikeSquares &a, const AlikeSquares &b) { return a.share > b.share; }));
    }
}

QTEST_APPLESS_MAIN(TestCccPay)
#include "tst_cccpay.moc"
