#pragma once
#include <charconv>
#include <optional>
#include <string_view>

namespace takujo {

/// The number that a text is, from its first character to its last.
inline std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const char *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && last == end ? std::optional(value) : std::nullopt;
}

/// The number behind the last `mark`, as in "square#4".
inline std::optional<int> numberBehind(char mark, std::string_view text)
{
    const std::size_t at = text.rfind(mark);
    return at == std::string_view::npos ? std::nullopt : wholeNumber(text.substr(at + 1));
}

} // namespace takujo
