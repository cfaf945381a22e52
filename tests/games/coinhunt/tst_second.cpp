#include "scene.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

/// The second half and the score.
class SecondTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_36_CH_A12_mostNumerousColourIsParked();
    void CH_37_poorestSharesTheStash();
    void CH_37_everybodyGetsAColourWherePossible();
    void CH_A24_coloursNobodyGotLeave();
    void CH_38_mostJamCoinsBegin();
    void CH_39_othersLoseACoinOfAFallenColour();
    void CH_A8_houseRuleSaysHowMany();
    void CH_A9_victimPicksWhatHeOwns();
    void CH_A13_fallenAndLostCoinsLeave();
    void CH_A26_secretCoinsAreSafe();
    void CH_40_directDropCountsTheFairyDoesNot();
    void CH_41_endsWithTheLastJamCoin();
    void CH_42_secretCoinsCountInTheEnd();
    void CH_43_CH_A15_mostOfAColour();
    void CH_44_luckyColour();
    void CH_45_highestTotalWins();
    void CH_35_noSecondHalfByHouseRule();
    void magicCoinsCostByHouseRule();

private:
    State halfTime(Scene scene, const Script &lots, Events *events = nullptr);
    static State over(const Rules &rules, const std::vector<std::string> &vaults,
                      const std::string &lucky = "white11");

    const Rules m_rules = makeRules();
};

/// The last turn of the first half ends.
State SecondTest::halfTime(Scene scene, const Script &lots, Events *events)
{
    State s = scene.hand("white1").stock(0).insert();
    Script script = Script().shot();
    script.answers.insert(script.answers.end(), lots.answers.begin(), lots.answers.end());
    play(m_rules, s, push(m_rules, s), script, events);
    return s;
}

State SecondTest::over(const Rules &rules, const std::vector<std::string> &vaults,
                       const std::string &lucky)
{
    State s;
    s.phase = Phase::Over;
    s.stage = Stage::Over;
    s.lucky = static_cast<std::uint8_t>(coin(lucky));
    for (std::size_t seat = 0; seat < vaults.size(); ++seat)
        s.vault[seat] = coins(vaults[seat]);
    return rules.outcome(s).finished ? s : State();
}

void SecondTest::CH_36_CH_A12_mostNumerousColourIsParked()
{
    const Scene scene =
        Scene(m_rules).stash("red1 red+12 blue1 green3").vault(1, "white2").vault(2, "white3");
    const State s = halfTime(scene, {});
    QCOMPARE(names(s.parked), std::string("red1 red+12"));
    QCOMPARE(names(s.stash), std::string("blue1 green3"));
    QCOMPARE(int(s.die), 0);
    // among equals by lot
    const Scene tied =
        Scene(m_rules).stash("red1 red2 blue1 green3 green4").vault(1, "white2").vault(2, "white3");
    QCOMPARE(names(halfTime(tied, Script().roll(1)).parked), std::string("green3 green4"));
}

void SecondTest::CH_37_poorestSharesTheStash()
{
    const auto sharer = [&](Scene scene, const Script &lots = {}) {
        return int(halfTime(scene.stash("red1 red2 blue1"), lots).actor);
    };
    QCOMPARE(sharer(Scene(m_rules).vault(0, "green1").vault(1, "green2")), 2);
    // secret coins count in the total; at equal totals fewer of them
    QCOMPARE(
        sharer(Scene(m_rules).vault(0, "green1 green4").vault(1, "green2 green3").secrets(2, 1)),
        2);
    QCOMPARE(sharer(Scene(m_rules).vault(0, "green1").secrets(1, 1).secrets(2, 1)), 0);
    QCOMPARE(sharer(Scene(m_rules).vault(0, "green1"), Script().roll(1)), 2); // then by lot
    // wallets are banked first
    const State s =
        halfTime(Scene(m_rules).wallet(0, "green1").stash("red1 red2 blue1"), Script().roll(0));
    QCOMPARE(names(s.vault[0]), std::string("green1"));
    QCOMPARE(int(s.actor), 1);
    // nothing but the parked colour: no second half
    Events events;
    QCOMPARE(phase(halfTime(Scene(m_rules).stash("red1"), {}, &events)), std::string("over"));
    // no stash at all: no second half either
    const State none = halfTime(Scene(m_rules), {}, &events);
    QCOMPARE(verdict(m_rules, none, "pass"), std::string("CH-37 refuse.over"));
}

