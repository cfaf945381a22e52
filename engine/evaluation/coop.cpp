#include "evaluation/coop.h"

#include "evaluation/bounds.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr double kTwoSided = 0.975; ///< of each bound

/// Looks for a line of play that wins a deal whose hidden order it may try out: restarts from
/// anywhere on the best line so far with a player that varies its moves. An upper bound of what a
/// team can reach, and no more than a search: a deal without a line found may still have one.
class Oracle
{
public:
    Oracle(const Game &game, const std::string &player, std::uint64_t dealSeed)
        : m_game(game), m_player(player), m_chance(dealSeed), m_rng(mix64(dealSeed + 5))
    {}

    bool solve(int tries, int &score)
    {
        m_chance.beginPly(0);
        m_best = {m_game.start(m_chance, nullptr)};
        for (int i = 0; i < tries; ++i) {
            if (tryFrom(i == 0 ? 0 : m_rng.below(static_cast<std::uint32_t>(m_best.size())))) {
                score = m_score;
                return true;
            }
        }
        score = m_score;
        return false;
    }

private:
    bool tryFrom(std::size_t ply)
    {
        std::vector<StateBlob> line(m_best.begin(),
                                    m_best.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
        while (m_game.actor(line.back()) != kNoSeat && line.size() < kEndlessPlies) {
            StateBlob next = line.back();
            Request request;
            request.view = m_game.view(next, m_game.actor(next));
            request.player = m_player;
            request.seed = m_rng.next();
            const Move move = m_game.search(request, {}, nullptr).best;
            m_chance.beginPly(static_cast<std::uint32_t>(line.size()));
            m_game.apply(next, move, m_chance, nullptr);
            line.push_back(next);
        }
        const Outcome outcome = m_game.outcome(line.back());
        if (outcome.score[0] >= m_score) { // equal lines are as good to go on from
            m_score = outcome.score[0];
            m_best = std::move(line);
            m_best.pop_back(); // never start from the end
        }
        return outcome.winners != 0;
    }

    const Game &m_game;
    std::string m_player;
    LiveChance m_chance;
    Rng m_rng;
    std::vector<StateBlob> m_best;
    int m_score = -1;
};

CoopCell playCell(const CoopSpec &spec, const CoopTeam &team, int deal)
{
    CoopCell cell;
    if (team.tries > 0) {
        Oracle oracle(*team.game, team.players.front(),
                      combine64(spec.seed, static_cast<std::uint64_t>(deal)));
        cell.won = oracle.solve(team.tries, cell.score);
        return cell;
    }
    const bool mixed = std::any_of(team.players.begin(), team.players.end(),
                                   [&](const auto &p) { return p != team.players.front(); });
    ArenaSpec arena{team.players, 0, spec.budget, spec.seed, 1, team.oneSeed};
    const ArenaPlayed played =
        playArenaMatch(*team.game, arena, deal, mixed ? deal % team.game->seats() : 0);
    cell.won = played.outcome.winners != 0;
    cell.score = played.outcome.score[0];
    cell.fault = played.fault;
    for (const ArenaThought &thought : played.thoughts) {
        cell.thought.decisions += thought.decisions;
        cell.thought.cpuMs += thought.cpuMs;
        cell.thought.cpuMsMax = std::max(cell.thought.cpuMsMax, thought.cpuMsMax);
    }
    return cell;
}

CoopScore scoreOf(const std::string &team, const std::vector<CoopDeal> &all, std::size_t index)
{
    CoopScore out;
    out.team = team;
    const auto deals = static_cast<int>(all.size());
    double cpu = 0;
    for (const CoopDeal &deal : all) {
        const CoopCell &cell = deal.cells[index];
        out.won.push_back(cell.won);
        out.wins += cell.won ? 1 : 0;
        out.meanScore += static_cast<double>(cell.score) / deals;
        out.decisions += cell.thought.decisions;
        cpu += cell.thought.cpuMs;
        out.cpuMsMax = std::max(out.cpuMsMax, cell.thought.cpuMsMax);
        if (!cell.fault.empty())
            out.faults.push_back(cell.fault);
    }
    out.share = static_cast<double>(out.wins) / deals;
    out.lower = lowerBound(out.wins, deals, kTwoSided);
    out.upper = upperBound(out.wins, deals, kTwoSided);
    out.cpuMsMean = cpu / static_cast<double>(std::max<std::uint64_t>(1, out.decisions));
    return out;
}

CoopPair pairOf(const CoopScore &a, const CoopScore &b)
{
    CoopPair out{a.team, b.team};
    for (std::size_t deal = 0; deal < a.won.size(); ++deal) {
        out.onlyA += a.won[deal] && !b.won[deal] ? 1 : 0;
        out.onlyB += b.won[deal] && !a.won[deal] ? 1 : 0;
    }
    out.p = exactMcNemar(out.onlyA, out.onlyB);
    return out;
}

} // namespace

double exactMcNemar(int a, int b)
{
    const int n = a + b;
    double tail = 0; // P(X <= min(a, b)) of n fair coins
    for (int k = 0; k <= std::min(a, b); ++k)
        tail += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) -
                         n * std::log(2.0));
    return std::min(1.0, 2 * tail);
}

std::vector<CoopDeal> playCoop(const CoopSpec &spec)
{
    std::vector<CoopDeal> deals(static_cast<std::size_t>(spec.deals));
    const auto play = [&](int i) {
        CoopDeal &deal = deals[static_cast<std::size_t>(i)];
        deal.number = spec.first + i;
        for (const CoopTeam &team : spec.teams)
            deal.cells.push_back(playCell(spec, team, deal.number));
    };
    runInOrder(spec.deals, spec.jobs, play, [&](int i) {
        if (spec.played)
            spec.played(deals[static_cast<std::size_t>(i)]);
    });
    return deals;
}

CoopResult sumCoop(const std::vector<std::string> &teams, const std::vector<CoopDeal> &deals)
{
    CoopResult result;
    for (std::size_t team = 0; team < teams.size(); ++team)
        result.scores.push_back(scoreOf(teams[team], deals, team));
    for (std::size_t a = 0; a < result.scores.size(); ++a) {
        for (std::size_t b = a + 1; b < result.scores.size(); ++b)
            result.pairs.push_back(pairOf(result.scores[a], result.scores[b]));
    }
    return result;
}

CoopResult runCoop(const CoopSpec &spec)
{
    std::vector<std::string> teams;
    for (const CoopTeam &team : spec.teams)
        teams.push_back(team.name);
    return sumCoop(teams, playCoop(spec));
}

} // namespace takujo
