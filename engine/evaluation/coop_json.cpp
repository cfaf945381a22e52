#include "evaluation/coop.h"
#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <climits>
#include <cmath>

namespace takujo {

namespace {

constexpr std::int64_t kMostThought = 1'000'000'000'000;
constexpr std::size_t kMaxCellFault = 4096;

void describe(Fields &f, CoopCell &cell)
{
    const Domain counted = Domain::numbers(0, kMostThought);
    auto cpu = static_cast<std::int64_t>(std::llround(cell.thought.cpuMs * 1000));
    auto most = static_cast<std::int64_t>(std::llround(cell.thought.cpuMsMax * 1000));
    f["won"].value(cell.won, Domain::flags());
    f["score"].value(cell.score, Domain::numbers(INT_MIN, INT_MAX));
    f["decisions"].value(cell.thought.decisions, counted);
    f["cpu"].value(cpu, counted);
    f["cpuMost"].value(most, counted);
    f.optional("fault", !cell.fault.empty()).text(cell.fault, kMaxCellFault);
    cell.thought.cpuMs = static_cast<double>(cpu) / 1000;
    cell.thought.cpuMsMax = static_cast<double>(most) / 1000;
}

void describe(Fields &f, CoopDeal &deal, std::size_t teams)
{
    int number = deal.number + 1;
    f.allowOthers();
    f["deal"].value(number, Domain::numbers(1, INT_MAX));
    deal.number = number - 1;
    deal.cells.resize(teams);
    f["teams"].list(teams, teams, teams, [&](Field &at, std::size_t i) {
        at.object([&](Fields &cell) { describe(cell, deal.cells[i]); });
    });
}

} // namespace

Json toJson(const CoopDeal &deal)
{
    CoopDeal written = deal;
    return Fields::write([&](Fields &f) { describe(f, written, deal.cells.size()); });
}

Loaded<CoopDeal> readCoopDeal(const Json &json, std::size_t teams)
{
    CoopDeal deal;
    Problems wrong =
        Fields::read(json, Missing::Refused, [&](Fields &f) { describe(f, deal, teams); });
    if (!wrong.empty())
        return wrong;
    return deal;
}

Json toJson(const CoopScore &score)
{
    return {{"team", score.team},           {"deals", score.won.size()},
            {"wins", score.wins},           {"share", score.share},
            {"lower95", score.lower},       {"upper95", score.upper},
            {"meanScore", score.meanScore}, {"decisions", score.decisions},
            {"cpuMsMean", score.cpuMsMean}, {"cpuMsMax", score.cpuMsMax},
            {"faults", score.faults}};
}

Json toJson(const CoopPair &pair)
{
    return {
        {"a", pair.a}, {"b", pair.b}, {"onlyA", pair.onlyA}, {"onlyB", pair.onlyB}, {"p", pair.p}};
}

} // namespace takujo
