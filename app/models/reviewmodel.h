#pragma once
#include "retrymodel.h"
#include "rowmodel.h"
#include "slowwork.h"
#include "words.h"

#include <bit>

namespace takujo {

/// The moves of a finished match that cost its persons most, and how their chance to win went. Where
/// nobody but the computer played, or all play together, it is about all seats. Weighed on a worker
/// thread when a page asks for it.
class ReviewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchStory")
    Q_PROPERTY(takujo::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    Q_PROPERTY(bool together READ together NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(int decided READ decided NOTIFY changed)
    Q_PROPERTY(int nearBest READ nearBest NOTIFY changed)
    Q_PROPERTY(int judged READ judged NOTIFY changed)
    Q_PROPERTY(double meanCost READ meanCost NOTIFY changed)
    Q_PROPERTY(int untried READ untried NOTIFY changed)
    Q_PROPERTY(int alone READ alone NOTIFY changed)
    Q_PROPERTY(int trials READ trials NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY progressed)
    Q_PROPERTY(int total READ total NOTIFY progressed)

public:
    explicit ReviewModel(QObject *parent = nullptr);

    /// Costly moves by a weighing of their own that had no say in which were looked at, most first.
    RowModel *rows() { return &m_rows; }
    /// A map a seat: its colour, and points of turn and chance (percent, with the standard error).
    QVariantList lines() const { return m_lines; }
    bool together() const { return m_together; }
    bool ready() const { return m_found != nullptr; }
    int turns() const { return m_turns; }
    int decided() const { return m_decided; }
    int nearBest() const { return m_nearBest; } ///< of `judged`: within a point of the best found
    int judged() const { return m_judged; }
    double meanCost() const { return m_meanCost; } ///< of `judged`, in points of a hundred
    /// Decisions whose move the short search did not try: compared by few play-outs only.
    int untried() const { return m_untried; }
    /// Decisions with no other move to compare with.
    int alone() const { return m_alone; }
    int trials() const { return m_match ? m_match->trials(kWeighings) : 0; }
    int done() const { return m_work.done(); }
    int total() const { return m_work.total(); }

    /// Of one person, or of all who play together.
    bool ofOneSide() const { return m_together || std::popcount(m_seats) == 1; }
    /// The costly move of this ply; nothing where it is none.
    std::optional<RetryTask> retryOf(int ply) const;

    void tell(const Match &match, const Words &words);
    /// Begins; once a match.
    Q_INVOKABLE void open();
    /// Whoever asked does not wait any more.
    Q_INVOKABLE void cancel();
    void forget();

signals:
    void changed();
    void progressed();

private:
    struct Found;
    static void work(Found &found, SlowWork::Steps &steps);
    void deliver(std::shared_ptr<Found> found);
    void countDecisions();
    void tellLines();
    void tellRows();
    QStringList placesOf(std::size_t at, const Move &move) const;

    std::shared_ptr<const SeenMatch> m_match; ///< null: none is finished
    std::shared_ptr<Found> m_found;           ///< null: not looked at yet
    const Words *m_words = nullptr;           ///< of the session
    std::vector<int> m_colours;
    SeatSet m_seats = 0;
    RowModel m_rows;
    QVariantList m_lines;
    bool m_together = false;
    int m_turns = 0, m_decided = 0, m_nearBest = 0, m_judged = 0, m_untried = 0, m_alone = 0;
    double m_meanCost = 0;
    SlowWork m_work; ///< the last member: it ends first
};

} // namespace takujo
