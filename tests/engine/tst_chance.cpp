#include "toy_match.h"

#include "base/bits.h"
#include "game/chance.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <bit>

using namespace takujo;

/// Outcomes computed outside the rules, and who asks for them.
class TestChance : public QObject
{
    Q_OBJECT

private slots:
    void traitsReachWhoAsks();
    void traitsOfAMatchFollowItsSeats();
    void resultsAreRepeatedFromTheRecord();
    void impossibleResultsFailTheReplay_data();
    void impossibleResultsFailTheReplay();
    void epochsAreDecksOfTheirOwn();
    void whatIsOutDoesNotComeAgain();
    void setsHaveOneForm();
    void bitsAreCounted();
};

namespace {

/// Adds the noise to every byte of the query; results are below 200.
class Adder final : public Resolver
{
public:
    void resolve(std::span<const std::byte> query, std::uint64_t noise,
                 std::span<std::byte> result) const override
    {
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = static_cast<std::byte>(
                (std::to_integer<std::uint64_t>(query[i]) + noise % 100) % 200);
    }
    bool possible(std::span<const std::byte> query,
                  std::span<const std::byte> result) const override
    {
        return query.size() == result.size() &&
               std::all_of(result.begin(), result.end(),
                           [](std::byte b) { return std::to_integer<int>(b) < 200; });
    }
};

constexpr std::array<std::byte, 2> kQuery{std::byte{3}, std::byte{4}};

/// The toy with a person as 9 and the length of a computer's name else.
class TraitCore : public toy::Rules
{
public:
    using toy::Rules::Rules;
    SeatTrait trait(std::string_view player) const
    {
        return player.empty() ? SeatTrait{9} : static_cast<SeatTrait>(player.size());
    }
};

} // namespace

void TestChance::traitsReachWhoAsks()
{
    const SeatTraits traits{1, 2, 3, 4};
    Rng rng(1);
    SearchChance search(rng, traits);
    LiveChance live(5, traits);
    std::vector<ChanceOutcome> log;
    const RecordingChance recording(live, log);
    const ReplayChance replay({});
    for (SeatId seat = 0; seat < kMaxSeats; ++seat) {
        QCOMPARE(int(search.trait(seat)), seat + 1);
        QCOMPARE(int(recording.trait(seat)), seat + 1);
        QCOMPARE(int(replay.trait(seat)), 0);
    }
}

void TestChance::traitsOfAMatchFollowItsSeats()
{
    const auto game = std::make_shared<const GameAdapter<TraitCore, toy::Agent>>(
        toy::definition(), toy::definition().schema.defaults(), 2);
    Match match(game, toyRules(12), people(2), 3);
    QCOMPARE(match.traits(), (SeatTraits{9, 9, 0, 0}));
    SeatSetup ai;
    ai.kind = SeatSetup::Kind::Ai;
    ai.level = "casual";
    match.setSeat(1, ai);
    QCOMPARE(match.request(0, {}, 1).traits, (SeatTraits{9, 6, 0, 0}));
    QCOMPARE(toyMatch().traits(), SeatTraits{});
}

void TestChance::resultsAreRepeatedFromTheRecord()
{
    const Adder adder;
    LiveChance live(77);
    live.beginPly(3);
    std::vector<ChanceOutcome> log;
    RecordingChance recording(live, log);
    std::array<std::byte, 2> first{};
    std::array<std::byte, 2> again{};
    recording.resolve(0, kQuery, first, adder);
    ReplayChance replay(log);
    replay.resolve(0, kQuery, again, adder);
    QCOMPARE(again, first);
    QVERIFY(!replay.failed() && replay.finished());
}

void TestChance::impossibleResultsFailTheReplay_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("out of range") << QByteArray("\x03\xF0", 2);
    QTest::newRow("too short") << QByteArray("\x03", 1);
    QTest::newRow("too long") << QByteArray("\x03\x04\x05", 3);
}

void TestChance::impossibleResultsFailTheReplay()
{
    QFETCH(QByteArray, bytes);
    const Adder adder;
    ChanceOutcome outcome{ChanceOutcome::Type::Resolve, 0, {}};
    for (const char c : bytes)
        outcome.bytes.push_back(static_cast<std::byte>(c));
    const std::vector<ChanceOutcome> log{outcome};
    ReplayChance replay(log);
    std::array<std::byte, 2> result{};
    replay.resolve(0, kQuery, result, adder);
    QVERIFY(replay.failed());
    QVERIFY(adder.possible(kQuery, result)); // the rules go on with something they can bear
    QCOMPARE(result, kQuery);
}

void TestChance::epochsAreDecksOfTheirOwn()
{
    std::array<std::uint8_t, 40> cards{};
    cards.fill(1);
    LiveChance live(9);
    const auto order = [&](std::uint8_t deck, std::uint16_t epoch) {
        std::vector<int> out;
        for (std::uint16_t place = 0; place < cards.size(); ++place)
            out.push_back(live.card({deck, epoch, place}, cards, cards));
        return out;
    };
    QCOMPARE(order(0, 300), order(0, 300));
    QVERIFY(order(0, 300) != order(0, 300 - 256));
    QVERIFY(order(0, 256) != order(1, 0));
}

// A position may not follow from the seed.
void TestChance::whatIsOutDoesNotComeAgain()
{
    const std::array<std::uint8_t, 4> all{1, 1, 1, 1};
    const std::array<std::uint8_t, 4> classes{0, 1, 0, 1};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LiveChance live(seed);
        QCOMPARE(live.card({}, all, std::array<std::uint8_t, 4>{0, 0, 1, 0}), 2);
        QCOMPARE(live.part({}, all, classes, std::array<std::uint8_t, 2>{0, 1}), 1);
    }
}

void TestChance::setsHaveOneForm()
{
    Param param;
    param.id = "danger";
    param.type = ParamType::Set;
    param.choices = {"1", "2", "3", "4"};
    param.maxItems = 3;
    for (const char *fine : {R"([])", R"(["2"])", R"(["1","3","4"])"})
        QVERIFY2(checkValue(param, Json::parse(fine), "/p").empty(), fine);
    for (const char *wrong : {R"(["3","1"])", R"(["1","1"])", R"(["5"])", R"([1])",
                              R"(["1","2","3","4"])", R"("1")", "{}", "null"})
        QVERIFY2(!checkValue(param, Json::parse(wrong), "/p").empty(), wrong);
    RuleValues values;
    values.set("danger", Json::parse(R"(["2","4"])"));
    QVERIFY(values.has("danger", "4"));
    QVERIFY(!values.has("danger", "1"));
}

void TestChance::bitsAreCounted()
{
    QCOMPARE(countOnes(0), 0);
    QCOMPARE(countOnes(~std::uint64_t{0}), 64);
    Rng rng(7);
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t word = rng.next() & rng.next();
        QCOMPARE(countOnes(word), std::popcount(word));
    }
}

QTEST_APPLESS_MAIN(TestChance)
#include "tst_chance.moc"
