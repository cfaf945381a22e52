#pragma once
#include "match/match.h"
#include "slowwork.h"

#include <QtQml/qqmlregistration.h>

namespace takujo {

/// Luck that can be checked: the seal of a match's deal is shown from its first move on; when the match
/// is over, the deal behind it is played anew and compared. GUI thread; the check runs on a worker.
class DealProof : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(QString seal READ seal CONSTANT)
    Q_PROPERTY(takujo::DealProof::State state READ state NOTIFY changed)
    Q_PROPERTY(int checked READ checked NOTIFY progressed)
    Q_PROPERTY(int total READ total NOTIFY changed)

public:
    enum class State : std::uint8_t {
        Sealed,   ///< the match goes on
        Open,     ///< the deal may be known, nothing was compared yet
        Checking, ///< in the background
        Fits,     ///< seal, deal and every outcome belong together
        Differs   ///< some outcome did not come from the deal
    };
    Q_ENUM(State)

    /// The match outlives it.
    explicit DealProof(const Match &match, QObject *parent = nullptr);

    QString seal() const; ///< io/record_io.h's seedCommitment(), in groups of eight digits
    State state() const;
    int checked() const { return m_work.done(); } ///< plies played anew so far
    int total() const { return m_match.plyCount(); }

    /// Plays the match anew in the background. Nothing while it goes on.
    Q_INVOKABLE void check();
    Q_INVOKABLE void cancel();
    /// The seal goes to the clipboard, as `replay --verify --commitment` takes it.
    Q_INVOKABLE void copySeal() const;

signals:
    void changed();
    void progressed();

private:
    const Match &m_match;
    std::optional<MatchRecord> m_compared; ///< what the verdict is about
    bool m_fits = false;
    SlowWork m_work; ///< the last member: it ends first
};

} // namespace takujo
