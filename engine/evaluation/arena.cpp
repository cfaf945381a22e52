#include "evaluation/arena.h"
#include "evaluation/bounds.h"
#include "search/clock.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cassert>

namespace takujo {

namespace {

/// One match. `order[s]` = place in the line-up of who sits in seat s.
class ArenaMatch
{
public:
    ArenaMatch(const Game &game, const ArenaSpec &spec, int deal, int rotation)
        : m_game(game),
          m_spec(spec),
          m_rotation(rotation),
          m_traits(traitsOf(game, spec, rotation)),
          m_chance(combine64(spec.seed, seedOf(deal)), m_traits),
          m_aiSeed(combine64(mix64(spec.seed + 77), seedOf(deal * game.seats() + rotation))),
          m_think(spec.thinkers ? spec.thinkers() : ArenaThinker())
    {
        for (int seat = 0; seat < game.seats(); ++seat) {
            Request &request = m_requests[static_cast<std::size_t>(seat)];
            request.player = spec.players[static_cast<std::size_t>(placeOf(seat))];
            request.traits = m_traits;
        }
    }

    /// Place in the line-up of the player in this seat.
    int placeOf(int seat) const { return (seat + m_rotation) % m_game.seats(); }

    ArenaPlayed play(const std::stop_token &stop)
    {
        ArenaPlayed played;
        m_chance.beginPly(0);
        StateBlob state = m_game.start(m_chance, nullptr);
        while (m_game.actor(state) != kNoSeat && played.fault.empty() && !stop.stop_requested()) {
            const SeatId seat = m_game.actor(state);
            const Move move = decide(state, seat, played, stop);
            if (stop.stop_requested())
                break; // a thought cut short is not the player's
            if (const Check refused = m_game.check(state, move))
                played.fault = "refused by " + refused->clause + ": " + m_game.moveText(move);
            else if (played.plies >= kEndlessPlies)
                played.fault = "endless match";
            else
                advance(state, seat, move, played);
        }
        played.turns = m_game.turn(state);
        if (m_game.actor(state) == kNoSeat)
            played.outcome = m_game.outcome(state);
        return played;
    }

private:
    static SeatTraits traitsOf(const Game &game, const ArenaSpec &spec, int rotation)
    {
        SeatTraits out{};
        for (int seat = 0; seat < game.seats(); ++seat) {
            const auto place = static_cast<std::size_t>((seat + rotation) % game.seats());
            out[static_cast<std::size_t>(seat)] = traitOf(game, spec.players[place]);
        }
        return out;
    }
    static std::uint64_t seedOf(int number) { return static_cast<std::uint64_t>(number); }

    Move decide(const StateBlob &state, SeatId seat, ArenaPlayed &played,
                const std::stop_token &stop)
    {
        const auto at = static_cast<std::size_t>(seat);
        Request &request = m_requests[at];
        request.view = m_game.view(state, seat);
        if (const auto forced = m_game.forced(request.view))
            return *forced;
        request.budget = m_spec.budget;
        request.seed = m_spec.oneSeed
                           ? m_aiSeed
                           : combine64(m_aiSeed, static_cast<std::uint64_t>(played.plies));
        const std::int64_t before = threadCpuNs();
        double elsewhere = 0;
        const SearchResult result = m_think ? m_think(seat, request, stop, elsewhere)
                                            : m_game.search(request, stop, nullptr);
        const double ms =
            elsewhere > 0 ? elsewhere : static_cast<double>(threadCpuNs() - before) * 1e-6;
        ArenaThought &thought = played.thoughts[at];
        ++thought.decisions;
        thought.simulations += result.simulations;
        thought.cpuMs += ms;
        thought.cpuMsMax = std::max(thought.cpuMsMax, ms);
        return result.best;
    }

    void advance(StateBlob &state, SeatId actor, const Move &move, ArenaPlayed &played)
    {
        for (int seat = 0; seat < m_game.seats(); ++seat) {
            const auto id = static_cast<SeatId>(seat);
            m_requests[static_cast<std::size_t>(seat)].past.push_back(
                {m_game.view(state, id), m_game.observedMove(state, move, id), actor});
        }
        m_chance.beginPly(static_cast<std::uint32_t>(++played.plies));
        m_game.apply(state, move, m_chance, nullptr);
        played.signature =
            combine64(played.signature, hashBytes(std::as_bytes(std::span(&move, 1))));
    }

