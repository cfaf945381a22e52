#pragma once
#include "search/search_game.h"

#include <algorithm>
#include <cmath>

namespace takujo {

// What the evaluators of the games share: from the points every seat will end with, about, to what
// the search makes of a position.

using SeatPoints = std::array<float, kMaxSeats>;

inline float logistic(float x) { return 1 / (1 + std::exp(-x)); }

/// How likely each seat is to win, not yet as shares: `scale` points behind make it e times less so.
inline SeatPoints winWeights(const SeatPoints &points, int seats, float scale)
{
    const float top = *std::max_element(points.begin(), points.begin() + seats);
    SeatPoints weights{};
    for (std::size_t s = 0; s < toIndex(seats); ++s)
        weights[s] = std::exp((points[s] - top) / scale);
    return weights;
}

/// How a reward is made: `winPart` of it is the share of the win, the rest the margin, of which
/// `marginScale` points are a clear lead.
struct RewardMix
{
    float winPart = 0.5F;
    float marginScale = 1;
};

inline void setLeaf(const SeatPoints &points, const SeatPoints &weights, int seats,
                    const RewardMix &mix, LeafValue &leaf)
{
    float sum = 0;
    for (std::size_t s = 0; s < toIndex(seats); ++s)
        sum += weights[s];
    for (std::size_t s = 0; s < toIndex(seats); ++s) {
        float rival = -1e9F;
        for (std::size_t other = 0; other < toIndex(seats); ++other)
            rival = other == s ? rival : std::max(rival, points[other]);
        leaf.margin[s] = points[s] - rival;
        leaf.win[s] = weights[s] / sum;
        leaf.reward[s] = mix.winPart * leaf.win[s] +
                         (1 - mix.winPart) * logistic(leaf.margin[s] / mix.marginScale);
    }
}

} // namespace takujo
