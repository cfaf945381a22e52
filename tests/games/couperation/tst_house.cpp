#include "../rulebook_clause.h"
#include "definition.h"
#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>

using namespace takujo;
using namespace takujo::couperation;
using namespace takujo::couperation::test;

namespace {

/// What the rules say to the seat that acts, with cards by group at a place.
DraftReport said(const Rules &rules, const State &s, const std::string &place,
                 std::vector<std::vector<std::string>> groups = {})
{
    Draft draft;
    draft.anchor = placeId(s, rules.geometry(), placeAt(rules, place));
    draft.groups = std::move(groups);
    return rules.probe(rules.view(s, s.actor), draft);
}

std::string refusedFor(const DraftReport &report)
{
    return report.refusal ? report.refusal->clause + " " + report.refusal->text.id : "ok";
}

/// The one motion of the card that was placed, as a seat sees it.
PieceMotion placedFor(const Events &events, SeatId seat)
{
    for (const Event &event : events) {
        if (event.type == EventType::Place && event.seenBy(seat))
            return event.motions.front();
    }
    return {};
}

/// How many cards a hint says the next seat may draw after a move, 0 = it says nothing of it.
int toldDraws(const Rules &rules, State s, const std::string &move)
{
    const View before = rules.view(s, s.actor);
    play(rules, s, move);
    for (const Reason &reason :
         rules.reasons(before, *rules.parseMove(move), rules.view(s, before.seat))) {
        if (reason.text.id == "why.allows" || reason.text.id == "why.refills")
            return static_cast<int>(reason.amount);
    }
    return 0;
}

} // namespace

/// What table, log and rulebook say by house rules.
class TestHouse : public QObject
{
    Q_OBJECT

private slots:
    void CP_22_nothingIsDiscardedWhereItChangesNothing();
    void CP_12_faceDownCardIsNamedWithOpenHands();
    void CP_A17_reserveTellsOfTheFinishCardOnlyWhereItCanCome();
    void CP_7_CP_16_CP_27_rulebookFollowsTheRules();
    void CP_16_logTellsThatNobodyRefills();
    void CP_21_wrongCardIsNoLossByTheHouseRule();
    void CP_15_CP_18_nobodyIsPromisedMoreThanThePack();
};

/// "Discard 1 more to reach it" was said where no discard changes anything, and "44 + 0 − 0".
void TestHouse::CP_22_nothingIsDiscardedWhereItChangesNothing()
{
    const Rules rules = makeRules({{"mod_per_discard", 0}});
    const State s =
        position(rules, {.tower = kBase, .hands = {"21 23 10"}, .reserve = "1 50 12 43 44"});
    const Prompt prompt = rules.table(rules.view(s, 0)).prompt;
    QCOMPARE(prompt.groups.size(), std::size_t{4});
    QCOMPARE(prompt.limits.size(), std::size_t{4});
    const std::vector<std::string> two{"card-21#0", "card-23#0"};
    const DraftReport never = said(rules, s, "1,2", {{}, {}, two, {"card-43#0"}});
    QCOMPARE(refusedFor(never), std::string("CP-22 refuse.sum.plain"));
    QVERIFY(never.lines.empty());
    const DraftReport more = said(rules, s, "1,2", {{}, {}, two, {"card-44#0"}, {"card-10#0"}});
    QCOMPARE(refusedFor(more), std::string("CP-22 refuse.discard.none"));
    QVERIFY(more.sum.empty() && more.lines.empty());
    QCOMPARE(verdict(rules, s, "take 44 at 1,2 with 21 23 discard 10"),
             "CP-22 refuse.discard.none");
    const DraftReport exact = said(rules, s, "1,2", {{}, {}, two, {"card-44#0"}});
    QVERIFY(exact.move.has_value());
    QCOMPARE(english(exact.sum), std::string("23 + 21 = 44"));
    QCOMPARE(rules.draftOf(rules.view(s, 0), *exact.move).groups.size(), std::size_t{4});
}

/// The others saw the card by its name and were told of a card without one.
void TestHouse::CP_12_faceDownCardIsNamedWithOpenHands()
{
    for (const bool open : {true, false}) {
        const Rules rules = makeRules({{"open_hands", open}});
        State s = position(rules, {.tower = kBase, .hands = {"2 3 6"}});
        Events events;
        play(rules, s, "hide 6 at 1,2", &events);
        for (const SeatId seat : {SeatId{0}, SeatId{1}, kNoSeat}) {
            const PieceMotion motion = placedFor(events, seat);
            const Presentation table = rules.table(rules.view(s, seat));
            QVERIFY(std::any_of(table.pieces.begin(), table.pieces.end(), [&](const Piece &p) {
                return p.id == motion.after && p.zone == "tower";
            }));
            QCOMPARE(motion.before, std::string(open || seat == 0 ? "card-6#0" : ""));
        }
    }
}

