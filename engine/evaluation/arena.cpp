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
            const auto place = static_cast<std::size_t>(placeOf(seat));
            if (place < spec.weights.size())
                request.weights = spec.weights[place];
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
                advance(state, move, played);
        }
        played.turns = m_game.turn(state);
        if (m_game.actor(state) == kNoSeat)
            played.outcome = m_game.outcome(state);
        return played;
    }

    std::vector<StateBlob> turnStarts(const std::vector<Move> &moves)
    {
        std::vector<StateBlob> starts;
        m_chance.beginPly(0);
        StateBlob state = m_game.start(m_chance, nullptr);
        std::uint32_t ply = 0;
        for (const Move &move : moves) {
            if (m_game.actor(state) == kNoSeat || m_game.check(state, move))
                return {};
            const int before = m_game.turn(state);
            m_chance.beginPly(++ply);
            m_game.apply(state, move, m_chance, nullptr);
            if (m_game.turn(state) != before && m_game.actor(state) != kNoSeat)
                starts.push_back(state);
        }
        return m_game.actor(state) == kNoSeat ? starts : std::vector<StateBlob>();
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

    void advance(StateBlob &state, const Move &move, ArenaPlayed &played)
    {
        remember(m_requests, m_game, state, move);
        m_chance.beginPly(static_cast<std::uint32_t>(++played.plies));
        m_game.apply(state, move, m_chance, nullptr);
        played.moves.push_back(move);
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
    const double won =
        shareOfWin(outcome.winners, static_cast<SeatId>(seat), game.definition().cooperative);
    int rival = -1'000'000;
    for (int other = 0; other < game.seats(); ++other) {
        if (other != static_cast<int>(seat))
            rival = std::max(rival, outcome.score[static_cast<std::size_t>(other)]);
    }
    score.wins += won;
    score.meanScore += outcome.score[seat];
    score.meanMargin += static_cast<double>(outcome.score[seat]) - rival;
    const ArenaThought &thought = played.thoughts[seat];
    score.decisions += thought.decisions;
    score.simulations += thought.simulations;
    score.cpuMsMean += thought.cpuMs;
    score.cpuMsMax = std::max(score.cpuMsMax, thought.cpuMsMax);
    result.seatShare[seat] += won;
}

void addMatch(ArenaResult &result, const ArenaPlayed &played, std::size_t rotation,
              const Game &game)
{
    if (!played.fault.empty()) {
        result.faults.push_back(played.fault);
        return;
    }
    ++result.games;
    const bool several = std::popcount(static_cast<unsigned>(played.outcome.winners)) > 1;
    result.sharedWins += several && !game.definition().cooperative ? 1 : 0;
    result.meanPlies += played.plies;
    result.meanTurns += played.turns;
    result.signature = combine64(result.signature, played.signature);
    const auto seats = static_cast<std::size_t>(game.seats());
    for (std::size_t seat = 0; seat < seats; ++seat)
        addScore(result, result.scores[(seat + rotation) % seats], played, seat, game);
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

} // namespace

SeatTrait traitOf(const Game &game, std::string_view player)
{
    return game.trait(isProgram(player) ? std::string_view(kReferenceLevel) : player);
}

void remember(std::span<Request> seats, const Game &game, const StateBlob &at, const Move &move)
{
    for (SeatId seat = 0; seat < game.seats(); ++seat)
        seats[static_cast<std::size_t>(seat)].past.push_back(
            {game.view(at, seat), game.observedMove(at, move, seat), game.actor(at)});
}

ArenaPlayed playArenaMatch(const Game &game, const ArenaSpec &spec, int deal, int rotation,
                           const std::stop_token &stop)
{
    return ArenaMatch(game, spec, deal, rotation).play(stop);
}

std::vector<StateBlob> turnStarts(const Game &game, const ArenaSpec &spec, int deal, int rotation,
                                  const std::vector<Move> &moves)
{
    return ArenaMatch(game, spec, deal, rotation).turnStarts(moves);
}

bool ArenaDeal::whole() const
{
    return std::all_of(matches.begin(), matches.end(), [](const ArenaPlayed &match) {
        return match.outcome.finished || !match.fault.empty();
    });
}

std::vector<ArenaDeal> playArena(const Game &game, const ArenaSpec &spec, std::stop_token stop)
{
    const int seats = game.seats();
    assert(static_cast<int>(spec.players.size()) == seats);
    std::vector<ArenaDeal> deals(static_cast<std::size_t>((spec.games + seats - 1) / seats));
    const auto play = [&](int i) {
        ArenaDeal &deal = deals[static_cast<std::size_t>(i)];
        deal.number = spec.first + i;
        for (int rotation = 0; rotation < seats; ++rotation)
            deal.matches.push_back(ArenaMatch(game, spec, deal.number, rotation).play(stop));
    };
    runInOrder(static_cast<int>(deals.size()), spec.jobs, play, [&](int i) {
        const ArenaDeal &deal = deals[static_cast<std::size_t>(i)];
        if (spec.played && deal.whole())
            spec.played(deal);
    });
    std::erase_if(deals, [](const ArenaDeal &deal) { return !deal.whole(); });
    return deals;
}

ArenaResult sumArena(const Game &game, const std::vector<std::string> &players,
                     const std::vector<ArenaDeal> &deals)
{
    ArenaResult result;
    for (const std::string &player : players)
        result.scores.push_back({player});
    for (const ArenaDeal &deal : deals) {
        for (std::size_t rotation = 0; rotation < deal.matches.size(); ++rotation)
            addMatch(result, deal.matches[rotation], rotation, game);
    }
    finish(result);
    return result;
}

ArenaResult runArena(const Game &game, const ArenaSpec &spec, std::stop_token stop)
{
    return sumArena(game, spec.players, playArena(game, spec, std::move(stop)));
}

} // namespace takujo
