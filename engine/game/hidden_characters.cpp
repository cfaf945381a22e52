#include "game/hidden_characters.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

using Kind = HiddenCharacter::Kind;

struct Range
{
    char32_t first, last;
    Kind kind;
};

/// Ascending. Unicode 15: general categories Cc, Cf, Zl, Zp, and letters that are drawn as nothing.
/// Variation selectors stay: names of people need them.
constexpr std::array kHidden{
    Range{0x0000, 0x0009, Kind::Control},     Range{0x000A, 0x000A, Kind::LineEnd},
    Range{0x000B, 0x001F, Kind::Control},     Range{0x007F, 0x0084, Kind::Control},
    Range{0x0085, 0x0085, Kind::LineEnd},     Range{0x0086, 0x009F, Kind::Control},
    Range{0x00AD, 0x00AD, Kind::ZeroWidth},   Range{0x034F, 0x034F, Kind::ZeroWidth},
    Range{0x061C, 0x061C, Kind::Direction},   Range{0x115F, 0x1160, Kind::ZeroWidth},
    Range{0x17B4, 0x17B5, Kind::ZeroWidth},   Range{0x180E, 0x180E, Kind::ZeroWidth},
    Range{0x200B, 0x200D, Kind::ZeroWidth},   Range{0x200E, 0x200F, Kind::Direction},
    Range{0x2028, 0x2029, Kind::LineEnd},     Range{0x202A, 0x202E, Kind::Direction},
    Range{0x2060, 0x2065, Kind::ZeroWidth},   Range{0x2066, 0x2069, Kind::Direction},
    Range{0x206A, 0x206F, Kind::Control},     Range{0x3164, 0x3164, Kind::ZeroWidth},
    Range{0xFEFF, 0xFEFF, Kind::ZeroWidth},   Range{0xFFA0, 0xFFA0, Kind::ZeroWidth},
    Range{0xFFF9, 0xFFFB, Kind::Control},     Range{0x1BCA0, 0x1BCA3, Kind::ZeroWidth},
    Range{0x1D173, 0x1D17A, Kind::ZeroWidth}, Range{0xE0000, 0xE007F, Kind::ZeroWidth},
};

std::optional<Kind> kindOf(char32_t code)
{
    if (code >= 0x20 && code < 0x7F)
        return std::nullopt; // most of them
    const auto range = std::lower_bound(kHidden.begin(), kHidden.end(), code,
                                        [](const Range &r, char32_t c) { return r.last < c; });
    return range != kHidden.end() && code >= range->first ? std::optional(range->kind)
                                                          : std::nullopt;
}

/// Bytes of the character at the start of a text that is not empty; wrong UTF-8 counts byte by byte.
std::size_t sizeOf(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t wanted = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    std::size_t size = 1;
    while (size < wanted && size < text.size() &&
           (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80)
        ++size;
    return size;
}

char32_t decoded(std::string_view bytes)
{
    constexpr std::array<unsigned char, 5> kLead{0, 0x7F, 0x1F, 0x0F, 0x07};
    auto code = static_cast<char32_t>(static_cast<unsigned char>(bytes.front()) &
                                      (bytes.size() == 1 ? 0xFF : kLead[bytes.size()]));
    for (const char byte : bytes.substr(1))
        code = (code << 6) | (static_cast<unsigned char>(byte) & 0x3F);
    return code;
}

/// The text with `shown` of each hidden character in its place.
template<class Shown>
std::string replaced(std::string_view text, Lines lines, Shown shown)
{
    std::string out;
    while (const auto hidden = hiddenCharacter(text, lines)) {
        out += text.substr(0, hidden->offset);
        out += shown(*hidden);
        text.remove_prefix(hidden->offset + hidden->size);
    }
    return out += text;
}

} // namespace

std::optional<HiddenCharacter> hiddenCharacter(std::string_view text, Lines lines)
{
    int place = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = sizeOf(text.substr(at));
        const char32_t code = decoded(text.substr(at, size));
        ++place;
        const std::optional<Kind> kind = kindOf(code);
        if (kind && !(lines == Lines::Many && code == U'\n'))
            return HiddenCharacter{*kind, code, place, at, size};
        at += size;
    }
    return std::nullopt;
}

std::string codePoint(char32_t code)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string out = "U+";
    for (int shift = code > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        if (const auto digit = (code >> shift) & 0xF; digit || shift <= 12)
            out += kDigits[digit];
        else if (out.size() > 2)
            out += '0';
    return out;
}

std::string withoutHidden(std::string_view text)
{
    return replaced(text, Lines::One,
                    [](const HiddenCharacter &c) { return "⟨" + codePoint(c.code) + "⟩"; });
}

std::string cleaned(std::string_view text, Lines lines)
{
    return replaced(text, lines, [](const HiddenCharacter &c) {
        const bool blank = c.kind == Kind::LineEnd || c.code == U'\t' || c.code == U'\r';
        return blank ? std::string(" ") : std::string();
    });
}

Problems checkVisible(std::string_view text, const std::string &path, Lines lines)
{
    static constexpr std::array kKinds{"hidden.control", "hidden.line", "hidden.direction",
                                       "hidden.width"};
    const std::optional<HiddenCharacter> found = hiddenCharacter(text, lines);
    if (!found)
        return {};
    return problem(Text("hidden.character")
                       .raw("code", codePoint(found->code))
                       .sub("kind", kKinds[static_cast<std::size_t>(found->kind)])
                       .num("place", found->place),
                   path);
}

} // namespace takujo
