#pragma once
#include "game/game.h"

namespace takujo::coldwater {

/// The game as data plus a factory.
const GameDefinition &definition();

} // namespace takujo::coldwater
