#include "conformance_worlds.h"

#include <algorithm>
#include <numeric>

namespace takujo::conformance {

/// Answers like the record, except for free outcomes: those are drawn from what is neither out nor
/// needed later. A question the record does not fit, or an answer that cannot be, sets failed().
class RedrawChance final : public Chance
{
public:
    using Outcomes = std::vector<RedrawnWorlds::Outcome>;
    using Type = ChanceOutcome::Type;
    /// @param sources filled with deck and epoch of each question, may be null
    RedrawChance(const Outcomes &outcomes, Rng *rng, std::vector<int> *sources)
        : m_outcomes(outcomes), m_rng(rng), m_sources(sources)
    {}

    int card(DeckPlace at, Counts, Counts undecided) override
    {
        return take(Type::Card, at.deck * 65536 + at.epoch, undecided);
    }
    int part(DeckPlace at, Counts, std::span<const std::uint8_t>, Counts byClass) override
    {
        return take(Type::Part, at.deck * 65536 + at.epoch, byClass);
    }
    int roll(int stream, int sides) override
    {
        const std::vector<std::uint8_t> faces(static_cast<std::size_t>(sides), 1);
        return take(Type::Roll, stream, faces);
    }
    int draw(int stream, Counts bag) override { return take(Type::Draw, stream, bag); }
    void resolve(int, std::span<const std::byte>, std::span<std::byte> result,
                 const Resolver &) override
    {
        const auto *outcome = next(Type::Resolve, -1);
        if (outcome && outcome->bytes.size() == result.size())
            std::copy(outcome->bytes.begin(), outcome->bytes.end(), result.begin());
        else
            m_failed = true;
    }
    bool failed() const { return m_failed || m_next != m_outcomes.size(); }
    const std::vector<int> &answers() const { return m_answers; }

private:
    const RedrawnWorlds::Outcome *next(Type type, int source)
    {
        if (m_next >= m_outcomes.size() || m_outcomes[m_next].type != type) {
            m_failed = true;
            return nullptr;
        }
        if (m_sources)
            m_sources->push_back(source);
        m_answers.push_back(0);
        return &m_outcomes[m_next++];
    }

    int take(Type type, int source, Counts possible)
    {
        const auto *outcome = next(type, source);
        if (!outcome)
            return firstOf(possible);
        const int answer = outcome->free && m_rng ? redraw(type, source, possible)
                                                  : fixed(outcome->value, possible);
        m_answers.back() = answer;
        return answer;
    }

    int fixed(int value, Counts possible)
    {
        const auto kind = static_cast<std::size_t>(value);
        if (value >= 0 && kind < possible.size() && possible[kind] > 0)
            return value;
        return firstOf(possible);
    }

    /// The record does not fit: anything that can be, to get to the end.
    int firstOf(Counts possible)
    {
        m_failed = true;
        const auto it =
            std::find_if(possible.begin(), possible.end(), [](auto n) { return n > 0; });
        return static_cast<int>(it == possible.end() ? 0 : it - possible.begin());
    }

    int redraw(Type type, int source, Counts possible)
    {
        std::vector<std::uint8_t> left(possible.begin(), possible.end());
        for (std::size_t i = m_next; i < m_outcomes.size(); ++i) {
            const auto &later = m_outcomes[i];
            const auto kind = static_cast<std::size_t>(later.value);
            if (later.free || later.type != type || later.source != source || kind >= left.size())
                continue;
            m_failed = m_failed || left[kind] == 0;
            left[kind] = static_cast<std::uint8_t>(left[kind] - (left[kind] > 0));
        }
        const int total = std::accumulate(left.begin(), left.end(), 0);
        if (total == 0)
            return firstOf(possible);
        return pickByTicket(left, m_rng->below(static_cast<std::uint32_t>(total)));
    }

