#include "notation/text_of.h"

#include "couperation_data.h"
#include "game/game_words.h"

namespace takujo::couperation {

const TextCatalog &texts()
{
    static const TextCatalog catalog = catalogOf(embedded::text_ja_json, embedded::text_en_json);
    return catalog;
}

std::string rendered(const Text &text, Language language)
{
    return takujo::rendered(texts(), text, language);
}

} // namespace takujo::couperation
