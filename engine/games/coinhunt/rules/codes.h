#pragma once
#include "rules/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace takujo::coinhunt {

// Coins in move texts and positions: "red" and "red+" (magic) for kinds, "red7", "red+13" for single coins.

std::string kindCode(int kind);
std::string coinCode(int coin);
std::optional<int> kindFromCode(std::string_view code);
std::optional<int> coinFromCode(std::string_view code);
/// A whole number in its one form. Nothing when it is none or out of range.
std::optional<int> numberFrom(std::string_view word, int min, int max);

} // namespace takujo::coinhunt
