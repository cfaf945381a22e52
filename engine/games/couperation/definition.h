#pragma once
#include "game/game.h"

namespace takujo::couperation {

const GameDefinition &definition();

} // namespace takujo::couperation
