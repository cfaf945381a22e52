#include "faulty_game.h"

#include <nlohmann/json.hpp>

#include <map>

namespace takujo::conformance {

namespace {

/// What an honest program could never have: the last true state a view was made of, per thread.
thread_local StateBlob lastTruth;

constexpr std::uint64_t kSeldom = 24;

class FaultyGame final : public Game
{
public:
    FaultyGame(std::unique_ptr<Game> good, const GameDefinition &definition, Fault fault)
        : m_good(std::move(good)), m_definition(definition), m_fault(fault)
    {}

    const GameDefinition &definition() const override { return m_definition; }
    const RuleValues &rules() const override { return m_good->rules(); }
    int seats() const override { return m_good->seats(); }
    StateBlob start(Chance &chance, Events *events) const override
    {
        StateBlob state = m_good->start(chance, events);
        leak(state, events);
        return state;
    }
    SeatId actor(const StateBlob &state) const override { return m_good->actor(state); }
    int turn(const StateBlob &state) const override { return m_good->turn(state); }
    LegalMoves legal(const StateBlob &state) const override { return m_good->legal(state); }
    Check check(const StateBlob &state, const Move &move) const override
    {
        Check refused = m_good->check(state, move);
        if (refused && m_fault == Fault::LeakyCheck)
            refused->clause = toHex(state.hash());
        return refused;
    }
    void apply(StateBlob &state, const Move &move, Chance &chance, Events *events) const override
    {
        m_good->apply(state, move, chance, events);
        leak(state, events);
    }
    Outcome outcome(const StateBlob &state) const override
    {
        Outcome outcome = m_good->outcome(state);
        if (m_fault == Fault::WrongScore)
            ++outcome.score[0];
        if (m_fault == Fault::WrongSource && outcome.finished)
            outcome.lines.front().sources = {{"nothing#0", "nowhere", 0, outcome.score[0]}};
        return outcome;
    }
    std::vector<std::string> invariants(const StateBlob &state) const override
    {
        return m_good->invariants(state);
    }

    ViewBlob view(const StateBlob &state, SeatId seat) const override
    {
        lastTruth = state;
        return m_good->view(state, seat);
    }
    StateBlob determinize(const ViewBlob &view, Rng &rng) const override;
    Move observedMove(const StateBlob &before, const Move &move, SeatId seat) const override
    {
        return m_good->observedMove(before, move, seat);
    }
    std::optional<Move> forced(const ViewBlob &view) const override;
    std::vector<std::uint16_t> known(const ViewBlob &view) const override
    {
        return m_good->known(view);
    }
    Presentation table(const ViewBlob &view) const override
    {
        Presentation table = m_good->table(view);
        if (m_fault == Fault::LeakyTable)
            table.counters.push_back(
                {"leak", "card.back", static_cast<int>(lastTruth.hash() % 1000), kNoSeat, {}});
        return table;
    }
    DraftReport probe(const ViewBlob &view, const Draft &draft) const override
    {
        return m_good->probe(view, draft);
    }
    Outcome standing(const ViewBlob &view) const override { return m_good->standing(view); }

    Reasons reasons(const ViewBlob &before, const Move &move, const ViewBlob &after) const override
    {
        Reasons out = m_good->reasons(before, move, after);
        if (m_fault == Fault::WrongReason)
            out.push_back({ReasonKind::Gains, Text("why.points"), {}, 100, 1});
        if (m_fault == Fault::RareReason)
            out.push_back({ReasonKind::Gains,
                           Text("why.only"),
                           {},
                           lastTruth.hash() % kSeldom == 0 ? 2.0 : 1.0,
                           1});
        return out;
    }

    std::string moveText(const Move &move) const override
    {
        return m_fault == Fault::WrongText ? std::string("a move") : m_good->moveText(move);
    }
    Loaded<Move> parseMove(std::string_view text) const override { return m_good->parseMove(text); }
    Text describe(const Move &move) const override { return m_good->describe(move); }
    Text describeFrom(const ViewBlob &before, const Move &move) const override
    {
        return m_good->describeFrom(before, move);
    }
    Json stateToJson(const StateBlob &state) const override { return m_good->stateToJson(state); }
    Loaded<StateBlob> stateFromJson(const Json &json) const override
    {
        return m_good->stateFromJson(json);
    }
    Json viewToJson(const ViewBlob &view) const override { return m_good->viewToJson(view); }

    SeatTrait trait(std::string_view player) const override { return m_good->trait(player); }
    std::vector<std::string> players() const override { return m_good->players(); }
    SearchResult search(const Request &request, std::stop_token stop,
                        std::atomic<std::uint64_t> *progress) const override
    {
        SearchResult found = m_good->search(request, stop, progress);
        if (m_fault == Fault::BlindAi && !found.candidates.empty())
            found.best = found.candidates.back().move;
        if (m_fault != Fault::CheatingAi || request.player == "random")
            return found;
        const LegalMoves legal = m_good->legal(lastTruth);
        found.best = legal.moves[lastTruth.hash() % legal.moves.size()];
        return found;
    }
    BenchCounts playouts(int games, std::uint64_t seed) const override
    {
        return m_good->playouts(games, seed);
    }
    BenchCounts searchBench(int positions, int simulations, std::uint64_t seed) const override
    {
        return m_good->searchBench(positions, simulations, seed);
    }

private:
    void leak(const StateBlob &state, Events *events) const
    {
        if (m_fault != Fault::LeakyEvents || !events)
            return;
        Event event;
        event.text = Text("card").num("value", static_cast<std::int64_t>(state.hash() % 1000));
        events->push_back(std::move(event));
    }

    std::unique_ptr<Game> m_good;
    const GameDefinition &m_definition;
    Fault m_fault;
};

std::optional<Move> FaultyGame::forced(const ViewBlob &view) const
{
    if (m_fault != Fault::LeakyForce || view.hash() % 4 != 0)
        return m_good->forced(view);
    Rng rng(1);
    return m_good->legal(m_good->determinize(view, rng)).moves.front();
}

StateBlob FaultyGame::determinize(const ViewBlob &view, Rng &rng) const
{
    const StateBlob first = m_good->determinize(view, rng);
    // A truth remembered from another view would not fit this one, which would be easy to see.
    const bool fits = !lastTruth.empty() && [&] {
        for (int seat = -1; seat < seats(); ++seat) {
            if (m_good->view(lastTruth, static_cast<SeatId>(seat)) == view)
                return true;
        }
        return false;
    }();
    if (m_fault == Fault::TruthfulSampler && fits)
        return lastTruth;
    if (m_fault == Fault::LuckySampler && fits && rng.below(4) == 0)
        return lastTruth;
    if (m_fault == Fault::BiasedSampler) {
        const StateBlob second = m_good->determinize(view, rng);
        return first.hash() > second.hash() ? first : second;
    }
    if (m_fault == Fault::ForgetfulView) {
        SearchChance chance(rng);
        return m_good->start(chance, nullptr);
    }
    return first;
}

} // namespace

const GameDefinition &faulty(const GameDefinition &good, Fault fault)
{
    static std::map<std::pair<const GameDefinition *, Fault>, std::unique_ptr<GameDefinition>> made;
    std::unique_ptr<GameDefinition> &definition = made[{&good, fault}];
    if (!definition) {
        definition = std::make_unique<GameDefinition>(good);
        GameDefinition *self = definition.get();
        self->create = [&good, fault, self](const RuleValues &values,
                                            int seats) -> std::unique_ptr<Game> {
            return std::make_unique<FaultyGame>(good.create(values, seats), *self, fault);
        };
    }
    return *definition;
}

} // namespace takujo::conformance
