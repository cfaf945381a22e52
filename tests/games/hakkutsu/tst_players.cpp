#include "fixture.h"

#include "ai/agent.h"
#include "evaluation/bounds.h"
#include "hakkutsu_data.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <bit>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

namespace {

constexpr int kDeals = 60; ///< each played twice, with the seats exchanged
constexpr int kSimulations = 80;

/// What the seat would know if it saw every rock on the map: only a test has this door.
View oracleView(const Rules &rules, State s, SeatId seat, Chance &chance)
{
    const Params &params = rules.params();
    for (const std::uint8_t cell : rules.map().rockCells()) {
        Pile &pile = s.piles[cell];
        for (int slot = pile.top(); slot < kPile; ++slot) {
            if (pile.known[toIndex(slot)] == 0) {
                const int deck = rules.map().deck(cell, slot);
                const std::size_t first = params.deckFirst[toIndex(deck)];
                const std::size_t count = params.deckFirst[toIndex(deck + 1)] - first;
                const DeckPlace place{static_cast<std::uint8_t>(deck), 0,
                                      static_cast<std::uint16_t>(rules.map().place(cell, slot))};
                const int found = chance.card(place, Counts(params.rockDeck).subspan(first, count),
                                              Counts(s.undecided).subspan(first, count));
                pile.kind[toIndex(slot)] = static_cast<std::uint8_t>(first + toIndex(found));
                --s.undecided[first + toIndex(found)];
            }
            pile.known[toIndex(slot)] =
                static_cast<std::uint8_t>(pile.known[toIndex(slot)] | seatBit(seat));
        }
    }
    return rules.view(s, seat);
}

Move answer(const Rules &rules, const View &view, const char *player, std::uint64_t seed)
{
    Request request;
    request.view = ViewBlob::of(view);
    request.player = player;
    request.budget.simulations = kSimulations;
    request.seed = seed;
    return Agent::search(rules, request, {}, nullptr).best;
}

/// What a policy without search plays.
Move policyMove(const Rules &rules, const State &state, const char *player)
{
    const SearchModel model(rules, player);
    Rng rng(1);
    return model.policyMove(player, rules.view(state, state.actor), rng);
}

/// Win share of the oracle in one match against a fair player of the same strength.
double oracleWins(const Rules &rules, std::uint64_t seed, SeatId oracle)
{
    LiveChance chance(seed);
    State state = rules.start(chance, nullptr);
    while (rules.actor(state) != kNoSeat) {
        const SeatId actor = rules.actor(state);
        const View view =
            actor == oracle ? oracleView(rules, state, actor, chance) : rules.view(state, actor);
        rules.apply(state, answer(rules, view, "expert", combine64(seed, state.ply)), chance,
                    nullptr);
    }
    const SeatSet winners = rules.outcome(state).winners;
    return contains(winners, oracle) ? 1.0 / std::popcount(winners) : 0;
}

} // namespace

/// The computer players.
class TestPlayers : public QObject
{
    Q_OBJECT

private slots:
    void playersFinishEveryKindOfMatch();
    void oracleBeatsTheFairPlayerInTreasure();
    void beliefFollowsWhatIsDug();
    void noLevelLeavesTheRockItCameFor();
    void hintsCountFossilsAndMuseum();
    void HK_22_greedyBringsItsCartHome();
    void HK_22_greedyTurnsBackInTime();
    void HK_A15_equipmentOfAnyStrength();
};

void TestPlayers::playersFinishEveryKindOfMatch()
{
    for (const Json &changes :
         {Json::object(), Json({{"mode", "treasure"}}), Json({{"museum_draft", true}}),
          Json({{"map", "valley9"}}), Json({{"late_seats_keep_more", 3}})}) {
        const Rules rules = makeRules(changes, 3);
        for (const char *player : {"greedy", "beginner", "skilled"}) {
            LiveChance chance(7);
            State state = rules.start(chance, nullptr);
            while (rules.actor(state) != kNoSeat) {
                const Move move =
                    answer(rules, rules.view(state, rules.actor(state)), player, state.ply);
                QVERIFY2(!rules.check(state, move), rules.moveText(move).c_str());
                rules.apply(state, move, chance, nullptr);
            }
            QCOMPARE(state.end, EndReason::EmptyCells); // nobody dawdles until the cap
        }
    }
}

