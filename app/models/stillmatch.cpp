#include "stillmatch.h"

#include <QQmlEngine>

namespace takujo {

void StillMatch::show(const GameEntry &entry, const Match &match, Language language, bool asks)
{
    drop();
    m_session = std::make_unique<MatchSession>(entry, std::make_unique<Match>(match), language);
    QQmlEngine::setObjectOwnership(m_session.get(), QQmlEngine::CppOwnership);
    m_session->computer()->setPaused(true);
    m_session->setReplay(!asks);
    m_session->prepare();
}

bool StillMatch::drop()
{
    if (!m_session)
        return false;
    m_session.release()->deleteLater();
    return true;
}

} // namespace takujo
