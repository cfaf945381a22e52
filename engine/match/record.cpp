#include "match/record.h"

#include "game/hidden_characters.h"

namespace takujo {

std::string seatName(std::string name)
{
    name = cleaned(name, Lines::One); // it must be read again
    if (name.size() <= kMaxSeatName)
        return name;
    constexpr unsigned kTopBits = 0xC0;
    constexpr unsigned kInsideLetter = 0x80;
    std::size_t end = kMaxSeatName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & kTopBits) == kInsideLetter)
        --end;
    name.resize(end);
    return name;
}

} // namespace takujo
