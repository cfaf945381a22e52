#include "learn/puzzle.h"

#include "game/fields.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace takujo {

Loaded<Match> openPuzzle(const std::shared_ptr<const Game> &game, const RuleSet &rules,
                         const Puzzle &puzzle, std::vector<SeatSetup> seats)
{
    const Loaded<StateBlob> state = game->stateFromJson(puzzle.position);
    if (!state)
        return below("/position", state.error());
    Match match = Match::fromPosition(game, rules, std::move(seats), *state, 1);
    const Loaded<Move> move = game->parseMove(puzzle.move);
    if (match.finished() || match.plyCount() > 0 || !move || match.check(*move))
        return problem(Text("learn.illegal").raw("move", puzzle.move), "/move");
    return match;
}

Answers::Answers(const Match &match) : m_game(match.game()), m_view(match.view(match.actor()))
{
    const Presentation table = match.table(match.actor());
    const Prompt &prompt = table.prompt;
    if (prompt.kind == PromptKind::Assign && !prompt.anchors.empty() && prompt.limits.empty())
        m_kind = Kind::Place;
    if (prompt.kind != PromptKind::Shot)
        return;
    m_kind = Kind::Aim;
    for (const Piece &piece : table.pieces)
        m_kinds[piece.id] = piece.kind;
}

std::string Answers::of(const Move &move) const
{
    if (m_kind == Kind::Move)
        return m_game.moveText(move);
    const Draft draft = m_game.draftOf(m_view, move);
    if (m_kind == Kind::Place && !draft.anchor.empty())
        return draft.anchor;
    return m_kind == Kind::Aim && !draft.aim.empty() ? comesOf(draft) : m_game.moveText(move);
}

/// One push by the hand of nobody in particular, which is steady.
std::string Answers::comesOf(const Draft &push) const
{
    const Forecast forecast = m_game.forecast(m_view, push, SeatTrait{}, 1, 0, {});
    const auto kindOf = [&](const std::string &id) {
        const auto known = m_kinds.find(id);
        return known == m_kinds.end() ? id : known->second;
    };
    std::multiset<std::string> fallen;
    for (const auto &[id, times] : forecast.pieces) {
        if (times > 0)
            fallen.insert(kindOf(id));
    }
    std::string out = kindOf(push.anchor);
    for (const Forecast::Line &line : forecast.lines)
        out += line.count > 0 ? " 1" : " 0";
    for (const std::string &kind : fallen)
        out += " " + kind;
    return out;
}

bool solves(const Puzzle &puzzle, const Match &match, const Move &move)
{
    const Loaded<Move> best = match.game().parseMove(puzzle.move);
    if (!best)
        return false;
    const auto after = [&match](const Move &played) {
        Match copy = match;
        copy.play(played);
        return copy.stateAt(-1).hash();
    };
    return Answers(match).same(*best, move) || after(*best) == after(move);
}

int puzzleOfDay(const PuzzleSet &set, std::int64_t day)
{
    const auto count = static_cast<std::int64_t>(set.puzzles.size());
    if (count == 0 || day < 0)
        return -1;
    std::vector<int> order(toIndex(count));
    std::iota(order.begin(), order.end(), 0);
    Rng rng(combine64(hashText(set.game), static_cast<std::uint64_t>(day / count)));
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[rng.below(static_cast<std::uint32_t>(left))]);
    return order[toIndex(day % count)];
}

} // namespace takujo
