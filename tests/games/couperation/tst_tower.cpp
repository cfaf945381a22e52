#include "fixture.h"
#include "rules/tower_domains.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {

/// Every integer that can lie at `place`, by trying all numbers for the face-down cards.
class BruteForce
{
public:
    static constexpr int kFrom = -4;
    static constexpr int kTo = 17;

    BruteForce(const Rules &rules, const PublicState &p) : m_rules(rules), m_p(p)
    {
        for (int place = 0; place < rules.geometry().places(); ++place) {
            const auto i = toIndex(place);
            m_value[i] = p.tower[i] == kHidden ? 0 : p.tower[i];
            if (p.tower[i] == kHidden)
                m_open.push_back(place);
        }
    }

    bool possible(int place, int number)
    {
        const bool free = m_p.tower[toIndex(place)] == kHidden;
        auto open = m_open;
        if (free)
            std::erase(open, place);
        m_set = {};
        m_value[toIndex(place)] = number;
        m_set[toIndex(place)] = true;
        for (int other = 0; other < m_rules.geometry().places(); ++other) {
            const Card card = m_p.tower[toIndex(other)];
            if (other != place && card != 0 && card != kHidden) {
                m_value[toIndex(other)] = card;
                m_set[toIndex(other)] = true;
            }
        }
        return search(open, 0);
    }

private:
    bool search(const std::vector<int> &open, std::size_t at)
    {
        if (at == open.size())
            return ordered();
        for (int n = kFrom; n <= kTo; ++n) {
            m_value[toIndex(open[at])] = n;
            m_set[toIndex(open[at])] = true;
            if (ordered() && search(open, at + 1))
                return true;
        }
        m_set[toIndex(open[at])] = false;
        return false;
    }

    bool ordered() const
    {
        for (int place = 0; place < m_rules.geometry().places(); ++place) {
            for (const int less : m_rules.geometry().less(place)) {
                if (less >= 0 && m_set[toIndex(place)] && m_set[toIndex(less)] &&
                    m_value[toIndex(less)] >= m_value[toIndex(place)])
                    return false;
            }
        }
        return true;
    }

    const Rules &m_rules;
    const PublicState &m_p;
    std::vector<int> m_open;
    std::array<int, kPlaces> m_value{};
    std::array<bool, kPlaces> m_set{};
};

/// A small tower of numbers 1..12 around 6 with at most three face-down cards.
PublicState smallTower(const Rules &rules, Rng &rng)
{
    PublicState p;
    p.tower[toIndex(rules.geometry().start())] = 6;
    int down = 0;
    for (int step = 0; step < 9; ++step) {
        const int place =
            static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.geometry().places())));
        if (!rules.reached(p, place) || rules.isTop(place))
            continue;
        const Bounds bounds = boundsOf(rules.params(), p);
        const auto n = static_cast<Card>(1 + rng.below(12));
        const bool hide = down < 3 && rng.below(2) == 0 && bounds.open(place);
        if (!hide && !bounds.fits(place, n))
            continue;
        down += hide ? 1 : 0;
        p.tower[toIndex(place)] = hide ? kHidden : n;
        if (rules.geometry().row(place) == 0) {
            p.left = std::min(p.left, static_cast<std::int8_t>(rules.geometry().col(place)));
            p.right = std::max(p.right, static_cast<std::int8_t>(rules.geometry().col(place)));
        }
    }
    return p;
}

} // namespace

class TestTower : public QObject
{
    Q_OBJECT

private slots:
    void CP_8_sevenRowsAndOnlyTheFinishCardOnTop();
    void CP_9_bottomRowRisesAndStaysTogether();
    void CP_10_CP_A5_strictlyBetweenTwoSupports();
    void CP_11_placedCardsStay();
    void CP_A1_floatingOrCentred();
    void CP_A2_CP_A15_CP_A16_finishCardOnTopAndLowerDown();
    void CP_A16_finishCardWaitsForFaceDownCards();
    void CP_A14_nobodyIsToldThatItIsHopeless();
    void CP_20_intervalsEqualBruteForce();
    void CP_21_limitsOfACardMakeItsInterval();
    void CP_20_faceDownNeedsRoomForAnInteger();
};

void TestTower::CP_8_sevenRowsAndOnlyTheFinishCardOnTop()
{
    const Rules rules = makeRules();
    QCOMPARE(rules.geometry().towerSize(), 28);
    const Rules small = makeRules({{"rows", 4}, {"first_game", true}});
    const State almost = position(
        small, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31",
                .hands = {"26 12 47"},
                .finish = "none"});
    QCOMPARE(verdict(small, almost, "place 26 at 4,-1"), "ok");
    const Rules four = makeRules({{"rows", 4}});
    const State same = position(
        four, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31",
               .hands = {"26 12 47"},
               .finish = "seat",
               .finishSeat = 0});
    QCOMPARE(verdict(four, same, "place 26 at 4,-1"), "CP-8 refuse.top");
    QCOMPARE(verdict(four, same, "hide 26 at 4,-1"), "CP-8 refuse.top");
    QCOMPARE(verdict(four, same, "place F at 4,-1"), "ok");
    QCOMPARE(verdict(four, same, "place 47 at 1,3"), "CP-8 refuse.width");
}

