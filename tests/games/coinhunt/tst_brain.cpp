#include "ai/agent.h"
#include "ai/evaluator.h"
#include "ai/greedy.h"
#include "scene.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>
#include <thread>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

namespace {

Request request(const Rules &rules, const State &s, const char *player, int simulations,
                int threads = 1)
{
    Request out;
    out.view = ViewBlob::of(rules.view(s, s.actor));
    out.player = player;
    out.budget.simulations = simulations;
    out.budget.threads = threads;
    out.seed = 42;
    return out;
}

/// A straight column over the board: the white coin goes over the far edge when the column is pushed.
/// The yellow one lies on the corner of the pusher's left side: whoever touches it drops it directly.
Scene column(const Rules &rules)
{
    return Scene(rules)
        .at("red0", 80, 44)
        .at("blue0", 80, 74.05)
        .at("purple0", 80, 104.1)
        .at("green0", 80, 134.15)
        .at("white0", 80, 164.2)
        .at("yellow0", 1, 22)
        .fairy("red0", 1)
        .hand("green1");
}

Evaluator judgeOf(const Rules &rules) { return {rules, weightsOf<Weights>("greedy", nullptr, 2)}; }

std::string bestText(const Rules &rules, const State &s, const char *player, int simulations)
{
    return rules.moveText(
        Agent::search(rules, request(rules, s, player, simulations), {}, nullptr).best);
}

} // namespace

/// The computer players.
class BrainTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPlayerPlaysLegally_data();
    void everyPlayerPlaysLegally();
    void threadsDoNotChangeTheMove_data();
    void threadsDoNotChangeTheMove();
    void quietPushesAreToldApartByWhatTheyLeave();
    void CH_28_noFoulWhereACleanShotScores();
    void CH_20_comesFromTheSideThatScores();
    void CH_24_noCoinOfTheFairysShapeWhereAnotherFalls();
    void CH_29_leavesTheFairysOwnCoinWhereItComesBackToItsColour();
    void CH_31_takesTheLuckyColour();
    void CH_39_losesWhatCountsLeast();
    void CH_A8_losesAsFewCoinsAsTheHouseRuleLets();
    void CH_A9_namesWhatItDoesNotOwnWhereThatIsAllowed();
    void CH_A8_CH_A9_settlesOffsetsByTheHouseRules();
    void CH_43_tiesAreWorthWhatTheHouseRulePays();
    void CH_18_banksANearlyFullWallet();
    void CH_18_keepsTheSecretCoinWhenTheWalletIsEmpty();
    void CH_18_lowersTheDieOutOfDangerNotInto();
    void settledTurnsFollowTheRules();
    void cancelledAtOnce();

private:
    const Rules m_rules = makeRules(Json::object(), 2);
};

void BrainTest::everyPlayerPlaysLegally_data()
{
    QTest::addColumn<QString>("changes");
    QTest::addColumn<int>("seats");
    QTest::newRow("standard") << "{}" << 2;
    QTest::newRow("four") << "{}" << 4;
    QTest::newRow("simplified") << R"({"bank_on_own_turn":true,"fairy_trigger":"same_colour",
        "insert_magic_if_none_fell":true,"magic_penalty":1,"big_drop":0})"
                                << 3;
    QTest::newRow("free") << R"({"fixed_side":false,"no_direct_drop":false,"leak_takes":"every_new",
        "offset_mode":"all","victim_must_own":false})"
                          << 3;
}

void BrainTest::everyPlayerPlaysLegally()
{
    QFETCH(QString, changes);
    QFETCH(int, seats);
    const Rules rules = makeRules(Json::parse(changes.toStdString()), seats);
    const std::vector<std::string> players = Agent::players();
    LiveChance chance(11);
    State s = rules.start(chance, nullptr);
    Rng rng(5);
    while (s.phase != Phase::Over) {
        Request asked = request(
            rules, s, players[rng.below(static_cast<std::uint32_t>(players.size()))].c_str(), 8);
        asked.seed = rng.next();
        const Move move = Agent::search(rules, asked, {}, nullptr).best;
        QVERIFY2(!rules.check(s, move), rules.moveText(move).c_str());
        chance.beginPly(s.ply + 1U);
        rules.apply(s, move, chance, nullptr);
    }
}

