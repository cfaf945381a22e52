#include "game/text.h"

#include "game/hidden_characters.h"
#include "game_texts.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

TextArg arg(std::string name, TextValue::Type type)
{
    TextValue value;
    value.type = type;
    return {std::move(name), std::move(value)};
}

const TextValue *findArg(const Text &text, std::string_view name)
{
    for (const auto &[key, value] : text.args) {
        if (key == name)
            return &value;
    }
    return nullptr;
}

} // namespace

Text &&Text::num(std::string name, std::int64_t value) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::Number));
    args.back().second.number = value;
    return std::move(*this);
}

Text &&Text::seat(std::string name, SeatId value) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::Seat));
    args.back().second.number = value;
    return std::move(*this);
}

Text &&Text::raw(std::string name, std::string value) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::Raw));
    args.back().second.raw = std::move(value);
    return std::move(*this);
}

Text &&Text::names(std::string name, std::string ja, std::string en) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::Names));
    args.back().second.names = {std::move(ja), std::move(en)};
    return std::move(*this);
}

Text &&Text::sub(std::string name, Text value) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::Sub));
    args.back().second.texts.push_back(std::move(value));
    return std::move(*this);
}

Text &&Text::list(std::string name, std::vector<Text> values) &&
{
    args.push_back(arg(std::move(name), TextValue::Type::List));
    args.back().second.texts = std::move(values);
    return std::move(*this);
}

bool TextCatalog::add(Language language, std::string_view json)
{
    const auto document = nlohmann::json::parse(json, nullptr, false);
    if (!document.is_object())
        return false;
    auto &patterns = m_patterns[static_cast<std::size_t>(language)];
    for (const auto &[id, pattern] : document.items()) {
        if (!pattern.is_string())
            return false;
        patterns[id] = pattern.get<std::string>();
    }
    return true;
}

void TextCatalog::add(const TextCatalog &other)
{
    for (std::size_t i = 0; i < m_patterns.size(); ++i) {
        for (const auto &[id, pattern] : other.m_patterns[i])
            m_patterns[i].insert_or_assign(id, pattern);
    }
}

const std::string *TextCatalog::find(Language language, std::string_view id) const
{
    const auto &patterns = m_patterns[static_cast<std::size_t>(language)];
    const auto it = patterns.find(id);
    return it == patterns.end() ? nullptr : &it->second;
}

const std::map<std::string, std::string, std::less<>> &TextCatalog::all(Language language) const
{
    return m_patterns[static_cast<std::size_t>(language)];
}

namespace {

/// Renders one Text; a small object so that the parts need not pass the same four things around.
class Writer
{
public:
    Writer(const Renderer &renderer, const Text &text) : m_renderer(renderer), m_text(text) {}

    std::string run()
    {
        const std::string *pattern = lookUp(m_text.id);
        if (!pattern)
            return "⟦" + m_text.id + "⟧";
        std::string out;
        std::string_view rest = *pattern;
        while (!rest.empty()) {
            const std::size_t brace = rest.find('{');
            out += rest.substr(0, brace);
            if (brace == std::string_view::npos)
                break;
            rest.remove_prefix(brace + 1);
            if (rest.starts_with('{')) {
                out += '{';
                rest.remove_prefix(1);
                continue;
            }
            const std::size_t end = rest.find('}');
            out += placeholder(rest.substr(0, end));
            rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        }
        return out;
    }

private:
    const std::string *lookUp(std::string_view id) const
    {
        const std::string *found =
            m_renderer.catalog ? m_renderer.catalog->find(m_renderer.language, id) : nullptr;
        return found ? found : engineTexts().find(m_renderer.language, id);
    }

    std::string placeholder(std::string_view body) const
    {
        const std::string_view name = body.substr(0, body.find_first_of(":|"));
        const TextValue *value = findArg(m_text, name);
        if (!value)
            return "⟦" + m_text.id + "." + std::string(name) + "⟧";
        const std::size_t bar = body.find('|');
        if (bar == std::string_view::npos)
            return value->type == TextValue::Type::List && body.ends_with(":and")
                       ? list(value->texts, true)
                       : plain(*value);
        const std::string_view forms = body.substr(bar + 1);
        const std::size_t second = forms.find('|');
        const bool one = value->number == 1 || value->number == -1;
        if (second == std::string_view::npos || one)
            return std::string(forms.substr(0, second));
        return std::string(forms.substr(second + 1));
    }

    std::string plain(const TextValue &value) const
    {
        switch (value.type) {
        case TextValue::Type::Number:
            return value.number < 0 ? "−" + std::to_string(-value.number)
                                    : std::to_string(value.number);
        case TextValue::Type::Seat: return seatName(value.number);
        // both may quote a file that was refused for what it hides
        case TextValue::Type::Raw: return withoutHidden(value.raw);
        case TextValue::Type::Names:
            return withoutHidden(value.names[static_cast<std::size_t>(m_renderer.language)]);
        case TextValue::Type::Sub:
            return value.texts.front().empty() ? std::string() : m_renderer(value.texts.front());
        case TextValue::Type::List: return list(value.texts, false);
        }
        return {};
    }

    std::string seatName(std::int64_t seat) const
    {
        const auto index = static_cast<std::size_t>(seat);
        if (seat >= 0 && index < m_renderer.seatNames.size() &&
            !m_renderer.seatNames[index].empty())
            return m_renderer.seatNames[index];
        return m_renderer(Text("seat.name").num("n", seat + 1));
    }

    /// @param spoken a part of the sentence: "and" stands before the last
    std::string list(const std::vector<Text> &texts, bool spoken) const
    {
        const std::string join = m_renderer(Text("list.join"));
        const std::string last =
            !spoken ? join : m_renderer(Text(texts.size() == 2 ? "list.two" : "list.last"));
        std::string out;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (i > 0)
                out += i + 1 == texts.size() ? last : join;
            out += m_renderer(texts[i]);
        }
        return out;
    }

    const Renderer &m_renderer;
    const Text &m_text;
};

} // namespace

std::string Renderer::operator()(const Text &text) const
{
    return text.empty() ? std::string() : Writer(*this, text).run();
}

const TextCatalog &engineTexts()
{
    static const TextCatalog catalog = [] {
        TextCatalog texts;
        texts.add(Language::Ja, embedded::text_ja_json);
        texts.add(Language::En, embedded::text_en_json);
        return texts;
    }();
    return catalog;
}

} // namespace takujo
