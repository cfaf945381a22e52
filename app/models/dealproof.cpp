#include "dealproof.h"

#include "io/record_io.h"
#include "match/deal_proof.h"
#include "words.h"

#include <QClipboard>
#include <QGuiApplication>

namespace takujo {

namespace {

constexpr qsizetype kGroup = 8; ///< digits that can be read out at once

} // namespace

DealProof::DealProof(const Match &match, QObject *parent) : QObject(parent), m_match(match)
{
    connect(&m_work, &SlowWork::progressed, this, &DealProof::progressed);
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
    if (m_work.running())
        return State::Checking;
    // A match whose end was taken back and played anew is another one.
    if (!m_compared || m_compared->plies != m_match.record().plies)
        return State::Open;
    return m_fits ? State::Fits : State::Differs;
}

void DealProof::check()
{
    if (!m_match.finished() || m_work.running())
        return;
    auto record = std::make_shared<const MatchRecord>(m_match.record());
    auto fits = std::make_shared<bool>(false);
    m_work.start(
        total(),
        [game = m_match.gamePtr(), record, fits](SlowWork::Steps &steps) {
            *fits = followsSeed(game, *record, [&steps] { return steps.done(); });
        },
        [this, record, fits] {
            m_compared = *record;
            m_fits = *fits;
            emit changed();
        });
    emit changed();
}

void DealProof::cancel()
{
    if (!m_work.running())
        return;
    m_work.cancel();
    emit changed();
}

void DealProof::copySeal() const
{
    QGuiApplication::clipboard()->setText(qstr(seedCommitment(m_match.record().seed)));
}

} // namespace takujo