void BrainTest::threadsDoNotChangeTheMove_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("pushes");
    QTest::newRow("expert") << QStringLiteral("expert") << 60;
    QTest::newRow("master looks ahead") << QStringLiteral("master") << 500;
}

void BrainTest::threadsDoNotChangeTheMove()
{
    QFETCH(QString, player);
    QFETCH(int, pushes);
    const State s = column(m_rules).insert();
    const auto found = [&](int threads) {
        return Agent::search(m_rules,
                             request(m_rules, s, player.toStdString().c_str(), pushes, threads), {},
                             nullptr);
    };
    const SearchResult one = found(1);
    const SearchResult again = found(1);
    const SearchResult two = found(2);
    QVERIFY(one.simulations > static_cast<std::uint64_t>(9 * pushes / 10));
    for (const SearchResult *other : {&again, &two}) {
        QVERIFY(one.best == other->best);
        QCOMPARE(other->simulations, one.simulations);
        QCOMPARE(other->candidates.size(), one.candidates.size());
        for (std::size_t i = 0; i < one.candidates.size(); ++i)
            QCOMPARE(other->candidates[i].margin, one.candidates[i].margin);
    }
}

void BrainTest::CH_28_noFoulWhereACleanShotScores()
{
    const State s = column(m_rules).vault(0, "red5 red6").insert();
    State foul = s; // the bait is there: pushing in at the corner is a foul
    playLive(m_rules, foul, "shot green south 400 0 0");
    QVERIFY(foul.stash.has(coin("yellow0")));
    for (const char *player : {"skilled", "expert", "master"}) {
        State after = s;
        playLive(m_rules, after, bestText(m_rules, s, player, 80));
        QCOMPARE(names(after.wallet[0]), std::string("white0"));
        QVERIFY(after.stash.empty());
    }
}

/// Far from every edge nothing falls, and by itself one push is as good as the other.
void BrainTest::quietPushesAreToldApartByWhatTheyLeave()
{
    const State s =
        Scene(m_rules).fairy("red0", 1).hand("green1").insert(); // the figure of the start
    const SearchResult found =
        Agent::search(m_rules, request(m_rules, s, "master", 700), {}, nullptr);
    QVERIFY(found.candidates.size() >= 4);
    QSet<int> places;
    for (const Candidate &candidate : found.candidates) {
        const ShotMove shot = ShotMove::of(candidate.move);
        places.insert(shot.offset / (16 * 20)); // strips of 20 mm
        QVERIFY(candidate.visits > 3);
    }
    QVERIFY2(places.size() >= 3, qPrintable(QString::number(places.size())));
}

/// A column across the board: only a push from the west takes the white coin over the edge.
void BrainTest::CH_20_comesFromTheSideThatScores()
{
    const Rules free = makeRules({{"fixed_side", false}}, 2);
    const State s = Scene(free)
                        .at("red0", 44, 82)
                        .at("blue0", 74.05, 82)
                        .at("purple0", 104.1, 82)
                        .at("green0", 134.15, 82)
                        .at("white0", 164.2, 82)
                        .at("yellow0", 82, 150)
                        .fairy("red0", 1)
                        .hand("green1")
                        .insert();
    for (const char *player : {"skilled", "expert", "master"}) {
        const std::string text = bestText(free, s, player, 120);
        QVERIFY2(text.find(" west ") != std::string::npos, text.c_str());
    }
}

/// The same column, but the coin at its end has the shape of the fairy's: better nothing than that.
void BrainTest::CH_24_noCoinOfTheFairysShapeWhereAnotherFalls()
{
    const State s = column(m_rules).fairy("purple0", 1).insert();
    for (const char *player : {"skilled", "expert", "master"}) {
        State after = s;
        playLive(m_rules, after, bestText(m_rules, s, player, 80));
        QVERIFY(!after.stash.has(coin("white0")));
    }
}

/// The fairy rides the coin at the end: it comes back to another white one, so what fell is blocked.
void BrainTest::CH_29_leavesTheFairysOwnCoinWhereItComesBackToItsColour()
{
    const State s =
        column(m_rules).at("white1", 130, 40).at("white2", 130, 120).fairy("white0", 1).insert();
    for (const char *player : {"casual", "skilled", "expert", "master"}) {
        State after = s;
        playLive(m_rules, after, bestText(m_rules, s, player, 80));
        QVERIFY2(after.board.has(coin("white0")), player);
    }
}

