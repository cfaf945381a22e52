#include "matchreview.h"

#include <algorithm>

namespace takujo {

struct MatchReview::Job
{
    std::shared_ptr<const Game> game;
    SeatTraits traits{};
    std::vector<std::vector<ObservedPly>>
        seen; ///< [seat][ply]: its view before the ply, the move as seen
    std::vector<Decision> decisions;
    std::stop_source stop;
    std::atomic<std::size_t> finished{0};
};

MatchReview::MatchReview(QObject *parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

MatchReview::~MatchReview()
{
    cancel();
    m_pool.waitForDone();
}

int MatchReview::finishedCount() const
{
    return m_job ? static_cast<int>(m_job->finished.load()) : 0;
}

int MatchReview::totalCount() const
{
    return m_job ? static_cast<int>(m_job->decisions.size()) : 0;
}

void MatchReview::start(const Match &match)
{
    cancel();
    auto job = std::make_shared<Job>();
    job->game = match.gamePtr();
    job->traits = match.traits();
    job->seen.resize(match.seats().size());
    for (std::size_t seat = 0; seat < job->seen.size(); ++seat)
        for (int ply = 0; ply < match.plyCount(); ++ply)
            job->seen[seat].push_back({match.view(static_cast<SeatId>(seat), ply),
                                       match.moveSeen(static_cast<SeatId>(seat), ply),
                                       match.actorAt(ply)});
    for (int ply = 0; ply < match.plyCount(); ++ply)
        if (!match.record().plies[static_cast<std::size_t>(ply)].automatic)
            job->decisions.push_back({ply, match.actorAt(ply)});
    m_decisions.clear();
    m_job = job;
    m_pool.start([this, job] {
        for (std::size_t at = 0; at < job->decisions.size(); ++at) {
            if (job->stop.stop_requested())
                return;
            run(*job, at);
            job->finished = at + 1;
            QMetaObject::invokeMethod(this, &MatchReview::progressed, Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(
            this, [this, job] { deliver(job); }, Qt::QueuedConnection);
    });
}

// Fixed simulations and seeds: the same match always gives the same numbers.
void MatchReview::run(Job &job, std::size_t at)
{
    Decision &decision = job.decisions[at];
    const auto ply = static_cast<std::ptrdiff_t>(decision.ply);
    const std::vector<ObservedPly> &seen = job.seen[static_cast<std::size_t>(decision.seat)];
    Request request;
    request.view = seen[static_cast<std::size_t>(ply)].view;
    request.past.assign(seen.begin(), seen.begin() + ply);
    request.player = kReferenceLevel;
    request.traits = job.traits;
    request.budget.simulations = kSimulations;
    request.seed = static_cast<std::uint64_t>(ply) + 1;
    const SearchResult result = job.game->search(request, job.stop.get_token(), nullptr);
    if (result.cancelled || result.candidates.empty())
        return;
    decision.searched = true;
    decision.best = result.candidates.front().margin;
    const Move move = seen[static_cast<std::size_t>(ply)].move;
    for (const Candidate &candidate : result.candidates)
        if (candidate.move == move && candidate.visits > 0) {
            decision.judged = true;
            decision.played = candidate.margin;
        }
}

void MatchReview::cancel()
{
    if (m_job)
        m_job->stop.request_stop();
    m_job.reset();
}

void MatchReview::forget()
{
    cancel();
    m_decisions.clear();
}

void MatchReview::deliver(const std::shared_ptr<Job> &job)
{
    if (job != m_job)
        return;
    m_decisions = std::move(job->decisions);
    m_job.reset();
    emit done();
}

} // namespace takujo
