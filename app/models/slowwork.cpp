#include "slowwork.h"

#include <QThread>

namespace takujo {

bool SlowWork::Steps::done(int steps)
{
    m_done += steps;
    QMetaObject::invokeMethod(m_owner, &SlowWork::progressed, Qt::QueuedConnection);
    return !m_stop.stop_requested();
}

SlowWork::SlowWork(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

SlowWork::~SlowWork()
{
    cancel();
    m_pool.waitForDone();
}

void SlowWork::start(int total, std::function<void(Steps &)> work, std::function<void()> finished)
{
    cancel();
    auto steps = std::make_shared<Steps>();
    steps->m_owner = this;
    steps->m_total = total;
    m_steps = steps;
    m_pool.start([this, steps, work = std::move(work), finished = std::move(finished)] {
        work(*steps);
        if (steps->stop().stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, steps, finished] {
                if (steps != m_steps)
                    return;
                m_steps.reset();
                finished();
            },
            Qt::QueuedConnection);
    });
    emit progressed();
}

void SlowWork::cancel()
{
    if (m_steps)
        m_steps->m_stop.request_stop();
    m_steps.reset();
}

} // namespace takujo
