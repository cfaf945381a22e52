#include "stillmatch.h"

#include <QQmlEngine>

#include <utility>

namespace takujo {

StillMatch::~StillMatch()
{
    if (m_session)
        m_session.release()->deleteLater();
}

std::unique_ptr<MatchSession> StillMatch::made(const GameEntry &entry, const Match &match,
                                               Language language, bool asks)
{
    auto session = std::make_unique<MatchSession>(entry, std::make_unique<Match>(match), language);
    QQmlEngine::setObjectOwnership(session.get(), QQmlEngine::CppOwnership);
    session->computer()->setPaused(true);
    session->setReplay(!asks);
    session->prepare();
    return session;
}

// Its table goes later, too, and looks at it until then: the session outlives it.
void StillMatch::show(std::unique_ptr<MatchSession> session)
{
    if (!session && !m_session)
        return;
    std::unique_ptr<MatchSession> old = std::exchange(m_session, std::move(session));
    m_changed();
    if (old)
        old.release()->deleteLater();
}

} // namespace takujo
