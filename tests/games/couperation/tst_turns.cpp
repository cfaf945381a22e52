#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {

State deal(const Rules &rules, std::uint64_t seed, Events *events = nullptr)
{
    LiveChance chance(seed);
    return rules.start(chance, events);
}

/// Draws the whole pack with one seat and says at which draw the finish card came.
int finishDrawnAt(const Rules &rules, std::uint64_t seed)
{
    State s = deal(rules, seed);
    for (int i = 1; s.finishAt == FinishAt::Pack; ++i) {
        s.hand[0] = 0;
        s.handSize[0] = 0;
        s.phase = Phase::Draw;
        s.drawMax = 1;
        s.actor = 0;
        LiveChance chance(seed);
        rules.apply(s, moveOf(kDraw, 1), chance, nullptr);
        if (s.finishAt != FinishAt::Pack)
            return i;
    }
    return 0;
}

/// The next seat's decision after a card: the most it may draw, -1 = not asked.
int drawsAfter(const Rules &rules, const Setup &setup, const std::string &move)
{
    State s = position(rules, setup);
    play(rules, s, move);
    return s.phase == Phase::Draw ? s.drawMax : -1;
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void CP_1_CP_A13_allWinOrAllLose();
    void CP_2_fiftyGlassesAndOneFinishCard();
    void CP_3_CP_4_CP_5_theDeal();
    void CP_6_CP_A8_finishCardInItsHalf();
    void CP_7_CP_25_discardsAreSecret();
    void CP_12_handsAreHiddenAndPlayGoesRound();
    void CP_13_CP_A11_drawActAdjust();
    void CP_14_CP_A9_startPlayerMayDrawOne();
    void CP_15_CP_A3_CP_A4_marks();
    void CP_16_afterAFaceDownCard();
    void CP_17_finishCardLiesOpen();
    void CP_17_noCardIsToldWhereTheFinishCardIsTheLast();
    void CP_18_emptyPack();
    void CP_14_CP_21_CP_A7_logCitesWhyOneDraws();
    void CP_12_openHandsAreToldToAll();
    void CP_A2_finishNumbersThatFitOnNoTopAreRefused();
};

void TestTurns::CP_1_CP_A13_allWinOrAllLose()
{
    const Rules rules = makeRules({{"rows", 4}});
    State s = position(
        rules, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31",
                .hands = {"2 3 4 5"},
                .finish = "seat",
                .finishSeat = 0});
    QVERIFY(!rules.outcome(s).finished);
    play(rules, s, "place F at 4,-1"); // at once, though there is a card too many in hand
    const Outcome won = rules.outcome(s);
    QVERIFY(won.finished);
    QCOMPARE(int(won.winners), 0b111);
    QCOMPARE(won.clause, "CP-26");
}

void TestTurns::CP_2_fiftyGlassesAndOneFinishCard()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const State s = deal(makeRules({}, seats), 5);
        QCOMPARE(int(s.finishAt), int(FinishAt::Pack));
        const State first = deal(makeRules({{"first_game", true}}, seats), 5);
        QCOMPARE(int(first.finishAt), int(FinishAt::None));
        QVERIFY(makeRules({}, seats).invariants(s).empty());
    }
}

void TestTurns::CP_3_CP_4_CP_5_theDeal()
{
    const std::array<int, 3> packs{37, 35, 33};
    const std::array<int, 3> reserves{6, 5, 4};
    for (int seats = 2; seats <= 4; ++seats) {
        const auto i = toIndex(seats - 2);
        const Rules rules = makeRules({}, seats);
        const State s = deal(rules, 9);
        QCOMPARE(int(s.pack), packs[i] + 1);
        QCOMPARE(countOf(s.reserve), reserves[i]);
        QVERIFY(holds(s.reserve, 1) && holds(s.reserve, 50));
        QCOMPARE(int(s.tower[toIndex(rules.geometry().start())]), 25);
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(countOf(s.hand[toIndex(seat)]), 3);
    }
}

