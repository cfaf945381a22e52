#include "conformance_schema.h"

#include "conformance_texts.h"
#include "conformance_words.h"

#include "evaluation/coop.h"
#include "evaluation/study_match.h"

#include <nlohmann/json.hpp>

namespace takujo::conformance {

namespace {

constexpr int kMaxPlies = 60'000;
constexpr int kDuels = 3;         ///< deals at an edge; where play-outs are slow, one
constexpr int kMany = 10;         ///< times as many, to be sure
constexpr double kClearly = 1.15; ///< times the equal share

Json rows(const Json &def, std::size_t count)
{
    Json out = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(def[i % def.size()]);
    return out;
}

void addRows(const Param &param, std::vector<EdgeValue> &edges)
{
    if (!param.def->is_array() || param.def->empty())
        return;
    for (const int count : {param.minItems, param.maxItems})
        edges.push_back({param.id, rows(param.def, static_cast<std::size_t>(count))});
    for (const Column &column : param.columns) {
        if (column.type != Column::Type::Int)
            continue;
        for (const int end : {column.min, column.max}) {
            Json value = param.def;
            for (Json &row : value)
                row[column.id] = end;
            edges.push_back({param.id, value});
        }
    }
}

/// The fewest and the most choices, and each one alone.
void addSets(const Param &param, std::vector<EdgeValue> &edges)
{
    for (const int count : {param.minItems, param.maxItems})
        edges.push_back({param.id, Json(std::vector<std::string>(param.choices.begin(),
                                                                 param.choices.begin() + count))});
    for (const std::string &choice : param.choices)
        edges.push_back({param.id, Json::array({choice})});
}

/// Named grids, and two own ones: the largest square board and a row of the fewest cells.
void addGrids(const Param &param, std::vector<EdgeValue> &edges)
{
    for (const std::string &name : param.choices)
        edges.push_back({param.id, name});
    const auto side = static_cast<std::size_t>(param.maxItems);
    const auto fewest = static_cast<std::size_t>(std::max(1, param.minItems));
    Json full = Json::array();
    int number = param.min;
    for (std::size_t row = 0; row < side; ++row) {
        full.push_back(Json::array());
        for (std::size_t col = 0; col < side; ++col) {
            full.back().push_back(number);
            number = number < param.max ? number + 1 : std::max(1, param.min);
        }
    }
    edges.push_back({param.id, full});
    Json small = Json::array();
    for (std::size_t cell = 0; cell < fewest; ++cell) {
        if (cell % side == 0)
            small.push_back(Json::array());
        small.back().push_back(std::max(1, param.min));
    }
    while (small.back().size() < small.front().size())
        small.back().push_back(0);
    edges.push_back({param.id, small});
}

void playOut(const Setup &setup, std::uint64_t seed, Findings &findings)
{
    Match match(setup.game, setup.rules, testSeats(setup.seats()), seed);
    Rng rng(seed);
    const std::vector<std::string> players = setup.game->players();
    while (!match.finished() && match.plyCount() < kMaxPlies) {
        findings.setPly(match.plyCount());
        for (const std::string &broken : setup.game->invariants(match.stateAt(-1)))
            findings.fail("invariants", broken);
        const LegalMoves legal = match.legal();
        if (!findings.expect(!legal.moves.empty(), "schema", "nothing can be done"))
            return;
        Move move = legal.moves[rng.below(static_cast<std::uint32_t>(legal.moves.size()))];
        if (match.plyCount() % 16 == 0) {
            Request request = match.request(match.actor(), {}, rng.next());
            request.player = players[rng.below(static_cast<std::uint32_t>(players.size()))];
            request.budget.simulations = 8;
            move = setup.game->search(request, {}, nullptr).best;
        }
        if (!findings.expect(!match.play(move), "schema",
                             "a move is refused: " + setup.game->moveText(move)))
            return;
    }
    findings.expect(match.finished(), "schema", "the match does not end");
    findings.count("edge matches");
}

/// Partners who think get further than partners who do not.
bool togetherFurther(const Setup &setup, const std::string &quick, int deals, std::uint64_t seed)
{
    CoopSpec spec;
    spec.deals = deals;
    spec.seed = seed;
    for (const std::string &player : {quick, std::string("random")}) {
        CoopTeam team;
        team.name = player;
        team.game = setup.game;
        team.players.assign(static_cast<std::size_t>(setup.seats()), player);
        spec.teams.push_back(std::move(team));
    }
    const CoopResult result = runCoop(spec);
    return result.scores[0].meanScore > result.scores[1].meanScore;
}

/// Who thinks wins clearly more than one who does not.
bool winsMore(const Setup &setup, const std::string &quick, int deals, std::uint64_t seed)
{
    ArenaSpec spec;
    spec.players.assign(static_cast<std::size_t>(setup.seats()), "random");
    spec.players.front() = quick;
    spec.games = deals * setup.seats();
    spec.seed = seed;
    return runArena(*setup.game, spec).scores.front().share * setup.seats() > kClearly;
}

/// What the rules ask for is understood, also far from the official ones. A few deals say so nearly always;
/// where they do not, many others decide.
void checkThinking(const Setup &setup, std::uint64_t seed, Findings &findings)
{
    const std::string quick = studyPlayer(*setup.game);
    const auto ahead = setup.definition().cooperative ? togetherFurther : winsMore;
    const bool pays =
        ahead(setup, quick, kDuels, seed) || ahead(setup, quick, kMany * kDuels, seed + 1);
    findings.expect(pays, "thinking", quick + " does no better than random");
}

} // namespace

std::vector<EdgeValue> edgeValues(const RuleSchema &schema)
{
    std::vector<EdgeValue> edges;
    for (const Param &param : schema.params) {
        switch (param.type) {
        case ParamType::Bool:
            edges.push_back({param.id, false});
            edges.push_back({param.id, true});
            break;
        case ParamType::Int:
            edges.push_back({param.id, param.min});
            edges.push_back({param.id, param.max});
            break;
        case ParamType::Choice:
            for (const std::string &choice : param.choices)
                edges.push_back({param.id, choice});
            break;
        case ParamType::Set: addSets(param, edges); break;
        case ParamType::Grid: addGrids(param, edges); break;
        case ParamType::List:
        case ParamType::Rows: addRows(param, edges); break;
        }
    }
    return edges;
}

void checkSchemaEdge(const GameDefinition &definition, const EdgeValue &edge, int seats,
                     std::uint64_t seed, bool thinking, Findings &findings)
{
    RuleSet rules = officialRuleSet(definition.schema, definition.texts, "standard");
    rules.official = false;
    (*rules.changes)[edge.param] = edge.value;
    Loaded<RuleValues> values = effectiveValues(definition.schema, rules);
    std::string shown = edge.value.dump();
    if (shown.size() > 60)
        shown = shown.substr(0, 60) + "...";
    const Problems refused =
        values ? checkSeats(definition.schema, *values, seats) : values.error();
    if (hasErrors(refused)) {
        findings.note("edge refused: " + edge.param + " = " + shown);
        findings.count("edges refused");
        for (const Problem &p : refused)
            findings.expect(!p.text.empty() && !p.path.empty(), "schema",
                            "a refusal of " + edge.param + " says nothing");
        return;
    }
    Setup setup = makeSetup(definition, rules, seats);
    setup.name += ", " + edge.param + " = " + shown;
    findings.enter(setup, seed);
    checkRulebook(setup, findings);
    playOut(setup, seed, findings);
    if (thinking)
        checkThinking(setup, seed, findings);
    const Loaded<RuleSet> back = readRuleSet(definition.schema, writeRuleSet(rules));
    findings.expect(back && *back == rules, "schema",
                    "the rule set does not come back from its file");
}

void checkSchemaRefusals(const GameDefinition &definition, Findings &findings)
{
    const RuleSchema &schema = definition.schema;
    for (const Param &param : schema.params) {
        std::vector<Json> wrong{nullptr, Json::object({{"x", 1}}), 1.5, "no such choice"};
        if (param.type == ParamType::Int) {
            wrong.emplace_back(param.min - 1);
            wrong.emplace_back(static_cast<std::int64_t>(param.max) + 1);
            wrong.emplace_back(9'000'000'000'000'000'000LL);
            wrong.emplace_back(true);
        }
        for (const Json &value : wrong) {
            const auto result =
                applyChanges(schema, schema.defaults(), Json::object({{param.id, value}}));
            if (!findings.expect(!result, "schema", param.id + " takes " + value.dump()))
                continue;
            const Problem &p = result.error().front();
            findings.expect(p.path.starts_with("/changes/" + param.id) && !p.text.empty(), "schema",
                            "refusal of " + param.id + " has path \"" + p.path + "\"");
        }
    }
    const auto unknown =
        applyChanges(schema, schema.defaults(), Json::object({{"no_such_rule", 1}}));
    findings.expect(!unknown, "schema", "an unknown rule is taken");
}

} // namespace takujo::conformance
