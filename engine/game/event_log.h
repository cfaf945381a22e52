#pragma once
#include "game/event.h"

namespace takujo {

/// Appends an event that everybody sees and returns it for what else belongs to it.
Event &addEvent(Events &events, EventType type, SeatId actor, std::string clause, Text text);

} // namespace takujo
