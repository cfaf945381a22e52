#pragma once
#include "sight.h"

namespace takujo::couperation {

inline constexpr int kMaxTower = 28;

/// The places of one window packed from left to right, with their neighbours as indices.
struct Frame
{
    static constexpr std::uint8_t kNone = kMaxTower; ///< index of "no neighbour"
    int count = 0;
    std::array<std::uint8_t, kMaxTower> place{};
    std::array<std::array<std::uint8_t, 2>, kMaxTower> less{};
    std::array<std::array<std::uint8_t, 2>, kMaxTower> more{};
    std::array<std::uint8_t, kPlaces> index{}; ///< of a place; kNone outside
};

/// Number at each index of a frame: kMissing a place to be filled, kUnknown something is there.
using Numbers = std::array<std::int8_t, kMaxTower>;
inline constexpr std::int8_t kMissing = 0;
inline constexpr std::int8_t kUnknown = -1;

/// How well the cards that may still come fill the missing places.
struct Prospect
{
    float unmatched = 0; ///< places without a card, mean over the subsets
    float slack = 0;     ///< sum of e^(-n/2) over missing places, n = cards that fit
    int missing = 0;
};

/// A tower is judged by matching missing places with cards, earliest deadline (lowest upper bound)
/// first, on several subsets of the cards that may come. Immutable, for any thread; no allocation.
class Prospects
{
public:
    static constexpr int kSubsets = 3;
    using Subsets = std::array<CardSet, kSubsets>;

    explicit Prospects(const Core &core);
    /// The window nearest to the middle that a bottom row from `left` to `right` can have.
    int firstFor(int left, int right) const;
    const Frame &frame(int first) const
    {
        return m_frames[Core::at(first + m_core.geometry().rows() - 1)];
    }
    /// The tower as the seat knows it; a face-down card it knows to be wrong is a missing place.
    void read(const Sight &sight, int first, Numbers &numbers) const;
    /// @param sure cards that are there (own, reserve); @param subsets of the others; @param all union
    Prospect judge(const Frame &frame, const Numbers &numbers, CardSet sure, const Subsets &subsets,
                   CardSet all) const;
    /// Intervals of one numbering, for usefulness of single cards. Returns conflicts.
    int bounds(const Frame &frame, const Numbers &numbers,
               std::array<std::int8_t, kMaxTower + 1> &lo,
               std::array<std::int8_t, kMaxTower + 1> &hi) const;

private:
    const Core &m_core;
    std::array<Frame, kMaxRows> m_frames{};
    std::array<float, kCards> m_slack{};
};

} // namespace takujo::couperation
