#include "fixture.h"

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

/// The first `count` cards of the deck in hand order, after `skip`.
Json someCards(const Core &core, int count, int skip = 0)
{
    Json out = Json::array();
    for (const Kind kind : kSortedKinds) {
        for (int i = 0; i < core.params().deck[kind]; ++i) {
            if (skip > 0)
                --skip;
            else if (static_cast<int>(out.size()) < count)
                out.push_back(cardCode(kind));
        }
    }
    return out;
}

/// Actor 0 holds `hand` cards, the stock has `stock`, `used` are used; the rest is in the last hand.
State atDraw(const Core &core, int hand, int stock, int used, const Json &more = Json::object())
{
    const int rest = core.params().deckSize - hand - stock - used;
    Json json = {{"phase", "draw"}};
    json["hands"] = Json::array();
    for (int seat = 0; seat < core.seats(); ++seat)
        json["hands"].push_back(Json::array());
    json["hands"][0] = someCards(core, hand);
    json["hands"][static_cast<std::size_t>(core.seats() - 1)] = someCards(core, rest, hand);
    json["used"] = someCards(core, used, hand + rest);
    json.update(more);
    return position(core, json);
}

std::string answers(const Core &core, const State &state)
{
    std::string out;
    for (const char *move : {"draw 0", "draw 1", "draw 4 discard 2", "draw 8 discard 5"})
        out += verdict(core, state, move) + "; ";
    return out;
}

const char *const kStock = "CCC-18 refuse.draw.stock; ";
const char *const kHand = "CCC-18 refuse.draw.hand; ";

