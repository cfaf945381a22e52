#include "fixture.h"

#include "rules/schema.h"

#include "../position_page.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <bit>
#include <set>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// Components, the deal, museums and the first equipment.
class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void HK_1_componentsAreThoseOfTheBox();
    void HK_1_cardsWithoutANameAreNotBlank();
    void HK_2_mapHasABaseInTheMiddleAndItsAreas();
    void HK_2_otherShapesArePlayable();
    void HK_3_twoRocksACellC2UnderC1TopsOpen();
    void HK_3_HK_2_wrongMapsAreRefused();
    void HK_4_everybodyHasFourCoinsAndTheBankTheRest();
    void HK_5_HK_10_firstSeatStartsAndPlayGoesRound();
    void HK_6_HK_A11_museumsAreSecret();
    void HK_7_museumsAreDraftedFromTheLastSeat();
    void HK_7_HK_A16_passedMuseumsAreShownToWhoPassesThem();
    void HK_7_museumsOfOneNameAreToldApart();
    void HK_8_oneOfTwoEquipmentCardsIsKept();
    void HK_8_equalCardsAreKeptByHand();
    void HK_8_nobodyHoldsMoreThanWasDealt();
    void HK_8_lateSeatsKeepBoth();
    void HK_8_HK_A16_whatIsKeptIsHidden();
    void positionPageIsTheDescription();
};

void TestSetup::HK_1_componentsAreThoseOfTheBox()
{
    const Rules rules = makeRules();
    std::array<int, 4> cards{};
    for (const RockKind &r : rules.params().rocks)
        cards[r.deck] += r.copies;
    QCOMPARE(cards, (std::array<int, 4>{24, 16, 8, 8}));
    QCOMPARE(rules.params().museums.size(), std::size_t{9});
    QCOMPARE(rules.params().equipmentTotal(), 28);
    QCOMPARE(rules.params().coinSupply, 20);
    const RockKind &diamond = rules.params().rocks[toIndex(rock(rules, "Diamond"))];
    QCOMPARE(int(diamond.points), 10);
    QCOMPARE(int(diamond.cost), 4);
    QCOMPARE(int(diamond.carry), 1);
    QCOMPARE(diamond.names.ja, std::string("ダイヤモンド"));
}

// Rocks and museums of house rules that are named in one language only had no name in the other.
void TestSetup::HK_1_cardsWithoutANameAreNotBlank()
{
    Json changes = Json::object();
    for (const char *table : {"rocks", "museums", "equipment"}) {
        changes[table] = schema().defaults().data(table);
        changes[table][0]["name_ja"] = "";
        changes[table][1]["name_en"] = changes[table][1]["name_ja"] = "";
    }
    const Rules rules = makeRules(changes);
    QCOMPARE(english(rockName(rules.params(), 0)), std::string("Granite"));
    QCOMPARE(japanese(rockName(rules.params(), 0)), std::string("Granite"));
    QCOMPARE(english(rockName(rules.params(), 1)), std::string("igneous rock"));
    QCOMPARE(japanese(museumName(rules.params(), 0)), std::string("Volcano Museum"));
    QCOMPARE(english(museumName(rules.params(), 1)), std::string("sedimentary rock"));
    QCOMPARE(japanese(equipmentName(rules.params(), Effect::Joint)), std::string("Joint dig"));
    QCOMPARE(english(equipmentName(rules.params(), Effect::Boots)), std::string("Hiking boots"));
    const RuleValues values = *applyChanges(schema(), schema().defaults(), changes);
    std::string said;
    for (const Constraint &constraint : schema().constraints) {
        if (constraint.check)
            said += constraint.check(values).id;
    }
    QCOMPARE(said, std::string("schema.namesschema.namesschema.names"));
}

void TestSetup::HK_2_mapHasABaseInTheMiddleAndItsAreas()
{
    const Rules rules = makeRules();
    const Map &map = rules.map();
    QCOMPARE(map.name(map.base()), std::string("C3"));
    std::map<Area, int> cells;
    for (const std::uint8_t slot : map.rockCells()) {
        const int distance = map.steps(slot, map.base());
        const Area expected = distance <= 2 ? Area::A : distance == 3 ? Area::B : Area::C;
        QCOMPARE(map.area(slot), expected);
        ++cells[map.area(slot)];
    }
    QCOMPARE(cells[Area::A], 12);
    QCOMPARE(cells[Area::B], 8);
    QCOMPARE(cells[Area::C], 4);
}

