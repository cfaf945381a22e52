#include "rules/codes.h"

#include "base/whole_number.h"
#include "rules/params.h"

#include <algorithm>

namespace takujo::coinhunt {

std::string kindCode(int kind)
{
    return colourNames()[toIndex(colourOfKind(kind))] + (isMagicKind(kind) ? "+" : "");
}

std::string coinCode(int coin) { return kindCode(kindOf(coin)) + std::to_string(coin % kOfColour); }

std::optional<int> numberFrom(std::string_view word, int min, int max)
{
    const std::optional<int> value = wholeNumber(word);
    return value >= min && value <= max && std::to_string(*value) == word ? value : std::nullopt;
}

std::optional<int> kindFromCode(std::string_view code)
{
    const bool magic = code.ends_with('+');
    const auto &names = colourNames();
    const auto it = std::find(names.begin(), names.end(), code.substr(0, code.size() - magic));
    if (it == names.end())
        return {};
    return 2 * static_cast<int>(it - names.begin()) + (magic ? 1 : 0);
}

std::optional<int> coinFromCode(std::string_view code)
{
    const std::size_t digits = code.find_first_of("0123456789");
    if (digits == std::string_view::npos)
        return {};
    const auto kind = kindFromCode(code.substr(0, digits));
    const auto n = numberFrom(code.substr(digits), 0, kOfColour - 1);
    if (!kind || !n)
        return {};
    const int coin = colourOfKind(*kind) * kOfColour + *n;
    return kindOf(coin) == *kind ? std::optional(coin) : std::nullopt;
}

} // namespace takujo::coinhunt
