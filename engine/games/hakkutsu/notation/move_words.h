#pragma once
#include "rules/types.h"

#include <array>
#include <string_view>

namespace takujo::hakkutsu {

// Words of move texts and positions, in the order of the enumerations.
inline constexpr std::array<const char *, kEffects> kEquipmentCodes{"E1", "E2", "E3", "E4",
                                                                    "E5", "E6", "E7"};
inline constexpr std::array<const char *, 9> kPhaseWords{
    "museum", "keep", "move", "look", "swap", "mine", "double", "again", "over"};
inline constexpr std::array<const char *, 4> kEndWords{"none", "empty_cells", "rounds", "cap"};

inline constexpr std::array<std::string_view, 21> kPositionKeys{
    "seats", "turn",      "ply",   "round",    "actor", "phase",    "end",
    "piles", "radarCell", "cells", "coins",    "carts", "acquired", "museums",
    "drawn", "discards",  "hands", "returned", "drew",  "deck",     "offer"};

} // namespace takujo::hakkutsu
