#include "commands.h"
#include "event_statistics.h"
#include "input_file.h"
#include "program_players.h"
#include "slice.h"
#include "usage.h"

#include "game/fields.h"
#include "players/player_desk.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFileInfo>

#include <climits>

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
    SliceOptions slice;
    BudgetOptions budget;
};

/// One finished match, for the summary.
struct Played
{
    int number = 0;     ///< from 1
    MatchResult result; ///< of the seats as they were named
    int first = 0;      ///< of them, who began
    int plies = 0;
    std::uint64_t seed = 0;
    std::string fault;
    Json events = Json::array(); ///< what --count asks for
};

struct Session
{
    std::shared_ptr<const Game> game;
    RuleSet rules;
    std::vector<SeatSetup> seats;
    SelfplayOptions options;
    std::function<ArenaThinker()> thinkers;
    std::string run;
    int first = 1; ///< numbers of the matches
    int last = 1;
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
    return combine64(s.options.seed, static_cast<std::uint64_t>(number - 1));
}

/// Where the record of a match goes.
QString recordPath(const Session &s, int number)
{
    const std::string name = s.rules.game + "-" + std::to_string(s.game->seats()) + "p-" +
                             std::to_string(number - 1) + "-" +
                             toHex(matchSeed(s, number)).substr(8) + ".takujo";
    return QDir(QString::fromStdString(s.options.records)).filePath(QString::fromStdString(name));
}

/// Records are never written over: they may be somebody's only ones.
Problems checkRecords(const Session &s)
{
    if (!QDir().mkpath(QString::fromStdString(s.options.records)))
        return problem(Text("cli.folder").raw("folder", s.options.records));
    for (int number = s.first; number <= s.last; ++number) {
        if (QFileInfo::exists(recordPath(s, number)))
            return problem(Text("cli.exists").raw("file", recordPath(s, number).toStdString()));
    }
    return {};
}

/// A match as a line of JSON Lines; its seed is written for people, it follows from the number.
void describe(Fields &f, const Session &s, Played &played)
{
    const int seats = s.game->seats();
    f.allowOthers();
    f["match"].value(played.number, Domain::numbers(1, INT_MAX));
    played.seed = matchSeed(s, played.number);
    if (Field seed = f["seed"]; seed.writes())
        seed.write(played.seed);
    f["plies"].value(played.plies, Domain::numbers(0, INT_MAX));
    int first = played.first + 1;
    f["first"].value(first, Domain::numbers(1, seats));
    played.first = first - 1;
    f["scores"].perSeat(played.result.score, seats, Domain::numbers(INT_MIN, INT_MAX));
    f["winners"].set(played.result.winners,
                     Domain::codes("seat", 0, seats, [](int seat) { return seat + 1; }));
    f.optional("fault", !played.fault.empty()).text(played.fault, 4096);
    Field events = f.optional("events", !s.options.counts.empty());
    if (events.writes())
        events.write(played.events);
    else if (events.reads())
        played.events = events.json();
}

void reportMatch(Tool &tool, const Session &s, const Played &played)
{
    if (tool.json()) {
        Played written = played;
        return printRow(tool, s.run, Fields::write([&](Fields &f) { describe(f, s, written); }));
    }
    std::string list, won;
    for (int seat = 0; seat < s.game->seats(); ++seat) {
        list += (seat > 0 ? " " : "") +
                std::to_string(played.result.score[static_cast<std::size_t>(seat)]);
        if (contains(played.result.winners, static_cast<SeatId>(seat)))
            won += (won.empty() ? "" : " ") + std::to_string(seat + 1);
    }
    tool.print(tool.say(Text("cli.match")
                            .num("n", played.number)
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

/// Prints what the matches come to; exit code 1 when one broke off.
int finish(Tool &tool, const Session &s, const std::vector<Played> &all)
{
    EventStatistics tally(s.game->definition().texts, s.options.counts);
    for (const Played &played : all) {
        if (!tally.add(played.events))
            return tool.refuse(
                problem(Text("cli.slice.row").num("number", played.number).raw("key", "/events")));
    }
    summarise(tool, s, all);
    printTally(tool, tally);
    for (const Played &played : all) {
        if (!played.fault.empty()) {
            tool.remark("seed " + std::to_string(played.seed) + ": refused move " + played.fault);
            return kCheckFailed;
        }
    }
    return kOk;
}

int joined(Tool &tool, const Session &s)
{
    std::vector<Played> all;
    for (const Json &row : tool.require(joinRows(s.options.slice.from, s.run, "match"))) {
        Played played;
        const Problems wrong =
            Fields::read(row, Missing::Refused, [&](Fields &f) { describe(f, s, played); });
        tool.require(wrong.empty() ? wrong : badRow(row, "match", wrong));
        reportMatch(tool, s, played);
        all.push_back(std::move(played));
    }
    return finish(tool, s, all);
}

int playAll(Tool &tool, const Session &s)
{
    std::vector<Played> all(static_cast<std::size_t>(s.last - s.first + 1));
    std::vector<Problems> failed(all.size());
    const EventStatistics counter(s.game->definition().texts, s.options.counts);
    const auto play = [&](int i) {
        Played &played = all[static_cast<std::size_t>(i)];
        played.number = s.first + i;
        played.seed = matchSeed(s, played.number);
        played.first = s.options.start.seat(*s.game, played.seed);
        const Match match = playMatch(s, played.seed, played.fault);
        played.plies = match.plyCount();
        played.result =
            asNamed(match.record().result.value_or(MatchResult{}), s.game->seats(), played.first);
        if (!s.options.counts.empty())
            played.events = counter.eventsOf(match);
        if (!s.options.records.empty())
            failed[static_cast<std::size_t>(i)] =
                writeFile(recordPath(s, played.number),
                          prettyJson(writeRecord(*s.game, match.record())), false);
    };
    runInOrder(static_cast<int>(all.size()), s.options.jobs, play,
               [&](int i) { reportMatch(tool, s, all[static_cast<std::size_t>(i)]); });
    const int code = finish(tool, s, all);
    for (const Problems &wrong : failed)
        tool.require(wrong, s.options.records);
    return code;
}

/// What a slice must share with the others.
std::string runOf(const SelfplayOptions &o, const OpenedRules &rules)
{
    return runId({"selfplay", rules.rules.game, rules.hash, o.seats, o.seed, o.start.first,
                  o.counts, o.budget.simulations, o.budget.milliseconds, o.budget.cpu,
                  TAKUJO_VERSION});
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
    session.run = runOf(o, rules);
    if (!o.slice.from.empty())
        return joined(tool, session);
    const auto range = o.slice.range(o.games);
    if (!range)
        return o.slice.misuse(tool);
    session.first = static_cast<int>(range->first);
    session.last = static_cast<int>(range->last);
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
    o->slice.add(*play, addNumber(*play, "--games", o->games, 1, 1'000'000, "Number of matches")
                            ->capture_default_str());
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
