#pragma once
#include "physics/types.h"

#include <array>
#include <cstdint>

namespace takujo::physics {

/// Pushes on boards that start anew every so many pushes, as matches do.
struct Pushes
{
    std::uint64_t hash = 0; ///< over every bit of every result, in order
    int count = 0;
    int notFinite = 0;
    int notAtRest = 0;
    double worstOverlap = 0;    ///< mm
    double longestSettling = 0; ///< s
    int falls = 0;
    int directDrops = 0;
};
Pushes manyPushes(std::uint64_t seed, int count, int threads);

/// The whole shot against the same number of bare cpSpaceSteps of the same scene, best of `rounds`.
struct Speed
{
    double shotMs = 0;
    double bareMs = 0;
    double coins = 0; ///< mean on the board
    double steps = 0; ///< mean
    double ratio() const { return shotMs / bareMs; }
};
Speed shotSpeed(std::uint64_t seed, int shots, int rounds);

struct Agreement
{
    int shots = 0;
    int sameSet = 0;
    int falls = 0; ///< authoritative
    int rankedFalls = 0;
    double shotsPerSecond = 0; ///< of the ranking stage, one thread
};
Agreement rankingAgreement(std::uint64_t seed, int shots, int rounds);

/// Forecasts against what then happened, in ten bins of equal width.
struct Calibration
{
    struct Bin
    {
        int count = 0;
        int happened = 0;
        double forecastSum = 0;
        bool inside() const; ///< the mean forecast lies in the 99 % interval of the share
    };
    std::array<Bin, 10> bins{};
    double squaredError = 0;
    int count = 0;
    int happened = 0;

    void add(double forecast, bool happened);
    void add(const Calibration &other);
    double expectedError() const;
    int binsOutside() const;
    double brier() const { return squaredError / count; }
    double constantBrier() const;
};

struct PreviewReport
{
    Calibration odds;  ///< none, 1-2, 3+, direct drop, fairy
    Calibration coins; ///< each coin of each board
    int pushes = 0;
    int samples = 0;
    double firstOddsMs = 0; ///< CPU for 16 samples, mean
};
/// @param rate simulated steps a second in the samples; the truth is always the authoritative run
PreviewReport previewCalibration(std::uint64_t seed, int pushes, int samples, double rate,
                                 int threads);

} // namespace takujo::physics
