#include "match/match.h"
#include "plugin/catalogue.h"

#include <QElapsedTimer>
#include <QtTest>

#include <functional>
#include <thread>

using namespace takujo;

/// How long masters take in all games of this build, and what they have when they are told to move now.
/// TAKUJO_DECISIONS: so many of each game, both cores busy, held against the limits.
class TimeLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void timeIsKept_data() { addGames(); }
    void timeIsKept();
    void stopsWithALegalMove_data() { addGames(); }
    void stopsWithALegalMove();

private:
    void addGames() const;
    void positions(const QString &id, int count, const std::function<void(Request, Match &)> &use);

    Catalogue m_catalogue;
};

namespace {

constexpr std::chrono::milliseconds kBudget{200};
constexpr double kOverMs = 30;
constexpr double kStopMs = 20;

int wanted() { return qEnvironmentVariableIntValue("TAKUJO_DECISIONS"); }

/// Other work on both cores while this lives, when times are measured.
class BusyCores
{
public:
    BusyCores()
    {
        for (int core = 0; wanted() > 0 && core < 2; ++core)
            m_threads.emplace_back([](const std::stop_token &stop) {
                volatile std::uint64_t sum = 0;
                while (!stop.stop_requested())
                    sum = sum + 1;
            });
    }

private:
    std::vector<std::jthread> m_threads;
};

/// The value that all but one in `inverse` are below.
double percentile(std::vector<double> values, std::size_t inverse)
{
    std::sort(values.begin(), values.end());
    return values[values.size() - 1 - values.size() / inverse];
}

double millis(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace

void TimeLimitsTest::addGames() const
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

/// Positions of matches between quick players with something to decide, a few plies apart.
void TimeLimitsTest::positions(const QString &id, int count,
                               const std::function<void(Request, Match &)> &use)
{
    const RuleSet rules = *m_catalogue.rulesFor(id + QStringLiteral(":standard"));
    const std::shared_ptr<const Game> game = *m_catalogue.makeGame(rules, 2);
    const std::vector<SeatSetup> seats(2, {SeatSetup::Kind::Ai, {}, "greedy", 0});
    for (std::uint64_t deal = 1; count > 0; ++deal) {
        Match match(game, rules, seats, deal);
        for (std::uint64_t ply = 1; count > 0 && !match.finished(); ++ply) {
            Request request = match.request(match.actor(), {}, combine64(deal, ply));
            const Move next = game->search(request, {}, nullptr).best;
            if (ply % 5 == 0 && !match.quiet()) {
                request.player = "master";
                request.budget.time = kBudget;
                request.budget.threads = 2;
                use(std::move(request), match);
                --count;
            }
            QVERIFY(!match.play(next));
        }
    }
}

void TimeLimitsTest::timeIsKept()
{
    QFETCH(QString, id);
    const BusyCores busy;
    std::vector<double> over;
    positions(id, std::max(3, wanted()), [&](const Request &request, Match &match) {
        QElapsedTimer clock;
        clock.start();
        const SearchResult result = match.game().search(request, {}, nullptr);
        over.push_back(millis(clock) - static_cast<double>(kBudget.count()));
        QVERIFY(!result.cancelled);
        QVERIFY(!match.check(result.best));
    });
    qInfo("%s: %zu decisions, over the budget p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms",
          qPrintable(id), over.size(), percentile(over, 2), percentile(over, 100),
          percentile(over, 1000));
    QVERIFY(wanted() == 0 || percentile(over, 1000) <= kOverMs);
}

void TimeLimitsTest::stopsWithALegalMove()
{
    QFETCH(QString, id);
    const BusyCores busy;
    std::vector<double> late;
    positions(id, std::max(6, wanted()), [&](Request request, Match &match) {
        std::stop_source stop;
        QElapsedTimer clock;
        request.budget.time = std::chrono::seconds(3);
        const auto after = std::chrono::milliseconds(late.size() % 3 == 0 ? 0 : 15);
        if (after.count() == 0)
            stop.request_stop();
        clock.start();
        std::jthread presser([&] {
            std::this_thread::sleep_for(after);
            clock.restart();
            stop.request_stop();
        });
        const SearchResult result = match.game().search(request, stop.get_token(), nullptr);
        presser.join();
        late.push_back(millis(clock));
        QVERIFY(!match.check(result.best));
    });
    qInfo("%s: %zu stops, p50 %.1f ms, p99 %.1f ms", qPrintable(id), late.size(),
          percentile(late, 2), percentile(late, 100));
    QVERIFY(wanted() == 0 || percentile(late, 100) <= kStopMs);
}

QTEST_APPLESS_MAIN(TimeLimitsTest)
#include "tst_timelimits.moc"