void BrainTest::CH_31_takesTheLuckyColour()
{
    const State s = Scene(m_rules).lucky("white11").hand("red1").after("white0 yellow0");
    for (const char *player : {"greedy", "casual", "skilled", "expert", "master"})
        QCOMPARE(bestText(m_rules, s, player, 20), std::string("take white"));
}

void BrainTest::CH_39_losesWhatCountsLeast()
{
    // red is lost to the other seat anyhow, in blue this seat leads by one
    const State s = Scene(m_rules)
                        .vault(0, "red1 red2 red3 red4 red5")
                        .vault(1, "red6 blue1")
                        .jam(0, "green1 green2")
                        .jamTurn();
    State fallen = s;
    play(m_rules, fallen, push(m_rules, s), Script().shot("red0 blue0"));
    QCOMPARE(phase(fallen), std::string("offset"));
    for (const char *player : {"casual", "skilled", "expert"})
        QCOMPARE(bestText(m_rules, fallen, player, 20), std::string("offset red"));
}

void BrainTest::CH_A8_losesAsFewCoinsAsTheHouseRuleLets()
{
    const auto named = [](const char *mode, const char *player) {
        const Rules rules = makeRules({{"offset_mode", mode}}, 2);
        State s = Scene(rules)
                      .at("yellow9", 125, 20)
                      .vault(1, "yellow1 yellow2 yellow3 blue1")
                      .jam(0, "green1 green2")
                      .jamTurn();
        play(rules, s, push(rules, s), Script().shot("yellow0 yellow9 blue0"));
        return bestText(rules, s, player, 20);
    };
    for (const char *player : {"greedy", "beginner", "casual", "skilled", "expert"}) {
        QCOMPARE(named("one", player), std::string("offset yellow")); // as blue leads by one only
        QCOMPARE(named("per_fallen", player), std::string("offset blue"));
        QCOMPARE(named("all", player), std::string("offset blue"));
    }
}

void BrainTest::CH_A9_namesWhatItDoesNotOwnWhereThatIsAllowed()
{
    const Rules rules = makeRules({{"victim_must_own", false}}, 2);
    State s = Scene(rules).vault(1, "yellow1 yellow2 yellow3").jam(0, "green1 green2").jamTurn();
    play(rules, s, push(rules, s), Script().shot("yellow0 blue0"));
    for (const char *player : {"greedy", "beginner", "casual", "skilled", "expert"})
        QCOMPARE(bestText(rules, s, player, 20), std::string("offset blue"));
}

/// How the levels that search see the end of a push with a jam coin.
void BrainTest::CH_A8_CH_A9_settlesOffsetsByTheHouseRules()
{
    const auto left = [](const Json &changes, const char *vault, const char *falls) {
        const Rules rules = makeRules(changes, 2);
        State s =
            Scene(rules).at("yellow9", 125, 20).vault(1, vault).jam(0, "green1 green2").jamTurn();
        s.fallen = coins(falls);
        s.board.remove(s.fallen);
        judgeOf(rules).settle(s);
        return names(s.vault[1]);
    };
    const char *const three = "yellow1 yellow2 yellow3";
    QCOMPARE(left(Json::object(), three, "yellow0 yellow9"), std::string("yellow2 yellow3"));
    QCOMPARE(left({{"offset_mode", "per_fallen"}}, three, "yellow0 yellow9"),
             std::string("yellow3"));
    QCOMPARE(left({{"offset_mode", "all"}}, three, "yellow0"), std::string());
    QCOMPARE(left({{"offset_mode", "all"}}, "blue1 yellow1 yellow2 yellow3", "yellow0 blue0"),
             std::string(three));
    QCOMPARE(left({{"victim_must_own", false}}, three, "yellow0 blue0"), std::string(three));
    QCOMPARE(left({{"victim_must_own", false}}, three, "yellow0"), std::string("yellow2 yellow3"));
}

