#pragma once
#include "base/types.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

/// The two languages of the program; also index into per-language arrays.
enum class Language : std::uint8_t { Ja, En };

struct TextArg;

/// Words as data: a text id and named values. Rules, events, refusals and prompts carry only this;
/// a Renderer makes a sentence of it for a seat and a language.
struct Text
{
    std::string id; ///< empty = no text
    std::vector<TextArg> args;

    Text();
    Text(std::string textId);
    Text(const char *textId);
    Text(const Text &);
    Text(Text &&) noexcept;
    Text &operator=(const Text &);
    Text &operator=(Text &&) noexcept; ///< also of itself: `text = std::move(text).num(...)`
    ~Text();
    bool empty() const { return id.empty(); }
    bool operator==(const Text &) const;

    Text &&num(std::string name, std::int64_t value) &&;
    Text &&seat(std::string name, SeatId value) &&;
    Text &&raw(std::string name, std::string value) &&; ///< language-neutral, e.g. a square name
    /// A name that comes in both languages, e.g. of a card that a house rule made.
    Text &&names(std::string name, std::string ja, std::string en) &&;
    Text &&sub(std::string name, Text value) &&;                ///< another text
    Text &&list(std::string name, std::vector<Text> values) &&; ///< joined with text id "list.join"
};

struct TextValue
{
    enum class Type : std::uint8_t { Number, Seat, Raw, Names, Sub, List };
    Type type = Type::Number;
    std::int64_t number = 0;
    std::string raw;
    std::array<std::string, 2> names; ///< by Language
    std::vector<Text> texts;
    bool operator==(const TextValue &) const = default;
};

/// A named value of a Text.
struct TextArg
{
    std::string first;
    TextValue second;
    bool operator==(const TextArg &) const = default;
};

// Only here is TextArg complete, which a constructor of its vector needs.
inline Text::Text() = default;
inline Text::Text(std::string textId) : id(std::move(textId)) {}
inline Text::Text(const char *textId) : id(textId) {}
inline Text::Text(const Text &) = default;
inline Text::Text(Text &&) noexcept = default;
inline Text &Text::operator=(const Text &) = default;
inline Text &Text::operator=(Text &&other) noexcept
{
    if (this != &other) {
        id = std::move(other.id);
        args = std::move(other.args);
    }
    return *this;
}
inline Text::~Text() = default;
// Written out: clang-tidy 14 crashes on a default that comes back to itself.
inline bool Text::operator==(const Text &other) const
{
    return id == other.id && args == other.args;
}

/// id -> pattern, per language. Patterns: `{name}`, `{name|one form|other form}` (picked by the
/// number), `{name:and}` (a list as part of the sentence: "Aoi, Ren and Yui"), `{{` for a brace.
class TextCatalog
{
public:
    /// Adds the flat JSON object `{"id": "pattern"}`; later additions win. False: not such an object.
    bool add(Language language, std::string_view json);
    void add(const TextCatalog &other);
    /// Null when missing.
    const std::string *find(Language language, std::string_view id) const;
    const std::map<std::string, std::string, std::less<>> &all(Language language) const;

private:
    std::array<std::map<std::string, std::string, std::less<>>, 2> m_patterns;
};

/// Turns Text into a sentence. Value type; cheap to make; thread-safe as long as the catalog lives.
struct Renderer
{
    const TextCatalog *catalog = nullptr;
    Language language = Language::Ja;
    /// Names as shown ("あなた", "Aoi"); missing names fall back to text id "seat.name" with `n`.
    std::array<std::string, kMaxSeats> seatNames;

    /// A missing id renders as "⟦id⟧" so that it is seen (and caught by tests).
    std::string operator()(const Text &text) const;
};

/// Words of the engine itself (file and rule-set problems). Built once, thread-safe.
const TextCatalog &engineTexts();

} // namespace takujo
