#include "players/player_messages.h"

#include "io/files.h"
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

const Json *member(const Json &message, const char *key)
{
    const auto it = message.find(key);
    return it == message.end() ? nullptr : &*it;
}

std::string textOf(const Json &message, const char *key)
{
    const Json *const value = member(message, key);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

PlayerWants wantsOf(const Json &hello)
{
    const Json *const list = member(hello, "wants");
    if (!list || !list->is_array())
        return {};
    const auto has = [&](const char *what) {
        return std::find(list->begin(), list->end(), Json(what)) != list->end();
    };
    return {has("view"), has("moves"), has("past"), has("world")};
}

/// The legal moves of whoever has this view; they are the same in every world of it.
Json legalMoves(const Game &game, const ViewBlob &view)
{
    Rng rng(view.hash());
    const LegalMoves legal = game.legal(game.determinize(view, rng));
    Json moves = Json::array();
    for (const Move &move : legal.moves)
        moves.push_back(game.moveText(move));
    return {{"moves", std::move(moves)}, {"complete", legal.complete}};
}

/// Plies in the seat's own eyes: to the world of each (if it is wanted) come who moved and the view.
void addPast(Json &message, const Game &game, const std::vector<ObservedPly> &past,
             const PlayerWants &wants)
{
    Json &list = message["past"];
    if (!list.is_array())
        list = Json::array();
    for (std::size_t i = 0; i < past.size(); ++i) {
        if (list.size() <= i)
            list.push_back({{"move", game.moveText(past[i].move)}});
        if (wants.world)
            continue; // a world tells the rest
        list[i]["seat"] = past[i].actor;
        if (wants.view)
            list[i]["view"] = game.viewToJson(past[i].view);
    }
}

} // namespace

Json helloMessage()
{
    return {
        {"type", "hello"}, {"protocol", kPlayerProtocol}, {"program", "takujo " TAKUJO_VERSION}};
}

Json rulesMessage(const Game &game, const RuleSet &rules, SeatId seat)
{
    return {{"type", "rules"},
            {"game", game.definition().id},
            {"rules", writeRuleSet(rules)},
            {"seats", game.seats()},
            {"seat", seat}};
}

Json requestMessage(const Game &game, const Request &request, SeatId seat, const PlayerWants &wants,
                    std::size_t from, std::uint64_t id)
{
    Request told = request;
    told.past.erase(told.past.begin(), told.past.begin() + static_cast<std::ptrdiff_t>(from));
    if (!wants.past)
        told.past.clear();
    Json message = {{"type", "request"}, {"id", id}, {"seat", seat}, {"from", from}};
    message.update(writeQuestion(game, told, wants.world));
    addPast(message, game, told.past, wants);
    if (wants.view)
        message["view"] = game.viewToJson(request.view);
    if (wants.moves)
        message["legal"] = legalMoves(game, request.view);
    return message;
}

Json stopMessage(std::uint64_t id) { return {{"type", "stop"}, {"id", id}}; }
Json byeMessage() { return {{"type", "bye"}}; }

PlayerMessage readPlayerMessage(const std::string &line)
{
    PlayerMessage message;
    const Loaded<Json> read = parseJson(line);
    if (!read || !read->is_object())
        return message;
    const std::string type = textOf(*read, "type");
    const Json *const id = member(*read, "id");
    if (type == "hello" && textOf(*read, "protocol") == kPlayerProtocol) {
        message.kind = PlayerMessage::Kind::Hello;
        message.text = textOf(*read, "name");
        message.wants = wantsOf(*read);
    } else if (type == "move" && id && id->is_number_integer()) {
        message.kind = PlayerMessage::Kind::Move;
        message.text = textOf(*read, "move");
        message.id = static_cast<std::uint64_t>(id->get<std::int64_t>());
    } else if (type == "bye") {
        message.kind = PlayerMessage::Kind::Bye;
        message.text = textOf(*read, "reason");
    }
    return message;
}

} // namespace takujo
