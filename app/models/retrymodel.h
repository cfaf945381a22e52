#pragma once
#include "learn/review.h"
#include "slowwork.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace takujo {

class MatchSession;

/// A costly move of a finished match, to be tried again.
struct RetryTask
{
    std::shared_ptr<const SeenMatch> match;
    CostlyMove move;
    int ply() const { return match->decisions()[move.at].ply; }
};

/// A costly move tried again: how much of the difference the person's other move wins back. It is weighed
/// as the cost was, from what its seat could see then.
class RetryModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(double gain READ gain NOTIFY changed)
    Q_PROPERTY(double error READ error NOTIFY changed)
    Q_PROPERTY(double cost READ cost NOTIFY changed)

public:
    explicit RetryModel(QObject *parent = nullptr) : QObject(parent) {}

    /// Empty: nothing is tried, or no move was made yet. "weighing"; "same": the move played then; "won" or
    /// "lost": better or worse than that one; "equal": neither is certain.
    QString verdict() const { return m_verdict; }
    double gain() const { return 100 * m_gain.mean; } ///< points of the chance to win
    double error() const { return 200 * m_gain.error; }
    double cost() const { return m_task ? 100 * m_task->move.cost.mean : 0; }

    /// @param session began with the plies before the move
    void begin(RetryTask task, MatchSession &session);
    void end();

signals:
    void changed();

private:
    void look(const MatchSession &session);
    void weighAnew();
    void say(const QString &verdict);

    std::optional<RetryTask> m_task;
    Move m_made; ///< the person's, null: none yet
    QString m_verdict;
    Mean m_gain;
    QMetaObject::Connection m_follows;
    SlowWork m_work; ///< the last member: it ends first
};

} // namespace takujo
