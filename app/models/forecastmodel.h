#pragma once
#include "trackmodel.h"
#include "words.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

#include <map>
#include <memory>

namespace takujo {

/// A shot being aimed: all a worker needs, by value, and nothing but what the seat can see.
struct AimQuestion
{
    std::shared_ptr<const Game> game;
    ViewBlob view;
    Draft draft;
    Move move; ///< of the draft
    SeatTrait trait = 0;
    std::uint64_t seed = 1;
};

/// What the shot being aimed may lead to, counted by a worker: a few trials at once, more while the aim
/// rests. One trial can be watched. GUI thread only.
class ForecastModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(int trials READ trials NOTIFY changed)
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed)
    Q_PROPERTY(QVariantMap falls READ falls NOTIFY changed)
    Q_PROPERTY(QStringList moved READ moved NOTIFY changed)
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed)
    Q_PROPERTY(bool settled READ settled NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(takujo::TrackModel *rehearsal READ rehearsal CONSTANT)

public:
    explicit ForecastModel(QObject *parent = nullptr);
    ~ForecastModel() override;

    int trials() const { return m_forecast.trials; }
    QStringList labels() const;
    QList<int> counts() const;
    /// Piece id -> trials in which it falls.
    QVariantMap falls() const;
    /// Pieces that would end elsewhere if the hand were quite steady.
    QStringList moved() const;
    /// The counts belong to the aim as it is, not to an earlier one.
    bool fresh() const { return m_fresh; }
    /// All trials are made.
    bool settled() const { return m_settled; }
    int revision() const { return m_revision; }

    /// Where a piece of `moved` would end, in mm.
    Q_INVOKABLE QPointF end(const QString &piece) const;

    /// One outcome of the shot as it is aimed, with its own tremor: never the one that will be.
    TrackModel *rehearsal() { return &m_rehearsal; }
    /// Loads another rehearsal, soon; nothing when nothing is aimed.
    Q_INVOKABLE void rehearse();
    /// @param seed of the rehearsal's chance. Any thread
    static Track rehearsed(const AimQuestion &question, std::uint64_t seed);

    void ask(AimQuestion question);
    /// Nothing is aimed.
    void forget();
    void rerender(const Words &words);

signals:
    void changed();

private:
    struct Job;
    struct Answer;
    void start(AimQuestion question);
    void deliver(const std::shared_ptr<Job> &job, const Answer &answer);
    void cancel();
    const AimQuestion *latest() const;

    QThreadPool m_pool;
    std::shared_ptr<Job> m_job;
    std::unique_ptr<AimQuestion>
        m_next; ///< asked while the first trials of another aim are counted
    Words m_words;
    Forecast m_forecast;
    std::map<QString, QPointF> m_ends;
    TrackModel m_rehearsal;
    std::uint64_t m_rehearsals = 0;
    bool m_fresh = false;
    bool m_settled = false;
    int m_revision = 0;
};

} // namespace takujo
