#pragma once
#include "game/game.h"

namespace takujo {

// Becomes an enumeration of QML as well (RulebookModel).
#define TAKUJO_PARAGRAPH_KINDS(X) X(Title) X(Section) X(Paragraph) X(ListItem) X(Table) X(Figures)

/// One paragraph (or heading, list item, table) of a rendered rulebook. `markdown` is one block
/// without rulebook markup, in the wanted language; of figures their ids. A backslash stands before each sign of an inserted
/// value that would be markup; spansOf() and plainText() take it away.
struct RulebookParagraph
{
    enum class Kind : std::uint8_t { TAKUJO_PARAGRAPH_KINDS(TAKUJO_ENUMERATOR) };
    Kind kind = Kind::Paragraph;
    std::string clause; ///< "CCC-12", empty = no anchor
    std::string markdown;
    bool changed = false; ///< differs from the book of the base
};

/// Renders a game's rulebook for these values (markup: RULEBOOK.md). Pure; any thread.
/// @param seats 0 = not known. @param mistakes unknown names, open spans ...; null = ignored
/// @param base the values that `changed` compares with; null = those of the standard preset
std::vector<RulebookParagraph> renderRulebook(const GameDefinition &game, const RuleValues &values,
                                              int seats, Language language,
                                              std::vector<std::string> *mistakes = nullptr,
                                              const RuleValues *base = nullptr);

/// A piece of a paragraph, without markup.
struct RulebookSpan
{
    std::string text;
    bool bold = false;
};
std::vector<RulebookSpan> spansOf(std::string_view markdown);
/// The paragraph without markup; of a table, its lines as they are written; of a list of cells, each cell
/// after the head of its column.
std::string plainText(std::string_view markdown);
/// Rows of a table, the head first; each cell with its markup.
std::vector<std::vector<std::string>> rowsOf(std::string_view markdown);

/// What a paragraph says before a list of cells at its end (RULEBOOK.md, "Names"), and the list, its head
/// first; without such a list all of it, and no rows.
struct RulebookCells
{
    std::string lead;
    std::vector<std::vector<std::string>> rows;
};
RulebookCells cellsIn(std::string_view markdown);

/// Name of a rule set. One name is enough: the other language then shows it too.
const std::string &shownName(const std::string &ja, const std::string &en, Language language);
inline const std::string &shownName(const RuleSet &rules, Language language)
{
    return shownName(rules.nameJa, rules.nameEn, language);
}

} // namespace takujo
