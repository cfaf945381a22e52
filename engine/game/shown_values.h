#pragma once
#include "game/game.h"

namespace takujo {

// What people read of a rule set's values. Pure; any thread.

/// Digits, on/off words, label of a choice; rows of a list joined. @pre checkValue() finds nothing
std::string shownValue(const GameDefinition &game, const Param &param, const Json &value,
                       Language language);

/// The same for lists of differences: a long table is counted ("41 rows"), a board drawn by hand
/// measured ("Own 6×5"), a number says what it means ("0 (off)"). Also of values that are refused: rows that cannot be read are told by their
/// number, and what is of another kind altogether is only said to be so.
std::string shownBriefly(const GameDefinition &game, const Param &param, const Json &value,
                         Language language);

/// The brief form of what `from` became; of a table that is counted also how many rows are new or
/// changed: as many as before may stand in it.
std::string shownChange(const GameDefinition &game, const Param &param, const Json &from,
                        const Json &to, Language language);

} // namespace takujo
