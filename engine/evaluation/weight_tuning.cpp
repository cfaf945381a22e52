#include "evaluation/weight_tuning.h"

#include "base/rng.h"
#include "game/fields.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <climits>

namespace takujo {

namespace {

constexpr std::uint64_t kLots = 0x7E16; ///< apart from the deals' own chance
constexpr std::size_t kMostMoves = 65536;
constexpr std::size_t kMaxMove = 512;

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

void describeMove(Field &at, const Game &game, Move &move)
{
    std::string text = at.writes() ? game.moveText(move) : std::string();
    if (!at.text(text, kMaxMove) || at.writes())
        return;
    if (const Loaded<Move> parsed = game.parseMove(text))
        move = *parsed;
    else
        at.add(below(at.path(), parsed.error()));
}

/// Somebody has won: what is learned are shares of the win.
void describeMatch(Field &at, const Game &game, TuneMatch &match)
{
    const Domain seats = Domain::codes("seat", 0, game.seats(), [](int seat) { return seat + 1; });
    at.object([&](Fields &f) {
        f["winners"].set(match.winners, seats, 1);
        f["moves"].rows(match.moves, kMostMoves,
                        [&](Field &entry, Move &move) { describeMove(entry, game, move); });
    });
}

void describe(Fields &f, const Game &game, TuneDeal &deal)
{
    int number = deal.number + 1;
    f.allowOthers();
    f["deal"].value(number, Domain::numbers(1, INT_MAX));
    deal.number = number - 1;
    const std::size_t rotations = toIndex(game.seats());
    deal.matches.resize(rotations);
    f["matches"].list(rotations, rotations, rotations,
                      [&](Field &at, std::size_t i) { describeMatch(at, game, deal.matches[i]); });
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
    TuneDeal written = deal;
    return Fields::write([&](Fields &f) { describe(f, game, written); });
}

Loaded<TuneDeal> readTuneDeal(const Game &game, const Json &row)
{
    TuneDeal deal;
    Problems wrong =
        Fields::read(row, Missing::Refused, [&](Fields &f) { describe(f, game, deal); });
    if (!wrong.empty())
        return wrong;
    return deal;
}

} // namespace takujo
