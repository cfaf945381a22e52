#include "whymodel.h"

#include "search/reasons.h"

#include <QThread>

namespace takujo {

namespace {

constexpr std::chrono::milliseconds kSearchTime{1000};

} // namespace

WhyModel::WhyModel(const Match &match, const SeatView &view, const Words &words, QObject *parent)
    : QObject(parent), m_match(match), m_view(view), m_words(words)
{
    connect(&m_search, &AiRunner::done, this, &WhyModel::searched);
}

QString WhyModel::text() const
{
    if (!open())
        return {};
    const SeatId seat = m_view.seat();
    return m_words(
        m_match.game().describeFrom(m_match.view(seat, m_ply), m_match.moveSeen(seat, m_ply)));
}

void WhyModel::ask(int ply)
{
    m_search.cancel();
    m_ply = ply > 0 && ply <= m_match.plyCount() && !m_view.covered() ? ply - 1 : -1;
    m_reasons.clear();
    if (open()) {
        const SeatId seat = m_view.seat();
        m_reasons =
            strongest(effectsSeen(m_match.game(), m_match.view(seat, m_ply),
                                  m_match.moveSeen(seat, m_ply), m_match.view(seat, m_ply + 1)));
        if (m_match.finished())
            compare();
    }
    emit changed();
}

/// As whoever moved asked then; with how it went by its own views.
void WhyModel::compare()
{
    const Move played = m_match.moveSeen(m_match.actorAt(m_ply), m_ply);
    const std::shared_ptr<const Game> game = m_match.gamePtr();
    m_search.start(game, request(), [game, played](const Request &r, const std::stop_token &stop) {
        SearchResult found = about(game->search(r, stop, nullptr), played);
        found.reasons = explain(*game, r, found, stop);
        return found;
    });
}

Request WhyModel::request() const
{
    const SeatId seat = m_match.actorAt(m_ply);
    Request out;
    out.view = m_match.view(seat, m_ply);
    for (int ply = 0; ply < m_ply; ++ply)
        out.past.push_back(
            {m_match.view(seat, ply), m_match.moveSeen(seat, ply), m_match.actorAt(ply)});
    out.player = kReferenceLevel;
    out.traits = m_match.traits();
    out.budget.simulations = m_simulations;
    out.budget.time = kSearchTime;
    out.budget.threads = std::max(1, QThread::idealThreadCount());
    out.seed = static_cast<std::uint64_t>(m_ply) + 1;
    return out;
}

void WhyModel::searched(const std::shared_ptr<const SearchResult> &result)
{
    if (open() && !result->cancelled && !result->reasons.empty())
        m_reasons = result->reasons;
    emit changed();
}

void WhyModel::close()
{
    m_search.cancel();
    m_ply = -1;
    m_reasons.clear();
    emit changed();
}

} // namespace takujo
