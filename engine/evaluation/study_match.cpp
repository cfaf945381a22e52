#include "evaluation/study_match.h"

#include "base/whole_number.h"
#include "evaluation/arena.h"
#include "evaluation/component_use.h"

#include <algorithm>
#include <array>
#include <span>

namespace takujo {

namespace {

/// The first of them that a game has.
constexpr std::array kStudyPlayers{"study", "greedy", "beginner"};

constexpr std::string_view kEndLine = "log.end.";
constexpr std::string_view kHeadline = "outcome.";

/// "log.end.stock" and "outcome.stuck" become "end.stock" and "end.stuck".
std::string endOf(std::string_view id)
{
    for (const std::string_view prefix : {kEndLine, kHeadline}) {
        if (id.starts_with(prefix))
            id.remove_prefix(prefix.size());
    }
    return "end." + std::string(id);
}

/// Plays one match move by move.
class QuickMatch
{
public:
    QuickMatch(const Game &game, std::uint64_t seed, const StudyPlayer &player)
        : m_game(game), m_seed(seed)
    {
        for (int seat = 0; seat < game.seats(); ++seat)
            m_traits[static_cast<std::size_t>(seat)] = game.trait(player.name);
        for (Request &request : m_requests) {
            request.player = player.name;
            request.budget.simulations = player.simulations;
            request.traits = m_traits;
        }
        m_watch.row.seed = seed;
    }

    std::optional<StudyRow> play(const std::stop_token &stop)
    {
        LiveChance deal(m_seed, m_traits);
        StateBlob state = m_game.start(deal, nullptr);
        while (m_game.actor(state) != kNoSeat && m_watch.row.fault.empty()) {
            if (stop.stop_requested())
                return std::nullopt;
            step(state, stop);
        }
        if (stop.stop_requested())
            return std::nullopt;
        m_watch.finish(m_game, state);
        return std::move(m_watch.row);
    }

private:
    void step(StateBlob &state, const std::stop_token &stop)
    {
        StudyRow &row = m_watch.row;
        const SeatId actor = m_game.actor(state);
        Request &request = m_requests[static_cast<std::size_t>(actor)];
        request.view = m_game.view(state, actor);
        request.seed = combine64(mix64(m_seed ^ 0xA1), static_cast<std::uint64_t>(row.plies));
        const std::optional<Move> forced = m_game.forced(request.view);
        const Move move = forced ? *forced : m_game.search(request, stop, nullptr).best;
        if (const Check refused = m_game.check(state, move)) {
            if (!stop.stop_requested())
                row.fault = "refused by " + refused->clause + ": " + m_game.moveText(move);
            return;
        }
        remember(m_requests, m_game, state, move);
        LiveChance chance(m_seed, m_traits, static_cast<std::uint32_t>(row.plies) + 1);
        m_events.clear();
        m_game.apply(state, move, chance, &m_events);
        m_watch.move(m_game, move, !forced, m_events);
        if (row.plies >= kEndlessPlies)
            row.fault = "endless match";
    }

    const Game &m_game;
    std::uint64_t m_seed;
    SeatTraits m_traits{};
    std::array<Request, kMaxSeats> m_requests; ///< a seat
    Events m_events;
    MatchWatch m_watch;
};

} // namespace

std::string studyPlayer(const Game &game)
{
    const std::vector<std::string> players = game.players();
    for (const char *name : kStudyPlayers) {
        if (std::find(players.begin(), players.end(), name) != players.end())
            return name;
    }
    return players.front();
}

bool isStudyPlayer(std::string_view name)
{
    return std::find(kStudyPlayers.begin(), kStudyPlayers.end(), name) != kStudyPlayers.end();
}

StudyPlayer StudyPlayer::of(const std::string &text)
{
    constexpr int kMost = 1'000'000;
    const int simulations = numberBehind('@', text).value_or(0);
    return simulations > 0 && simulations <= kMost
               ? StudyPlayer{text.substr(0, text.rfind('@')), simulations}
               : StudyPlayer{text, 0};
}

std::string actionKind(const Game &game, const Move &move)
{
    const std::string text = game.moveText(move);
    return text.substr(0, text.find(' '));
}

void MatchWatch::move(const Game &game, const Move &move, bool chosen, const Events &events)
{
    ++row.plies;
    row.signature = combine64(row.signature, hashBytes(std::as_bytes(std::span(&move, 1))));
    if (chosen)
        ++row.actions[actionKind(game, move)];
    for (const Event &event : events) {
        if (event.actor != kNoSeat && event.seenBy(event.actor)) { // not also as others see it
            for (const std::string &key : componentKeys(game.definition(), event))
                row.uses[key] = static_cast<SeatSet>(row.uses[key] | seatBit(event.actor));
        }
        if (event.text.id.starts_with(kEndLine)) {
            m_end = event.text;
            m_endClause = event.clause;
        }
    }
}

void MatchWatch::finish(const Game &game, const StateBlob &state)
{
    row.turns = game.turn(state);
    if (!row.fault.empty()) {
        row.uses.clear();
        return;
    }
    const Outcome outcome = game.outcome(state);
    row.score = outcome.score;
    row.winners = outcome.winners;
    row.end = endOf(m_end.empty() ? outcome.headline.id : m_end.id);
    // Stops against endless play are rulings of our own, which the manuals do not have ("CW-A21").
    row.limit = !m_end.empty() && m_endClause.find("-A") != std::string::npos;
}

std::optional<StudyRow> playStudyMatch(const Game &game, std::uint64_t seed,
                                       const std::stop_token &stop, const std::string &player)
{
    const StudyPlayer who = StudyPlayer::of(player.empty() ? studyPlayer(game) : player);
    return QuickMatch(game, seed, who).play(stop);
}

} // namespace takujo
