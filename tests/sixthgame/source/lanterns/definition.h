#pragma once
#include "game/game.h"

namespace takujo::lanterns {

const GameDefinition &definition();

} // namespace takujo::lanterns
