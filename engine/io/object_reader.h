#pragma once
#include "game/problem.h"
#include "game/rule_schema.h"

#include <optional>
#include <string_view>

namespace takujo {

/// JSON pointer token of a key (RFC 6901).
std::string pointerToken(std::string_view key);
/// The problems with their paths moved below `prefix`.
Problems below(std::string_view prefix, Problems problems);

/// Reads the members of one JSON object and collects what is wrong, each with its JSON pointer.
/// A member that was never asked for is a problem too: call finish() last.
class ObjectReader
{
public:
    /// Notes a problem when `json` is no object; then every member reads as its default.
    ObjectReader(const Json &json, std::string path, Problems &problems);

    bool has(const char *key);
    /// Missing, of another type or size: a problem and null.
    const Json *array(const char *key, std::size_t least, std::size_t most);
    const Json *object(const char *key);
    std::string text(const char *key, std::size_t maxBytes);
    std::string optionalText(const char *key, std::size_t maxBytes);
    std::int64_t integer(const char *key, std::int64_t min, std::int64_t max);
    bool flag(const char *key);
    bool optionalFlag(const char *key) { return has(key) && flag(key); }
    /// Exactly 16 lower-case hex digits.
    std::uint64_t hex64(const char *key);
    /// One of `choices`, as its index; 0 and a problem otherwise.
    std::size_t choice(const char *key, std::initializer_list<std::string_view> choices);
    /// Notes members nobody asked for.
    void finish();

    std::string pathOf(std::string_view key) const { return m_path + "/" + pointerToken(key); }
    void wrong(std::string_view key, Text text);

private:
    const Json *member(const char *key);
    const Json *required(const char *key);

    const Json *m_json = nullptr; ///< null: not an object
    std::string m_path;
    Problems &m_problems;
    std::vector<std::string_view> m_asked;
};

} // namespace takujo
