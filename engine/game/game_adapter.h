#pragma once
#include "base/words.h"
#include "game/game.h"
#include "game/game_rules.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <vector>

namespace takujo {

/// The facade over one game's Rules: turns blobs into its states and calls it. `Agent` is the game's AI:
/// `players()`, `search(core, request, stop, progress)`, `playouts(core, games, seed)`,
/// `searchBench(core, positions, simulations, seed)`; see search/agent.h for the shared one.
/// Beyond GameRules the Rules offer the words and formats used below (same names as in Game);
/// probe(), draftOf(), reasons(), forecast(), track(), sufficient(), futureHash(), trait() and hiddenHands() only
/// where the game has use for them.
template<GameRules Rules, class Agent>
class GameAdapter final : public Game
{
    using State = typename Rules::State;
    using View = typename Rules::View;

public:
    GameAdapter(const GameDefinition &definition, RuleValues values, int seats)
        : m_definition(definition), m_values(std::move(values)), m_rules(m_values, seats)
    {}

    const GameDefinition &definition() const override { return m_definition; }
    const RuleValues &rules() const override { return m_values; }
    int seats() const override { return m_rules.seats(); }

    StateBlob start(Chance &chance, Events *events) const override
    {
        return StateBlob::of(m_rules.start(chance, events));
    }
    SeatId actor(const StateBlob &state) const override { return m_rules.actor(get(state)); }
    int turn(const StateBlob &state) const override { return m_rules.turn(get(state)); }
    LegalMoves legal(const StateBlob &state) const override
    {
        LegalMoves out;
        out.moves.resize(Rules::kMaxMoves);
        const LegalCount n = m_rules.legal(get(state), out.moves);
        out.moves.resize(static_cast<std::size_t>(n.count));
        out.complete = n.complete;
        return out;
    }
    Check check(const StateBlob &state, const Move &move) const override
    {
        return m_rules.check(get(state), move);
    }
    void apply(StateBlob &state, const Move &move, Chance &chance, Events *events) const override
    {
        State s = get(state);
        assert(!m_rules.check(s, move));
        m_rules.apply(s, move, chance, events);
        state = StateBlob::of(s);
    }
    Outcome outcome(const StateBlob &state) const override { return m_rules.outcome(get(state)); }
    std::vector<std::string> invariants(const StateBlob &state) const override
    {
        return m_rules.invariants(get(state));
    }

    ViewBlob view(const StateBlob &state, SeatId seat) const override
    {
        return ViewBlob::of(m_rules.view(get(state), seat));
    }
    StateBlob determinize(const ViewBlob &view, Rng &rng) const override
    {
        return StateBlob::of(m_rules.determinize(get(view), rng));
    }
    Move observedMove(const StateBlob &before, const Move &move, SeatId seat) const override
    {
        return m_rules.observedMove(get(before), move, seat);
    }
    std::optional<Move> forced(const ViewBlob &view) const override
    {
        return m_rules.forced(get(view));
    }
    std::vector<std::uint16_t> known(const ViewBlob &view) const override
    {
        return m_rules.known(get(view));
    }
    Presentation table(const ViewBlob &view) const override { return m_rules.table(get(view)); }
    DraftReport probe(const ViewBlob &view, const Draft &draft) const override
    {
        if constexpr (requires { m_rules.probe(get(view), draft); })
            return m_rules.probe(get(view), draft);
        else
            return Game::probe(view, draft);
    }
    Draft draftOf(const ViewBlob &view, const Move &move) const override
    {
        if constexpr (requires { m_rules.draftOf(get(view), move); })
            return m_rules.draftOf(get(view), move);
        else
            return Game::draftOf(view, move);
    }
    Outcome standing(const ViewBlob &view) const override { return m_rules.standing(get(view)); }
    Reasons reasons(const ViewBlob &before, const Move &move, const ViewBlob &after) const override
    {
        if constexpr (requires { m_rules.reasons(get(before), move, get(after)); })
            return m_rules.reasons(get(before), move, get(after));
        else
            return Game::reasons(before, move, after);
    }
    bool hiddenHands() const override
    {
        if constexpr (requires { m_rules.hiddenHands(); })
            return m_rules.hiddenHands();
        else
            return Game::hiddenHands();
    }

