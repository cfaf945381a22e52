#pragma once
#include "ai/belief.h"

#include <atomic>
#include <stop_token>

namespace takujo::couperation {

/// One seat searches, the others are taken to follow the blueprint, each on its own view of the
/// simulated world. Candidates are tried on the same worlds; halves drop out; the blueprint's move is
/// left only for one that is better by more than chance.
class PartnerSearch
{
public:
    struct Limits
    {
        int rollouts = 400;
        std::size_t worlds = 192;          ///< most of them
        std::chrono::milliseconds time{0}; ///< 0 = none
        bool cpuTime = false;
    };

    PartnerSearch(const Rules &rules, const Blueprint &blueprint)
        : m_rules(rules), m_blueprint(blueprint)
    {}

    SearchResult run(const View &view, std::span<const ObservedPly> past, const SeatTraits &traits,
                     const Limits &limits, std::uint64_t seed, const std::stop_token &stop,
                     std::atomic<std::uint64_t> *progress) const;

private:
    struct Try
    {
        Move move;
        float prior = 0;
        double sum = 0;
        double wins = 0;
        std::vector<float> values; ///< by world, to compare pairwise
        double mean() const
        {
            return values.empty() ? 0 : sum / static_cast<double>(values.size());
        }
    };
    using Tries = std::vector<Try>;

    Tries candidates(const View &view) const;
    float rollout(State world, const Move &move, std::uint64_t seed, bool &won) const;
    void tryOn(Try &one, const State &world, std::uint64_t seed) const;
    void finish(Tries &tries, SearchResult &result) const;
    bool better(const Try &one, const Try &base) const;

    const Rules &m_rules;
    const Blueprint &m_blueprint;
};

} // namespace takujo::couperation
