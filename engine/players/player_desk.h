#pragma once
#include "players/program_player.h"

#include <array>

namespace takujo {

/// Who thinks for the seats of one match: a program where the player of a request is `exec:COMMAND`,
/// else the game's own player. Any thread.
class PlayerDesk
{
public:
    using Report = ProgramPlayer::Report;
    PlayerDesk(std::shared_ptr<const Game> game, RuleSet rules, Report report,
               const PlayerLimits &limits = {});

    /// The seed of the thinking goes through a hash nobody can turn round, for all players alike: hosts
    /// make it from the seed of the deal.
    SearchResult search(SeatId seat, Request request, const std::stop_token &stop, double &cpuMs);

    /// Lets the seat's program go once it is no longer asked: it may be another one from now on.
    void leave(SeatId seat);

private:
    std::shared_ptr<ProgramPlayer> playerOf(SeatId seat, const std::string &command);

    const std::shared_ptr<const Game> m_game;
    const RuleSet m_rules;
    const Report m_report;
    const PlayerLimits m_limits;
    std::mutex m_mutex; ///< guards m_players
    std::array<std::shared_ptr<ProgramPlayer>, kMaxSeats> m_players;
};

/// Nothing when `player` is one of the game's, or `exec:COMMAND` with a program that is there.
Problems checkAnyPlayer(const Game &game, const std::string &player);

/// A seed that does not tell which one it was made of.
std::uint64_t sealedSeed(std::uint64_t seed);

} // namespace takujo