void TestTurns::CP_6_CP_A8_finishCardInItsHalf()
{
    const Rules top = makeRules();
    const Rules bottom = makeRules({{"finish_half", "bottom"}});
    const Rules anywhere = makeRules({{"finish_half", "anywhere"}});
    int low = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        QVERIFY(finishDrawnAt(top, seed) <= 18);    // 17 of 35 cards and the finish card
        QVERIFY(finishDrawnAt(bottom, seed) >= 18); // under 17 others
        low += finishDrawnAt(anywhere, seed) <= 18 ? 1 : 0;
    }
    QVERIFY(low > 10 && low < 50);
}

void TestTurns::CP_7_CP_25_discardsAreSecret()
{
    const Rules rules = makeRules();
    State s = position(rules, {.tower = kBase, .hands = {"2 3 4 5 6"}, .phase = "act"});
    play(rules, s, "hide 6 at 1,2");
    QCOMPARE(int(s.phase), int(Phase::Adjust));
    Events events;
    play(rules, s, "discard 3", &events);
    QVERIFY(says(events, 0, "Discarded 3\n"));
    QVERIFY(says(events, 1, "Discarded 1 card\n"));
    QCOMPARE(rules.moveText(rules.observedMove(s, *rules.parseMove("discard 3"), 2)), "discard ?");
    QCOMPARE(rules.view(s, 1).discarded[0], CardSet{0});
    QCOMPARE(rules.view(s, 0).discarded[0], cards("3"));
}

void TestTurns::CP_12_handsAreHiddenAndPlayGoesRound()
{
    const Rules rules = makeRules();
    State s = deal(rules, 3);
    const View view = rules.view(s, 1);
    QCOMPARE(view.hand[1], s.hand[1]);
    QCOMPARE(view.hand[0], CardSet{0});
    QCOMPARE(rules.view(s, kNoSeat).hand[1], CardSet{0});
    const Rules open = makeRules({{"open_hands", true}});
    QCOMPARE(open.view(s, 1).hand[0], s.hand[0]);
    QVERIFY(rules.hiddenHands() && !open.hiddenHands());
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(int(s.actor), turn % 3);
        std::array<Move, Rules::kMaxMoves> moves;
        const int now = s.turn;
        while (s.turn == now && s.phase != Phase::Over) {
            rules.legal(s, moves);
            LiveChance chance(3);
            rules.apply(s, moves[0], chance, nullptr);
        }
    }
}

void TestTurns::CP_13_CP_A11_drawActAdjust()
{
    const Rules rules = makeRules();
    State s = position(
        rules,
        {.tower = kBase, .hands = {"2 40 4"}, .phase = "draw", .lastPlace = "1,1", .drawMax = 2});
    QCOMPARE(verdict(rules, s, "place 40 at 1,2"), "CP-13 refuse.now");
    play(rules, s, "draw 2");
    QCOMPARE(verdict(rules, s, "draw 1"), "CP-13 refuse.now");
    QCOMPARE(verdict(rules, s, "stuck"), "CP-13 refuse.stuck");
    play(rules, s, "place 40 at 1,2");
    QCOMPARE(int(s.phase), int(Phase::Adjust)); // one action, then 4 cards
    QCOMPARE(verdict(rules, s, "place 4 at 1,-2"), "CP-13 refuse.now");
}

void TestTurns::CP_14_CP_A9_startPlayerMayDrawOne()
{
    State s = deal(makeRules(), 3);
    QCOMPARE(int(s.phase), int(Phase::Draw));
    QCOMPARE(int(s.drawMax), 1);
    QCOMPARE(verdict(makeRules(), s, "draw 0"), "ok");
    QCOMPARE(verdict(makeRules(), s, "draw 2"), "CP-14 refuse.draw");
    const State fixed = deal(makeRules({{"start_draw_optional", false}}), 3);
    QCOMPARE(int(fixed.phase), int(Phase::Act));
    QCOMPARE(int(fixed.handSize[0]), 4);
}