void TestSetup::HK_2_otherShapesArePlayable()
{
    for (const char *name : {"diamond7", "valley9"}) {
        const Rules rules = makeRules({{"map", name}}, 4);
        LiveChance chance(3);
        const State state = rules.start(chance, nullptr);
        QCOMPARE(rules.invariants(state), std::vector<std::string>());
    }
    QCOMPARE(verdictOf({{"map", Json::array({{1, 4, 1}, {2, 1, 3}})}}), "HK-11 schema.empty");
    QCOMPARE(verdictOf({{"map", Json::array({{1, 4, 1}, {2, 1, 3}})}, {"empty_cells_to_end", 5}}),
             "ok");
}

void TestSetup::HK_3_twoRocksACellC2UnderC1TopsOpen()
{
    const Rules rules = makeRules({}, 3);
    LiveChance chance(11);
    State state = rules.start(chance, nullptr);
    for (const std::uint8_t slot : rules.map().rockCells()) {
        const Pile &pile = state.piles[slot];
        QCOMPARE(int(pile.height), 2);
        QVERIFY(pile.faceUp());
        QCOMPARE(int(pile.known[1]), 0); // nobody has seen the lower card
        QCOMPARE(int(rules.params().rocks[pile.kind[0]].deck), rules.map().deck(slot, 0));
    }
    const int corner = cell(rules, "A1");
    QCOMPARE(rules.map().deck(corner, 0), int(kDeckC1));
    QCOMPARE(rules.map().deck(corner, 1), int(kDeckC2));
}

void TestSetup::HK_3_HK_2_wrongMapsAreRefused()
{
    const Json many =
        Json::array({{1, 1, 1, 1, 1}, {1, 1, 4, 1, 1}, {1, 1, 1, 1, 1}}); // 14 cells of A
    QCOMPARE(verdictOf({{"map", many}}), "HK-3 schema.map.cards");
    QCOMPARE(verdictOf({{"map", Json::array({{1, 1, 2}, {1, 1, 3}})}}), "HK-2 schema.map.base");
    QCOMPARE(verdictOf({{"map", Json::array({{1, 4, 0, 1}, {1, 1, 0, 1}})}}),
             "HK-2 schema.map.parts");
    QCOMPARE(verdictOf({{"empty_cells_to_end", 24}}), "ok");
    QCOMPARE(verdictOf({{"map", "valley9"}, {"empty_cells_to_end", 24}}),
             "HK-11 schema.empty"); // 22 cells
}

void TestSetup::HK_4_everybodyHasFourCoinsAndTheBankTheRest()
{
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules rules = makeRules({}, seats);
        LiveChance chance(1);
        const State state = rules.start(chance, nullptr);
        for (int seat = 0; seat < seats; ++seat) {
            QCOMPARE(int(state.coins[toIndex(seat)]), 4);
            QCOMPARE(int(state.pos[toIndex(seat)]), rules.map().base());
            QCOMPARE(rules.mobility(state, static_cast<SeatId>(seat)), 3);
        }
        QCOMPARE(int(state.bank), 20 - 4 * seats);
    }
    QCOMPARE(verdictOf({{"coin_supply", 8}}, 2), "ok");
    QCOMPARE(verdictOf({{"coin_supply", 8}}, 3), "HK-4 schema.coins");
}

void TestSetup::HK_5_HK_10_firstSeatStartsAndPlayGoesRound()
{
    const Rules rules = makeRules({}, 3);
    State state = Scene(rules).emptyBut(20).state();
    for (const int seat : {0, 1, 2, 0, 1, 2}) {
        QCOMPARE(int(rules.actor(state)), seat);
        const int round = state.round;
        play(rules, state, {state.pos[toIndex(seat)] == cell(rules, "C3") ? "go C5" : "go C3"});
        QCOMPARE(int(state.round), round + (seat == 2 ? 1 : 0));
    }
}

void TestSetup::HK_6_HK_A11_museumsAreSecret()
{
    const Rules rules = makeRules({}, 4);
    LiveChance chance(5);
    const State state = rules.start(chance, nullptr);
    std::set<int> different;
    for (SeatId seat = 0; seat < 4; ++seat) {
        different.insert(state.museum[toIndex(seat)]);
        const View view = rules.view(state, seat);
        for (int other = 0; other < 4; ++other)
            QCOMPARE(int(view.museum[toIndex(other)]),
                     other == seat ? int(state.museum[toIndex(other)]) : int(kNone));
    }
    QCOMPARE(different.size(), std::size_t{4});
    QCOMPARE(int(rules.view(state, kNoSeat).museum[0]), int(kNone));
}

