#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

/// The first `count` cards of the deck in hand order, after `skip`.
Json someCards(const Rules &rules, int count, int skip = 0)
{
    Json out = Json::array();
    for (const Kind kind : kSortedKinds) {
        for (int i = 0; i < rules.params().deck[kind]; ++i) {
            if (skip > 0)
                --skip;
            else if (static_cast<int>(out.size()) < count)
                out.push_back(cardCode(kind));
        }
    }
    return out;
}

/// Actor 0 holds `hand` cards, the stock has `stock`, `used` are used; the rest is in the last hand.
State atDraw(const Rules &rules, int hand, int stock, int used, const Json &more = Json::object())
{
    const int rest = rules.params().deckSize - hand - stock - used;
    Json json = {{"phase", "draw"}};
    json["hands"] = Json::array();
    for (int seat = 0; seat < rules.seats(); ++seat)
        json["hands"].push_back(Json::array());
    json["hands"][0] = someCards(rules, hand);
    json["hands"][toIndex(rules.seats() - 1)] = someCards(rules, rest, hand);
    json["used"] = someCards(rules, used, hand + rest);
    json.update(more);
    return position(rules, json);
}

std::string answers(const Rules &rules, const State &state)
{
    std::string out;
    for (const char *move : {"draw 0", "draw 1", "draw 4 discard 2", "draw 8 discard 5"})
        out += verdict(rules, state, move) + "; ";
    return out;
}

const char *const kStock = "CCC-18 refuse.draw.stock; ";
const char *const kHand = "CCC-18 refuse.draw.hand; ";