/// The fair player does not see face-down rocks: one that does has an edge.
void TestPlayers::oracleBeatsTheFairPlayerInTreasure()
{
    const Rules rules = makeRules({{"mode", "treasure"}}, 2);
    double wins = 0;
    for (std::uint64_t deal = 1; deal <= kDeals; ++deal)
        wins += oracleWins(rules, deal, 0) + oracleWins(rules, deal, 1);
    const double lower = lowerBound(wins, 2 * kDeals);
    qInfo("oracle: %.1f of %d, lower bound %.3f", wins, 2 * kDeals, lower);
    QVERIFY(lower > 0.5);
}

void TestPlayers::beliefFollowsWhatIsDug()
{
    const Rules rules = makeRules({}, 2);
    const HeuristicTables values(rules);
    const Belief belief(rules, values);
    const State state =
        Scene(rules)
            .got(0, {"Granite", "Basalt", "Granite", "Obsidian", "Gabbro", "Basalt"})
            .state();
    const auto chances = belief.chances(state, 0, 0x1FF);
    QCOMPARE(std::max_element(chances.begin(), chances.end()) - chances.begin(),
             std::ptrdiff_t{0}); // Volcano Museum
    for (int m = 0; m < 9; ++m)
        QVERIFY(chances[toIndex(m)] >= Belief::kFloor);
    QCOMPARE(belief.chances(state, 0, 0x1FE)[0], 0.0F); // a card that is seen elsewhere
}

/// The second fossil is worth three points, there are coins and room: who digs one has walked there
/// for it. The casual player left it in every third case.
void TestPlayers::noLevelLeavesTheRockItCameFor()
{
    const Rules rules = makeRules({}, 2);
    State s = Scene(rules)
                  .pile("E4", {"Ammonite fossil", "?"})
                  .at(0, "E5")
                  .coins(0, 3)
                  .cart(0, {"Gneiss", "Dinosaur leg fossil"})
                  .museum(0, 7)
                  .state();
    play(rules, s, {"go E4"});
    for (const std::string player : {"beginner", "casual", "skilled", "expert", "master"}) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Request request;
            request.budget.simulations = player == "master" ? 500 : 0;
            request.view = ViewBlob::of(rules.view(s, s.actor));
            request.player = player;
            request.seed = seed;
            const Move move = Agent::search(rules, request, {}, nullptr).best;
            QVERIFY2(move.kind == kMine, player.c_str());
        }
    }
}

/// HK-23, HK-24: what a rock brings this seat, not what is printed on it.
void TestPlayers::hintsCountFossilsAndMuseum()
{
    const Rules rules = makeRules({}, 2);
    State s = Scene(rules)
                  .pile("E4", {"Ammonite fossil", "?"})
                  .at(0, "E5")
                  .coins(0, 3)
                  .cart(0, {"Dinosaur leg fossil"})
                  .museum(0, 6) // Palaeontology: one point a fossil
                  .state();
    const auto reason = [&](const std::string &move) { // the first, by the seat's own views
        const View before = rules.view(s, s.actor);
        play(rules, s, {move.c_str()});
        Reason first = rules.reasons(before, *rules.parseMove(move), rules.view(s, before.seat))[0];
        return english(std::move(first.text).num("count", std::lround(first.amount)));
    };
    QCOMPARE(reason("go E4"),
             std::string("E4: Ammonite fossil lies face up, worth 4 points with museum and "
                         "effects; mining costs 1"));
    QCOMPARE(reason("mine"),
             std::string("Ammonite fossil comes onto the cart, worth 4 points with museum "
                         "and effects"));
    State home = Scene(rules)
                     .emptyBut(1)
                     .at(0, "C2")
                     .coins(0, 0)
                     .cart(0, {"Dinosaur leg fossil", "Granite"})
                     .museum(0, 6)
                     .state();
    s = home;
    const std::string way = rules.moveText(makeMove(kGo, rules.map().base()));
    QCOMPARE(reason(way), std::string("4 points more: 2 rocks come home"));
}

