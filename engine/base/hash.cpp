#include "base/hash.h"

#include <cstring>

namespace takujo {

std::uint64_t hashBytes(std::span<const std::byte> bytes, std::uint64_t seed)
{
    std::uint64_t h = mix64(seed ^ bytes.size());
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, 8);
        h = combine64(h, word);
    }
    std::uint64_t tail = 0;
    if (i < bytes.size())
        std::memcpy(&tail, bytes.data() + i, bytes.size() - i);
    return combine64(h, tail);
}

std::uint64_t hashText(std::string_view text, std::uint64_t seed)
{
    return hashBytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

std::string toHex(std::uint64_t value)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string out(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4)
        out[static_cast<std::size_t>(i)] = kDigits[value & 15U];
    return out;
}

} // namespace takujo
