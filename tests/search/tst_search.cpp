#include "search/root_search.h"
#include "toy_games.h"

#include <QtTest>

#include <cstdlib>
#include <new>

namespace {
std::atomic<std::uint64_t> allocations{0};
}

// Counts every allocation of this program.
void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

using namespace takujo;
using namespace takujo::test;

namespace {

constexpr std::uint64_t kEndless = 1'000'000'000;

template<class G>
RootResult search(const G &game, const typename G::View &view, std::uint64_t simulations,
                  int threads = 1, std::uint64_t seed = 5)
{
    typename RootSearch<G>::Task task;
    task.limits.simulations = simulations;
    task.threads = threads;
    task.seed = seed;
    return RootSearch<G>::run(game, view, task, {}, nullptr);
}

bool same(const RootResult &a, const RootResult &b)
{
    return a.simulations == b.simulations && a.nodes == b.nodes &&
           std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                      [](const RootAction &x, const RootAction &y) {
                          return x.key == y.key && x.visits == y.visits && x.value == y.value;
                      });
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsTheRightNimMove();
    void decidesWithoutSeeingTheHiddenCard();
    void wideningReachesAGoodMoveWithASmallPrior();
    void threadsDoNotChangeTheResult();
    void simulationsAreExact();
    void endsWhenTheRestChangesNothing();
    void noAllocationAfterWarmUp();
    void stopsAfterFewMore();
    void keepsItsTime();
};

void TestSearch::findsTheRightNimMove()
{
    for (int heap = 1; heap <= 15; ++heap) {
        if (heap % 4 == 0)
            continue;
        const RootResult result = search(Nim(), {heap}, 100'000);
        QVERIFY2(result.actions.front().key == static_cast<std::uint32_t>(heap % 4),
                 qPrintable(QString::number(heap)));
    }
}

void TestSearch::decidesWithoutSeeingTheHiddenCard()
{
    for (int own = 1; own <= 9; ++own) {
        if (own == 5)
            continue;
        const RootResult result = search(HighCard(), {own}, 4000);
        QCOMPARE(result.actions.front().key, own < 5 ? 1U : 3U);
    }
}

void TestSearch::wideningReachesAGoodMoveWithASmallPrior()
{
    QCOMPARE(search(Wide(), {}, 20'000).actions.front().key, 77U);
}

void TestSearch::threadsDoNotChangeTheResult()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        QVERIFY(same(search(Nim(), {21}, 501, 1, seed), search(Nim(), {21}, 501, 2, seed)));
        QVERIFY(same(search(Wide(), {}, 300, 1, seed), search(Wide(), {}, 300, 2, seed)));
    }
    QVERIFY(!same(search(Nim(), {21}, 501, 1, 1), search(Nim(), {21}, 501, 1, 2)));
}

void TestSearch::simulationsAreExact()
{
    for (const std::uint64_t simulations : {2U, 3U, 64U, 65U, 1001U})
        QCOMPARE(search(Nim(), {21}, simulations).simulations, simulations);
}

/// A tree that ends early plays what the whole one would have played.
void TestSearch::endsWhenTheRestChangesNothing()
{
    for (int heap = 1; heap <= 15; ++heap) {
        TreeLimits limits;
        limits.simulations = 4000;
        TreeSearch<Nim> whole;
        whole.run(Nim(), {heap}, {}, limits, 3, {}, nullptr);
        limits.untilDecided = true;
        TreeSearch<Nim> early;
        early.run(Nim(), {heap}, {}, limits, 3, {}, nullptr);
        const auto chosen = [](const TreeSearch<Nim> &tree) {
            int best = 0;
            for (int i = 1; i < tree.rootCount(); ++i)
                best = tree.rootNode(i).visits > tree.rootNode(best).visits ? i : best;
            return tree.rootNode(best).key;
        };
        QCOMPARE(chosen(early), chosen(whole));
        QVERIFY(early.simulations() <= 4000);
        QVERIFY(heap > 2 || early.simulations() < 3000);
    }
}

void TestSearch::noAllocationAfterWarmUp()
{
    static TreeSearch<Nim> tree;
    TreeLimits limits;
    limits.simulations = 5000;
    tree.run(Nim(), {21}, {}, limits, 1, {}, nullptr);
    const std::uint64_t before = allocations;
    tree.run(Nim(), {21}, {}, limits, 2, {}, nullptr);
    QCOMPARE(allocations - before, std::uint64_t{0});
    QVERIFY(before > 0);
}

// Counted, not timed: what that takes on busy cores is measured by players.timelimits.
void TestSearch::stopsAfterFewMore()
{
    constexpr std::uint64_t kAsked = 1000;
    for (const int threads : {1, 2}) {
        StoppedWide game;
        game.stopAt = kAsked;
        const RootResult result = RootSearch<StoppedWide>::run(
            game, {}, {{}, {kEndless}, threads, 1}, game.stop.get_token(), nullptr);
        QVERIFY(result.cancelled);
        QVERIFY(!result.actions.empty());
        const std::uint64_t more = game.begun - kAsked;
        QVERIFY2(more <= 2 * TreeSearch<StoppedWide>::kPollEvery,
                 qPrintable(QString::number(more)));
    }
}

void TestSearch::keepsItsTime()
{
    for (const int threads : {1, 2}) {
        RootSearch<Wide>::Task task;
        task.limits.simulations = kEndless;
        task.limits.time = std::chrono::milliseconds(40);
        task.limits.cpuTime = true;
        task.threads = threads;
        const std::int64_t before = threadCpuNs();
        RootSearch<Wide>::run(Wide(), {}, task, {}, nullptr);
        const double ms = static_cast<double>(threadCpuNs() - before) * 1e-6;
        QVERIFY2(ms > 35 && ms < 400, qPrintable(QString::number(ms)));
    }
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
