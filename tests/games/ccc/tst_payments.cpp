#include "fixture.h"
#include "rules/finder.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

/// A payment on a lone square of that number, the hand being exactly the payment.
struct Case
{
    const char *id;
    int number;
    const char *cards;
    const char *changes;
    const char *verdict;
};

std::string judged(int number, const std::string &cards, const std::string &changes)
{
    Json all = Json::parse(changes);
    all["board"] = Json::array({Json::array({number})});
    const Rules rules = makeRules(all, 2);
    const State state = position(rules, {{"hands", {cardsOf(cards), Json::array()}}});
    return verdict(rules, state, "place A1 with " + payment(cards));
}

// clang-format off
constexpr Case kPayments[]{
    {"A1", 4, "8c *r", "{}", "ok"}, // manual example 1: 8×2=16
    {"A2", 5, "4h / As / 3h 6s", "{}", "ok"}, // manual example 2
    {"A3", 10, "7h 8d Jh Jd Kh", "{}", "ok"}, // manual example 3: flush 50×2
    {"A4", 14, "5h 7d Kh *r / As / Qs 4h", "{}", "ok"}, // manual example 4
    {"A5", 14, "5h 7d Kh *b / As / Qs 4h", "{}", "CCC-16 refuse.not_square"}, // black joker breaks the red flush: left 50
    {"A6", 14, "5h 7d Kh *b / As / Qs 4h", "{\"joker_counts_in_flush\":false}", "ok"}, // jokers ignored by the flush test: left 25×2×2
    {"A7", 3, "2h 3d 4h", "{}", "CCC-17 refuse.flush"}, // flush forced: 18
    {"A8", 3, "2h 3d 4s", "{}", "ok"}, // mixed colours: 9
    {"A9", 3, "2h 3d 4h", "{\"flush_optional\":true}", "ok"},
    {"A10", 6, "2h 3d 4h 9d", "{\"flush_optional\":true}", "ok"}, // flush_optional: the doubled reading is still available (18×2)
    {"A11", 3, "2h 3d 4h", "{\"flush_factor\":1}", "ok"},
    {"A12", 6, "2h 3d 4h 9d", "{}", "ok"}, // 18×2=36
    {"A13", 6, "7h 10d Ah", "{}", "ok"}, // ace inside a group counts 1 and for the flush: 18×2
    {"A14", 3, "3h 5d Ah", "{}", "CCC-17 refuse.flush"}, // same, forced: 18
    {"A15", 2, "*r *b", "{}", "CCC-13 refuse.jokers"}, // jokers alone pay nothing (total 0)
    {"A16", 2, "4h / As / *r", "{}", "CCC-13 refuse.jokers"}, // group of a joker only
    {"A17", 4, "4h *r *b", "{}", "ok"}, // two jokers 4×2×2; mixed colour, no flush
    {"A18", 4, "4h *r *r", "{}", "CCC-17 refuse.flush"}, // 3 red cards with jokers counted: 4×2×2×2=32
    {"A19", 4, "2h *r *r", "{}", "ok"}, // 2×2×2×2=16
    {"A20", 4, "4h *r *r", "{\"joker_counts_in_flush\":false}", "ok"}, // flush test sees one card: 16
    {"A21", 2, "Ah Ad Ah Ad", "{}", "CCC-17 refuse.flush"}, // 4 aces one colour: 8
    {"A22", 2, "Ah Ad As Ac", "{}", "ok"}, // 4 aces mixed: 4
    {"A23", 2, "Ah / As / Ad", "{}", "ok"}, // single-ace groups in a split: 1+1 (CCC-A5)
    {"A24", 4, "4s / Ah / 4d", "{}", "ok"}, // 2+2
    {"A25", 3, "4s Ah 4d", "{}", "ok"}, // the same three cards without a split: 9
    {"A26", 5, "5h 4d / Ah / 2h 2d", "{}", "ok"}, // all five red, but groups of 2: no flush, 3+2
    {"A27", 8, "2h 3h 3d / As / Kc 3s", "{}", "ok"}, // left flush 8×2=16, right 16: 4+4
    {"A28", 8, "2h 3h 3s / As / Kc 3s", "{}", "CCC-16 refuse.not_square"}, // left 8, no flush
    {"A29", 9, "Kh Ks Qh Js Qd Jh 9s", "{}", "ok"}, // 81, mixed
    {"A30", 5, "5h / As / 4h", "{}", "CCC-16 refuse.not_square"}, // 5 is no square
    {"A31", 6, "4h / As / 9s", "{}", "CCC-16 refuse.sum"}, // 2+3=5
    {"A32", 5, "4h / 2s / 9s", "{}", "CCC-16 refuse.not_ace"}, // splitter must be an ace (may be refused as malformed)
    {"A33", 3, "/ As / 9s", "{}", "CCC-16 refuse.empty_group"}, // empty group (may be refused as malformed)
    {"A34", 5, "4h / As / 9s", "{\"max_splits\":0}", "CCC-16 refuse.splits"},
    {"A35", 6, "4h / As / 9s / Ad / Ac", "{}", "CCC-16 refuse.splits"}, // two splits
    {"A36", 6, "4h / As / 9s / Ad / Ac", "{\"max_splits\":3}", "ok"}, // 2+3+1
    {"A37", 4, "Ah / As / Ad / Ac / Ah / As / Ad", "{\"max_splits\":3}", "ok"}, // four single aces, three splitters: 1+1+1+1
    {"A38", 4, "5h 3d", "{\"flush_min\":2}", "ok"}, // (5+3)×2
    {"A39", 4, "5h 3d", "{}", "CCC-13 refuse.value"}, // 8
    {"A40", 3, "3h *b", "{\"joker_factor\":3}", "ok"}, // 3×3
    {"A41", 14, "Kh Kh Kd Kd Ks Ks Kc Kc Qh Qh Qd Qs Qs Jh Js 10s", "{}", "ok"}, // exactly 16 cards, 196
    {"A42", 14, "Kh Kh Kd Kd Ks Ks Kc Kc Qh Qh Qd Qs Qs Jh Js 9s As", "{}", "CCC-A15 refuse.size"}, // 17 cards, value 196 too
};
// clang-format on

} // namespace

