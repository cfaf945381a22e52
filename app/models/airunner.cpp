#include "airunner.h"

#include <algorithm>

namespace takujo {

struct AiRunner::Job
{
    std::shared_ptr<const Game> game;
    Request request;
    Thinker thinker;
    std::stop_source stop;
    std::atomic<std::uint64_t> simulations{0};
};

AiRunner::AiRunner(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(2); // a cancelled search may still be ending when the next one starts
}

AiRunner::~AiRunner()
{
    cancel();
    m_pool.waitForDone();
}

void AiRunner::start(std::shared_ptr<const Game> game, Request request, Thinker thinker)
{
    cancel();
    auto job = std::make_shared<Job>();
    job->game = std::move(game);
    job->request = std::move(request);
    job->thinker = std::move(thinker);
    m_job = job;
    m_clock.start();
    m_pool.start([this, job] {
        const std::stop_token stop = job->stop.get_token();
        auto result = std::make_shared<const SearchResult>(
            job->thinker ? job->thinker(job->request, stop)
                         : job->game->search(job->request, stop, &job->simulations));
        QMetaObject::invokeMethod(
            this, [this, job, result] { deliver(job, result); }, Qt::QueuedConnection);
    });
}

void AiRunner::cancel()
{
    if (m_job)
        m_job->stop.request_stop();
    m_job.reset();
}

void AiRunner::hurry()
{
    if (m_job)
        m_job->stop.request_stop();
}

double AiRunner::progress() const
{
    if (!m_job)
        return 0;
    const Budget &budget = m_job->request.budget;
    if (budget.simulations > 0)
        return std::min(1.0, static_cast<double>(m_job->simulations.load()) / budget.simulations);
    const auto whole = static_cast<double>(budget.time.count());
    return whole > 0 ? std::min(1.0, static_cast<double>(m_clock.elapsed()) / whole) : 0;
}

void AiRunner::deliver(const std::shared_ptr<Job> &job, std::shared_ptr<const SearchResult> result)
{
    if (job != m_job)
        return;
    m_job.reset();
    emit done(std::move(result));
}

} // namespace takujo
