#pragma once
#include "match/match.h"

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
    /// Simulations a decision. Few: the sums over a match even out, one decision is a guess.
    static constexpr int kSimulations = 400;

    struct Decision
    {
        int ply = 0;
        SeatId seat = kNoSeat;
        bool searched = false; ///< the game's search gives numbers
        bool judged = false;   ///< the move played is among them
        double best = 0;       ///< points ahead of the best rival, expected with the best move
        double played = 0;     ///< ... with the move played; @pre judged
    };

    explicit MatchReview(QObject *parent = nullptr);
    ~MatchReview() override;

    /// Starts anew. @pre match.finished(): what it uses is no secret any more
    void start(const Match &match);
    void cancel();
    void forget();
    bool running() const { return m_job != nullptr; }
    int finishedCount() const;
    int totalCount() const;
    const std::vector<Decision> &decisions() const { return m_decisions; }

signals:
    void progressed();
    void done();

private:
    struct Job;
    static void run(Job &job, std::size_t at);
    void deliver(const std::shared_ptr<Job> &job);

    QThreadPool m_pool;
    std::shared_ptr<Job> m_job;
    std::vector<Decision> m_decisions; ///< of the review that ended, by ply
};

} // namespace takujo