    Forecast forecast(const ViewBlob &view, const Draft &draft, SeatTrait trait, int trials,
                      std::uint64_t seed, std::stop_token stop) const override
    {
        if constexpr (requires { m_rules.forecast(get(view), draft, trait, trials, seed, stop); })
            return m_rules.forecast(get(view), draft, trait, trials, seed, stop);
        else
            return Game::forecast(view, draft, trait, trials, seed, stop);
    }
    Track track(const StateBlob &before, const Move &move,
                std::span<const ChanceOutcome> outcomes) const override
    {
        if constexpr (requires { m_rules.track(get(before), move, outcomes); })
            return m_rules.track(get(before), move, outcomes);
        else
            return Game::track(before, move, outcomes);
    }

    std::optional<std::vector<Move>> sufficient(const StateBlob &state) const override
    {
        if constexpr (requires { m_rules.sufficient(get(state)); })
            return m_rules.sufficient(get(state));
        else
            return Game::sufficient(state);
    }
    std::uint64_t futureHash(const StateBlob &state) const override
    {
        if constexpr (requires { m_rules.futureHash(get(state)); })
            return m_rules.futureHash(get(state));
        else
            return Game::futureHash(state);
    }

    std::string moveText(const Move &move) const override { return m_rules.moveText(move); }
    Loaded<Move> parseMove(std::string_view text) const override
    {
        std::string plain; // whoever types leaves blanks
        for (const std::string_view word : wordsOf(text))
            plain.append(plain.empty() ? "" : " ").append(word);
        return m_rules.parseMove(plain);
    }
    Text describe(const Move &move) const override { return m_rules.describe(move); }
    Text describeFrom(const ViewBlob &before, const Move &move) const override
    {
        if constexpr (requires { m_rules.describeFrom(get(before), move); })
            return m_rules.describeFrom(get(before), move);
        else
            return Game::describeFrom(before, move);
    }
    Json stateToJson(const StateBlob &state) const override
    {
        return m_rules.stateToJson(get(state));
    }
    Loaded<StateBlob> stateFromJson(const Json &json) const override
    {
        Loaded<State> state = m_rules.stateFromJson(json);
        if (!state)
            return state.error();
        return StateBlob::of(*state);
    }
    Json viewToJson(const ViewBlob &view) const override { return m_rules.viewToJson(get(view)); }

    std::vector<std::string> players() const override { return Agent::players(); }
    SearchResult search(const Request &request, std::stop_token stop,
                        std::atomic<std::uint64_t> *progress) const override
    {
        return Agent::search(m_rules, request, stop, progress);
    }
    std::vector<Rewards> judge(std::span<const StateBlob> states,
                               const WeightSet &weights) const override
    {
        if constexpr (requires { Agent::judge(m_rules, states, weights); })
            return Agent::judge(m_rules, states, weights);
        else
            return Game::judge(states, weights);
    }
    SeatTrait trait(std::string_view player) const override
    {
        if constexpr (requires { m_rules.trait(player); })
            return m_rules.trait(player);
        else
            return Game::trait(player);
    }
    BenchCounts playouts(int games, std::uint64_t seed) const override
    {
        return Agent::playouts(m_rules, games, seed);
    }
    BenchCounts searchBench(int positions, int simulations, std::uint64_t seed) const override
    {
        return Agent::searchBench(m_rules, positions, simulations, seed);
    }

private:
    static State get(const StateBlob &blob) { return blob.template as<State>(); }
    static View get(const ViewBlob &blob) { return blob.template as<View>(); }

    const GameDefinition &m_definition;
    RuleValues m_values;
    Rules m_rules;
};

} // namespace takujo
