#pragma once
#include "base/hash.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace takujo {

/// Largest State or View of any game, in bytes.
inline constexpr std::size_t kMaxStateBytes = 2048;

/// The bytes of a State or a View behind the type-erased facade. Fixed size, no allocation.
/// Which of the two it holds is told by the type: see StateBlob and ViewBlob.
template<class Tag>
class Blob
{
public:
    Blob() = default;

    template<class T>
    static Blob of(const T &value)
    {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kMaxStateBytes);
        Blob blob;
        blob.m_size = sizeof(T);
        std::memcpy(blob.m_bytes.data(), &value, sizeof(T));
        return blob;
    }

    /// @pre the blob was made from a T (checked by size only).
    template<class T>
    T as() const
    {
        static_assert(std::is_trivially_copyable_v<T>);
        assert(m_size == sizeof(T));
        T value;
        std::memcpy(&value, m_bytes.data(), sizeof(T));
        return value;
    }

    std::span<const std::byte> bytes() const { return {m_bytes.data(), m_size}; }
    bool empty() const { return m_size == 0; }
    std::uint64_t hash() const { return hashBytes(bytes()); }
    friend bool operator==(const Blob &a, const Blob &b)
    {
        return a.m_size == b.m_size &&
               std::memcmp(a.m_bytes.data(), b.m_bytes.data(), a.m_size) == 0;
    }

private:
    std::array<std::byte, kMaxStateBytes> m_bytes{};
    std::uint32_t m_size = 0;
};

/// A full state: only the host (Match), tests and samplers hold one.
using StateBlob = Blob<struct StateTag>;
/// What one seat knows: the only data AI, UI, log and accessibility ever get.
using ViewBlob = Blob<struct ViewTag>;

} // namespace takujo
