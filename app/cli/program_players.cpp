#include "program_players.h"

#include "players/player_desk.h"

#include <algorithm>
#include <mutex>

namespace takujo {

std::function<ArenaThinker()> programThinkers(Tool &tool, const std::shared_ptr<const Game> &game,
                                              const RuleSet &rules,
                                              const std::vector<std::string> &players,
                                              bool amongPeople)
{
    if (std::none_of(players.begin(), players.end(),
                     [](const std::string &player) { return isProgram(player); }))
        return {};
    auto one = std::make_shared<std::mutex>(); // remark at a time
    const PlayerDesk::Report report = [&tool, one, words = tool.words(&game->definition()),
                                       amongPeople](const Text &fault) {
        const std::scoped_lock lock(*one);
        tool.remark(words(amongPeople ? withoutItsWords(fault) : fault));
    };
    return [game, rules, report]() -> ArenaThinker {
        auto desk = std::make_shared<PlayerDesk>(game, rules, report);
        return [desk](SeatId seat, const Request &request, const std::stop_token &stop,
                      double &cpuMs) { return desk->search(seat, request, stop, cpuMs); };
    };
}

std::vector<std::string> playersOf(const std::vector<SeatSetup> &seats)
{
    std::vector<std::string> players;
    players.reserve(seats.size());
    for (const SeatSetup &seat : seats)
        players.push_back(seat.program.empty() ? seat.level : seat.program);
    return players;
}

} // namespace takujo
