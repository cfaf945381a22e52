#include "commands.h"
#include "usage.h"

#include "game/fields.h"
#include "io/files.h"
#include "players/player_messages.h"
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

namespace takujo {

namespace {

/// A message of the host, as far as all have it.
struct HostMessage
{
    Json json;
    std::string type;
    std::uint64_t id = 0; ///< of requests and what belongs to them
};

Loaded<HostMessage> readHostMessage(const std::string &line)
{
    const Loaded<Json> json = parseJson(line);
    if (!json)
        return json.error();
    HostMessage message{*json, {}, 0};
    const Problems problems = Fields::read(*json, Missing::Kept, [&](Fields &f) {
        constexpr std::int64_t kMostIds = std::int64_t{1} << 60;
        f.allowOthers();
        f.required("type").text(message.type, 64);
        f["id"].value(message.id, Domain::numbers(0, kMostIds));
    });
    if (!problems.empty())
        return problems;
    return message;
}

/// Messages as they come, read beside the thinking so that it can be told to stop.
class Inbox
{
public:
    using Arrival = Loaded<HostMessage>;

    Inbox() : m_reader([this] { read(); }) {}

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
    void read()
    {
        std::string line;
        bool more = true;
        while (more && std::getline(std::cin, line)) {
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

private:
    void hello()
    {
        m_tool.line({{"type", "hello"},
                     {"protocol", kPlayerProtocol},
                     {"name", "takujo " TAKUJO_VERSION " " + m_level},
                     {"wants", {"world", "past"}}});
    }

    void rules(const Json &message)
    {
        Json rules;
        int seats = 0;
        Tool::require(Fields::read(message, Missing::Refused, [&](Fields &f) {
            f.allowOthers();
            if (Field at = f["rules"]; at.reads())
                rules = at.json();
            f["seats"].value(seats, Domain::numbers(1, kMaxSeats));
        }));
        const RuleSet set = Tool::require(m_tool.catalogue().rulesFrom(rules));
        m_game = Tool::require(m_tool.catalogue().makeGame(set, seats));
        Tool::require(checkPlayer(*m_game, m_level));
        m_past.clear();
    }

    void answer(const HostMessage &message, const std::stop_token &stop)
    {
        constexpr std::int64_t kMostPlies = 65536;
        std::size_t from = 0;
        Tool::require(Fields::read(message.json, Missing::Refused, [&](Fields &f) {
            f.allowOthers();
            f["from"].value(from, Domain::numbers(0, kMostPlies));
        }));
        Request request = Tool::require(readQuestion(*m_game, message.json));
        m_past.resize(std::min(m_past.size(), from));
        m_past.insert(m_past.end(), request.past.begin(), request.past.end());
        request.past = m_past;
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
