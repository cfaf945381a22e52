#include "fixture.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// Tables, prompts and what samples are bound by.
class TestViews : public QObject
{
    Q_OBJECT

private slots:
    void HK_A16_backsAndSizesArePublicHandsAreNot();
    void sampleKeepsWhatWasPutBackFromFirstHands();
    void sampleKnowsWhatTheDiscardsMade();
    void tableShowsReachPathsAndPrices();
    void pointsByCategoryAddUp();
    void cellsNameTheirRockOnce();
    void mineDraftShowsPurseAndCart();
    void refusalAtACell();
    void HK_20_HK_15_whatIsPressedSaysWhyNot();
    void houseNamesAreShown();
    void HK_19_tipOfTheBase();
    void HK_A13_lastRoundByTheCap();
};

void TestViews::HK_19_tipOfTheBase()
{
    const auto tip = [](const Json &changes) {
        const Rules rules = makeRules(changes);
        const Presentation table = rules.table(rules.view(Scene(rules).state(), 0));
        const auto base = std::find_if(table.pieces.begin(), table.pieces.end(),
                                       [](const Piece &p) { return p.kind == "base"; });
        return base == table.pieces.end() ? std::string() : english(base->tip);
    };
    QVERIFY(tip(Json::object()).find("equipment is drawn") != std::string::npos);
    QCOMPARE(
        tip({{"equipment_per_base", 0}}),
        std::string("End your move here: funds go back to 4, the rocks on your cart are acquired"));
}

/// HK-A13: the log and the head of the table agree on which round is the last.
void TestViews::HK_A13_lastRoundByTheCap()
{
    const Rules rules = makeRules({{"round_cap", 20}});
    const auto phase = [&rules](int round) {
        const State state = Scene(rules).set("round", round).state();
        return english(rules.table(rules.view(state, 0)).phase);
    };
    QCOMPARE(phase(19), std::string("Round 19"));
    QCOMPARE(phase(20), std::string("Round 20 (the last)"));
}

void TestViews::HK_A16_backsAndSizesArePublicHandsAreNot()
{
    const Rules rules = makeRules({{"mode", "treasure"}}, 3);
    const State state =
        Scene(rules).hand(0, {"E1", "E4"}).hand(1, {"E2"}).pile("A1", {"?", "?"}).state();
    const View other = rules.view(state, 1);
    QCOMPARE(int(other.handSize[0]), 2);
    QCOMPARE(other.hand, state.hands[1]);
    const Presentation table = rules.table(other);
    const auto corner = std::find_if(table.pieces.begin(), table.pieces.end(),
                                     [](const Piece &p) { return p.id == "cell#0"; });
    QVERIFY(corner != table.pieces.end());
    QVERIFY(corner->faceDown);
    QCOMPARE(corner->kind, std::string("back"));
    QCOMPARE(corner->back, std::string("back/hakkutsu-c"));
    QCOMPARE(corner->facts["deck"], int(kDeckC1));
    for (const Piece &piece : table.pieces)
        QVERIFY(piece.zone != "hand" || piece.facts["effect"] == int(Effect::Boots));
}

/// What a seat put back (HK-8) cannot be in the hand of somebody who has not drawn since.
void TestViews::sampleKeepsWhatWasPutBackFromFirstHands()
{
    const Rules rules = makeRules({}, 2);
    const Equipment boots{0, 4, 0, 0, 0, 0, 0};
    State state = Scene(rules)
                      .hand(1, {"E1"})
                      .set("returned", Json::array({Json::array({"E2"}), Json::array()}))
                      .state();
    QVERIFY(state.composition[1] <= boots[1]);
    const View view = rules.view(state, 0);
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        const State world = rules.determinize(view, rng);
        QCOMPARE(rules.invariants(world), std::vector<std::string>());
        QVERIFY(world.deck[toIndex(Effect::Boots)] >= 1);
    }
}