void TestTower::CP_9_bottomRowRisesAndStaysTogether()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = kBase, .hands = {"10 22 40"}});
    QCOMPARE(verdict(rules, s, "place 10 at 1,-2"), "ok");
    QCOMPARE(verdict(rules, s, "place 40 at 1,-2"), "CP-9 refuse.fit");
    QCOMPARE(verdict(rules, s, "place 40 at 1,2"), "ok");
    QCOMPARE(verdict(rules, s, "place 10 at 1,-3"), "CP-9 refuse.apart");
    QCOMPARE(verdict(rules, s, "place 22 at 1,0"), "CP-24 refuse.taken");
}

void TestTower::CP_10_CP_A5_strictlyBetweenTwoSupports()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, {.tower = "1,-1=24 1,0=25 1,1=32 2,0=28", .hands = {"26 27 31"}});
    QCOMPARE(verdict(rules, s, "place 26 at 2,-1"),
             "CP-A5 refuse.closed"); // 24, 25: nothing between
    QCOMPARE(verdict(rules, s, "hide 26 at 2,-1"), "CP-20 refuse.closed");
    QCOMPARE(verdict(rules, s, "place 27 at 3,0"), "CP-10 refuse.support");
    QCOMPARE(verdict(rules, s, "place 26 at 3,-1"), "CP-10 refuse.support");
    const State t =
        position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 2,-1=22 2,0=28", .hands = {"24 20 30"}});
    QCOMPARE(verdict(rules, t, "place 24 at 3,-1"), "ok");
    QCOMPARE(verdict(rules, t, "place 20 at 3,-1"), "CP-10 refuse.fit");
}

void TestTower::CP_11_placedCardsStay()
{
    const Rules rules = makeRules();
    State s = position(rules, {.tower = kBase, .hands = {"10 22 40"}});
    const auto before = s.tower;
    play(rules, s, "place 10 at 1,-2");
    for (std::size_t i = 0; i < kPlaces; ++i)
        QVERIFY(before[i] == 0 || before[i] == s.tower[i]);
}

void TestTower::CP_A1_floatingOrCentred()
{
    const Rules floating = makeRules();
    const Rules centre = makeRules({{"start_column", "centre"}});
    const Setup edge{.tower = "1,0=25 1,1=27 1,2=30 1,3=33", .hands = {"40 10 12"}};
    QCOMPARE(verdict(floating, position(floating, edge), "place 40 at 1,4"), "ok");
    QCOMPARE(verdict(centre, position(centre, edge), "place 40 at 1,4"), "CP-A1 refuse.width");
    const Rules even = makeRules({{"start_column", "centre"}, {"rows", 6}});
    QCOMPARE(even.params().minCol(), -2); // (rows - 1) // 2 columns to the left
    QCOMPARE(even.params().maxCol(), 3);
    const Rules four = makeRules({{"rows", 4}, {"first_game", true}});
    const State s = position(
        four, {.tower = "1,0=25 1,1=27 1,2=30 1,3=33", .hands = {"10 12 14"}, .finish = "none"});
    QCOMPARE(verdict(four, s, "place 10 at 1,-1"), "CP-8 refuse.width");
}

void TestTower::CP_A2_CP_A15_CP_A16_finishCardOnTopAndLowerDown()
{
    const char *tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31";
    const char *wrong = "1,-1=10 1,0=23 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=26 3,0=31";
    const char *down = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27d1 2,1=35 3,-1=22 3,0=31";
    const auto setup = [](const char *cards) {
        return Setup{.tower = cards, .hands = {"5 12 47"}, .finish = "seat", .finishSeat = 0};
    };
    const Rules rules = makeRules({{"rows", 4}});
    QCOMPARE(verdict(rules, position(rules, setup(tower)), "place F at 4,-1"), "ok");
    QCOMPARE(verdict(rules, position(rules, setup(wrong)), "place F at 4,-1"), "CP-A2 refuse.fit");
    const Rules loose = makeRules({{"rows", 4}, {"finish_between", false}});
    QCOMPARE(verdict(loose, position(loose, setup(wrong)), "place F at 4,-1"), "ok");
    const State low = position(rules, setup("1,-1=10 1,0=23 1,1=30"));
    QCOMPARE(verdict(rules, low, "place F at 2,0"), "ok"); // a 25 between 23 and 30
    QCOMPARE(verdict(rules, low, "place F at 2,-1"), "CP-A2 refuse.fit");
    const Rules top = makeRules({{"rows", 4}, {"finish_elsewhere", false}});
    QCOMPARE(verdict(top, position(top, setup("1,-1=10 1,0=23 1,1=30")), "place F at 2,0"),
             "CP-A15 refuse.finish.below");
    State won = position(rules, setup(down)); // CP-A16: the finish card first, the rest later
    play(rules, won, "place F at 4,-1");
    QCOMPARE(won.end, EndReason::None);
    State later = won;
    later.phase = Phase::Act;
    later.drawMax = 0;
    play(rules, later, "turn 2,0");
    QCOMPARE(later.end, EndReason::Won);
    const Rules last = makeRules({{"rows", 4}, {"finish_last", true}});
    QCOMPARE(verdict(last, position(last, setup(down)), "place F at 4,-1"),
             "CP-A16 refuse.finish.last");
}

