// What the plies of a match did: the list of this turn's moves, pushes to be watched, what is told.
#include "tablepresenter.h"

#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

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

// The viewer's own plies of the turn that is going on.
void TablePresenter::showTurnMoves()
{
    const Match &match = m_source.match;
    const SeatId viewer = m_source.view.seat();
    RowModel::Rows rows;
    const bool mine = m_source.cursor.live() && !match.finished() && match.actor() == viewer;
    int first = match.plyCount();
    while (mine && first > 0 && match.turnAt(first - 1) == match.turn() &&
           match.actorAt(first - 1) == viewer)
        --first;
    for (int at = first; mine && at < match.plyCount(); ++at)
        if (!match.record().plies[static_cast<std::size_t>(at)].automatic)
            rows.append(turnMove(at, static_cast<int>(rows.size()) + 1));
    m_models.turnMoves.setRows(rows);
}

RowModel::Row TablePresenter::turnMove(int ply, int order) const
{
    const Match &match = m_source.match;
    const Words &words = m_source.words;
    QString text, detail, anchor;
    for (const Event &event : match.events(m_source.view.seat(), ply)) {
        if (text.isEmpty()) {
            text = words(event.text);
            detail = words(event.detail);
        }
        for (const PieceMotion &motion : event.motions)
            if (anchor.isEmpty())
                anchor = qstr(motion.after);
    }
    if (text.isEmpty())
        text = words(match.game().describeFrom(match.view(m_source.view.seat(), ply),
                                               match.moveSeen(m_source.view.seat(), ply)));
    return {QString::number(ply),
            {ply, order, text, detail, anchor, match.canUndoTo(ply) == UndoKind::Free,
             QVariantMap{{u"pieces"_s, spentBy(ply)}}}};
}

// Own pieces that left for a ply, as the table before it knew them: what left has no id after it.
QVariantList TablePresenter::spentBy(int ply) const
{
    QVariantList spent;
    std::optional<Presentation> before;
    for (const Event &event : m_source.match.events(m_source.view.seat(), ply))
        for (const PieceMotion &motion : event.motions) {
            if (!motion.after.empty() || motion.before.empty())
                continue;
            if (!before)
                before = m_source.match.table(m_source.view.seat(), ply);
            for (const Piece &piece : before->pieces)
                if (piece.id == motion.before)
                    spent.append(
                        QVariantMap{{u"name"_s, m_source.words(piece.name)},
                                    {u"facts"_s, QVariant::fromValue(factList(piece.facts))}});
        }
    return spent;
}

// Asked again after every change of the aim; counted elsewhere, from the viewer's own view.
void TablePresenter::askForecast()
{
    const Match &match = m_source.match;
    const std::optional<Move> &move = m_models.draft.report().move;
    const SeatId seat = m_turn.asked();
    if (m_table.prompt.kind != PromptKind::Shot || !move || seat == kNoSeat)
        return m_models.forecast.forget();
    m_models.forecast.ask({match.gamePtr(), match.view(seat), m_models.draft.draft(), *move,
                           match.traits().at(static_cast<std::size_t>(seat)),
                           static_cast<std::uint64_t>(match.plyCount()) + 1});
}

// Of several pushes the last.
void TablePresenter::loadTrack(int firstPly, int endPly)
{
    const Match &match = m_source.match;
    Track found;
    QList<FallenPiece> fallen;
    for (int at = firstPly; at < endPly; ++at) {
        const PlyRecord &ply = match.record().plies[static_cast<std::size_t>(at)];
        Track track = match.game().track(match.stateAt(at), ply.move, ply.chance);
        if (track.frames.empty())
            continue;
        found = std::move(track);
        fallen = fallenOf(match.events(m_source.view.seat(), at));
    }
    if (!found.frames.empty() || firstPly >= endPly)
        m_models.track.load(found, fallen);
}

// Of the viewer's own moves only what they did to others: the reader has just made them. What another's
// move does to the viewer, a draw at the begin of the turn for instance, is told.
void TablePresenter::announce()
{
    const Match &match = m_source.match;
    const int end = match.plyCount();
    const SeatId viewer = m_source.view.seat();
    const QString stop = m_source.words.language() == Language::Ja ? u"。"_s : u". "_s;
    for (int at = std::exchange(m_announcedTo, end); at < end; ++at) {
        const SeatId mover = match.actorAt(at);
        std::vector<std::pair<SeatId, QStringList>> parts; // what each seat did, in order
        for (const Event &event : match.events(viewer, at)) {
            emit happened(event.actor, event.type, qstr(event.sound));
            const SeatId who = event.actor == kNoSeat ? mover : event.actor;
            const bool own = viewer != kNoSeat && mover == viewer && event.actor == viewer;
            if (event.text.empty() || own)
                continue;
            if (parts.empty() || parts.back().first != who)
                parts.push_back({who, {}});
            parts.back().second.append(m_source.words(event.text));
        }
        for (const auto &[seat, sentences] : parts)
            emit told(seat, sentences.join(stop));
    }
}

} // namespace takujo
