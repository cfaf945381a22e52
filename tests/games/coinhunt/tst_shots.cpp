#include "definition.h"
#include "physics/bench/trial.h"
#include "physics/stepper.h"
#include "rules/names.h"
#include "rules/shot.h"
#include "scene.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

Q_DECLARE_METATYPE(takujo::coinhunt::State)
Q_DECLARE_METATYPE(takujo::coinhunt::test::Script)

/// Insertions, the direct drop and the fallen die.
class ShotsTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_19_handCoinsGoInOneByOneInAnyOrder();
    void CH_20_onlyOverTheOwnSide();
    void CH_20_logNamesTheSideWhereAnyMayBeUsed();
    void CH_21_pushedCoinsLieBesideTheOthers();
    void CH_28_CH_A20_directDropGoesToTheStash();
    void CH_28_CH_A10_offenderPaysFromWalletVaultOrSecretCoins();
    void CH_28_CH_A10_hintsKnowAFoulThatIsPaidAtOnce_data();
    void CH_28_CH_A10_hintsKnowAFoulThatIsPaidAtOnce();
    void CH_A23_handCoinsAreNoPayment();
    void CH_28_isOffByHouseRule();
    void CH_29_dieComesBackOnItsColour();
    void CH_29_fairyIsSeenAndHeardToFallWithThePush();
    void CH_A11_dieRidesNoMagicCoin();
    void CH_29_dieGoesToTheCentreWhereItsColourIsGone();
    void CH_A27_dieWaitsWhereNoOrdinaryCoinIs();
    void CH_A28_directDropComesBeforeTheDie();
    void CH_A6_fairyBlocksFromWhereItCameBack();
    void CH_A14_coinOfAnEarlierInsertionMayFall();
    void CH_A30_stashedCoinsDoNotCount();
    void CH_30_everythingSettlesWithinTheInsertion();
    void simplifiedRulesInsertOwnMagicCoins();

private:
    const Rules m_rules = makeRules();
    const Script m_next = Script().card("green5"); ///< what the next seat draws
};

void ShotsTest::CH_19_handCoinsGoInOneByOneInAnyOrder()
{
    State s = Scene(m_rules).hand("red1 blue2").insert();
    State other = s;
    QCOMPARE(verdict(m_rules, s, "shot green south 1320 0 0"), std::string("CH-19 refuse.coin"));
    QCOMPARE(verdict(m_rules, s, "shot red south 1320 300 0"), std::string("CH-19 refuse.angle"));
    QCOMPARE(verdict(m_rules, s, "shot red south 1320 0 13"), std::string("CH-19 refuse.depth"));
    play(m_rules, s, "shot blue south 1320 0 0", Script().shot("yellow0"));
    QCOMPARE(phase(s), std::string("insert")); // the other one must follow
    QCOMPARE(names(s.fallen), std::string("yellow0"));
    QVERIFY(s.board.has(coin("blue2")));
    play(m_rules, other, "shot red south 1320 -240 12", Script().shot());
    QCOMPARE(int(other.hand[0]), coin("blue2"));
    QCOMPARE(verdict(m_rules, other, "pass"), std::string("CH-19 refuse.now.insert"));
}

void ShotsTest::CH_20_onlyOverTheOwnSide()
{
    const State s = Scene(m_rules).hand("red1").insert();
    QCOMPARE(verdict(m_rules, s, "shot red north 1320 0 0"), std::string("CH-20 refuse.edge"));
    QCOMPARE(verdict(m_rules, s, "shot red south 240 0 0"), std::string("ok"));
    QCOMPARE(verdict(m_rules, s, "shot red south 239 0 0"), std::string("CH-20 refuse.offset"));
    QCOMPARE(verdict(m_rules, s, "shot red south 2400 0 0"), std::string("ok"));
    QCOMPARE(verdict(m_rules, s, "shot red south 2401 0 0"), std::string("CH-20 refuse.offset"));
    // the end point has to lie in the same range
    QCOMPARE(verdict(m_rules, s, "shot red south 2400 16 0"), std::string("CH-20 refuse.offset"));
    QCOMPARE(verdict(m_rules, s, "shot red south 2400 -16 0"), std::string("ok"));
    const State west = Scene(m_rules).active(1).hand("red1").insert();
    QCOMPARE(verdict(m_rules, west, "shot red west 1320 0 0"), std::string("ok"));
    const Rules free = makeRules({{"fixed_side", false}});
    const State any = Scene(free).hand("red1").insert();
    QCOMPARE(verdict(free, any, "shot red north 1320 0 0"), std::string("ok"));
}

