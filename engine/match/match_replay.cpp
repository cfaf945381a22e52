#include "match/match.h"

#include "base/hash.h"

#include <nlohmann/json.hpp>

#include <string>

namespace takujo {

namespace {

std::string pathOf(int ply) { return "/plies/" + std::to_string(ply); }

/// Version 0.1 hashed rows with their keys as the file had them; such a record is of these rules all the same.
bool hashedAsWritten(const RuleSchema &schema, const MatchRecord &record, const std::string &hash)
{
    Loaded<RuleValues> values = effectiveValues(schema, record.rules);
    if (!values || ruleHash(schema, *values) != hash)
        return false;
    for (const auto &[id, value] : record.rules.changes->items())
        values->set(id, value);
    return ruleHash(schema, *values) == record.rulesHash;
}

/// Fits game, number of seats and effective rules.
Problems checkFrame(const Game &game, const MatchRecord &record)
{
    const GameDefinition &definition = game.definition();
    if (record.rules.game != definition.id)
        return problem(
            Text("match.game").raw("record", record.rules.game).raw("game", definition.id),
            "/game");
    if (static_cast<int>(record.seats.size()) != game.seats()) {
        return problem(Text("match.seats")
                           .num("record", static_cast<std::int64_t>(record.seats.size()))
                           .num("game", game.seats()),
                       "/seats");
    }
    const std::string hash = ruleHash(definition.schema, game.rules());
    if (record.rulesHash != hash && !hashedAsWritten(definition.schema, record, hash))
        return problem(Text("match.rulesHash").raw("record", record.rulesHash).raw("program", hash),
                       "/rulesHash");
    return {};
}

} // namespace

Loaded<Match> Match::replay(std::shared_ptr<const Game> game, const MatchRecord &record)
{
    if (Problems wrong = checkFrame(*game, record); !wrong.empty())
        return wrong;
    MatchRecord frame = record;
    frame.plies.clear();
    frame.result.reset();
    Match match(std::move(game), std::move(frame));
    if (Problems wrong = match.replayDeal(record); !wrong.empty())
        return wrong;
    for (const PlyRecord &ply : record.plies) {
        if (Problems wrong = match.replayPly(ply); !wrong.empty())
            return wrong;
    }
    if (match.m_record.result != record.result)
        return problem(Text(match.finished() ? "match.result" : "match.unfinished"), "/result");
    match.playForced();
    return match;
}

Problems Match::replayDeal(const MatchRecord &from)
{
    ReplayChance chance(from.deal);
    Step deal;
    deal.state = m_game->start(chance, &deal.events);
    deal.chanceAsked = !from.deal.empty();
    if (chance.failed() || !chance.finished())
        return problem("match.deal.chance", "/deal/chance");
    if (deal.state.hash() != from.dealHash) {
        return problem(Text("match.deal.hash")
                           .raw("record", toHex(from.dealHash))
                           .raw("program", toHex(deal.state.hash())),
                       "/deal/hash");
    }
    m_steps.push_back(std::move(deal));
    return {};
}

// Versions before 1.0 played some moves by themselves that would tell something of a hand.
bool Match::onlyMove(const Move &move) const
{
    if (forcedNow() == move)
        return true;
    const LegalMoves all = legal();
    return all.complete && all.moves.size() == 1 && all.moves.front() == move;
}

Problems Match::replayPly(const PlyRecord &from)
{
    const int ply = plyCount();
    const auto wrong = [&](Text text, const char *key) {
        return problem(std::move(text).num("ply", ply + 1), pathOf(ply) + key);
    };
    if (finished())
        return wrong("match.ply.afterEnd", "");
    if (from.actor != actor())
        return wrong(
            Text("match.ply.actor").num("record", from.actor + 1).num("program", actor() + 1),
            "/seat");
    if (const Check refused = check(from.move)) {
        Problems out = wrong(Text("match.ply.illegal")
                                 .raw("move", m_game->moveText(from.move))
                                 .sub("why", refused->text),
                             "/move");
        out.front().clause = refused->clause;
        return out;
    }
    if (from.automatic && !onlyMove(from.move))
        return wrong("match.ply.automatic", "/auto");

    ReplayChance chance(from.chance);
    Step step;
    step.state = stateAt(-1);
    m_game->apply(step.state, from.move, chance, &step.events);
    step.chanceAsked = !from.chance.empty();
    if (chance.failed() || !chance.finished())
        return wrong("match.ply.chance", "/chance");
    const std::uint64_t hash = step.state.hash();
    if (hash != from.hash)
        return wrong(
            Text("match.ply.hash").raw("record", toHex(from.hash)).raw("program", toHex(hash)),
            "/hash");
    append(from, std::move(step));
    return {};
}

} // namespace takujo
