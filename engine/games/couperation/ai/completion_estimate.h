#pragma once
#include "ai/information_set.h"

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
    std::array<bool, kMaxTower> bottom{};      ///< in the bottom row
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
    float dear = 0;      ///< places matched with a card of the reserve only, mean over the subsets
    int missing = 0;
    CardSet open = 0; ///< numbers that fit somewhere at once
};

/// A tower is judged by matching missing places with cards, earliest deadline (lowest upper bound)
/// first, on several subsets of the cards that may come. Immutable, for any thread; no allocation.
class CompletionEstimate
{
public:
    static constexpr std::size_t kSubsets = 4;
    struct Subsets
    {
        std::array<CardSet, kSubsets> items{};
        std::size_t count = 0;
    };
    /// The cards a tower can still be built of.
    struct Supply
    {
        CardSet sure = 0; ///< own cards and the reserve
        CardSet all = 0;  ///< and all that were not seen
        CardSet dear = 0; ///< of the sure ones those that are matched last
    };

    explicit CompletionEstimate(const Rules &rules);
    /// The window nearest to the middle that a bottom row from `left` to `right` can have.
    int firstFor(int left, int right) const;
    const Frame &frame(int first) const
    {
        return m_frames[toIndex(first + m_rules.geometry().rows() - 1)];
    }
    /// The tower as the seat knows it; a face-down card it knows to be wrong is a missing place.
    void read(const InformationSet &sight, int first, Numbers &numbers) const;
    /// @param subsets of the cards that are not sure
    Prospect judge(const Frame &frame, const Numbers &numbers, const Supply &supply,
                   const Subsets &subsets) const;
    /// Intervals of one numbering, for usefulness of single cards. Returns conflicts.
    int bounds(const Frame &frame, const Numbers &numbers,
               std::array<std::int8_t, kMaxTower + 1> &lo,
               std::array<std::int8_t, kMaxTower + 1> &hi) const;

private:
    static void match(Prospect &out, std::span<const CardSet> fits, const Supply &supply,
                      const Subsets &subsets);
    static bool reached(const Frame &frame, const Numbers &numbers, std::size_t index);

    const Rules &m_rules;
    std::array<Frame, kMaxRows> m_frames{};
    std::array<float, kCards> m_slack{};
};

} // namespace takujo::couperation
