#pragma once
#include "rules/names.h"

namespace takujo::coinhunt {

/// The game's own words, ja and en. Built once.
const TextCatalog &texts();
/// A text without seat names in one language.
std::string rendered(const Text &text, Language language);

} // namespace takujo::coinhunt
