#include "sessionlog.h"

#include "motions.h"

#include <utility>

namespace takujo {

namespace {

/// Of TablePresenter::log().
enum LogRole { SeatRole = 3, HeadingRole = 5, PlyRole = 6, RecentRole = 7, FirstRole = 8 };

} // namespace

void SessionLog::forget(int ply)
{
    const auto keep = static_cast<std::size_t>(std::max(ply + 1, 0));
    if (m_plies.size() <= keep)
        return;
    m_plies.resize(keep);
    ++m_telling;
}

RowModel::Rows SessionLog::rows(const Match &match, SeatId viewer, const Words &words)
{
    forget(match.plyCount());
    while (static_cast<int>(m_plies.size()) <= match.plyCount())
        m_plies.push_back(render(match, viewer, words, static_cast<int>(m_plies.size()) - 1));
    const int recent = recentFrom(match, viewer);
    RowModel::Rows out;
    int seat = kNoSeat; // of the row above
    for (const RowModel::Rows &ply : m_plies)
        for (RowModel::Row row : ply) {
            const int own =
                row.values.at(HeadingRole).toBool() ? kNoSeat : row.values.at(SeatRole).toInt();
            row.values[FirstRole] = own != kNoSeat && std::exchange(seat, own) != own;
            if (own == kNoSeat)
                seat = kNoSeat;
            row.values[RecentRole] = !match.finished() && row.values.at(PlyRole).toInt() > recent &&
                                     row.values.at(SeatRole).toInt() != viewer;
            out.append(row);
        }
    return out;
}

int SessionLog::recentFrom(const Match &match, SeatId viewer)
{
    const int end = match.plyCount();
    if (viewer == kNoSeat)
        return end;
    const int turn = match.finished() ? -1 : match.turn();
    for (int ply = end - 1; ply >= 0; --ply)
        if (match.actorAt(ply) == viewer && match.turnAt(ply) != turn)
            return ply + 1;
    return 0;
}

QVariantList SessionLog::pieces(const Match &match, SeatId viewer, const Words &words, int ply,
                                int order)
{
    if (ply < 0 || ply >= match.plyCount())
        return {};
    const Events &events = match.events(viewer, ply);
    QVariantList motions = motionsOf(match, viewer, ply, ply + 1, match.table(viewer, ply),
                                     match.table(viewer, ply + 1), words);
    int row = -1, wanted = -1; // only what is told has a row
    for (std::size_t i = 0; i < events.size() && row < order; ++i)
        if (!events[i].text.empty() && ++row == order)
            wanted = static_cast<int>(i);
    motions.removeIf([wanted](const QVariant &motion) {
        return motion.value<Motion>().order != wanted;
    });
    return motions;
}

// `ply` of a row is the number of plies after which it is true: what lookAt() wants.
RowModel::Rows SessionLog::render(const Match &match, SeatId viewer, const Words &words,
                                  int ply) const
{
    RowModel::Rows out;
    for (const Event &event : match.events(viewer, ply)) {
        if (event.text.empty())
            continue;
        const int colour =
            event.actor < 0 ? -1 : match.seats().at(static_cast<std::size_t>(event.actor)).colour;
        out.append({QStringLiteral("%1/%2").arg(ply).arg(out.size()),
                    {words(event.text), words(event.detail), qstr(event.clause), int(event.actor),
                     colour, event.heading, ply + 1, false, false, int(out.size()),
                     m_telling}});
    }
    return out;
}

} // namespace takujo
