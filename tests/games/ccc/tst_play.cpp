#include "../same_bytes.h"
#include "fixture.h"

#include "ai/agent.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <map>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

Move randomMove(const Rules &rules, const State &state, Rng &rng)
{
    std::array<Move, Rules::kMaxMoves> moves{};
    const LegalCount legal = rules.legal(state, moves);
    if (state.phase == Phase::Draw && legal.count > 1 && rng.below(10) > 0) // (0,0) rarely (CCC-A8)
        return moves[1 + rng.below(static_cast<std::uint32_t>(legal.count - 1))];
    return moves[rng.below(static_cast<std::uint32_t>(legal.count))];
}

constexpr const char *kHouseRules[]{
    "{}",
    R"({"advanced_rule": true})",
    R"({"adjacency": "8"})",
    R"({"territory_margin": 2, "jokers": 0})",
    R"({"territory_margin": 4})",
    R"({"start_hand_base": 8, "hand_step": 2, "jokers": 8})",
    R"({"start_hand_base": 2, "hand_step": 0})",
    R"({"flush_min": 2, "flush_factor": 4})",
    R"({"flush_min": 6, "flush_factor": 1})",
    R"({"joker_factor": 1})",
    R"({"joker_factor": 4, "jokers": 8})",
    R"({"joker_counts_in_flush": false})",
    R"({"max_splits": 0})",
    R"({"max_splits": 3})",
    R"({"single_square_restriction": false})",
    R"({"stock_cycles": 1})",
    R"({"stock_cycles": 4})",
    R"({"contest_isolated": false})",
    R"({"flush_optional": true})",
    R"({"idle_rounds": 1})",
    R"({"idle_rounds": 5})",
    R"({"direction": "cw"})",
    R"({"board": [[2]]})",
    R"({"board": [[14, 14], [0, 14]]})",
    R"({"board": "plaza32"})",
    R"({"board": "small5"})",
    R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 0, "draw": 1}]})",
    R"({"draw_options": [{"discard": 0, "draw": 0}, {"discard": 10, "draw": 16}, {"discard": 0, "draw": 16}]})",
    R"({"board": [[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],
        [1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9]]})",
};

} // namespace

class TestPlay : public QObject
{
    Q_OBJECT

private slots:
    void randomGames_data()
    {
        QTest::addColumn<QString>("changes");
        QTest::addColumn<int>("seats");
        for (const char *changes : kHouseRules) {
            for (int seats = 2; seats <= 4; ++seats)
                QTest::newRow((std::to_string(seats) + " seats " + changes).c_str())
                    << QString::fromUtf8(changes) << seats;
        }
    }

