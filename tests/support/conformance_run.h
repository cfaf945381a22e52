#pragma once
#include "conformance_leak.h"
#include "conformance_match.h"
#include "conformance_reasons.h"
#include "conformance_schema.h"
#include "conformance_texts.h"

#include <functional>

namespace takujo::conformance {

/// Called now and then with work done and work in all; one call at a time, any thread.
using Progress = std::function<void(int done, int total)>;

struct FuzzSpec
{
    std::uint64_t seed = 1;
    int games = 100; ///< over all setups together
    int jobs = 1;
    bool schema = true;    ///< rule edges, texts and rulebook too
    bool thinking = false; ///< at the edges of the rules, who thinks does better than random
    Progress progress;
};

struct LeakSpec
{
    std::uint64_t seed = 1;
    int positions = 60; ///< over all setups together
    int jobs = 1;
    int simulations = 64;
    int samples = 20'000; ///< of the uniformity tests; 0 = none
    Progress progress;
};

/// The whole kit but the leak part. Match i is played with setup i modulo the number of setups and a
/// seed made of the run's seed and i, so any of them can be repeated alone.
Findings runFuzz(const std::vector<Setup> &setups, const FuzzSpec &spec);
/// World-swap, sampler validity and uniformity.
Findings runLeak(const std::vector<Setup> &setups, const LeakSpec &spec);

struct ReasonsSpec
{
    std::uint64_t seed = 1;
    int positions = 60; ///< over all setups together
    int jobs = 1;
    int simulations = 200;
    Progress progress;
};
/// Hints in matches: every reason computed again, none empty, nine of ten decisions with a reason.
Findings runReasons(const std::vector<Setup> &setups, const ReasonsSpec &spec);

/// One match again, by its own seed.
Findings repeatFuzz(const Setup &setup, std::uint64_t matchSeed, bool ai);
Findings repeatLeak(const Setup &setup, std::uint64_t matchSeed);
Findings repeatReasons(const Setup &setup, std::uint64_t matchSeed);

/// Seed of match `number` of a run.
std::uint64_t matchSeed(std::uint64_t runSeed, int number);

} // namespace takujo::conformance
