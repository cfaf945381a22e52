#include "scene.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

/// Drawing, the fairy's walk and secret coins.
class TurnsTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_12_drawsWhileTheNewestColourIsInTheWallet();
    void CH_12_stopsWhenTheStockIsEmpty();
    void CH_13_CH_A19_firstCoinMovesTheFairyAfterAllDraws();
    void CH_14_raisesTheDieAndWalksHalfOfIt();
    void CH_A7_sixIsFollowedByOne();
    void CH_14_fairyIsHeardToWalk();
    void CH_15_endsOnAnotherOrdinaryCoin();
    void CH_16_crossesNoWideGap();
    void CH_17_staysWhereNothingCanBeReached();
    void CH_18_secretCoinBanksTheWallet();
    void CH_18_secretCoinIsUsedOnceATurn();
    void CH_A3_bankingAloneDoesNotLowerTheDie();
    void CH_A1_phasesComeInTheirOrder();
    void simplifiedRulesMoveTheFairyByColour();
    void simplifiedRulesBankAtWill();
    void CH_18_bankingAloneIsAskedInItsOwnWords();
    void CH_31_bankingComesBeforeATakeWhereTheWalletIsFull();

private:
    const Rules m_rules = makeRules();
};

void TurnsTest::CH_12_drawsWhileTheNewestColourIsInTheWallet()
{
    const auto hand = [&](const std::string &wallet, const Script &cards) {
        const State s = Scene(m_rules).hand("red1").wallet(1, wallet).after("", cards);
        CoinSet out;
        for (const std::uint8_t c : s.hand)
            out.add(c);
        return names(out);
    };
    QCOMPARE(hand("", Script().card("blue2")), std::string("blue2"));
    QCOMPARE(hand("blue1", Script().card("blue2").card("green2")), std::string("blue2 green2"));
    const Script three = Script().card("blue2").card("green2").card("blue+12");
    QCOMPARE(hand("blue1 green1", three), std::string("blue2 blue+12 green2")); // at most three
    const Rules two = makeRules({{"hand_cap", 2}});
    const State s =
        Scene(two).hand("red1").wallet(1, "blue1").after("", Script().card("blue2").card("blue3"));
    QCOMPARE(int(s.hand.size()), 2);
}

void TurnsTest::CH_12_stopsWhenTheStockIsEmpty()
{
    const State s =
        Scene(m_rules).hand("red1").wallet(1, "red9").stock(1).after("", Script().card("red5"));
    QCOMPARE(int(s.hand.size()), 1);
    QCOMPARE(m_rules.stockLeft(s), 0);
    QCOMPARE(phase(s), std::string("insert"));
}

void TurnsTest::CH_13_CH_A19_firstCoinMovesTheFairyAfterAllDraws()
{
    Scene scene = Scene(m_rules)
                      .hand("red1")
                      .wallet(1, "blue1")
                      .at("green1", 35, 29.5)
                      .at("purple1", 4.5, 60);
    const Script magicFirst = Script().card("blue+12").card("white2");
    const State s = scene.after("", magicFirst);
    QCOMPARE(phase(s), std::string("walk"));
    QCOMPARE(int(s.hand.size()), 2); // the whole hand is known
    QCOMPARE(int(s.actor), 1);
    QCOMPARE(int(s.die), 2);
    const State later = Scene(m_rules)
                            .hand("red1")
                            .wallet(1, "blue1")
                            .at("green1", 35, 29.5)
                            .after("", Script().card("blue2").card("white+12"));
    QCOMPARE(int(later.die), 1); // only the first coin is looked at
}

void TurnsTest::CH_14_raisesTheDieAndWalksHalfOfIt()
{
    for (int die = 1; die <= 6; ++die) {
        State s = Scene(m_rules).fairy("red0", die).hand("red1").insert();
        QCOMPARE(m_rules.walkSteps(s), die / 2);
    }
    // one end is no choice
    const State s =
        Scene(m_rules).hand("red1").at("green1", 35, 29.5).after("", Script().card("blue+12"));
    QCOMPARE(int(s.die), 2);
    QCOMPARE(int(s.fairy), coin("green1"));
    QCOMPARE(phase(s), std::string("insert"));
    // a choice is made by name
    State asked = Scene(m_rules)
                      .hand("red1")
                      .at("green1", 35, 29.5)
                      .at("purple1", 4.5, 60)
                      .at("blue3", 65.5, 29.5)
                      .after("", Script().card("blue+12"));
    QCOMPARE(options(m_rules, asked), std::string("walk green1, walk purple1"));
    QCOMPARE(verdict(m_rules, asked, "walk blue3"), std::string("CH-14 refuse.walk")); // two steps
    QCOMPARE(verdict(m_rules, asked, "walk white0"), std::string("CH-16 refuse.walk.gap"));
    QCOMPARE(verdict(m_rules, asked, "pass"), std::string("CH-14 refuse.now.walk"));
    play(m_rules, asked, "walk purple1");
    QCOMPARE(int(asked.fairy), coin("purple1"));
}

