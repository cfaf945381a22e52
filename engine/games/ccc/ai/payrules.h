#pragma once
#include "rules/payment.h"

#include <algorithm>
#include <span>

namespace takujo::ccc {

/// One way to pay a number, found but not yet laid out in cards.
struct PayForm
{
    enum class Colour : std::uint8_t { Any, Red, Black }; ///< of a flush
    float cost = 0;         ///< cards, jokers and splitting aces counted dearer
    std::uint8_t base = 0;  ///< points the plain cards add up to
    std::uint8_t cards = 0; ///< plain cards
    std::uint8_t jokers = 0;
    std::uint8_t single =
        0; ///< root (1, 2, 3) of the one card beyond a splitting ace; 0 = no split
    Colour colour = Colour::Any;

    int total() const { return cards + jokers + (single != 0 ? 2 : 0); }
    /// The same for equal ways with other hands: names the way in an action key.
    std::uint8_t code() const
    {
        return static_cast<std::uint8_t>(jokers | static_cast<unsigned>(colour) << 2 |
                                         static_cast<unsigned>(single) << 4 |
                                         (single == 0 && total() == 1 ? 1U : 0U) << 7);
    }
};
/// Instead of a code: whatever is cheapest.
inline constexpr std::uint8_t kCheapest = 0xFF;

/// How each number can be reached under the rule values: computed once, shared by threads.
struct PayRules
{
    /// A combination of factors, and the sum the plain cards need then.
    struct Pattern
    {
        float extra = 0;                    ///< cost beyond the plain cards
        std::array<float, 2> least{};       ///< lowest cost, unless / if one card will do
        std::array<std::uint8_t, 2> from{}; ///< fewest plain cards, unless / if one card will do
        std::uint8_t base = 0;
        std::uint8_t jokers = 0;
        PayForm::Colour colour = PayForm::Colour::Any;
    };
    static constexpr std::size_t kPatterns = 9; ///< 0 to 2 jokers, no flush, red, black

    explicit PayRules(const Params &values);

    const Params &params;
    std::uint64_t id = 0; ///< no two have the same
    bool narrow = true;   ///< all numbers of the board up to 8: sums fit 64 bits
    std::array<std::array<Pattern, kPatterns>, kMaxNumber + 1> patterns{};
    /// How many of a number's patterns need at most so many jokers; they come first.
    std::array<std::array<std::uint8_t, 3>, kMaxNumber + 1> patternCount{};

    std::span<const Pattern> patternsOf(int number, int jokers) const
    {
        const auto n = toIndex(number);
        return {patterns[n].data(), patternCount[n][toIndex(std::min(jokers, 2))]};
    }

private:
    void add(std::size_t number, int jokers, PayForm::Colour colour);
};

} // namespace takujo::ccc