void TestTurns::CP_15_CP_A3_CP_A4_marks()
{
    const Rules rules = makeRules();
    const Setup base{.tower = kBase, .hands = {"20 28 29"}};
    QCOMPARE(drawsAfter(rules, {.tower = kBase, .hands = {"12 40 39"}}, "place 12 at 1,-2"),
             1); // ◇
    QCOMPARE(drawsAfter(rules, {.tower = kBase, .hands = {"12 41 39"}}, "place 41 at 1,2"),
             2);                                              // ◇◇
    QCOMPARE(drawsAfter(rules, base, "place 20 at 2,-1"), 3); // ♡ over 19 ◇◇ and 25 ◇
    QCOMPARE(drawsAfter(rules, base, "place 29 at 2,0"), 3);  // ♡ over 25 ◇ and 32 ◇◇
    QCOMPARE(drawsAfter(rules, {.tower = "1,0=25", .hands = {"20 28 31"}}, "place 20 at 1,-1"),
             -1); // no cards below
    const Setup hidden{.tower = "1,-1=3d1 1,0=25 1,1=32", .hands = {"20 28 29"}};
    QCOMPARE(drawsAfter(rules, hidden, "place 20 at 2,-1"), 1); // face down counts 0
    QCOMPARE(drawsAfter(makeRules({{"heart_value", "max"}}), base, "place 20 at 2,-1"), 2);
    QCOMPARE(drawsAfter(makeRules({{"heart_value", "fixed"}, {"heart_fixed", 4}}), base,
                        "place 20 at 2,-1"),
             4);
    const Setup finish{
        .tower = "1,-1=10 1,0=23 1,1=30", .hands = {"5 12"}, .finish = "seat", .finishSeat = 0};
    QCOMPARE(drawsAfter(rules, finish, "place F at 2,0"), -1); // CP-A3
    const Setup little{.tower = kBase, .hands = {"12 41 39"}, .finish = "tower", .pack = 1};
    Setup last = little;
    last.tower = "1,-1=10 1,0=23 1,1=30 2,0=F";
    QCOMPARE(drawsAfter(rules, last, "place 41 at 1,2"), 1); // never more than the pack
}

void TestTurns::CP_16_afterAFaceDownCard()
{
    const Rules rules = makeRules();
    QCOMPARE(drawsAfter(rules, {.tower = kBase, .hands = {"12 40 39", "7"}}, "hide 12 at 1,-2"), 1);
    QCOMPARE(drawsAfter(rules, {.tower = kBase, .hands = {"12 40 39", ""}}, "hide 12 at 1,-2"), 2);
    QCOMPARE(drawsAfter(rules, {.tower = kBase, .hands = {"12 40 39", "7 8"}}, "hide 12 at 1,-2"),
             -1);
    const Setup finish{
        .tower = kBase, .hands = {"12 40 39", "7"}, .finish = "seat", .finishSeat = 1};
    QCOMPARE(drawsAfter(rules, finish, "hide 12 at 1,-2"), 1); // the finish card is not counted
    QCOMPARE(drawsAfter(makeRules({{"facedown_refill_to", 4}}),
                        {.tower = kBase, .hands = {"12 40 39", "7"}}, "hide 12 at 1,-2"),
             3);
}

void TestTurns::CP_17_finishCardLiesOpen()
{
    const Rules rules = makeRules();
    bool met = false;
    for (std::uint64_t seed = 1; seed < 40 && !met; ++seed) {
        State s = position(rules, {.tower = kBase,
                                   .hands = {"2 40 4"},
                                   .phase = "draw",
                                   .lastPlace = "1,1",
                                   .drawMax = 2});
        Events events;
        play(rules, s, "draw 2", &events, seed);
        QCOMPARE(int(s.handSize[0]), 5);
        met = s.finishAt == FinishAt::Seat;
        if (!met)
            continue;
        QCOMPARE(int(s.drawn), 3); // two, and one instead of the finish card
        QCOMPARE(int(s.finishSeat), 0);
        QVERIFY(says(events, 1, "finish card"));
        QVERIFY(holds(rules.ownCards(s, s.hand[0]), kFinish));
    }
    QVERIFY(met);
}

/// "Drew 0 cards" was told beside the finish card.
void TestTurns::CP_17_noCardIsToldWhereTheFinishCardIsTheLast()
{
    const Rules rules = makeRules({{"finish_half", "bottom"}});
    State s = position(rules, {.tower = kBase,
                               .hands = {"2 40 4"},
                               .phase = "draw",
                               .lastPlace = "1,1",
                               .drawMax = 1,
                               .pack = 0}); // the finish card alone
    QCOMPARE(int(s.pack), 1);
    Events events;
    play(rules, s, "draw 1", &events);
    QCOMPARE(int(s.finishAt), int(FinishAt::Seat));
    QVERIFY(!says(events, 0, "Drew 0") && !says(events, 1, "Drew 0"));
    QVERIFY(says(events, 0, "no replacement card"));
}

