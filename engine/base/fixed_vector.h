#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace takujo {

/// Vector of at most N elements inside the object; trivially copyable when T is. Unused slots stay
/// value-initialised so that bytes compare equal (states are compared and hashed as bytes).
template<class T, std::size_t N, class Size = std::uint8_t>
struct FixedVector
{
    std::array<T, N> items{};
    Size count{};

    constexpr std::size_t size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == N; }
    constexpr T *begin() { return items.data(); }
    constexpr T *end() { return items.data() + count; }
    constexpr const T *begin() const { return items.data(); }
    constexpr const T *end() const { return items.data() + count; }
    constexpr T &operator[](std::size_t i) { return items[i]; }
    constexpr const T &operator[](std::size_t i) const { return items[i]; }
    constexpr void push(const T &value)
    {
        assert(count < N);
        items[count++] = value;
    }
    constexpr void clear()
    {
        items = {};
        count = 0;
    }
    constexpr std::span<const T> view() const { return {items.data(), count}; }
};

} // namespace takujo
