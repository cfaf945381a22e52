// The odds of an aim: few at once, more while it rests, always of the aim as it is; the rehearsal.
#include "forecastmodel.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QtTest>

#include <condition_variable>
#include <mutex>
#include <set>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

/// Where the worker waits until the test lets it go on.
class Gate
{
public:
    void open(int passes)
    {
        const std::lock_guard lock(m_mutex);
        m_passes += passes;
        m_opened.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, [this] { return m_passes > 0; });
        --m_passes;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    int m_passes = 0;
};

/// Answers 64 bits of noise to whoever asks for a push.
class Noise final : public Resolver
{
public:
    void resolve(std::span<const std::byte>, std::uint64_t noise,
                 std::span<std::byte> result) const override
    {
        std::memcpy(result.data(), &noise, sizeof noise);
    }
    bool possible(std::span<const std::byte>, std::span<const std::byte>) const override
    {
        return true;
    }
};

/// A game of nothing but aims: a coin falls in every trial, "offset" times sixteen is its place.
class AimGame final : public Game
{
public:
    struct Count
    {
        std::vector<int> aim;
        int trials = 0;
        std::uint64_t seed = 0;
        bool stopped = false;
        QThread *thread = nullptr;
    };

    Forecast forecast(const ViewBlob &, const Draft &draft, SeatTrait trait, int trials,
                      std::uint64_t seed, std::stop_token stop) const override
    {
        m_gate.pass();
        const std::lock_guard lock(m_mutex);
        m_counts.push_back(
            {draft.aim, trials, seed, stop.stop_requested(), QThread::currentThread()});
        return {trials, {{Text("a"), draft.aim.front()}, {Text("b"), trait}}, {{"coin", trials}}};
    }
    Track track(const StateBlob &, const Move &move,
                std::span<const ChanceOutcome> outcomes) const override
    {
        std::uint64_t noise = 0;
        if (!outcomes.empty())
            std::memcpy(&noise, outcomes.front().bytes.data(), sizeof noise);
        const double way = 16.0 * move.data[0] + static_cast<double>(noise >> 11) * 0x1p-53;
        return {
            {{0, "coin", 0, 0, 0}, {100, "coin", way, 0, 0}, {100, "still", 1, 1, 0}}, {}, true};
    }
    void apply(StateBlob &, const Move &, Chance &chance, Events *) const override
    {
        std::array<std::byte, 8> answer{};
        chance.resolve(0, {}, answer, Noise());
    }

    Gate &gate() const { return m_gate; }
    std::vector<Count> counts() const
    {
        const std::lock_guard lock(m_mutex);
        return m_counts;
    }

    const GameDefinition &definition() const override { return m_definition; }
    const RuleValues &rules() const override { return m_rules; }
    int seats() const override { return 2; }
    StateBlob start(Chance &, Events *) const override { return {}; }
    SeatId actor(const StateBlob &) const override { return 0; }
    int turn(const StateBlob &) const override { return 0; }
    LegalMoves legal(const StateBlob &) const override { return {}; }
    Check check(const StateBlob &, const Move &) const override { return {}; }
    Outcome outcome(const StateBlob &) const override { return {}; }
    std::vector<std::string> invariants(const StateBlob &) const override { return {}; }
    ViewBlob view(const StateBlob &, SeatId) const override { return {}; }
    StateBlob determinize(const ViewBlob &, Rng &) const override { return {}; }
    Move observedMove(const StateBlob &, const Move &move, SeatId) const override { return move; }
    std::optional<Move> forced(const ViewBlob &) const override { return {}; }
    std::vector<std::uint16_t> known(const ViewBlob &) const override { return {}; }
    Presentation table(const ViewBlob &) const override { return {}; }
    DraftReport probe(const ViewBlob &, const Draft &) const override { return {}; }
    Outcome standing(const ViewBlob &) const override { return {}; }
    std::string moveText(const Move &) const override { return {}; }
    Loaded<Move> parseMove(std::string_view) const override { return Move(); }
    Text describe(const Move &) const override { return {}; }
    Json stateToJson(const StateBlob &) const override { return {}; }
    Loaded<StateBlob> stateFromJson(const Json &) const override { return StateBlob(); }
    Json viewToJson(const ViewBlob &) const override { return {}; }
    std::vector<std::string> players() const override { return {}; }
    SearchResult search(const Request &, std::stop_token,
                        std::atomic<std::uint64_t> *) const override
    {
        return {};
    }
    BenchCounts playouts(int, std::uint64_t) const override { return {}; }
    BenchCounts searchBench(int, int, std::uint64_t) const override { return {}; }

private:
    GameDefinition m_definition;
    RuleValues m_rules;
    mutable Gate m_gate;
    mutable std::mutex m_mutex;
    mutable std::vector<Count> m_counts;
};

