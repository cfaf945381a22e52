#include "commands.h"
#include "input_file.h"

#include "game/rule_check.h"
#include "game/rulebook.h"
#include "game/shown_values.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

int listGames(Tool &tool)
{
    Catalogue &catalogue = tool.catalogue();
    for (const GameEntry &entry : catalogue.games()) {
        if (tool.json()) {
            tool.line(
                {{"id", entry.id.toStdString()},
                 {"name", {{"ja", entry.nameJa.toStdString()}, {"en", entry.nameEn.toStdString()}}},
                 {"mode", {{"ja", entry.modeJa.toStdString()}, {"en", entry.modeEn.toStdString()}}},
                 {"seats", {entry.minSeats, entry.maxSeats}},
                 {"minutes", {entry.minMinutes, entry.maxMinutes}},
                 {"cooperative", entry.cooperative},
                 {"table", entry.tableModule.toStdString()},
                 {"plugin", entry.pluginFile.toStdString()}});
            continue;
        }
        const QString &name = tool.language() == Language::Ja ? entry.nameJa : entry.nameEn;
        tool.print(entry.id.leftJustified(14).toStdString() + std::to_string(entry.minSeats) + "-" +
                   std::to_string(entry.maxSeats) + "  " + name.toStdString());
    }
    return catalogue.problems().empty() ? kOk : tool.refuse(catalogue.problems());
}

int listRules(Tool &tool, const std::string &game)
{
    if (!game.empty() && !tool.catalogue().find(QString::fromStdString(game)))
        return tool.refuse(problem(Text("plugin.unknown").raw("game", game)));
    for (const GameEntry &entry : tool.catalogue().games()) {
        if (!game.empty() && entry.id.toStdString() != game)
            continue;
        const GameDefinition *definition = tool.require(tool.catalogue().definition(entry.id));
        for (const Preset &preset : definition->schema.presets) {
            const RuleSet rules = officialRuleSet(definition->schema, definition->texts, preset.id);
            std::string reference = definition->id + ":" + preset.id;
            const std::string hash =
                ruleHash(definition->schema, *effectiveValues(definition->schema, rules));
            if (tool.json())
                tool.line({{"rules", reference},
                           {"name", {{"ja", rules.nameJa}, {"en", rules.nameEn}}},
                           {"hash", hash}});
            else
                tool.print(reference.append("  ")
                               .append(shownName(rules, tool.language()))
                               .append("  ")
                               .append(hash));
        }
    }
    return kOk;
}

std::string range(int min, int max, int step = 1)
{
    const std::string ends = std::to_string(min) + ".." + std::to_string(max);
    return step == 1 ? ends : ends + " step " + std::to_string(step);
}

std::string oneOf(const std::vector<std::string> &choices)
{
    return CLI::detail::join(choices, "|");
}

std::string columnValues(const Column &column)
{
    switch (column.type) {
    case Column::Type::Int: return column.id + " " + range(column.min, column.max);
    case Column::Type::Bool: return column.id + " false|true";
    case Column::Type::Choice: return column.id + " " + oneOf(column.choices);
    case Column::Type::Text: break;
    }
    return column.id;
}

/// What a parameter may be, in one form for both languages: 0..8, a|b, rows of columns.
std::string allowedValues(const Param &param)
{
    switch (param.type) {
    case ParamType::Bool: return "false|true";
    case ParamType::Int: return range(param.min, param.max, param.step);
    case ParamType::Choice: return oneOf(param.choices);
    case ParamType::Set:
        return range(param.minItems, param.maxItems) + " x {" + oneOf(param.choices) + "}";
    case ParamType::Grid:
        return oneOf(param.choices) + (param.choices.empty() ? "" : "|") + "rows of 0|" +
               range(param.min, param.max);
    case ParamType::List:
    case ParamType::Rows: break;
    }
    std::vector<std::string> columns;
    for (const Column &column : param.columns)
        columns.push_back(columnValues(column));
    return range(param.minItems, param.maxItems) + " x {" + CLI::detail::join(columns, ", ") + "}";
}

