#include "ai/agent.h"
#include "ai/discards.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::ccc;

namespace {

RuleValues valuesOf(const char *changes)
{
    const RuleSchema &all = schema();
    const auto values = applyChanges(all, all.defaults(), Json::parse(changes));
    return values ? *values : RuleValues();
}

/// A position some way into a match of hoarders.
State position(const ccc::Rules &rules, const SearchModel &knowledge, std::uint64_t seed,
               std::uint32_t plies)
{
    LiveChance chance(seed);
    Rng rng(seed);
    State state = rules.start(chance, nullptr);
    for (std::uint32_t ply = 1; ply <= plies && state.phase != Phase::Over; ++ply) {
        chance.beginPly(ply);
        rules.apply(state, knowledge.policyMove("greedy", rules.view(state, state.actor), rng),
                    chance, nullptr);
    }
    return state;
}

Request request(const ccc::Rules &rules, const State &state, const char *player, int simulations,
                int threads)
{
    Request out;
    out.view = ViewBlob::of(rules.view(state, state.actor));
    out.player = player;
    out.budget.simulations = simulations;
    out.budget.threads = threads;
    out.seed = 42;
    return out;
}

} // namespace

class TestCccAgent : public QObject
{
    Q_OBJECT

private slots:
    void payments_data();
    void payments();
    void everyPlayerPlaysLegally_data() { payments_data(); }
    void everyPlayerPlaysLegally();
    void sameMoveInEveryWorld();
    void threadsDoNotChangeTheMove();
    void searchProbability();
    void partsWithWhatIsWorthLeast();
    void learnedWhatToKeep();
};

void TestCccAgent::payments_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::newRow("standard") << QByteArray("{}");
    QTest::newRow("advanced, high board")
        << QByteArray(R"({"advanced_rule":true,"board":"summit6"})");
    QTest::newRow("jokers beside the flush")
        << QByteArray(R"({"joker_counts_in_flush":false,"jokers":8})");
    QTest::newRow("free flush of two, no splits")
        << QByteArray(R"({"flush_optional":true,"flush_min":2,"max_splits":0})");
    QTest::newRow("factors 3 and 4, margin 3")
        << QByteArray(R"({"flush_factor":3,"joker_factor":4,"territory_margin":3})");
    QTest::newRow("no factors, eight neighbours")
        << QByteArray(R"({"flush_factor":1,"joker_factor":1,"adjacency":"8"})");
}

/// Whatever the finder lays out, the rules accept as payment of that number.
void TestCccAgent::payments()
{
    QFETCH(QByteArray, changes);
    const ccc::Rules rules(valuesOf(changes.constData()), 2);
    const PayRules payRules(rules.params());
    PayFinder finder;
    Rng rng(7);
    int found = 0;
    for (int round = 0; round < 400; ++round) {
        KindCounts hand;
        for (std::uint32_t i = 4 + rng.below(16); i > 0; --i)
            ++hand[rng.below(kKinds)];
        finder.load(payRules, hand);
        for (int number = 1; number <= kMaxNumber; ++number) {
            PayFinder::Forms forms;
            const int count = finder.forms(number, forms, true);
            for (int i = 0; i < count; ++i) {
                PayCards cards;
                if (!finder.layOut(number, forms[toIndex(i)], cards))
                    continue;
                Payment payment;
                const Symbols symbols = unpack(placeMove(0, cards));
                QCOMPARE(parsePayment(symbols.view(), payment), Fault::None);
                QCOMPARE(judge(rules.params(), payment, number).fault, Fault::None);
                QVERIFY(isCanonical(payment));
                ++found;
            }
        }
    }
    QVERIFY(found > 1000);
}

void TestCccAgent::everyPlayerPlaysLegally()
{
    QFETCH(QByteArray, changes);
    for (const int seats : {2, 3, 4}) {
        const ccc::Rules rules(valuesOf(changes.constData()), seats);
        const SearchModel knowledge(rules);
        LiveChance chance(static_cast<std::uint64_t>(seats));
        State state = rules.start(chance, nullptr);
        const std::vector<std::string> players = Agent::players();
        for (std::uint32_t ply = 1; state.phase != Phase::Over; ++ply) {
            const std::string &player =
                players[(state.turn + static_cast<unsigned>(state.actor)) % players.size()];
            Request asked = request(rules, state, player.c_str(), 24, 1);
            asked.seed = ply;
            const SearchResult result = Agent::search(rules, asked, {}, nullptr);
            QVERIFY2(!rules.check(state, result.best), player.c_str());
            chance.beginPly(ply);
            rules.apply(state, result.best, chance, nullptr);
            QVERIFY(ply < 3000);
        }
    }
}

