// Values and conditions in the texts of a rulebook.
#include "game/rulebook_names.h"

#include "game/rulebook.h"
#include "game/shown_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

/// Signs that mean something in a rendered paragraph, wherever they stand.
constexpr std::string_view kMarkup = "\\*|{}";

constexpr std::string_view kFigureMarkup = "figures ";

/// Expands the markup of a whole document; keeps anchors.
class Expander
{
public:
    Expander(const RulebookNames &names, std::vector<std::string> *mistakes)
        : m_names(names), m_mistakes(mistakes)
    {}

    std::string run(std::string_view source)
    {
        while (!source.empty()) {
            const std::size_t brace = source.find('{');
            emit(source.substr(0, brace));
            if (brace == std::string_view::npos)
                break;
            const std::size_t end = source.find('}', brace);
            if (end == std::string_view::npos) {
                mistake("brace without end");
                break;
            }
            const std::string_view body = source.substr(brace + 1, end - brace - 1);
            const bool block = isBlockLine(source, brace, end);
            source.remove_prefix(end + 1);
            if (block && !source.empty())
                source.remove_prefix(1); // the markup line leaves no empty line behind
            markup(body);
        }
        if (!m_keep.empty())
            mistake("condition without {/}");
        return std::move(m_out);
    }

private:
    bool kept() const
    {
        return std::all_of(m_keep.begin(), m_keep.end(), [](bool k) { return k; });
    }
    void emit(std::string_view text)
    {
        if (!text.empty())
            m_lastChar = text.back();
        if (kept())
            m_out += text;
    }
    void mistake(std::string what)
    {
        if (m_mistakes)
            m_mistakes->push_back(std::move(what));
    }

    bool isBlockLine(std::string_view source, std::size_t brace, std::size_t end) const
    {
        const char before = brace > 0 ? source[brace - 1] : m_lastChar;
        const char kind = source[brace + 1];
        const bool lineStart = before == '\n';
        const bool lineEnd = end + 1 == source.size() || source[end + 1] == '\n';
        return lineStart && lineEnd && (kind == '?' || kind == '!' || kind == '/');
    }

    void markup(std::string_view body)
    {
        if (body.starts_with('#') || body.starts_with(kFigureMarkup)) {
            emit("{" + std::string(body) + "}");
        } else if (body.starts_with('=')) {
            emit(body.substr(1));
        } else if (body == "/") {
            if (m_keep.empty())
                mistake("{/} without condition");
            else
                m_keep.pop_back();
        } else if (body.starts_with('?') || body.starts_with('!')) {
            m_keep.push_back(condition(body.substr(1)) == body.starts_with('?'));
        } else {
            emit(body.find('|') == std::string_view::npos ? literal(value(body)) : value(body));
        }
    }

    /// A value may come from a file: nothing in it is markup, and it never begins a paragraph.
    std::string literal(const std::string &text) const
    {
        std::string out;
        bool lineStart = m_out.empty() || m_out.back() == '\n';
        for (const char c : text) {
            const bool lead = lineStart && (c == '#' || c == '-');
            if (lead || kMarkup.find(c) != std::string_view::npos)
                out += '\\';
            out += c == '\n' ? ' ' : c;
            lineStart = false;
        }
        return out;
    }

    bool condition(std::string_view text)
    {
        const std::size_t equals = text.find('=');
        const std::string_view name = text.substr(0, equals);
        if (equals != std::string_view::npos) {
            const auto key = m_names.key(name);
            if (!key)
                mistake("unknown name " + std::string(name));
            return key && *key == text.substr(equals + 1);
        }
        if (const auto n = m_names.number(name))
            return *n != 0;
        const auto shown = m_names.text(name);
        if (!shown)
            mistake("unknown name " + std::string(name));
        return shown && !shown->empty();
    }

    std::string value(std::string_view body)
    {
        const std::size_t bar = body.find('|');
        const std::string_view name = body.substr(0, bar);
        if (bar == std::string_view::npos) {
            const auto shown = m_names.text(name);
            if (!shown)
                mistake("unknown name " + std::string(name));
            return shown.value_or(std::string(name));
        }
        const auto n = m_names.number(name);
        if (!n)
            mistake("not a number: " + std::string(name));
        const std::string_view forms = body.substr(bar + 1);
        const std::size_t second = forms.find('|');
        return std::string(n.value_or(2) == 1 || second == std::string_view::npos
                               ? forms.substr(0, second)
                               : forms.substr(second + 1));
    }

    const RulebookNames &m_names;
    std::vector<std::string> *m_mistakes;
    std::string m_out;
    std::vector<bool> m_keep;
    char m_lastChar = '\n';
};

} // namespace

RulebookNames::RulebookNames(const GameDefinition &game, const RuleValues &values, int seats,
                             Language language, std::vector<RulebookValue> more)
    : m_game(game),
      m_values(values),
      m_seats(seats),
      m_language(language),
      m_supplied(std::move(more))
{
    if (!game.rulebookValues)
        return;
    for (RulebookValue &value : game.rulebookValues(values, seats, language))
        m_supplied.push_back(std::move(value));
}

std::optional<std::int64_t> RulebookNames::number(std::string_view name) const
{
    if (const RulebookValue *v = supplied(name))
        return v->text ? std::nullopt : std::optional<std::int64_t>(v->number);
    if (name == "seats")
        return m_seats;
    const Json *value = param(name);
    if (value && value->is_number_integer())
        return value->get<std::int64_t>();
    if (value && value->is_boolean())
        return value->get<bool>() ? 1 : 0;
    return std::nullopt;
}

std::optional<std::string> RulebookNames::text(std::string_view name) const
{
    if (const RulebookValue *v = supplied(name); v && v->text)
        return v->text;
    const Param *found = m_game.schema.find(name);
    if (found && !supplied(name))
        return shownValue(m_game, *found, m_values.data(name), m_language);
    if (const auto n = number(name))
        return std::to_string(*n);
    return std::nullopt;
}

std::optional<std::string> RulebookNames::key(std::string_view name) const
{
    const Json *value = param(name);
    if (value && value->is_string())
        return value->get<std::string>();
    if (value && value->is_boolean())
        return value->get<bool>() ? "true" : "false";
    return text(name);
}

const RulebookValue *RulebookNames::supplied(std::string_view name) const
{
    const auto it = std::find_if(m_supplied.begin(), m_supplied.end(),
                                 [name](const RulebookValue &v) { return v.name == name; });
    return it == m_supplied.end() ? nullptr : &*it;
}

const Json *RulebookNames::param(std::string_view name) const
{
    return m_game.schema.find(name) ? &m_values.data(name) : nullptr;
}

std::string expandRulebook(const RulebookNames &names, std::string_view source,
                           std::vector<std::string> *mistakes)
{
    return Expander(names, mistakes).run(source);
}

} // namespace takujo
