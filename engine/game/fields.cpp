#include "game/fields.h"

#include "base/hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace takujo {

namespace {

/// So many names are told in full where another one stands; of more a few as examples.
constexpr std::size_t kToldInFull = 16;

std::string listed(const std::vector<std::pair<int, Json>> &forms)
{
    const std::size_t step = forms.size() > kToldInFull ? (forms.size() - 1) / 2 : 1;
    std::string out;
    for (std::size_t i = 0; i < forms.size(); i += step) {
        const Json &form = forms[i].second;
        out +=
            (out.empty() ? "" : ", ") + (form.is_string() ? form.get<std::string>() : form.dump());
    }
    return out;
}

/// The number of items of a list as words say it.
Text sized(const char *id, std::size_t least, std::size_t most)
{
    return Text(id)
        .num("min", static_cast<std::int64_t>(least))
        .num("max", static_cast<std::int64_t>(most));
}

} // namespace

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

Problems placed(std::string_view path, Problems problems)
{
    for (Problem &p : problems) {
        if (p.path.empty())
            p.path = path;
    }
    return problems;
}

Problems broken(const std::vector<std::string> &invariants)
{
    Problems problems;
    for (const std::string &what : invariants)
        problems.push_back(problem(Text("io.broken").raw("what", what)).front());
    return problems;
}

Problems fieldProblem(Text text, const std::string &path)
{
    return problem(std::move(text).raw("key", path), "/" + path);
}

Json Domain::write(std::int64_t value) const
{
    const auto it = std::find_if(forms.begin(), forms.end(),
                                 [value](const auto &form) { return form.first == value; });
    if (it != forms.end())
        return it->second;
    return min <= max || forms.empty() ? Json(value) : Json();
}

std::optional<std::int64_t> Domain::read(const Json &json) const
{
    const auto it = std::find_if(forms.begin(), forms.end(),
                                 [&json](const auto &form) { return form.second == json; });
    if (it != forms.end() && it->second.type() == json.type())
        return it->first;
    // beyond what is signed, 2^64 - 1 would be read as -1
    const bool fits = json.is_number_integer() &&
                      (!json.is_number_unsigned() || json.get<std::uint64_t>() <= INT64_MAX);
    if (!fits || json < min || json > max)
        return {};
    return json.get<std::int64_t>();
}

std::vector<int> Domain::values() const
{
    std::vector<int> out;
    for (std::int64_t value = min; value <= max; ++value)
        out.push_back(static_cast<int>(value));
    for (const auto &form : forms)
        out.push_back(form.first);
    return out;
}

Domain Domain::numbers(std::int64_t min, std::int64_t max)
{
    return {min,
            max,
            {},
            min == max ? std::to_string(min) : std::to_string(min) + " to " + std::to_string(max),
            Text("io.integer").num("min", min).num("max", max)};
}

Domain Domain::flags() { return {0, -1, {{0, false}, {1, true}}, "true or false", "io.flag"}; }

Domain Domain::codes(std::string kind, std::vector<std::pair<int, Json>> forms)
{
    const char *id = forms.size() > kToldInFull ? "io.code" : "io.choice";
    Text wrong = Text(id).raw("choices", listed(forms));
    return {0, -1, std::move(forms), std::move(kind), std::move(wrong)};
}

Domain Domain::words(const std::vector<std::string> &names)
{
    std::vector<std::pair<int, Json>> forms;
    std::string kind;
    for (std::string name : names) {
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        kind += (kind.empty() ? "`" : " `") + name + "`";
        forms.emplace_back(static_cast<int>(forms.size()), std::move(name));
    }
    return codes(std::move(kind), std::move(forms));
}

Domain Domain::orNull(int value) const
{
    Domain domain = *this;
    domain.forms.emplace_back(value, Json());
    domain.holds += " or null";
    return domain;
}

void Field::wrong(Text text)
{
    m_pass->problems.push_back(
        problem(std::move(text).raw("key", m_key), withoutHidden(m_path)).front());
}

void Field::add(const Problems &problems)
{
    m_pass->problems.insert(m_pass->problems.end(), problems.begin(), problems.end());
}

void Field::note(std::string_view holds)
{
    if (!m_pass->listing)
        return;
    std::vector<FieldNote> &notes = m_pass->notes;
    const auto it = std::find_if(notes.begin(), notes.end(),
                                 [this](const FieldNote &note) { return note.path == m_path; });
    if (it == notes.end())
        notes.push_back({m_path, std::string(holds)});
    else
        it->holds += " or " + std::string(holds);
}

bool Field::pass(std::int64_t &value, const Domain &domain)
{
    note(domain.holds);
    if (m_out)
        *m_out = domain.write(value);
    if (!m_in)
        return m_out != nullptr;
    const std::optional<std::int64_t> read = domain.read(*m_in);
    if (read)
        value = *read;
    else
        wrong(domain.wrong);
    return read.has_value();
}

bool Field::text(std::string &value, std::size_t maxBytes, Lines lines)
{
    note("text");
    if (m_out)
        *m_out = value;
    if (!m_in)
        return m_out != nullptr;
    if (!m_in->is_string() || m_in->get_ref<const std::string &>().size() > maxBytes) {
        wrong(Text("io.text").num("max", static_cast<std::int64_t>(maxBytes)));
        return false;
    }
    const Problems hidden = checkVisible(m_in->get_ref<const std::string &>(), m_path, lines);
    add(hidden);
    if (hidden.empty())
        value = m_in->get<std::string>();
    return hidden.empty();
}

