#pragma once
#include "game/presentation.h"

namespace takujo {

/// A table in plain lines, for a terminal: phase, scores, what lies in each zone, the prompt.
std::string printedTable(const Presentation &table, const Renderer &words);

} // namespace takujo
