#include "luckmodel.h"

#include "search/jobs.h"

#include <QThread>

#include <algorithm>
#include <climits>
#include <cmath>

namespace takujo {

namespace {

double leadOf(const Outcome &end, std::size_t seat, std::size_t seats)
{
    int rival = INT_MIN;
    for (std::size_t other = 0; other < seats; ++other)
        rival = other == seat ? rival : std::max(rival, end.score[other]);
    return end.score[seat] - rival;
}

/// Of every seat, on all cores. What was stopped says nothing.
std::vector<SeatLuck> lucks(const SeenMatch &match, const Outcome &end, std::size_t seats,
                            SlowWork::Steps &steps)
{
    const auto &decisions = match.decisions();
    std::vector<Mean> starts(seats);
    std::vector<Mean> weighed(decisions.size());
    const int jobs = static_cast<int>(seats + decisions.size());
    runJobs(jobs, QThread::idealThreadCount(), [&](int job) {
        if (steps.stop().stop_requested())
            return;
        const std::size_t at = toIndex(job);
        if (at < seats) // the longest first
            starts[at] = startOf(match, static_cast<SeatId>(at), steps.stop());
        else
            weighed[at - seats] = choiceAt(match, at - seats, steps.stop());
        steps.done();
    });
    std::vector<std::vector<Mean>> choices(seats);
    for (std::size_t at = 0; at < decisions.size(); ++at)
        choices[toIndex(decisions[at].seat)].push_back(weighed[at]);
    std::vector<SeatLuck> out;
    out.reserve(seats);
    for (std::size_t seat = 0; seat < seats; ++seat)
        out.push_back(luckOf(leadOf(end, seat, seats), starts[seat], choices[seat]));
    return out;
}

} // namespace

LuckModel::LuckModel(QObject *parent)
    : QObject(parent),
      m_rows({"name", "colour", "luck", "luckError", "choices", "choicesError", "differed",
              "decisions"})
{
    connect(&m_work, &SlowWork::progressed, this, &LuckModel::progressed);
}

void LuckModel::look(const Match &match)
{
    const GameDefinition &game = match.game().definition();
    if (!match.finished() || running() || m_seats || game.cooperative || game.slowPlayOuts)
        return;
    auto seen = std::make_shared<const SeenMatch>(match);
    auto found = std::make_shared<std::vector<SeatLuck>>();
    const std::size_t seats = match.seats().size();
    const auto work = [seen, found, seats, end = match.outcome()](SlowWork::Steps &steps) {
        *found = lucks(*seen, end, seats, steps);
    };
    m_work.start(static_cast<int>(seats + seen->decisions().size()), work, [this, found] {
        m_seats = found;
        emit changed();
    });
    emit changed();
}

void LuckModel::tell(const Match &match, const Words &words)
{
    RowModel::Rows rows;
    m_widest = 0;
    for (std::size_t seat = 0; m_seats && seat < m_seats->size(); ++seat) {
        const SeatLuck &of = (*m_seats)[seat];
        m_widest = std::max(m_widest, std::abs(of.luck.mean) + 2 * of.luck.error);
        rows.append({QString::number(seat),
                     {words.seat(static_cast<SeatId>(seat)), match.seats()[seat].colour,
                      of.luck.mean, 2 * of.luck.error, of.choices.mean, 2 * of.choices.error,
                      of.differed, of.decisions}});
    }
    m_rows.setRows(rows);
}

void LuckModel::forget()
{
    cancel();
    m_seats.reset();
}

} // namespace takujo
