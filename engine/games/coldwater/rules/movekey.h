#pragma once
#include "rules/moves.h"

namespace takujo::coldwater {

/// A move as the 32-bit code of a search action: 4 bits kind, then the payload; keyOf and moveOf are
/// inverse for every move the search makes.
inline std::uint32_t keyOf(const Move &move)
{
    const auto &d = move.data;
    const std::uint32_t kind = move.kind;
    if (move.kind == kReelBait) // four small numbers
        return kind | static_cast<std::uint32_t>(d[0] | d[1] << 3 | d[2] << 6 | d[3] << 9) << 4;
    return kind | static_cast<std::uint32_t>(d[0] | d[1] << 8 | d[2] << 16) << 4;
}

inline Move moveOf(std::uint32_t key)
{
    const auto kind = static_cast<MoveKind>(key & 15U);
    const auto d = static_cast<int>(key >> 4);
    if (kind == kReelBait)
        return makeMove(kind, d & 7, d >> 3 & 7, d >> 6 & 7, d >> 9 & 7);
    return makeMove(kind, d & 255, d >> 8 & 255, d >> 16 & 255);
}

} // namespace takujo::coldwater
