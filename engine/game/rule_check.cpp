#include "game/rule_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

/// What the schema advises against without forbidding it; errors have been reported by then.
Problems advice(const RuleSchema &schema, const RuleValues &values)
{
    Problems out;
    for (const Constraint &constraint : schema.constraints) {
        if (!constraint.check || constraint.severity == Severity::Error)
            continue;
        if (Text text = constraint.check(values); !text.empty())
            out.push_back(contradiction(constraint, std::move(text)));
    }
    return out;
}

bool sameProblem(const Problem &a, const Problem &b)
{
    return a.path == b.path && a.clause == b.clause && a.text.id == b.text.id;
}

/// The same thing said for another number of seats is said once.
void addOnce(Problems &out, Problem problem)
{
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&](const Problem &p) { return sameProblem(p, problem); });
    if (!known)
        out.push_back(std::move(problem));
}

/// Fills `seats`; errors where nobody can play, cautions where only some numbers cannot.
void judgeSeats(const GameDefinition &game, RuleReport &report)
{
    Problems advised, refused;
    Problems cautions;
    for (int seats = game.minSeats; seats <= game.maxSeats; ++seats) {
        Problems found = checkSeats(game.schema, *report.values, seats);
        if (!hasErrors(found))
            report.seats.push_back(seats);
        for (Problem &p : found) {
            if (p.severity != Severity::Error) {
                addOnce(advised, std::move(p));
                continue;
            }
            Problem caution = p;
            caution.severity = Severity::Caution;
            caution.text = Text("rules.seats").num("seats", seats).sub("why", p.text);
            cautions.push_back(std::move(caution));
            addOnce(refused, std::move(p));
        }
    }
    const Problems &shown = report.seats.empty() ? refused : cautions;
    report.problems.insert(report.problems.end(), shown.begin(), shown.end());
    report.problems.insert(report.problems.end(), advised.begin(), advised.end());
}

} // namespace

RuleReport checkRules(const GameDefinition &game, const Json &document)
{
    RuleReport report;
    Loaded<RuleSet> rules = readRuleSet(game.schema, document);
    const Loaded<RuleValues> values =
        rules ? effectiveValues(game.schema, *rules) : Loaded<RuleValues>(rules.error());
    if (!values) {
        report.problems = values.error();
    } else {
        report.values = *values;
        report.problems = advice(game.schema, *values);
        judgeSeats(game, report);
    }
    std::stable_sort(report.problems.begin(), report.problems.end(),
                     [](const Problem &a, const Problem &b) { return a.severity < b.severity; });
    if (hasErrors(report.problems)) {
        report.values.reset();
        report.seats.clear();
    } else {
        report.rules = std::move(*rules);
    }
    return report;
}

RuleReport checkRules(const GameDefinition &game, const RuleSet &rules)
{
    RuleReport report = checkRules(game, writeRuleSet(rules));
    if (report.rules)
        report.rules = rules; // an official set's file does not carry its names
    return report;
}

} // namespace takujo
