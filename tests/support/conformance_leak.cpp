#include "conformance_leak.h"

#include "match/replay_report.h"
#include "search/reasons.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace takujo::conformance {

namespace {

constexpr int kEnoughViews = 6; ///< below, samples may repeat the truth by luck

std::string bitsOf(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%a", value);
    return text.data();
}

/// The first line that differs, for the message.
std::string difference(const std::string &a, const std::string &b)
{
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto from = static_cast<std::size_t>(x - a.begin());
    const std::size_t begin = from > 60 ? from - 60 : 0;
    return "\"..." + a.substr(begin, 120) + "\" against \"..." + b.substr(begin, 120) + "\"";
}

} // namespace

LeakTester::LeakTester(const Setup &setup, const LeakPlan &plan, Findings &findings)
    : m_setup(setup),
      m_game(*setup.game),
      m_plan(plan),
      m_findings(findings),
      m_words(setup, findings),
      m_rng(combine64(plan.seed, 0x6C65616BULL))
{}

/// Random moves or, in every second match, greedy ones: positions of both kinds.
Match LeakTester::run()
{
    m_findings.enter(m_setup, m_plan.seed, repeatCommand("leak", m_setup, m_plan.seed));
    Match match(m_setup.game, m_setup.rules, testSeats(m_setup.seats()), m_plan.seed);
    const std::vector<std::string> players = m_game.players();
    const bool greedy = m_plan.seed % 2 == 0 &&
                        std::find(players.begin(), players.end(), "greedy") != players.end();
    int left = m_plan.positions;
    int next = static_cast<int>(m_rng.below(4));
    while (!match.finished() && left > 0 && m_findings.failed() < 200) {
        if (match.plyCount() >= next) {
            m_findings.setPly(match.plyCount());
            checkPosition(match);
            --left;
            next = match.plyCount() + 1 + static_cast<int>(m_rng.below(24));
        }
        Request request = match.request(match.actor(), {}, m_rng.next());
        request.player = greedy ? "greedy" : "random";
        request.past.clear();
        if (match.play(m_game.search(request, {}, nullptr).best)) {
            m_findings.fail("legal", "the player's move is refused");
            break;
        }
        m_findings.setPly(match.plyCount());
        checkUndo(match);
    }
    m_findings.expect(m_open < kEnoughViews || m_repeated * 2 < m_open, "sampler",
                      "samples give back the truth where other worlds look the same");
    return match;
}

void LeakTester::checkPosition(const Match &match)
{
    m_findings.count("positions");
    checkPublic(match);
    for (int i = -1; i < m_setup.seats(); ++i)
        checkSeat(match, static_cast<SeatId>(i));
}

/// Who decides, what kind of decision it is, and whether there is a choice, unless that is kept quiet,
/// follows from what everybody knows.
void LeakTester::checkPublic(const Match &match)
{
    const StateBlob &state = match.stateAt(-1);
    const ViewBlob view = m_game.view(state, kNoSeat);
    const Prompt prompt = m_game.table(view).prompt;
    const bool forced = m_game.forced(match.view(match.actor())).has_value();
    for (int i = 0; i < m_plan.worlds; ++i) {
        const StateBlob world = m_game.determinize(view, m_rng);
        m_findings.expect(m_game.actor(world) == m_game.actor(state), "public",
                          "who decides depends on what is hidden");
        m_findings.expect(m_game.turn(world) == m_game.turn(state), "public",
                          "the turn depends on what is hidden");
        const ViewBlob own = m_game.view(world, m_game.actor(state));
        m_findings.expect(m_game.table(own).prompt.decision == prompt.decision, "public",
                          "the kind of decision depends on what is hidden");
        m_findings.expect(prompt.quiet || m_game.forced(own).has_value() == forced, "public",
                          "whether there is a choice depends on what is hidden");
    }
}

/// The last move, if it alone may be taken back as if it had not happened.
void LeakTester::checkUndo(const Match &match)
{
    const int ply = match.plyCount() - 1;
    const PlyRecord &last = match.record().plies[toIndex(ply)];
    const SeatId seat = last.actor;
    if (last.automatic || match.canUndoTo(ply) != UndoKind::Free)
        return;
    m_findings.count("free undos");
    const ViewBlob before = match.view(seat, ply);
    const ViewBlob after = match.view(seat);
    for (int i = 0; i < m_plan.worlds; ++i) {
        StateBlob world = m_game.determinize(before, m_rng);
        SearchChance chance(m_rng);
        m_game.apply(world, last.move, chance, nullptr);
        m_findings.expect(m_game.view(world, seat) == after, "undo",
                          "what may be taken back freely told what is hidden");
    }
}

void LeakTester::checkSeat(const Match &match, SeatId viewer)
{
    m_past.clear();
    if (viewer == match.actor())
        m_past = match.request(viewer, {}, 1).past;
    const Shown truth = shown(match.stateAt(-1), viewer);
    checkSampled(match, viewer, truth);
    checkRedrawn(match, viewer, truth);
}

void LeakTester::checkSampled(const Match &match, SeatId viewer, const Shown &truth)
{
    const ViewBlob view = match.view(viewer);
    m_onlyTruth = true;
    for (int i = 0; i < m_plan.worlds; ++i) {
        const StateBlob world = m_game.determinize(view, m_rng);
        m_onlyTruth = m_onlyTruth && world == match.stateAt(-1);
        const Loaded<StateBlob> read = m_game.stateFromJson(m_game.stateToJson(world));
        m_findings.expect(read && *read == world, "sampler",
                          "a sample cannot be written and read as a position");
        for (const std::string &broken : m_game.invariants(world))
            m_findings.fail("sampler", "invalid world: " + broken);
        if (m_findings.expect(m_game.view(world, viewer) == view, "sampler",
                              "a sample has another view"))
            compare(truth, shown(world, viewer), "sampled");
    }
}