AimQuestion question(const std::shared_ptr<const AimGame> &game, int offset)
{
    AimQuestion out;
    out.game = game;
    out.draft.aim = {offset, 0, 0};
    out.move.data[0] = static_cast<std::uint8_t>(offset);
    out.trait = 3;
    out.seed = 7;
    return out;
}

} // namespace

class TestForecastModel : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_game = std::make_shared<AimGame>(); }
    void firstFewThenMore();
    void anotherAimStartsAgain();
    void anAimThatKeepsMovingGetsItsFirstOdds();
    void theSameAimIsNotCountedAgain();
    void leavingStops();
    void neverOnTheThreadOfTheWindow();
    void rehearsesAnotherOutcomeEachTime();
    void rehearsalHasNothingOfTheMatchsSeed();
    void rehearsalEndsWithItsAim();

private:
    std::shared_ptr<AimGame> m_game;
};

void TestForecastModel::firstFewThenMore()
{
    ForecastModel model;
    model.ask(question(m_game, 5));
    QCOMPARE(model.trials(), 0);
    QVERIFY(!model.fresh());
    m_game->gate().open(1);
    QTRY_COMPARE(model.trials(), 16);
    QVERIFY(model.fresh() && !model.settled());
    QCOMPARE(model.counts(), (QList<int>{5, 3}));
    QCOMPARE(model.falls().value(u"coin"_s).toInt(), 16);
    QCOMPARE(model.moved(), QStringList{u"coin"_s});
    QCOMPARE(model.end(u"coin"_s), QPointF(80, 0));
    m_game->gate().open(1);
    QTRY_COMPARE(model.trials(), 128);
    QVERIFY(model.fresh() && !model.settled());
    m_game->gate().open(1);
    QTRY_COMPARE(model.trials(), 256);
    QVERIFY(model.fresh() && model.settled());
    // the same chance goes on: the earlier trials are among all of them
    QCOMPARE(m_game->counts()[0].seed, m_game->counts()[1].seed);
    QCOMPARE(m_game->counts()[1].seed, m_game->counts()[2].seed);
}

void TestForecastModel::anotherAimStartsAgain()
{
    ForecastModel model;
    m_game->gate().open(1);
    model.ask(question(m_game, 5));
    QTRY_COMPARE(model.trials(), 16);
    model.ask(question(m_game, 6)); // while more of the first are being counted
    QVERIFY(!model.fresh() && !model.settled());
    QCOMPARE(model.counts().front(), 5); // the older odds stay until there are new ones
    m_game->gate().open(4);
    QTRY_VERIFY(model.settled());
    QCOMPARE(model.counts().front(), 6);
    for (const AimGame::Count &count : m_game->counts()) {
        if (count.aim.front() == 5 && count.trials > 16)
            QVERIFY(count.stopped);
    }
}

// Of the aims asked for in the meantime only the last is counted.
void TestForecastModel::anAimThatKeepsMovingGetsItsFirstOdds()
{
    ForecastModel model;
    const QSignalSpy changed(&model, &ForecastModel::changed);
    for (int offset = 1; offset <= 9; ++offset)
        model.ask(question(m_game, offset));
    QCOMPARE(changed.count(), 9);
    m_game->gate().open(1);
    QTRY_COMPARE(model.counts().value(0), 1);
    QVERIFY(!model.fresh());
    m_game->gate().open(4);
    QTRY_VERIFY(model.settled());
    QCOMPARE(model.counts().front(), 9);
    for (const AimGame::Count &count : m_game->counts())
        QVERIFY(count.aim.front() == 1 || count.aim.front() == 9);
}