void ShotsTest::CH_20_logNamesTheSideWhereAnyMayBeUsed()
{
    const auto line = [](const Rules &rules, const std::string &side, Language language) {
        Events events;
        State s = Scene(rules).active(1).hand("red1").insert();
        play(rules, s, "shot red " + side + " 1320 0 0", Script().shot().card("green5"), &events);
        return rendered(events.front().text, language);
    };
    QCOMPARE(line(m_rules, "west", Language::En), std::string("Pushed in red"));
    QCOMPARE(line(m_rules, "west", Language::Ja), std::string("赤を押し込みました"));
    const Rules free = makeRules({{"fixed_side", false}});
    QCOMPARE(line(free, "west", Language::En), std::string("Pushed in red (own side)"));
    QCOMPARE(line(free, "west", Language::Ja), std::string("自分の辺から赤を押し込みました"));
    QCOMPARE(line(free, "north", Language::En), std::string("Pushed in red (side: Player 3)"));
    QCOMPARE(line(free, "north", Language::Ja), std::string("席3の辺から赤を押し込みました"));
    QCOMPARE(line(free, "east", Language::En), std::string("Pushed in red (empty east side)"));
    QCOMPARE(line(free, "east", Language::Ja), std::string("空いた東の辺から赤を押し込みました"));
}

void ShotsTest::CH_21_pushedCoinsLieBesideTheOthers()
{
    const physics::Constants &k = m_rules.params().k;
    physics::Random random(5);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const physics::Board table = physics::playedBoard(physics::ranking(k), seed, 6);
        const physics::Shot shot =
            physics::shotOf(physics::randomAim(k, random), physics::freeId(table));
        QVERIFY(physics::simulate(table, shot).maxOverlap < 1.0); // a hair, never on top
    }
}

void ShotsTest::CH_28_CH_A20_directDropGoesToTheStash()
{
    Events events;
    State s = Scene(m_rules).vault(0, "blue1").hand("white1").insert();
    Script script = Script().shot("yellow0! purple0").card("green5");
    play(m_rules, s, push(m_rules, s), script, &events);
    // all of the insertion, and the coin he pays
    QCOMPARE(names(s.stash), std::string("blue1 yellow0 purple0"));
    QVERIFY(s.vault[0].empty() && s.fallen.empty());
    QCOMPARE(int(s.active), 1); // CH-A18
    QVERIFY(told(events, "event.direct"));
    // coins of his other insertions stay
    State two = Scene(m_rules).hand("white1 white2").insert();
    play(m_rules, two, push(m_rules, two), Script().shot("green0"));
    play(m_rules, two, push(m_rules, two), Script().shot("yellow0! purple0").card("green5"));
    QCOMPARE(names(two.wallet[0]), std::string("green0"));
    QCOMPARE(names(two.stash), std::string("yellow0 purple0"));
}

