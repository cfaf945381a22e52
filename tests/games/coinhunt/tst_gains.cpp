#include "scene.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

/// What fallen coins lead to: nothing, the fairy's penalty, a coin, a leak.
class GainsTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_22_CH_A18_nothingFallenEndsTheTurn();
    void CH_23_oneOrTwoFallenAreAChance();
    void CH_24_sameShapeAsTheFairysCoinIsBlocked();
    void CH_25_CH_A16_shapesComeInPairs();
    void CH_24_CH_26_magicFallsInDangerOnEvenValues();
    void CH_24_CH_A21_giftsComeInOrder();
    void CH_27_CH_A2_CH_A5_bigDropBanksAndTakesAny();
    void CH_31_CH_A25_takesACoinOfANewColour();
    void CH_32_fiveAndSixColoursPayASecretCoin();
    void CH_A22_emptyStockPaysNothing();
    void CH_33_CH_34_restLeaksToTheLeft();
    void CH_A17_leakGivesOneCoin();
    void CH_35_CH_A29_turnWithTheLastCoinIsFinished();

private:
    const Rules m_rules = makeRules();
    const Script m_next = Script().card("green5");
    const Script m_gifts = Script().card("green1").card("green2").card("green5");
};

void GainsTest::CH_22_CH_A18_nothingFallenEndsTheTurn()
{
    const State s = Scene(m_rules).hand("white1").after("", m_next);
    QCOMPARE(int(s.active), 1);
    QVERIFY(s.wallet[0].empty());
    const State stashed = Scene(m_rules).hand("white1").after("yellow0!", m_next);
    QCOMPARE(int(stashed.active), 1);
    QVERIFY(stashed.wallet[0].empty());
}

void GainsTest::CH_23_oneOrTwoFallenAreAChance()
{
    const State one = Scene(m_rules).hand("white1").after("yellow0", m_next);
    QCOMPARE(names(one.wallet[0]), std::string("yellow0")); // the only one: not asked
    const State two = Scene(m_rules).hand("white1").after("yellow0 purple0");
    QCOMPARE(options(m_rules, two), std::string("take yellow, take purple"));
    QCOMPARE(int(two.actor), 0);
}

void GainsTest::CH_24_sameShapeAsTheFairysCoinIsBlocked()
{
    const State s = Scene(m_rules).hand("white1").after("blue0 yellow0", m_gifts);
    QCOMPARE(names(s.stash), std::string("blue0 yellow0")); // all of them
    QCOMPARE(names(s.vault[1]), std::string("green1"));     // from the left neighbour on
    QCOMPARE(names(s.vault[2]), std::string("green2"));
    QVERIFY(s.wallet[0].empty());
    QCOMPARE(int(s.active), 1);
    // a magic coin of that colour has another motif
    Scene magic = Scene(m_rules).hand("white1").at("blue+12", 125, 20);
    QCOMPARE(names(magic.after("blue+12", m_next).wallet[0]), std::string("blue+12"));
}

void GainsTest::CH_25_CH_A16_shapesComeInPairs()
{
    for (int colour = 0; colour < kColours; ++colour) {
        const int other = colour % 2 == 0 ? colour + 1 : colour - 1;
        QCOMPARE(shapeOf(colour), shapeOf(other));
        QCOMPARE(motifOf(colour * kOfColour + kOrdinary), kPentagram);
        Scene scene(m_rules);
        const std::string rider = colourNames()[toIndex(colour)] + "0";
        State s = scene.fairy(rider, 1).hand("white1").insert();
        for (int fallen = 0; fallen < kColours; ++fallen) {
            s.fallen = {};
            s.fallen.add(fallen * kOfColour + 5);
            QCOMPARE(m_rules.blockedByShape(s), fallen == colour || fallen == other);
        }
    }
}