void SecondTest::CH_37_everybodyGetsAColourWherePossible()
{
    const State s = Scene(m_rules).stash("red1 red2 blue1 green1 green+12").share();
    QCOMPARE(verdict(m_rules, s, "share red blue green"), std::string("ok"));
    QCOMPARE(verdict(m_rules, s, "share red blue none"),
             std::string("CH-37 refuse.share.everybody"));
    QCOMPARE(verdict(m_rules, s, "share red blue blue"), std::string("CH-37 refuse.share.twice"));
    QCOMPARE(verdict(m_rules, s, "share red blue white"), std::string("CH-37 refuse.share.colour"));
    std::array<Move, Rules::kMaxMoves> moves;
    QCOMPARE(m_rules.legal(s, moves).count, 6);
    const State two = Scene(m_rules).stash("red1 red2 blue1").share();
    QCOMPARE(m_rules.legal(two, moves).count, 6); // who gets none is the sharer's choice
    QCOMPARE(verdict(m_rules, two, "share none blue red"), std::string("ok"));
    State shared = s;
    play(m_rules, shared, "share green red blue");
    QCOMPARE(names(shared.jam[0]), std::string("green1 green+12"));
    QCOMPARE(names(shared.jam[2]), std::string("blue1"));
}

void SecondTest::CH_A24_coloursNobodyGotLeave()
{
    State s = Scene(m_rules).stash("red1 red2 blue1 green1 white2").share();
    play(m_rules, s, "share red blue green");
    QCOMPARE(names(s.gone), std::string("white2"));
    QVERIFY(s.stash.empty());
}

void SecondTest::CH_38_mostJamCoinsBegin()
{
    State s = Scene(m_rules).stash("red1 red2 blue1 green1 green2").share();
    State tied = s;
    play(m_rules, s, "share blue green red");
    QCOMPARE(int(s.active), 1); // of 1, 2, 2 coins: CH-A12, the first in seat order
    play(m_rules, tied, "share blue red green");
    QCOMPARE(int(tied.active), 1);
    QCOMPARE(phase(s), std::string("jam"));
    QCOMPARE(verdict(m_rules, s, "shot green jam west 1320 0 0"), std::string("ok"));
    QCOMPARE(verdict(m_rules, s, "shot green jam south 1320 0 0"),
             std::string("CH-20 refuse.edge"));
    QCOMPARE(verdict(m_rules, s, "shot red jam west 1320 0 0"), std::string("CH-38 refuse.coin"));
    // one coin a turn, then the left neighbour
    play(m_rules, s, push(m_rules, s), Script().shot());
    QCOMPARE(int(s.active), 2);
    QCOMPARE(s.jam[1].size(), 1);
}

void SecondTest::CH_39_othersLoseACoinOfAFallenColour()
{
    Scene scene = Scene(m_rules).jam(0, "red1 red2").vault(1, "yellow1 yellow2 purple1");
    State s = scene.vault(2, "purple+12").jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0 purple0"));
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(options(m_rules, s), std::string("offset yellow, offset purple"));
    play(m_rules, s, "offset yellow");
    QCOMPARE(s.vault[1].size(), 2);
    QVERIFY(s.vault[2].empty()); // one colour only: not asked; magic coins count
    QCOMPARE(phase(s), std::string("jam"));
    // nothing fallen: nothing lost
    State quiet = Scene(m_rules).jam(0, "red1 red2").vault(1, "yellow1").jamTurn();
    play(m_rules, quiet, push(m_rules, quiet), Script().shot());
    QCOMPARE(quiet.vault[1].size(), 1);
}

void SecondTest::CH_A8_houseRuleSaysHowMany()
{
    const auto left = [](const char *mode) {
        const Rules rules = makeRules({{"offset_mode", mode}});
        State s = Scene(rules)
                      .jam(0, "red1 red2")
                      .at("yellow9", 125, 20)
                      .vault(1, "yellow1 yellow2 yellow3")
                      .jamTurn();
        play(rules, s, push(rules, s), Script().shot("yellow0 yellow9"));
        return s.vault[1].size();
    };
    QCOMPARE(left("one"), 2);
    QCOMPARE(left("per_fallen"), 1);
    QCOMPARE(left("all"), 0);
}

void SecondTest::CH_A9_victimPicksWhatHeOwns()
{
    for (const bool must : {true, false}) {
        const Rules rules = makeRules({{"victim_must_own", must}});
        State s = Scene(rules).jam(0, "red1 red2").vault(1, "yellow1").jamTurn();
        play(rules, s, push(rules, s), Script().shot("yellow0 purple0"));
        if (!must) {
            QCOMPARE(options(rules, s), std::string("offset yellow, offset purple"));
            play(rules, s, "offset purple");
        }
        QCOMPARE(s.vault[1].size(), must ? 0 : 1);
    }
    State s = Scene(m_rules).jam(0, "red1 red2").vault(1, "yellow1 purple1").jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0 purple0 green0"));
    QCOMPARE(verdict(m_rules, s, "offset green"), std::string("CH-A9 refuse.offset.own"));
    QCOMPARE(verdict(m_rules, s, "offset white"), std::string("CH-39 refuse.offset.colour"));
}

void SecondTest::CH_A13_fallenAndLostCoinsLeave()
{
    State s = Scene(m_rules).jam(0, "red1 red2").vault(1, "yellow1").jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0"));
    QCOMPARE(names(s.gone), std::string("yellow0 yellow1"));
    QVERIFY(s.board.has(coin("red1"))); // the coin pushed in stays
}

