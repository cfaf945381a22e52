#pragma once
#include "game/game.h"

namespace takujo::coinhunt {

const GameDefinition &definition();

} // namespace takujo::coinhunt
