#include "evaluation/fair_confirm.h"

#include "evaluation/report_words.h"
#include "evaluation/study.h"
#include "search/jobs.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

constexpr std::uint64_t kOwnDeals = 2'000'000; ///< seeds of search and proof are below

/// Plays the same deals under two rules.
class Confirmer
{
public:
    Confirmer(const FairState &state, const FairConfirmSpec &spec)
        : m_spec(spec), m_games{state.present().option.game, state.best()->option.game}
    {
        for (std::size_t side = 0; side < m_games.size(); ++side)
            m_keys[side] = studyKey(*m_games[side], spec.player);
    }

    void play(FairConfirmation &out, const std::stop_token &stop)
    {
        runJobs(2 * m_spec.matches, m_spec.jobs, [&](int i) {
            if (!stop.stop_requested())
                playOne(out, static_cast<std::size_t>(i % 2),
                        kOwnDeals + 1 + static_cast<std::uint64_t>(i / 2), stop);
        });
    }

private:
    void playOne(FairConfirmation &out, std::size_t side, std::uint64_t seed,
                 const std::stop_token &stop)
    {
        const StudyRow *known = knownRow(side, seed);
        const std::optional<StudyRow> played =
            known ? std::nullopt : playStudyMatch(*m_games[side], seed, stop, m_keys[side].player);
        if (!known && !played)
            return;
        const std::scoped_lock lock(m_mutex);
        if (played && m_spec.played)
            m_spec.played(m_keys[side], *played);
        (side == 0 ? out.before : out.after).add(known ? *known : *played, out.seats);
        ++m_done;
        if (m_spec.progress)
            m_spec.progress(m_done);
    }

    const StudyRow *knownRow(std::size_t side, std::uint64_t seed) const
    {
        for (const StudyRows &rows : m_spec.known) {
            if (rows.key != m_keys[side])
                continue;
            for (const StudyRow &row : rows.rows) {
                if (row.seed == seed)
                    return &row;
            }
        }
        return nullptr;
    }

    const FairConfirmSpec &m_spec;
    std::array<std::shared_ptr<const Game>, 2> m_games; ///< before, after
    std::array<StudyKey, 2> m_keys;
    std::mutex m_mutex; // guards what is counted
    int m_done = 0;
};

Text gapsOf(const FairConfirmation &c, const StudyCounts &counts)
{
    return fairGapsText(c.goals, counts, c.seats, FairConfirmation::kError);
}

Json measuresOf(const FairConfirmation &c, const StudyCounts &counts)
{
    return counts.games == 0 ? Json::object()
                             : fairMeasures(c.goals, counts, c.seats, FairConfirmation::kError);
}

} // namespace

FairConfirmation confirmFair(const FairState &state, const FairConfirmSpec &spec,
                             const std::stop_token &stop)
{
    FairConfirmation out;
    out.player = spec.player;
    out.best = state.shown.front();
    out.seats = state.seats;
    out.goals = state.goals;
    Confirmer(state, spec).play(out, stop);
    for (FairGoal &goal : out.goals) {
        if (goal.side && out.before.games > 0)
            goal = lengthToKeep(out.before.turns.mean(out.before.games));
    }
    return out;
}

Text fairConfirmText(const FairConfirmation &c)
{
    if (!c.done())
        return "fair.confirm.nothing";
    const Reached reached = c.reached(c.after);
    const char *id = reached == Reached::Sure     ? "fair.confirm.sure"
                     : reached == Reached::Likely ? "fair.confirm.likely"
                     : reached == Reached::Hardly ? "fair.confirm.hardly"
                                                  : "fair.confirm.no";
    return Text(id)
        .sub("player", playerText(c.player))
        .num("games", c.after.games)
        .sub("before", gapsOf(c, c.before))
        .sub("after", gapsOf(c, c.after));
}

Json toJson(const FairConfirmation &c)
{
    return {{"player", c.player},
            {"before", measuresOf(c, c.before)},
            {"after", measuresOf(c, c.after)}};
}

} // namespace takujo
