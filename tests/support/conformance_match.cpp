#include "conformance_match.h"

#include "conformance_record.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::conformance {

namespace {

/// One or two bytes of a move changed.
Move mutant(Move move, Rng &rng)
{
    const int changes = 1 + static_cast<int>(rng.below(2));
    for (int i = 0; i < changes; ++i) {
        const std::uint32_t at = rng.below(16);
        const auto value =
            static_cast<std::uint8_t>(rng.below(4) == 0 ? rng.below(256) : rng.below(12));
        if (at == 0)
            move.kind = value;
        else
            move.data[at - 1] = value;
    }
    return move;
}

bool holds(const std::vector<Move> &moves, const Move &move)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

} // namespace

MatchTester::MatchTester(const Setup &setup, const MatchPlan &plan, Findings &findings)
    : m_setup(setup),
      m_game(*setup.game),
      m_plan(plan),
      m_findings(findings),
      m_words(setup, findings),
      m_rng(combine64(plan.seed, 0x746573746572ULL))
{}

Match MatchTester::run()
{
    m_findings.enter(m_setup, m_plan.seed,
                     repeatCommand("fuzz", m_setup, m_plan.seed) + (m_plan.ai ? " --ai" : ""));
    Match match(m_setup.game, m_setup.rules, testSeats(m_setup.seats()), m_plan.seed);
    while (!match.finished() && m_findings.failed() < 1000) {
        m_findings.setPly(match.plyCount());
        if (match.plyCount() > m_plan.maxPlies) {
            m_findings.fail("end", "the match does not end");
            return match;
        }
        m_offered.clear();
        checkPosition(match);
        const Move move = choose(match);
        if (const Check refused = match.check(move)) {
            m_findings.fail("legal", "chosen move is refused: " + m_game.moveText(move));
            return match;
        }
        step(match, move);
        lookBack(match);
    }
    m_findings.setPly(match.plyCount());
    checkPosition(match);
    if (match.finished()) {
        const Outcome end = match.outcome();
        m_findings.expect(end.finished, "outcome", "the match is over, its outcome is not");
        m_findings.expect(end.winners != 0 || m_setup.definition().cooperative, "outcome",
                          "nobody has won");
        m_words.checkOutcome(end, m_setup.seats());
        m_words.checkSources(end, m_game.table(match.view(kNoSeat)));
    }
    checkRecord(m_setup, match, m_findings);
    m_findings.count("matches");
    m_findings.count("plies", static_cast<std::uint64_t>(match.plyCount()));
    return match;
}

void MatchTester::checkPosition(const Match &match)
{
    const StateBlob &state = match.stateAt(-1);
    for (const std::string &broken : m_game.invariants(state))
        m_findings.fail("invariants", broken);
    m_findings.count("invariants");
    const bool words = match.plyCount() % m_plan.wordsEvery == 0 || match.finished();
    if (!match.finished()) {
        const LegalMoves legal = match.legal();
        m_findings.expect(!legal.moves.empty(), "legal",
                          "nothing can be done, but the match is not over");
        m_findings.expect(!m_game.forced(match.view(match.actor())), "forced",
                          "a forced move was left to the actor");
        checkMoves(match, legal);
        if (words)
            checkMutants(match, legal);
    } else {
        m_findings.expect(match.legal().moves.empty() && m_game.legal(state).moves.empty(), "legal",
                          "there are moves after the end");
    }
    if (!words)
        return;
    checkState(state);
    checkSeats(match);
}

void MatchTester::checkMoves(const Match &match, const LegalMoves &legal)
{
    for (const Move &move : legal.moves) {
        const Check refused = match.check(move);
        m_findings.expect(!refused, "legal",
                          "legal() offers what check() refuses: " + m_game.moveText(move));
    }
    if (legal.moves.empty())
        return;
    const auto any = m_rng.below(static_cast<std::uint32_t>(legal.moves.size()));
    checkText(match, legal.moves[any]);
    auto sorted = legal.moves;
    std::sort(sorted.begin(), sorted.end(), [](const Move &a, const Move &b) {
        return std::pair(a.kind, a.data) < std::pair(b.kind, b.data);
    });
    m_findings.expect(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "legal",
                      "a move twice");
}

/// Foreign moves: refused when the list is complete, else fit to be played.
void MatchTester::checkMutants(const Match &match, const LegalMoves &legal)
{
    for (int i = 0; i < 6 && !legal.moves.empty(); ++i) {
        const auto any = m_rng.below(static_cast<std::uint32_t>(legal.moves.size()));
        const Move move = mutant(legal.moves[any], m_rng);
        if (holds(legal.moves, move))
            continue;
        const Check refused = match.check(move);
        if (refused) {
            m_words.needed(refused->text, "refusal");
            m_findings.count("refusals");
            continue;
        }
        if (m_findings.expect(!legal.complete, "mutants",
                              "check() accepts a move that legal() lacks"))
            checkAccepted(match, move);
    }
}

