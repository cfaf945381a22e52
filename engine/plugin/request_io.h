#pragma once
#include "plugin/catalogue.h"

namespace takujo {

/// A question to an AI as a file: everything it may know and nothing else.
///   {"format": "takujo-request/2", "rules": <rule set>, "seats": 3,
///    "world": <position>, "past": [{"world": <position>, "move": "place C4 with 4h"}, ...],
///    "player": "expert", "traits": [0, 0, 0, 0],
///    "budget": {"simulations": 0, "ms": 200, "cpu": false, "threads": 1}, "seed": "000000000000002a"}
/// A view is carried by a world: any position that the seat cannot tell from the true one. The writer
/// draws it from the view alone; the reader checks it as it checks a position and looks at it with the
/// eyes of the seat that decides in `world`. So no view is used that no state can give.
struct ThinkRequest
{
    std::shared_ptr<const Game> game;
    Request request;
};

Json writeRequest(const Game &game, const RuleSet &rules, const Request &request);
/// Problems carry JSON pointers. @param known the game, set as soon as it is known: refusals have its words
Loaded<ThinkRequest> readRequest(Catalogue &catalogue, const Json &document,
                                 const GameDefinition *&known);

/// The parts of a request that change from one to the next, for a message to somebody who knows game and
/// player: "world", "past", "traits", "budget", "seed". @param worlds false: without the first two
Json writeQuestion(const Game &game, const Request &request, bool worlds);
Loaded<Request> readQuestion(const Game &game, const Json &document);

/// Nothing when `name` is one of the game's players, else the problem.
Problems checkPlayer(const Game &game, const std::string &name);

} // namespace takujo