void TestForecastModel::theSameAimIsNotCountedAgain()
{
    ForecastModel model;
    m_game->gate().open(3);
    model.ask(question(m_game, 5));
    QTRY_VERIFY(model.settled());
    model.ask(question(m_game, 5)); // another language or theme
    QVERIFY(model.settled() && model.fresh());
    QCOMPARE(m_game->counts().size(), std::size_t{3});
    AimQuestion later = question(m_game, 5);
    later.seed = 8; // the same aim, another ply
    m_game->gate().open(3);
    model.ask(later);
    QVERIFY(!model.settled());
    QTRY_VERIFY(model.settled());
    QCOMPARE(m_game->counts().size(), std::size_t{6});
}

void TestForecastModel::leavingStops()
{
    ForecastModel model;
    m_game->gate().open(1);
    model.ask(question(m_game, 5));
    QTRY_COMPARE(model.trials(), 16);
    model.forget();
    QCOMPARE(model.trials(), 0);
    QVERIFY(model.moved().isEmpty() && model.counts().isEmpty());
    m_game->gate().open(1);
    QTRY_COMPARE(m_game->counts().size(), std::size_t{2});
    QVERIFY(m_game->counts()[1].stopped);
    QCoreApplication::processEvents();
    QCOMPARE(model.trials(), 0); // what was still counted comes to nothing
}

void TestForecastModel::neverOnTheThreadOfTheWindow()
{
    ForecastModel model;
    m_game->gate().open(3);
    model.ask(question(m_game, 5));
    QVERIFY(model.trials() == 0); // asking does not wait
    QTRY_VERIFY(model.settled());
    QCOMPARE(m_game->counts().size(), std::size_t{3});
    for (const AimGame::Count &count : m_game->counts())
        QVERIFY(count.thread != QThread::currentThread());
}

void TestForecastModel::rehearsesAnotherOutcomeEachTime()
{
    ForecastModel model;
    QSignalSpy begun(model.rehearsal(), &TrackModel::begun);
    model.rehearse(); // nothing is aimed
    m_game->gate().open(3);
    model.ask(question(m_game, 5));
    QTRY_VERIFY(model.settled());
    QVERIFY(!model.rehearsal()->present());
    std::set<double> ends;
    for (int i = 0; i < 5; ++i) {
        begun.clear();
        model.rehearse();
        QTRY_COMPARE(begun.count(), 1);
        const double end = model.rehearsal()->at(u"coin"_s, 100).x();
        QVERIFY(end >= 80 && end < 81); // of this aim
        ends.insert(end);
    }
    QCOMPARE(ends.size(), std::size_t{5});
    QCOMPARE(model.trials(), 256); // the odds stay as they are
}

// Whatever seed a match may have, its own chance at this ply is not that of a rehearsal.
void TestForecastModel::rehearsalHasNothingOfTheMatchsSeed()
{
    const AimQuestion asked = question(m_game, 5);
    std::set<double> real;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        LiveChance chance(seed);
        chance.beginPly(7);
        std::vector<ChanceOutcome> outcomes;
        RecordingChance recording(chance, outcomes);
        StateBlob state;
        m_game->apply(state, asked.move, recording, nullptr);
        real.insert(m_game->track({}, asked.move, outcomes).frames[1].x);
    }
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        QVERIFY(real.count(ForecastModel::rehearsed(asked, seed).frames[1].x) == 0);
    QVERIFY(ForecastModel::rehearsed(asked, 3).frames[1].x ==
            ForecastModel::rehearsed(asked, 3).frames[1].x);
}

void TestForecastModel::rehearsalEndsWithItsAim()
{
    ForecastModel model;
    m_game->gate().open(9);
    model.ask(question(m_game, 5));
    QTRY_VERIFY(model.settled());
    model.rehearse();
    QTRY_VERIFY(model.rehearsal()->present());
    model.ask(question(m_game, 6));
    QVERIFY(!model.rehearsal()->present());
    model.rehearse();
    model.ask(question(m_game, 9)); // before the outcome is there
    QTRY_VERIFY(model.settled());
    QVERIFY(!model.rehearsal()->present());
    model.rehearse();
    QTRY_VERIFY(model.rehearsal()->present());
    model.forget();
    QVERIFY(!model.rehearsal()->present());
}

QTEST_GUILESS_MAIN(TestForecastModel)
#include "tst_forecastmodel.moc"
