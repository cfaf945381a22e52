#include "game/presentation.h"

#include <utility>

namespace takujo {

bool Prompt::asks(std::string id, SeatId actor, SeatId reader, const std::string &words)
{
    seat = actor;
    decision = std::move(id);
    if (reader != actor)
        title = Text("prompt.wait." + (words.empty() ? decision : words)).seat("who", actor);
    return reader == actor;
}

PromptOption &Prompt::addOption(const Move &move, Text label, std::string anchor, bool main)
{
    PromptOption &out = options.emplace_back();
    out.move = move;
    out.label = std::move(label);
    if (!anchor.empty())
        anchors.push_back(anchor);
    out.anchor = std::move(anchor);
    out.main = main;
    return out;
}

void ScoreLine::countTogether(SeatId seat, const std::string &zone,
                              const std::vector<std::string> &pieces)
{
    int left = points[static_cast<std::size_t>(seat)];
    for (const std::string &piece : pieces)
        sources.push_back({piece, zone, seat, std::exchange(left, 0)});
}

Zone &Presentation::addZone(std::string id, Zone::Kind kind, Text label, SeatId owner)
{
    Zone &out = zones.emplace_back();
    out.id = std::move(id);
    out.kind = kind;
    out.label = std::move(label);
    out.owner = owner;
    return out;
}

Zone &Presentation::addStack(std::string id, Text label, int count, std::string face, SeatId owner)
{
    Zone &out = addZone(std::move(id), Zone::Kind::Stack, std::move(label), owner);
    out.count = count;
    out.face = std::move(face);
    return out;
}

Piece &Presentation::addPiece(std::string id, std::string kind, std::string zone, int slot,
                              SeatId owner)
{
    Piece &out = pieces.emplace_back();
    out.id = std::move(id);
    out.kind = std::move(kind);
    out.zone = std::move(zone);
    out.slot = slot;
    out.owner = owner;
    return out;
}

} // namespace takujo
