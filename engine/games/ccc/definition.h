#pragma once
#include "game/game.h"

namespace takujo::ccc {

/// CCC as the program knows it. Built once, thread-safe.
const GameDefinition &definition();

} // namespace takujo::ccc
