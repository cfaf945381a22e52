#pragma once
#include "evaluation/baseline.h"
#include "plugin/game_entry.h"

namespace takujo {

/// `<id>.baselines.json` beside the plugin; the file need not exist.
QString baselineFileOf(const GameEntry &entry);
/// Empty when the game has none. Problems carry the file's name.
Loaded<Baselines> readBaselines(const GameEntry &entry);

} // namespace takujo
