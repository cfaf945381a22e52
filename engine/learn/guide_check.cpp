#include "game/rulebook.h"
#include "learn/guide.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

namespace takujo {

namespace {

constexpr std::array<Language, 2> kBoth{Language::Ja, Language::En};

const char *nameOfGuide(Language language) { return language == Language::Ja ? "ja" : "en"; }

/// A digit, ASCII or full width, that is not part of the markup.
bool typesNumber(std::string_view text)
{
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
        const bool digit = text[i] >= '0' && text[i] <= '9';
        const std::string_view here = text.substr(i, 3);
        const bool wide = here >= "０" && here <= "９" && here.size() == 3;
        if (depth == 0 && (digit || wide))
            return true;
    }
    return false;
}

std::vector<std::string> wordsOf(const std::string &text)
{
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;)
        out.push_back(word);
    return out;
}

class GuideCheck
{
public:
    GuideCheck(const GameDefinition &definition, const Guide &guide)
        : m_definition(definition), m_guide(guide)
    {}

    Problems run()
    {
        for (std::size_t i = 0; i < m_guide.figures.size(); ++i)
            checkFigure(m_guide.figures[i], "/figures/" + std::to_string(i));
        if (m_guide.aid)
            checkAid(*m_guide.aid);
        for (std::size_t i = 0; i < m_guide.terms.size(); ++i)
            checkTerm(m_guide.terms[i], "/terms/" + std::to_string(i));
        checkBook();
        checkPresets();
        findUnused();
        return m_problems;
    }

private:
    void fail(Text text, const std::string &path)
    {
        m_problems.push_back(problem(std::move(text), path).front());
    }

    void checkClauses(const std::vector<std::string> &clauses, const std::string &path)
    {
        if (clauses.empty())
            fail("learn.noClause", path);
        for (const std::string &clause : clauses) {
            const auto &known = m_definition.clauses;
            if (std::find(known.begin(), known.end(), clause) == known.end())
                fail(Text("learn.clause").raw("clause", clause), path);
        }
    }

    /// There in both languages. @param typed whether it may say a number by itself
    void need(const std::string &id, const std::string &path, bool typed = true)
    {
        m_used.insert(id);
        for (const Language language : kBoth) {
            const std::string *text = m_guide.texts.find(language, id);
            const auto told = [&](const char *what) {
                fail(Text(what).raw("language", nameOfGuide(language)).raw("text", id), path);
            };
            if (!text)
                told("learn.missing");
            else if (!typed && typesNumber(*text))
                told("learn.typed");
        }
    }

    RuleSet preset(const std::string &id) const
    {
        RuleSet rules;
        rules.game = m_definition.id;
        rules.base = id;
        return rules;
    }

    void checkFigure(const GuideFigure &figure, const std::string &path)
    {
        checkClauses(figure.clauses, path);
        need(figureName(figure), path, false);
        need(figureText(figure), path, false);
        const Loaded<OpenFigure> open =
            openFigure(m_definition, m_guide, figure, preset(RuleSet().base));
        if (!open) {
            for (Problem problem : open.error()) {
                problem.path = path + problem.path;
                m_problems.push_back(std::move(problem));
            }
            return;
        }
        const Presentation table = open->match.table(figure.viewer);
        for (const GuideMark &mark : figure.marks) {
            checkTarget(mark.at, table, path);
            if (mark.to)
                checkTarget(*mark.to, table, path);
            if (!mark.text.empty())
                need(markText(figure, mark), path);
        }
        checkCaption(figure, *open, path);
    }

    void checkTarget(const LessonTarget &target, const Presentation &table, const std::string &path)
    {
        const auto named = [&](const auto &item) { return item.id == target.id; };
        const std::string zone = target.id.substr(0, target.id.rfind('/'));
        bool there = false;
        if (target.kind == LessonTarget::Kind::Piece)
            there = std::any_of(table.pieces.begin(), table.pieces.end(), named);
        else if (target.kind == LessonTarget::Kind::Zone)
            there = std::any_of(table.zones.begin(), table.zones.end(), named);
        else if (target.kind == LessonTarget::Kind::Slot)
            there = std::any_of(table.zones.begin(), table.zones.end(),
                                [&](const Zone &z) { return z.id == zone; });
        if (!there)
            fail(Text("learn.notThere").raw("target", target.id), path);
    }

