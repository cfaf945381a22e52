#pragma once
#include <climits>
#include <cstdint>

namespace takujo {

enum class Want : std::uint8_t {
    None,
    Once,       ///< one allocation, of which the reserve makes a success
    FromThenOn, ///< all large ones (4 KiB), whatever is given back
    UntilRefused, ///< large ones until one has failed in spite of the reserve: what was taken is free then
};

/// While it lives memory is short for its thread, in this program and the libraries it loads, after this many
/// allocations of the standard library's containers. The reserve is full when it begins.
class Shortage
{
public:
    explicit Shortage(Want want, long after = LONG_MAX);
    ~Shortage();
    Shortage(const Shortage &) = delete;
    Shortage &operator=(const Shortage &) = delete;

    /// Allocations looked at.
    long taken() const;
    /// The number of the last large one, from 0; -1 = none.
    long lastLarge() const;
};

} // namespace takujo
