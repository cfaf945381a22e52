#include "base/whole_number.h"
#include "base/words.h"
#include "learn/statement.h"

#include <algorithm>
#include <numeric>

namespace takujo {

namespace {

/// The ends of "a..b".
std::optional<std::pair<int, int>> rangeOf(std::string_view word)
{
    const std::size_t dots = word.find("..");
    if (dots == std::string_view::npos)
        return {};
    const auto low = wholeNumber(word.substr(0, dots));
    const auto high = wholeNumber(word.substr(dots + 2));
    return low && high ? std::optional(std::pair(*low, *high)) : std::nullopt;
}

bool fits(std::string_view pattern, std::string_view word)
{
    if (pattern == "*" || pattern == word)
        return true;
    const auto range = rangeOf(pattern);
    const auto number = wholeNumber(word);
    return range && number && *number >= range->first && *number <= range->second;
}

bool fitsButForNumber(std::string_view pattern, std::string_view word)
{
    return fits(pattern, word) || (rangeOf(pattern) && wholeNumber(word));
}

std::vector<std::string> samplesOf(const std::string &word)
{
    const auto range = rangeOf(word);
    if (!range)
        return {word};
    const auto [low, high] = *range;
    return {std::to_string(low), std::to_string(std::midpoint(low, high)), std::to_string(high)};
}

} // namespace

MovePattern::MovePattern(std::string text) : m_text(std::move(text))
{
    const std::vector<std::string_view> words = wordsOf(m_text);
    m_words.assign(words.begin(), words.end());
    m_exact = std::none_of(m_words.begin(), m_words.end(), [](const std::string &word) {
        return word == "*" || rangeOf(word).has_value();
    });
}

bool MovePattern::matches(std::string_view moveText) const
{
    if (m_exact)
        return moveText == m_text;
    const std::vector<std::string_view> words = wordsOf(moveText);
    const bool open = m_words.back() == "*";
    if (open ? words.size() < m_words.size() : words.size() != m_words.size())
        return false;
    return std::equal(m_words.begin(), m_words.end(), words.begin(), fits);
}

bool MovePattern::matchesButForNumbers(std::string_view moveText) const
{
    const std::vector<std::string_view> words = wordsOf(moveText);
    return std::equal(m_words.begin(), m_words.end(), words.begin(), words.end(), fitsButForNumber);
}

std::vector<std::string> MovePattern::samples() const
{
    std::vector<std::string> texts{{}};
    for (const std::string &word : m_words) {
        if (word == "*")
            return {};
        std::vector<std::string> longer;
        for (const std::string &text : texts) {
            for (const std::string &sample : samplesOf(word))
                longer.emplace_back(text).append(text.empty() ? "" : " ").append(sample);
        }
        texts = std::move(longer);
    }
    return texts;
}

} // namespace takujo