void ShotsTest::CH_28_CH_A10_offenderPaysFromWalletVaultOrSecretCoins()
{
    const State s = Scene(m_rules)
                        .wallet(0, "red1")
                        .vault(0, "red2 red3 blue+12")
                        .secrets(0, 1)
                        .hand("white1")
                        .after("yellow0!");
    QCOMPARE(phase(s), std::string("pay"));
    QCOMPARE(options(m_rules, s),
             std::string("pay wallet red, pay vault red, pay vault blue+, pay secret"));
    QCOMPARE(verdict(m_rules, s, "pay wallet green"), std::string("CH-28 refuse.pay"));
    QCOMPARE(verdict(m_rules, s, "pass"), std::string("CH-28 refuse.now.pay"));
    State secret = s;
    play(m_rules, secret, "pay secret", Script().card("white7").card("green5"));
    QCOMPARE(names(secret.stash), std::string("yellow0 white7")); // picked blind, turned up
    QVERIFY(secret.secret[0].empty());
    State wallet = s;
    play(m_rules, wallet, "pay wallet red", m_next);
    QVERIFY(wallet.wallet[0].empty());
    QCOMPARE(names(wallet.stash), std::string("red1 yellow0"));
}

void ShotsTest::CH_28_CH_A10_hintsKnowAFoulThatIsPaidAtOnce_data()
{
    QTest::addColumn<State>("before");
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("falls");
    QTest::addColumn<bool>("clean");
    const auto one = [&] { return Scene(m_rules).hand("white1"); };
    const auto two = [&] { return Scene(m_rules).hand("white1 green1"); };
    const auto last = [&] { return Scene(m_rules).jam(0, "red1").secrets(0, 2); };
    const Script foul = Script().shot("yellow0! purple0");
    const auto fouled = [&](const char *card) { return Script(foul).card(card); };
    QTest::newRow("asked") << one().vault(0, "blue1 green2").insert() << foul << 0 << false;
    QTest::newRow("the only coin, the turn goes on")
        << two().vault(0, "blue1").insert() << foul << 0 << false;
    QTest::newRow("the only coin, the turn ends")
        << one().wallet(0, "blue1").insert() << fouled("green5") << 0 << false;
    QTest::newRow("a secret coin")
        << two().secrets(0, 2).insert() << fouled("green5") << 0 << false;
    QTest::newRow("nothing to pay") << two().insert() << foul << 0 << true;
    QTest::newRow("clean, the turn goes on")
        << two().vault(0, "blue1").insert() << Script().shot("yellow0") << 1 << true;
    QTest::newRow("clean, the turn ends") << one().vault(0, "blue1").secrets(0, 1).insert()
                                          << Script().shot("yellow0").card("green5") << 1 << true;
    QTest::newRow("blocked") << one().fairy("red0", 1).vault(0, "blue1").insert()
                             << Script().shot("blue0").card("green5").card("green6").card("green7")
                             << 0 << true;
    QTest::newRow("the last jam coin")
        << last().jamTurn() << Script().shot("yellow0").card("green5").card("green6") << 1 << true;
    QTest::newRow("a foul with the last jam coin")
        << last().jamTurn() << fouled("green5").card("green6") << 0 << false;
}

/// Whoever has one coin to pay only is not asked, and the match goes on by itself.
void ShotsTest::CH_28_CH_A10_hintsKnowAFoulThatIsPaidAtOnce()
{
    QFETCH(State, before);
    QFETCH(Script, script);
    QFETCH(int, falls);
    QFETCH(bool, clean);
    State after = before;
    const std::string move = push(m_rules, before);
    play(m_rules, after, move, script);
    double fell = 0;
    bool praised = false;
    for (const Reason &reason : m_rules.reasons(m_rules.view(before, 0), *m_rules.parseMove(move),
                                                m_rules.view(after, 0))) {
        if (reason.text.id == "why.falls")
            fell = reason.amount;
        praised = praised || reason.text.id == "why.clean";
    }
    QCOMPARE(int(fell), falls);
    QCOMPARE(praised, clean);
}

void ShotsTest::CH_A23_handCoinsAreNoPayment()
{
    Events events;
    State s = Scene(m_rules).hand("white1 white2").insert();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0!"), &events);
    QVERIFY(told(events, "event.pay.none"));
    QCOMPARE(int(s.hand.size()), 1);
}

