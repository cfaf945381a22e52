#include "players/player_desk.h"

#include "evaluation/arena.h"
#include "players/player_command.h"
#include "plugin/request_io.h"

#include <QCryptographicHash>

namespace takujo {

namespace {

Loaded<std::vector<std::string>> commandOf(const std::string &player)
{
    return readPlayerCommand(QString::fromStdString(player.substr(kProgramPrefix.size())));
}

} // namespace

PlayerDesk::PlayerDesk(std::shared_ptr<const Game> game, RuleSet rules, Report report,
                       const PlayerLimits &limits)
    : m_game(std::move(game)),
      m_rules(std::move(rules)),
      m_report(std::move(report)),
      m_limits(limits)
{}

SearchResult PlayerDesk::search(SeatId seat, Request request, const std::stop_token &stop,
                                double &cpuMs)
{
    request.seed = sealedSeed(request.seed);
    if (!isProgram(request.player))
        return m_game->search(request, stop, nullptr);
    return playerOf(seat, request.player)->search(request, stop, cpuMs);
}

std::shared_ptr<ProgramPlayer> PlayerDesk::playerOf(SeatId seat, const std::string &player)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<ProgramPlayer> &own = m_players.at(static_cast<std::size_t>(seat));
    if (!own) {
        // one that is gone by now cannot be started, and that is reported
        const Loaded<std::vector<std::string>> command = commandOf(player);
        const std::vector<std::string> words =
            command ? *command : std::vector{player.substr(kProgramPrefix.size())};
        own = std::make_shared<ProgramPlayer>(
            ProgramPlayer::Setup{m_game, m_rules, seat, words, m_limits, m_report});
    }
    return own;
}

void PlayerDesk::leave(SeatId seat)
{
    std::shared_ptr<ProgramPlayer> left; // says goodbye without keeping others waiting
    const std::scoped_lock lock(m_mutex);
    left.swap(m_players.at(static_cast<std::size_t>(seat)));
}

Problems checkAnyPlayer(const Game &game, const std::string &player)
{
    if (!isProgram(player))
        return checkPlayer(game, player);
    const Loaded<std::vector<std::string>> command = commandOf(player);
    return command ? Problems() : command.error();
}

std::uint64_t sealedSeed(std::uint64_t seed)
{
    const QByteArray digest = QCryptographicHash::hash(QByteArray("takujo-player ") +
                                                           QByteArray::fromStdString(toHex(seed)),
                                                       QCryptographicHash::Sha256);
    return digest.left(8).toHex().toULongLong(nullptr, 16);
}

} // namespace takujo
