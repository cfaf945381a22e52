#include "momentscene.h"

namespace takujo {

void MomentScene::setOf(MatchSession *of)
{
    if (m_of == of)
        return;
    if (m_of)
        disconnect(m_of, nullptr, this, nullptr);
    m_of = of;
    if (m_of)
        connect(m_of, &MatchSession::changed, this, &MomentScene::followLanguage);
    refill();
}

void MomentScene::followLanguage()
{
    if (m_match && m_match->language() != m_of->language())
        m_match->setLanguage(m_of->language());
}

void MomentScene::setPly(int ply)
{
    if (m_ply == ply)
        return;
    m_ply = ply;
    refill();
}

void MomentScene::setDrawn(bool drawn)
{
    if (m_drawn == drawn)
        return;
    m_drawn = drawn;
    refill();
}

// Its position alone: a copy of all plies would cost more than the drawing. One that goes on has secrets.
void MomentScene::refill()
{
    emit changed();
    if (!m_drawn || !m_of || !m_of->finished() || m_ply < 0 || m_ply >= m_of->ply())
        return m_match.show(nullptr);
    const Match &match = m_of->match();
    const Match moment = Match::fromPosition(match.gamePtr(), match.record().rules, match.seats(),
                                             match.stateAt(m_ply), match.record().seed);
    auto session = StillMatch::made(m_of->entry(), moment, m_of->language(), false);
    session->view()->lookFrom(match.actorAt(m_ply));
    m_match.show(std::move(session));
}

} // namespace takujo