    const Outcomes &m_outcomes;
    Rng *m_rng;
    std::vector<int> *m_sources;
    std::vector<int> m_answers;
    std::size_t m_next = 0;
    bool m_failed = false;
};

RedrawnWorlds::RedrawnWorlds(const Game &game, const MatchRecord &record, int plies, SeatId viewer)
    : m_game(game), m_viewer(viewer), m_plies(record.plies.begin(), record.plies.begin() + plies)
{
    m_frame.rules = record.rules;
    m_frame.rulesHash = record.rulesHash;
    m_frame.seats = record.seats;
    const auto add = [this](const std::vector<ChanceOutcome> &chance) {
        for (const ChanceOutcome &c : chance)
            m_outcomes.push_back({c.type, c.value, 0, false, c.bytes});
    };
    add(record.deal);
    for (const PlyRecord &ply : m_plies)
        add(ply.chance);
    noteSources();
    const std::vector<bool> hidden = findHidden(false);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        m_outcomes[i].free = hidden[i];
        m_hidden += hidden[i] ? 1 : 0;
    }
}

bool RedrawnWorlds::exact() { return m_drawnOnce && !hasHiddenMove() && !hiddenWithMove(); }

/// Whether an outcome is hidden only together with a move that changes with it: the last two cards of
/// a hand put away unseen may have been any two, but the record's move names these.
bool RedrawnWorlds::hiddenWithMove() const
{
    const std::vector<bool> hidden = findHidden(true);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        if (hidden[i] && !m_outcomes[i].free)
            return true;
    }
    return false;
}

/// Which deck each outcome came from, by playing the record once.
void RedrawnWorlds::noteSources()
{
    std::vector<int> sources;
    RedrawChance chance(m_outcomes, nullptr, &sources);
    StateBlob state = m_game.start(chance, nullptr);
    for (const PlyRecord &ply : m_plies) {
        m_seen.push_back(m_game.observedMove(state, ply.move, m_viewer));
        m_game.apply(state, ply.move, chance, nullptr);
    }
    m_view = m_game.view(state, m_viewer);
    for (std::size_t i = 0; i < m_outcomes.size() && i < sources.size(); ++i) {
        m_outcomes[i].source = sources[i];
        const bool deck = m_outcomes[i].type == ChanceOutcome::Type::Card ||
                          m_outcomes[i].type == ChanceOutcome::Type::Part;
        m_drawnOnce = m_drawnOnce && (!deck || (sources[i] & 65535) == 0) &&
                      m_outcomes[i].type != ChanceOutcome::Type::Resolve;
    }
}

/// An outcome is hidden when another value of it gives the same view. Found one after the other,
/// each change kept, so that of two equal cards one of which was shown only the other is free.
std::vector<bool> RedrawnWorlds::findHidden(bool follow) const
{
    constexpr int kAttempts = 6; // a draw may by chance give the old value again
    std::vector<bool> hidden(m_outcomes.size());
    std::vector<Outcome> changed = m_outcomes;
    for (Outcome &outcome : changed)
        outcome.free = false;
    Rng rng(m_view.hash());
    for (std::size_t i = 0; i < changed.size(); ++i) {
        if (changed[i].type == ChanceOutcome::Type::Resolve)
            continue;
        for (int attempt = 0; attempt < kAttempts && !hidden[i]; ++attempt) {
            changed[i].free = true;
            const std::optional<World> world = play(changed, &rng, false, follow);
            changed[i].free = false;
            if (!world || world->answers[i] == changed[i].value)
                continue;
            changed[i].value = world->answers[i];
            hidden[i] = true;
        }
    }
    return hidden;
}

/// A legal move that the viewer cannot tell from the recorded one; nothing when there is none.
std::optional<Move> RedrawnWorlds::sameSeen(const StateBlob &state, std::size_t ply, Rng &rng) const
{
    std::vector<Move> fit;
    for (const Move &move : m_game.legal(state).moves) {
        if (m_game.observedMove(state, move, m_viewer) == m_seen[ply])
            fit.push_back(move);
    }
    if (fit.empty())
        return {};
    return fit[rng.below(static_cast<std::uint32_t>(fit.size()))];
}

