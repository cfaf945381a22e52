#include "evaluation/weight_tuning.h"

#include "base/rng.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::uint64_t kLots = 0x7E16; ///< apart from the deals' own chance

std::shared_ptr<const WeightSet> moved(const Game &game, const TuneSpec &spec,
                                       const std::vector<int> &lots, int sign)
{
    auto out = std::make_shared<WeightSet>(spec.start);
    const std::vector<WeightName> &names = game.definition().weights.names;
    std::vector<float> &values = out->values(game.seats());
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (lots[i] != 0)
            values[i] =
                weightWithin(names[i], static_cast<double>(values[i]) +
                                           sign * lots[i] * static_cast<double>(names[i].step));
    }
    return out;
}

Problems badMatch(std::size_t rotation)
{
    return problem(
        Text("study.row").num("line", static_cast<std::int64_t>(rotation + 1)).raw("key", "moves"),
        "/matches/" + std::to_string(rotation));
}

} // namespace

std::vector<int> perturbation(const Game &game, const TuneSpec &spec, int deal)
{
    Rng rng(combine64(combine64(spec.seed, kLots), static_cast<std::uint64_t>(deal)));
    std::vector<int> out;
    for (const WeightName &name : game.definition().weights.names)
        out.push_back(!spec.learns(name, WeightUse::Played) ? 0 : rng.below(2) == 0 ? 1 : -1);
    return out;
}

ArenaSpec arenaOf(const Game &game, const TuneSpec &spec, int deal)
{
    ArenaSpec arena;
    arena.players.assign(toIndex(game.seats()), spec.player);
    arena.budget = spec.budget;
    arena.seed = spec.seed;
    const std::vector<int> lots = perturbation(game, spec, deal);
    arena.weights.assign(toIndex(game.seats()), moved(game, spec, lots, -1));
    arena.weights.front() = moved(game, spec, lots, 1);
    return arena;
}

std::vector<TuneDeal> playTuning(const Game &game, const TuneSpec &spec,
                                 const std::vector<int> &deals,
                                 const std::function<void(const TuneDeal &)> &played,
                                 const std::stop_token &stop)
{
    std::vector<TuneDeal> out(deals.size());
    const auto play = [&](int i) {
        TuneDeal &deal = out[toIndex(i)];
        deal.number = deals[toIndex(i)];
        const ArenaSpec arena = arenaOf(game, spec, deal.number);
        for (int rotation = 0; rotation < game.seats(); ++rotation) {
            ArenaPlayed match = playArenaMatch(game, arena, deal.number, rotation, stop);
            if (!match.outcome.finished || !match.fault.empty())
                return;
            deal.matches.push_back({std::move(match.moves), match.outcome.winners});
        }
    };
    const auto whole = [&](const TuneDeal &deal) {
        return deal.matches.size() == toIndex(game.seats());
    };
    runInOrder(static_cast<int>(deals.size()), spec.jobs, play, [&](int i) {
        if (whole(out[toIndex(i)]))
            played(out[toIndex(i)]);
    });
    std::erase_if(out, [&](const TuneDeal &deal) { return !whole(deal); });
    return out;
}

Json toJson(const Game &game, const TuneDeal &deal)
{
    Json matches = Json::array();
    for (const TuneMatch &match : deal.matches) {
        Json moves = Json::array();
        for (const Move &move : match.moves)
            moves.push_back(game.moveText(move));
        matches.push_back({{"winners", match.winners}, {"moves", std::move(moves)}});
    }
    return {{"deal", deal.number + 1}, {"matches", std::move(matches)}};
}

Loaded<TuneDeal> readTuneDeal(const Game &game, const Json &row)
{
    TuneDeal deal;
    deal.number = row["deal"].get<int>() - 1;
    const auto matches = row.find("matches");
    if (matches == row.end() || !matches->is_array() || matches->size() != toIndex(game.seats()))
        return badMatch(0);
    for (std::size_t rotation = 0; rotation < matches->size(); ++rotation) {
        const Json &match = (*matches)[rotation];
        if (!match.is_object() || !match.contains("moves") || !match["moves"].is_array() ||
            !match.contains("winners") || !match["winners"].is_number_integer())
            return badMatch(rotation);
        TuneMatch read;
        read.winners = match["winners"].get<SeatSet>();
        for (const Json &text : match["moves"]) {
            const Loaded<Move> move =
                game.parseMove(text.is_string() ? text.get<std::string>() : std::string());
            if (!move)
                return move.error();
            read.moves.push_back(*move);
        }
        deal.matches.push_back(std::move(read));
    }
    return deal;
}

} // namespace takujo