void TurnsTest::CH_A7_sixIsFollowedByOne()
{
    const auto next = [](const char *wrap, int die) {
        const Rules rules = makeRules({{"fairy_wrap", wrap}});
        return int(
            Scene(rules).fairy("red0", die).hand("red1").after("", Script().card("blue+12")).die);
    };
    QCOMPARE(next("wrap", 6), 1);
    QCOMPARE(next("clamp", 6), 6);
    QCOMPARE(next("clamp", 5), 6);
    const Rules clamp = makeRules({{"fairy_wrap", "clamp"}}); // the log does not say that it rose
    State six = Scene(clamp).fairy("red0", 6).hand("red1").insert();
    Events events;
    play(clamp, six, push(clamp, six), Script().shot().card("blue+12"), &events);
    QVERIFY(told(events, "event.die.stays") && !told(events, "event.die.up"));
    // and 1 cannot be lowered: nobody is asked
    State s = Scene(m_rules).fairy("red0", 1).secrets(0, 1).hand("red1").secret();
    play(m_rules, s, "secret", Script().card("green4"));
    QCOMPARE(phase(s), std::string("insert"));
    QCOMPARE(int(s.die), 1);
}

void TurnsTest::CH_14_fairyIsHeardToWalk()
{
    Events events;
    Scene scene(m_rules);
    scene.hand("red1").at("green1", 35, 29.5).at("purple1", 4.5, 60);
    State s = scene.after("", Script().card("blue+12"));
    QCOMPARE(phase(s), std::string("walk"));
    play(m_rules, s, "walk green1", {}, &events);
    QVERIFY(told(events, "event.walk"));
    QCOMPARE(heard(events), std::string("bells"));
}

void TurnsTest::CH_15_endsOnAnotherOrdinaryCoin()
{
    const auto ends = [&](int die, const std::string &third = "blue3") {
        Scene scene = Scene(m_rules).hand("red1").at("green1", 35, 29.5).at(third, 65.5, 29.5);
        return names(m_rules.walkEnds(scene.fairy("red0", die).insert()));
    };
    QCOMPARE(ends(2), std::string("green1"));
    QCOMPARE(ends(4), std::string("blue3"));  // two steps: not back on the start coin
    QCOMPARE(ends(6), std::string("green1")); // three steps: paths may come back over coins
    QCOMPARE(ends(4, "blue+12"), std::string());
    State s = Scene(m_rules)
                  .at("green1", 27.1, 30.5)
                  .at("blue+13", 5.5, 52.1)
                  .at("purple1", 56.6, 38.4)
                  .hand("red1")
                  .after("", Script().card("blue+12"));
    QCOMPARE(verdict(m_rules, s, "walk blue+13"), std::string("CH-15 refuse.walk.magic"));
    QCOMPARE(verdict(m_rules, s, "walk red0"), std::string("CH-15 refuse.walk.start"));
}

void TurnsTest::CH_16_crossesNoWideGap()
{
    const auto ends = [](double gap, int thickness) {
        const Rules rules = makeRules({{"thickness_tenth", thickness}});
        Scene scene = Scene(rules).hand("red1").fairy("red0", 2).at("green1", 35, 30 - gap);
        return rules.walkEnds(scene.insert()).size();
    };
    QCOMPARE(ends(1.9, 20), 1);
    QCOMPARE(ends(2.1, 20), 0);
    QCOMPARE(ends(2.1, 30), 1);
}

void TurnsTest::CH_17_staysWhereNothingCanBeReached()
{
    const State s = Scene(m_rules).hand("red1").after("", Script().card("blue+12"));
    QCOMPARE(int(s.die), 2);
    QCOMPARE(int(s.fairy), coin("red0"));
    QCOMPARE(phase(s), std::string("insert"));
}

void TurnsTest::CH_18_secretCoinBanksTheWallet()
{
    State s = Scene(m_rules)
                  .fairy("red0", 4)
                  .secrets(0, 1)
                  .wallet(0, "blue1 green1")
                  .hand("red1")
                  .secret();
    QCOMPARE(options(m_rules, s), std::string("secret, pass"));
    State passed = s;
    play(m_rules, passed, "pass");
    QCOMPARE(phase(passed), std::string("insert"));
    play(m_rules, s, "secret", Script().card("purple5"));
    QCOMPARE(names(s.vault[0]), std::string("blue1 green1"));
    QCOMPARE(names(s.wallet[0]), std::string("purple5"));
    QCOMPARE(options(m_rules, s), std::string("lower yes, lower no"));
    State kept = s;
    play(m_rules, kept, "lower no");
    QCOMPARE(int(kept.die), 4);
    play(m_rules, s, "lower yes");
    QCOMPARE(int(s.die), 3);
    QCOMPARE(phase(s), std::string("insert"));
}

