#pragma once
#include "rules/types.h"

#include <array>

namespace takujo::hakkutsu {

// Words of move texts and positions, in the order of the enumerations.
inline constexpr std::array<const char *, kEffects> kEquipmentCodes{"E1", "E2", "E3", "E4",
                                                                    "E5", "E6", "E7"};
} // namespace takujo::hakkutsu
