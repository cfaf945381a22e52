#include "measures.h"

#include "engine/search/clock.h"
#include "physics/preview.h"
#include "physics/stepper.h"
#include "trial.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <thread>

namespace takujo::physics {

namespace {

constexpr int kPushesPerBoard = 40;
constexpr int kWarmPushes = 12; // an opening hardly drops anything
constexpr double kLightOffset = 0.4;
constexpr double kLightAngle = 0.3 * kDegree;
constexpr double kNinetyNine = 2.5758293035489004;

/// CPU seconds of this thread: what other programs do meanwhile does not count.
double cpuSeconds() { return static_cast<double>(threadCpuNs()) * 1e-9; }

struct Scene
{
    Board table;
    Shot shot;
};

/// A played board and a random shot at it.
Scene sceneOf(std::uint64_t seed)
{
    Random random(seed);
    const Constants k;
    const int pushes = kWarmPushes + static_cast<int>(random.below(kPushesPerBoard - kWarmPushes));
    Scene scene{playedBoard(k, seed, pushes), {}};
    scene.shot = shotOf(randomAim(k, random), freeId(scene.table));
    return scene;
}

std::vector<Scene> scenes(std::uint64_t seed, int count)
{
    std::vector<Scene> all;
    for (int i = 0; i < count; ++i)
        all.push_back(sceneOf(mix64(seed) + static_cast<std::uint64_t>(i)));
    return all;
}

bool finite(const ShotResult &result)
{
    return std::all_of(result.after.discs.begin(), result.after.discs.end(), [](const Disc &d) {
        return std::isfinite(d.pose.x) && std::isfinite(d.pose.y) && std::isfinite(d.pose.angle);
    });
}

void note(Pushes &pushes, const ShotResult &result)
{
    pushes.hash = mix64(pushes.hash ^ hashOf(result));
    ++pushes.count;
    pushes.notFinite += finite(result) ? 0 : 1;
    pushes.notAtRest += result.atRest ? 0 : 1;
    pushes.worstOverlap = std::max(pushes.worstOverlap, result.maxOverlap);
    pushes.longestSettling = std::max(pushes.longestSettling, result.settling);
    pushes.falls += static_cast<int>(result.falls.size());
    pushes.directDrops += result.directDrop() ? 1 : 0;
}

Pushes oneBoard(std::uint64_t seed, int count)
{
    Pushes pushes;
    const Constants k;
    Random random(seed);
    Board table = startBoard(k, seed);
    for (int i = 0; i < count; ++i) {
        const Shot shot = shotOf(randomAim(k, random), freeId(table));
        const ShotResult result = simulate(table, shot, {kLightOffset, kLightAngle, random.next()});
        note(pushes, result);
        table = next(result);
    }
    return pushes;
}

/// Runs work(0) ... work(count - 1) on so many threads.
void spread(int count, int threads, const std::function<void(int)> &work)
{
    std::vector<std::jthread> pool;
    for (int t = 0; t < threads; ++t) {
        pool.emplace_back([=, &work] {
            for (int i = t; i < count; i += threads)
                work(i);
        });
    }
}

void bareSteps(const Scene &scene, const ShotResult &result, Space &space, double &cpu)
{
    const Constants &k = scene.table.k;
    const Stepper probe(scene.table, scene.shot);
    const auto step = [&](double time) {
        return static_cast<int>(std::lround((time - probe.approach()) / k.dt));
    };
    const int steps = step(result.duration);
    const int settling = static_cast<int>(std::lround(result.settling / k.dt));
    const double start = cpuSeconds();
    std::size_t fall = 0;
    for (int i = 1; i <= steps; ++i) {
        space.step();
        for (; fall < result.falls.size() && step(result.falls[fall].time) == i; ++fall) {
            const auto at =
                std::find_if(scene.table.discs.begin(), scene.table.discs.end(),
                             [&](const Disc &d) { return d.id == result.falls[fall].id; });
            space.removeCoin(static_cast<std::size_t>(at - scene.table.discs.begin()));
        }
        if (i == steps - settling)
            space.setPusherVelocity({});
    }
    cpu += cpuSeconds() - start;
}

/// The scene in a space of its own, pushed as the stepper pushes, without looking at anything.
double bareSeconds(const Scene &scene, const ShotResult &result)
{
    const Constants &k = scene.table.k;
    const Stepper probe(scene.table, scene.shot);
    Space space(k);
    for (const Disc &disc : scene.table.discs)
        space.addCoin(disc.pose, scene.table.dieOn == disc.id ? 1 + k.dieMass : 1);
    const Path path = probe.path();
    const double length = std::hypot(path.endX - path.startX, path.endY - path.startY);
    const double share = probe.approach() * k.speed / length;
    const Point from{path.startX + share * (path.endX - path.startX),
                     path.startY + share * (path.endY - path.startY)};
    space.addPusher(from);
    const double seconds = result.duration - result.settling - probe.approach();
    space.setPusherVelocity({(path.endX - from.x) / seconds, (path.endY - from.y) / seconds});
    double cpu = 0;
    bareSteps(scene, result, space, cpu);
    return cpu;
}

std::vector<int> fallenSet(const ShotResult &result)
{
    std::vector<int> ids;
    for (const Fall &fall : result.falls)
        ids.push_back(fall.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

void judge(const FallOdds &outlook, const Board &table, const ShotResult &truth,
           PreviewReport &report)
{
    const auto falls = truth.falls.size();
    const auto odds = [&](int k, bool happened) {
        report.odds.add(forecast(k, outlook.samples), happened);
    };
    odds(outlook.none, falls == 0);
    odds(outlook.oneTwo, falls == 1 || falls == 2);
    odds(outlook.threePlus, falls >= 3);
    odds(outlook.direct, truth.directDrop());
    odds(outlook.fairy, std::any_of(truth.falls.begin(), truth.falls.end(),
                                    [](const Fall &f) { return f.carriedDie; }));
    const std::vector<int> fallen = fallenSet(truth);
    for (const Disc &disc : table.discs) {
        const auto at = std::find_if(outlook.falls.begin(), outlook.falls.end(),
                                     [&](const auto &entry) { return entry.first == disc.id; });
        report.coins.add(forecast(at == outlook.falls.end() ? 0 : at->second, outlook.samples),
                         std::binary_search(fallen.begin(), fallen.end(), disc.id));
    }
}

// The first odds as the game counts them: by the ranking stage.
double firstOddsMs(const Scene &scene, std::uint64_t seed)
{
    constexpr int kFirstSamples = 16;
    Board coarse = scene.table;
    coarse.k = ranking(coarse.k);
    const double start = cpuSeconds();
    preview(coarse, scene.shot, {kLightOffset, kLightAngle, mix64(seed)}, kFirstSamples);
    return (cpuSeconds() - start) * 1000;
}

PreviewReport onePreview(std::uint64_t seed, int samples, double rate)
{
    const Scene scene = sceneOf(seed);
    Board sampled = scene.table;
    sampled.k.dt = 1 / rate;
    PreviewReport report;
    report.firstOddsMs = firstOddsMs(scene, seed);
    const FallOdds outlook =
        preview(sampled, scene.shot, {kLightOffset, kLightAngle, mix64(seed)}, samples);
    const ShotResult truth =
        simulate(scene.table, scene.shot, {kLightOffset, kLightAngle, mix64(seed ^ 0xF00D)});
    judge(outlook, scene.table, truth, report);
    return report;
}

} // namespace

Pushes manyPushes(std::uint64_t seed, int count, int threads)
{
    const int boards = (count + kPushesPerBoard - 1) / kPushesPerBoard;
    std::vector<Pushes> parts(static_cast<std::size_t>(boards));
    spread(boards, threads, [&](int i) {
        const int pushes = std::min(kPushesPerBoard, count - i * kPushesPerBoard);
        parts[static_cast<std::size_t>(i)] =
            oneBoard(mix64(seed) + static_cast<std::uint64_t>(i), pushes);
    });
    Pushes all;
    for (const Pushes &part : parts) {
        all.hash = mix64(all.hash ^ part.hash);
        all.count += part.count;
        all.notFinite += part.notFinite;
        all.notAtRest += part.notAtRest;
        all.worstOverlap = std::max(all.worstOverlap, part.worstOverlap);
        all.longestSettling = std::max(all.longestSettling, part.longestSettling);
        all.falls += part.falls;
        all.directDrops += part.directDrops;
    }
    return all;
}

Speed shotSpeed(std::uint64_t seed, int shots, int rounds)
{
    Speed speed;
    for (const Scene &scene : scenes(seed, shots)) {
        double best = std::numeric_limits<double>::infinity();
        double bare = best;
        ShotResult result;
        for (int round = 0; round < rounds; ++round) {
            const double start = cpuSeconds();
            result = simulate(scene.table, scene.shot);
            best = std::min(best, cpuSeconds() - start);
            bare = std::min(bare, bareSeconds(scene, result));
        }
        speed.shotMs += best * 1000 / shots;
        speed.bareMs += bare * 1000 / shots;
        speed.coins += static_cast<double>(scene.table.discs.size()) / shots;
        const Stepper probe(scene.table, scene.shot);
        speed.steps += (result.duration - probe.approach()) / scene.table.k.dt / shots;
    }
    return speed;
}

Agreement rankingAgreement(std::uint64_t seed, int shots, int rounds)
{
    Agreement out;
    double cpu = 0;
    for (const Scene &scene : scenes(seed, shots)) {
        Board coarse = scene.table;
        coarse.k = ranking(coarse.k);
        double best = std::numeric_limits<double>::infinity();
        ShotResult ranked;
        for (int round = 0; round < rounds; ++round) {
            const double start = cpuSeconds();
            ranked = simulate(coarse, scene.shot);
            best = std::min(best, cpuSeconds() - start);
        }
        cpu += best;
        const ShotResult truth = simulate(scene.table, scene.shot);
        ++out.shots;
        out.sameSet += fallenSet(truth) == fallenSet(ranked) ? 1 : 0;
        out.falls += static_cast<int>(truth.falls.size());
        out.rankedFalls += static_cast<int>(ranked.falls.size());
    }
    out.shotsPerSecond = out.shots / cpu;
    return out;
}

bool Calibration::Bin::inside() const
{
    if (count == 0)
        return true;
    // Wilson's interval: honest near 0 and 1 and for small bins.
    const double n = count;
    const double share = happened / n;
    const double z2 = kNinetyNine * kNinetyNine;
    const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half =
        kNinetyNine / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return std::abs(forecastSum / n - middle) <= half;
}

void Calibration::add(double forecast, bool didHappen)
{
    Bin &bin = bins[std::min(
        bins.size() - 1, static_cast<std::size_t>(forecast * static_cast<double>(bins.size())))];
    ++bin.count;
    bin.happened += didHappen ? 1 : 0;
    bin.forecastSum += forecast;
    const double error = forecast - (didHappen ? 1 : 0);
    squaredError += error * error;
    ++count;
    happened += didHappen ? 1 : 0;
}

void Calibration::add(const Calibration &other)
{
    for (std::size_t i = 0; i < bins.size(); ++i) {
        bins[i].count += other.bins[i].count;
        bins[i].happened += other.bins[i].happened;
        bins[i].forecastSum += other.bins[i].forecastSum;
    }
    squaredError += other.squaredError;
    count += other.count;
    happened += other.happened;
}

double Calibration::expectedError() const
{
    double sum = 0;
    for (const Bin &bin : bins)
        sum += std::abs(bin.forecastSum - bin.happened);
    return sum / count;
}

int Calibration::binsOutside() const
{
    return static_cast<int>(
        std::count_if(bins.begin(), bins.end(), [](const Bin &b) { return !b.inside(); }));
}

double Calibration::constantBrier() const
{
    const double share = static_cast<double>(happened) / count;
    return share * (1 - share);
}

PreviewReport previewCalibration(std::uint64_t seed, int pushes, int samples, double rate,
                                 int threads)
{
    std::vector<PreviewReport> parts(static_cast<std::size_t>(pushes));
    spread(pushes, threads, [&](int i) {
        parts[static_cast<std::size_t>(i)] =
            onePreview(mix64(seed) + static_cast<std::uint64_t>(i), samples, rate);
    });
    PreviewReport all;
    all.pushes = pushes;
    all.samples = samples;
    for (const PreviewReport &part : parts) {
        all.odds.add(part.odds);
        all.coins.add(part.coins);
        all.firstOddsMs += part.firstOddsMs / pushes;
    }
    return all;
}

} // namespace takujo::physics
