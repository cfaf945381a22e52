#include "../same_bytes.h"
#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {} // namespace

/// Actions A to D, adjusting, the end.
class TestActions : public QObject
{
    Q_OBJECT

private slots:
    void CP_19_CP_20_faceUpOrDown();
    void CP_21_CP_A12_turningUp();
    void CP_22_CP_A6_sumDifferenceAndDiscards();
    void CP_23_CP_A10_replacing();
    void CP_24_noDirectExchange();
    void CP_25_CP_A17_adjusting();
    void CP_26_CP_A18_victory();
    void CP_27_CP_A7_whoCannotActLoses();
    void memoriesFollowTheCards();
    void describesMovesAsAdvice();
    void advisesToReplace();
    void tellsTheSumOfAnAction();
};

void TestActions::CP_19_CP_20_faceUpOrDown()
{
    const Rules rules = makeRules();
    State s =
        position(rules, {.tower = kBase, .hands = {"12 40 39"}, .finish = "seat", .finishSeat = 0});
    QCOMPARE(verdict(rules, s, "hide F at 1,2"), "CP-20 refuse.finish.down");
    QCOMPARE(verdict(rules, s, "place 7 at 1,-2"), "CP-19 refuse.hand");
    Events events;
    play(rules, s, "hide 40 at 1,-2", &events); // any number, also one that is wrong there
    QCOMPARE(int(s.tower[toIndex(placeAt(rules, "1,-2"))]), int(kHidden));
    QVERIFY(says(events, 0, "40"));
    QVERIFY(!says(events, 1, "40"));
    QCOMPARE(
        rules.moveText(rules.observedMove(position(rules, {.tower = kBase, .hands = {"12 40 39"}}),
                                          *rules.parseMove("hide 40 at 1,-2"), 2)),
        "hide ? at 1,-2");
    QCOMPARE(int(rules.view(s, 0).under[toIndex(placeAt(rules, "1,-2"))]), 40);
    QCOMPARE(int(rules.view(s, 1).under[toIndex(placeAt(rules, "1,-2"))]), 0);
}

