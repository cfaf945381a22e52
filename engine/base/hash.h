#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace takujo {

/// Finaliser with full avalanche (the mixing step of splitmix64). Pure.
constexpr std::uint64_t mix64(std::uint64_t x)
{
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

constexpr std::uint64_t combine64(std::uint64_t a, std::uint64_t b) { return mix64(a ^ mix64(b)); }

/// 64-bit content hash of raw bytes; same on every run and machine of one endianness.
std::uint64_t hashBytes(std::span<const std::byte> bytes, std::uint64_t seed = 0);
std::uint64_t hashText(std::string_view text, std::uint64_t seed = 0);

/// 16 lower-case hex digits.
std::string toHex(std::uint64_t value);

} // namespace takujo
