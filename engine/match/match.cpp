#include "match/match.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace takujo {

namespace {

// None where the points of a seat are not public, nobody has any, or all have the same.
SeatSet leadersOf(const std::vector<SeatSummary> &seats)
{
    SeatSet leaders = 0;
    int best = 1;
    for (const SeatSummary &seat : seats) {
        if (!seat.score)
            return 0;
        if (*seat.score > best)
            leaders = 0;
        best = std::max(best, *seat.score);
        if (*seat.score == best)
            leaders = static_cast<SeatSet>(leaders | seatBit(seat.seat));
    }
    return std::popcount(leaders) == static_cast<int>(seats.size()) ? SeatSet{0} : leaders;
}

} // namespace

namespace {

/// Number of a ply in the chance streams; the deal is 0.
std::uint32_t chancePly(std::size_t pliesBefore)
{
    return static_cast<std::uint32_t>(pliesBefore) + 1;
}

} // namespace

Match::Match(std::shared_ptr<const Game> game, MatchRecord record)
    : m_game(std::move(game)), m_record(std::move(record))
{}

Match::Match(std::shared_ptr<const Game> game, RuleSet rules, std::vector<SeatSetup> seats,
             std::uint64_t seed, std::string appVersion, std::string started)
    : m_game(std::move(game))
{
    assert(static_cast<int>(seats.size()) == m_game->seats());
    m_record.rules = std::move(rules);
    m_record.rulesHash = ruleHash(m_game->definition().schema, m_game->rules());
    m_record.seats = std::move(seats);
    m_record.seed = seed;
    m_record.appVersion = std::move(appVersion);
    m_record.started = std::move(started);

    LiveChance live(seed, traits());
    RecordingChance recording(live, m_record.deal);
    Step deal;
    deal.state = m_game->start(recording, &deal.events);
    deal.chanceAsked = !m_record.deal.empty();
    m_record.dealHash = deal.state.hash();
    m_steps.push_back(std::move(deal));
    playForced();
}

Match Match::fromPosition(std::shared_ptr<const Game> game, RuleSet rules,
                          std::vector<SeatSetup> seats, StateBlob position, std::uint64_t seed)
{
    MatchRecord record;
    record.rulesHash = ruleHash(game->definition().schema, game->rules());
    record.rules = std::move(rules);
    record.seats = std::move(seats);
    record.seed = seed;
    record.dealHash = position.hash();
    record.practice = true;
    Match match(std::move(game), std::move(record));
    match.m_steps.push_back({std::move(position), {}, false, {}, {}});
    match.playForced();
    return match;
}

void Match::setSeat(SeatId seat, SeatSetup setup)
{
    m_record.seats.at(static_cast<std::size_t>(seat)) = std::move(setup);
}

SeatTraits Match::traits() const
{
    SeatTraits out{};
    for (std::size_t seat = 0; seat < std::min(m_record.seats.size(), out.size()); ++seat) {
        const SeatSetup &setup = m_record.seats[seat];
        out[seat] =
            m_game->trait(setup.kind == SeatSetup::Kind::Human ? std::string_view() : setup.level);
    }
    return out;
}

bool Match::isHuman(SeatId seat) const
{
    return seat >= 0 && seats().at(static_cast<std::size_t>(seat)).kind == SeatSetup::Kind::Human;
}

int Match::humanCount() const
{
    return static_cast<int>(std::count_if(seats().begin(), seats().end(), [](const SeatSetup &s) {
        return s.kind == SeatSetup::Kind::Human;
    }));
}

SeatId Match::onlyHuman() const
{
    SeatId seat = 0;
    while (humanCount() == 1 && !isHuman(seat))
        ++seat;
    return humanCount() == 1 ? seat : kNoSeat;
}

const Match::Step &Match::stepAt(int ply) const
{
    return m_steps.at(static_cast<std::size_t>(resolved(ply)));
}

const StateBlob &Match::stateAt(int ply) const { return stepAt(ply).state; }
SeatId Match::actor() const { return actorAt(-1); }
int Match::turn() const { return turnAt(-1); }
SeatId Match::actorAt(int ply) const { return m_game->actor(stateAt(ply)); }
int Match::turnAt(int ply) const { return m_game->turn(stateAt(ply)); }
ViewBlob Match::view(SeatId seat, int ply) const { return m_game->view(stateAt(ply), seat); }
Outcome Match::standing(SeatId seat, int ply) const { return m_game->standing(view(seat, ply)); }

