#include "text_of.h"

#include "coinhunt_data.h"

namespace takujo::coinhunt {

namespace {

TextCatalog load()
{
    TextCatalog catalog;
    catalog.add(Language::Ja, embedded::text_ja_json);
    catalog.add(Language::En, embedded::text_en_json);
    return catalog;
}

} // namespace

const TextCatalog &texts()
{
    static const TextCatalog catalog = load();
    return catalog;
}

std::string rendered(const Text &text, Language language)
{
    Renderer render;
    render.catalog = &texts();
    render.language = language;
    return render(text);
}

} // namespace takujo::coinhunt