bool Field::hex(std::uint64_t &value)
{
    constexpr std::size_t kDigits = 16;
    note("16 hex digits");
    if (m_out)
        *m_out = toHex(value);
    if (!m_in)
        return m_out != nullptr;
    const std::string digits = m_in->is_string() ? m_in->get<std::string>() : std::string();
    if (digits.size() != kDigits ||
        digits.find_first_not_of("0123456789abcdef") != std::string::npos) {
        wrong(Text("io.hex").num("digits", kDigits));
        return false;
    }
    value = std::stoull(digits, nullptr, 16);
    return true;
}

bool Field::isNull(bool written)
{
    note("null");
    if (m_out && written)
        *m_out = Json();
    return m_out ? written : m_in && m_in->is_null();
}

void Field::object(const Members &members, Missing missing)
{
    if (m_out)
        *m_out = Json::object();
    if (m_in && !m_in->is_object())
        return wrong(m_key.empty() || m_key.find('/') != std::string::npos ? "io.object"
                                                                           : "io.member.object");
    if (!m_in && !m_out && !m_pass->listing)
        return;
    Fields fields(*this, missing);
    members(fields);
    fields.finish();
}

void Field::either(bool writesObject, const Members &members,
                   const std::function<void(Field &)> &other)
{
    const bool isObject = m_out ? writesObject : m_in && m_in->is_object();
    if (!isObject || m_pass->listing)
        other(*this);
    if (isObject || m_pass->listing)
        object(members);
}

Field Field::inner(const Json *in, Json *out, const std::string &key, std::string_view listed) const
{
    if (m_pass->listing)
        return {*m_pass, nullptr, nullptr, m_path + std::string(listed), key};
    return {*m_pass, in, out, m_path + "/" + pointerToken(key), key};
}

Field Field::entry(const Json *in, Json *out, std::size_t index) const
{
    Field entry = inner(in, out, std::to_string(index), "[]");
    entry.m_key = m_key + "/" + entry.m_key;
    return entry;
}

std::size_t Field::list(std::size_t size, std::size_t least, std::size_t most,
                        const std::function<void(Field &, std::size_t)> &each)
{
    if (m_out)
        *m_out = Json::array();
    if (m_in && (!m_in->is_array() || m_in->size() < least || m_in->size() > most)) {
        wrong(sized("io.array", least, most));
        return 0;
    }
    const std::size_t count = m_in ? m_in->size() : m_out ? size : m_pass->listing ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (m_out)
            m_out->push_back(Json());
        Field at = entry(m_in ? &(*m_in)[i] : nullptr, m_out ? &m_out->back() : nullptr, i);
        each(at, i);
    }
    return count;
}

void Field::members(const std::vector<std::string> &keys,
                    const std::function<void(Field &, const std::string &)> &each)
{
    if (m_in && !m_in->is_object())
        return wrong("io.member.object");
    if (m_out)
        *m_out = Json::object();
    if (m_out || m_pass->listing) {
        for (const std::string &key : keys) {
            Json out;
            Field at = inner(nullptr, &out, key, ".*");
            each(at, key);
            if (m_pass->listing)
                return; // one stands for all
            (*m_out)[key] = std::move(out);
        }
    }
    if (!m_in)
        return;
    for (const auto &[key, json] : m_in->items()) {
        Field at = inner(&json, nullptr, key, {});
        at.m_key = m_key + "/" + key;
        each(at, key);
    }
}

void Field::map(const Domain &keys, const std::function<bool(int)> &has,
                const std::function<void(Field &, int)> &each)
{
    std::vector<std::string> written;
    for (const auto &[value, key] : keys.forms) {
        if (m_pass->listing || (m_out && has(value)))
            written.push_back(key.get<std::string>());
    }
    members(written, [&](Field &at, const std::string &key) {
        if (const std::optional<std::int64_t> value = keys.read(key))
            each(at, static_cast<int>(*value));
        else
            at.wrong(keys.wrong);
    });
}

void Field::counts(std::span<std::uint8_t> counts, const Domain &names, int most)
{
    if (m_in)
        std::fill(counts.begin(), counts.end(), std::uint8_t{0});
    map(
        names, [&](int value) { return counts[toIndex(value)] > 0; },
        [&](Field &count, int value) {
            count.value(counts[toIndex(value)], Domain::numbers(0, most));
        });
}

Field Fields::member(const char *key, Missing missing, bool written)
{
    m_asked.emplace_back(key);
    Field &at = m_at;
    const std::string listed = at.m_path.empty() ? key : "." + std::string(key);
    if (at.m_out)
        return at.inner(nullptr, written ? &(*at.m_out)[key] : nullptr, key, listed);
    const auto found = at.m_in ? at.m_in->find(key) : Json::const_iterator();
    const bool there = at.m_in && found != at.m_in->end();
    Field member = at.inner(there ? &*found : nullptr, nullptr, key, listed);
    if (at.m_in && !there && missing == Missing::Refused)
        member.wrong("io.missing");
    return member;
}

void Fields::finish()
{
    if (!m_at.m_in || m_othersAllowed)
        return;
    for (const auto &[key, value] : m_at.m_in->items()) {
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
            m_at.inner(&value, nullptr, key, {}).wrong("io.unknown");
    }
}

Json Fields::write(const Members &members)
{
    Json out;
    FieldPass pass;
    Field(pass, nullptr, &out, {}, {}).object(members);
    return out;
}

Problems Fields::read(const Json &json, Missing missing, const Members &members, std::string path)
{
    FieldPass pass;
    Field(pass, &json, nullptr, std::move(path), {}).object(members, missing);
    return std::move(pass.problems);
}

std::vector<FieldNote> Fields::list(const Members &members)
{
    FieldPass pass;
    pass.listing = true;
    Field(pass, nullptr, nullptr, {}, {}).object(members);
    return std::move(pass.notes);
}

} // namespace takujo