Presentation Match::table(SeatId seat, int ply) const
{
    Presentation table = m_game->table(view(seat, ply));
    stepAt(ply).quiet = table.prompt.quiet;
    if (seat == kNoSeat)
        stepAt(ply).leaders = leadersOf(table.seats);
    return table;
}

bool Match::quiet(int ply) const
{
    const std::optional<bool> &known = stepAt(ply).quiet;
    return known ? *known : table(kNoSeat, ply).prompt.quiet;
}

SeatSet Match::leaders(int ply) const
{
    const std::optional<SeatSet> &known = stepAt(ply).leaders;
    return known ? *known : leadersOf(table(kNoSeat, ply).seats);
}

Events Match::events(SeatId seat, int ply) const
{
    const Events &all = stepAt(ply + 1).events;
    Events seen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(seen),
                 [&](const Event &e) { return e.seenBy(seat); });
    return seen;
}

Move Match::moveSeen(SeatId seat, int ply) const
{
    const Move &move = m_record.plies.at(static_cast<std::size_t>(ply)).move;
    return m_game->observedMove(stateAt(ply), move, seat);
}

Outcome Match::outcome() const
{
    assert(finished());
    return m_game->outcome(stateAt(-1));
}

LegalMoves Match::legal() const { return finished() ? LegalMoves{} : m_game->legal(stateAt(-1)); }

Check Match::check(const Move &move) const
{
    if (finished())
        return Violation{{}, "match.finished", {}};
    return m_game->check(stateAt(-1), move);
}

DraftReport Match::probe(const Draft &draft) const
{
    return finished() ? DraftReport{} : m_game->probe(view(actor()), draft);
}

void Match::append(PlyRecord ply, Step step)
{
    m_record.plies.push_back(std::move(ply));
    m_steps.push_back(std::move(step));
    m_record.result.reset();
    if (finished()) {
        const Outcome end = outcome();
        m_record.result = MatchResult{end.score, end.winners};
    }
}

void Match::push(const Move &move, bool automatic, int seconds)
{
    const std::optional<PlyRecord> again = takeRedo(move);
    PlyRecord ply;
    ply.actor = actor();
    ply.move = move;
    ply.automatic = automatic;
    ply.seconds = again ? again->seconds : seconds;

    LiveChance live(m_record.seed, traits(), chancePly(m_record.plies.size()));
    ReplayChance known(again ? std::span<const ChanceOutcome>(again->chance)
                             : std::span<const ChanceOutcome>());
    RecordingChance recording(again ? static_cast<Chance &>(known) : live, ply.chance);
    Step step;
    step.state = stateAt(-1);
    m_game->apply(step.state, move, recording, &step.events);
    step.chanceAsked = !ply.chance.empty();
    ply.hash = step.state.hash();
    append(std::move(ply), std::move(step));
}

std::optional<PlyRecord> Match::takeRedo(const Move &move)
{
    if (m_redo.empty())
        return {};
    if (m_redo.back().move != move) {
        m_redo.clear();
        return {};
    }
    PlyRecord again = std::move(m_redo.back());
    m_redo.pop_back();
    return again;
}

std::optional<Move> Match::forcedNow() const
{
    const SeatId seat = actor();
    return seat == kNoSeat ? std::nullopt : m_game->forced(view(seat));
}

Check Match::play(const Move &move, int seconds)
{
    if (Check refused = check(move))
        return refused;
    push(move, false, seconds);
    playForced();
    return {};
}

int Match::playForced()
{
    const int before = plyCount();
    while (const std::optional<Move> move = forcedNow()) {
        assert(!check(*move));
        push(*move, true);
    }
    return plyCount() - before;
}

void Match::giveUp(SeatId seat)
{
    auto &seats = m_record.gaveUp;
    if (std::find(seats.begin(), seats.end(), seat) == seats.end())
        seats.push_back(seat);
}

Request Match::request(SeatId seat, Budget budget, std::uint64_t aiSeed) const
{
    assert(!finished());
    Request request;
    request.view = view(seat);
    request.past.reserve(m_record.plies.size());
    for (int ply = 0; ply < plyCount(); ++ply)
        request.past.push_back({view(seat, ply), moveSeen(seat, ply), actorAt(ply)});
    const SeatSetup &setup = m_record.seats.at(static_cast<std::size_t>(seat));
    request.player = setup.program.empty() ? setup.level : setup.program;
    request.traits = traits();
    request.budget = budget;
    request.seed = aiSeed;
    return request;
}

} // namespace takujo