/// The world-swap test for the levels: what a seat does follows from its view alone.
void TestCccAgent::sameMoveInEveryWorld()
{
    const ccc::Rules rules(valuesOf("{}"), 3);
    const SearchModel knowledge(rules);
    Rng rng(3);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const State state = position(rules, knowledge, seed, static_cast<std::uint32_t>(5 * seed));
        if (state.phase == Phase::Over)
            continue;
        const View view = rules.view(state, state.actor);
        for (const char *player : {"skilled", "greedy", "beginner"}) {
            const Move move =
                Agent::search(rules, request(rules, state, player, 64, 1), {}, nullptr).best;
            for (int world = 0; world < 4; ++world) {
                const State other = rules.determinize(view, rng);
                QCOMPARE(
                    Agent::search(rules, request(rules, other, player, 64, 1), {}, nullptr).best,
                    move);
            }
        }
    }
}

void TestCccAgent::threadsDoNotChangeTheMove()
{
    const ccc::Rules rules(valuesOf("{}"), 2);
    const SearchModel knowledge(rules);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const State state = position(rules, knowledge, seed, static_cast<std::uint32_t>(7 * seed));
        if (state.phase == Phase::Over)
            continue;
        const SearchResult one =
            Agent::search(rules, request(rules, state, "expert", 200, 1), {}, nullptr);
        const SearchResult two =
            Agent::search(rules, request(rules, state, "expert", 200, 2), {}, nullptr);
        QCOMPARE(one.best, two.best);
        QCOMPARE(one.nodes, two.nodes);
        QCOMPARE(one.candidates.size(), two.candidates.size());
        QCOMPARE(one.candidates.front().visits, two.candidates.front().visits);
    }
}

/// A level searches that part of its decisions which its insight says, the others are quick ones.
void TestCccAgent::searchProbability()
{
    const ccc::Rules rules(valuesOf("{}"), 2);
    const SearchModel knowledge(rules);
    const State state = position(rules, knowledge, 1, 21);
    for (const char *player : {"beginner", "casual", "skilled"}) {
        constexpr int kTries = 400;
        int searched = 0;
        for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
            Request asked = request(rules, state, player, 8, 1);
            asked.seed = seed;
            searched += Agent::search(rules, asked, {}, nullptr).simulations > 0 ? 1 : 0;
        }
        const Level *level = findLevel(SearchModel::levels(), player);
        QVERIFY(level);
        QVERIFY(std::abs(searched - kTries * level->searchProbability) < 0.1 * kTries);
    }
}

/// Of one hand, by one look at it: the cards that the weights call cheapest.
void TestCccAgent::partsWithWhatIsWorthLeast()
{
    KeepWeights keep;
    KindCounts hand;
    for (const int rank : {2, 4, 9, 13})
        ++hand[kindOf(0, rank)];
    const auto first = [&](int variant) {
        std::array<Kind, kMaxCards> out{};
        Discards(keep).choose(hand, 2, variant, out);
        return std::array{rankOf(out[0]), rankOf(out[1])};
    };
    QCOMPARE(first(0), (std::array{2, 4}));
    keep.rank[13] = 0;
    QCOMPARE(first(0), (std::array{13, 2}));
    keep.high = 1; // a king is worth 13 more then
    QCOMPARE(first(2), (std::array{2, 4}));
    ++hand[kindOf(1, 10)]; // the only red one
    keep.flush = 3;
    QCOMPARE(first(1)[0], 10);
}

/// What `takujo-cli tune --player habit` found for two seats: high cards pay for dear squares.
void TestCccAgent::learnedWhatToKeep()
{
    const WeightFile &own = weightBook<Weights>().own;
    const auto strong = weightsFrom<Weights>(own.strong.values(2)).taste.keep;
    const auto plain = weightsFrom<Weights>(own.plain.values(2)).taste.keep;
    QVERIFY(strong.rank[13] > plain.rank[13] && strong.rank[4] < plain.rank[4]);
    QVERIFY(own.strong.made.find("--only keep.") != std::string::npos);
    // "habit" plays by the weights of its request
    const ccc::Rules rules(schema().defaults(), 2);
    const SearchModel knowledge(rules);
    State state = position(rules, knowledge, 3, 1);
    for (std::uint32_t ply = 2; state.phase != Phase::Discard; ++ply)
        state = position(rules, knowledge, 3, ply);
    Request asked = request(rules, state, "habit", 0, 1);
    QSet<QByteArray> answers;
    for (const WeightSet *set : {&own.plain, &own.strong}) {
        asked.weights = std::make_shared<WeightSet>(*set);
        const Move move = Agent::search(rules, asked, {}, nullptr).best;
        QVERIFY(!rules.check(state, move));
        answers.insert(QByteArray(reinterpret_cast<const char *>(&move), sizeof move));
    }
    QCOMPARE(answers.size(), 2);
}

QTEST_APPLESS_MAIN(TestCccAgent)
#include "tst_cccagent.moc"
