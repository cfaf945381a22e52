#include "scenemodel.h"

#include "motions.h"

namespace takujo {

namespace {

/// Motions of the event with this number.
QVariantList motionsAt(const QVariantList &motions, int order)
{
    QVariantList out;
    for (const QVariant &motion : motions)
        if (motion.value<Motion>().order == order)
            out.append(motion);
    return out;
}

/// What the viewer did is known to the viewer, and so is what the viewer's turn begins with, in the
/// ply before; a heading is for the log.
QVariantList actsOf(const Match &match, SeatId viewer, int from, int to,
                    const QVariantList &motions, const Words &words)
{
    QVariantList acts;
    int order = 0;
    for (int ply = from; ply < to; ++ply) {
        bool own = match.actorAt(ply) == viewer && viewer != kNoSeat;
        bool turned = false;
        for (const Event &event : match.events(viewer, ply)) {
            const QVariantList moved = motionsAt(motions, order++);
            turned = turned || event.type == EventType::Turn;
            own = own || (turned && event.actor == viewer && viewer != kNoSeat);
            if (own || event.heading || (event.text.empty() && moved.isEmpty()))
                continue;
            Act act;
            act.type = static_cast<int>(event.type);
            act.seat = event.actor;
            act.text = words(event.text);
            act.detail = words(event.detail);
            act.motions = moved;
            acts.append(QVariant::fromValue(act));
        }
    }
    return acts;
}

/// As far as the viewer knows; -1 = not.
int scoreOf(const Presentation &table, int seat)
{
    for (const SeatSummary &summary : table.seats)
        if (summary.seat == seat && summary.score)
            return *summary.score;
    return -1;
}

} // namespace

void SceneModel::setPlaying(bool playing)
{
    if (playing == m_playing || (playing && !present()))
        return;
    m_playing = playing;
    emit playingChanged();
}

void SceneModel::load(const Match &match, SeatId viewer, const Change &change, const Words &words)
{
    const QVariantList acts = actsOf(match, viewer, change.from, change.to, change.motions, words);
    if (acts.isEmpty())
        return clear();
    setPlaying(false);
    m_from = change.from;
    m_to = change.to;
    m_before = change.before;
    m_acts = acts;
    m_actor = kNoSeat;
    for (int ply = m_from; ply < m_to && m_actor == kNoSeat; ++ply)
        if (match.actorAt(ply) != viewer)
            m_actor = match.actorAt(ply);
    m_scoreBefore = scoreOf(change.before, m_actor);
    m_scoreAfter = scoreOf(change.after, m_actor);
    emit changed();
    emit begun();
}

void SceneModel::rerender(const Match &match, SeatId viewer, const Presentation &after,
                          const Words &words)
{
    if (!present())
        return;
    const QVariantList motions = motionsOf(match, viewer, m_from, m_to, m_before, after, words);
    m_acts = actsOf(match, viewer, m_from, m_to, motions, words);
    emit changed();
}

void SceneModel::clear()
{
    if (!present())
        return;
    m_acts.clear();
    setPlaying(false);
    emit changed();
    emit begun();
}

} // namespace takujo