void GainsTest::CH_24_CH_26_magicFallsInDangerOnEvenValues()
{
    for (int die = 1; die <= 6; ++die) {
        Scene scene = Scene(m_rules).hand("white1").fairy("red0", die).at("green+12", 125, 20);
        const State s = scene.after("green+12", die % 2 == 0 ? m_gifts : m_next);
        QCOMPARE(names(s.stash), std::string(die % 2 == 0 ? "green+12" : ""));
        QCOMPARE(names(s.wallet[0]), std::string(die % 2 == 0 ? "" : "green+12"));
    }
    const Rules rules = makeRules({{"danger_values", Json::array({"1"})}});
    Scene scene = Scene(rules).hand("white1").at("green+12", 125, 20);
    QCOMPARE(names(scene.after("green+12", m_gifts).stash), std::string("green+12"));
}

void GainsTest::CH_24_CH_A21_giftsComeInOrder()
{
    const Rules rules = makeRules(Json::object(), 4);
    // one coin in the stock, one of the removed ones left, then from those that left the game
    const State s = Scene(rules).hand("white1").stock(1).removedTaken(2).after(
        "blue0", Script().card("red1").card("red2").gone("white+14"));
    QCOMPARE(names(s.vault[1]), std::string("red1"));
    QCOMPARE(names(s.vault[2]), std::string("red2"));
    QCOMPARE(names(s.vault[3]), std::string("white+14"));
    QCOMPARE(rules.removedLeft(s), 0);
}

void GainsTest::CH_27_CH_A2_CH_A5_bigDropBanksAndTakesAny()
{
    // three in all insertions of the turn; the fairy's shape among them does not matter
    State s = Scene(m_rules).wallet(0, "yellow3 purple3").hand("white1 white2").insert();
    play(m_rules, s, push(m_rules, s), Script().shot("blue0 yellow0"));
    play(m_rules, s, push(m_rules, s), Script().shot("green0"));
    QCOMPARE(names(s.vault[0]), std::string("yellow3 purple3")); // banking, not a direct drop
    QCOMPARE(options(m_rules, s), std::string("take blue, take yellow, take green"));
    QCOMPARE(verdict(m_rules, s, "take red"), std::string("CH-27 refuse.take.none"));
    QCOMPARE(verdict(m_rules, s, "pass"), std::string("CH-27 refuse.pass"));
    QCOMPARE(verdict(m_rules, s, "lower yes"), std::string("CH-27 refuse.now.take"));
    play(m_rules, s, "take yellow");
    QCOMPARE(names(s.wallet[0]), std::string("yellow0"));
    QCOMPARE(int(s.actor), 1); // on to the leak
    QCOMPARE(options(m_rules, s), std::string("take blue, take green"));
    const Rules off = makeRules({{"big_drop", 0}});
    const State small = Scene(off).hand("white1").after("blue0 yellow0 green0", m_gifts);
    QCOMPARE(small.stash.size(), 3); // then the fairy counts always
}

void GainsTest::CH_31_CH_A25_takesACoinOfANewColour()
{
    State s = Scene(m_rules)
                  .wallet(0, "yellow3")
                  .hand("white1")
                  .after("yellow0 purple0", Script().card("green5"));
    QCOMPARE(names(s.wallet[0]), std::string("yellow3 purple0"));
    QCOMPARE(names(s.wallet[1]), std::string("yellow0"));
    const State had = Scene(m_rules).wallet(0, "yellow3").hand("white1").after("yellow0", m_next);
    QCOMPARE(names(had.wallet[0]), std::string("yellow3")); // nothing, and on to the leak
    QCOMPARE(names(had.wallet[1]), std::string("yellow0"));
    State asked = Scene(m_rules)
                      .wallet(0, "purple3")
                      .at("green+12", 125, 20)
                      .hand("white1")
                      .after("green0 green+12");
    QCOMPARE(options(m_rules, asked), std::string("take green, take green+"));
    QCOMPARE(verdict(m_rules, asked, "pass"), std::string("CH-31 refuse.pass"));
    QCOMPARE(verdict(m_rules, asked, "take red"), std::string("CH-31 refuse.take.none"));
}

