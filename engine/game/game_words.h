#pragma once
#include "game/text.h"

namespace takujo {

/// The words of a game from its text/ja.json and text/en.json.
TextCatalog catalogOf(std::string_view ja, std::string_view en);
/// A text without seat names.
std::string rendered(const TextCatalog &catalog, const Text &text, Language language);
/// "CCC-1".. and, after the manual's clauses, the rulings on what it leaves open: "CCC-A1"..
std::vector<std::string> clauseIds(const std::string &prefix, int clauses, int rulings);

} // namespace takujo
