// Games with shots: what the one being aimed may lead to, and how the last one went.
#include "matchsession.h"

namespace takujo {

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
    for (int at = firstPly; at < endPly; ++at) {
        const PlyRecord &ply = m_match->record().plies[static_cast<std::size_t>(at)];
        Track track = m_match->game().track(m_match->stateAt(at), ply.move, ply.chance);
        if (!track.frames.empty())
            found = std::move(track);
    }
    if (!found.frames.empty() || firstPly >= endPly)
        m_track.load(found);
}

void MatchSession::trackStopped()
{
    if (m_track.playing())
        return;
    announce();
    advance();
}

} // namespace takujo
