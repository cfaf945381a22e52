#include "commands.h"
#include "usage.h"

#include "io/files.h"
#include "players/host_messages.h"
#include "players/player_messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <poll.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace takujo {

namespace {

/// The lines of standard input. Streams of C++ would wait for the next one also when nobody wants it any
/// more, as long as the host keeps its end open.
class InputLines
{
public:
    /// False at the end of the input, and once it is to stop.
    bool next(std::string &line, const std::stop_token &stop)
    {
        std::size_t at = m_read.find('\n');
        while (at == std::string::npos) {
            const std::size_t searched = m_read.size();
            if (!readOn(stop)) { // the last line may have no end, nor may one that is too long
                line = std::exchange(m_read, {});
                return !line.empty();
            }
            at = m_read.find('\n', searched);
        }
        line = m_read.substr(0, at);
        m_read.erase(0, at + 1);
        return true;
    }

private:
    bool readOn(const std::stop_token &stop)
    {
        constexpr int kLookMs = 50; ///< how often a stop is asked for
        std::array<char, 16384> bytes{};
        while (!stop.stop_requested() &&
               m_read.size() <= static_cast<std::size_t>(kMaxDocumentBytes)) {
            pollfd ready{STDIN_FILENO, POLLIN, 0};
            if (::poll(&ready, 1, kLookMs) <= 0)
                continue;
            const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count > 0) {
                m_read.append(bytes.data(), static_cast<std::size_t>(count));
                return true;
            }
            if (count == 0 || (errno != EAGAIN && errno != EINTR))
                return false;
        }
        return false;
    }

    std::string m_read;
};

/// Messages as they come, read beside the thinking so that it can be told to stop.
class Inbox
{
public:
    using Arrival = Loaded<HostMessage>;

    Inbox() : m_reader([this](const std::stop_token &end) { read(end); }) {}

    /// Nothing when the host has said goodbye or is gone.
    std::optional<Arrival> next()
    {
        std::unique_lock lock(m_mutex);
        m_came.wait(lock, [this] { return !m_messages.empty(); });
        std::optional<Arrival> message = std::move(m_messages.front());
        m_messages.pop_front();
        m_stop = std::stop_source();
        m_current = message && *message ? (*message)->id : 0;
        stopCurrent();
        return message;
    }
    /// Of the message that next() gave last.
    std::stop_token token()
    {
        const std::scoped_lock lock(m_mutex);
        return m_stop.get_token();
    }

private:
    void read(const std::stop_token &end)
    {
        InputLines input;
        std::string line;
        bool more = true;
        while (more && input.next(line, end)) {
            Arrival message = readHostMessage(line);
            more = message.ok() && message->type != "bye";
            const std::scoped_lock lock(m_mutex);
            if (more && message->type == "stop")
                m_stopped = std::max(m_stopped, message->id);
            else if (more || !message)
                m_messages.emplace_back(std::move(message));
            stopCurrent();
            m_came.notify_one();
        }
        const std::scoped_lock lock(m_mutex);
        m_stop.request_stop();
        m_messages.emplace_back(std::nullopt);
        m_came.notify_one();
    }
    void stopCurrent()
    {
        if (m_current <= m_stopped)
            m_stop.request_stop();
    }

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_came;
    std::deque<std::optional<Arrival>> m_messages;
    std::stop_source m_stop;
    std::uint64_t m_current = 0; ///< request that is thought about
    std::uint64_t m_stopped = 0; ///< newest request that was called off
    std::jthread m_reader;
};

/// The other side of the door: one of our own players.
class Served
{
public:
    Served(Tool &tool, std::string level) : m_tool(tool), m_level(std::move(level)) {}

    int run()
    {
        try {
            return serve();
        } catch (const Refusal &refusal) {
            bye(refusal); // standard error is not heard by every host
            throw;
        }
    }

private:
    int serve()
    {
        Inbox inbox;
        while (std::optional<Inbox::Arrival> arrival = inbox.next()) {
            const HostMessage message = m_tool.require(std::move(*arrival));
            if (message.type == "hello")
                hello();
            else if (message.type == "rules")
                rules(message.json);
            else if (message.type == "request" && m_game)
                answer(message, inbox.token());
        }
        return kOk;
    }

    void bye(const Refusal &refusal)
    {
        const Renderer words = m_tool.words(m_known);
        const Text why = refusal.problems.empty() ? Text() : refusal.problems.front().text;
        m_tool.line({{"type", "bye"}, {"reason", words(why)}});
    }

    void hello()
    {
        m_tool.line({{"type", "hello"},
                     {"protocol", kPlayerProtocol},
                     {"name", "takujo " TAKUJO_VERSION " " + m_level},
                     {"wants", {"world", "past"}}});
    }

    void rules(const Json &message)
    {
        Loaded<std::shared_ptr<const Game>> game =
            readHostRules(m_tool.catalogue(), message, m_known);
        m_tool.setGame(m_known);
        m_game = Tool::require(std::move(game));
        Tool::require(checkPlayer(*m_game, m_level));
        m_past.clear();
    }

    void answer(const HostMessage &message, const std::stop_token &stop)
    {
        Request request = Tool::require(readHostRequest(*m_game, message.json, m_past));
        m_past = request.past;
        request.player = m_level;
        const SearchResult found = m_game->search(request, stop, nullptr);
        m_tool.line({{"type", "move"},
                     {"id", message.id},
                     {"move", m_game->moveText(sound(request, found))}});
    }

    /// Of a search that was stopped before it had found anything: any move.
    Move sound(const Request &request, const SearchResult &found) const
    {
        Rng rng(request.seed);
        const StateBlob world = m_game->determinize(request.view, rng);
        return found.cancelled && m_game->check(world, found.best)
                   ? m_game->legal(world).moves.front()
                   : found.best;
    }

    Tool &m_tool;
    const std::string m_level;
    const GameDefinition *m_known = nullptr; ///< whose words a refusal has
    std::shared_ptr<const Game> m_game;
    std::vector<ObservedPly> m_past;
};

} // namespace

void addServeCommand(CLI::App &app, Tool &tool)
{
    auto level = std::make_shared<std::string>("expert");
    CLI::App *command = tool.addCommand(
        app, "serve",
        "Be a program that plays, for exec: of this or another version: the protocol of PLAYERS.md "
        "on the standard streams",
        [&tool, level] { return Served(tool, *level).run(); });
    command->add_option("--level", *level, "A level or a reference player")->capture_default_str();
}

} // namespace takujo
