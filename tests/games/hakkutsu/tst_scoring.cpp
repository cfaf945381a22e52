#include "fixture.h"

#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::hakkutsu;
using namespace takujo::hakkutsu::test;

/// Points by source, museums, ties.
class TestScoring : public QObject
{
    Q_OBJECT

private slots:
    void HK_22_cartsCountAtTheEnd();
    void HK_23_HK_25_threeSourcesAndTheirSum();
    void HK_23_museums_data();
    void HK_23_museums();
    void HK_23_HK_A9_tiesGoToEquipmentThenAreShared();
    void HK_24_HK_A8_fossilsAreWorthTheirNumber();
    void HK_21_micaAndCrystal();
    void HK_A21_meteoriteCountsForMuseumsOnly();
    void HK_A21_cardsOfOtherCategoriesCountOnceToo();

private:
    static SeatScore score(const Rules &rules, const std::vector<std::string> &rocks, int museum,
                           int hand = 0)
    {
        Scene scene(rules);
        scene.got(0, rocks).museum(0, museum).hand(0,
                                                   std::vector<std::string>(toIndex(hand), "E2"));
        const State state = scene.state();
        return scoreOf(rules.params(), state, 0, state.museum[0], false);
    }
};

void TestScoring::HK_22_cartsCountAtTheEnd()
{
    for (const bool counts : {true, false}) {
        const Rules rules = makeRules({{"round_cap", 20}, {"cart_counts_at_end", counts}});
        State state = Scene(rules)
                          .at(0, "C1")
                          .pile("C2", {})
                          .pile("B2", {})
                          .cart(0, {"Ruby"})
                          .museum(0, 9)
                          .set("round", 20)
                          .state();
        play(rules, state, {"go C2", "go B2"});
        QCOMPARE(rules.actor(state), kNoSeat);
        QCOMPARE(rules.outcome(state).score[0], counts ? 7 : 0);
    }
}

void TestScoring::HK_23_HK_25_threeSourcesAndTheirSum()
{
    const Rules rules = makeRules();
    const State state = Scene(rules)
                            .got(0, {"Granite", "Obsidian", "Shell fossil", "Ammonite fossil"})
                            .museum(0, 1)
                            .state();
    const Outcome standing = rules.standing(rules.view(state, 0));
    QCOMPARE(standing.lines.size(), std::size_t{6});
    QCOMPARE(standing.lines[0].points[0], 5); // printed: 2 + 3
    QCOMPARE(standing.lines[1].points[0], 4); // two fossils
    QCOMPARE(standing.lines[4].points[0], 4); // two igneous rocks at 2
    QCOMPARE(standing.score[0], 13);
    QVERIFY(!standing.lines[5].adds);                           // equipment breaks ties only
    QCOMPARE(rules.standing(rules.view(state, 1)).score[0], 9); // the museum is secret
}

void TestScoring::HK_23_museums_data()
{
    QTest::addColumn<int>("museum");
    QTest::addColumn<QStringList>("rocks");
    QTest::addColumn<int>("research");
    QTest::addColumn<int>("treasure");
    QTest::newRow("volcano") << 1 << QStringList{"Granite", "Basalt", "Slate"} << 4 << 6;
    QTest::newRow("strata") << 2 << QStringList{"Sandstone", "Amber"} << 4 << 6;
    QTest::newRow("orogeny") << 3 << QStringList{"Slate"} << 2 << 3;
    QTest::newRow("mineral") << 4 << QStringList{"Quartz", "Mica", "Ruby"} << 4 << 6;
    QTest::newRow("gem, at most 8") << 5 << QStringList{"Ruby", "Sapphire", "Diamond"} << 8 << 8;
    QTest::newRow("palaeo, skull for two")
        << 6 << QStringList{"Shell fossil", "Fossil skull"} << 3 << 9;
    QTest::newRow("two categories") << 7 << QStringList{"Granite", "Slate"} << 0 << 0;
    QTest::newRow("three categories") << 7 << QStringList{"Granite", "Slate", "Quartz"} << 2 << 2;
    QTest::newRow("six categories, at most 9 and 8")
        << 7 << QStringList{"Granite", "Slate", "Quartz", "Ruby", "Shell fossil", "Amber"} << 9
        << 8;
    QTest::newRow("deep") << 8 << QStringList{"Ruby", "Diamond", "Meteorite", "Granite", "Emerald"}
                          << 12 << 6;
    QTest::newRow("local, at most 12")
        << 9 << QStringList{"Granite", "Basalt", "Slate", "Quartz", "Mica", "Schist", "Feldspar"}
        << 12 << 12;
}

