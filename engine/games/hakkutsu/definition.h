#pragma once
#include "game/game.h"

namespace takujo::hakkutsu {

/// Hakkutsu!! as the program knows it. Built once, thread-safe.
const GameDefinition &definition();

} // namespace takujo::hakkutsu
