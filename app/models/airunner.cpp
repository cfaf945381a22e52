#include "airunner.h"

#include <algorithm>

namespace takujo {

struct AiRunner::Job
{
    std::shared_ptr<const Game> game;
    Request request;
    Thinker thinker;
    std::stop_source stop;
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
                         : job->game->search(job->request, stop, nullptr));
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

void AiRunner::deliver(const std::shared_ptr<Job> &job, std::shared_ptr<const SearchResult> result)
{
    if (job != m_job)
        return;
    m_job.reset();
    emit done(std::move(result));
}

} // namespace takujo