class TestPayments : public QObject
{
    Q_OBJECT

private slots:
    void table_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kPayments); ++i)
            QTest::newRow(kPayments[i].id) << static_cast<int>(i);
    }
    void table()
    {
        QFETCH(int, row);
        const Case &c = kPayments[toIndex(row)];
        QCOMPARE(judged(c.number, c.cards, c.changes), std::string(c.verdict));
    }

    void CCC_13_equalsTheSquare()
    {
        QCOMPARE(judged(4, "10s 6h", "{}"), std::string("ok"));
        QCOMPARE(judged(4, "10s 5h", "{}"), std::string("CCC-13 refuse.value"));
        QCOMPARE(judged(4, "10s 7h", "{}"), std::string("CCC-13 refuse.value"));
    }

    void CCC_14_values()
    {
        const std::array<int, kRanks> values{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
        for (int rank = 1; rank <= kRanks; ++rank) {
            for (int suit = 0; suit < kSuits; ++suit)
                QCOMPARE(valueOf(kindOf(suit, rank)), values[toIndex(rank - 1)]);
        }
        QCOMPARE(valueOf(kRedJoker), 0);
    }

    void CCC_15_numericCheck1() { QCOMPARE(judged(4, "8c *r", "{}"), std::string("ok")); }
    void CCC_16_numericCheck2() { QCOMPARE(judged(5, "4h / As / 3h 6s", "{}"), std::string("ok")); }
    void CCC_17_numericCheck3() { QCOMPARE(judged(10, "7h 8d Jh Jd Kh", "{}"), std::string("ok")); }
    void CCC_16_numericCheck4()
    {
        QCOMPARE(judged(14, "5h 7d Kh *r / As / Qs 4h", "{}"), std::string("ok"));
    }

    void CCC_17_refusalNamesTheForcedFlush()
    {
        const Rules rules = makeRules({{"board", {{3}}}}, 2);
        const State state = position(rules, {{"hands", {{"2h", "3d", "4h"}, Json::array()}}});
        const Check check = rules.check(state, *rules.parseMove("place A1 with 2h+3d+4h"));
        QVERIFY(check);
        QCOMPARE(english(check->text),
                 std::string("A1 costs exactly 9; the red flush 4, 3, 2 is forced and counts "
                             "times 2, so it pays 18."));
        QCOMPARE(japanese(check->text),
                 std::string("A1 は9点ちょうどで支払います。4・3・2は赤のフラッシュが必ず効いて"
                             "2倍になり、18点です。"));
        QCOMPARE(check->anchor, std::string("square#0"));
    }

    void CCC_17_forcedInsideASplit()
    {
        // (2 3 4 red) is worth 18 and no square; the same mixed is 9
        QCOMPARE(judged(5, "2h 3d 4h / As / 4s", "{}"), std::string("CCC-17 refuse.flush.split"));
        QCOMPARE(judged(5, "2h 3d 4s / As / 4h", "{}"), std::string("ok"));
        QCOMPARE(judged(5, "2h 3d 4h / As / 4s", "{\"flush_optional\":true}"), std::string("ok"));
        // times 4 it stays a square: 36, root 6, where 9 with root 3 would fit
        QCOMPARE(judged(5, "2h 3d 4h / As / 4s", "{\"flush_factor\":4}"),
                 std::string("CCC-17 refuse.flush.sum"));
        QCOMPARE(judged(8, "2h 3d 4h / As / 4s", "{\"flush_factor\":4}"), std::string("ok"));
        QCOMPARE(judged(7, "2h 3d 4h / As / 4s", "{\"flush_factor\":4}"),
                 std::string("CCC-16 refuse.sum")); // neither reading fits
        QCOMPARE(judged(5, "2h 3d 4h / As / Ah Ad Ac As", "{\"flush_factor\":4}"),
                 std::string("CCC-17 refuse.flush.sum"));
    }

    void CCC_A12_optionalFlushPerGroup()
    {
        const Params params = makeRules({{"flush_optional", true}}).params();
        Payment both; // (2 3 4 red) as 9 -> 3 and (6 6 6 red) as 36 -> 6: one doubled, one not
        both.groupCount = 2;
        for (const char *code : {"2h", "3d", "4h"})
            both.groups[0].add(*cardFromCode(code));
        for (const char *code : {"6h", "6d", "6h"})
            both.groups[1].add(*cardFromCode(code));
        QCOMPARE(judge(params, both, 9).fault, Fault::None);
        QVERIFY(!both.groups[0].flushUsed);
        QVERIFY(both.groups[1].flushUsed);
    }

    /// A group is no square only when neither reading is: 2 3 4 red may count 9, and 3 + 2 is not 8.
    void CCC_A12_refusalNamesTheSumWhenAReadingIsSquare()
    {
        const std::string optional = "{\"flush_optional\":true}";
        QCOMPARE(judged(8, "2h 3h 4h / Ah / 4s", optional), std::string("CCC-16 refuse.sum"));
        QCOMPARE(judged(5, "2h 3h 4h / Ah / 4s", optional), std::string("ok"));
        QCOMPARE(judged(8, "2h 3h 5h / Ah / 4s", optional),
                 std::string("CCC-16 refuse.not_square")); // 10, doubled 20
        const Rules rules = makeRules({{"flush_optional", true}, {"board", {{8}}}}, 2);
        const State state =
            position(rules, {{"hands", {cardsOf("2h 3h 4h / Ah / 4s"), Json::array()}}});
        const Check check = rules.check(state, *rules.parseMove("place A1 with 4h+3h+2h|Ah|4s"));
        QVERIFY(check);
        QCOMPARE(english(check->text),
                 std::string("The number on A1 is 8; the roots of the groups add up to 5."));
    }

    void CCC_16_equationShowsEveryGroup()
    {
        const Rules rules = makeRules();
        Payment p;
        QCOMPARE(
            parsePayment(unpack(*rules.parseMove("place A1 with 5h+7d+Kh+JR|As|Qs+4h")).view(), p),
            Fault::None);
        judge(rules.params(), p, 14);
        QCOMPARE(equation(rules.params(), p),
                 std::string("(13 + 7 + 5) × 2 × 2 = 100 = 10², 12 + 4 = 16 = 4², 10 + 4 = 14"));
    }

    void CCC_13_equationOfOneGroup()
    {
        const Rules rules = makeRules();
        Payment p;
        parsePayment(unpack(*rules.parseMove("place A1 with Kh+Qd+7h")).view(), p);
        judge(rules.params(), p, 8);
        QCOMPARE(equation(rules.params(), p), std::string("(13 + 12 + 7) × 2 = 64 = 8²"));
    }

    void CCC_A14_oneFormForEqualPlays()
    {
        const Rules rules = makeRules();
        const auto same = [&rules](const char *a, const char *b) {
            return *rules.parseMove(std::string("place C4 with ") + a) ==
                   *rules.parseMove(std::string("place c4 with ") + b);
        };
        QVERIFY(same("4h|As|9s", "9s|As|4h"));
        QVERIFY(same("4h|As|3c+6s", "6s+3c|As|4h"));
        QVERIFY(same("JR+8c", "8c+JR"));
        QVERIFY(same("4h|As|9s|Ad|Ac", "Ac|Ad|9s|As|4h"));
        QVERIFY(!same("4c|Ah|9c", "4c|As|9c")); // the suit of the splitting ace decides what stays
        QVERIFY(!same("4s+Ah+4d", "4s|Ah|4d"));
    }

    void CCC_A14_otherOrdersAreNoMoves()
    {
        const Rules rules = makeRules({{"board", {{4}}}}, 2);
        const State state = position(rules, {{"hands", {{"10s", "6h"}, Json::array()}}});
        const std::array<std::uint8_t, 2> wrong{*cardFromCode("6h"), *cardFromCode("10s")};
        QCOMPARE(verdict(rules.check(state, packed(kPlace, 0, wrong))),
                 std::string(" refuse.form"));
        Move noise = *rules.parseMove("place A1 with 10s+6h");
        QCOMPARE(verdict(rules.check(state, noise)), std::string("ok"));
        noise.data[12] = 1;
        QCOMPARE(verdict(rules.check(state, noise)), std::string(" refuse.form"));
    }

    void CCC_A5_singleAceGroups() { QCOMPARE(judged(2, "Ah / As / Ad", "{}"), std::string("ok")); }

    void finderFindsOnlyLegalPayments_data()
    {
        QTest::addColumn<QString>("changes");
        for (const char *changes :
             {"{}", "{\"flush_optional\":true}", "{\"max_splits\":3}", "{\"joker_factor\":3}",
              "{\"joker_counts_in_flush\":false,\"jokers\":8}", "{\"flush_min\":2}"})
            QTest::newRow(changes) << QString::fromUtf8(changes);
    }
    void finderFindsOnlyLegalPayments()
    {
        QFETCH(QString, changes);
        const Rules rules = makeRules(Json::parse(changes.toStdString()), 2);
        Rng rng(7);
        int found = 0;
        for (int round = 0; round < 40; ++round) {
            KindCounts deck = rules.params().deck;
            KindCounts hand;
            for (int i = 0; i < 10; ++i) {
                const int kind =
                    pickByTicket(deck.n, rng.below(static_cast<std::uint32_t>(deck.total())));
                --deck[toIndex(kind)];
                ++hand[toIndex(kind)];
            }
            PaymentFinder finder(rules.params(), hand, {});
            for (int number = 1; number <= kMaxNumber; ++number) {
                for (Payment p : finder.find(number)) {
                    ++found;
                    QCOMPARE(judge(rules.params(), p, number).fault, Fault::None);
                    KindCounts left = hand;
                    const Symbols symbols = unpack(placeMove(0, p));
                    for (const std::uint8_t symbol : symbols.view()) {
                        const Kind kind = isSplit(symbol) ? aceOf(symbol) : symbol;
                        QVERIFY(left[kind]-- > 0);
                    }
                }
            }
        }
        QVERIFY(found > 500);
    }

    /// Against all subsets of the hand: what one group can pay is found, with the fewest cards.
    void finderAgreesWithAllSubsets()
    {
        const Rules rules = makeRules({{"max_splits", 0}}, 2);
        Rng rng(11);
        for (int round = 0; round < 30; ++round) {
            std::vector<Kind> hand;
            KindCounts counts;
            KindCounts deck = rules.params().deck;
            for (int i = 0; i < 9; ++i) {
                const int kind =
                    pickByTicket(deck.n, rng.below(static_cast<std::uint32_t>(deck.total())));
                --deck[toIndex(kind)];
                hand.push_back(static_cast<Kind>(kind));
                ++counts[toIndex(kind)];
            }
            std::array<int, kMaxNumber + 1> fewest{};
            for (unsigned mask = 1; mask < (1U << hand.size()); ++mask) {
                Group group;
                for (std::size_t i = 0; i < hand.size(); ++i) {
                    if ((mask >> i) & 1U)
                        group.add(hand[i]);
                }
                value(rules.params(), group);
                if (group.root < 1 || group.root > kMaxNumber)
                    continue;
                int &least = fewest[toIndex(group.root)];
                least = least == 0 ? group.size : std::min(least, group.size);
            }
            PaymentFinder finder(rules.params(), counts, {});
            for (int number = 1; number <= kMaxNumber; ++number) {
                const std::vector<Payment> found = finder.find(number);
                QCOMPARE(found.empty() ? 0 : found.front().cards(), fewest[toIndex(number)]);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPayments)
#include "tst_payments.moc"