/// Plays turns without a coin and without a draw.
void idleTurn(const Core &core, State &state)
{
    play(core, state, "done");
    if (state.phase == Phase::Draw)
        play(core, state, "draw 0");
}

} // namespace

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    // A hint spoke of what had been done.
    void describesMovesAsAdvice()
    {
        const Core core = makeCore();
        const auto told = [&](const char *move) { return core.describe(*core.parseMove(move)); };
        QCOMPARE(japanese(told("discard Kd+Kc")), std::string("K・K を捨てる"));
        QCOMPARE(english(told("discard Kd+Kc")), std::string("Discard K, K"));
        QCOMPARE(japanese(told("draw 4 discard 2")), std::string("2枚捨てて4枚引く"));
    }

    void CCC_18_stockMustHoldTheNumber()
    {
        const Core core = makeCore();
        QCOMPARE(answers(core, atDraw(core, 5, 3, 20)), std::string("ok; ok; ") + kStock + kStock);
    }
    void CCC_18_handMustHoldTheDiscards()
    {
        const Core core = makeCore();
        QCOMPARE(answers(core, atDraw(core, 1, 50, 20)), std::string("ok; ok; ") + kHand + kHand);
        QCOMPARE(answers(core, atDraw(core, 4, 50, 20)), std::string("ok; ok; ok; ") + kHand);
        QCOMPARE(answers(core, atDraw(core, 0, 10, 20)), std::string("ok; ok; ") + kHand + kHand);
    }
    void CCC_18_wholeHandNeedsNoChoice()
    {
        const Core core = makeCore();
        State state = atDraw(core, 2, 50, 20);
        play(core, state, "draw 4 discard 2");
        QCOMPARE(int(state.handSize[0]), 4);
        QCOMPARE(int(state.stock), 46);
        QCOMPARE(state.used.total(), 22);
        QCOMPARE(int(state.actor), 1);
    }
    void CCC_18_exactlySoManyDiscards()
    {
        const Core core = makeCore();
        State state = atDraw(core, 4, 50, 20); // Kc Kc Kd Kd
        play(core, state, "draw 4 discard 2");
        QCOMPARE(state.phase, Phase::Discard);
        QCOMPARE(verdict(core, state, "discard Kc"), std::string("CCC-18 refuse.discard"));
        QCOMPARE(verdict(core, state, "discard Kc+Kc+Kd"), std::string("CCC-18 refuse.discard"));
        QCOMPARE(verdict(core, state, "discard Kc+Ks"), std::string("CCC-18 refuse.hand"));
        QCOMPARE(verdict(core, state, "draw 1"), std::string("CCC-8 refuse.drawn"));
        play(core, state, "discard Kd+Kc");
        QCOMPARE(int(state.handSize[0]), 6);
        QCOMPARE(int(state.used[kindOf(0, 13)]), 1);
    }
    void CCC_18_paymentsCountBeforeDrawing()
    {
        const Core core = makeCore();
        State state = position(core, {{"hands", {{"2s", "2h", "9c"}, {"Ks"}, {"Kh"}}}});
        play(core, state, "place C1 with 2s+2h");
        play(core, state, "done");
        QCOMPARE(verdict(core, state, "draw 4 discard 2"), std::string("CCC-18 refuse.draw.hand"));
    }
    void CCC_18_onlyTheOptionsOfTheRules()
    {
        const Core core = makeCore(Json::parse(
            R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 3, "draw": 3}]})"));
        const State state = atDraw(core, 3, 3, 20);
        QCOMPARE(verdict(core, state, "draw 1"), std::string("CCC-18 refuse.draw.option"));
        QCOMPARE(verdict(core, state, "draw 3 discard 3"), std::string("ok"));
    }
    void CCC_18_drawnCardsComeAfterPlacing()
    {
        const Core core = makeCore();
        State state = atDraw(core, 4, 50, 20);
        play(core, state, "draw 1");
        QCOMPARE(int(state.actor), 1); // the turn is over: nothing drawn can be paid with
        QCOMPARE(int(state.handSize[0]), 5);
    }

    void CCC_19_reshuffleAtOnceWithTheDiscards()
    {
        const Core core = makeCore();
        State state = atDraw(core, 4, 4, 30);
        const KindCounts others = state.hands[2];
        play(core, state, "draw 4 discard 2");
        Events events;
        play(core, state, "discard Kc+Kc", &events);
        QCOMPARE(int(state.exhausted), 1);
        QCOMPARE(int(state.stock), 32);
        QCOMPARE(state.used.total(), 0);
        QCOMPARE(int(state.handSize[0]), 6);
        QVERIFY(state.hands[2] == others);
        QCOMPARE(int(state.epoch), 1);
        QVERIFY(state.composition == state.undecided);
        QVERIFY(log(events, 1).find("32 used cards become the new stock") != std::string::npos);
        play(core, state, "draw 1"); // seat 1 has no cards and goes straight to the draw
        QCOMPARE(int(state.stock), 31);
    }
    void CCC_19_takesThePaymentsOfTheTurn()
    {
        const Core core = makeCore();
        Json json = {{"hands", {{"10s", "6h", "2c"}, Json::array(), Json::array()}}};
        State full = position(core, json); // everything else in the stock
        Json used = Json::array();
        KindCounts left = full.undecided;
        const Kind last = kindOf(3, 2);
        --left[last];
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            for (int i = 0; i < left[kind]; ++i)
                used.push_back(cardCode(static_cast<Kind>(kind)));
        }
        json["used"] = used; // stock 1
        State state = position(core, json);
        QCOMPARE(int(state.stock), 1);
        play(core, state, "place C3 with 10s+6h");
        play(core, state, "done");
        play(core, state, "draw 1");
        QCOMPARE(int(state.exhausted), 1);
        QCOMPARE(int(state.stock), core.params().deckSize - 2); // all but the two cards of the hand
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
        const Core core = makeCore({{"stock_cycles", cycles}}, 2);
        State state = atDraw(core, 4, 1, 0);
        play(core, state, "draw 1");
        QCOMPARE(int(state.exhausted), cycles);
        QCOMPARE(int(state.turnsLeft), 2);
        QCOMPARE(int(state.actor), 1);
    }

    void CCC_20_everyoneOnceMoreTheDrawerLast()
    {
        const Core core = makeCore();
        State state = atDraw(core, 4, 1, 20, {{"exhausted", 1}});
        Events events;
        play(core, state, "draw 1", &events);
        QVERIFY(log(events, 0).find("After this turn everyone has one more") != std::string::npos);
        QCOMPARE(int(state.exhausted), 2);
        QCOMPARE(state.used.total(), 20); // no reshuffle
        // seat 1 holds nothing: its turn passes by itself, in the last turns nobody draws
        QCOMPARE(int(state.actor), 2);
        QCOMPARE(int(state.turnsLeft), 2);
        QCOMPARE(verdict(core, state, "draw 1"), std::string("CCC-20 refuse.last_turn"));
        play(core, state, "done");
        QCOMPARE(int(state.actor), 0);
        QCOMPARE(int(state.turnsLeft), 1);
        play(core, state, "done");
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(state.end, EndCause::Stock);
        QCOMPARE(core.actor(state), kNoSeat);
        QCOMPARE(core.outcome(state).clause, std::string("CCC-20"));
        QCOMPARE(verdict(core, state, "done"), std::string("CCC-20 refuse.over"));
    }
    void CCC_20_coinsCountInTheLastTurns()
    {
        const Core core = makeCore(Json::object(), 2);
        State state = position(
            core, {{"hands", {{"10s", "6h"}, {"Kc"}}}, {"turnsLeft", 1}, {"exhausted", 2}});
        play(core, state, "place C3 with 10s+6h"); // the hand is empty: the turn and the game end
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(int(state.score[0]), 1);
    }
    void CCC_20_cyclesOfOneAndThree()
    {
        const Core one = makeCore({{"stock_cycles", 1}});
        State state = atDraw(one, 4, 1, 30);
        play(one, state, "draw 1");
        QCOMPARE(int(state.epoch), 0);
        QVERIFY(state.turnsLeft > 0);
        const Core three = makeCore({{"stock_cycles", 3}});
        state = atDraw(three, 4, 1, 30, {{"exhausted", 1}});
        play(three, state, "draw 1");
        QCOMPARE(int(state.exhausted), 2);
        QCOMPARE(int(state.stock), 30);
        QCOMPARE(int(state.turnsLeft), 0);
    }
    void CCC_19_notEmptyNothingHappens()
    {
        const Core core = makeCore();
        State state = atDraw(core, 2, 5, 30);
        play(core, state, "draw 4 discard 2");
        QCOMPARE(int(state.stock), 1);
        QCOMPARE(int(state.exhausted), 0);
    }

    void CCC_A8_idleTurnsEndTheGame()
    {
        const Core core = makeCore(Json::object(), 2);
        State state = atDraw(core, 4, 50, 10, {{"phase", "place"}});
        for (int i = 0; i < 3; ++i) {
            idleTurn(core, state);
            QCOMPARE(int(state.idle), i + 1);
        }
        idleTurn(core, state);
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(verdict(core, state, "done"), std::string("CCC-A8 refuse.over"));
        QCOMPARE(core.outcome(state).clause, std::string("CCC-A8"));
        QCOMPARE(int(core.outcome(state).winners), 3); // nobody has a point: all share (CCC-A6)
    }
    void CCC_A8_anyActRestartsTheCount()
    {
        const Core core = makeCore(Json::object(), 2);
        State state = atDraw(core, 4, 50, 10, {{"phase", "place"}});
        idleTurn(core, state);
        idleTurn(core, state);
        play(core, state, "done");
        play(core, state, "draw 1");
        QCOMPARE(int(state.idle), 0);
        for (int i = 0; i < 3; ++i)
            idleTurn(core, state);
        QVERIFY(state.phase != Phase::Over);
        idleTurn(core, state);
        QCOMPARE(state.phase, Phase::Over);
    }
    void CCC_A8_inTheLastTurnsTheCauseIsTheStock()
    {
        const Core core = makeCore({{"idle_rounds", 1}}, 2);
        State state = atDraw(core, 4, 1, 20, {{"exhausted", 1}});
        play(core, state, "draw 1");
        play(core, state, "done");
        play(core, state, "done");
        QCOMPARE(state.phase, Phase::Over);
        QCOMPARE(core.outcome(state).clause, std::string("CCC-20"));
    }
    void CCC_A9_noHandLimit()
    {
        const Core core = makeCore(Json::object(), 2);
        State state = atDraw(core, 60, 40, 0);
        play(core, state, "draw 1");
        QCOMPARE(int(state.handSize[0]), 61);
    }
    void CCC_A7_reshuffleBeforeTheNextTurn()
    {
        const Core core = makeCore();
        State state = atDraw(core, 4, 1, 30);
        play(core, state, "draw 1");
        QCOMPARE(int(state.actor), 1);
        QCOMPARE(int(state.stock), 30); // ready when the next seat begins
    }
    void CCC_18_nothingDrawableIsNotAsked()
    {
        // stock 0 before the last turns happens only in loaded positions; a hand too small for every
        // row that draws
        const Core core = makeCore(
            Json::parse(
                R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 4, "draw": 1}]})"),
            2);
        State state = atDraw(core, 3, 50, 10, {{"phase", "place"}});
        play(core, state, "done");
        QCOMPARE(int(state.actor), 1);
        QCOMPARE(state.phase, Phase::Place);
    }
};

QTEST_APPLESS_MAIN(TestDrawing)
#include "tst_drawing.moc"
