#pragma once
#include "game/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

/// Whether a text from outside is one line (names, cells) or may hold line feeds (notes).
enum class Lines : std::uint8_t { One, Many };

/// A character that changes how others look without being seen itself: it lets a name pretend to be
/// another one, or to be a text of the program.
struct HiddenCharacter
{
    enum class Kind : std::uint8_t { Control, LineEnd, Direction, ZeroWidth };
    Kind kind = Kind::Control;
    char32_t code = 0;
    int place = 0;          ///< 1 = the first character of the text
    std::size_t offset = 0; ///< bytes
    std::size_t size = 0;   ///< bytes
};

/// The first one of a UTF-8 text: control characters, ends of lines, bidirectional formatting,
/// characters without width. Signs of markup are no such characters: they are shown as they are.
std::optional<HiddenCharacter> hiddenCharacter(std::string_view text, Lines lines);
/// "U+202E"
std::string codePoint(char32_t code);
/// The text with each of them replaced by its code point in ⟨⟩: for texts that were not accepted, and
/// are quoted in the message that says so.
std::string withoutHidden(std::string_view text);
/// The text without them; ends of lines become spaces where there may be none.
std::string cleaned(std::string_view text, Lines lines);
/// What is wrong with a text from a file: its first hidden character, with kind, code point and place.
Problems checkVisible(std::string_view text, const std::string &path, Lines lines = Lines::One);

} // namespace takujo