void TestViews::sampleKnowsWhatTheDiscardsMade()
{
    const Rules rules = makeRules({}, 2);
    // a second deck made of two helicopters; the rest is in hands
    std::vector<std::string> mine;
    for (const char *code : {"E1", "E2", "E4", "E5", "E6"})
        for (int i = 0; i < 4; ++i)
            mine.emplace_back(code);
    const State state = Scene(rules)
                            .hand(0, mine)
                            .hand(1, {"E3", "E3", "E7", "E7", "E7", "E7"})
                            .set("drawn", {20, 6})
                            .set("deck", {{"epoch", 2}, {"place", 0}, {"shuffled", {"E3", "E3"}}})
                            .state();
    const View view = rules.view(state, 0);
    Rng rng(2);
    for (int i = 0; i < 200; ++i) { // the radars cannot be in that deck
        const State world = rules.determinize(view, rng);
        QCOMPARE(int(world.deck[toIndex(Effect::Radar)]), 0);
        QCOMPARE(int(world.deck[toIndex(Effect::Helicopter)]), 2);
    }
}

/// With the meteorite, too, which is of none of the six.
void TestViews::pointsByCategoryAddUp()
{
    const Rules rules = makeRules();
    const State state = Scene(rules).got(0, {"Meteorite", "Granite", "Shell fossil"}).state();
    const auto facts = factsFrom<TableFacts>(rules.table(rules.view(state, 0)).facts.values());
    const auto sum = [](const auto &figures) {
        return std::accumulate(figures.begin(), figures.begin() + kCategories, 0);
    };
    QCOMPARE(sum(facts.categoryPoints), facts.score[0]);
    QCOMPARE(sum(facts.categoryCards), 3);
}

/// What explains it begins with its points: the name stands above.
void TestViews::cellsNameTheirRockOnce()
{
    const Rules rules = makeRules();
    const State state = Scene(rules).pile("C1", {"Granite", "?"}).state();
    const Presentation table = rules.table(rules.view(state, 0));
    const auto piece = std::find_if(table.pieces.begin(), table.pieces.end(), [&](const Piece &p) {
        return p.id == cellId(cell(rules, "C1"));
    });
    QVERIFY(english(piece->name).find("Granite") != std::string::npos);
    QVERIFY(english(piece->tip).find("Granite") == std::string::npos);
}

void TestViews::tableShowsReachPathsAndPrices()
{
    const Rules rules = makeRules();
    const State state =
        Scene(rules).got(0, {"Obsidian"}).hand(0, {"E2"}).pile("C1", {"Granite", "?"}).state();
    const Presentation table = rules.table(rules.view(state, 0));
    const auto piece = [&](const char *name) {
        return *std::find_if(table.pieces.begin(), table.pieces.end(),
                             [&](const Piece &p) { return p.id == cellId(cell(rules, name)); });
    };
    QCOMPARE(piece("C1").facts["reach"], int(Reach::Walk));
    QCOMPARE(piece("C1").facts["costNow"], 0);
    QCOMPARE(piece("A1").facts["reach"], int(Reach::Boots)); // with boots
    const auto option =
        std::find_if(table.prompt.options.begin(), table.prompt.options.end(),
                     [&](const PromptOption &o) { return o.anchor == cellId(cell(rules, "C1")); });
    QCOMPARE(option->path,
             (std::vector<std::string>{cellId(cell(rules, "C2")), cellId(cell(rules, "C1"))}));
    QCOMPARE(english(option->effect), std::string("Granite: mining costs 0, then mobility 3"));
    const auto far =
        std::find_if(table.prompt.options.begin(), table.prompt.options.end(),
                     [&](const PromptOption &o) { return o.anchor == cellId(cell(rules, "A1")); });
    QVERIFY(!far->warning.empty());
}

void TestViews::mineDraftShowsPurseAndCart()
{
    const Rules rules = makeRules();
    State state =
        Scene(rules).at(0, "B1").pile("A1", {"Ruby", "?"}).hand(0, {"E4", "E5", "E2"}).state();
    play(rules, state, {"go A1"});
    const View view = rules.view(state, 0);
    Draft draft;
    draft.groups = {{"equip-grant#0", "equip-case#0"}};
    DraftReport report = rules.probe(view, draft);
    QVERIFY(report.move.has_value());
    QCOMPARE(rules.moveText(*report.move), std::string("mine with E4+E5"));
    QCOMPARE(report.facts["cost"], 0);
    QCOMPARE(report.facts["coinsLeft"], 4);
    QCOMPARE(report.facts["units"], 1);
    QCOMPARE(report.facts["mobility"], 3);
    draft.groups = {{"equip-boots#0"}};
    report = rules.probe(view, draft);
    QCOMPARE(report.refusal->text.id, std::string("refuse.notnow"));
    QCOMPARE(rules.moveText(*rules.probe(view, {}).move), std::string("mine"));
}

