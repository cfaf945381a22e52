#pragma once
#include "game/core_concept.h"
#include "game/game.h"

#include <vector>

namespace takujo {

/// The facade over one Core: turns blobs into its states and calls it. `Brain` is the game's AI:
/// `players()`, `search(core, request, stop, progress)`, `playouts(core, games, seed)`,
/// `searchBench(core, positions, simulations, seed)`; see search/brain.h for the shared one.
/// Beyond GameCore the Core offers the words and formats used below (same names as in Game);
/// draftOf(), forecast(), track(), trait() and hiddenHands() only where the game has use for them.
template<GameCore Core, class Brain>
class GameOf final : public Game
{
    using State = typename Core::State;
    using View = typename Core::View;

public:
    GameOf(const GameDefinition &definition, RuleValues values, int seats)
        : m_definition(definition), m_values(std::move(values)), m_core(m_values, seats)
    {}

    const Core &core() const { return m_core; }
    const GameDefinition &definition() const override { return m_definition; }
    const RuleValues &rules() const override { return m_values; }
    int seats() const override { return m_core.seats(); }

    StateBlob start(Chance &chance, Events *events) const override
    {
        return StateBlob::of(m_core.start(chance, events));
    }
    SeatId actor(const StateBlob &state) const override { return m_core.actor(get(state)); }
    int turn(const StateBlob &state) const override { return m_core.turn(get(state)); }
    LegalMoves legal(const StateBlob &state) const override
    {
        LegalMoves out;
        out.moves.resize(Core::kMaxMoves);
        const LegalCount n = m_core.legal(get(state), out.moves);
        out.moves.resize(static_cast<std::size_t>(n.count));
        out.complete = n.complete;
        return out;
    }
    Check check(const StateBlob &state, const Move &move) const override
    {
        return m_core.check(get(state), move);
    }
    void apply(StateBlob &state, const Move &move, Chance &chance, Events *events) const override
    {
        State s = get(state);
        m_core.apply(s, move, chance, events);
        state = StateBlob::of(s);
    }
    Outcome outcome(const StateBlob &state) const override { return m_core.outcome(get(state)); }
    std::vector<std::string> invariants(const StateBlob &state) const override
    {
        return m_core.invariants(get(state));
    }

    ViewBlob view(const StateBlob &state, SeatId seat) const override
    {
        return ViewBlob::of(m_core.view(get(state), seat));
    }
    StateBlob sample(const ViewBlob &view, Rng &rng) const override
    {
        return StateBlob::of(m_core.sample(get(view), rng));
    }
    Move seen(const StateBlob &before, const Move &move, SeatId seat) const override
    {
        return m_core.seen(get(before), move, seat);
    }
    std::optional<Move> forced(const ViewBlob &view) const override
    {
        return m_core.forced(get(view));
    }
    std::vector<std::uint16_t> known(const ViewBlob &view) const override
    {
        return m_core.known(get(view));
    }
    Table table(const ViewBlob &view) const override { return m_core.table(get(view)); }
    DraftReport probe(const ViewBlob &view, const Draft &draft) const override
    {
        return m_core.probe(get(view), draft);
    }
    Draft draftOf(const ViewBlob &view, const Move &move) const override
    {
        if constexpr (requires { m_core.draftOf(get(view), move); })
            return m_core.draftOf(get(view), move);
        else
            return Game::draftOf(view, move);
    }
    Outcome standing(const ViewBlob &view) const override { return m_core.standing(get(view)); }
    bool hiddenHands() const override
    {
        if constexpr (requires { m_core.hiddenHands(); })
            return m_core.hiddenHands();
        else
            return Game::hiddenHands();
    }

    Forecast forecast(const ViewBlob &view, const Draft &draft, SeatTrait trait, int trials,
                      std::uint64_t seed, std::stop_token stop) const override
    {
        if constexpr (requires { m_core.forecast(get(view), draft, trait, trials, seed, stop); })
            return m_core.forecast(get(view), draft, trait, trials, seed, stop);
        else
            return Game::forecast(view, draft, trait, trials, seed, stop);
    }
    Track track(const StateBlob &before, const Move &move,
                std::span<const ChanceOutcome> outcomes) const override
    {
        if constexpr (requires { m_core.track(get(before), move, outcomes); })
            return m_core.track(get(before), move, outcomes);
        else
            return Game::track(before, move, outcomes);
    }

    std::string moveText(const Move &move) const override { return m_core.moveText(move); }
    Loaded<Move> parseMove(std::string_view text) const override { return m_core.parseMove(text); }
    Text describe(const Move &move) const override { return m_core.describe(move); }
    Json stateToJson(const StateBlob &state) const override
    {
        return m_core.stateToJson(get(state));
    }
    Loaded<StateBlob> stateFromJson(const Json &json) const override
    {
        Loaded<State> state = m_core.stateFromJson(json);
        if (!state)
            return state.error();
        return StateBlob::of(*state);
    }
    Json viewToJson(const ViewBlob &view) const override { return m_core.viewToJson(get(view)); }

    std::vector<std::string> players() const override { return Brain::players(); }
    SearchResult search(const Request &request, std::stop_token stop,
                        std::atomic<std::uint64_t> *progress) const override
    {
        return Brain::search(m_core, request, stop, progress);
    }
    SeatTrait trait(std::string_view player) const override
    {
        if constexpr (requires { m_core.trait(player); })
            return m_core.trait(player);
        else
            return Game::trait(player);
    }
    BenchCounts playouts(int games, std::uint64_t seed) const override
    {
        return Brain::playouts(m_core, games, seed);
    }
    BenchCounts searchBench(int positions, int simulations, std::uint64_t seed) const override
    {
        return Brain::searchBench(m_core, positions, simulations, seed);
    }

private:
    static State get(const StateBlob &blob) { return blob.template as<State>(); }
    static View get(const ViewBlob &blob) { return blob.template as<View>(); }

    const GameDefinition &m_definition;
    RuleValues m_values;
    Core m_core;
};

} // namespace takujo