void MatchTester::checkAccepted(const Match &match, const Move &move)
{
    checkText(match, move);
    StateBlob state = match.stateAt(-1);
    SearchChance chance(m_rng);
    m_game.apply(state, move, chance, nullptr);
    for (const std::string &broken : m_game.invariants(state))
        m_findings.fail("invariants", "after " + m_game.moveText(move) + ": " + broken);
    m_findings.count("accepted");
}

void MatchTester::checkText(const Match &match, const Move &move)
{
    const std::string text = m_game.moveText(move);
    const Loaded<Move> back = m_game.parseMove(text);
    m_findings.expect(back && *back == move, "move text", "does not come back: " + text);
    std::string wide = " ";
    for (const char letter : text)
        wide += letter == ' ' ? "  " : std::string(1, letter);
    const Loaded<Move> typed = m_game.parseMove(wide);
    m_findings.expect(typed && *typed == move, "move text", "minds blanks: " + text);
    m_words.needed(m_game.describe(move), "move " + text);
    m_words.needed(m_game.describeFrom(match.view(match.actor()), move), "move " + text);
}

void MatchTester::checkState(const StateBlob &state)
{
    const Json json = m_game.stateToJson(state);
    const Loaded<StateBlob> back = m_game.stateFromJson(json);
    if (m_findings.expect(back.ok(), "position", "its own JSON is refused"))
        m_findings.expect(*back == state, "position", "comes back from JSON with other bytes");
    checkPositionFile(m_setup, state, m_findings);
    checkDamaged(m_setup, state, m_rng, m_words, m_findings);
}

void MatchTester::checkSeats(const Match &match)
{
    for (int i = -1; i < m_setup.seats(); ++i) {
        const auto seat = static_cast<SeatId>(i);
        const ViewBlob view = match.view(seat);
        const Presentation table = m_game.table(view);
        m_words.checkTable(table);
        const std::vector<std::uint16_t> known = m_game.known(view);
        m_findings.expect(std::is_sorted(known.begin(), known.end()), "known", "is not sorted");
        m_words.checkOutcome(m_game.standing(view), m_setup.seats());
        m_findings.expect(table.prompt.seat == match.actor(), "prompt",
                          "names another seat than the one that decides");
        checkPrompt(match, table, seat);
        for (int ply = std::max(-1, match.plyCount() - m_plan.wordsEvery); ply < match.plyCount();
             ++ply)
            m_words.checkEvents(match.events(seat, ply));
    }
}

void MatchTester::checkPrompt(const Match &match, const Presentation &table, SeatId viewer)
{
    const Prompt &prompt = table.prompt;
    if (viewer != match.actor() || match.finished()) {
        m_findings.expect(prompt.options.empty() && prompt.anchors.empty(), "prompt",
                          "offers choices to a seat that does not decide");
        return;
    }
    m_findings.expect(prompt.kind != PromptKind::None, "prompt", "the actor is not asked anything");
    m_findings.expect(!prompt.decision.empty(), "prompt", "the decision has no name");
    for (const PromptOption &option : prompt.options) {
        m_findings.expect(!match.check(option.move), "prompt",
                          "an option is refused: " + m_game.moveText(option.move));
        m_offered.push_back(option.move);
    }
    const LegalMoves legal = match.legal();
    if (prompt.kind != PromptKind::Pick) {
        const std::size_t step = legal.moves.size() / 4 + 1; // a few: probing is slow
        for (std::size_t i = 0; i < legal.moves.size(); i += step)
            if (!holds(m_offered, legal.moves[i]))
                checkDraftOf(match, legal.moves[i]);
        checkDrafts(match, prompt, table);
        return;
    }
    for (const Move &move : legal.moves)
        m_findings.expect(!legal.complete || holds(m_offered, move), "prompt",
                          "no option for " + m_game.moveText(move));
}

// A hint marks the pieces of the draft: it must be the one that makes the move.
void MatchTester::checkDraftOf(const Match &match, const Move &move)
{
    const ViewBlob view = match.view(match.actor());
    m_findings.expect(m_game.probe(view, m_game.draftOf(view, move)).move == move, "draftOf",
                      "gives another move than " + m_game.moveText(move));
}