void BrainTest::CH_43_tiesAreWorthWhatTheHouseRulePays()
{
    const auto points = [](const Json &changes, const char *other) {
        const Rules rules = makeRules(changes, 2);
        const State s = Scene(rules).vault(0, "red1").vault(1, other).hand("green1").insert();
        return judgeOf(rules).points(s, 0);
    };
    const Json ties{{"majority_points", 0}, {"tie_points", 5}};
    QVERIFY(points(ties, "red2") > points(ties, "blue1") + 0.5);
    // as the rules are, a tie pays half of the majority: a coin, 0.73 and 0.27 of one, half of four
    QCOMPARE(points(Json::object(), "blue1"), 1 + 2 * (0.73 + 0.27 + 4 * 0.5));
}

void BrainTest::CH_18_banksANearlyFullWallet()
{
    const auto decided = [&](const char *wallet) {
        const State s = Scene(m_rules).wallet(0, wallet).secrets(0, 1).hand("purple3").secret();
        return bestText(m_rules, s, "expert", 20);
    };
    QCOMPARE(decided("red1 blue1 yellow1 green1 white1"), std::string("secret"));
    QCOMPARE(decided("red1"), std::string("pass"));
}

/// Nothing to bank, no danger to lower: whatever the coin may be, it can do so later, too.
void BrainTest::CH_18_keepsTheSecretCoinWhenTheWalletIsEmpty()
{
    const State s = Scene(m_rules).lucky("purple11").secrets(0, 1).hand("blue3").secret();
    for (const char *player : {"beginner", "casual", "skilled", "expert"}) {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Request asked = request(m_rules, s, player, 20);
            asked.seed = seed;
            const Move move = Agent::search(m_rules, asked, {}, nullptr).best;
            QVERIFY2(move.kind == kPass, player);
        }
    }
}

/// CH-24: 2, 4 and 6 block a magic coin that falls; of equal choices the safe number is the one.
void BrainTest::CH_18_lowersTheDieOutOfDangerNotInto()
{
    for (const int die : {2, 3, 4, 5, 6}) {
        State s = Scene(m_rules)
                      .fairy("red0", die)
                      .secrets(0, 1)
                      .hand("green7")
                      .wallet(0, "blue1")
                      .secret();
        play(m_rules, s, "secret", Script().card("green4"));
        QCOMPARE(phase(s), std::string("lower"));
        for (const char *player : {"beginner", "casual", "skilled", "expert"})
            QCOMPARE(bestText(m_rules, s, player, 20),
                     std::string(die % 2 == 0 ? "lower yes" : "lower no"));
    }
}

void BrainTest::settledTurnsFollowTheRules()
{
    const Evaluator judge = judgeOf(m_rules);
    // CH-27: three coins bank the wallet, then one is taken and another leaks
    State s = Scene(m_rules).wallet(0, "red1").hand("green1").insert();
    s.hand = {};
    s.fallen = coins("red0 yellow0 white0");
    s.board.remove(s.fallen);
    judge.settle(s);
    QCOMPARE(names(s.vault[0]), std::string("red1"));
    QCOMPARE(s.wallet[0].size(), 1);
    QCOMPARE(s.wallet[1].size(), 1); // CH-33
    QCOMPARE(s.fallen.size(), 1);
    // CH-24: the others gain, the coin is lost
    State blocked = Scene(m_rules).fairy("red0", 1).hand("green1").insert();
    blocked.fallen = coins("blue0");
    blocked.board.remove(blocked.fallen);
    judge.settle(blocked);
    QCOMPARE(names(blocked.stash), std::string("blue0"));
    QCOMPARE(blocked.secret[1].size(), 1);
    QVERIFY(blocked.wallet[0].empty());
}

void BrainTest::cancelledAtOnce()
{
    const State s = column(m_rules).insert();
    std::stop_source stop;
    stop.request_stop();
    const Request asked = request(m_rules, s, "expert", 1 << 20);
    const SearchResult none = Agent::search(m_rules, asked, stop.get_token(), nullptr);
    QVERIFY(none.cancelled);
    QVERIFY(!m_rules.check(s, none.best));
    std::stop_source later;
    std::atomic<std::uint64_t> pushes = 0;
    std::jthread watch([&] {
        while (pushes < 5)
            std::this_thread::yield();
        later.request_stop();
    });
    const SearchResult some = Agent::search(m_rules, asked, later.get_token(), &pushes);
    QVERIFY(some.cancelled);
    QVERIFY(some.simulations < 1 << 20);
    QVERIFY(!m_rules.check(s, some.best));
}

QTEST_GUILESS_MAIN(BrainTest)
#include "tst_brain.moc"
