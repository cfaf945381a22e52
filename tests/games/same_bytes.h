#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>

namespace takujo::test {

/// Whether two states or views are the same, byte for byte, as records and searches compare them.
template<typename T>
bool sameBytes(const T &a, const T &b)
{
    static_assert(std::has_unique_object_representations_v<T>);
    return std::ranges::equal(std::as_bytes(std::span(&a, 1)), std::as_bytes(std::span(&b, 1)));
}

} // namespace takujo::test
