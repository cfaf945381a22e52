#pragma once
#include "match/match.h"

#include <QElapsedTimer>
#include <QTimer>

namespace takujo {

/// Holds back what quiet decisions of the computer led to (Prompt::quiet): others must not notice
/// whether there was a choice. A forced answer comes with the move before it, a chosen one after some
/// thinking. So both wait: what happened is shown when a fixed time for every quiet decision asked
/// (which is public) is over.
class QuietHold : public QObject
{
    Q_OBJECT

public:
    explicit QuietHold(const Match &match, QObject *parent = nullptr);

    /// Off with a fixed number of simulations, which knows no clock.
    void setTimed(bool timed) { m_timed = timed; }
    bool holding() const { return m_since.isValid(); }
    /// First ply of the change that waits, or was shown last.
    int from() const { return m_from; }
    /// The match has new plies from `firstPly` on, or fewer. True: they wait; `over` says for how long,
    /// unless a quiet decision of the computer comes next (asked()).
    bool hold(int firstPly);
    /// A quiet decision is asked of the computer now.
    bool asked() const { return quietlyAsked(m_match.plyCount()); }
    /// ... and nobody may notice whether it is.
    bool secret() const { return m_timed && asked(); }
    /// Plies that may be seen to have been played.
    int shownPlies() const { return holding() ? m_from : m_match.plyCount(); }
    /// ms until what waits may be shown.
    int left() const;
    /// What waits is shown now.
    void release();

signals:
    void over();

private:
    bool quietlyAsked(int ply) const;
    int time() const;

    const Match &m_match;
    QElapsedTimer m_since; ///< runs while a change is held back
    QTimer m_end;
    int m_from = 0;
    bool m_timed = true;
};

} // namespace takujo
