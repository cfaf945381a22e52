#include "match/match.h"

#include <algorithm>

namespace takujo {

int Match::lastDecision(SeatId seat) const
{
    for (int ply = plyCount() - 1; ply >= 0; --ply) {
        const PlyRecord &record = m_record.plies[static_cast<std::size_t>(ply)];
        if (record.actor == seat && !record.automatic)
            return ply;
    }
    return -1;
}

/// Whether everything since `ply` plies may be taken back as if it had not happened: the decider of
/// then still decides, in the same turn, nobody asked chance, and the decider learnt nothing.
bool Match::isFree(int ply) const
{
    const SeatId seat = actorAt(ply);
    if (actor() != seat || turn() != turnAt(ply))
        return false;
    for (int i = ply; i < plyCount(); ++i) {
        if (actorAt(i) != seat || stepAt(i + 1).chanceAsked)
            return false;
    }
    const std::vector<std::uint16_t> before = m_game->known(view(seat, ply));
    const std::vector<std::uint16_t> now = m_game->known(view(seat));
    return std::includes(before.begin(), before.end(), now.begin(), now.end());
}

UndoKind Match::canUndo(SeatId seat) const { return canUndoTo(lastDecision(seat)); }

UndoKind Match::canUndoTo(int ply) const
{
    if (ply < 0 || ply >= plyCount())
        return UndoKind::None;
    if (isFree(ply))
        return UndoKind::Free;
    // Where people play together, taking back what was seen would be talking (design 6).
    return m_game->definition().cooperative && humanCount() >= 2 ? UndoKind::None
                                                                 : UndoKind::Practice;
}

void Match::cut(int ply)
{
    while (plyCount() > ply) {
        m_redo.push_back(std::move(m_record.plies.back()));
        m_record.plies.pop_back();
        m_steps.pop_back();
    }
    m_record.result.reset();
}

void Match::undoTo(int ply)
{
    if (ply < 0 || ply >= plyCount())
        return;
    if (!isFree(ply))
        m_record.practice = true;
    cut(ply);
    playForced();
}

int Match::undo(SeatId seat)
{
    if (canUndo(seat) == UndoKind::None)
        return 0;
    const int before = plyCount();
    undoTo(lastDecision(seat));
    return before - plyCount();
}

bool Match::redo()
{
    if (m_redo.empty())
        return false;
    const PlyRecord &next = m_redo.back();
    const Move move = next.move;
    push(move, next.automatic);
    playForced();
    return true;
}

Match Match::branch(int ply) const
{
    Match other = *this;
    other.cut(std::clamp(ply, 0, plyCount()));
    other.m_redo.clear();
    other.m_record.practice = true;
    other.m_record.gaveUp.clear();
    if (other.finished())
        other.m_record.result = m_record.result;
    other.playForced();
    return other;
}

} // namespace takujo
