#include "match/replay_report.h"

#include "base/hash.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

/// People count seats from 1.
int shown(SeatId seat) { return seat + 1; }

std::string eventText(const Event &event, const Renderer &words)
{
    const std::string detail = words(event.detail);
    return words(event.text) + (detail.empty() ? std::string() : " (" + detail + ")");
}

Json eventsJson(const Match &match, SeatId viewer, int ply, const Renderer &words)
{
    Json out = Json::array();
    for (const Event &event : match.events(viewer, ply)) {
        if (!event.text.empty())
            out.push_back({{"seat", event.actor == kNoSeat ? Json() : Json(shown(event.actor))},
                           {"text", eventText(event, words)},
                           {"clause", event.clause}});
    }
    return out;
}

/// The position after so many plies and, where the viewer may know them, its legal moves.
void addPosition(Json &json, const Match &match, int plies, const ReplayLook &look)
{
    const Game &game = match.game();
    const StateBlob &state = match.stateAt(plies);
    if (look.viewer)
        json["view"] = game.viewToJson(game.view(state, *look.viewer));
    else
        json["position"] = game.stateToJson(state);
    const SeatId actor = game.actor(state);
    if (actor == kNoSeat || (look.viewer && *look.viewer != actor))
        return;
    const LegalMoves legal = game.legal(state);
    Json moves = Json::array();
    for (const Move &move : legal.moves)
        moves.push_back(game.moveText(move));
    json["legal"] = std::move(moves);
    json["complete"] = legal.complete;
}

} // namespace

std::string eventSentence(const Event &event, const Renderer &words)
{
    const std::string text = eventText(event, words);
    return event.actor == kNoSeat
               ? text
               : words(Text("match.event").seat("seat", event.actor).raw("what", text));
}

Json standingJson(const Outcome &standing, int seats, const Renderer &words)
{
    const auto bySeat = [seats](const std::array<int, kMaxSeats> &points) {
        return Json(std::vector<int>(points.begin(), points.begin() + seats));
    };
    Json winners = Json::array();
    for (SeatId seat = 0; seat < seats; ++seat) {
        if (contains(standing.winners, seat))
            winners.push_back(shown(seat));
    }
    Json lines = Json::array();
    for (const ScoreLine &line : standing.lines)
        lines.push_back({{"text", words(line.label)},
                         {"clause", line.clause},
                         {"points", bySeat(line.points)},
                         {"adds", line.adds}});
    return {{"finished", standing.finished},
            {"text", words(toldOf(standing))},
            {"clause", standing.clause},
            {"scores", bySeat(standing.score)},
            {"winners", winners},
            {"lines", lines}};
}

Json replayedPly(const Match &match, int ply, const ReplayLook &look, const Renderer &words)
{
    Json json = {{"ply", ply + 1}};
    if (ply >= 0) {
        const PlyRecord &played = match.record().plies[static_cast<std::size_t>(ply)];
        if (look.positions)
            addPosition(json, match, ply, look);
        json["seat"] = shown(played.actor);
        json["move"] =
            match.game().moveText(look.viewer ? match.moveSeen(*look.viewer, ply) : played.move);
        // That somebody else had no choice may follow from what only they know.
        if (!look.viewer || *look.viewer == played.actor)
            json["automatic"] = played.automatic;
    }
    json["events"] = eventsJson(match, look.viewer.value_or(kNoSeat), ply, words);
    if (!look.viewer)
        json["hash"] = toHex(match.stateAt(ply + 1).hash());
    return json;
}

Json replayedEnd(const Match &match, const ReplayLook &look, const Renderer &words)
{
    Json json = {{"plies", match.plyCount()}, {"finished", match.finished()}};
    if (look.positions)
        addPosition(json, match, -1, look);
    const bool all = !look.viewer && match.finished();
    const Outcome standing = all ? match.outcome() : match.standing(look.viewer.value_or(kNoSeat));
    json["standing"] = standingJson(standing, match.game().seats(), words);
    if (!look.viewer)
        json["hash"] = toHex(match.stateAt(-1).hash());
    return json;
}

} // namespace takujo
