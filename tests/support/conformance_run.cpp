#include "conformance_run.h"

#include "conformance_uniform.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace takujo::conformance {

namespace {

constexpr int kAiEvery = 10; ///< every so many matches of a setup are played by the AI
constexpr int kPositionsAMatch = 5;

/// Runs the tasks on `jobs` threads, each with findings of its own; merged in the order of tasks, so
/// that the result does not depend on `jobs`.
Findings runTasks(const std::vector<std::function<void(Findings &)>> &tasks, int jobs,
                  const Progress &progress)
{
    std::vector<Findings> found(tasks.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    int done = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size(); i = next++) {
            tasks[i](found[i]);
            const std::scoped_lock lock(mutex);
            ++done;
            if (progress)
                progress(done, static_cast<int>(tasks.size()));
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < jobs; ++i)
            threads.emplace_back(work);
        work();
    }
    Findings all;
    for (const Findings &part : found)
        all.merge(part);
    return all;
}

void addSchemaTasks(const std::vector<Setup> &setups, const FuzzSpec &spec,
                    std::vector<std::function<void(Findings &)>> &tasks)
{
    const GameDefinition &definition = setups.front().definition();
    tasks.push_back([&definition](Findings &findings) {
        checkCatalog(definition.texts, definition.id, findings);
        checkCatalog(engineTexts(), "engine", findings);
        checkSchemaTexts(definition, findings);
        checkSchemaRefusals(definition, findings);
    });
    for (const Setup &setup : setups) {
        tasks.push_back([&setup](Findings &findings) {
            findings.enter(setup, 0);
            checkRulebook(setup, findings);
        });
    }
    const std::vector<EdgeValue> edges = edgeValues(definition.schema);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const int span = definition.maxSeats - definition.minSeats + 1;
        const int seats = definition.minSeats + static_cast<int>(i) % span;
        tasks.push_back([&definition, &spec, edge = edges[i], seats](Findings &findings) {
            checkSchemaEdge(definition, edge, seats, spec.seed, spec.thinking, findings);
        });
    }
}

/// Uniformity at the deal for every seat and the public, and a little later for the actor.
void addUniformTasks(const std::vector<Setup> &setups, const LeakSpec &spec,
                     std::vector<std::function<void(Findings &)>> &tasks)
{
    for (const Setup &setup : setups) {
        tasks.push_back([&setup, &spec](Findings &findings) {
            findings.enter(setup, spec.seed);
            Match match(setup.game, setup.rules, testSeats(setup.seats()), spec.seed);
            Rng rng(spec.seed);
            int tested = 0;
            for (int stage = 0; stage < 3 && !match.finished(); ++stage) {
                findings.setPly(match.plyCount());
                const SeatId last = stage == 0 ? kNoSeat : match.actor();
                for (SeatId seat = match.actor(); seat >= last;
                     seat = static_cast<SeatId>(seat - 1))
                    tested += checkUniform(setup, match.record(), match.plyCount(), seat,
                                           spec.samples, findings);
                for (int i = 0; i < 5 && !match.finished(); ++i) {
                    const LegalMoves legal = match.legal();
                    match.play(
                        legal.moves[rng.below(static_cast<std::uint32_t>(legal.moves.size()))]);
                }
            }
            findings.count("uniformity tests", static_cast<std::uint64_t>(tested));
        });
    }
}

} // namespace

std::uint64_t matchSeed(std::uint64_t runSeed, int number)
{
    // Short seeds are easier to type; a seed need not be secret here.
    return combine64(runSeed, static_cast<std::uint64_t>(number)) & 0xFFFFFFFFU;
}

Findings runFuzz(const std::vector<Setup> &setups, const FuzzSpec &spec)
{
    std::vector<std::function<void(Findings &)>> tasks;
    if (spec.schema)
        addSchemaTasks(setups, spec, tasks);
    const int count = static_cast<int>(setups.size());
    for (int i = 0; i < spec.games; ++i) {
        const Setup &setup = setups[static_cast<std::size_t>(i % count)];
        MatchPlan plan;
        plan.seed = matchSeed(spec.seed, i);
        plan.ai = i / count % kAiEvery == kAiEvery - 1;
        tasks.push_back(
            [&setup, plan](Findings &findings) { MatchTester(setup, plan, findings).run(); });
    }
    Findings all = runTasks(tasks, spec.jobs, spec.progress);
    if (spec.schema && spec.games >= count)
        noteUnused(setups.front().definition(), all);
    return all;
}

Findings repeatFuzz(const Setup &setup, std::uint64_t seed, bool ai)
{
    Findings findings;
    MatchPlan plan;
    plan.seed = seed;
    plan.ai = ai;
    MatchTester(setup, plan, findings).run();
    return findings;
}

Findings repeatLeak(const Setup &setup, std::uint64_t seed)
{
    Findings findings;
    LeakPlan plan;
    plan.seed = seed;
    plan.positions = kPositionsAMatch;
    LeakTester(setup, plan, findings).run();
    return findings;
}

Findings runLeak(const std::vector<Setup> &setups, const LeakSpec &spec)
{
    std::vector<std::function<void(Findings &)>> tasks;
    if (spec.samples > 0)
        addUniformTasks(setups, spec, tasks);
    const int matches = (spec.positions + kPositionsAMatch - 1) / kPositionsAMatch;
    for (int i = 0; i < matches; ++i) {
        const Setup &setup = setups[static_cast<std::size_t>(i) % setups.size()];
        LeakPlan plan;
        plan.seed = matchSeed(spec.seed, i);
        plan.positions = std::min(kPositionsAMatch, spec.positions - i * kPositionsAMatch);
        plan.simulations = spec.simulations;
        tasks.push_back(
            [&setup, plan](Findings &findings) { LeakTester(setup, plan, findings).run(); });
    }
    return runTasks(tasks, spec.jobs, spec.progress);
}

Findings runReasons(const std::vector<Setup> &setups, const ReasonsSpec &spec)
{
    std::vector<std::function<void(Findings &)>> tasks;
    int left = spec.positions;
    for (int i = 0; left > 0; ++i, left -= kPositionsAMatch) {
        const Setup &setup = setups[static_cast<std::size_t>(i) % setups.size()];
        const ReasonsPlan plan{matchSeed(spec.seed, i), std::min(left, kPositionsAMatch),
                               spec.simulations};
        tasks.push_back(
            [&setup, plan](Findings &findings) { ReasonsTester(setup, plan, findings).run(); });
    }
    Findings all = runTasks(tasks, spec.jobs, spec.progress);
    checkShare(all);
    return all;
}

Findings repeatReasons(const Setup &setup, std::uint64_t seed)
{
    Findings findings;
    ReasonsPlan plan;
    plan.seed = seed;
    ReasonsTester(setup, plan, findings).run();
    return findings;
}

} // namespace takujo::conformance