/// By the house rule it goes nowhere while a card lies face down; below the top it did.
void TestTower::CP_A16_finishCardWaitsForFaceDownCards()
{
    const auto finish = [](const Rules &rules, const char *tower) {
        const State s = position(
            rules, {.tower = tower, .hands = {"5 12 47"}, .finish = "seat", .finishSeat = 0});
        return verdict(rules, s, "place F at 2,0");
    };
    const char *down = "1,-1=10 1,0=23 1,1=30 1,2=40d1";
    QCOMPARE(finish(makeRules(), down), "ok");
    const Rules last = makeRules({{"finish_last", true}});
    QCOMPARE(finish(last, down), "CP-A16 refuse.finish.last");
    QCOMPARE(finish(last, "1,-1=10 1,0=23 1,1=30 1,2=40"), "ok");
    const Rules top = makeRules({{"finish_last", true}, {"finish_elsewhere", false}});
    QCOMPARE(finish(top, down), "CP-A15 refuse.finish.below"); // nor later
}

void TestTower::CP_A14_nobodyIsToldThatItIsHopeless()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = "1,-1=24 1,0=25 1,1=26", .hands = {"10 22 40"}});
    QVERIFY(!finishable(rules.params(), s, nullptr));
    QCOMPARE(s.end, EndReason::None);
    QCOMPARE(verdict(rules, s, "place 10 at 1,-2"), "ok");
}

/// The intervals of all places against trying every number, on a few hundred small towers.
void TestTower::CP_20_intervalsEqualBruteForce()
{
    const Rules rules = makeRules({{"rows", 4}});
    Rng rng(4711);
    int compared = 0;
    for (int round = 0; round < 150; ++round) {
        const PublicState p = smallTower(rules, rng);
        const Bounds bounds = boundsOf(rules.params(), p);
        BruteForce truth(rules, p);
        for (int place = 0; place < rules.geometry().places(); ++place) {
            if (p.tower[toIndex(place)] == 0 && !rules.reached(p, place))
                continue;
            for (int n = -1; n <= 14; ++n) { // away from the ends of the tried numbers
                QCOMPARE(bounds.fits(place, n), truth.possible(place, n));
                ++compared;
            }
        }
    }
    QVERIFY(compared > 5000);
}

/// What the cards around a place allow together is its interval, on a few hundred small towers.
void TestTower::CP_21_limitsOfACardMakeItsInterval()
{
    const Rules rules = makeRules({{"rows", 4}});
    Rng rng(4712);
    int compared = 0;
    for (int round = 0; round < 300; ++round) {
        const PublicState p = smallTower(rules, rng);
        const Bounds bounds = boundsOf(rules.params(), p);
        for (int place = 0; place < rules.geometry().places(); ++place) {
            if (p.tower[toIndex(place)] == 0)
                continue;
            const std::vector<Limit> limits = limitsOf(rules.params(), p, place);
            for (int n = -1; n <= 14; ++n) {
                const auto allows = [n](const Limit &limit) { return limit.allows(n); };
                QCOMPARE(std::ranges::all_of(limits, allows), bounds.fits(place, n));
                ++compared;
            }
        }
    }
    QVERIFY(compared > 5000);
}

void TestTower::CP_20_faceDownNeedsRoomForAnInteger()
{
    const Rules rules = makeRules();
    // 25 ? ? 28 in the bottom row: the two unknown cards are 26 and 27, nothing fits over them.
    const State s =
        position(rules, {.tower = "1,0=25 1,1=3d1 1,2=4d2 1,3=28", .hands = {"26 27 40"}});
    const Bounds bounds = boundsOf(rules.params(), s);
    QCOMPARE(int(bounds.lo[toIndex(placeAt(rules, "1,1"))]), 26);
    QCOMPARE(int(bounds.hi[toIndex(placeAt(rules, "1,1"))]), 26);
    QCOMPARE(verdict(rules, s, "hide 40 at 2,1"), "CP-20 refuse.closed");
    QCOMPARE(verdict(rules, s, "hide 40 at 1,4"), "ok");
    QCOMPARE(verdict(rules, s, "hide 40 at 1,-1"), "ok"); // also below 1 where it must
    const State low =
        position(rules, {.tower = "1,-1=1 1,0=25", .hands = {"26 27 40"}, .reserve = "2 50"});
    QCOMPARE(verdict(rules, low, "hide 40 at 1,-2"), "ok"); // an integer below 1
    QCOMPARE(verdict(rules, low, "place 40 at 1,-2"), "CP-9 refuse.fit");
}

QTEST_GUILESS_MAIN(TestTower)
#include "tst_tower.moc"