int showRules(Tool &tool, const std::string &reference)
{
    const OpenedRules rules = tool.require(openRules(tool, reference), reference);
    const GameDefinition &game = *rules.definition;
    if (tool.json()) {
        Json allowed = Json::object();
        for (const Param &param : game.schema.params)
            allowed[param.id] = allowedValues(param);
        tool.line({{"document", writeRuleSet(rules.rules)},
                   {"values", rules.values.json()},
                   {"allowed", allowed},
                   {"hash", rules.hash}});
        return kOk;
    }
    const Renderer words = tool.words(&game);
    tool.print(shownName(rules.rules, tool.language()) + "  " + rules.hash);
    const auto changed = differences(game.schema, game.schema.defaults(), rules.values);
    for (const Param &param : game.schema.params) {
        const bool differs =
            std::any_of(changed.begin(), changed.end(),
                        [&](const RuleDifference &d) { return d.param == param.id; });
        tool.print((differs ? "* " : "  ") + param.id + " = " + rules.values.data(param.id).dump() +
                   "  [" + allowedValues(param) + "]  (" + words(Text("rule." + param.id)) + ": " +
                   shownValue(game, param, rules.values.data(param.id), tool.language()) + ")");
    }
    return kOk;
}

int examineRules(Tool &tool, const std::string &reference)
{
    const OpenedRules rules = tool.require(openRules(tool, reference), reference);
    const RuleReport report = checkRules(*rules.definition, rules.rules);
    const Renderer words = tool.words(rules.definition);
    Json cautions = Json::array();
    for (const Problem &p : report.problems) {
        cautions.push_back({{"problem", words(p.text)}, {"path", p.path}, {"clause", p.clause}});
        if (!tool.json())
            tool.remark(reference + ": " + p.path + ": " + words(p.text) +
                        (p.clause.empty() ? std::string() : " [" + p.clause + "]"));
    }
    if (tool.json())
        tool.line({{"ok", true},
                   {"game", rules.rules.game},
                   {"hash", rules.hash},
                   {"seats", report.seats},
                   {"cautions", std::move(cautions)}});
    else
        tool.print(tool.say("cli.ok") + "  " + rules.hash);
    return kOk;
}

int diffRules(Tool &tool, const std::string &from, const std::string &to)
{
    const OpenedRules a = tool.require(openRules(tool, from), from);
    const OpenedRules b = tool.require(openRules(tool, to), to);
    if (a.rules.game != b.rules.game)
        return tool.refuse(
            problem(Text("io.game").raw("key", "game").raw("game", a.rules.game), "/game"), to);
    const GameDefinition &game = *a.definition;
    const Renderer words = tool.words(&game);
    const auto all = differences(game.schema, a.values, b.values);
    for (const RuleDifference &d : all) {
        const Param &param = *game.schema.find(d.param);
        if (tool.json())
            tool.line(
                {{"param", d.param}, {"from", d.from}, {"to", d.to}, {"clauses", param.clauses}});
        else
            tool.print(words(Text("rule." + d.param)) + ": " +
                       shownBriefly(game, param, d.from, tool.language()) + " → " +
                       shownChange(game, param, d.from, d.to, tool.language()));
    }
    if (all.empty() && !tool.json())
        tool.print(tool.say("cli.nodiff"));
    return all.empty() ? kOk : kCheckFailed;
}

} // namespace

void addGameCommands(CLI::App &app, Tool &tool)
{
    tool.addCommand(app, "games", "List the installed games; damaged plugins are named (exit 3)",
                    [&tool] { return listGames(tool); });

    CLI::App *rules = app.add_subcommand("rules", "Rule sets: list, show, check, compare");
    rules->require_subcommand(1)->fallthrough();
    struct Options
    {
        std::string game, first, second;
    };
    auto o = std::make_shared<Options>();
    CLI::App *list = tool.addCommand(*rules, "list",
                                     "The official rule sets, with the hash that identifies them",
                                     [&tool, o] { return listRules(tool, o->game); });
    list->add_option("game", o->game, "Only of this game")->type_name("GAME");
    CLI::App *show = tool.addCommand(
        *rules, "show",
        "All values of a rule set, with what each may be; * marks what differs from the standard",
        [&tool, o] { return showRules(tool, o->first); });
    show->add_option("rules", o->first, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    CLI::App *check =
        tool.addCommand(*rules, "check", "Validate a rule-set file; problems name field and cause",
                        [&tool, o] { return examineRules(tool, o->first); });
    check->add_option("rules", o->first, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    CLI::App *diff = tool.addCommand(
        *rules, "diff", "What differs between two rule sets (exit 1 when something does)",
        [&tool, o] { return diffRules(tool, o->first, o->second); });
    diff->add_option("from", o->first, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
    diff->add_option("to", o->second, "Rule-set file or GAME:PRESET")
        ->type_name("RULES")
        ->required();
}

} // namespace takujo
