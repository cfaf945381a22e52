#pragma once
#include "game/table.h"

namespace takujo {

/// A table in plain lines, for a terminal: phase, scores, what lies in each zone, the prompt.
std::string printedTable(const Table &table, const Renderer &words);

} // namespace takujo