void TestViews::refusalAtACell()
{
    const Rules rules = makeRules();
    const State state = Scene(rules).state();
    Draft draft;
    draft.anchor = cellId(cell(rules, "A1"));
    const DraftReport report = rules.probe(rules.view(state, 0), draft);
    QCOMPARE(report.refusal->clause, std::string("HK-13"));
    QCOMPARE(report.refusal->anchor, draft.anchor);
}

/// A card or cell that has no part in what is asked says why when it is pressed.
void TestViews::HK_20_HK_15_whatIsPressedSaysWhyNot()
{
    const Rules rules = makeRules();
    const auto pressed = [&rules](const State &state, const std::string &anchor) {
        Draft draft;
        draft.anchor = anchor;
        const DraftReport report = rules.probe(rules.view(state, 0), draft);
        return report.refusal ? report.refusal->clause + " " + report.refusal->text.id : "";
    };
    Scene scene(rules);
    scene.pile("C2", {"Granite", "?"}).hand(0, {"E1", "E2", "E3", "E4", "E6"});
    State state = scene.state();
    QCOMPARE(pressed(state, equipmentId(Effect::Boots, 0)), "HK-20 refuse.boots.way");
    QCOMPARE(pressed(state, equipmentId(Effect::Grant, 0)), "HK-20 refuse.mining");
    QCOMPARE(pressed(state, equipmentId(Effect::Helicopter, 0)), "HK-20 refuse.helicopter");
    play(rules, state, {"go C2"});
    QCOMPARE(pressed(state, equipmentId(Effect::Boots, 0)), "HK-20 refuse.moving");
    QCOMPARE(pressed(state, equipmentId(Effect::Joint, 0)), "HK-20 refuse.joint");
    QCOMPARE(pressed(state, equipmentId(Effect::Double, 0)), "HK-20 refuse.after");
    QCOMPARE(pressed(state, equipmentId(Effect::Grant, 0)), "");
    QCOMPARE(pressed(state, cellId(cell(rules, "A1"))), "HK-15 refuse.elsewhere");
    QCOMPARE(pressed(state, cellId(cell(rules, "C2"))), "");
    state = scene.at(1, "C2").state();
    play(rules, state, {"go C2"});
    QCOMPARE(pressed(state, equipmentId(Effect::Joint, 0)), "HK-20 refuse.joint.way");
    // on a free card
    state = Scene(rules).pile("C2", {"Basalt", "?"}).hand(0, {"E4"}).state();
    play(rules, state, {"go C2"});
    QCOMPARE(pressed(state, equipmentId(Effect::Grant, 0)), "HK-A15 refuse.grant");
}

/// A rule set names its own components in both languages.
void TestViews::houseNamesAreShown()
{
    Json rows = makeRules().params().rocks.empty() ? Json() : Json::array();
    for (const char *area : {"A", "B", "C1", "C2"})
        for (int i = 0; i < 3; ++i)
            rows.push_back({{"area", area},
                            {"copies", 8},
                            {"name_ja", "月の石"},
                            {"name_en", "Moon rock"},
                            {"category", "mineral"},
                            {"points", 2},
                            {"mining_cost", 1},
                            {"carry_cost", 1},
                            {"ability", "none"}});
    const Rules rules = makeRules({{"rocks", rows}});
    const Text name = rockName(rules.params(), 0);
    QCOMPARE(rendered(name, Language::Ja), std::string("月の石"));
    QCOMPARE(rendered(name, Language::En), std::string("Moon rock"));
}

QTEST_APPLESS_MAIN(TestViews)
#include "tst_views.moc"
