#pragma once
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>

namespace takujo {

/// One long piece of work at a time on a thread of its own, with progress. What was cancelled
/// delivers nothing. GUI thread, but for the work itself.
class SlowWork : public QObject
{
    Q_OBJECT

public:
    /// How far the work is, for its own thread.
    class Steps
    {
    public:
        std::stop_token stop() const { return m_stop.get_token(); }
        /// So many more are done. False: leave off.
        bool done(int steps = 1);

    private:
        friend class SlowWork;
        SlowWork *m_owner = nullptr;
        std::stop_source m_stop;
        std::atomic<int> m_done{0};
        int m_total = 0;
    };

    explicit SlowWork(QObject *parent = nullptr);
    ~SlowWork() override;

    /// @param total steps; what turns out not to be needed may be left out
    /// @param finished on the GUI thread, once all is done
    void start(int total, std::function<void(Steps &)> work, std::function<void()> finished);
    void cancel();
    bool running() const { return m_steps != nullptr; }
    int done() const { return m_steps ? m_steps->m_done.load() : 0; }
    int total() const { return m_steps ? m_steps->m_total : 0; }

signals:
    void progressed();

private:
    QThreadPool m_pool;
    std::shared_ptr<Steps> m_steps; ///< of the work that runs
};

} // namespace takujo