void MatchTester::checkDrafts(const Match &match, const Prompt &prompt, const Presentation &table)
{
    std::vector<std::string> anchors = prompt.anchors;
    if (anchors.empty() || prompt.kind != PromptKind::Assign)
        anchors = {std::string()};
    for (int i = 0; i < 4; ++i) {
        Draft start;
        start.anchor = anchors[m_rng.below(static_cast<std::uint32_t>(anchors.size()))];
        checkDraft(match, start, false);
        for (const Draft &other : m_game.probe(match.view(match.actor()), start).alternatives)
            checkDraft(match, other, true);
        checkDraft(match, randomDraft(prompt, table), false);
    }
}

void MatchTester::checkDraft(const Match &match, const Draft &draft, bool mustBeLegal)
{
    const DraftReport report = m_game.probe(match.view(match.actor()), draft);
    m_words.both(report.sum, "sum of a draft");
    for (const auto *lines : {&report.lines, &report.remarks})
        for (const Text &line : *lines)
            m_words.needed(line, "line about a draft");
    if (report.refusal)
        m_words.both(report.refusal->text, "refusal of a draft");
    m_findings.expect(!(report.move && report.refusal), "probe",
                      "a draft is both complete and refused");
    m_findings.expect(!mustBeLegal || report.move, "probe", "an alternative is not complete");
    if (!report.move)
        return;
    const Check refused = match.check(*report.move);
    if (m_findings.expect(!refused, "probe",
                          "gives a move that is refused: " + m_game.moveText(*report.move))) {
        checkText(match, *report.move);
        m_offered.push_back(*report.move);
    }
}

Draft MatchTester::randomDraft(const Prompt &prompt, const Presentation &table)
{
    Draft draft;
    if (!prompt.anchors.empty())
        draft.anchor =
            prompt.anchors[m_rng.below(static_cast<std::uint32_t>(prompt.anchors.size()))];
    draft.groups.resize(std::max<std::size_t>(1, prompt.groups.size()));
    draft.number = prompt.min + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(
                                    std::max(1, prompt.max - prompt.min + 1))));
    const std::uint32_t oneIn = 1 + m_rng.below(4);
    for (const Piece &piece : table.pieces) {
        const bool offered =
            std::find(prompt.zones.begin(), prompt.zones.end(), piece.zone) != prompt.zones.end();
        if (offered && m_rng.below(oneIn) == 0)
            draft.groups[m_rng.below(static_cast<std::uint32_t>(draft.groups.size()))].push_back(
                piece.id);
    }
    return draft;
}

Move MatchTester::choose(const Match &match)
{
    if (m_plan.ai)
        return chooseByAi(match);
    const LegalMoves legal = match.legal();
    const bool offered = !legal.complete && !m_offered.empty() && m_rng.below(2) == 0;
    const std::vector<Move> &from = offered ? m_offered : legal.moves;
    return from.empty() ? Move{} : from[m_rng.below(static_cast<std::uint32_t>(from.size()))];
}

Move MatchTester::chooseByAi(const Match &match)
{
    const std::vector<std::string> players = m_game.players();
    Request request = match.request(match.actor(), {}, m_rng.next());
    request.player = players[static_cast<std::size_t>(match.actor()) % players.size()];
    request.player = m_rng.below(4) == 0
                         ? players[m_rng.below(static_cast<std::uint32_t>(players.size()))]
                         : request.player;
    request.budget.simulations = m_plan.simulations;
    const SearchResult found = m_game.search(request, {}, nullptr);
    m_findings.count("AI moves");
    return found.best;
}

/// What the actor itself sees of its move is the move.
void MatchTester::step(Match &match, const Move &move)
{
    const StateBlob before = match.stateAt(-1);
    const int ply = match.plyCount();
    m_findings.expect(m_game.observedMove(before, move, match.actor()) == move, "seen",
                      "the actor does not see its own move");
    match.play(move);
    m_findings.expect(match.plyCount() > ply &&
                          match.record().plies[static_cast<std::size_t>(ply)].move == move,
                      "play", "the move is not in the record");
    // In every second match: the tables of all viewers at every ply take longer than all the rest.
    for (int at = ply; m_plan.seed % 2 == 0 && at < match.plyCount(); ++at)
        m_motions.check(match, at, m_findings);
}

/// Takes back some plies and plays them again: the same bytes.
void MatchTester::lookBack(Match &match)
{
    if (m_rng.below(24) != 0 || match.plyCount() < 2)
        return;
    const auto all = static_cast<std::uint32_t>(match.plyCount());
    const int to = match.plyCount() - static_cast<int>(m_rng.below(std::min(all, 12U)));
    checkUndo(match, to, m_findings);
}

} // namespace takujo::conformance
