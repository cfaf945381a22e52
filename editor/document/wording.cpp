#include "wording.h"

#include "game/rule_place.h"
#include "game/rulebook.h"
#include "game/shown_values.h"
#include "io/files.h"

#include <QCoreApplication>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

struct WordingWords
{
    Q_DECLARE_TR_FUNCTIONS(takujo::editor::Wording)
};

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

QString Wording::problem(const Problem &problem) const
{
    QString sentence = (*this)(problem.text);
    if (!m_game || isDamaged({problem})) // which tells line and column
        return sentence;
    const auto place = shownPlace(m_game->schema, problem, m_renderer);
    const QString where = qs(place.value_or(problem.path));
    if (where.isEmpty())
        return sentence;
    return WordingWords::tr("%1: %2").arg(where.left(1).toUpper() + where.mid(1), sentence);
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
    return qs(shownBriefly(*m_game, param, value, language()));
}

QString Wording::change(const Param &param, const Json &before, const Json &value) const
{
    return qs(shownChange(*m_game, param, before, value, language()));
}

QString Wording::difference(const Param &param, const Json &before, const Json &value) const
{
    return WordingWords::tr("%1: %2 → %3")
        .arg(label(param), this->value(param, before), change(param, before, value));
}

QString Wording::listed(const QStringList &words) const
{
    constexpr int kShown = 3;
    return words.mid(0, kShown).join(ja() ? u"、"_s : u", "_s);
}

QString Wording::name(const RuleSet &rules) const { return qs(shownName(rules, language())); }

} // namespace takujo::editor
