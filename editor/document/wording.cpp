#include "wording.h"

#include "game/rulebook.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

namespace takujo::editor {

namespace {

constexpr std::size_t kToldRows = 6; ///< longer tables are counted

struct WordingWords
{
    Q_DECLARE_TR_FUNCTIONS(takujo::editor::Wording)
};

bool isLong(const Param &param, const Json &value)
{
    const bool rows = param.type == ParamType::List || param.type == ParamType::Rows;
    return rows && value.size() > kToldRows;
}

} // namespace

Wording::Wording(const GameDefinition &game, Language language)
    : m_game(&game), m_catalog(std::make_shared<TextCatalog>())
{
    m_catalog->add(engineTexts());
    m_catalog->add(game.texts);
    m_renderer.catalog = m_catalog.get();
    m_renderer.language = language;
}

Wording Wording::in(Language language) const
{
    Wording out = *this;
    out.m_renderer.language = language;
    return out;
}

QString Wording::operator()(const Text &text) const
{
    return text.empty() || !m_renderer.catalog ? QString() : qs(m_renderer(text));
}

QString Wording::word(const std::string &id) const { return (*this)(Text(id)); }

QString Wording::label(const Param &param) const { return word("rule." + param.id); }

QString Wording::help(const Param &param) const { return word("rule." + param.id + ".help"); }

QString Wording::group(const std::string &group) const { return word("rule.group." + group); }

QString Wording::choice(const Param &param, const std::string &choice) const
{
    return word("rule." + param.id + "." + choice);
}

QString Wording::column(const Param &param, const Column &column) const
{
    return word("rule." + param.id + "." + column.id);
}

QString Wording::given(const Column &column, const std::string &name) const
{
    std::string id = column.id + '.';
    for (const char c : name)
        id += c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::string *found = m_catalog ? m_catalog->find(language(), id) : nullptr;
    return found ? qs(*found) : QString();
}

QString Wording::preset(const std::string &id) const { return word("preset." + id); }

QString Wording::value(const Param &param, const Json &value) const
{
    if (isLong(param, value))
        return WordingWords::tr("%n row(s)", "", static_cast<int>(value.size()));
    if (param.type == ParamType::Grid && value.is_array()) {
        const auto width = value.empty() ? 0 : static_cast<int>(value[0].size());
        //: a board drawn by hand: its name, columns, rows
        return WordingWords::tr("%1 %2×%3")
            .arg(qs(shownValue(*m_game, param, value, language())), QString::number(width),
                 QString::number(value.size()));
    }
    if (!checkValue(param, value, {}).empty())
        return qs(value.dump());
    return qs(shownValue(*m_game, param, value, language()));
}

QString Wording::change(const Param &param, const Json &before, const Json &value) const
{
    QString now = this->value(param, value);
    if (!isLong(param, before) && !isLong(param, value))
        return now;
    const int others = newRows(before, value);
    //: of a card table: "41 rows, 2 of them new or changed"
    return others > 0 ? WordingWords::tr("%1, %n new or changed", "", others).arg(now) : now;
}

QString Wording::difference(const Param &param, const Json &before, const Json &value) const
{
    return WordingWords::tr("%1: %2 → %3")
        .arg(label(param), this->value(param, before), change(param, before, value));
}

QString Wording::name(const RuleSet &rules) const { return qs(shownName(rules, language())); }

} // namespace takujo::editor
