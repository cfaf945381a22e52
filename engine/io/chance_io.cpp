#include "io/record_io.h"

#include <charconv>

namespace takujo {

namespace {

constexpr std::string_view kLetters = "cprdx"; ///< in the order of ChanceOutcome::Type
constexpr std::string_view kHex = "0123456789abcdef";

void appendHex(const std::vector<std::byte> &bytes, std::string &out)
{
    for (const std::byte b : bytes) {
        const auto value = std::to_integer<std::size_t>(b);
        out += kHex[value >> 4];
        out += kHex[value & 0xF];
    }
}

bool readHex(std::string_view digits, std::vector<std::byte> &bytes)
{
    if (digits.size() % 2 != 0)
        return false;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const std::size_t high = kHex.find(digits[i]);
        const std::size_t low = kHex.find(digits[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return false;
        bytes.push_back(static_cast<std::byte>(high << 4 | low));
    }
    return true;
}

/// Plain digits without leading zeros, so that a value has one form.
bool readValue(std::string_view digits, std::int32_t &value)
{
    if (digits.empty() || digits.front() == '-' || (digits.front() == '0' && digits.size() > 1))
        return false;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() && end == digits.data() + digits.size();
}

} // namespace

std::string writeChance(const std::vector<ChanceOutcome> &outcomes)
{
    std::string out;
    for (const ChanceOutcome &outcome : outcomes) {
        if (!out.empty())
            out += ' ';
        out += kLetters[static_cast<std::size_t>(outcome.type)];
        if (outcome.type == ChanceOutcome::Type::Resolve)
            appendHex(outcome.bytes, out);
        else
            out += std::to_string(outcome.value);
    }
    return out;
}

std::optional<std::vector<ChanceOutcome>> readChance(std::string_view text)
{
    std::vector<ChanceOutcome> outcomes;
    while (!text.empty()) {
        const std::size_t letter = kLetters.find(text.front());
        if (letter == std::string_view::npos)
            return {};
        const std::size_t end = text.find(' ');
        const std::string_view body = text.substr(1, end == std::string_view::npos ? end : end - 1);
        ChanceOutcome outcome;
        outcome.type = static_cast<ChanceOutcome::Type>(letter);
        const bool resolve = outcome.type == ChanceOutcome::Type::Resolve;
        if (resolve ? !readHex(body, outcome.bytes) : !readValue(body, outcome.value))
            return {};
        outcomes.push_back(std::move(outcome));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
        if (text.empty())
            return {};
    }
    return outcomes;
}

} // namespace takujo
