#include "matchreview.h"

#include <QThread>

#include <atomic>

namespace takujo {

struct MatchReview::Job
{
    std::shared_ptr<const SeenMatch> match;
    std::vector<Glance> glances;
    std::stop_source stop;
    std::atomic<std::size_t> finished{0};
};

MatchReview::MatchReview(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

MatchReview::~MatchReview()
{
    cancel();
    m_pool.waitForDone();
}

int MatchReview::finishedCount() const
{
    return m_job ? static_cast<int>(m_job->finished.load()) : 0;
}

int MatchReview::totalCount() const { return m_job ? static_cast<int>(m_job->glances.size()) : 0; }

void MatchReview::start(const Match &match)
{
    cancel();
    auto job = std::make_shared<Job>();
    job->match = std::make_shared<SeenMatch>(match);
    job->glances.resize(job->match->decisions().size());
    m_glances.clear();
    m_job = job;
    m_pool.start([this, job] {
        for (std::size_t at = 0; at < job->glances.size(); ++at) {
            if (job->stop.stop_requested())
                return;
            job->glances[at] = glanceAt(*job->match, at, job->stop.get_token());
            job->finished = at + 1;
            QMetaObject::invokeMethod(this, &MatchReview::progressed, Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(
            this, [this, job] { deliver(job); }, Qt::QueuedConnection);
    });
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
    m_glances.clear();
}

void MatchReview::deliver(const std::shared_ptr<Job> &job)
{
    if (job != m_job)
        return;
    m_match = job->match;
    m_glances = std::move(job->glances);
    m_job.reset();
    emit done();
}

} // namespace takujo