void TestSetup::HK_7_museumsAreDraftedFromTheLastSeat()
{
    const Rules rules = makeRules({{"museum_draft", true}}, 3);
    LiveChance chance(9);
    State state = rules.start(chance, nullptr);
    QCOMPARE(state.phase, Phase::Museum);
    QCOMPARE(std::popcount(state.offer), 5); // players + 2
    for (const int seat : {2, 1, 0}) {
        QCOMPARE(int(rules.actor(state)), seat);
        QCOMPARE(std::popcount(rules.view(state, static_cast<SeatId>(seat)).offer), seat + 3);
        if (seat > 0) // who has not had them does not know them
            QCOMPARE(int(rules.view(state, static_cast<SeatId>(seat - 1)).offer), 0);
        Rng rng(5); // worlds of this phase held an equipment deck that is not dealt yet
        for (SeatId viewer = -1; viewer < 3; ++viewer)
            QVERIFY(rules.invariants(rules.determinize(rules.view(state, viewer), rng)).empty());
        QCOMPARE(rules.table(rules.view(state, static_cast<SeatId>(seat))).prompt.detail.id,
                 std::string(seat > 0 ? "prompt.museum.detail" : "prompt.museum.last"));
        play(rules, state, {moves(rules, state).front()});
        for (SeatId viewer = -1; viewer < 3; ++viewer) // open at once
            QCOMPARE(rules.view(state, viewer).museum[toIndex(seat)], state.museum[toIndex(seat)]);
    }
    QCOMPARE(std::popcount(state.offer), 2); // left over
    QCOMPARE(state.phase, Phase::Keep);
    // A position read back had forgotten that two are left over.
    const Loaded<State> back = rules.stateFromJson(rules.stateToJson(state));
    QVERIFY(back.ok());
    QCOMPARE(int(back->offered), 2);
    QVERIFY(StateBlob::of(*back) == StateBlob::of(state));
}

// Everybody was told that the kept card left the offer, and nobody where the others went.
void TestSetup::HK_7_HK_A16_passedMuseumsAreShownToWhoPassesThem()
{
    const Rules rules = makeRules({{"museum_draft", true}}, 3);
    LiveChance chance(9);
    State state = rules.start(chance, nullptr);
    for (const int seat : {2, 1, 0}) {
        Events events;
        const Move move = *rules.parseMove(moves(rules, state).front());
        rules.apply(state, move, chance, &events);
        for (SeatId viewer = kNoSeat; viewer < 3; ++viewer) {
            int gone = 0;
            int come = 0;
            int kept = 0;
            for (const Event &event : events) {
                if (event.clause != "HK-7" || !event.seenBy(viewer))
                    continue;
                for (const PieceMotion &motion : event.motions) {
                    kept += motion.toZone == "museum." + std::to_string(seat) ? 1 : 0;
                    gone += motion.before.empty() ? 0 : 1;
                    come += motion.after.empty() ? 0 : 1;
                }
            }
            QCOMPARE(kept, 1);
            QCOMPARE(gone, viewer == seat ? seat + 3 : 0);
            QCOMPARE(come, viewer == seat - 1 && seat > 0 ? seat + 3 : 1);
        }
    }
}

// The prompt of the draft offered the same words twice.
void TestSetup::HK_7_museumsOfOneNameAreToldApart()
{
    Json rows = schema().defaults().data("museums");
    rows.push_back(rows[0]);
    const Rules rules = makeRules({{"museum_draft", true}, {"museums", rows}});
    QCOMPARE(english(museumName(rules.params(), 0)), std::string("Volcano Museum (1)"));
    QCOMPARE(english(museumName(rules.params(), 9)), std::string("Volcano Museum (10)"));
    QCOMPARE(japanese(museumName(rules.params(), 9)), std::string("火山博物館（10）"));
    QCOMPARE(english(museumName(rules.params(), 1)), std::string("Strata Museum"));
}

