#include "input_file.h"

#include "usage.h"

#include "evaluation/arena.h"
#include "evaluation/study_match.h"
#include "game/fields.h"
#include "game/hidden_characters.h"
#include "players/player_desk.h"
#include "plugin/open_position.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace takujo {

namespace {

Problems inFile(Problems problems, const std::string &file)
{
    for (Problem &p : problems) {
        if (p.file.empty())
            p.file = file;
    }
    return problems;
}

Loaded<Source> openPositioned(Tool &tool, const GameDefinition &definition, const Json &document)
{
    Loaded<OpenPosition> position = openPosition(tool.catalogue(), document);
    if (!position)
        return position.error();
    return Source{&definition, position->game, position->rules, {}, position->state};
}

Loaded<Source> openReplayed(Tool &tool, const GameDefinition &definition, const Json &document)
{
    const Loaded<RuleSet> rules = recordRules(definition.schema, document);
    if (!rules)
        return rules.error();
    if (recordSeats(document) == 0)
        return problem(Text("io.array")
                           .raw("key", "seats")
                           .num("min", definition.minSeats)
                           .num("max", definition.maxSeats),
                       "/seats");
    Source source;
    source.definition = &definition;
    source.rules = *rules;
    const Loaded<std::shared_ptr<const Game>> game =
        tool.catalogue().makeGame(*rules, recordSeats(document));
    if (!game)
        return placed("/seats", game.error());
    source.game = *game;
    const Loaded<MatchRecord> record = readRecord(*source.game, document);
    if (!record)
        return record.error();
    Loaded<Match> match = Match::replay(source.game, *record);
    if (!match)
        return match.error();
    source.match = std::move(*match);
    return source;
}

Loaded<Source> open(Tool &tool, const std::string &file, bool positions)
{
    const Loaded<Json> document = readJsonFile(QString::fromStdString(file));
    if (!document)
        return inFile(document.error(), file);
    const std::string id = recordGame(*document);
    if (id.empty())
        return inFile(
            problem(Text("io.missing").raw("key", "game"), document->is_object() ? "/game" : ""),
            file);
    const Loaded<const GameDefinition *> definition =
        tool.catalogue().definition(QString::fromStdString(id));
    if (!definition)
        return inFile(below("/game", definition.error()), file);
    tool.setGame(*definition);
    Loaded<Source> source = isPosition(*document) && positions
                                ? openPositioned(tool, **definition, *document)
                                : openReplayed(tool, **definition, *document);
    if (!source)
        return inFile(source.error(), file);
    return source;
}

bool isName(const std::string &name)
{
    const QString text = QString::fromStdString(name);
    return name.size() <= kMaxSeatName && text.toStdString() == name &&
           !hiddenCharacter(name, Lines::One);
}

/// "expert", "human", "human:Aoi", "greedy:Robo", "exec:COMMAND".
SeatSetup seatOf(const std::string &part)
{
    if (isProgram(part))
        return seatOfPlayer(part, 0);
    SeatSetup seat;
    const std::size_t colon = part.find(':');
    const std::string who = part.substr(0, colon);
    seat.kind = who == "human" ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai;
    seat.level = who == "human" ? seat.level : who;
    seat.name = colon == std::string::npos ? std::string() : part.substr(colon + 1);
    return seat;
}

/// A file is read here, so that the game it names is known when something in it is wrong.
Loaded<RuleSet> readRules(Tool &tool, const std::string &reference)
{
    const QString name = QString::fromStdString(reference);
    if (reference != "-" && !QFileInfo::exists(name)) {
        const QString game = name.section(u':', 0, 0);
        if (name.contains(u':') && !name.contains(u'/') && !tool.catalogue().find(game))
            return problem(Text("plugin.unknown").raw("game", game.toStdString()));
        return tool.catalogue().rulesFor(name);
    }
    const Loaded<Json> document = readJsonFile(name);
    if (!document)
        return document.error();
    if (const GameDefinition *game = tool.catalogue().namedIn(*document))
        tool.setGame(game);
    return tool.catalogue().rulesFrom(*document, name);
}

} // namespace

Loaded<Source> openSource(Tool &tool, const std::string &file) { return open(tool, file, true); }
Loaded<Source> openRecord(Tool &tool, const std::string &file) { return open(tool, file, false); }

Loaded<OpenedRules> openRules(Tool &tool, const std::string &reference)
{
    const Loaded<RuleSet> set = readRules(tool, reference);
    if (!set)
        return inFile(set.error(), reference);
    const Loaded<const GameDefinition *> definition =
        tool.catalogue().definition(QString::fromStdString(set->game));
    if (!definition)
        return inFile(definition.error(), reference);
    const Loaded<RuleValues> values = effectiveValues((*definition)->schema, *set);
    if (!values)
        return inFile(values.error(), reference);
    return OpenedRules{*definition, *set, *values, ruleHash((*definition)->schema, *values)};
}

