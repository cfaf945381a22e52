// Games with shots: what the one being aimed may lead to, and how the last one went.
#include "matchsession.h"

namespace takujo {

namespace {

/// Pieces that fell in this ply.
QList<FallenPiece> fallenOf(const std::vector<Event> &events)
{
    QList<FallenPiece> out;
    for (const Event &event : events)
        for (const PieceMotion &motion : event.motions)
            if (event.type == EventType::Fall)
                out.append({qstr(motion.before), qstr(event.sound)});
    return out;
}

} // namespace

// Asked again after every change of the aim; counted elsewhere, from the viewer's own view.
void MatchSession::askForecast()
{
    const std::optional<Move> &move = m_draft.report().move;
    if (m_table.prompt.kind != PromptKind::Shot || !move || !myTurn())
        return m_forecast.forget();
    const auto seat = static_cast<std::size_t>(m_viewer);
    m_forecast.ask({m_match->gamePtr(), m_match->view(m_viewer), m_draft.draft(), *move,
                    m_match->traits().at(seat), static_cast<std::uint64_t>(ply()) + 1});
}

// Before the table changes, so that it can begin where the pieces were. Of several pushes the last.
void MatchSession::loadTrack(int firstPly, int endPly)
{
    Track found;
    QList<FallenPiece> fallen;
    for (int at = firstPly; at < endPly; ++at) {
        const PlyRecord &ply = m_match->record().plies[static_cast<std::size_t>(at)];
        Track track = m_match->game().track(m_match->stateAt(at), ply.move, ply.chance);
        if (track.frames.empty())
            continue;
        found = std::move(track);
        fallen = fallenOf(m_match->events(m_viewer, at));
    }
    if (!found.frames.empty() || firstPly >= endPly)
        m_track.load(found, fallen);
}

void MatchSession::trackStopped()
{
    if (m_track.playing())
        return;
    announce();
    advance();
}

} // namespace takujo
