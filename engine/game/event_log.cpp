#include "game/event_log.h"

namespace takujo {

Event &addEvent(Events &events, EventType type, SeatId actor, std::string clause, Text text)
{
    Event event;
    event.type = type;
    event.actor = actor;
    event.clause = std::move(clause);
    event.text = std::move(text);
    events.push_back(std::move(event));
    return events.back();
}

} // namespace takujo
