#pragma once
#include "game/game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace takujo {

/// Runs one search at a time on a worker thread. GUI thread only; the result arrives there too.
class AiRunner : public QObject
{
    Q_OBJECT

public:
    explicit AiRunner(QObject *parent = nullptr);
    ~AiRunner() override;

    /// Decides in place of the game's own player, on the worker thread.
    using Thinker = std::function<SearchResult(const Request &, const std::stop_token &)>;
    /// Cancels what runs and starts anew. The game is shared with the worker.
    void start(std::shared_ptr<const Game> game, Request request, Thinker thinker = {});
    /// The result of the running search will not be delivered.
    void cancel();
    /// The running search ends at once with the best it has so far; `done` tells it as ever.
    void hurry();
    bool running() const { return m_job != nullptr; }
    qint64 elapsed() const { return m_clock.isValid() ? m_clock.elapsed() : 0; } ///< ms since start

signals:
    void done(std::shared_ptr<const takujo::SearchResult> result);

private:
    struct Job;
    void deliver(const std::shared_ptr<Job> &job, std::shared_ptr<const SearchResult> result);

    QThreadPool m_pool;
    QElapsedTimer m_clock;
    std::shared_ptr<Job> m_job;
};

} // namespace takujo