void TestActions::CP_21_CP_A12_turningUp()
{
    const Rules rules = makeRules();
    const Setup good{.tower = "1,-1=19 1,0=25 1,1=32 1,2=41d1", .hands = {"2 3 4"}};
    State s = position(rules, good);
    QCOMPARE(verdict(rules, s, "turn 1,1"), "CP-21 refuse.turn");
    play(rules, s, "turn 1,2");
    QCOMPARE(int(s.down), 0);
    QCOMPARE(int(s.drawMax), 2); // by the mark of 41
    const Setup bad{.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d1", .hands = {"2 3 4"}};
    State lost = position(rules, bad);
    QCOMPARE(verdict(rules, lost, "turn 1,2"), "ok"); // allowed, and loses
    play(rules, lost, "turn 1,2");
    QCOMPARE(int(lost.end), int(EndReason::Contradiction));
    QCOMPARE(rules.outcome(lost).clause, "CP-21");
    QCOMPARE(verdict(rules, lost, "stuck"), "CP-21 refuse.over");
    QCOMPARE(int(rules.outcome(lost).winners), 0);
    const Rules soft = makeRules({{"reveal_loss", false}});
    State back = position(soft, bad);
    play(soft, back, "turn 1,2");
    QCOMPARE(int(back.down), 1);
    QCOMPARE(int(soft.view(back, 2).under[toIndex(placeAt(soft, "1,2"))]), 30);
    QVERIFY(back.phase != Phase::Draw);
}

void TestActions::CP_22_CP_A6_sumDifferenceAndDiscards()
{
    const Rules rules = makeRules();
    const State s =
        position(rules, {.tower = kBase, .hands = {"5 7 14 45"}, .reserve = "1 50 12 40 9"});
    QCOMPARE(verdict(rules, s, "take 12 at 1,-2 with 5 7"), "ok");
    QCOMPARE(verdict(rules, s, "take 40 at 1,2 with 5 45"), "ok");
    QCOMPARE(verdict(rules, s, "take 9 at 1,-2 with 5 14"), "ok");
    QCOMPARE(verdict(rules, s, "take 40 at 1,2 with 7 45"), "CP-22 refuse.sum");
    QCOMPARE(verdict(rules, s, "take 40 at 1,2 with 7 45 discard 5"), "CP-22 refuse.sum"); // 38 + 1
    QCOMPARE(verdict(rules, s, "take 40 at 1,2 with 7 45 discard 5 14"), "ok");            // 38 + 2
    QCOMPARE(verdict(rules, s, "take 12 at 1,-2 with 5 7 discard 14 45"), "ok"); // + 1 - 1
    QCOMPARE(verdict(rules, s, "take 14 at 1,-2 with 5 7"), "CP-22 refuse.reserve");
    QCOMPARE(verdict(rules, s, "take 12 at 1,2 with 5 7"), "CP-9 refuse.fit");
    const Rules two = makeRules({{"mod_per_discard", 2}});
    QCOMPARE(verdict(two, s, "take 40 at 1,2 with 7 45 discard 5"), "ok"); // 38 + 2
    const Rules none = makeRules({{"mod_per_discard", 0}});
    QCOMPARE(verdict(none, s, "take 12 at 1,-2 with 5 7 discard 14 45"),
             "CP-22 refuse.discard.none");
    State finish = position(rules, {.tower = kBase,
                                    .hands = {"13 7"},
                                    .reserve = "1 50 12 40 9",
                                    .finish = "seat",
                                    .finishSeat = 0});
    QCOMPARE(verdict(rules, finish, "take 12 at 1,-2 with 13 F"), "ok"); // 25 - 13
    play(rules, finish, "take 12 at 1,-2 with 13 F");
    QCOMPARE(int(finish.finishAt), int(FinishAt::Reserve)); // CP-27
    QVERIFY(holds(finish.reserve, kFinish) && holds(finish.reserve, 13));
}

void TestActions::CP_23_CP_A10_replacing()
{
    const Rules rules = makeRules();
    const Setup setup{.tower = "1,-1=19 1,0=25 1,1=32 1,2=3d1",
                      .hands = {"5 7 16 45"},
                      .reserve = "1 50 12 41 23"};
    State s = position(rules, setup);
    QCOMPARE(verdict(rules, s, "take 12 at 1,-1 with 5 7"), "ok"); // a correct card
    QCOMPARE(verdict(rules, s, "take 23 at 1,0 with 7 16"), "ok"); // the start card
    QCOMPARE(verdict(rules, s, "take 12 at 1,0 with 5 7"), "CP-9 refuse.fit");
    Events events;
    play(rules, s, "take 41 at 1,2 with 5 45 discard 7", &events); // face down, 45 - 5 + 1
    QVERIFY(holds(s.hand[0], 3));
    QVERIFY(!says(events, 1, " 3 ") && !says(events, 2, " 3 "));
    QCOMPARE(int(s.knows[1][3]), int(seatBit(0))); // who had put it there knows where it went
    QCOMPARE(int(s.knows[2][3]), 0);
    QCOMPARE(int(s.lastPlace), placeAt(rules, "1,2")); // its mark counts for the next draw
    State open = position(rules, setup);
    play(rules, open, "take 12 at 1,-1 with 5 7");
    QCOMPARE(int(open.holders[19]), int(seatBit(0))); // everybody saw it go
    State finish = position(rules, {.tower = "1,-1=10 1,0=23 1,1=30 2,0=F",
                                    .hands = {"5 22 16"},
                                    .reserve = "1 50 12 41 27",
                                    .finish = "tower"});
    play(rules, finish, "take 27 at 2,0 with 5 22");
    QCOMPARE(int(finish.finishSeat), 0);
}

void TestActions::CP_24_noDirectExchange()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = kBase, .hands = {"20 22 28"}});
    QCOMPARE(verdict(rules, s, "place 20 at 1,-1"), "CP-24 refuse.taken");
    QCOMPARE(verdict(rules, s, "hide 20 at 1,-1"), "CP-24 refuse.taken");
}