void ShotsTest::CH_28_isOffByHouseRule()
{
    const Rules rules = makeRules({{"no_direct_drop", false}});
    const State s = Scene(rules).vault(0, "blue1").hand("white1").after("yellow0!", m_next);
    QCOMPARE(names(s.wallet[0]), std::string("yellow0"));
    QCOMPARE(names(s.vault[0]), std::string("blue1"));
}

void ShotsTest::CH_29_dieComesBackOnItsColour()
{
    Scene scene = Scene(m_rules).hand("white1").at("red1", 35, 20).at("red2", 125, 20);
    State s = scene.after("red0", Script().roll(4));
    QCOMPARE(int(s.die), 5); // rolled first
    QCOMPARE(options(m_rules, s), std::string("ride red1, ride red2"));
    QCOMPARE(verdict(m_rules, s, "ride blue0"), std::string("CH-29 refuse.ride"));
    play(m_rules, s, "ride red2", Script().card("green1").card("green2").card("green5"));
    QCOMPARE(int(s.fairy), coin("red2"));
    // the coin just pushed in is one of them
    const State own =
        Scene(m_rules).hand("red1").at("red2", 125, 20).after("red0 blue0", Script().roll(0));
    QCOMPARE(options(m_rules, own), std::string("ride red1, ride red2"));
}

void ShotsTest::CH_29_fairyIsSeenAndHeardToFallWithThePush()
{
    Events events;
    Scene scene(m_rules);
    scene.vault(0, "blue1 green1").hand("white1").at("red1", 35, 20);
    State s = scene.insert();
    play(m_rules, s, push(m_rules, s), Script().shot("red0!"), &events);
    QCOMPARE(phase(s), std::string("pay")); // CH-A28: it comes back later
    QCOMPARE(heard(events), std::string("bell-fall"));
    const auto fall = std::find_if(events.begin(), events.end(),
                                   [](const Event &event) { return event.sound == "bell-fall"; });
    QCOMPARE(fall->type, EventType::Fall);
    QCOMPARE(fall->motions.front().before, std::string(kDieId));
    QCOMPARE(fall->motions.front().toZone, std::string("aside"));
    events.clear();
    play(m_rules, s, "pay vault blue", Script().roll(2).card("green5"), &events);
    QCOMPARE(heard(events), std::string("bells"));
    QCOMPARE(int(s.fairy), coin("red1"));
}

void ShotsTest::CH_A11_dieRidesNoMagicCoin()
{
    Scene scene = Scene(m_rules).hand("white1").at("red1", 35, 20).at("red+12", 125, 20);
    const State s =
        scene.after("red0", Script().roll(0).card("green1").card("green2").card("green5"));
    QCOMPARE(int(s.fairy), coin("red1"));
}

void ShotsTest::CH_29_dieGoesToTheCentreWhereItsColourIsGone()
{
    // blue0 and purple0 are equally near: the lower number
    const State s = Scene(m_rules).hand("white1").after(
        "red0", Script().roll(0).card("green1").card("green2").card("green5"));
    QCOMPARE(int(s.fairy), coin("blue0"));
    QCOMPARE(names(s.stash), std::string("red0")); // CH-A6: blue has red's shape
}

void ShotsTest::CH_A27_dieWaitsWhereNoOrdinaryCoinIs()
{
    Events events;
    State s = Scene(m_rules)
                  .vault(1, "red0 blue0 yellow0 green0 purple0 white0")
                  .at("red1", 80, 60)
                  .fairy("red1", 1)
                  .hand("blue+12")
                  .insert();
    play(m_rules, s, push(m_rules, s), Script().shot("red1").roll(5).card("green5"), &events);
    QCOMPARE(int(s.fairy), int(kNone));
    QCOMPARE(int(s.die), 6);
    QVERIFY(told(events, "event.die.waits"));
    QCOMPARE(names(s.wallet[0]), std::string("red1")); // there is no shape to be of
}