void TestSetup::HK_8_oneOfTwoEquipmentCardsIsKept()
{
    const Rules rules = makeRules({}, 2);
    LiveChance chance(4);
    State state = rules.start(chance, nullptr);
    QCOMPARE(state.phase, Phase::Keep);
    QCOMPARE(total(state.hands[0]), 2);
    QCOMPARE(verdict(rules, state, "keep nothing"), "HK-8 refuse.keep");
    QCOMPARE(verdict(rules, state, "go C2"), "HK-8 refuse.phase");
    play(rules, state, {moves(rules, state).front()});
    play(rules, state, {moves(rules, state).front()});
    QCOMPARE(state.phase, Phase::Move);
    QCOMPARE(total(state.hands[0]), 1);
    QCOMPARE(total(state.returned[0]), 1);
    QCOMPARE(int(state.deckSize), 26); // the returned cards are in it
    QCOMPARE(int(state.epoch), 1);     // in another order than they were dealt
    QCOMPARE(verdictOf({{"equipment_kept", 3}}), "HK-8 schema.kept");
}

// Played by itself it told everybody that the two were equal.
void TestSetup::HK_8_equalCardsAreKeptByHand()
{
    const Rules rules = makeRules({}, 2);
    std::uint64_t seed = 1;
    const auto deal = [&] {
        LiveChance chance(seed);
        return rules.start(chance, nullptr);
    };
    while (moves(rules, deal()).size() != 1)
        ++seed;
    QVERIFY(!rules.forced(rules.view(deal(), 0)));
}

// From a file such a hand came with more choices than a list of moves holds.
void TestSetup::HK_8_nobodyHoldsMoreThanWasDealt()
{
    const Rules rules = makeRules({{"equipment_dealt", 4}, {"equipment_kept", 4}}, 2);
    LiveChance chance(4);
    State state = rules.start(chance, nullptr);
    QVERIFY(rules.invariants(state).empty());
    state.phase = Phase::Keep;
    state.epoch = 0;
    for (std::size_t e = 0; e < kEffects; ++e)
        state.hands[0][e] = static_cast<std::uint8_t>(state.hands[0][e] + state.deck[e]);
    state.deck = {};
    state.deckSize = 0;
    state.handSize[0] = static_cast<std::uint8_t>(total(state.hands[0]));
    const std::vector<std::string> broken = rules.invariants(state);
    QVERIFY(has(broken, "a hand holds more than was dealt (HK-8)"));
    std::array<Move, Rules::kMaxMoves> some{};
    const LegalCount listed = rules.legal(state, some);
    QCOMPARE(listed.count, Rules::kMaxMoves);
    QVERIFY(!listed.complete);
}

void TestSetup::HK_8_lateSeatsKeepBoth()
{
    const Rules rules = makeRules({{"late_seats_keep_more", 3}}, 4);
    LiveChance chance(4);
    State state = rules.start(chance, nullptr);
    QCOMPARE(int(rules.actor(state)), 0); // only the start player chooses
    play(rules, state, {moves(rules, state).front()});
    QCOMPARE(state.phase, Phase::Move);
    for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(int(state.handSize[toIndex(seat)]), seat == 0 ? 1 : 2);
    QCOMPARE(makeRules({{"late_seats_keep_more", 3}}, 2).params().keeps(0, 2), 1);
}

void TestSetup::HK_8_HK_A16_whatIsKeptIsHidden()
{
    const Rules rules = makeRules({}, 3);
    LiveChance chance(8);
    State state = rules.start(chance, nullptr);
    const Move move = *rules.parseMove(moves(rules, state).front());
    QCOMPARE(rules.observedMove(state, move, 0), move);
    QCOMPARE(rules.moveText(rules.observedMove(state, move, 1)), std::string("keep ?"));
    Events events;
    const std::string kept = english(equipmentList(rules.params(), cardsOf(move)));
    rules.apply(state, move, chance, &events);
    QVERIFY(log(events, 0).find(kept) != std::string::npos);
    QVERIFY(log(events, 1).find(kept) == std::string::npos);
    QVERIFY(log(events, kNoSeat).find(kept) == std::string::npos);
    int shown = 0; // with the line: what is kept, not what is put back; the card for its owner
    for (const Event &event : events) {
        for (const PieceMotion &motion : event.motions) {
            QCOMPARE(motion.toZone == "deck", event.text.empty());
            QVERIFY(event.seenBy(0) || (motion.before.empty() && motion.after.empty()));
            shown += event.text.empty() || motion.after.empty() ? 0 : 1;
        }
    }
    QCOMPARE(shown, total(cardsOf(move)));
    QCOMPARE(rules.view(state, 1).returned, Equipment{});
    QCOMPARE(rules.view(state, 0).returned, state.returned[0]);
}

void TestSetup::positionPageIsTheDescription()
{
    takujo::test::comparePage(
        takujo::test::documentedFields("hakkutsu"),
        takujo::test::describedFields<State, View>(makeRules(Json::object(), 4)));
}

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