void TestHouse::CP_A17_reserveTellsOfTheFinishCardOnlyWhereItCanCome()
{
    const auto detail = [](const Json &changes, const char *finish) {
        const Rules rules = makeRules(changes);
        const State s = position(
            rules, {.tower = kBase, .hands = {"5 7 14"}, .finish = finish, .phase = "reserve"});
        return rules.table(rules.view(s, 0)).prompt.detail.id;
    };
    QCOMPARE(detail({}, "pack"), std::string("prompt.reserve.finish"));
    QCOMPARE(detail({{"first_game", true}}, "none"), std::string("prompt.reserve.detail"));
    QCOMPARE(detail({{"finish_value", 0}, {"finish_between", false}}, "pack"),
             std::string("prompt.reserve.detail"));
}

void TestHouse::CP_7_CP_16_CP_27_rulebookFollowsTheRules()
{
    const auto holds = [](const Json &changes, const char *clause, const char *words) {
        const auto values = applyChanges(schema(), schema().defaults(), changes);
        return clauseText(definition(), *values, 3, clause).find(words) != std::string::npos;
    };
    const Json standard = Json::object();
    const Json plain{{"finish_value", 0}, {"finish_between", false}};
    QVERIFY(holds(standard, "CP-27", "Sent to the reserve") &&
            !holds(plain, "CP-27", "Sent to the reserve"));
    QVERIFY(holds(standard, "CP-7", "face down") &&
            !holds({{"open_hands", true}}, "CP-7", "face down"));
    QVERIFY(holds(standard, "CP-16", "until you hold 2") &&
            !holds({{"facedown_refill_to", 0}}, "CP-16", "until you hold"));
}

/// "Enough cards in hand" was said also of an empty hand.
void TestHouse::CP_16_logTellsThatNobodyRefills()
{
    for (const int refill : {0, 2}) {
        const Rules rules = makeRules({{"facedown_refill_to", refill}});
        State s = position(rules, {.tower = kBase, .hands = {"12 40 39", "7 8"}});
        Events events;
        play(rules, s, "hide 12 at 1,-2", &events);
        QCOMPARE(says(events, 1, "a face-down card allows none"), refill == 0);
        QCOMPARE(says(events, 1, "enough cards in hand"), refill == 2);
        QCOMPARE(english(allowanceText(rules, s, 1)),
                 std::string(refill == 0 ? "no card" : "until 2 in hand"));
    }
}

/// A wasted turn had the warning of a defeat, and the words "Turn up anyway".
void TestHouse::CP_21_wrongCardIsNoLossByTheHouseRule()
{
    for (const bool loses : {true, false}) {
        const Rules rules = makeRules({{"reveal_loss", loses}});
        const State s =
            position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=30d0", .hands = {"26 18 3"}});
        QCOMPARE(said(rules, s, "1,2").facts["warning"], loses ? 2 : 1);
    }
}

/// With an empty pack a hint said "may draw 2 cards next".
void TestHouse::CP_15_CP_18_nobodyIsPromisedMoreThanThePack()
{
    const Rules rules = makeRules();
    for (const int pack : {0, 1, 5}) {
        const State s = position(rules, {.tower = "1,-1=10 1,0=23 1,1=30 2,0=F",
                                         .hands = {"12 41 39", ""},
                                         .finish = "tower",
                                         .pack = pack});
        const int most = std::min(pack, 2); // 41 is ◇◇, and the hand is filled up to 2
        QCOMPARE(toldDraws(rules, s, "place 41 at 1,2"), most);
        QCOMPARE(toldDraws(rules, s, "hide 12 at 1,2"), most);
        const DraftReport up = said(rules, s, "1,2", {{"card-41#0"}});
        QCOMPARE(up.facts["nextDraw"], most);
        const DraftReport down = said(rules, s, "1,2", {{}, {"card-12#0"}});
        QCOMPARE(down.facts["nextDraw"], pack == 0 ? 0 : -1);
        State after = s;
        play(rules, after, "hide 12 at 1,2");
        QCOMPARE(english(allowanceText(rules, after, 1)), // said "no card", not why
                 std::string(pack == 0 ? "no card, as the pack is empty" : "until 2 in hand"));
        after = s;
        play(rules, after, "place 41 at 1,2");
        const Prompt prompt = rules.table(rules.view(after, 1)).prompt;
        if (pack > 0) // with one card left the ◇◇ of the 41 was the reason told
            QCOMPARE(prompt.detail.id, pack < 2 ? "prompt.draw.short" : "prompt.draw.mark");
    }
}

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