/// Whether another move of somebody else would give the same view (a card chosen face down, not yet
/// turned up). The record's own move is played in every redrawn world, so these are then only some
/// of the possible ones.
bool RedrawnWorlds::hasHiddenMove()
{
    RedrawChance chance(m_outcomes, nullptr, nullptr);
    StateBlob state = m_game.start(chance, nullptr);
    for (PlyRecord &ply : m_plies) {
        const Move made = ply.move;
        const Move seen = m_game.observedMove(state, made, m_viewer);
        for (const Move &other : seen == made ? std::vector<Move>{} : m_game.legal(state).moves) {
            ply.move = other;
            const bool same = other != made &&
                              m_game.observedMove(state, other, m_viewer) == seen &&
                              play(m_outcomes, nullptr, false);
            ply.move = made;
            if (same)
                return true;
        }
        m_game.apply(state, made, chance, nullptr);
    }
    return false;
}

/// The move at this ply of a redrawn world; nothing where it cannot be.
std::optional<Move> RedrawnWorlds::moveAt(const StateBlob &state, std::size_t ply, Rng *rng,
                                          bool follow) const
{
    if (m_game.actor(state) != m_plies[ply].actor)
        return {};
    std::optional<Move> move = m_plies[ply].move;
    if (follow && m_seen[ply] != *move)
        move = sameSeen(state, ply, *rng);
    return move && !m_game.check(state, *move) ? move : std::nullopt;
}

/// Those that the viewer sees; none are left.
Events RedrawnWorlds::takeSeen(Events &events) const
{
    Events seen;
    std::copy_if(events.begin(), events.end(), std::back_inserter(seen),
                 [this](const Event &e) { return e.seenBy(m_viewer); });
    events.clear();
    return seen;
}

std::optional<RedrawnWorlds::World> RedrawnWorlds::play(const std::vector<Outcome> &outcomes,
                                                        Rng *rng, bool full, bool follow) const
{
    World world;
    RedrawChance chance(outcomes, rng, nullptr);
    Events events;
    Events *const told = full ? &events : nullptr;
    world.record = m_frame;
    RecordingChance dealing(chance, world.record.deal);
    world.state = m_game.start(dealing, told);
    world.record.dealHash = world.state.hash();
    if (full)
        world.events.push_back(takeSeen(events));
    for (std::size_t i = 0; i < m_plies.size(); ++i) {
        const std::optional<Move> move = moveAt(world.state, i, rng, follow);
        if (!move)
            return {};
        PlyRecord ply;
        if (full) {
            world.views.push_back(m_game.view(world.state, m_viewer));
            world.seen.push_back(m_game.observedMove(world.state, *move, m_viewer));
            ply.automatic = m_game.forced(m_game.view(world.state, m_plies[i].actor)) == move;
        }
        RecordingChance recording(chance, ply.chance);
        m_game.apply(world.state, *move, recording, told);
        if (full) {
            world.events.push_back(takeSeen(events));
            ply.actor = m_plies[i].actor;
            ply.move = *move;
            ply.hash = world.state.hash();
            world.record.plies.push_back(std::move(ply));
        }
    }
    if (chance.failed() || !(m_game.view(world.state, m_viewer) == m_view))
        return {};
    world.answers = chance.answers();
    return world;
}

std::optional<RedrawnWorlds::World> RedrawnWorlds::draw(Rng &rng, bool full) const
{
    return play(m_outcomes, &rng, full);
}

RedrawnWorlds::World RedrawnWorlds::truth() const
{
    std::optional<World> world = play(m_outcomes, nullptr, true);
    return world ? std::move(*world) : World{};
}

} // namespace takujo::conformance