/// Plays turns without a coin and without a draw.
void idleTurn(const Rules &rules, State &state)
{
    play(rules, state, "done");
    if (state.phase == Phase::Draw)
        play(rules, state, "draw 0");
}

} // namespace

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    // A hint spoke of what had been done.
    void describesMovesAsAdvice()
    {
        const Rules rules = makeRules();
        const auto told = [&](const char *move) { return rules.describe(*rules.parseMove(move)); };
        QCOMPARE(japanese(told("discard Kd+Kc")), std::string("K・K を捨てる"));
        QCOMPARE(english(told("discard Kd+Kc")), std::string("Discard K, K"));
        QCOMPARE(japanese(told("draw 4 discard 2")), std::string("2枚捨てて4枚引く"));
    }

    void CCC_18_stockMustHoldTheNumber()
    {
        const Rules rules = makeRules();
        QCOMPARE(answers(rules, atDraw(rules, 5, 3, 20)),
                 std::string("ok; ok; ") + kStock + kStock);
    }
    void CCC_18_handMustHoldTheDiscards()
    {
        const Rules rules = makeRules();
        QCOMPARE(answers(rules, atDraw(rules, 1, 50, 20)), std::string("ok; ok; ") + kHand + kHand);
        QCOMPARE(answers(rules, atDraw(rules, 4, 50, 20)), std::string("ok; ok; ok; ") + kHand);
        QCOMPARE(answers(rules, atDraw(rules, 0, 10, 20)), std::string("ok; ok; ") + kHand + kHand);
    }
    void CCC_18_wholeHandNeedsNoChoice()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 2, 50, 20);
        play(rules, state, "draw 4 discard 2");
        QCOMPARE(int(state.handSize[0]), 4);
        QCOMPARE(int(state.stock), 46);
        QCOMPARE(state.used.total(), 22);
        QCOMPARE(int(state.actor), 1);
    }
    void CCC_18_exactlySoManyDiscards()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 4, 50, 20); // Kc Kc Kd Kd
        play(rules, state, "draw 4 discard 2");
        QCOMPARE(state.phase, Phase::Discard);
        QCOMPARE(verdict(rules, state, "discard Kc"), std::string("CCC-18 refuse.discard"));
        QCOMPARE(verdict(rules, state, "discard Kc+Kc+Kd"), std::string("CCC-18 refuse.discard"));
        QCOMPARE(verdict(rules, state, "discard Kc+Ks"), std::string("CCC-18 refuse.hand"));
        QCOMPARE(verdict(rules, state, "draw 1"), std::string("CCC-8 refuse.drawn"));
        play(rules, state, "discard Kd+Kc");
        QCOMPARE(int(state.handSize[0]), 6);
        QCOMPARE(int(state.used[kindOf(0, 13)]), 1);
    }
    // The cards of the move were read after they were gone: hints on discards named other numbers.
    void reasonsOfADiscardKnowWhatIsLeft()
    {
        const Rules rules = makeRules();
        State state =
            atDraw(rules, 5, 50, 20); // Kc Kc Kd Kd Ks: of one colour 2 * 39, else no square
        play(rules, state, "draw 4 discard 2");
        const View view = rules.view(state, 0);
        for (const char *move : {"discard Kd+Kd", "discard Kc+Kd"}) {
            const Reasons reasons = rules.reasons(view, *rules.parseMove(move), view);
            QCOMPARE(int(reasons.size()), 1);
            QCOMPARE(reasons[0].text.id, std::string("why.hand"));
            QCOMPARE(reasons[0].amount, 3.0);
        }
        // Others were told that one card stays, of a hand that was about to grow.
        const View other = rules.view(state, 1);
        const Reasons told = rules.reasons(other, *rules.parseMove("discard Kc+Kd"), other);
        QCOMPARE(int(told.size()), 1);
        QCOMPARE(told[0].text.id, std::string("why.draws"));
        QCOMPARE(told[0].amount, 2.0);
        QCOMPARE(told[0].clause, std::string("CCC-18"));
    }
    void CCC_18_paymentsCountBeforeDrawing()
    {
        const Rules rules = makeRules();
        State state = position(rules, {{"hands", {{"2s", "2h", "9c"}, {"Ks"}, {"Kh"}}}});
        play(rules, state, "place C1 with 2s+2h");
        play(rules, state, "done");
        QCOMPARE(verdict(rules, state, "draw 4 discard 2"), std::string("CCC-18 refuse.draw.hand"));
    }
    void CCC_18_onlyTheOptionsOfTheRules()
    {
        const Rules rules = makeRules(Json::parse(
            R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 3, "draw": 3}]})"));
        const State state = atDraw(rules, 3, 3, 20);
        QCOMPARE(verdict(rules, state, "draw 1"), std::string("CCC-18 refuse.draw.option"));
        QCOMPARE(verdict(rules, state, "draw 3 discard 3"), std::string("ok"));
    }
    void CCC_18_drawnCardsComeAfterPlacing()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 4, 50, 20);
        play(rules, state, "draw 1");
        QCOMPARE(int(state.actor), 1); // the turn is over: nothing drawn can be paid with
        QCOMPARE(int(state.handSize[0]), 5);
    }

    void CCC_19_reshuffleAtOnceWithTheDiscards()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 4, 4, 30);
        const KindCounts others = state.hands[2];
        play(rules, state, "draw 4 discard 2");
        Events events;
        play(rules, state, "discard Kc+Kc", &events);
        QCOMPARE(int(state.exhausted), 1);
        QCOMPARE(int(state.stock), 32);
        QCOMPARE(state.used.total(), 0);
        QCOMPARE(int(state.handSize[0]), 6);
        QVERIFY(state.hands[2] == others);
        QCOMPARE(int(state.epoch), 1);
        QVERIFY(state.composition == state.undecided);
        QVERIFY(log(events, 1).find("32 used cards become the new stock") != std::string::npos);
        play(rules, state, "draw 1"); // seat 1 has no cards and goes straight to the draw
        QCOMPARE(int(state.stock), 31);
    }
    void CCC_19_takesThePaymentsOfTheTurn()
    {
        const Rules rules = makeRules();
        Json json = {{"hands", {{"10s", "6h", "2c"}, Json::array(), Json::array()}}};
        State full = position(rules, json); // everything else in the stock
        Json used = Json::array();
        KindCounts left = full.undecided;
        const Kind last = kindOf(3, 2);
        --left[last];
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            for (int i = 0; i < left[kind]; ++i)
                used.push_back(cardCode(static_cast<Kind>(kind)));
        }
        json["used"] = used; // stock 1
        State state = position(rules, json);
        QCOMPARE(int(state.stock), 1);
        play(rules, state, "place C3 with 10s+6h");
        play(rules, state, "done");
        play(rules, state, "draw 1");
        QCOMPARE(int(state.exhausted), 1);
        QCOMPARE(int(state.stock),
                 rules.params().deckSize - 2); // all but the two cards of the hand
        QVERIFY(state.composition[kindOf(3, 10)] == 2);
    }
    void CCC_19_withoutUsedCardsItCountsAgain_data()
    {
        QTest::addColumn<int>("cycles");
        QTest::newRow("2") << 2;
        QTest::newRow("4") << 4;
    }
    void CCC_19_withoutUsedCardsItCountsAgain()
    {
        QFETCH(int, cycles);
        const Rules rules = makeRules({{"stock_cycles", cycles}}, 2);
        State state = atDraw(rules, 4, 1, 0);
        play(rules, state, "draw 1");
        QCOMPARE(int(state.exhausted), cycles);
        QCOMPARE(int(state.turnsLeft), 2);
        QCOMPARE(int(state.actor), 1);
    }

    void CCC_20_everyoneOnceMoreTheDrawerLast()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 4, 1, 20, {{"exhausted", 1}});
        Events events;
        play(rules, state, "draw 1", &events);
        QVERIFY(log(events, 0).find("After this turn everyone has one last turn") !=
                std::string::npos);
        QCOMPARE(int(state.exhausted), 2);
        QCOMPARE(state.used.total(), 20); // no reshuffle
        // seat 1 holds nothing: its turn passes by itself, in the last turns nobody draws
        QCOMPARE(int(state.actor), 2);
        QCOMPARE(int(state.turnsLeft), 2);
        QCOMPARE(verdict(rules, state, "draw 1"), std::string("CCC-20 refuse.last_turn"));
        play(rules, state, "done");
        QCOMPARE(int(state.actor), 0);
        QCOMPARE(int(state.turnsLeft), 1);
        play(rules, state, "done");
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(state.end, EndReason::Stock);
        QCOMPARE(rules.actor(state), kNoSeat);
        QCOMPARE(rules.outcome(state).clause, std::string("CCC-20"));
        QCOMPARE(verdict(rules, state, "done"), std::string("CCC-20 refuse.over"));
    }
    void CCC_20_coinsCountInTheLastTurns()
    {
        const Rules rules = makeRules(Json::object(), 2);
        State state = position(
            rules, {{"hands", {{"10s", "6h"}, {"Kc"}}}, {"turnsLeft", 1}, {"exhausted", 2}});
        play(rules, state, "place C3 with 10s+6h"); // the hand is empty: the turn and the game end
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(int(state.score[0]), 1);
    }
    void CCC_20_cyclesOfOneAndThree()
    {
        const Rules one = makeRules({{"stock_cycles", 1}});
        State state = atDraw(one, 4, 1, 30);
        play(one, state, "draw 1");
        QCOMPARE(int(state.epoch), 0);
        QVERIFY(state.turnsLeft > 0);
        const Rules three = makeRules({{"stock_cycles", 3}});
        state = atDraw(three, 4, 1, 30, {{"exhausted", 1}});
        play(three, state, "draw 1");
        QCOMPARE(int(state.exhausted), 2);
        QCOMPARE(int(state.stock), 30);
        QCOMPARE(int(state.turnsLeft), 0);
    }
    void CCC_19_notEmptyNothingHappens()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 2, 5, 30);
        play(rules, state, "draw 4 discard 2");
        QCOMPARE(int(state.stock), 1);
        QCOMPARE(int(state.exhausted), 0);
    }

    void CCC_A8_idleTurnsEndTheGame()
    {
        const Rules rules = makeRules(Json::object(), 2);
        State state = atDraw(rules, 4, 50, 10, {{"phase", "place"}});
        for (int i = 0; i < 3; ++i) {
            idleTurn(rules, state);
            QCOMPARE(int(state.idle), i + 1);
        }
        idleTurn(rules, state);
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(verdict(rules, state, "done"), std::string("CCC-A8 refuse.over"));
        QCOMPARE(rules.outcome(state).clause, std::string("CCC-A8"));
        QCOMPARE(int(rules.outcome(state).winners), 3); // nobody has a point: all share (CCC-A6)
    }
    void CCC_A8_anyActRestartsTheCount()
    {
        const Rules rules = makeRules(Json::object(), 2);
        State state = atDraw(rules, 4, 50, 10, {{"phase", "place"}});
        idleTurn(rules, state);
        idleTurn(rules, state);
        play(rules, state, "done");
        play(rules, state, "draw 1");
        QCOMPARE(int(state.idle), 0);
        for (int i = 0; i < 3; ++i)
            idleTurn(rules, state);
        QVERIFY(state.phase != Phase::Over);
        idleTurn(rules, state);
        QCOMPARE(state.phase, Phase::Over);
    }
    void CCC_A8_inTheLastTurnsTheCauseIsTheStock()
    {
        const Rules rules = makeRules({{"idle_rounds", 1}}, 2);
        State state = atDraw(rules, 4, 1, 20, {{"exhausted", 1}});
        play(rules, state, "draw 1");
        play(rules, state, "done");
        play(rules, state, "done");
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(rules.outcome(state).clause, std::string("CCC-20"));
    }
    void CCC_A9_noHandLimit()
    {
        const Rules rules = makeRules(Json::object(), 2);
        State state = atDraw(rules, 60, 40, 0);
        play(rules, state, "draw 1");
        QCOMPARE(int(state.handSize[0]), 61);
    }
    void CCC_A7_reshuffleBeforeTheNextTurn()
    {
        const Rules rules = makeRules();
        State state = atDraw(rules, 4, 1, 30);
        play(rules, state, "draw 1");
        QCOMPARE(int(state.actor), 1);
        QCOMPARE(int(state.stock), 30); // ready when the next seat begins
    }
    void CCC_18_nothingDrawableIsNotAsked()
    {
        // stock 0 before the last turns happens only in loaded positions; a hand too small for every
        // row that draws
        const Rules rules = makeRules(
            Json::parse(
                R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 4, "draw": 1}]})"),
            2);
        State state = atDraw(rules, 3, 50, 10, {{"phase", "place"}});
        play(rules, state, "done");
        QCOMPARE(int(state.actor), 1);
        QCOMPARE(state.phase, Phase::Place);
    }
};

QTEST_APPLESS_MAIN(TestDrawing)
#include "tst_drawing.moc"
