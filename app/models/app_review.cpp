// What comes after a match was looked through: a costly move tried again, and how the last ones went.
#include "app.h"
#include "matchstatistics.h"
#include "resultwords.h"
#include "words.h"

namespace takujo {

using namespace Qt::StringLiterals;

bool App::retryAt(int ply)
{
    if (!m_session)
        return false;
    const auto task = m_session->story()->costly()->retryOf(ply);
    if (!branchAt(ply))
        return false;
    if (task)
        m_retry.begin(*task, *m_session);
    return true;
}

// Of matches that count, and of one person or all together: of several rivals nobody's mean is kept.
void App::keepReview(const MatchSession &session, const ReviewModel &review)
{
    const MatchRecord &record = session.match().record();
    if (review.ready() && review.judged() > 0 && review.ofOneSide() && !record.practice &&
        !record.started.empty())
        m_parts.settings.keepReview(session.entry().id, qstr(record.started), review.meanCost());
}

QVariantMap App::pastReviews() const
{
    if (!m_session)
        return {};
    const GameEntry &game = m_session->entry();
    const QString now = qstr(m_session->match().record().started);
    QVariantList costs;
    for (const auto &[started, cost] : m_parts.settings.reviews(game.id))
        costs.append(QVariantMap{{u"cost"_s, cost}, {u"now"_s, started == now}});
    QVariantMap out{{u"costs"_s, costs}};
    const auto alike = countAlike(m_parts.store.entries(), game,
                                  describeRecord(*m_session, m_file).summary);
    if (!alike)
        return out;
    QVariantList levels;
    for (const MatchStatistics::ByLevel &level : alike->levels) {
        const Estimate share = level.share();
        levels.append(QVariantMap{{u"level"_s, levelText(level.level)},
                                  {u"matches"_s, level.matches},
                                  {u"won"_s, level.won},
                                  {u"share"_s, share.value},
                                  {u"lower"_s, share.lower},
                                  {u"upper"_s, share.upper}});
    }
    out.insert(u"levels"_s, levels);
    if (!game.cooperative)
        out.insert(u"next"_s, levelText(suitingLevel(*alike)));
    return out;
}

} // namespace takujo
