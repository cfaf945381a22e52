#include "guidemodel.h"

#include "game/rulebook.h"
#include "learn/learn_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

/// By the rules of the book, and by the standard ones to see what differs.
struct GuideModel::AidTexts
{
    GuideWords own;
    GuideWords standard;
    QSet<QString> linked = {}; ///< terms of the page that have their link
};

GuideModel::GuideModel(Catalogue &catalogue, QObject *parent)
    : QObject(parent), m_catalogue(catalogue)
{}

bool GuideModel::rulesChanged() const { return !m_rules.changes->empty(); }

std::shared_ptr<const Guide> GuideModel::guideOf(const QString &game)
{
    const auto known = m_guides.constFind(game);
    if (known != m_guides.cend())
        return *known;
    std::shared_ptr<const Guide> guide;
    const GameEntry *entry = m_catalogue.find(game);
    if (const auto definition = m_catalogue.definition(game); entry && definition) {
        if (const Loaded<Guide> loaded = loadGuide(*entry, (*definition)->schema))
            guide = std::make_shared<const Guide>(*loaded);
        else
            qWarning("guide of %s: %s", qPrintable(game), loaded.error().front().text.id.c_str());
    }
    return *m_guides.insert(game, guide);
}

bool GuideModel::offers(const QString &game)
{
    const GameEntry *entry = m_catalogue.find(game);
    return entry && hasGuide(*entry);
}

bool GuideModel::open(const QString &game, const RuleSet &rules, int seats)
{
    m_game = game;
    m_rules = rules;
    m_seats = seats;
    m_guide = guideOf(game);
    refill();
    return m_guide != nullptr;
}

void GuideModel::show(Language language)
{
    m_language = language;
    refill();
}

void GuideModel::refill()
{
    if (m_game.isEmpty())
        return;
    m_glossary = {};
    m_aid.clear();
    m_figures.clear();
    const GameEntry *entry = m_catalogue.find(m_game);
    m_gameName = m_language == Language::Ja ? entry->nameJa : entry->nameEn;
    const auto definition = m_catalogue.definition(m_game);
    m_rulesName = rulesNameOf(m_rules, Words(**definition, m_language));
    const Loaded<RuleValues> values = effectiveValues((*definition)->schema, m_rules);
    if (values && m_guide) {
        m_values = *values;
        m_glossary = Glossary(**definition, m_guide, m_values, m_seats, m_language);
        fillAid();
        fillFigures();
    }
    emit changed();
}

QVariantMap GuideModel::line(const AidLine &line, AidTexts &texts) const
{
    const std::string id = aidText(line);
    const std::string text = texts.own(id);
    QStringList clauses;
    for (const std::string &clause : line.clauses)
        clauses.append(qstr(clause));
    const QString name =
        m_guide->texts.find(m_language, aidName(line)) ? qstr(texts.own(aidName(line))) : QString();
    return {{u"name"_s, name},
            {u"text"_s, qstr(text)},
            {u"html"_s, m_glossary.withLinks(qstr(text).toHtmlEscaped(), texts.linked)},
            {u"clauses"_s, clauses},
            {u"figure"_s, qstr(line.figure)},
            {u"icon"_s, qstr(line.icon)},
            {u"clip"_s, QVariant::fromValue(QList<int>(line.clip.begin(), line.clip.end()))},
            {u"instead"_s, line.instead},
            {u"changed"_s, text != texts.standard(id)}};
}

void GuideModel::fillAid()
{
    if (!m_guide->aid)
        return;
    const GameDefinition &definition = **m_catalogue.definition(m_game);
    const RuleValues standard = definition.schema.defaults();
    AidTexts texts{{definition, *m_guide, m_values, m_seats, m_language},
                   {definition, *m_guide, standard, m_seats, m_language}};
    const auto lines = [&](const std::vector<AidLine> &all) {
        QVariantList out;
        for (const AidLine &one : all)
            out.append(line(one, texts));
        return out;
    };
    m_aid = {{u"goal"_s, line(m_guide->aid->goal, texts)},
             {u"turn"_s, lines(m_guide->aid->turn)},
             {u"scores"_s, lines(m_guide->aid->scores)},
             {u"end"_s, lines(m_guide->aid->end)},
             {u"forgotten"_s, lines(m_guide->aid->forgotten)}};
}

void GuideModel::fillFigures()
{
    const GameDefinition &definition = **m_catalogue.definition(m_game);
    for (const RulebookParagraph &p : renderRulebook(definition, m_values, m_seats, m_language))
        if (p.kind == RulebookParagraph::Kind::Figures)
            m_figures += qstr(p.markdown).split(u' ', Qt::SkipEmptyParts);
}

const GuideFigure *GuideModel::figureOf(const QString &id) const
{
    return m_guide ? m_guide->figure(id.toStdString()) : nullptr;
}

Loaded<OpenFigure> GuideModel::figure(const QString &id) const
{
    const GuideFigure *figure = figureOf(id);
    if (!figure)
        return problem(Text("learn.figure").raw("figure", id.toStdString()));
    return openFigure(**m_catalogue.definition(m_game), *m_guide, *figure, m_rules);
}

QString GuideModel::wordsOf(const GuideFigure &figure, const Match &match,
                            const std::string &id) const
{
    const GuideWords words(**m_catalogue.definition(m_game), *m_guide, match.game().rules(),
                           match.game().seats(), m_language);
    return qstr(words.of(figure, match, id));
}

} // namespace takujo
