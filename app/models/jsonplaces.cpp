#include "jsonplaces.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

namespace takujo {

namespace {

using Document = nlohmann::json;

/// Of a pointer; "~1" is "/" and "~0" is "~" (RFC 6901).
std::vector<std::string> tokensOf(std::string_view pointer)
{
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            tokens.emplace_back();
        else if (tokens.empty())
            return {};
        else if (pointer[i] == '~' && i + 1 < pointer.size())
            tokens.back() += pointer[++i] == '1' ? '/' : '~';
        else
            tokens.back() += pointer[i];
    }
    return tokens;
}

/// Follows a pointer through the events of a parser. The parser tells no places: the stream says how far
/// it has read when it tells of a value.
class PlaceFinder
{
public:
    PlaceFinder(std::string_view bytes, std::istream &stream, const std::string &pointer)
        : m_bytes(bytes), m_stream(stream), m_tokens(tokensOf(pointer))
    {}

    std::size_t begin() const { return m_begin; }
    std::size_t end() const { return m_end; }
    /// Where the text is no JSON any more.
    std::optional<std::size_t> stop() const { return m_stop; }

    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(Document::number_integer_t) { return number(); }
    bool number_unsigned(Document::number_unsigned_t) { return number(); }
    bool number_float(Document::number_float_t, const std::string &) { return number(); }
    bool string(std::string &) { return value(); }
    bool binary(Document::binary_t &) { return value(); }
    bool start_object(std::size_t) { return open(false); }
    bool start_array(std::size_t) { return open(true); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &name)
    {
        m_open.back().key = name;
        m_read = position();
        return true;
    }
    bool parse_error(std::size_t read, const std::string &, const Document::exception &)
    {
        m_stop = read > 0 ? read - 1 : 0;
        return false;
    }

private:
    struct Container
    {
        bool list = false;
        bool onWay = false; ///< the pointer leads to it or through it
        std::size_t begin = 0;
        std::size_t index = 0;
        std::string key;
    };

    std::size_t position() const
    {
        return static_cast<std::size_t>(
            m_stream.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in));
    }
    /// Of the value being told of.
    std::size_t beginning() const
    {
        const std::size_t found = m_bytes.find_first_not_of(" \t\r\n,:\xEF\xBB\xBF", m_read);
        return std::min(found, m_bytes.size());
    }
    bool onWay() const
    {
        if (m_open.empty())
            return true;
        const Container &in = m_open.back();
        const std::size_t depth = m_open.size();
        return in.onWay && depth <= m_tokens.size() &&
               m_tokens[depth - 1] == (in.list ? std::to_string(in.index) : in.key);
    }
    void mark(std::size_t begin, std::size_t end)
    {
        m_begin = begin;
        m_end = end;
    }
    bool value() { return passed(position()); }
    // The parser reads a character more to see where a number ends.
    bool number()
    {
        const std::size_t end = m_bytes.find_first_not_of("+-.0123456789eE", beginning());
        return passed(std::min(end, m_bytes.size()));
    }
    bool passed(std::size_t end)
    {
        if (onWay())
            mark(beginning(), end);
        return next(end);
    }
    bool next(std::size_t read)
    {
        m_read = read;
        if (!m_open.empty())
            ++m_open.back().index;
        return true;
    }
    bool open(bool list)
    {
        const bool way = onWay();
        const std::size_t begin = beginning();
        if (way)
            mark(begin, begin + 1);
        m_open.push_back({list, way, begin, 0, {}});
        m_read = begin + 1;
        return true;
    }
    bool close()
    {
        const Container closed = std::move(m_open.back());
        m_open.pop_back();
        if (closed.onWay && m_open.size() == m_tokens.size())
            mark(closed.begin, position());
        return next(position());
    }

    std::string_view m_bytes;
    std::istream &m_stream;
    std::vector<std::string> m_tokens;
    std::vector<Container> m_open;
    std::size_t m_read = 0; ///< end of what was told of last
    std::size_t m_begin = 0, m_end = 0;
    std::optional<std::size_t> m_stop;
};

} // namespace

TextSpan JsonPlaces::find(const std::string &pointer) const
{
    if (const qsizetype zero = m_utf8.indexOf('\0'); zero >= 0) // a parser takes it for the end
        return characterAt(zero);
    std::istringstream stream(m_utf8.toStdString());
    PlaceFinder finder({m_utf8.constData(), static_cast<std::size_t>(m_utf8.size())}, stream,
                       pointer);
    (void)Document::sax_parse(stream, &finder);
    if (finder.stop())
        return characterAt(static_cast<qsizetype>(*finder.stop()));
    return spanOf(static_cast<qsizetype>(finder.begin()), static_cast<qsizetype>(finder.end()));
}

TextSpan JsonPlaces::characterAt(qsizetype byte) const
{
    if (m_utf8.trimmed().isEmpty())
        return {};
    qsizetype begin = std::clamp(byte, qsizetype{0}, m_utf8.size() - 1);
    const auto within = [&](qsizetype at) { return (m_utf8[at] & 0xC0) == 0x80; };
    const auto blank = [&](qsizetype at) { return QByteArrayView(" \t\r\n").contains(m_utf8[at]); };
    while (begin > 0 && (within(begin) || blank(begin))) // what is missing is missed after a word
        --begin;
    qsizetype end = begin + 1;
    while (end < m_utf8.size() && within(end))
        ++end;
    return spanOf(begin, end);
}

TextSpan JsonPlaces::spanOf(qsizetype begin, qsizetype end) const
{
    const auto letters = [&](qsizetype from, qsizetype to) {
        return static_cast<int>(
            QString::fromUtf8(QByteArrayView(m_utf8).sliced(from, to - from)).size());
    };
    return {letters(0, begin), letters(begin, end)};
}

} // namespace takujo
