#include "game/rulebook.h"

#include "game/rulebook_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::string_view kFigures = "{figures ";

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
    } else if (line.starts_with(kFigures) && line.ends_with('}')) {
        out.kind = Kind::Figures;
        line.remove_prefix(kFigures.size());
        line.remove_suffix(1);
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

/// A brace that is no inserted text is an anchor, or figures, where none is read.
bool showsMarkup(std::string_view markdown)
{
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        if (markdown[i] == '\\')
            ++i;
        else if (markdown[i] == '{')
            return true;
    }
    return false;
}

std::vector<RulebookParagraph> render(const GameDefinition &game, const RuleValues &values,
                                      int seats, Language language,
                                      std::vector<std::string> *mistakes)
{
    const RulebookNames names(game, values, seats, language);
    std::vector<RulebookParagraph> out = split(expandRulebook(
        names, language == Language::Ja ? game.rulebookJa : game.rulebookEn, mistakes));
    for (const RulebookParagraph &p : out) {
        if (mistakes && showsMarkup(p.markdown))
            mistakes->push_back("markup inside of a line: " + p.markdown);
    }
    return out;
}

} // namespace

const std::string &shownName(const std::string &ja, const std::string &en, Language language)
{
    const std::string &first = language == Language::Ja ? ja : en;
    const std::string &second = language == Language::Ja ? en : ja;
    return first.empty() ? second : first;
}

std::vector<RulebookParagraph> renderRulebook(const GameDefinition &game, const RuleValues &values,
                                              int seats, Language language,
                                              std::vector<std::string> *mistakes,
                                              const RuleValues *base)
{
    std::vector<RulebookParagraph> out = render(game, values, seats, language, mistakes);
    const std::vector<RulebookParagraph> before =
        render(game, base ? *base : game.schema.defaults(), seats, language, nullptr);
    for (RulebookParagraph &paragraph : out) {
        const auto same =
            std::find_if(before.begin(), before.end(), [&](const RulebookParagraph &b) {
                return b.clause == paragraph.clause && b.markdown == paragraph.markdown;
            });
        paragraph.changed = same == before.end();
    }
    return out;
}

} // namespace takujo
