#pragma once
#include "game/rulebook.h"

#include <algorithm>

namespace takujo {

/// What the English rulebook says of a clause, with its markup; empty when there is no such paragraph.
inline std::string clauseText(const GameDefinition &game, const RuleValues &values, int seats,
                              std::string_view clause)
{
    const auto book = renderRulebook(game, values, seats, Language::En);
    const auto at = std::find_if(book.begin(), book.end(), [&](const RulebookParagraph &paragraph) {
        return paragraph.clause == clause;
    });
    return at == book.end() ? std::string() : at->markdown;
}

} // namespace takujo
