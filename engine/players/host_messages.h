#pragma once
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

namespace takujo {

// The messages of PLAYERS.md as a player reads them: what a host says.

struct HostMessage
{
    Json json;
    std::string type;
    std::uint64_t id = 0; ///< of requests and what belongs to them
};
/// A message as far as all have it.
Loaded<HostMessage> readHostMessage(const std::string &line);

/// A game by "rules". @param known the game they name: refusals have its words
Loaded<std::shared_ptr<const Game>> readHostRules(Catalogue &catalogue, const Json &message,
                                                  const GameDefinition *&known);
/// What "request" asks; its past is the whole one. @param told the past of the request before
Loaded<Request> readHostRequest(const Game &game, const Json &message,
                                const std::vector<ObservedPly> &told);

} // namespace takujo
