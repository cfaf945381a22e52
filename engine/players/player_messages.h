#pragma once
#include "game/game.h"
#include "game/rule_set.h"

namespace takujo {

/// The messages of PLAYERS.md.
inline constexpr const char *kPlayerProtocol = "takujo-player/1";

/// What a program wants to be told with each request; it says so in its hello.
struct PlayerWants
{
    bool view = true;
    bool moves = true;
    bool past = false;
    bool world = false;
};

/// A message of a program: exactly one of these.
struct PlayerMessage
{
    enum class Kind { Hello, Move, Bye, None };
    Kind kind = Kind::None;
    std::string text; ///< its name, its move, why it leaves
    PlayerWants wants;
    std::uint64_t id = 0; ///< of the request a move answers
};

Json helloMessage();
Json rulesMessage(const Game &game, const RuleSet &rules, SeatId seat);
/// @param from so many plies of `request.past` were told before
Json requestMessage(const Game &game, const Request &request, SeatId seat, const PlayerWants &wants,
                    std::size_t from, std::uint64_t id);
Json stopMessage(std::uint64_t id);
Json byeMessage();

/// Kind::None when the line is no message of the protocol.
PlayerMessage readPlayerMessage(const std::string &line);

} // namespace takujo
