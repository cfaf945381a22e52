#pragma once
#include <string_view>
#include <vector>

namespace takujo {

/// The words between the blanks of a line; blanks more than one count as one.
/// @return views into `text`
inline std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        if (end != 0)
            out.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return out;
}

} // namespace takujo
