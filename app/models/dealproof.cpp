#include "dealproof.h"

#include "io/record_io.h"
#include "match/deal_proof.h"
#include "words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTimer>

namespace takujo {

namespace {

constexpr qsizetype kGroup = 8; ///< digits that can be read out at once
constexpr int kTick = 100;      ///< milliseconds between looks at how far it is

} // namespace

struct DealProof::Job
{
    std::shared_ptr<const Game> game;
    MatchRecord record;
    std::stop_source stop;
    std::atomic<int> checked{0};
};

DealProof::DealProof(const Match &match, QObject *parent) : QObject(parent), m_match(match)
{
    m_pool.setMaxThreadCount(1);
    auto *tick = new QTimer(this);
    tick->setInterval(kTick);
    connect(tick, &QTimer::timeout, this, &DealProof::progressed);
    connect(this, &DealProof::changed, tick,
            [this, tick] { m_job ? tick->start() : tick->stop(); });
}

DealProof::~DealProof()
{
    cancel();
    m_pool.waitForDone();
}

QString DealProof::seal() const
{
    QString digits = qstr(seedCommitment(m_match.record().seed));
    for (qsizetype at = digits.size() - kGroup; at > 0; at -= kGroup)
        digits.insert(at, QChar(u' '));
    return digits;
}

DealProof::State DealProof::state() const
{
    if (!m_match.finished())
        return State::Sealed;
    if (m_job)
        return State::Checking;
    // A match whose end was taken back and played anew is another one.
    if (!m_compared || m_compared->plies != m_match.record().plies)
        return State::Open;
    return m_fits ? State::Fits : State::Differs;
}

int DealProof::checked() const { return m_job ? m_job->checked.load() : 0; }

void DealProof::check()
{
    if (!m_match.finished() || m_job)
        return;
    auto job = std::make_shared<Job>();
    job->game = m_match.gamePtr();
    job->record = m_match.record();
    m_job = job;
    m_pool.start([this, job] {
        const bool fits = followsSeed(job->game, job->record, job->stop.get_token(), &job->checked);
        QMetaObject::invokeMethod(
            this, [this, job, fits] { deliver(job, fits); }, Qt::QueuedConnection);
    });
    emit changed();
}

void DealProof::cancel()
{
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job.reset();
    emit changed();
}

void DealProof::deliver(const std::shared_ptr<Job> &job, bool fits)
{
    if (job != m_job)
        return; // cancelled
    m_compared = std::move(job->record);
    m_fits = fits;
    m_job.reset();
    emit changed();
}

void DealProof::copySeal() const
{
    QGuiApplication::clipboard()->setText(qstr(seedCommitment(m_match.record().seed)));
}

} // namespace takujo
