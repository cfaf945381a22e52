#include "outcomemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace takujo {

namespace {

/// It counts, and nobody scored in it.
bool empty(const ScoreLine &line)
{
    return line.adds && std::ranges::all_of(line.points, [](int points) { return points == 0; }) &&
           std::ranges::all_of(line.words, &Text::empty);
}

QVariantList listed(const std::vector<ScoreSource> &sources)
{
    QVariantList out;
    for (const ScoreSource &source : sources)
        out.append(QVariantMap{{u"piece"_s, qstr(source.piece)},
                               {u"zone"_s, qstr(source.zone)},
                               {u"seat"_s, source.seat},
                               {u"points"_s, source.points}});
    return out;
}

} // namespace

QList<int> OutcomeModel::winners() const
{
    QList<int> out;
    for (int i = 0; i < m_seats; ++i)
        if (contains(m_outcome.winners, static_cast<SeatId>(i)))
            out.append(i);
    return out;
}

QList<int> OutcomeModel::totals() const
{
    return QList<int>(m_outcome.score.begin(), m_outcome.score.begin() + m_seats);
}

void OutcomeModel::show(const Outcome &outcome, int seats, const Words &words)
{
    m_outcome = outcome;
    m_seats = seats;
    m_headline = words(outcome.headline);
    m_meaning = words(outcome.meaning);
    m_told = words(toldOf(outcome));
    RowModel::Rows rows;
    for (const ScoreLine &line : outcome.lines) {
        if (empty(line))
            continue;
        const QVariantList points(line.points.begin(), line.points.begin() + seats);
        QStringList cells; // what is shown instead of a number
        for (int seat = 0; seat < seats; ++seat)
            cells.append(words(line.words[static_cast<std::size_t>(seat)]));
        // a list inside a list of values must be wrapped, or QVariantList would take its elements
        rows.append({QString::number(rows.size()),
                     {words(line.label), qstr(line.clause), QVariant(points), line.adds, cells,
                      QVariant(listed(line.sources))}});
    }
    m_rows.setRows(rows);
    emit changed();
}

} // namespace takujo