    const Game &m_game;
    const ArenaSpec &m_spec;
    int m_rotation;
    SeatTraits m_traits;
    LiveChance m_chance;
    std::uint64_t m_aiSeed;
    ArenaThinker m_think;
    std::array<Request, kMaxSeats> m_requests;
};

void addScore(ArenaResult &result, ArenaScore &score, const ArenaPlayed &played, std::size_t seat,
              const Game &game)
{
    const Outcome &outcome = played.outcome;
    const double won = winOf(outcome, seat, game.definition().cooperative);
    int rival = -1'000'000;
    for (int other = 0; other < game.seats(); ++other) {
        if (other != static_cast<int>(seat))
            rival = std::max(rival, outcome.score[static_cast<std::size_t>(other)]);
    }
    score.wins += won;
    score.meanScore += outcome.score[seat];
    score.meanMargin += outcome.score[seat] - rival;
    const ArenaThought &thought = played.thoughts[seat];
    score.decisions += thought.decisions;
    score.simulations += thought.simulations;
    score.cpuMsMean += thought.cpuMs;
    score.cpuMsMax = std::max(score.cpuMsMax, thought.cpuMsMax);
    result.seatShare[seat] += won;
}

void finish(ArenaResult &result)
{
    const double games = std::max(1, result.games);
    for (ArenaScore &score : result.scores) {
        score.share = score.wins / games;
        score.lower = lowerBound(score.wins, games);
        score.upper = upperBound(score.wins, games);
        score.meanScore /= games;
        score.meanMargin /= games;
        score.cpuMsMean /= static_cast<double>(std::max<std::uint64_t>(1, score.decisions));
    }
    for (double &share : result.seatShare)
        share /= games;
    result.meanPlies /= games;
    result.meanTurns /= games;
}

/// Results of all deals, filled by the jobs; deal d occupies [d * seats, (d + 1) * seats).
std::vector<ArenaPlayed> playAll(const Game &game, const ArenaSpec &spec,
                                 const std::stop_token &stop)
{
    const int seats = game.seats();
    const int deals = (spec.games + seats - 1) / seats;
    std::vector<ArenaPlayed> all(static_cast<std::size_t>(deals * seats));
    runJobs(deals * seats, spec.jobs, [&](int i) {
        all[static_cast<std::size_t>(i)] = ArenaMatch(game, spec, i / seats, i % seats).play(stop);
    });
    return all;
}

} // namespace

SeatTrait traitOf(const Game &game, std::string_view player)
{
    return game.trait(isProgram(player) ? std::string_view(levelNames().back()) : player);
}

double winOf(const Outcome &outcome, std::size_t seat, bool cooperative)
{
    if (!contains(outcome.winners, static_cast<SeatId>(seat)))
        return 0;
    return cooperative ? 1.0 : 1.0 / std::popcount(static_cast<unsigned>(outcome.winners));
}

ArenaPlayed playArenaMatch(const Game &game, const ArenaSpec &spec, int deal, int rotation,
                           const std::stop_token &stop)
{
    return ArenaMatch(game, spec, deal, rotation).play(stop);
}

ArenaResult runArena(const Game &game, const ArenaSpec &spec, std::stop_token stop)
{
    const int seats = game.seats();
    assert(static_cast<int>(spec.players.size()) == seats);
    ArenaResult result;
    for (const std::string &player : spec.players)
        result.scores.push_back({player});
    const std::vector<ArenaPlayed> all = playAll(game, spec, stop);
    for (std::size_t deal = 0; deal < all.size(); deal += static_cast<std::size_t>(seats)) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(deal);
        const bool whole = std::all_of(begin, begin + seats, [](const ArenaPlayed &p) {
            return p.outcome.finished || !p.fault.empty();
        });
        if (!whole)
            continue;
        for (int rotation = 0; rotation < seats; ++rotation) {
            const ArenaPlayed &played = begin[rotation];
            if (!played.fault.empty()) {
                result.faults.push_back(played.fault);
                continue;
            }
            ++result.games;
            const bool several = std::popcount(static_cast<unsigned>(played.outcome.winners)) > 1;
            result.sharedWins += several && !game.definition().cooperative ? 1 : 0;
            result.meanPlies += played.plies;
            result.meanTurns += played.turns;
            result.signature = combine64(result.signature, played.signature);
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                const std::size_t place =
                    (seat + static_cast<std::size_t>(rotation)) % static_cast<std::size_t>(seats);
                addScore(result, result.scores[place], played, seat, game);
            }
        }
    }
    finish(result);
    return result;
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