void TestScoring::HK_23_museums()
{
    QFETCH(int, museum);
    QFETCH(QStringList, rocks);
    QFETCH(int, research);
    QFETCH(int, treasure);
    std::vector<std::string> names;
    for (const QString &name : std::as_const(rocks))
        names.push_back(name.toStdString());
    QCOMPARE(score(makeRules(), names, museum).museum, research);
    QCOMPARE(score(makeRules({{"mode", "treasure"}}), names, museum).museum, treasure);
}

void TestScoring::HK_23_HK_A9_tiesGoToEquipmentThenAreShared()
{
    const Rules rules = makeRules({{"round_cap", 20}});
    Scene scene(rules);
    scene.pile("C2", {})
        .museum(0, 5)
        .museum(1, 6)
        .got(0, {"Granite"})
        .got(1, {"Andesite"})
        .set("round", 20);
    State state = scene.state();
    play(rules, state, {"go C2", "go C2"});
    QCOMPARE(int(rules.outcome(state).winners), 3); // shared
    QCOMPARE(rules.outcome(state).headline.id, std::string("outcome.shared"));
    state = scene.hand(1, {"E1"}).state();
    play(rules, state, {"go C2", "go C2"});
    QCOMPARE(int(rules.outcome(state).winners), 2);
    QCOMPARE(rules.outcome(state).headline.id, std::string("outcome.tie"));
}

void TestScoring::HK_24_HK_A8_fossilsAreWorthTheirNumber()
{
    const Rules rules = makeRules();
    QCOMPARE(score(rules, {"Shell fossil"}, 9).fossils, 1);
    QCOMPARE(score(rules, {"Shell fossil", "Shell fossil"}, 9).fossils, 4);
    QCOMPARE(score(rules, {"Shell fossil", "Shell fossil", "Ammonite fossil"}, 9).fossils, 9);
    QCOMPARE(score(rules, {"Fossil skull", "Shell fossil"}, 9).fossils, 9); // n = 1 + 2
    QCOMPARE(score(rules,
                   {"Shell fossil", "Shell fossil", "Ammonite fossil", "Ammonite fossil",
                    "Dinosaur leg fossil", "Fossil skull"},
                   9)
                 .fossils,
             49);
    QCOMPARE(score(makeRules({{"fossil_exponent", "linear"}}), {"Fossil skull", "Shell fossil"}, 9)
                 .fossils,
             3);
    QCOMPARE(score(makeRules({{"skull_value", 3}}), {"Fossil skull", "Shell fossil"}, 9).fossils,
             16);
}

void TestScoring::HK_21_micaAndCrystal()
{
    const Rules rules = makeRules();
    QCOMPARE(score(rules, {"Mica"}, 1, 2).mica, 2);
    QCOMPARE(score(rules, {"Mica"}, 1, 4).mica, 3); // three at most
    QCOMPARE(score(rules, {"Rock crystal"}, 1).crystal, 0);
    QCOMPARE(score(rules, {"Rock crystal", "Ruby", "Diamond"}, 1).crystal, 2);
}

void TestScoring::HK_A21_meteoriteCountsForMuseumsOnly()
{
    const Rules rules = makeRules();
    QCOMPARE(score(rules, {"Meteorite", "Shell fossil"}, 6).museum, 2); // one fossil for the museum
    QCOMPARE(score(rules, {"Meteorite", "Shell fossil"}, 6).fossils, 1); // not for the fossils
    QCOMPARE(score(rules, {"Meteorite", "Rock crystal"}, 1).crystal, 0); // no gem
    QCOMPARE(score(rules, {"Meteorite"}, 8).museum, 3);                  // a C card
    QCOMPARE(score(rules, {"Meteorite", "Granite", "Slate"}, 7).museum,
             2); // the missing third category
}

/// A rule set may give the effects to other cards. One that counts as any category was counted twice by
/// the museum of its own, and a crystal that is no gem lost a point for itself.
void TestScoring::HK_A21_cardsOfOtherCategoriesCountOnceToo()
{
    Json rocks = schema().find("rocks")->def;
    for (Json &row : rocks) {
        if (row["name_en"] == "Ruby" || row["name_en"] == "Shell fossil")
            row["ability"] = "counts_as_any";
        if (row["name_en"] == "Rock crystal")
            row["category"] = "mineral";
    }
    const Rules rules = makeRules({{"rocks", rocks}});
    QCOMPARE(score(rules, {"Ruby"}, 5).museum, 4);                     // one gem at 4
    QCOMPARE(score(rules, {"Ruby"}, 1).museum, 2);                     // or one igneous rock at 2
    QCOMPARE(score(rules, {"Shell fossil"}, 6).museum, 1);             // one fossil
    QCOMPARE(score(rules, {"Ruby", "Granite", "Slate"}, 7).museum, 2); // three categories, not four
    QCOMPARE(score(rules, {"Rock crystal", "Sapphire"}, 9).crystal, 1);
}

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_scoring.moc"
