#include "evaluation/arena.h"
#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <climits>
#include <cmath>

namespace takujo {

namespace {

constexpr std::int64_t kMostCounted = 1'000'000'000'000;
constexpr std::size_t kMaxFault = 4096;
constexpr double kMicro = 1000;

/// Times are whole microseconds there.
void describeTime(Field at, double &ms)
{
    auto micro = static_cast<std::int64_t>(std::llround(ms * kMicro));
    if (at.value(micro, Domain::numbers(0, kMostCounted)))
        ms = static_cast<double>(micro) / kMicro;
}

void describeThought(Field &at, ArenaThought &thought)
{
    at.object([&](Fields &f) {
        f["decisions"].value(thought.decisions, Domain::numbers(0, kMostCounted));
        f["simulations"].value(thought.simulations, Domain::numbers(0, kMostCounted));
        describeTime(f["cpu"], thought.cpuMs);
        describeTime(f["cpuMost"], thought.cpuMsMax);
    });
}

void describeMatch(Field &at, ArenaPlayed &match, int seats)
{
    at.object([&](Fields &f) {
        f["plies"].value(match.plies, Domain::numbers(0, INT_MAX));
        f["turns"].value(match.turns, Domain::numbers(0, INT_MAX));
        f["signature"].hex(match.signature);
        f["thoughts"].perSeat(match.thoughts, seats, describeThought);
        f.optional("fault", !match.fault.empty()).text(match.fault, kMaxFault);
        match.outcome.finished = match.fault.empty();
        if (!match.fault.empty())
            return;
        f["scores"].perSeat(match.outcome.score, seats, Domain::numbers(INT_MIN, INT_MAX));
        f["winners"].set(match.outcome.winners,
                         Domain::codes("seat", 0, seats, [](int seat) { return seat + 1; }));
    });
}

void describe(Fields &f, ArenaDeal &deal, int seats)
{
    int number = deal.number + 1;
    f.allowOthers();
    f["deal"].value(number, Domain::numbers(1, INT_MAX));
    deal.number = number - 1;
    const auto rotations = static_cast<std::size_t>(seats);
    deal.matches.resize(rotations);
    f["matches"].list(rotations, rotations, rotations,
                      [&](Field &at, std::size_t i) { describeMatch(at, deal.matches[i], seats); });
}

} // namespace

Json toJson(const ArenaDeal &deal, int seats)
{
    ArenaDeal written = deal;
    return Fields::write([&](Fields &f) { describe(f, written, seats); });
}

Loaded<ArenaDeal> readDeal(const Json &json, int seats)
{
    ArenaDeal deal;
    Problems wrong =
        Fields::read(json, Missing::Refused, [&](Fields &f) { describe(f, deal, seats); });
    if (!wrong.empty())
        return wrong;
    return deal;
}

Json toJson(const ArenaResult &result)
{
    Json scores = Json::array();
    for (const ArenaScore &score : result.scores) {
        scores.push_back({{"player", score.player},
                          {"wins", score.wins},
                          {"share", score.share},
                          {"lower95", score.lower},
                          {"upper95", score.upper},
                          {"meanScore", score.meanScore},
                          {"meanMargin", score.meanMargin},
                          {"decisions", score.decisions},
                          {"cpuMsMean", score.cpuMsMean},
                          {"cpuMsMax", score.cpuMsMax},
                          {"simulations", score.simulations}});
    }
    return {{"games", result.games},
            {"sharedWins", result.sharedWins},
            {"meanPlies", result.meanPlies},
            {"meanTurns", result.meanTurns},
            {"seatShare", result.seatShare},
            {"signature", toHex(result.signature)},
            {"players", scores},
            {"faults", result.faults}};
}

} // namespace takujo
