#pragma once
#include "game/text.h"

#include <string>

namespace takujo::couperation {

/// The words of the game (text/{ja,en}.json).
const TextCatalog &texts();
/// For rulebook values, logs of tests and the like: no seat names.
std::string rendered(const Text &text, Language language);

} // namespace takujo::couperation