/// Where rocks on carts are lost at the end, none are left there.
void TestPlayers::HK_22_greedyBringsItsCartHome()
{
    const Rules rules =
        makeRules({{"cart_counts_at_end", false}, {"end_mode", "rounds"}, {"rounds", 8}}, 2);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        LiveChance chance(seed);
        State state = rules.start(chance, nullptr);
        while (rules.actor(state) != kNoSeat)
            rules.apply(state, policyMove(rules, state, "greedy"), chance, nullptr);
        for (SeatId seat = 0; seat < 2; ++seat) {
            QCOMPARE(state.cart[toIndex(seat)].size(), std::size_t(0));
            QVERIFY(scoreOf(rules.params(), state, seat, kNone, false).printed > 0);
        }
    }
}

/// Two rounds are left and the base is two turns away: the rock beside the way would cost the cart.
void TestPlayers::HK_22_greedyTurnsBackInTime()
{
    const auto first = [](bool counts, int round) {
        const Rules rules =
            makeRules({{"cart_counts_at_end", counts}, {"end_mode", "rounds"}, {"rounds", 8}}, 2);
        const State state = Scene(rules)
                                .pile("A2", {"Chert", "?"})
                                .emptyBut(0)
                                .at(0, "A1")
                                .cart(0, {"Ruby"})
                                .coins(0, 4)
                                .set("round", round)
                                .state();
        return rules.moveText(policyMove(rules, state, "greedy"));
    };
    QCOMPARE(first(true, 7), std::string("go A2"));
    QCOMPARE(first(false, 5), std::string("go A2"));
    const std::string home = first(false, 7);
    QVERIFY2(home == "go B2" || home == "go A3" || home == "go C1", home.c_str());
}

/// HK-A15: a case that takes off more than a rock carries may be played, a card of amount 0 never.
void TestPlayers::HK_A15_equipmentOfAnyStrength()
{
    const auto first = [](int amount, const char *card, int coins, bool full) {
        Json equipment = Json::parse(embedded::data_equipment_json);
        for (Json &row : equipment) {
            if (row["effect"] == "grant" || row["effect"] == "case")
                row["amount"] = amount;
        }
        const Rules rules = makeRules({{"equipment", equipment}}, 2);
        Scene scene(rules);
        scene.emptyBut(0).pile("D2", {"Granite", "?"}).at(0, "C2").coins(0, coins).hand(0, {card});
        if (full)
            scene.cart(0, {"Ruby", "Gabbro", "Basalt"});
        return rules.moveText(policyMove(rules, scene.state(), "greedy"));
    };
    QCOMPARE(first(2, "E4", 0, false), std::string("go D2"));
    QCOMPARE(first(0, "E4", 0, false), std::string("go C3"));
    QCOMPARE(first(2, "E5", 1, true), std::string("go D2"));
    QCOMPARE(first(0, "E5", 1, true), std::string("go C3"));
    Json equipment = Json::parse(embedded::data_equipment_json);
    for (Json &row : equipment)
        row["amount"] = 0;
    const Rules rules = makeRules({{"equipment", equipment}}, 2);
    const HeuristicTables values(rules);
    for (const Effect effect : {Effect::Boots, Effect::Grant, Effect::Case})
        QCOMPARE(values.equipment(effect), 0.0F);
    QVERIFY(values.equipment(Effect::Helicopter) > 0);
}

QTEST_APPLESS_MAIN(TestPlayers)
#include "tst_players.moc"
