#include "alternativesmodel.h"

#include "evaluation/statistics.h"

#include <QElapsedTimer>

#include <cmath>

namespace takujo {

namespace {

constexpr int kPlayOuts = 1'500;     ///< of a move, at most
constexpr qint64 kShownEach = 150;   ///< ms
constexpr int kToSayAnything = 12;   ///< play-outs

} // namespace

/// What the worker has counted, for the GUI to fetch.
struct AlternativesModel::Shared
{
    explicit Shared(MoveChances begun) : counted(std::move(begun)) {}

    std::mutex mutex;
    MoveChances counted;
};

AlternativesModel::AlternativesModel(Namer namer, QObject *parent)
    : QObject(parent), m_namer(std::move(namer))
{
    connect(&m_work, &SlowWork::progressed, this, &AlternativesModel::take);
}

void AlternativesModel::start(std::shared_ptr<const Game> game, const PlayedOut &out,
                              const std::vector<Move> &moves)
{
    m_game = std::move(game);
    m_known.emplace(out, moves);
    m_thought = m_known->size();
    m_chosen = 0;
    if (m_own)
        m_known->add(*m_own);
    count();
}

void AlternativesModel::setOwn(const std::optional<Move> &move)
{
    if (m_own == move)
        return;
    m_own = move;
    if (!m_known)
        return;
    m_known->keep(m_thought);
    if (m_own)
        m_known->add(*m_own);
    m_chosen = std::min(m_chosen, static_cast<int>(m_known->size()) - 1);
    count();
}

void AlternativesModel::choose(int row)
{
    if (!m_known || row < 0 || row >= static_cast<int>(m_known->size()))
        return;
    m_chosen = row;
    rerender();
}

void AlternativesModel::stop()
{
    m_work.cancel();
    m_shared.reset();
    m_known.reset();
    m_rows.setRows({});
    emit changed();
}

void AlternativesModel::count()
{
    const int wanted = playOutsInTime(*m_game, kPlayOuts);
    auto shared = std::make_shared<Shared>(*m_known);
    m_shared = shared;
    m_work.start(
        wanted,
        [shared, game = m_game, wanted](SlowWork::Steps &steps) {
            MoveChances counted = shared->counted;
            QElapsedTimer clock;
            clock.start();
            while (counted.playOuts() < wanted && counted.play(steps.stop())) {
                if (clock.elapsed() < kShownEach && counted.playOuts() < wanted)
                    continue;
                clock.restart();
                const std::scoped_lock lock(shared->mutex);
                shared->counted = counted;
                steps.done();
            }
        },
        [this] { take(); });
    rerender();
}

void AlternativesModel::take()
{
    if (!m_shared)
        return;
    {
        const std::scoped_lock lock(m_shared->mutex);
        m_known = m_shared->counted;
    }
    rerender();
}

void AlternativesModel::rerender()
{
    RowModel::Rows rows;
    for (std::size_t row = 0; m_known && row < m_known->size(); ++row)
        rows.append(rowOf(row));
    m_rows.setRows(rows);
    emit changed();
}

RowModel::Row AlternativesModel::rowOf(std::size_t row) const
{
    const Mean chance = m_known->chance(row);
    const Mean lead = m_known->lead(row);
    const bool own = m_own && m_known->move(row) == *m_own;
    QVariant share, low, high;
    if (chance.trials >= kToSayAnything) {
        const Estimate estimate = shareOf(chance.mean * chance.trials, chance.trials);
        share = 100 * chance.mean;
        low = 100 * estimate.lower;
        high = 100 * estimate.upper;
    }
    return {row < m_thought ? QString::number(row) : QStringLiteral("own"),
            {m_namer(m_known->move(row)), share, low, high,
             std::abs(lead.mean) > 3 * lead.error && lead.trials >= kToSayAnything
                 ? 100 * lead.mean
                 : 0.0,
             own,
             m_chosen == static_cast<int>(row)}};
}

} // namespace takujo