void TestActions::CP_25_CP_A17_adjusting()
{
    const Rules rules = makeRules();
    State s = position(rules, {.tower = kBase,
                               .hands = {"5 7 14 45 46 49"},
                               .reserve = "1 50 12 40 9",
                               .finish = "seat",
                               .finishSeat = 0});
    play(rules, s, "take 12 at 1,-2 with 5 7");
    QCOMPARE(int(s.phase), int(Phase::Adjust));
    QCOMPARE(verdict(rules, s, "discard 45 46"), "CP-25 refuse.count");
    QCOMPARE(verdict(rules, s, "discard F"), "CP-A17 refuse.finish.discard");
    play(rules, s, "discard 45");
    QCOMPARE(int(s.phase), int(Phase::Reserve));
    QCOMPARE(verdict(rules, s, "drop 12"), "CP-25 refuse.reserve");
    Events events;
    play(rules, s, "drop 9", &events);
    QVERIFY(says(events, 2, "Dropped the 9"));
    QVERIFY(holds(s.gone, 9));
    const State two = position(rules, {.tower = kBase,
                                       .hands = {"5 7 14"},
                                       .reserve = "1 50 12 40 9 F",
                                       .finish = "reserve",
                                       .phase = "reserve"});
    QCOMPARE(verdict(rules, two, "drop F"), "CP-A17 refuse.finish.discard");
}

void TestActions::CP_26_CP_A18_victory()
{
    const Rules rules = makeRules({{"rows", 4}, {"first_game", true}});
    State s = position(
        rules, {.tower = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31",
                .hands = {"26 2 3"},
                .finish = "none"});
    State down = s;
    play(rules, s, "place 26 at 4,-1");
    QCOMPARE(int(s.end), int(EndReason::Won));
    play(rules, down, "hide 26 at 4,-1"); // CP-A18
    QCOMPARE(int(down.end), int(EndReason::None));
}

void TestActions::CP_27_CP_A7_whoCannotActLoses()
{
    const char *full = "1,-1=10 1,0=25 1,1=30 1,2=40 2,-1=20 2,0=27 2,1=35 3,-1=22 3,0=31";
    const Rules rules = makeRules({{"rows", 4}});
    State s = position(rules, {.tower = full,
                               .hands = {"2 5", ""},
                               .reserve = "1 50 12 13 14",
                               .finish = "seat",
                               .finishSeat = 1});
    QCOMPARE(verdict(rules, s, "stuck"), "ok"); // only this seat knows that D is not possible
    QCOMPARE(rules.view(s, 1).hand[0], CardSet{0});
    play(rules, s, "stuck");
    QCOMPARE(int(s.end), int(EndReason::Stuck));
    // the hand is shown: everybody sees that nothing could be done
    QCOMPARE(rules.view(s, 1).hand[0], s.hand[0]);
    QCOMPARE(rules.view(s, kNoSeat).hand[0], s.hand[0]);
    Rng rng(1);
    QCOMPARE(rules.determinize(rules.view(s, 1), rng).hand[0], s.hand[0]);
    QCOMPARE(rules.outcome(s).clause, "CP-A7");
    QCOMPARE(verdict(rules, s, "stuck"), "CP-A7 refuse.over");
    const Rules skip = makeRules({{"rows", 4}, {"stuck", "skip"}});
    State on = position(skip, {.tower = full,
                               .hands = {"2 5", ""},
                               .reserve = "1 50 12 13 14",
                               .finish = "seat",
                               .finishSeat = 1});
    play(skip, on, "stuck");
    QCOMPARE(int(on.actor), 1);
    QCOMPARE(int(on.phase), int(Phase::Act)); // nothing to draw after a skipped turn
    play(skip, on, "place F at 4,-1");
    QCOMPARE(int(on.end), int(EndReason::Won));
    // Nobody needs to ask a seat of which everybody sees that it can do nothing.
    State plain = position(skip, {.tower = full,
                                  .hands = {"2 5", ""},
                                  .reserve = "1 50 12 13 14",
                                  .finish = "seat",
                                  .finishSeat = 2});
    play(skip, plain, "stuck");
    QVERIFY(plain.actor == 2 && plain.skipped == 2); // seat 1 has no card at all
}

