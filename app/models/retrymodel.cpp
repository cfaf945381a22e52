#include "retrymodel.h"

#include "matchsession.h"

#include <cmath>

namespace takujo {

using namespace Qt::StringLiterals;

void RetryModel::begin(RetryTask task, MatchSession &session)
{
    end();
    m_task = std::move(task);
    m_follows = connect(&session, &MatchSession::recordChanged, this,
                        [this, &session] { look(session); });
}

void RetryModel::end()
{
    disconnect(m_follows);
    m_work.cancel();
    m_task.reset();
    m_made = {};
    say({});
}

// The move may be taken back and another one made.
void RetryModel::look(const MatchSession &session)
{
    const auto &plies = session.match().record().plies;
    const auto at = static_cast<std::size_t>(m_task->ply());
    const Move made = at < plies.size() ? plies[at].move : Move{};
    if (made == m_made)
        return;
    m_made = made;
    m_work.cancel();
    if (made.isNull())
        say({});
    else if (made == m_task->match->played(m_task->move.at))
        say(u"same"_s);
    else
        weighAnew();
}

void RetryModel::weighAnew()
{
    auto move = std::make_shared<CostlyMove>(m_task->move);
    move->better = m_made;
    m_work.start(
        1,
        [move, match = m_task->match](SlowWork::Steps &steps) { weigh(*match, *move, steps.stop()); },
        [this, move] {
            m_gain = move->cost;
            const bool clear = std::abs(m_gain.mean) > 2 * m_gain.error;
            say(!clear ? u"equal"_s : m_gain.mean > 0 ? u"won"_s : u"lost"_s);
        });
    say(u"weighing"_s);
}

void RetryModel::say(const QString &verdict)
{
    m_verdict = verdict;
    emit changed();
}

} // namespace takujo
