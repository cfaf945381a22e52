#pragma once
#include "game/text.h"

namespace takujo {

/// Who played, as a person would say it: "skilled computer players".
Text playerText(const std::string &player);

} // namespace takujo
