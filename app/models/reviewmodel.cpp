#include "reviewmodel.h"

#include "reasonrows.h"

#include <QThread>

#include <atomic>

namespace takujo {

using namespace Qt::StringLiterals;

struct ReviewModel::Job
{
    std::shared_ptr<const SeenMatch> match;
    std::vector<Glance> glances;
    SeatSet seats = 0;
    std::vector<std::size_t> curve; ///< decisions at which the chance to win is told
    std::vector<Lead> chances;
    std::vector<CostlyMove> costly;
    int alone = 0;
    std::stop_source stop;
    std::atomic<int> done{0};
    std::atomic<int> total{0};
};

ReviewModel::ReviewModel(QObject *parent)
    : QObject(parent),
      m_rows({"ply", "turn", "colour", "name", "played", "better", "reasons", "cost", "error",
              "clear"})
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

ReviewModel::~ReviewModel()
{
    cancel();
    m_pool.waitForDone();
}

int ReviewModel::done() const { return m_job ? m_job->done.load() : 0; }
int ReviewModel::total() const { return m_job ? m_job->total.load() : 0; }

void ReviewModel::setGlances(std::shared_ptr<const SeenMatch> match,
                             const std::vector<Glance> &glances)
{
    m_match = std::move(match);
    m_glances = glances;
    if (m_wanted)
        start();
}

void ReviewModel::open()
{
    m_wanted = true;
    start();
}

void ReviewModel::start()
{
    if (m_job || m_ready || m_glances.empty())
        return;
    auto job = std::make_shared<Job>();
    job->match = m_match;
    job->glances = m_glances;
    job->seats = m_seats;
    for (std::size_t at = 0; at < m_match->decisions().size(); ++at)
        if (m_match->decisions()[at].firstOfTurn &&
            contains(m_seats, m_match->decisions()[at].seat))
            job->curve.push_back(at);
    job->total = static_cast<int>(job->curve.size()) + 1;
    m_job = job;
    m_pool.start([this, job] { run(job); });
    emit progressed();
}

// On the worker thread. Until it is weighed, the list counts as one step.
void ReviewModel::run(const std::shared_ptr<Job> &job)
{
    const std::stop_token stop = job->stop.get_token();
    const auto step = [&] {
        ++job->done;
        QMetaObject::invokeMethod(this, &ReviewModel::progressed, Qt::QueuedConnection);
        return !stop.stop_requested();
    };
    for (const std::size_t at : job->curve) {
        job->chances.push_back(chanceAt(*job->match, at, stop));
        if (!step())
            return;
    }
    job->costly = costliest(*job->match, job->glances, job->seats, job->alone, stop);
    job->total += static_cast<int>(job->costly.size());
    if (!step())
        return;
    for (CostlyMove &move : job->costly) {
        weigh(*job->match, move, stop);
        if (!step())
            return;
    }
    QMetaObject::invokeMethod(
        this, [this, job] { deliver(job); }, Qt::QueuedConnection);
}

void ReviewModel::deliver(const std::shared_ptr<Job> &job)
{
    if (job != m_job)
        return;
    m_job.reset();
    m_result = job;
    m_ready = true;
    countDecisions();
    tellLines();
    tellRows();
    emit changed();
    emit progressed();
}

void ReviewModel::cancel()
{
    m_wanted = false;
    if (m_job)
        m_job->stop.request_stop();
    m_job.reset();
}

void ReviewModel::forget()
{
    cancel();
    m_result.reset();
    m_match.reset();
    m_glances.clear();
    m_ready = false;
    m_lines.clear();
    m_rows.setRows({});
}

void ReviewModel::tell(const Match &match, const Words &words)
{
    m_words = &words;
    m_together = match.game().definition().cooperative;
    m_seats = 0;
    m_colours.clear();
    for (std::size_t seat = 0; seat < match.seats().size(); ++seat) {
        m_colours.push_back(match.seats()[seat].colour);
        const auto id = static_cast<SeatId>(seat);
        if (m_together || match.humanCount() == 0 || match.isHuman(id))
            m_seats = static_cast<SeatSet>(m_seats | (1U << seat));
    }
    if (m_ready)
        tellRows();
    emit changed();
}

// By the short searches: many decisions, each roughly.
void ReviewModel::countDecisions()
{
    constexpr double kNear = 0.01;
    m_decided = m_nearBest = m_judged = m_untried = 0;
    m_alone = m_result->alone;
    double sum = 0;
    for (std::size_t at = 0; at < m_glances.size(); ++at) {
        if (!contains(m_seats, m_match->decisions()[at].seat))
            continue;
        const Glance &glance = m_glances[at];
        ++m_decided;
        if (!glance.judged) {
            m_untried += glance.better.empty() ? 0 : 1;
        } else if (!glance.better.empty()) {
            ++m_judged;
            m_nearBest += glance.loss <= kNear ? 1 : 0;
            sum += 100 * glance.loss;
        }
    }
    m_meanCost = m_judged > 0 ? sum / m_judged : 0;
    m_turns = m_match->decisions().empty() ? 0 : m_match->decisions().back().turn;
}

void ReviewModel::tellLines()
{
    m_lines.clear();
    for (std::size_t seat = 0; seat < m_colours.size(); ++seat) {
        QVariantList points;
        for (std::size_t i = 0; i < m_result->curve.size(); ++i) {
            const auto &decision = m_match->decisions()[m_result->curve[i]];
            // the chance of a team is one, whoever decides
            if (m_together ? seat == 0 : decision.seat == static_cast<SeatId>(seat))
                points.append(QVariantMap{{u"turn"_s, decision.turn},
                                          {u"ply"_s, decision.ply},
                                          {u"chance"_s, 100 * m_result->chances[i].mean},
                                          {u"error"_s, 100 * m_result->chances[i].error}});
        }
        if (!points.isEmpty())
            m_lines.append(QVariantMap{{u"colour"_s, m_colours[seat]}, {u"points"_s, points}});
    }
}

void ReviewModel::tellRows()
{
    RowModel::Rows rows;
    for (const CostlyMove &move : m_result->costly) {
        const SeenMatch::Decision &decision = m_match->decisions()[move.at];
        const Game &game = m_match->game();
        const auto said = [&](const Move &m) { return (*m_words)(game.describe(m)); };
        rows.append({QString::number(decision.ply),
                     {decision.ply, decision.turn, m_colours[toIndex(decision.seat)],
                      m_words->seat(decision.seat), said(m_match->played(move.at)),
                      said(move.better), reasonRows(move.reasons, *m_words), 100 * move.cost.mean,
                      200 * move.cost.error, move.cost.clear()}});
    }
    m_rows.setRows(rows);
}

} // namespace takujo
