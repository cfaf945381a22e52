#include "silentplayer.h"