void TestActions::memoriesFollowTheCards()
{
    const Rules rules = makeRules();
    State s = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=3d1",
                               .hands = {"5 7 14", "8 9 10", "20 21 22"},
                               .reserve = "1 50 12 41 23"});
    play(rules, s, "take 12 at 1,-1 with 5 7"); // 19 to seat 0, seen by all
    play(rules, s, s.phase == Phase::Reserve ? "drop 23" : "draw 0");
    Rng rng(3);
    const View view = rules.view(s, 2);
    for (int i = 0; i < 20; ++i) {
        const State world = rules.determinize(view, rng);
        QVERIFY(rules.invariants(world).empty());
        QVERIFY(holds(world.hand[0], 19)); // seat 0 has not played since
        const View again = rules.view(world, 2);
        QVERIFY(takujo::test::sameBytes(again, view));
    }
}

// A hint spoke of what had been done.
void TestActions::describesMovesAsAdvice()
{
    const Rules rules = makeRules();
    const auto told = [&](const char *move) {
        return QByteArray::fromStdString(english(rules.describe(*rules.parseMove(move))));
    };
    QCOMPARE(told("place 12 at 1,-1"), "Place 12 in row 1, 1 left of the middle");
    QCOMPARE(told("hide 12 at 2,-1"), "Put 12 face down in row 2, 1 left of the middle");
    QCOMPARE(told("take 40 at 1,2 with 7 45"),
             "Send 7, 45 to the reserve, place 40 in row 1, 2 right of the middle");
    QCOMPARE(
        told("take 40 at 1,2 with 7 45 discard 5 14"),
        "Send 7, 45 to the reserve, discard 5, 14 and place 40 in row 1, 2 right of the middle");
    QCOMPARE(told("draw 2"), "Draw 2");
    QCOMPARE(told("discard 5 7"), "Discard 5, 7");
    QCOMPARE(told("drop 5"), "Drop the 5 from the reserve");
    QCOMPARE(told("draw 0"), "Draw nothing");
}

// It did not say that a card lay there.
void TestActions::advisesToReplace()
{
    const Rules rules = makeRules();
    const State s = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=40d1",
                                     .hands = {"14 20 3 5"},
                                     .reserve = "1 50 34 44 9"});
    const auto told = [&](const char *move) {
        return QByteArray::fromStdString(
            english(rules.describeFrom(rules.view(s, 0), *rules.parseMove(move))));
    };
    QCOMPARE(told("take 34 at 1,1 with 14 20"),
             "Send 14, 20 to the reserve, replace 32 with 34 in row 1, 1 right of the middle");
    QCOMPARE(told("take 34 at 1,2 with 14 20"),
             "Send 14, 20 to the reserve, replace the face-down card in row 1, 2 right of the "
             "middle with 34");
    QCOMPARE(told("take 9 at 1,-2 with 14 5"),
             "Send 5, 14 to the reserve, place 9 in row 1, 2 left of the middle");
}

// The log showed four numbers in a row, the finish card was taken away from less than it is.
void TestActions::tellsTheSumOfAnAction()
{
    const Rules rules = makeRules();
    const auto sum = [&](const char *hand, const char *move, SeatId viewer) {
        State s = position(rules, {.tower = kBase,
                                   .hands = {hand},
                                   .reserve = "1 50 12 40 9",
                                   .finish = "seat",
                                   .finishSeat = 0});
        Events events;
        play(rules, s, move, &events);
        for (const Event &event : events)
            if (event.type == EventType::Move && (event.visible & seatBit(viewer)) != 0)
                return QByteArray::fromStdString(english(event.detail));
        return QByteArray();
    };
    QCOMPARE(sum("5 7 14 45", "take 40 at 1,2 with 7 45 discard 5 14", 0), "45 − 7 + 2 = 40");
    QCOMPARE(sum("5 7 14 45", "take 40 at 1,2 with 7 45 discard 5 14", 1), "45 − 7 + 2 = 40");
    QCOMPARE(sum("34 2", "take 9 at 1,-2 with 34 F", 1), "34 − 25 = 9");
}

QTEST_GUILESS_MAIN(TestActions)
#include "tst_actions.moc"
