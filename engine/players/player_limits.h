#pragma once
#include <chrono>
#include <cstddef>

namespace takujo {

/// What a program that plays may use.
struct PlayerLimits
{
    std::chrono::milliseconds start{10'000};    ///< until it has said hello
    std::chrono::milliseconds decision{10'000}; ///< where the budget of a request says nothing
    std::chrono::milliseconds grace{1'000};     ///< after it was told to stop
    std::size_t memoryBytes = std::size_t{2} << 30;
    std::size_t lineBytes = std::size_t{1} << 20;
    int faults = 3; ///< so many in a match, and it is not asked again
};

} // namespace takujo
