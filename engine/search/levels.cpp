#include "search/levels.h"

#include <algorithm>
#include <array>

namespace takujo {

const Level *findLevel(std::string_view name)
{
    static constexpr std::array<Level, 4> kLevels{{
        {"beginner", 0, 0, 0},
        {"casual", 12, 3.0, 0.15},
        {"skilled", 60, 0.8, 0.03},
        {"expert", 1500, 0, 0},
    }};
    const auto it = std::find_if(kLevels.begin(), kLevels.end(),
                                 [name](const Level &level) { return level.name == name; });
    return it == kLevels.end() ? nullptr : &*it;
}

} // namespace takujo
