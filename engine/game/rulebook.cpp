#include "game/rulebook.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace takujo {

namespace {

std::string label(const GameDefinition &game, Language language, const std::string &id)
{
    const std::string *found = game.texts.find(language, id);
    if (!found)
        found = engineTexts().find(language, id);
    return found ? *found : id;
}

std::string shownCell(const GameDefinition &game, const Param &param, const Column &column,
                      const Json &value, Language language)
{
    if (column.type == Column::Type::Choice)
        return label(game, language, "rule." + param.id + "." + value.get<std::string>());
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string shownRows(const GameDefinition &game, const Param &param, const Json &rows,
                      Language language)
{
    std::string out;
    for (const Json &row : rows) {
        if (!out.empty())
            out += language == Language::Ja ? "、" : "; ";
        std::string cells;
        for (const Column &column : param.columns) {
            if (!cells.empty())
                cells += " / ";
            cells += shownCell(game, param, column, row[column.id], language);
        }
        out += cells;
    }
    return out;
}

std::string shownSet(const GameDefinition &game, const Param &param, const Json &set,
                     Language language)
{
    std::string out;
    for (const Json &item : set) {
        out += out.empty() ? std::string() : label(game, language, "list.join");
        out += label(game, language, "rule." + param.id + "." + item.get<std::string>());
    }
    return out;
}

/// Signs that mean something in a rendered paragraph, wherever they stand.
constexpr std::string_view kMarkup = "\\*|{}";

/// The names a rulebook may use, with their values.
class Names
{
public:
    Names(const GameDefinition &game, const RuleValues &values, int seats, Language language)
        : m_game(game), m_values(values), m_seats(seats), m_language(language)
    {
        if (game.rulebookValues)
            m_supplied = game.rulebookValues(values, seats, language);
    }

    /// Number of a name, if it has one.
    std::optional<std::int64_t> number(std::string_view name) const
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

    /// Printed form; nothing when the name is unknown.
    std::optional<std::string> text(std::string_view name) const
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

    /// Choice key for `name=value`, else the printed form.
    std::optional<std::string> key(std::string_view name) const
    {
        const Json *value = param(name);
        if (value && value->is_string())
            return value->get<std::string>();
        if (value && value->is_boolean())
            return value->get<bool>() ? "true" : "false";
        return text(name);
    }

private:
    const RulebookValue *supplied(std::string_view name) const
    {
        const auto it = std::find_if(m_supplied.begin(), m_supplied.end(),
                                     [name](const RulebookValue &v) { return v.name == name; });
        return it == m_supplied.end() ? nullptr : &*it;
    }
    const Json *param(std::string_view name) const
    {
        return m_game.schema.find(name) ? &m_values.data(name) : nullptr;
    }

    const GameDefinition &m_game;
    const RuleValues &m_values;
    int m_seats;
    Language m_language;
    std::vector<RulebookValue> m_supplied;
};

/// Expands the markup of a whole document; keeps anchors.
class Expander
{
public:
    Expander(const Names &names, std::vector<std::string> *mistakes)
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
        if (body.starts_with('#')) {
            emit("{" + std::string(body) + "}");
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

    const Names &m_names;
    std::vector<std::string> *m_mistakes;
    std::string m_out;
    std::vector<bool> m_keep;
    char m_lastChar = '\n';
};

RulebookParagraph paragraphOf(std::string_view line)
{
    RulebookParagraph out;
    using Kind = RulebookParagraph::Kind;
    if (line.starts_with("# ")) {
        out.kind = Kind::Title;
        line.remove_prefix(2);
    } else if (line.starts_with("## ")) {
        out.kind = Kind::Section;
        line.remove_prefix(3);
    } else if (line.starts_with("- ")) {
        out.kind = Kind::ListItem;
        line.remove_prefix(2);
    } else if (line.starts_with("|")) {
        out.kind = Kind::Table;
    }
    if (line.starts_with("{#")) {
        const std::size_t end = line.find('}');
        out.clause = std::string(line.substr(2, end - 2));
        line.remove_prefix(std::min(line.size(), end + 1));
        while (line.starts_with(' '))
            line.remove_prefix(1);
    }
    out.markdown = std::string(line);
    return out;
}

std::vector<RulebookParagraph> split(const std::string &markdown)
{
    std::vector<RulebookParagraph> out;
    std::string_view rest = markdown;
    bool lastWasTable = false;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        const bool table = line.starts_with("|");
        if (table && lastWasTable)
            out.back().markdown += "\n" + std::string(line);
        else if (!line.empty())
            out.push_back(paragraphOf(line));
        lastWasTable = table;
    }
    return out;
}

std::vector<RulebookParagraph> render(const GameDefinition &game, const RuleValues &values,
                                      int seats, Language language,
                                      std::vector<std::string> *mistakes)
{
    const Names names(game, values, seats, language);
    return split(Expander(names, mistakes)
                     .run(language == Language::Ja ? game.rulebookJa : game.rulebookEn));
}

} // namespace

std::string shownValue(const GameDefinition &game, const Param &param, const Json &value,
                       Language language)
{
    switch (param.type) {
    case ParamType::Bool: return label(game, language, value.get<bool>() ? "rule.on" : "rule.off");
    case ParamType::Int: return value.dump();
    case ParamType::Choice:
        return label(game, language, "rule." + param.id + "." + value.get<std::string>());
    case ParamType::Set: return shownSet(game, param, value, language);
    case ParamType::Grid:
        return label(game, language,
                     "rule." + param.id + "." +
                         (value.is_string() ? value.get<std::string>() : "own"));
    case ParamType::List:
    case ParamType::Rows: return shownRows(game, param, value, language);
    }
    return {};
}

int newRows(const Json &from, const Json &to)
{
    std::vector<Json> before(from.begin(), from.end());
    int count = 0;
    for (const Json &row : to) {
        const auto same = std::find(before.begin(), before.end(), row);
        if (same == before.end())
            ++count;
        else
            before.erase(same); // two alike are two
    }
    return count;
}

const std::string &shownName(const std::string &ja, const std::string &en, Language language)
{
    const std::string &first = language == Language::Ja ? ja : en;
    const std::string &second = language == Language::Ja ? en : ja;
    return first.empty() ? second : first;
}

std::vector<RulebookParagraph> renderRulebook(const GameDefinition &game, const RuleValues &values,
                                              int seats, Language language,
                                              std::vector<std::string> *mistakes)
{
    std::vector<RulebookParagraph> out = render(game, values, seats, language, mistakes);
    const std::vector<RulebookParagraph> standard =
        render(game, game.schema.defaults(), seats, language, nullptr);
    for (RulebookParagraph &paragraph : out) {
        const auto same =
            std::find_if(standard.begin(), standard.end(), [&](const RulebookParagraph &s) {
                return s.clause == paragraph.clause && s.markdown == paragraph.markdown;
            });
        paragraph.changed = same == standard.end();
    }
    return out;
}

} // namespace takujo
