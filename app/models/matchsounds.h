#pragma once
#include "game/event.h"

#include <QObject>

namespace takujo {

class MatchSession;
class Sounds;

/// Says what happens in a match by sound; each has its twin on the table (look.md 7). Events may bring
/// sounds of their own.
class MatchSounds : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the session, its parent.
    MatchSounds(Sounds &sounds, MatchSession *session);

private:
    void heard(int seat, EventType event, const QString &own);
    void turnChanged();
    void finished();

    Sounds &m_sounds;
    MatchSession *m_session;
    bool m_mine = false; ///< it was my turn when the table changed last
};

} // namespace takujo