void RulesOption::add(CLI::App &command)
{
    auto *byRules =
        command.add_option("--rules", rules, "Rule-set file or GAME:PRESET")->type_name("RULES");
    auto *byGame = command.add_option("--game", game, "Short for GAME:standard")->type_name("GAME");
    byRules->excludes(byGame);
}

std::string RulesOption::reference() const
{
    if (rules.empty() && game.empty())
        throw CLI::RequiredError::Option(1, 1, 0, "--rules,--game");
    return rules.empty() ? game + ":standard" : rules;
}

OpenedRules RulesOption::open(Tool &tool) const
{
    return tool.require(openRules(tool, reference()), reference());
}

Loaded<std::shared_ptr<const Game>> openGame(Tool &tool, const OpenedRules &rules, int seats)
{
    return tool.catalogue().makeGame(rules.rules, seats);
}

Loaded<WeightFile> readWeightFile(const GameDefinition &game, const std::string &file)
{
    if (game.weights.names.empty())
        return problem("cli.tune.none");
    const Loaded<Json> json = readJsonFile(QString::fromStdString(file));
    if (!json)
        return json.error();
    return readWeights(*json, game.id, game.weights.names, game.minSeats, game.maxSeats);
}

void BudgetOptions::add(CLI::App &command)
{
    addNumber(command, "--sims", simulations, 0, 100'000'000,
              "Simulations per decision; the result is then the same everywhere. "
              "0 = the player's own number");
    addNumber(command, "--ms", milliseconds, 0, 3'600'000, "Time per decision in milliseconds");
    command.add_flag("--cpu", cpu, "Count --ms in CPU time of the searching thread");
    addNumber(command, "--threads", threads, 1, 256, "Threads of one decision");
}

Budget BudgetOptions::budget() const
{
    return {simulations, std::chrono::milliseconds(milliseconds), cpu, threads};
}

SeatSetup seatOfPlayer(const std::string &player, int colour)
{
    const bool program = isProgram(player);
    return {SeatSetup::Kind::Ai,
            {},
            program ? kReferenceLevel : player,
            colour,
            program ? player : std::string(),
            program ? "program"
                    : std::string()}; // its command is no business of whoever gets the record
}

Loaded<SeatList> openSeats(Tool &tool, const OpenedRules &rules, const std::string &list)
{
    bool number = false;
    const int people = QString::fromStdString(list).toInt(&number);
    const std::vector<std::string> parts = number ? std::vector<std::string>() : splitList(list);
    SeatList out;
    // the number first: nobody makes a list of 2,000,000,000 seats
    const auto game = openGame(tool, rules, number ? people : static_cast<int>(parts.size()));
    if (!game)
        return game.error();
    out.game = *game;
    for (int i = 0; i < out.game->seats(); ++i) {
        out.seats.push_back(number ? SeatSetup() : seatOf(parts[static_cast<std::size_t>(i)]));
        SeatSetup &seat = out.seats.back();
        seat.colour = i;
        if (Problems wrong =
                checkAnyPlayer(*out.game, seat.program.empty() ? seat.level : seat.program);
            !wrong.empty())
            return wrong;
        if (!isName(seat.name))
            return problem(Text("cli.name").num("max", kMaxSeatName));
    }
    return out;
}

void StartOption::add(CLI::App &command)
{
    addNumber(command, "--first", first, 0, kMaxSeats,
              "Which of the seats named begins, from 1; 0 = by lot where a clause of the "
              "game says so (it follows from the seed), else the first")
        ->capture_default_str();
}

Problems StartOption::check(int seats) const
{
    if (first <= seats)
        return {};
    return problem(Text("cli.first").num("first", first).num("seats", seats));
}

int StartOption::seat(const Game &game, std::uint64_t seed) const
{
    if (first > 0)
        return first - 1;
    if (game.definition().startByLot.empty())
        return 0;
    return static_cast<int>(
        Rng(combine64(seed, hashText("start"))).below(static_cast<std::uint32_t>(game.seats())));
}

std::vector<SeatSetup> StartOption::turned(const Game &game, std::vector<SeatSetup> seats,
                                           std::uint64_t seed) const
{
    std::rotate(seats.begin(), seats.begin() + seat(game, seed), seats.end());
    return seats;
}

Problems checkStudyPlayer(const Game &game, const std::string &player)
{
    return checkPlayer(game, StudyPlayer::of(player).name);
}

std::string timeStamp()
{
    return QDateTime::currentDateTime().toOffsetFromUtc(0).toString(Qt::ISODate).toStdString();
}

std::string fixed(double value, int digits)
{
    const std::string text = QString::number(value, 'f', digits).toStdString();
    const bool nothing = text.find_first_not_of("-0.") == std::string::npos;
    return nothing && text.front() == '-' ? text.substr(1) : text;
}

std::vector<std::string> splitList(const std::string &list)
{
    return CLI::detail::split(list, ',');
}

} // namespace takujo
