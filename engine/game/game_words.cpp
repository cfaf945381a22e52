#include "game/game_words.h"

namespace takujo {

TextCatalog catalogOf(std::string_view ja, std::string_view en)
{
    TextCatalog catalog;
    catalog.add(Language::Ja, ja);
    catalog.add(Language::En, en);
    return catalog;
}

std::string rendered(const TextCatalog &catalog, const Text &text, Language language)
{
    Renderer render;
    render.catalog = &catalog;
    render.language = language;
    return render(text);
}

std::vector<std::string> clauseIds(const std::string &prefix, int clauses, int rulings)
{
    std::vector<std::string> out;
    for (int i = 1; i <= clauses; ++i)
        out.push_back(prefix + "-" + std::to_string(i));
    for (int i = 1; i <= rulings; ++i)
        out.push_back(prefix + "-A" + std::to_string(i));
    return out;
}

} // namespace takujo
