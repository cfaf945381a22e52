#include "game/fields.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <optional>

namespace takujo {

namespace {

/// Walks the bytes and tells how far the parser has come, for problems found in the middle.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    CountingIterator(const char *at, std::size_t *read) : m_at(at), m_read(read) {}
    reference operator*() const { return *m_at; }
    CountingIterator &operator++()
    {
        ++m_at;
        ++*m_read;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const CountingIterator &a, const CountingIterator &b)
    {
        return a.m_at == b.m_at;
    }
    friend bool operator!=(const CountingIterator &a, const CountingIterator &b)
    {
        return a.m_at != b.m_at;
    }

private:
    const char *m_at;
    std::size_t *m_read;
};

/// Length of the well-formed UTF-8 sequence at the start of `rest`, 0 = none (Unicode table 3-7).
std::size_t sequenceLength(std::string_view rest)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    const auto isTail = [&](std::size_t i) { return i < rest.size() && (byte(i) & 0xC0) == 0x80; };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return isTail(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool bad = (first == 0xE0 && rest.size() > 1 && byte(1) < 0xA0) ||
                         (first == 0xED && rest.size() > 1 && byte(1) > 0x9F);
        return !bad && isTail(1) && isTail(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool bad = (first == 0xF0 && rest.size() > 1 && byte(1) < 0x90) ||
                         (first == 0xF4 && rest.size() > 1 && byte(1) > 0x8F);
        return !bad && isTail(1) && isTail(2) && isTail(3) ? 4 : 0;
    }
    return 0;
}

std::optional<std::size_t> firstBadUtf8(std::string_view bytes)
{
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t length = sequenceLength(bytes.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return {};
}

/// Adds 1-based line and column (in characters) of a byte offset.
Text withPlace(Text text, std::string_view bytes, std::size_t offset)
{
    std::int64_t line = 1;
    std::int64_t column = 1;
    for (const char c : bytes.substr(0, offset)) {
        if (c == '\n') {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++column;
        }
    }
    return std::move(text).num("line", line).num("column", column);
}

/// Builds the document and stops at the first thing that is not allowed.
class Builder
{
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    Builder(std::string_view bytes, const std::size_t &read) : m_bytes(bytes), m_read(read) {}

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(number_integer_t value) { return add(value); }
    bool number_unsigned(number_unsigned_t value)
    {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return refuse("io.json.number");
        return add(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t value, const string_t &written)
    {
        if (written.find_first_of(".eE") == string_t::npos)
            return refuse("io.json.number");
        return add(value);
    }
    bool string(string_t &value) { return add(std::move(value)); }
    bool binary(binary_t &) { return refuse("io.json.syntax"); }
    bool key(string_t &name)
    {
        Json &object = *m_open.back();
        if (object.size() >= static_cast<std::size_t>(kMaxJsonKeys))
            return refuse(Text("io.json.keys").num("max", kMaxJsonKeys));
        m_key = std::move(name);
        if (object.contains(m_key))
            return refuse(Text("io.json.duplicate").raw("key", m_key));
        return true;
    }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &error)
    {
        constexpr int kNumberOverflow = 406;
        m_problem = withPlace(error.id == kNumberOverflow ? "io.json.number" : "io.json.syntax",
                              m_bytes, position > 0 ? position - 1 : 0);
        return false;
    }

    Problems problems() const { return problem(m_problem, pointer()); }
    Json take() { return std::move(m_root); }

private:
    bool refuse(Text text)
    {
        m_problem = withPlace(std::move(text), m_bytes, m_read);
        return false;
    }

    Json *place(Json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Json &parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        m_path.back() = m_key;
        return &(parent[m_key] = std::move(value));
    }

    bool add(Json value)
    {
        place(std::move(value));
        return true;
    }

    bool open(Json value)
    {
        if (m_open.size() >= static_cast<std::size_t>(kMaxJsonDepth))
            return refuse(Text("io.json.depth").num("max", kMaxJsonDepth));
        m_open.push_back(place(std::move(value)));
        m_path.emplace_back();
        m_key.clear();
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_path.pop_back();
        m_key = m_path.empty() ? std::string() : m_path.back();
        return true;
    }

    /// Where the parser stands.
    std::string pointer() const
    {
        std::string out;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const bool last = i + 1 == m_open.size();
            const Json &node = *m_open[i];
            if (node.is_array())
                out += "/" + std::to_string(last ? node.size() : node.size() - 1);
            else if (!last || !m_key.empty())
                out += "/" + pointerToken(last ? m_key : m_path[i]);
        }
        return out;
    }

    std::string_view m_bytes;
    const std::size_t &m_read;
    Json m_root;
    std::vector<Json *> m_open;      ///< containers not yet closed; stable, only the last one grows
    std::vector<std::string> m_path; ///< key of the open child of each object
    std::string m_key;
    Text m_problem{"io.json.syntax"};
};

} // namespace

Loaded<Json> parseJson(std::string_view bytes)
{
    if (bytes.size() > static_cast<std::size_t>(kMaxDocumentBytes))
        return problem(Text("io.size").num("max", kMaxDocumentBytes / (1024 * 1024)));
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return problem("io.json.empty");
    if (const auto bad = firstBadUtf8(bytes))
        return problem(withPlace("io.json.utf8", bytes, *bad));
    if (const std::size_t zero = bytes.find('\0');
        zero != std::string_view::npos) // the parser would stop there
        return problem(withPlace("io.json.syntax", bytes, zero));
    std::size_t read = 0;
    Builder builder(bytes, read);
    const CountingIterator first(bytes.data(), &read);
    const CountingIterator last(bytes.data() + bytes.size(), &read);
    if (!Json::sax_parse(first, last, &builder))
        return builder.problems();
    return builder.take();
}

} // namespace takujo
