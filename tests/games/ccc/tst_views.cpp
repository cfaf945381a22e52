#include "fixture.h"
#include "rules/multiset_sampler.h"

#include "../position_page.h"
#include "../same_bytes.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

/// Three seats; the stock was just shuffled from the used cards: 2s 2h 3c 3c, the rest is in hands.
State afterShuffle(const Rules &rules)
{
    Json json = {{"hands", Json::array({Json::array(), Json::array(), Json::array()})}};
    KindCounts rest = rules.params().deck;
    const Json stock = {"2s", "2h", "3c", "3c"};
    for (const Json &code : stock)
        --rest[*cardFromCode(code.get<std::string>())];
    int n = 0;
    for (const Kind kind : kSortedKinds) {
        for (int i = 0; i < rest[kind]; ++i)
            json["hands"][toIndex(n++ % 3)].push_back(cardCode(kind));
    }
    json["stock"] = {{"epoch", 1}, {"place", 0}, {"shuffled", stock}, {"left", stock}};
    json["exhausted"] = 1;
    return position(rules, json);
}

} // namespace

class TestViews : public QObject
{
    Q_OBJECT

private slots:
    void positionPageIsTheDescription()
    {
        takujo::test::comparePage(
            takujo::test::documentedFields("ccc"),
            takujo::test::describedFields<State, View>(makeRules(Json::object(), 4)));
    }
    void CCC_A13_hiddenAreHandsAndStock()
    {
        const Rules rules = makeRules();
        LiveChance chance(3);
        const State state = rules.start(chance, nullptr);
        Rng rng(1);
        for (const SeatId seat : {SeatId{0}, SeatId{1}, SeatId{2}, kNoSeat}) {
            const View view = rules.view(state, seat);
            for (int i = 0; i < 50; ++i) {
                const State world = rules.determinize(view, rng);
                QVERIFY(takujo::test::sameBytes(rules.view(world, seat), view));
                QCOMPARE(rules.invariants(world), std::vector<std::string>());
            }
        }
    }
    void CCC_A13_publicViewHasNoHand()
    {
        const Rules rules = makeRules();
        LiveChance chance(3);
        const View view = rules.view(rules.start(chance, nullptr), kNoSeat);
        QCOMPARE(view.hand.total(), 0);
        QCOMPARE(rules.known(view), std::vector<std::uint16_t>());
    }
    /// Every unseen card is equally likely to be in a given hand: chi-square over 54 kinds.
    void CCC_A13_sampleIsUniform()
    {
        const Rules rules = makeRules();
        LiveChance chance(5);
        const View view = rules.view(rules.start(chance, nullptr), 1);
        Rng rng(2);
        const int rounds = 20000;
        std::array<int, kKinds> seen{};
        for (int i = 0; i < rounds; ++i) {
            const State world = rules.determinize(view, rng);
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                seen[kind] += world.hands[2][kind];
        }
        double chi = 0;
        int degrees = -1;
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            const int unseen = rules.params().deck[kind] - view.hand[kind];
            const double expected = rounds * 7.0 * unseen / (108 - 6);
            if (unseen > 0) {
                chi += (seen[kind] - expected) * (seen[kind] - expected) / expected;
                ++degrees;
            }
        }
        QVERIFY2(chi < degrees + 4.5 * std::sqrt(2.0 * degrees), std::to_string(chi).c_str());
    }
    void CCC_A13_countingCardsAfterTheReshuffle()
    {
        const Rules rules = makeRules();
        State state = afterShuffle(rules);
        Rng rng(3);
        for (int i = 0; i < 20; ++i) { // the used pile was public, so the stock's multiset is known
            const State world = rules.determinize(rules.view(state, 0), rng);
            QVERIFY(world.undecided == state.undecided);
        }
        play(rules, state, "done");
        play(rules, state, "draw 1");
        const View mine = rules.view(state, 0);
        for (int i = 0; i < 20; ++i) // and what I drew of it is not in it any more
            QVERIFY(rules.determinize(mine, rng).undecided == state.undecided);
        const View other = rules.view(state, 1);
        KindCounts most = state.composition;
        bool differs = false;
        for (int i = 0; i < 50; ++i) {
            const State world = rules.determinize(other, rng);
            QVERIFY(takujo::test::sameBytes(rules.view(world, 1), other));
            QCOMPARE(rules.invariants(world), std::vector<std::string>());
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                QVERIFY(world.undecided[kind] <= most[kind]);
            differs = differs || !(world.undecided == state.undecided);
        }
        QVERIFY(differs); // seat 1 does not know which card it was
    }
    void CCC_A14_copiesAreOneKind()
    {
        const Rules rules = makeRules();
        const State state = position(rules, {{"hands", {{"4h", "4h", "2c"}, {"Ks"}, {"Kc"}}}});
        const std::vector<std::uint16_t> known{*cardFromCode("2c"), *cardFromCode("4h"),
                                               *cardFromCode("4h")};
        QCOMPARE(rules.known(rules.view(state, 0)), known);
    }
    void paidCardsStayKnown()
    {
        const Rules rules = makeRules();
        State state = position(rules, {{"hands", {{"10s", "6h", "2c"}, {"Ks"}, {"Kc"}}}});
        const auto before = rules.known(rules.view(state, 0));
        play(rules, state, "place C3 with 10s+6h");
        QCOMPARE(rules.known(rules.view(state, 0)), before); // so taking back is free (CCC-9)
    }
    void CCC_9_takingBackRestoresTheState()
    {
        const Rules rules = makeRules();
        const State before = position(rules, {{"hands", {{"2s", "2h", "9c"}, {"Ks"}, {"Kc"}}}});
        State state = before;
        play(rules, state, "place C1 with 2s+2h");
        QVERIFY(!takujo::test::sameBytes(state, before));
        state = before; // the host keeps the state before every ply
        QCOMPARE(verdict(rules, state, "place C1 with 2s+2h"), std::string("ok"));
    }

    void fastLotAnswersLikeTheSlowOne()
    {
        Rng rng(6);
        for (int round = 0; round < 300; ++round) {
            KindCounts counts;
            for (std::size_t kind = 0; kind < kKinds; ++kind)
                counts[kind] = static_cast<std::uint8_t>(rng.below(3));
            KindCounts left = counts;
            MultisetSampler lot(left);
            for (auto size = static_cast<std::uint32_t>(counts.total()); size > 0; --size) {
                const std::uint32_t ticket = rng.below(size);
                const int slow = pickByTicket({counts.n.data(), kKinds}, ticket);
                QCOMPARE(int(lot.take(ticket)), slow);
                --counts[toIndex(slow)];
                QVERIFY(left == counts);
            }
        }
    }

    void moveTextRoundTrip()
    {
        const Rules rules = makeRules();
        for (const char *text :
             {"place C4 with 10s+6h", "place C3 with 6s+3c|As|4h", "place A1 with 8c+JR", "done",
              "draw 0", "draw 1", "draw 4 discard 2", "draw 8 discard 5", "discard 6s+4h"})
            QCOMPARE(rules.moveText(*rules.parseMove(text)), std::string(text));
        QCOMPARE(rules.moveText(*rules.parseMove("  place  c3 with 4h|As|3c+6s ")),
                 std::string("place C3 with 6s+3c|As|4h"));
    }
    void moveTextRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"",
                                 "place",
                                 "place C3",
                                 "place C3 with",
                                 "place C3 with 11s",
                                 "place C3 with 4h|",
                                 "place C3 with |As|4h",
                                 "place C3 with 4h|Ks|4h",
                                 "place G1 with 4h",
                                 "place C3 with 4h+",
                                 "place C3 for 4h",
                                 "draw",
                                 "draw x",
                                 "draw 3",
                                 "draw 4 discard 3",
                                 "draw 4 discard",
                                 "discard",
                                 "discard 4h 5h",
                                 "done now",
                                 "undo",
                                 "place C3 with 4h|As|4h|As"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void moveTextRefused()
    {
        QFETCH(QString, text);
        const Loaded<Move> move = makeRules().parseMove(text.toStdString());
        QVERIFY(!move);
        QVERIFY(english(move.error().front().text).find("⟦") == std::string::npos);
    }

    void positionRoundTrip()
    {
        const Rules rules = makeRules();
        LiveChance chance(8);
        State state = rules.start(chance, nullptr);
        const auto roundTrip = [&rules](const State &s) {
            const Json json = rules.stateToJson(s);
            const Loaded<State> back = rules.stateFromJson(json);
            return back && takujo::test::sameBytes(*back, s) && rules.stateToJson(*back) == json;
        };
        QVERIFY(roundTrip(state));
        play(rules, state, "done");
        QVERIFY(roundTrip(state));
        play(rules, state, "draw 4 discard 2");
        QVERIFY(roundTrip(state));
    }
    void positionRefused_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *name, const char *json, const char *path) {
            QTest::newRow(name) << json << path;
        };
        row("array", "[]", "");
        row("unknown key", R"({"cheat": 1})", "/cheat");
        row("square", R"({"coins": {"Z9": [1, 0, 0]}})", "/coins/Z9");
        row("counts", R"({"coins": {"C3": [1, 0]}})", "/coins/C3");
        row("huge", R"({"coins": {"C3": [1, 0, 100000]}})", "/coins/C3/2");
        row("card", R"({"hands": [["1x"], [], []]})", "/hands/0/0");
        row("copies", R"({"hands": [["Kh", "Kh", "Kh"], [], []]})", "/hands/0/2");
        row("copies over hands", R"({"hands": [["Kh", "Kh"], ["Kh"], []]})", "/hands");
        row("seats", R"({"hands": [[], []]})", "/hands");
        row("actor", R"({"actor": 3})", "/actor");
        row("float", R"({"actor": 0.5})", "/actor");
        row("phase", R"({"phase": "sleep"})", "/phase");
        row("discard without cards", R"({"phase": "discard", "option": 2})", "/phase");
        row("draw in a last turn", R"({"phase": "draw", "turnsLeft": 1})", "/phase");
        row("over without cause", R"({"phase": "over"})", "/phase");
        // A single ace and a pair pay for two coins; more coins than cards overflowed the list of them.
        row("unpaid coins", R"({"used": ["As", "2h", "3h"], "placed": ["A1", "A1", "A1"]})",
            "/placed");
        row("stock", R"({"stock": 5})", "/stock");
        row("conservation", R"({"stock": {"epoch": 0, "place": 0, "shuffled": [], "left": []}})",
            "/stock/left");
    }
    void positionRefused()
    {
        QFETCH(QString, json);
        QFETCH(QString, path);
        const Loaded<State> state = makeRules().stateFromJson(Json::parse(json.toStdString()));
        QVERIFY(!state);
        QCOMPARE(state.error().front().path, path.toStdString());
        QVERIFY(english(state.error().front().text).find("⟦") == std::string::npos);
    }
    void viewJsonHidesTheRest()
    {
        const Rules rules = makeRules();
        const State state = position(rules, {{"hands", {{"4h"}, {"Ks"}, {"Kc"}}}});
        const Json json = rules.viewToJson(rules.view(state, 1));
        QVERIFY(!json.contains("hands"));
        QCOMPARE(json["hand"].dump(), std::string("[\"Ks\"]"));
        QVERIFY(!json["stock"].contains("left"));
        QCOMPARE(json["handSizes"].dump(), std::string("[1,1,1]"));
    }
};

QTEST_APPLESS_MAIN(TestViews)
#include "tst_views.moc"
