#include "players/program_player.h"

#include "game/hidden_characters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>

namespace takujo {

namespace {

constexpr std::size_t kMostQuoted = 80;
constexpr std::size_t kMostNamed = 40;
constexpr std::chrono::milliseconds kMoment{5}; ///< for a short message to whoever still thinks

/// Words of a stranger in a message of ours.
std::string quoted(const std::string &text, std::size_t most)
{
    std::string cut = text.substr(0, most);
    while (!cut.empty() && cut.size() < text.size() &&
           (static_cast<unsigned char>(text[cut.size()]) & 0xC0U) == 0x80)
        cut.pop_back(); // not within a letter
    return withoutHidden(cut);
}

/// Of a program without a name: its file.
std::string fileName(const std::string &path) { return path.substr(path.find_last_of('/') + 1); }

std::uint64_t hashOf(const ObservedPly &ply)
{
    return combine64(ply.view.hash(), hashBytes(std::as_bytes(std::span(&ply.move, 1))));
}

} // namespace

Text withoutItsWords(Text report)
{
    for (TextArg &arg : report.args) {
        for (Text &what : arg.second.texts) {
            if (what.id == "players.illegal" || what.id == "players.garbage" ||
                what.id == "players.declined")
                what = "players.unusable";
        }
    }
    return report;
}

ProgramPlayer::ProgramPlayer(Setup setup)
    : m_setup(std::move(setup)), m_name(fileName(m_setup.command.front()))
{}

ProgramPlayer::~ProgramPlayer() { end(); }

void ProgramPlayer::end()
{
    Answer ignored;
    if (m_process)
        send(byeMessage(), kMoment, {}, ignored);
    m_process.reset();
}

SearchResult ProgramPlayer::search(const Request &request, const std::stop_token &stop,
                                   double &cpuMs)
{
    const std::scoped_lock lock(m_mutex);
    if (m_faults >= m_setup.limits.faults)
        return standIn(request, stop);
    const double before = m_process ? m_process->cpuMs() : 0;
    const Answer answer = ask(request, stop);
    if (answer.move) {
        cpuMs = m_process->cpuMs() - before;
        return SearchResult::only(*answer.move);
    }
    if (answer.fault.empty()) {
        SearchResult stopped;
        stopped.cancelled = true;
        return stopped;
    }
    end();
    tell(answer.fault);
    return standIn(request, stop);
}

void ProgramPlayer::tell(const Text &fault)
{
    const bool last = ++m_faults >= m_setup.limits.faults;
    if (m_setup.report)
        m_setup.report(
            Text(last ? "players.left" : "players.fault").raw("name", m_name).sub("what", fault));
}

/// The game's casual player with its own number of simulations; of a game that has none, any.
SearchResult ProgramPlayer::standIn(const Request &request, const std::stop_token &stop) const
{
    Request own = request;
    const std::vector<std::string> players = m_setup.game->players();
    const bool casual = std::find(players.begin(), players.end(), "casual") != players.end();
    own.player = casual ? "casual" : players.front();
    own.budget.simulations = 0;
    return m_setup.game->search(own, stop, nullptr);
}

ProgramPlayer::Answer ProgramPlayer::ask(const Request &request, const std::stop_token &stop)
{
    Answer answer;
    if (!m_process)
        answer = begin(stop);
    if (!m_process || !answer.fault.empty())
        return answer;
    const Budget &budget = request.budget;
    const auto time = budget.time.count() > 0 ? budget.time : m_setup.limits.decision;
    const Json message =
        requestMessage(*m_setup.game, request, m_setup.seat, m_wants, told(request), ++m_id);
    if (!send(message, time, stop, answer)) {
        m_process.reset(); // half a request may lie in the pipe
        return answer;
    }
    return hear(request, time, stop);
}

/// How many plies of the past it knows; from now on all.
std::size_t ProgramPlayer::told(const Request &request)
{
    std::vector<std::uint64_t> hashes;
    for (const ObservedPly &ply : request.past)
        hashes.push_back(hashOf(ply));
    const auto differs =
        std::mismatch(m_told.begin(), m_told.end(), hashes.begin(), hashes.end()).second;
    const auto known = static_cast<std::size_t>(differs - hashes.begin());
    m_told = std::move(hashes);
    return known;
}

bool ProgramPlayer::send(const Json &message, std::chrono::milliseconds time,
                         const std::stop_token &stop, Answer &answer)
{
    const Heard heard = m_process->send(message.dump(), ProgramProcess::Clock::now() + time, stop);
    if (heard == Heard::Line)
        return true;
    answer.fault = faultOf(heard);
    if (heard == Heard::Ended) { // it may have said why
        std::string line;
        m_process->receive(line, ProgramProcess::Clock::now() + kMoment, stop);
        const PlayerMessage last = readPlayerMessage(line);
        if (last.kind == PlayerMessage::Kind::Bye)
            answer.fault = faultOf(last, line);
    }
    return false;
}

Text ProgramPlayer::faultOf(Heard heard) const
{
    const auto most = static_cast<std::int64_t>(m_setup.limits.lineBytes);
    switch (heard) {
    case Heard::Late: return "players.late";
    case Heard::Ended: return "players.crash";
    case Heard::TooLong: return Text("players.long").num("max", most);
    case Heard::Line:
    case Heard::Stopped: break;
    }
    return {};
}

/// Starts it and introduces match and seat. Left without a process when it did not come to that.
ProgramPlayer::Answer ProgramPlayer::begin(const std::stop_token &stop)
{
    Answer answer;
    const PlayerLimits &limits = m_setup.limits;
    int error = 0;
    m_told.clear(); // whatever became of the one before, this one knows nothing yet
    m_process =
        ProgramProcess::start(m_setup.command, {limits.memoryBytes, limits.lineBytes}, error);
    if (!m_process) {
        answer.fault = Text("players.start").raw("reason", std::strerror(error));
        return answer;
    }
    if (!send(helloMessage(), limits.start, stop, answer)) {
        m_process.reset();
        return answer;
    }
    std::string line;
    const Heard heard = m_process->receive(line, ProgramProcess::Clock::now() + limits.start, stop);
    const PlayerMessage hello = readPlayerMessage(line);
    if (hello.kind != PlayerMessage::Kind::Hello) {
        answer.fault = heard == Heard::Line ? faultOf(hello, line) : faultOf(heard);
        m_process.reset();
        return answer;
    }
    if (!hello.text.empty())
        m_name = quoted(hello.text, kMostNamed);
    m_wants = hello.wants;
    if (!send(rulesMessage(*m_setup.game, m_setup.rules, m_setup.seat), limits.start, stop, answer))
        m_process.reset();
    return answer;
}

/// Waits for the move. When the time is over it is told to stop; then it has a moment left. There are no more
/// late answers than questions: who sends them without end is not listened to for ever.
ProgramPlayer::Answer ProgramPlayer::hear(const Request &request, std::chrono::milliseconds time,
                                          const std::stop_token &stop)
{
    auto end = ProgramProcess::Clock::now() + time;
    bool hurried = false;
    std::uint64_t passedOver = 0;
    std::string line;
    for (;;) {
        const Heard heard = m_process->receive(line, end, stop);
        if (heard == Heard::Late && !hurried) {
            hurried = true;
            end = ProgramProcess::Clock::now() + m_setup.limits.grace;
            if (Answer late; !send(stopMessage(m_id), m_setup.limits.grace, stop, late))
                return late;
        } else if (heard == Heard::Stopped) {
            if (Answer ignored; !send(stopMessage(m_id), kMoment, {}, ignored))
                m_process.reset();
            return {};
        } else if (heard != Heard::Line) {
            return {std::nullopt, faultOf(heard)};
        } else if (const PlayerMessage message = readPlayerMessage(line);
                   message.kind != PlayerMessage::Kind::Move || message.id > m_id ||
                   (message.id < m_id && ++passedOver >= m_id)) { // so many were called off at most
            return {std::nullopt, faultOf(message, line)};
        } else if (message.id == m_id) {
            return readMove(request, message.text);
        }
    }
}

/// Of a line that is not what was waited for.
Text ProgramPlayer::faultOf(const PlayerMessage &message, const std::string &line)
{
    if (message.kind == PlayerMessage::Kind::Bye)
        return Text("players.declined").raw("reason", quoted(message.text, kMostQuoted));
    return Text("players.garbage").raw("line", quoted(line, kMostQuoted));
}

/// Judged in a world of the seat's own view, in which the rules say the same as in the true one.
ProgramPlayer::Answer ProgramPlayer::readMove(const Request &request, const std::string &text) const
{
    const Game &game = *m_setup.game;
    const Loaded<Move> move = game.parseMove(text);
    Rng rng(request.view.hash());
    Check refused;
    if (!move)
        refused = Violation{{}, move.error().front().text, {}};
    else
        refused = game.check(game.determinize(request.view, rng), *move);
    Answer answer;
    if (refused)
        answer.fault = Text("players.illegal")
                           .raw("move", quoted(text, kMostQuoted))
                           .sub("why", refused->text);
    else
        answer.move = *move;
    return answer;
}

} // namespace takujo
