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
    const int decisions = static_cast<int>(seen->decisions().size());
    const auto work = [seen, found, seats, decisions,
                       end = match.outcome()](SlowWork::Steps &steps) {
        std::vector<Mean> weighed(seen->decisions().size());
        runJobs(decisions, QThread::idealThreadCount(), [&](int at) {
            if (steps.stop().stop_requested())
                return;
            weighed[toIndex(at)] = choiceAt(*seen, toIndex(at), steps.stop());
            steps.done();
        });
        std::vector<std::vector<Mean>> choices(seats);
        for (std::size_t at = 0; at < weighed.size(); ++at)
            choices[toIndex(seen->decisions()[at].seat)].push_back(weighed[at]);
        for (std::size_t seat = 0; seat < seats; ++seat)
            found->push_back(luckOf(leadOf(end, seat, seats),
                                    startOf(*seen, static_cast<SeatId>(seat), steps.stop()),
                                    choices[seat]));
    };
    m_work.start(decisions, work, [this, found] {
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