void ShotsTest::CH_A28_directDropComesBeforeTheDie()
{
    State s = Scene(m_rules)
                  .vault(0, "blue1 green1")
                  .hand("white1")
                  .at("red1", 35, 20)
                  .at("red2", 125, 20)
                  .after("red0!");
    QCOMPARE(phase(s), std::string("pay"));
    QCOMPARE(int(s.die), 1); // not rolled yet
    play(m_rules, s, "pay vault blue", Script().roll(2));
    QCOMPARE(phase(s), std::string("ride")); // though its coin lies in the stash
    QVERIFY(s.stash.has(coin("red0")));
    QCOMPARE(int(s.die), 3);
}

void ShotsTest::CH_A6_fairyBlocksFromWhereItCameBack()
{
    // the die rolls 2 on its way back: the magic coin that fell with it is now in danger
    Scene scene = Scene(m_rules).hand("white1").at("red1", 35, 20).at("green+12", 125, 20);
    const State s =
        scene.after("red0 green+12", Script().roll(1).card("green1").card("green2").card("green5"));
    QCOMPARE(names(s.stash), std::string("red0 green+12"));
}

void ShotsTest::CH_A14_coinOfAnEarlierInsertionMayFall()
{
    State s = Scene(m_rules).hand("white1 green2").insert();
    play(m_rules, s, "shot white south 1320 0 0", Script().shot());
    play(m_rules, s, "shot green south 1320 0 0", Script().shot("white1").card("green5"));
    QCOMPARE(names(s.wallet[0]), std::string("white1")); // a fallen coin like any other
}

void ShotsTest::CH_A30_stashedCoinsDoNotCount()
{
    State s = Scene(m_rules).wallet(0, "green3").hand("white1 white2").insert();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0"));
    play(m_rules, s, push(m_rules, s), Script().shot("green0! purple0").card("blue5"));
    QCOMPARE(names(s.wallet[0]), std::string("yellow0")); // paid green3, took the one coin left
    QVERIFY(s.vault[0].empty());                          // no big drop
}

void ShotsTest::CH_30_everythingSettlesWithinTheInsertion()
{
    const physics::Constants &k = m_rules.params().k;
    physics::Random random(9);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const physics::Board table = physics::playedBoard(physics::ranking(k), seed, 6);
        physics::Board fine = table;
        fine.k = k;
        const physics::Shot shot =
            physics::shotOf(physics::randomAim(k, random), physics::freeId(table));
        const physics::ShotResult result = physics::simulate(fine, shot);
        QVERIFY(result.atRest && result.settling <= 0.5);
    }
    // so a coin lies still or has fallen: between decisions the board never changes
    State s = Scene(m_rules).secrets(0, 1).hand("red1").secret();
    const auto pose = s.pose;
    play(m_rules, s, "pass");
    QVERIFY(s.pose == pose);
}

void ShotsTest::simplifiedRulesInsertOwnMagicCoins()
{
    const Rules rules = makeRules({{"insert_magic_if_none_fell", true}});
    Scene scene = Scene(rules).vault(0, "red1 blue+12").wallet(0, "green+13").hand("white1");
    State s = scene.after("");
    QCOMPARE(phase(s), std::string("extra"));
    QCOMPARE(verdict(rules, s, "shot red vault south 1320 0 0"), std::string("CH-19 refuse.coin"));
    State passed = s;
    play(rules, passed, "pass", m_next);
    QCOMPARE(int(passed.active), 1);
    play(rules, s, "shot green+ wallet south 1320 0 0", Script().shot());
    QCOMPARE(phase(s), std::string("extra")); // again and again
    play(rules, s, "shot blue+ vault south 1320 0 0", Script().shot("yellow0").card("green5"));
    QCOMPARE(names(s.wallet[0]), std::string("yellow0"));
}

QTEST_GUILESS_MAIN(ShotsTest)
#include "tst_shots.moc"
