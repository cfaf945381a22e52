#include "learn/statement.h"

#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr std::array<const char *, 11> kSubjects{"view",    "score", "fact",     "counter",
                                                 "pieces",  "actor", "decision", "legal",
                                                 "refused", "event", "rule"};
constexpr std::array<const char *, 4> kComparisons{"is", "least", "most", "size"};
constexpr std::size_t kMaxText = 300;

using Subject = Statement::Subject;
using Comparison = Statement::Comparison;

Json viewAt(const Situation &at, const std::string &pointer)
{
    const Json view = at.match.game().viewToJson(at.match.view(at.seat));
    try { // a pointer that leads nowhere
        return view.at(Json::json_pointer(pointer));
    } catch (const Json::exception &) {
        return {};
    }
}

Json factOf(const Facts &facts, const std::string &name)
{
    Json found;
    facts.visit([&](const FactField &field, std::span<const int> values) {
        if (field.name != name)
            return;
        found = field.type == FactField::Type::List
                    ? Json(std::vector<int>(values.begin(), values.end()))
                    : Json(values.front());
    });
    return found;
}

Json factAt(const Presentation &table, const Statement &s)
{
    if (s.where.empty())
        return factOf(table.facts, s.name);
    for (const Piece &piece : table.pieces) {
        if (piece.id == s.where)
            return factOf(piece.facts, s.name);
    }
    return {};
}

Json counterAt(const Presentation &table, const Statement &s)
{
    for (const Counter &counter : table.counters) {
        if (counter.id == s.name && (s.seat == kNoSeat || counter.owner == s.seat))
            return counter.value;
    }
    return {};
}

Json countPieces(const Presentation &table, const Statement &s)
{
    return std::count_if(table.pieces.begin(), table.pieces.end(), [&](const Piece &piece) {
        return (s.name == "*" || piece.id == s.name || piece.kind == s.name) &&
               (s.where.empty() || piece.zone == s.where);
    });
}

Json countLegal(const Situation &at, const std::string &pattern)
{
    const MovePattern wanted(pattern);
    const Loaded<Move> one = at.match.game().parseMove(pattern);
    if (wanted.exact() && one)
        return !at.match.finished() && !at.match.check(*one) ? 1 : 0;
    const std::vector<Move> moves = at.match.legal().moves;
    return std::count_if(moves.begin(), moves.end(), [&](const Move &move) {
        return wanted.matches(at.match.game().moveText(move));
    });
}

Json refusal(const Situation &at, const std::string &text)
{
    const Loaded<Move> move = at.match.game().parseMove(text);
    if (!move)
        return {};
    const Check refused = at.match.check(*move);
    return refused ? refused->clause : std::string();
}

Json countEvents(const Situation &at, const std::string &clause)
{
    int count = 0;
    for (int ply = at.sincePly; ply < at.match.plyCount(); ++ply) {
        for (const Event &event : at.match.events(at.seat, ply))
            count += event.clause == clause ? 1 : 0;
    }
    return count;
}

/// The first of the keys that is there; none is a problem, named by the first key.
template<std::size_t N>
std::pair<std::size_t, Field> keyOf(Fields &f, const std::array<const char *, N> &keys)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (Field at = f.optional(keys[i]); at.reads())
            return {i, at};
    }
    return {0, f.required(keys.front())};
}

/// What it speaks of: a name, or the number of a seat.
void describeWhat(Fields &f, Statement &statement)
{
    auto [key, at] = keyOf(f, kSubjects);
    statement.subject = static_cast<Subject>(key);
    if (statement.subject == Subject::Score) {
        at.value(statement.seat, Domain::numbers(0, kMaxSeats - 1));
    } else if (statement.subject == Subject::Actor) {
        at.value(statement.seat, Domain::numbers(kNoSeat, kMaxSeats - 1));
        statement.value = statement.seat;
    } else {
        at.text(statement.name, kMaxText);
        statement.value = statement.name; // the id of a decision
    }
}

} // namespace

Json Statement::found(const Situation &at) const
{
    const Match &match = at.match;
    switch (subject) {
    case Subject::View: return viewAt(at, name);
    case Subject::Score: return match.standing(at.seat).score.at(static_cast<std::size_t>(seat));
    case Subject::Fact: return factAt(match.table(at.seat), *this);
    case Subject::Counter: return counterAt(match.table(at.seat), *this);
    case Subject::Pieces: return countPieces(match.table(at.seat), *this);
    case Subject::Actor: return match.actor();
    case Subject::Decision: return match.table(at.seat).prompt.decision;
    case Subject::Legal: return countLegal(at, name);
    case Subject::Refused: return refusal(at, name);
    case Subject::Event: return countEvents(at, name);
    case Subject::Rule: break;
    }
    const Json &rules = match.game().rules().json();
    return rules.contains(name) ? rules[name] : Json();
}

bool Statement::holds(const Json &found) const
{
    switch (comparison) {
    case Comparison::Is: return found == value;
    case Comparison::Least: return found.is_number() && found >= value;
    case Comparison::Most: return found.is_number() && found <= value;
    case Comparison::Size: break;
    }
    return found.is_structured() && Json(found.size()) == value;
}

void describeSubject(Fields &f, Statement &statement)
{
    describeWhat(f, statement);
    f.optional("seat").value(statement.seat, Domain::numbers(0, kMaxSeats - 1));
    f.optional("of").text(statement.where, kMaxText);
}

void describe(Fields &f, Statement &statement)
{
    describeSubject(f, statement);
    if (statement.subject == Subject::Actor || statement.subject == Subject::Decision)
        return;
    const auto [key, at] = keyOf(f, kComparisons);
    statement.comparison = static_cast<Comparison>(key);
    if (at.reads())
        statement.value = at.json();
}

} // namespace takujo
