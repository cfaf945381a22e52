#include "game/game.h"

namespace takujo {

const std::vector<std::string> &levelNames()
{
    static const std::vector<std::string> names{"beginner", "casual", "skilled", "expert",
                                                "master"};
    return names;
}

} // namespace takujo
