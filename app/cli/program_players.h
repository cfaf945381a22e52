#pragma once
#include "tool.h"

#include "evaluation/arena.h"

#include <functional>

namespace takujo {

/// Makes who thinks in a match: programs of others behind the door, the game's own players beside them.
/// What a program does wrong is remarked as it happens. Empty when no player is a program.
/// @param amongPeople who must not read what it said of its hand
std::function<ArenaThinker()> programThinkers(Tool &tool, const std::shared_ptr<const Game> &game,
                                              const RuleSet &rules,
                                              const std::vector<std::string> &players,
                                              bool amongPeople = false);

/// The players of the seats, as programThinkers() takes them.
std::vector<std::string> playersOf(const std::vector<SeatSetup> &seats);

} // namespace takujo
