#pragma once
#include "game/game.h"
#include "game/rule_set.h"
#include "players/player_limits.h"
#include "players/player_messages.h"
#include "players/program_process.h"

#include <functional>
#include <mutex>

namespace takujo {

/// A program in one seat of one match. It is told what that seat may know and nothing else, and never
/// sits in a second seat or match, so that it cannot remember what it should not know. Whatever it does
/// wrong is reported, and the computer's casual player decides in its place. Any thread; calls wait for
/// each other.
class ProgramPlayer
{
public:
    /// Called from the thread that searches.
    using Report = std::function<void(const Text &)>;
    struct Setup
    {
        std::shared_ptr<const Game> game;
        RuleSet rules;
        SeatId seat = 0;
        std::vector<std::string> command; ///< of readPlayerCommand()
        PlayerLimits limits;
        Report report;
    };
    explicit ProgramPlayer(Setup setup);
    ~ProgramPlayer();
    ProgramPlayer(const ProgramPlayer &) = delete;
    ProgramPlayer &operator=(const ProgramPlayer &) = delete;

    /// Always a legal move, unless cancelled. @param cpuMs of the program, if it answered
    SearchResult search(const Request &request, const std::stop_token &stop, double &cpuMs);

private:
    /// A move, a fault, or neither: it was stopped.
    struct Answer
    {
        std::optional<Move> move;
        Text fault;
    };
    using Heard = ProgramProcess::Heard;

    Answer ask(const Request &request, const std::stop_token &stop);
    Answer begin(const std::stop_token &stop);
    Answer hear(const Request &request, std::chrono::milliseconds time,
                const std::stop_token &stop);
    Answer readMove(const Request &request, const std::string &text) const;
    bool send(const Json &message, std::chrono::milliseconds time, const std::stop_token &stop,
              Answer &answer);
    Text faultOf(Heard heard) const;
    static Text faultOf(const PlayerMessage &message, const std::string &line);
    std::size_t told(const Request &request);
    void tell(const Text &fault);
    SearchResult standIn(const Request &request, const std::stop_token &stop) const;
    void end();

    const Setup m_setup;
    std::mutex m_mutex;
    std::unique_ptr<ProgramProcess> m_process;
    std::string m_name;
    PlayerWants m_wants;
    std::vector<std::uint64_t> m_told; ///< hashes of the plies it was told
    std::uint64_t m_id = 0;
    int m_faults = 0;
};

/// The same report without what the program said, which may tell of its hand: for people who play with it.
Text withoutItsWords(Text report);

} // namespace takujo
