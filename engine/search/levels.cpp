#include "search/levels.h"

#include <algorithm>
#include <array>

namespace takujo {

std::span<const Level> standardLevels()
{
    static constexpr std::array<Level, 5> kLevels{{{"beginner", 0},
                                                   {"casual", 12, 0.85},
                                                   {"skilled", 60},
                                                   {"expert", 1500},
                                                   {"master", 24000, 1, true}}};
    return kLevels;
}

const Level *findLevel(std::span<const Level> levels, std::string_view name)
{
    const auto it = std::find_if(levels.begin(), levels.end(),
                                 [name](const Level &level) { return level.name == name; });
    return it == levels.end() ? nullptr : &*it;
}

} // namespace takujo