void LeakTester::checkRedrawn(const Match &match, SeatId viewer, const Shown &truth)
{
    const RedrawnWorlds worlds(m_game, match.record(), match.plyCount(), viewer);
    if (worlds.hidden() == 0)
        return;
    const RedrawnWorlds::World real = worlds.truth();
    int met = 0;
    bool replayed = false; // one twin a view: a replay takes as long as the match
    for (int i = 0; i < m_plan.worlds * 4 && met < m_plan.worlds; ++i) {
        const auto world = worlds.draw(m_rng, true);
        if (!world || world->state == real.state)
            continue;
        ++met;
        for (const std::string &broken : m_game.invariants(world->state))
            m_findings.fail("worlds", "invalid world: " + broken);
        // What the seat saw on the way may differ from the truth where it has been forgotten since.
        if (world->views == real.views && world->seen == real.seen) {
            for (std::size_t ply = 0; ply < real.events.size(); ++ply)
                m_findings.expect(m_words.eventBytes(real.events[ply]) ==
                                      m_words.eventBytes(world->events[ply]),
                                  "events",
                                  "what seat " + std::to_string(viewer + 1) + " is told at ply " +
                                      std::to_string(ply) + " depends on what it cannot know");
            if (!std::exchange(replayed, true))
                compareReplays(match, world->record, viewer);
        }
        compare(truth, shown(world->state, viewer), "redrawn");
    }
    m_open += met > 0;
    m_repeated += met > 0 && m_onlyTruth;
    m_findings.count("redrawn worlds", static_cast<std::uint64_t>(met));
}

/// Two records of the same views, move by move: what `takujo-cli replay --seat` tells is the same.
void LeakTester::compareReplays(const Match &match, const MatchRecord &twin, SeatId viewer)
{
    const Loaded<Match> other = Match::replay(m_setup.game, twin);
    if (!m_findings.expect(bool(other), "replay", "a redrawn record does not replay"))
        return;
    if (other->plyCount() != match.plyCount())
        return; // somebody's next decision is forced there: the twin has gone on
    const ReplayLook look{viewer, true};
    const std::string truth = m_words.replayBytes(match, look);
    const std::string told = m_words.replayBytes(*other, look);
    m_findings.expect(truth == told, "replay", "told differently: " + difference(truth, told));
    m_findings.count("twin replays");
}

void LeakTester::compare(const Shown &truth, const Shown &other, const std::string &kind)
{
    m_findings.expect(truth.bytes == other.bytes, "world-swap",
                      kind + " world: shown differently: " + difference(truth.bytes, other.bytes));
    m_findings.expect(truth.ai == other.ai, "world-swap AI",
                      kind + " world: the AI acts differently: " + difference(truth.ai, other.ai));
}

LeakTester::Shown LeakTester::shown(const StateBlob &state, SeatId viewer) const
{
    const ViewBlob view = m_game.view(state, viewer);
    Shown out;
    out.bytes = m_words.tableBytes(m_game.table(view)) + m_game.viewToJson(view).dump();
    out.bytes += m_words.outcomeBytes(m_game.standing(view));
    if (viewer == kNoSeat || viewer != m_game.actor(state))
        return out;
    out.bytes += choices(state, viewer);
    if (m_plan.ai)
        out.ai = aiMoves(state, viewer);
    return out;
}

std::string LeakTester::choices(const StateBlob &state, SeatId viewer) const
{
    std::string out;
    const LegalMoves legal = m_game.legal(state);
    for (const Move &move : legal.moves)
        out += m_game.moveText(move) + "\n";
    out += legal.complete ? "complete\n" : "some\n";
    const std::optional<Move> forced = m_game.forced(m_game.view(state, viewer));
    out += forced ? "forced " + m_game.moveText(*forced) + "\n" : std::string();
    Rng rng(7); // the same foreign moves in every world
    for (std::size_t i = 0; i < 16 && !legal.moves.empty(); ++i) {
        Move move = legal.moves[i % legal.moves.size()];
        move.data[rng.below(15)] = static_cast<std::uint8_t>(rng.below(16));
        const Check refused = m_game.check(state, move);
        out += refused ? refused->clause + m_words.both(refused->text, "refusal") : "legal\n";
    }
    return out;
}

std::string LeakTester::aiMoves(const StateBlob &state, SeatId viewer) const
{
    std::string out;
    for (const std::string &player : m_game.players()) {
        Request request;
        request.past = m_past;
        request.player = player;
        request.budget.simulations = m_plan.simulations;
        request.seed = combine64(m_plan.seed, hashText(player));
        request.view = m_game.view(state, viewer);
        const SearchResult found = m_game.search(request, {}, nullptr);
        out += player + ": " + m_game.moveText(found.best);
        for (const Candidate &c : found.candidates)
            out += " " + std::to_string(c.visits) + "/" + bitsOf(c.value) + "/" + bitsOf(c.win) +
                   "/" + bitsOf(c.margin);
        if (player == levelNames().back()) { // whoever gives hints
            for (const Reason &reason : explain(m_game, request, found))
                out += m_words.both(reason.text, "reason") + bitsOf(reason.amount);
        }
        out += "\n";
    }
    return out;
}

} // namespace takujo::conformance