void SecondTest::CH_A26_secretCoinsAreSafe()
{
    State s = Scene(m_rules).jam(0, "red1 red2").secrets(1, 2).jamTurn();
    Events events;
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0"), &events);
    QCOMPARE(s.secret[1].size(), 2);
    QVERIFY(told(events, "event.offset.safe"));
}

void SecondTest::CH_40_directDropCountsTheFairyDoesNot()
{
    State s = Scene(m_rules).jam(0, "red1 red2").vault(0, "green1").vault(1, "yellow1").jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0!"));
    QCOMPARE(s.vault[1].size(), 1); // the fallen coin is gone before anybody has to offset it
    QCOMPARE(names(s.gone), std::string("yellow0 green1"));
    QVERIFY(s.stash.empty());
    QCOMPARE(int(s.die), 0);
}

void SecondTest::CH_41_endsWithTheLastJamCoin()
{
    State s = Scene(m_rules).jam(0, "red1").jam(2, "blue1 blue2").jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot());
    QCOMPARE(int(s.active), 2); // seat 1 has none
    play(m_rules, s, push(m_rules, s), Script().shot());
    QCOMPARE(int(s.active), 2);
    play(m_rules, s, push(m_rules, s), Script().shot());
    QCOMPARE(phase(s), std::string("over"));
    QCOMPARE(int(m_rules.actor(s)), int(kNoSeat));
    s.parked.add(coin("white5")); // CH-36: so it is wherever a second half is played
    QCOMPARE(verdict(m_rules, s, "pass"), std::string("CH-41 refuse.over"));
}

void SecondTest::CH_42_secretCoinsCountInTheEnd()
{
    State s = Scene(m_rules).jam(0, "red1").vault(1, "green1").secrets(1, 2).jamTurn();
    play(m_rules, s, push(m_rules, s), Script().shot().card("green2").card("blue+13"));
    QCOMPARE(names(s.vault[1]), std::string("blue+13 green1 green2"));
    const Outcome outcome = m_rules.outcome(s);
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.lines[0].points[1], 3);
}

void SecondTest::CH_43_CH_A15_mostOfAColour()
{
    const Outcome outcome = m_rules.outcome(over(m_rules, {"red1 red2 blue1", "red3 blue2", ""}));
    // one line a colour, in their order: red, blue, ...
    QCOMPARE(outcome.lines[1].clause, std::string("CH-43"));
    QCOMPARE(outcome.lines[1].points[0], 2); // most red
    QCOMPARE(outcome.lines[1].points[1], 0);
    QCOMPARE(outcome.lines[2].points[0], 1); // blue shared
    QCOMPARE(outcome.lines[2].points[1], 1);
    for (std::size_t colour = 0; colour < 6; ++colour) {
        QCOMPARE(outcome.lines[1 + colour].clause, std::string("CH-43"));
        QCOMPARE(outcome.lines[1 + colour].points[2], 0); // colours nobody has are nobody's
    }
}

void SecondTest::CH_44_luckyColour()
{
    const State s = over(m_rules, {"red1 red+12 blue1", "red3", ""}, "red5");
    QCOMPARE(m_rules.outcome(s).lines[7].points[0], 2);
    const Rules rules = makeRules({{"lucky_points", 3}});
    QCOMPARE(rules.outcome(s).lines[7].points[1], 3);
}

void SecondTest::CH_45_highestTotalWins()
{
    const Outcome one = m_rules.outcome(over(m_rules, {"red1", "blue1 blue2", ""}));
    QCOMPARE(int(one.winners), 2);
    QCOMPARE(one.score[1], 4);
    const Outcome tied = m_rules.outcome(over(m_rules, {"red1", "blue1", ""}));
    QCOMPARE(int(tied.winners), 3); // all of them
    QCOMPARE(tied.headline.id, std::string("outcome.shared"));
}

void SecondTest::CH_35_noSecondHalfByHouseRule()
{
    const Rules rules = makeRules({{"second_half", false}});
    State s =
        Scene(rules).stash("red1 red2 blue1").wallet(0, "green1").hand("white1").stock(0).insert();
    Events events;
    play(rules, s, push(rules, s), Script().shot(), &events);
    QCOMPARE(phase(s), std::string("over"));
    QVERIFY(told(events, "log.end.half") && !told(events, "event.half"));
    QCOMPARE(names(s.vault[0]), std::string("green1"));
    QCOMPARE(verdict(rules, s, "pass"), std::string("CH-35 refuse.over"));
}

void SecondTest::magicCoinsCostByHouseRule()
{
    const Rules rules = makeRules({{"magic_penalty", 1}});
    const Outcome outcome = rules.outcome(over(rules, {"red+12 blue+13", "", ""}));
    QCOMPARE(outcome.score[0], 2 + 4 - 2);
}

QTEST_GUILESS_MAIN(SecondTest)
#include "tst_second.moc"
