#include "io/object_reader.h"

#include "game/hidden_characters.h"

#include <algorithm>

namespace takujo {

std::string pointerToken(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

Problems below(std::string_view prefix, Problems problems)
{
    for (Problem &p : problems)
        p.path = std::string(prefix) + p.path;
    return problems;
}

ObjectReader::ObjectReader(const Json &json, std::string path, Problems &problems)
    : m_path(std::move(path)), m_problems(problems)
{
    if (json.is_object())
        m_json = &json;
    else
        m_problems.push_back(problem("io.object", m_path).front());
}

void ObjectReader::wrong(std::string_view key, Text text)
{
    m_problems.push_back(
        problem(std::move(text).raw("key", std::string(key)), withoutHidden(pathOf(key))).front());
}

const Json *ObjectReader::member(const char *key)
{
    m_asked.emplace_back(key);
    if (!m_json)
        return nullptr;
    const auto it = m_json->find(key);
    return it == m_json->end() ? nullptr : &*it;
}

const Json *ObjectReader::required(const char *key)
{
    const Json *found = member(key);
    if (!found && m_json)
        wrong(key, "io.missing");
    return found;
}

bool ObjectReader::has(const char *key) { return member(key) != nullptr; }

const Json *ObjectReader::array(const char *key, std::size_t least, std::size_t most)
{
    const Json *found = required(key);
    if (!found)
        return nullptr;
    if (found->is_array() && found->size() >= least && found->size() <= most)
        return found;
    wrong(key, Text("io.array")
                   .num("min", static_cast<std::int64_t>(least))
                   .num("max", static_cast<std::int64_t>(most)));
    return nullptr;
}

const Json *ObjectReader::object(const char *key)
{
    const Json *found = required(key);
    if (found && !found->is_object()) {
        wrong(key, "io.member.object");
        return nullptr;
    }
    return found;
}

std::string ObjectReader::text(const char *key, std::size_t maxBytes)
{
    const Json *found = required(key);
    if (!found)
        return {};
    if (found->is_string() && found->get_ref<const std::string &>().size() <= maxBytes) {
        const Problems hidden = checkVisible(found->get_ref<const std::string &>(), pathOf(key));
        m_problems.insert(m_problems.end(), hidden.begin(), hidden.end());
        return hidden.empty() ? found->get<std::string>() : std::string();
    }
    wrong(key, Text("io.text").num("max", static_cast<std::int64_t>(maxBytes)));
    return {};
}

std::string ObjectReader::optionalText(const char *key, std::size_t maxBytes)
{
    return has(key) ? text(key, maxBytes) : std::string();
}

std::int64_t ObjectReader::integer(const char *key, std::int64_t min, std::int64_t max)
{
    const Json *found = required(key);
    if (!found)
        return min;
    if (found->is_number_integer()) {
        const auto value = found->get<std::int64_t>();
        if (value >= min && value <= max)
            return value;
    }
    wrong(key, Text("io.integer").num("min", min).num("max", max));
    return min;
}

bool ObjectReader::flag(const char *key)
{
    const Json *found = required(key);
    if (!found)
        return false;
    if (found->is_boolean())
        return found->get<bool>();
    wrong(key, "io.flag");
    return false;
}

std::uint64_t ObjectReader::hex64(const char *key)
{
    constexpr std::size_t kDigits = 16;
    const Json *found = required(key);
    if (!found)
        return 0;
    const std::string digits = found->is_string() ? found->get<std::string>() : std::string();
    if (digits.size() != kDigits ||
        digits.find_first_not_of("0123456789abcdef") != std::string::npos) {
        wrong(key, Text("io.hex").num("digits", kDigits));
        return 0;
    }
    return std::stoull(digits, nullptr, 16);
}

std::size_t ObjectReader::choice(const char *key, std::initializer_list<std::string_view> choices)
{
    const Json *found = required(key);
    if (!found)
        return 0;
    if (found->is_string()) {
        const auto it =
            std::find(choices.begin(), choices.end(), found->get_ref<const std::string &>());
        if (it != choices.end())
            return static_cast<std::size_t>(it - choices.begin());
    }
    std::string offered;
    for (const std::string_view name : choices)
        offered += (offered.empty() ? "" : ", ") + std::string(name);
    wrong(key, Text("io.choice").raw("choices", offered));
    return 0;
}

void ObjectReader::finish()
{
    if (!m_json)
        return;
    for (const auto &[key, value] : m_json->items()) {
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
            wrong(key, "io.unknown");
    }
}

} // namespace takujo