void GainsTest::CH_32_fiveAndSixColoursPayASecretCoin()
{
    const State five = Scene(m_rules)
                           .wallet(0, "red1 blue1 green1 purple1")
                           .hand("white1")
                           .after("yellow0", m_next);
    QCOMPARE(five.secret[0].size(), 1);
    QCOMPARE(five.wallet[0].size(), 5);
    const State six = Scene(m_rules)
                          .wallet(0, "red1 blue1 green1 purple1 white1")
                          .hand("white2")
                          .after("yellow0", m_next);
    QCOMPARE(six.secret[0].size(), 1);
    QCOMPARE(six.vault[0].size(), 6); // then everything is banked
    QVERIFY(six.wallet[0].empty());
    const Rules rules = makeRules({{"bonus_secret_at", 3}});
    const State three =
        Scene(rules).wallet(0, "red1 blue1").hand("white1").after("yellow0", m_next);
    QCOMPARE(three.secret[0].size(), 1);
}

void GainsTest::CH_A22_emptyStockPaysNothing()
{
    Events events;
    State s =
        Scene(m_rules).wallet(0, "red1 blue1 green1 purple1").hand("white1").stock(0).insert();
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0"), &events);
    QVERIFY(told(events, "event.bonus.none"));
    QCOMPARE(phase(s), std::string("over")); // no stash either: no second half
    QCOMPARE(s.vault[0].size(), 5);
}

void GainsTest::CH_33_CH_34_restLeaksToTheLeft()
{
    Scene scene = Scene(m_rules).wallet(1, "purple3").hand("white1");
    State s = scene.after("yellow0 purple0");
    play(m_rules, s, "take yellow", m_next);
    QCOMPARE(names(s.wallet[1]), std::string("purple3")); // his wallet rule, not any coin
    QCOMPARE(names(s.wallet[2]), std::string("purple0")); // on to the next
    State gone = Scene(m_rules)
                     .wallet(1, "purple3")
                     .wallet(2, "purple4")
                     .hand("white1")
                     .after("yellow0 purple0");
    play(m_rules, gone, "take yellow", m_next);
    QCOMPARE(names(gone.gone), std::string("purple0")); // the active seat has no second chance
    // as if he had dropped them: the bonus too
    State bonus = Scene(m_rules)
                      .wallet(1, "red1 blue1 green1 white2")
                      .hand("white1")
                      .after("yellow0 purple0");
    play(m_rules, bonus, "take yellow", Script().card("yellow5"));
    QCOMPARE(bonus.secret[1].size(), 1);
}

void GainsTest::CH_A17_leakGivesOneCoin()
{
    for (const char *rule : {"one", "every_new"}) {
        const Rules rules = makeRules({{"leak_takes", rule}});
        State s = Scene(rules).hand("white1").after("yellow0 purple0 green0");
        play(rules, s, "take yellow");
        QCOMPARE(options(rules, s), std::string("take green, take purple"));
        QCOMPARE(verdict(rules, s, "take red"), std::string("CH-33 refuse.take.none"));
        QCOMPARE(verdict(rules, s, "pass"), std::string("CH-33 refuse.pass"));
        play(rules, s, "take purple", m_next.answers.empty() ? Script() : Script().card("red5"));
        const bool one = rule == std::string("one");
        QCOMPARE(names(s.wallet[1]), std::string(one ? "purple0" : "green0 purple0"));
        QCOMPARE(names(s.wallet[2]), std::string(one ? "green0" : ""));
    }
}

void GainsTest::CH_35_CH_A29_turnWithTheLastCoinIsFinished()
{
    Events events;
    State s = Scene(m_rules).hand("white1").stash("red1 blue1 blue2").stock(1).insert();
    play(m_rules, s, push(m_rules, s), Script().shot().card("red5"), &events);
    QVERIFY(told(events, "event.stock.empty"));
    QCOMPARE(phase(s), std::string("insert")); // the coin drawn last still goes in
    QCOMPARE(int(s.active), 1);
    play(m_rules, s, push(m_rules, s), Script().shot().roll(0), &events);
    QVERIFY(told(events, "event.half"));
    QCOMPARE(phase(s), std::string("share"));
}

QTEST_GUILESS_MAIN(GainsTest)
#include "tst_gains.moc"
