#pragma once
#include "quiethold.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace takujo {

/// Which moment of a match is on the table: the present, or an earlier one that is looked back at.
class ReplayCursor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(int ply READ ply NOTIFY changed)
    Q_PROPERTY(bool live READ live NOTIFY changed)

public:
    /// While something is held back nothing is looked back at either.
    /// @param locked nothing may be looked back at now
    ReplayCursor(const Match &match, const QuietHold &hold, std::function<bool()> locked,
                 QObject *parent = nullptr);

    /// Plies that have been played at the moment shown.
    int ply() const { return live() ? m_hold.shownPlies() : m_shown; }
    bool live() const { return m_shown < 0; }
    /// As the functions of Match want it: -1 = now.
    int shown() const { return m_shown; }
    /// A match that is only looked at has no present.
    void setReplay(bool replay) { m_replay = replay; }

    /// The last ply is the present, where there is one.
    Q_INVOKABLE void lookAt(int ply);
    /// The last ply is looked back at as any other.
    Q_INVOKABLE void lookBackAt(int ply);
    Q_INVOKABLE void backToNow();
    /// First ply of the round after the moment shown, or before it; where there is none, the end of the match
    /// or its beginning. A round ends before a seat's second turn.
    Q_INVOKABLE int roundBeside(bool later) const;
    /// The match has moved on, which is shown by whoever moved it.
    void follow() { m_shown = -1; }

signals:
    /// The present changed, or the moment shown.
    void changed();
    /// Another moment is to be shown. @param from the ply before one step forward; else as `to`
    void moved(int from, int to);

private:
    void show(int ply, bool present);

    const Match &m_match;
    const QuietHold &m_hold;
    std::function<bool()> m_locked;
    int m_shown = -1;
    bool m_replay = false;
};

} // namespace takujo