    void checkCaption(const GuideFigure &figure, const OpenFigure &open, const std::string &path)
    {
        for (const Language language : kBoth) {
            const GuideWords words(m_definition, m_guide, open.match.game().rules(),
                                   open.match.game().seats(), language);
            for (const std::string &id : {figureName(figure), figureText(figure)})
                tellMistakes(words.mistakes(id, words.valuesOf(figure, open.match)), language, id,
                             path);
        }
    }

    void tellMistakes(const std::vector<std::string> &mistakes, Language language,
                      const std::string &id, const std::string &path)
    {
        for (const std::string &mistake : mistakes)
            fail(Text("learn.markup")
                     .raw("language", nameOfGuide(language))
                     .raw("text", id)
                     .raw("mistake", mistake),
                 path);
    }

    void checkAid(const PlayerAid &aid)
    {
        checkLine(aid.goal, false, "/aid/goal");
        checkLines(aid.turn, true, "/aid/turn");
        checkLines(aid.scores, false, "/aid/scores");
        checkLines(aid.end, false, "/aid/end");
        checkLines(aid.forgotten, false, "/aid/forgotten");
    }

    void checkLines(const std::vector<AidLine> &lines, bool turn, const std::string &path)
    {
        for (std::size_t i = 0; i < lines.size(); ++i)
            checkLine(lines[i], turn, path + "/" + std::to_string(i));
    }

    void checkLine(const AidLine &line, bool turn, const std::string &path)
    {
        checkClauses(line.clauses, path);
        need(aidText(line), path, false);
        m_aidTexts.push_back(aidText(line));
        if (!turn)
            return;
        need(aidName(line), path, false);
        checkFigureName(line.figure, path);
    }

    void checkFigureName(const std::string &id, const std::string &path)
    {
        m_shown.insert(id);
        if (!m_guide.figure(id))
            fail(Text("learn.figure").raw("figure", id), path);
    }

    void checkTerm(const GuideTerm &term, const std::string &path)
    {
        checkClauses({term.clause}, path);
        need(termName(term), path);
        need(termText(term), path, false);
        m_aidTexts.push_back(termText(term));
    }

    /// Figures the rulebook names, the same in both languages.
    void checkBook()
    {
        std::array<std::vector<std::string>, 2> named;
        for (const Language language : kBoth) {
            for (const RulebookParagraph &p :
                 renderRulebook(m_definition, m_definition.schema.defaults(), 0, language)) {
                if (p.kind != RulebookParagraph::Kind::Figures)
                    continue;
                for (const std::string &id : wordsOf(p.markdown)) {
                    named[static_cast<std::size_t>(language)].push_back(id);
                    checkFigureName(id, "rulebook");
                }
            }
        }
        if (named[0] != named[1])
            fail("learn.books", "rulebook");
        for (const GuideFigure &figure : m_guide.figures) {
            if (!m_shown.contains(figure.id))
                fail(Text("learn.hidden").raw("figure", figure.id), "/figures");
        }
    }

    /// What is said of all rules can be said of each preset.
    void checkPresets()
    {
        for (const Preset &preset : m_definition.schema.presets) {
            const Loaded<RuleValues> values =
                effectiveValues(m_definition.schema, this->preset(preset.id));
            for (const Language language : kBoth) {
                for (const int seats : {0, m_definition.maxSeats}) {
                    const GuideWords words(m_definition, m_guide, *values, seats, language);
                    for (const std::string &id : m_aidTexts)
                        tellMistakes(words.mistakes(id), language, id, preset.id);
                }
            }
        }
    }

    void findUnused()
    {
        for (const Language language : kBoth) {
            for (const auto &text : m_guide.texts.all(language)) {
                if (!m_used.contains(text.first))
                    fail(Text("learn.unused")
                             .raw("language", nameOfGuide(language))
                             .raw("text", text.first),
                         "texts");
            }
        }
    }

    const GameDefinition &m_definition;
    const Guide &m_guide;
    Problems m_problems;
    std::set<std::string> m_used;  ///< words
    std::set<std::string> m_shown; ///< figures
    std::vector<std::string> m_aidTexts;
};

} // namespace

Problems checkGuide(const GameDefinition &definition, const Guide &guide)
{
    return GuideCheck(definition, guide).run();
}

} // namespace takujo