void TurnsTest::CH_18_secretCoinIsUsedOnceATurn()
{
    State s = Scene(m_rules).secrets(0, 2).hand("red1").secret();
    play(m_rules, s, "secret", Script().card("purple5"));
    QCOMPARE(s.secret[0].size(), 1);
    QCOMPARE(phase(s), std::string("insert"));
    QCOMPARE(verdict(m_rules, s, "secret"), std::string("CH-19 refuse.now.insert"));
    State none = Scene(m_rules).hand("red1").after("", Script().card("green3"));
    QCOMPARE(phase(none), std::string("insert")); // nobody is asked without one
}

void TurnsTest::CH_A3_bankingAloneDoesNotLowerTheDie()
{
    for (const char *rule : {"secret_only", "always"}) {
        const Rules rules = makeRules({{"bank_lowers_die", rule}});
        State s = Scene(rules).fairy("red0", 3).hand("white1").wallet(0, "red1").after(
            "yellow0 green0 purple0");
        QCOMPARE(phase(s), std::string(rule == std::string("always") ? "lower" : "take"));
        if (phase(s) == "lower")
            play(rules, s, "lower yes");
        QCOMPARE(int(s.die), rule == std::string("always") ? 2 : 3);
        QCOMPARE(options(rules, s), std::string("take yellow, take green, take purple"));
    }
}

void TurnsTest::CH_A1_phasesComeInTheirOrder()
{
    std::string met;
    State s = Scene(m_rules).secrets(0, 1).fairy("red0", 2).hand("white1").secret();
    met += phase(s);
    play(m_rules, s, "secret", Script().card("green5"));
    met += " " + phase(s);
    play(m_rules, s, "lower no");
    met += " " + phase(s);
    play(m_rules, s, push(m_rules, s), Script().shot("yellow0 purple0"));
    met += " " + phase(s);
    play(m_rules, s, "take yellow", Script().card("green7"));
    QCOMPARE(met, std::string("secret lower insert take"));
    QCOMPARE(names(s.wallet[1]), std::string("purple0")); // the leak comes last
    QCOMPARE(int(s.active), 1);
}

void TurnsTest::simplifiedRulesMoveTheFairyByColour()
{
    const Rules rules = makeRules({{"fairy_trigger", "same_colour"}});
    QCOMPARE(int(Scene(rules).hand("blue1").after("", Script().card("red3")).die), 2);
    QCOMPARE(int(Scene(rules).hand("blue1").after("", Script().card("blue+12")).die), 1);
}

void TurnsTest::simplifiedRulesBankAtWill()
{
    const Rules rules = makeRules({{"bank_on_own_turn", true}});
    State s = Scene(rules).wallet(0, "blue1").hand("red1").insert();
    QCOMPARE(options(rules, s), std::string("shots, bank"));
    play(rules, s, "bank");
    QCOMPARE(names(s.vault[0]), std::string("blue1"));
    QCOMPARE(verdict(rules, s, "bank"), std::string("CH-18 refuse.bank"));
    State standard = Scene(m_rules).wallet(0, "blue1").hand("red1").insert();
    QCOMPARE(verdict(m_rules, standard, "bank"), std::string("CH-18 refuse.bank"));
}

/// Without a secret coin the question was "Use a secret coin?", in the preset simplified_rules too.
void TurnsTest::CH_18_bankingAloneIsAskedInItsOwnWords()
{
    const Rules rules = makeRules({{"bank_on_own_turn", true}});
    const State s = Scene(rules).wallet(0, "blue1").hand("red1").secret();
    QCOMPARE(options(rules, s), std::string("bank, pass"));
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    QCOMPARE(english(prompt.title), std::string("Bank now?"));
    QCOMPARE(english(prompt.options[1].label), std::string("Do not bank"));
    QCOMPARE(rules.table(rules.view(s, 1)).prompt.title.id, std::string("prompt.wait.bank"));
    QCOMPARE(verdict(rules, s, "take red"), std::string("CH-18 refuse.now.bank"));
    const State both = Scene(rules).wallet(0, "blue1").secrets(0, 1).hand("red1").secret();
    QCOMPARE(rules.table(rules.view(both, 0)).prompt.title.id, std::string("prompt.secret"));
    QCOMPARE(verdict(rules, both, "take red"), std::string("CH-18 refuse.now.secret"));
}

/// The wallet holds what fell: there is no coin to choose unless one banks.
void TurnsTest::CH_31_bankingComesBeforeATakeWhereTheWalletIsFull()
{
    const Rules rules = makeRules({{"bank_on_own_turn", true}});
    State s = Scene(rules).wallet(0, "green1").hand("red1").after("green0");
    QCOMPARE(options(rules, s), std::string("bank, pass"));
    QCOMPARE(rules.table(rules.view(s, 0)).prompt.title.id, std::string("prompt.full"));
    State banked = s;
    play(rules, banked, "bank", Script().card("white5"));
    QVERIFY(banked.wallet[0] == coins("green0")); // the only coin, so nobody is asked
    Events events;
    play(rules, s, "pass", Script().card("white5"), &events);
    QVERIFY(told(events, "event.take.none"));
}

QTEST_GUILESS_MAIN(TurnsTest)
#include "tst_turns.moc"
