#pragma once
#include "game/rulebook_names.h"
#include "learn/lesson.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// Drawn over a figure.
struct GuideMark
{
    enum class Kind : std::uint8_t { Right, Wrong, Ring, Note, Arrow };
    Kind kind = Kind::Ring;
    LessonTarget at;
    std::optional<LessonTarget> to; ///< of an arrow
    std::string text;               ///< its words are "figure.<figure>.<text>"; may be empty
};

/// A number in a caption, as the engine finds it in the position.
struct GuideValue
{
    std::string name;
    Statement of;
    int index = 0; ///< of a list
};

/// A position the figures of a game begin with.
struct GuideScene
{
    std::string id;
    std::optional<RuleSet> rules; ///< none: those of the book
    int seats = 2;
    std::uint64_t seed = 1;
    Json position; ///< for Game::stateFromJson()
};

/// A part of the game's table at a moment of a scene.
struct GuideFigure
{
    std::string id; ///< its words are "figure.<id>" (the name) and "figure.<id>.text"
    std::string scene;
    SeatId viewer = 0;
    std::vector<std::string> moves; ///< played before it is drawn
    std::string plan;               ///< a move that is put together but not played
    bool asks = false;              ///< what may be chosen is lit
    std::vector<int> clip;          ///< x, y, width, height in units of the wide canvas
    std::vector<GuideMark> marks;
    std::vector<GuideValue> values;
    std::vector<Statement> claims;
    std::vector<std::string> clauses;
};

/// A sentence of the player aid.
struct AidLine
{
    std::string id;
    std::string figure;    ///< of a part of the turn
    std::string icon;      ///< of a fact
    bool instead = false;  ///< of a part of the turn: stands in for the part before
    std::vector<int> clip; ///< of a part of the turn: less than the figure shows
    std::vector<std::string> clauses;
};

/// A game on one page.
struct PlayerAid
{
    AidLine goal;
    std::vector<AidLine> turn, scores, end, forgotten;
};

/// Something on the table and what it does. Patterns may end with "*".
struct GuideTerm
{
    std::string id; ///< its words are "term.<id>" (the name) and "term.<id>.text"
    std::string clause;
    std::vector<std::string> pieces;   ///< kinds
    std::vector<std::string> zones;    ///< of pieces that no kind tells: cards that lie face down
    std::vector<std::string> counters; ///< ids
};

/// Pictures, player aid and glossary of a game as data (README.md).
struct Guide
{
    std::string game;
    std::vector<GuideScene> scenes;
    std::vector<GuideFigure> figures;
    std::optional<PlayerAid> aid;
    std::vector<GuideTerm> terms;
    TextCatalog texts;

    const GuideScene *scene(std::string_view id) const;
    const GuideFigure *figure(std::string_view id) const;
    const GuideTerm *term(std::string_view id) const;
    const GuideTerm *termOf(const Piece &piece) const;
    const GuideTerm *termOf(const Counter &counter) const;
};

/// Shape, types and names of the document; what only the rules can tell is for checkGuide().
Loaded<Guide> readGuide(const RuleSchema &schema, const Json &document);

/// A figure as it stands by some rules.
struct OpenFigure
{
    Match match;
    bool fits = true; ///< false: it cannot be shown by the wanted rules and is by the standard ones
};
/// Everything it says holds. Problems only when it does not by the standard rules either.
Loaded<OpenFigure> openFigure(const GameDefinition &definition, const Guide &guide,
                              const GuideFigure &figure, const RuleSet &wanted);
/// The draft of its plan; empty when there is none.
Draft planOf(const GuideFigure &figure, const Match &match);

/// Words of a guide, with the values of rules and, in captions, of the position.
class GuideWords
{
public:
    /// @param seats 0 = not known
    GuideWords(const GameDefinition &definition, const Guide &guide, const RuleValues &values,
               int seats, Language language);

    std::string operator()(const std::string &id) const { return expand(id, {}, nullptr); }
    /// Words of a figure.
    std::string of(const GuideFigure &figure, const Match &match, const std::string &id) const;
    /// What is unknown or left open in a text.
    std::vector<std::string> mistakes(const std::string &id,
                                      std::vector<RulebookValue> more = {}) const;

    /// Values of the captions of a figure.
    std::vector<RulebookValue> valuesOf(const GuideFigure &figure, const Match &match) const;

private:
    std::string expand(const std::string &id, std::vector<RulebookValue> more,
                       std::vector<std::string> *mistakes) const;

    const GameDefinition &m_definition;
    const Guide &m_guide;
    const RuleValues &m_values;
    int m_seats;
    Language m_language;
};

/// Ids of words.
inline std::string figureName(const GuideFigure &figure) { return "figure." + figure.id; }
inline std::string figureText(const GuideFigure &figure) { return figureName(figure) + ".text"; }
inline std::string markText(const GuideFigure &figure, const GuideMark &mark)
{
    return figureName(figure) + "." + mark.text;
}
inline std::string termName(const GuideTerm &term) { return "term." + term.id; }
inline std::string termText(const GuideTerm &term) { return termName(term) + ".text"; }
/// A part of the turn has a name besides: "aid.<id>.name".
inline std::string aidText(const AidLine &line) { return "aid." + line.id; }
inline std::string aidName(const AidLine &line) { return aidText(line) + ".name"; }

/// Proves a guide: every figure can be shown and everything it says holds, every clause is one of the
/// game's, every figure named in rulebook and aid is there; everything is worded in both languages, and
/// the aid types no number that a rule may change.
Problems checkGuide(const GameDefinition &definition, const Guide &guide);

} // namespace takujo