void TestTurns::CP_18_emptyPack()
{
    const Rules rules = makeRules();
    const Setup empty{.tower = "1,-1=10 1,0=23 1,1=30 2,0=F",
                      .hands = {"12 41 39", "7 8"},
                      .finish = "tower",
                      .pack = 0};
    QCOMPARE(drawsAfter(rules, empty, "place 41 at 1,2"), -1);
}

namespace {

/// Clause and text of the line that tells what is drawn or why nothing is.
std::string drawn(const Events &events)
{
    for (const Event &event : events) {
        if (event.text.id.starts_with("log.draw") || event.text.id.starts_with("log.no_draw"))
            return event.clause + " " + event.text.id;
    }
    return {};
}

} // namespace

void TestTurns::CP_14_CP_21_CP_A7_logCitesWhyOneDraws()
{
    const Rules rules = makeRules();
    State first = deal(rules, 3);
    Events events;
    play(rules, first, "draw 1", &events);
    QCOMPARE(drawn(events), std::string("CP-14 log.draw"));
    const auto after = [](const Rules &ofRules, const Setup &setup, const char *move) {
        State s = position(ofRules, setup);
        Events told;
        play(ofRules, s, move, &told);
        return drawn(told);
    };
    const Rules soft = makeRules({{"reveal_loss", false}});
    const Setup wrong{.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d1", .hands = {"2 3 4"}};
    QCOMPARE(after(soft, wrong, "turn 1,2"), std::string("CP-21 log.no_draw.nothing"));
    const Setup hearts{.tower = "1,-1=18 1,0=22 1,1=25", .hands = {"20 3 4"}};
    QCOMPARE(after(rules, hearts, "place 20 at 2,-1"), std::string("CP-15 log.no_draw.mark"));
    const Setup bottom{.tower = "1,0=25", .hands = {"20 28 31"}};
    QCOMPARE(after(rules, bottom, "place 20 at 1,-1"), std::string("CP-A4 log.no_draw.mark"));
}

/// With open hands the others were told only how many cards were discarded, and face-down cards and
/// draws stayed unnamed.
void TestTurns::CP_12_openHandsAreToldToAll()
{
    for (const bool open : {true, false}) {
        const Rules rules = makeRules({{"open_hands", open}});
        State s = position(rules, {.tower = kBase, .hands = {"2 3 4 5 6"}});
        Events hide;
        play(rules, s, "hide 6 at 1,2", &hide);
        QCOMPARE(says(hide, 1, "Put 6 face down"), open);
        QCOMPARE(rules.table(rules.view(s, 0)).prompt.detail.id,
                 std::string(open ? "prompt.adjust.open" : "prompt.adjust.detail"));
        Events discard;
        play(rules, s, "discard 3", &discard);
        QCOMPARE(says(discard, 1, "Discarded 3\n"), open);
        QVERIFY(says(discard, 0, "Discarded 3\n"));
    }
}

/// A finish card that must lie in order and is smaller than any left edge of the tower: nobody could win.
void TestTurns::CP_A2_finishNumbersThatFitOnNoTopAreRefused()
{
    const auto valid = [](const Json &changes) {
        return applyChanges(schema(), schema().defaults(), changes).ok();
    };
    QVERIFY(valid({{"finish_value", 7}}) && valid({{"finish_value", 44}}));
    QVERIFY(!valid({{"finish_value", 6}}) && !valid({{"finish_value", 45}}));
    QVERIFY(valid({{"finish_value", 4}, {"rows", 4}}) &&
            valid({{"finish_value", 47}, {"rows", 4}}));
    QVERIFY(!valid({{"finish_value", 3}, {"rows", 4}}));
    QVERIFY(valid({{"finish_value", 1}, {"finish_between", false}}));
    QVERIFY(valid({{"finish_value", 1}, {"first_game", true}}));
}

QTEST_GUILESS_MAIN(TestTurns)
#include "tst_turns.moc"
