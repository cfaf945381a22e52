#pragma once
#include "learn/review.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace takujo {

/// A finished match looked at again by the search: at every decision, from what its seat could see
/// then, how many points ahead the best move found and the move played were expected to end. Runs on
/// a worker thread; GUI thread only.
class MatchReview : public QObject
{
    Q_OBJECT

public:
    explicit MatchReview(QObject *parent = nullptr);
    ~MatchReview() override;

    /// Starts anew. @pre match.finished(): what it uses is no secret any more
    void start(const Match &match);
    void cancel();
    void forget();
    bool running() const { return m_job != nullptr; }
    int finishedCount() const;
    int totalCount() const;
    /// Of the review that ended, by decision of the match; empty: none did.
    const std::vector<Glance> &glances() const { return m_glances; }
    /// What it looked at. @pre glances() are there
    const std::shared_ptr<const SeenMatch> &match() const { return m_match; }

signals:
    void progressed();
    void done();

private:
    struct Job;
    void deliver(const std::shared_ptr<Job> &job);

    QThreadPool m_pool;
    std::shared_ptr<Job> m_job;
    std::shared_ptr<const SeenMatch> m_match;
    std::vector<Glance> m_glances;
};

} // namespace takujo
