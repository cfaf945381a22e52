#pragma once
#include "source.h"

namespace takujo {

/// A question to an AI as a file: everything it may know and nothing else.
///   {"format": "takujo-request/1", "rules": <rule set>, "seats": 3,
///    "view": <base64>, "past": [{"view": <base64>, "move": <base64>, "seat": 1}, ...],
///    "player": "expert", "traits": [0, 0, 0, 0],
///    "budget": {"simulations": 0, "ms": 200, "cpu": false, "threads": 1}, "seed": "000000000000002a"}
/// `view` and `move` are the bytes of a View and of a Move of this version of the game; `past` and
/// `traits` (what the game makes of who sits where) may be left out. Seats are counted from 1.
struct ThinkRequest
{
    std::shared_ptr<const Game> game;
    Request request;
};

Json writeRequest(const Game &game, const RuleSet &rules, const Request &request);
/// Problems carry JSON pointers. The view must be one that a state of this game can give.
Loaded<ThinkRequest> readRequest(Tool &tool, const Json &document);

} // namespace takujo
