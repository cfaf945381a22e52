#include "commands.h"
#include "event_statistics.h"
#include "input_file.h"
#include "program_players.h"
#include "usage.h"

#include "players/player_desk.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFileInfo>

#include <mutex>

namespace takujo {

namespace {

struct SelfplayOptions
{
    std::string rules, seats, records;
    std::vector<std::string> counts;
    int games = 1;
    int jobs = 1;
    std::uint64_t seed = 1;
    StartOption start;
    BudgetOptions budget;
};

/// One finished match, for the summary.
struct Played
{
    MatchResult result; ///< of the seats as they were named
    int first = 0;      ///< of them, who began
    int plies = 0;
    std::uint64_t seed = 0;
    std::string fault;
};

struct Session
{
    std::shared_ptr<const Game> game;
    RuleSet rules;
    std::vector<SeatSetup> seats;
    SelfplayOptions options;
    std::function<ArenaThinker()> thinkers;
};

/// Plays one match; every seat's thinking has a seed of its own, which is not the match's.
Match playMatch(const Session &s, std::uint64_t seed, std::string &fault)
{
    Match match(s.game, s.rules, s.options.start.turned(*s.game, s.seats, seed), seed,
                TAKUJO_VERSION);
    ArenaThinker think = s.thinkers ? s.thinkers() : ArenaThinker();
    while (!match.finished()) {
        const auto ply = static_cast<std::uint64_t>(match.plyCount());
        const Request request = match.request(match.actor(), s.options.budget.budget(),
                                              combine64(mix64(seed ^ 0xA1), ply));
        double cpuMs = 0;
        const SearchResult found =
            think ? think(match.actor(), request, {}, cpuMs) : s.game->search(request, {}, nullptr);
        if (const Check refused = match.play(found.best)) {
            fault = s.game->moveText(found.best);
            return match;
        }
    }
    return match;
}

/// Results of a match by the seats as they were named. @param first of them, who began
MatchResult asNamed(const MatchResult &result, int seats, int first)
{
    MatchResult out;
    for (int turn = 0; turn < seats; ++turn) {
        const int named = (turn + first) % seats;
        out.score[static_cast<std::size_t>(named)] = result.score[static_cast<std::size_t>(turn)];
        if (contains(result.winners, static_cast<SeatId>(turn)))
            out.winners = static_cast<SeatSet>(out.winners | seatBit(static_cast<SeatId>(named)));
    }
    return out;
}

std::uint64_t matchSeed(const Session &s, int number)
{
    return combine64(s.options.seed, static_cast<std::uint64_t>(number));
}

/// Where the record of a match goes.
QString recordPath(const Session &s, int number)
{
    const std::string name = s.rules.game + "-" + std::to_string(s.game->seats()) + "p-" +
                             std::to_string(number) + "-" + toHex(matchSeed(s, number)).substr(8) +
                             ".takujo";
    return QDir(QString::fromStdString(s.options.records)).filePath(QString::fromStdString(name));
}

/// Records are never written over: they may be somebody's only ones.
Problems checkRecords(const Session &s)
{
    if (!QDir().mkpath(QString::fromStdString(s.options.records)))
        return problem(Text("cli.folder").raw("folder", s.options.records));
    for (int i = 0; i < s.options.games; ++i) {
        if (QFileInfo::exists(recordPath(s, i)))
            return problem(Text("cli.exists").raw("file", recordPath(s, i).toStdString()));
    }
    return {};
}

void reportMatch(Tool &tool, const Session &s, const Played &played, int number)
{
    Json scores = Json::array();
    Json winners = Json::array();
    std::string list, won;
    for (int seat = 0; seat < s.game->seats(); ++seat) {
        const int score = played.result.score[static_cast<std::size_t>(seat)];
        scores.push_back(score);
        list += (seat > 0 ? " " : "") + std::to_string(score);
        if (contains(played.result.winners, static_cast<SeatId>(seat))) {
            winners.push_back(seat + 1);
            won += (won.empty() ? "" : " ") + std::to_string(seat + 1);
        }
    }
    if (tool.json()) {
        tool.line({{"match", number + 1},
                   {"seed", played.seed},
                   {"plies", played.plies},
                   {"first", played.first + 1},
                   {"scores", scores},
                   {"winners", winners}});
        return;
    }
    tool.print(tool.say(Text("cli.match")
                            .num("n", number + 1)
                            .raw("seed", std::to_string(played.seed))
                            .num("plies", played.plies)
                            .num("first", played.first + 1)
                            .raw("scores", list)
                            .raw("winners", won.empty() ? tool.say("cli.notwon") : won)));
}

void printTally(Tool &tool, const EventStatistics &tally)
{
    for (const EventStatistics::Row &row : tally.rows()) {
        if (tool.json())
            tool.line({{"event", row.event},
                       {"value", row.value},
                       {"count", row.count},
                       {"matches", row.matches},
                       {"winShare", row.winShare}});
        else
            tool.print(tool.say(Text("cli.tally")
                                    .raw("event", row.event)
                                    .raw("value", row.value)
                                    .num("count", static_cast<std::int64_t>(row.count))
                                    .num("matches", static_cast<std::int64_t>(row.matches))
                                    .raw("share", fixed(row.winShare, 3))));
    }
}

void summarise(Tool &tool, const Session &s, const std::vector<Played> &all)
{
    if (!tool.json())
        tool.print(tool.say(Text("cli.total").num("games", static_cast<std::int64_t>(all.size()))));
    Json seats = Json::array();
    for (int seat = 0; seat < s.game->seats(); ++seat) {
        int wins = 0;
        double sum = 0;
        for (const Played &played : all) {
            wins += contains(played.result.winners, static_cast<SeatId>(seat));
            sum += played.result.score[static_cast<std::size_t>(seat)];
        }
        const std::string player = playersOf(s.seats)[static_cast<std::size_t>(seat)];
        const double mean = sum / static_cast<double>(all.size());
        seats.push_back(
            {{"seat", seat + 1}, {"player", player}, {"wins", wins}, {"meanScore", mean}});
        if (!tool.json())
            tool.print(tool.say(Text("cli.wins")
                                    .raw("player", player)
                                    .num("seat", seat + 1)
                                    .num("wins", wins)
                                    .raw("score", fixed(mean, 2))));
    }
    if (tool.json())
        tool.line({{"matches", all.size()}, {"seats", seats}});
}

int playAll(Tool &tool, const Session &s)
{
    std::vector<Played> all(static_cast<std::size_t>(s.options.games));
    std::mutex mutex; // guards the output, `failed` and `tally`
    EventStatistics tally(s.game->definition().texts, s.options.counts);
    Problems failed;
    runJobs(s.options.games, s.options.jobs, [&](int i) {
        Played &played = all[static_cast<std::size_t>(i)];
        played.seed = matchSeed(s, i);
        played.first = s.options.start.seat(*s.game, played.seed);
        const Match match = playMatch(s, played.seed, played.fault);
        played.plies = match.plyCount();
        played.result =
            asNamed(match.record().result.value_or(MatchResult{}), s.game->seats(), played.first);
        const std::scoped_lock lock(mutex);
        reportMatch(tool, s, played, i);
        if (!s.options.counts.empty())
            tally.add(match);
        if (s.options.records.empty())
            return;
        const Problems wrong =
            writeFile(recordPath(s, i), prettyJson(writeRecord(*s.game, match.record())), false);
        failed.insert(failed.end(), wrong.begin(), wrong.end());
    });
    summarise(tool, s, all);
    printTally(tool, tally);
    if (!failed.empty())
        return tool.refuse(failed, s.options.records);
    for (const Played &played : all) {
        if (!played.fault.empty()) {
            tool.remark("seed " + std::to_string(played.seed) + ": refused move " + played.fault);
            return kCheckFailed;
        }
    }
    return kOk;
}

int selfplay(Tool &tool, const SelfplayOptions &o)
{
    const OpenedRules rules = tool.require(openRules(tool, o.rules), o.rules);
    Session session;
    session.rules = rules.rules;
    session.options = o;
    if (!EventStatistics({}, o.counts).ok())
        return tool.misuse("cli.count");
    const std::vector<std::string> players = splitList(o.seats);
    const auto game = tool.require(openGame(tool, rules, static_cast<int>(players.size())));
    session.game = game;
    for (const std::string &player : players) {
        tool.require(checkAnyPlayer(*game, player));
        session.seats.push_back(seatOfPlayer(player, static_cast<int>(session.seats.size())));
    }
    session.thinkers = programThinkers(tool, game, rules.rules, players);
    tool.require(o.start.check(game->seats()));
    if (const Problems wrong = o.records.empty() ? Problems() : checkRecords(session);
        !wrong.empty())
        return tool.refuse(wrong);
    return playAll(tool, session);
}

} // namespace

void addSelfplayCommand(CLI::App &app, Tool &tool)
{
    auto o = std::make_shared<SelfplayOptions>();
    CLI::App *play = tool.addCommand(app, "selfplay",
                                     "Let players play matches; one line a match, then a summary",
                                     [&tool, o] { return selfplay(tool, *o); });
    play->add_option("--rules", o->rules, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    play->add_option("--seats", o->seats, "Who sits where: expert,greedy,exec:COMMAND")->required();
    addNumber(*play, "--games", o->games, 1, 1'000'000, "Number of matches")->capture_default_str();
    addSeed(*play, "--seed", o->seed, "Of the whole run; match i has a seed made of it");
    o->start.add(*play);
    addNumber(*play, "--jobs", o->jobs, 1, 256, "Matches at once")->capture_default_str();
    play->add_option("--records", o->records,
                     "Folder for a record of each match; none is written over")
        ->type_name("DIR");
    play->add_option(
            "--count", o->counts,
            "Count events by an argument, with the win share of who did it: log.spent=card")
        ->type_name("TEXT=ARG");
    o->budget.add(*play);
}

} // namespace takujo