    /// Cards are conserved, coins never go, own territory is permanent (CCC-7), legal moves are accepted
    /// and written in one form, everybody has one turn after the last exhaustion (CCC-20), the game ends.
    void randomGames()
    {
        QFETCH(QString, changes);
        QFETCH(int, seats);
        const Rules rules = makeRules(Json::parse(changes.toStdString()), seats);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            LiveChance chance(seed);
            Rng rng(seed * 77);
            State state = rules.start(chance, nullptr);
            int exhaustedIn = -1; // turn of the last exhaustion
            for (int ply = 0; rules.actor(state) != kNoSeat; ++ply) {
                QVERIFY(ply < 4000);
                const Move move = randomMove(rules, state, rng);
                QVERIFY2(!rules.check(state, move), rules.moveText(move).c_str());
                QVERIFY(*rules.parseMove(rules.moveText(move)) == move);
                const State before = state;
                Events events;
                rules.apply(state, move, chance, &events);
                State silent = before;
                rules.apply(silent, move, chance, nullptr); // events change nothing
                QVERIFY(takujo::test::sameBytes(silent, state));
                QCOMPARE(rules.invariants(state), std::vector<std::string>());
                checkTerritory(rules, before, state);
                checkWords(events, seats);
                if (before.exhausted < rules.params().stockCycles &&
                    state.exhausted == rules.params().stockCycles)
                    exhaustedIn = before.turn;
            }
            if (state.end == EndReason::Stock)
                QCOMPARE(int(state.turn), exhaustedIn + seats); // CCC-20: one turn each, no more
            QVERIFY(rules.outcome(state).finished);
            QVERIFY(rules.outcome(state).winners != 0);
        }
    }

    /// The quick path of search and the general one play the same game.
    void searchChanceIsTheSameGame()
    {
        const Rules rules = makeRules();
        Rng a(5);
        Rng b(5);
        SearchChance fast(a);
        SearchChance slow(b);
        Chance &general = slow;
        State x = rules.start(fast, nullptr);
        State y = rules.start(general, nullptr);
        Rng rng(1);
        while (rules.actor(x) != kNoSeat) {
            QVERIFY(takujo::test::sameBytes(x, y));
            const Move move = randomMove(rules, x, rng);
            rules.apply(x, move, fast, nullptr);
            rules.apply(y, move, general, nullptr);
        }
        QVERIFY(takujo::test::sameBytes(x, y));
    }

    /// CCC-20: in the last turn of all a coin that makes nothing change hands is wasted. The four cards
    /// would reinforce the near territory A1, one of them wins B1.
    void noLevelWastesItsLastCoins()
    {
        const Rules rules = makeRules({{"board", Json::array({Json::array({8, 2})})}}, 2);
        const State state = position(rules, {{"coins", {{"A1", {1, 0}}}},
                                             {"hands", {{"Kd", "10d", "5d", "4d"}, {"Kc"}}},
                                             {"turnsLeft", 1},
                                             {"exhausted", 2}});
        for (const char *player : {"beginner", "casual", "skilled", "expert"}) {
            for (std::uint64_t seed = 1; seed <= 30; ++seed) {
                Request request;
                request.view = ViewBlob::of(rules.view(state, state.actor));
                request.player = player;
                request.seed = seed;
                const Move move = Agent::search(rules, request, {}, nullptr).best;
                QVERIFY2(rules.moveText(move) == "place B1 with 4d",
                         (std::string(player) + ": " + rules.moveText(move)).c_str());
            }
        }
    }

    /// CCC-18: who saves for a hand that no way to draw can make places nothing at all, and the match
    /// ends idle without a point.
    void placesWhereHandsCannotGrow_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("stock");
        QTest::addColumn<bool>("saves");
        QTest::newRow("even") << "[[0, 0], [2, 2]]" << 80 << false;
        QTest::newRow("loss") << "[[0, 0], [3, 2]]" << 80 << false;
        QTest::newRow("rest") << "[[0, 0], [0, 3]]" << 1 << false;
        QTest::newRow("gain") << "[[0, 0], [0, 3]]" << 3 << true;
    }
    void placesWhereHandsCannotGrow()
    {
        QFETCH(QString, options);
        QFETCH(int, stock);
        QFETCH(bool, saves);
        const Rules rules = withOptions(options);
        const State state = position(rules, {{"hands", {{"Kd", "10d", "5d", "4d"}, {"Kc"}}},
                                             {"used", allBut(rules, stock)}});
        QCOMPARE(int(state.stock), stock);
        for (const char *player : {"greedy", "beginner"}) {
            const Move move = policyMove(rules, state, player);
            QVERIFY2((move == doneMove()) == saves, rules.moveText(move).c_str());
        }
    }

    /// Of ways to draw none of which leaves more cards: new ones for as many old ones.
    void drawsEvenWhereNothingIsGained()
    {
        const Rules rules = withOptions("[[0, 0], [2, 2], [3, 2]]");
        const State state =
            position(rules, {{"phase", "draw"}, {"hands", {{"Kd", "10d", "5d", "4d"}, {"Kc"}}}});
        QCOMPARE(rules.moveText(policyMove(rules, state, "greedy")),
                 std::string("draw 2 discard 2"));
    }

private:
    static Rules withOptions(const QString &pairs)
    {
        Json rows = Json::array();
        for (const Json &pair : Json::parse(pairs.toStdString()))
            rows.push_back({{"discard", pair[0]}, {"draw", pair[1]}});
        return makeRules({{"draw_options", rows}}, 2);
    }
    /// The cards of the deck that are neither in the hands of these positions nor left in the stock.
    static Json allBut(const Rules &rules, int stock)
    {
        KindCounts left = rules.params().deck;
        for (const char *code : {"Kd", "10d", "5d", "4d", "Kc"})
            --left[*cardFromCode(code)];
        Json out = Json::array();
        for (int count = left.total() - stock; count > 0; --count) {
            const Kind kind = static_cast<Kind>(pickByTicket(left.n, 0));
            --left[kind];
            out.push_back(cardCode(kind));
        }
        return out;
    }
    static Move policyMove(const Rules &rules, const State &state, const char *player)
    {
        const SearchModel model(rules, player);
        Rng rng(1);
        return model.policyMove(player, rules.view(state, state.actor), rng);
    }
    static void checkTerritory(const Rules &rules, const State &before, const State &after)
    {
        for (int slot = 0; slot < rules.board().slotCount(); ++slot) {
            const auto &was = before.coins[toIndex(slot)];
            const auto &is = after.coins[toIndex(slot)];
            for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
                QVERIFY(is[seat] >= was[seat]);
            if (rules.isOwn(before, slot))
                QVERIFY(rules.isOwn(after, slot) &&
                        rules.holder(after, slot) == rules.holder(before, slot));
        }
    }
    static void checkWords(const Events &events, int seats)
    {
        for (const Event &event : events) {
            if (!event.text.empty()) {
                QVERIFY(english(event.text).find("⟦") == std::string::npos);
                QVERIFY(japanese(event.text).find("⟦") == std::string::npos);
                QVERIFY(!event.clause.empty());
            }
            if (!event.detail.empty())
                QVERIFY(english(event.detail).find("⟦") == std::string::npos);
            for (const PieceMotion &motion : event.motions) {
                const bool toHand = motion.toZone == "hand" || motion.fromZone == "hand";
                if (toHand) // what is in a hand is told to its owner alone
                    QVERIFY(event.visible == seatBit(event.actor) && !event.spectators);
            }
            QVERIFY(event.actor < seats);
        }
    }
};

QTEST_APPLESS_MAIN(TestPlay)
#include "tst_play.moc"
