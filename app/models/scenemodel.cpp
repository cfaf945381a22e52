#include "scenemodel.h"

#include "motions.h"

#include <algorithm>
#include <span>

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

/// How many events of a ply are its move's; the others of the ply that ended the match are the end: points
/// of all, what all hid, who has won.
std::size_t ofTheMove(const Match &match, int ply, const std::vector<Event> &events)
{
    if (!match.finished() || ply + 1 != match.plyCount())
        return events.size();
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](const Event &e) { return e.type == EventType::End; });
    const auto counts = [](const Event &e) {
        return e.type == EventType::Score || e.type == EventType::Reveal;
    };
    auto from = end;
    while (from != events.begin() && counts(*(from - 1)))
        --from;
    const auto others = std::find_if(from, end, [&](const Event &e) {
        return e.actor != match.actorAt(ply); // who moved may have scored by it
    });
    return static_cast<std::size_t>(others - events.begin());
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
        const std::vector<Event> events = match.events(viewer, ply);
        for (const Event &event : std::span(events).first(ofTheMove(match, ply, events))) {
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
    const bool ended = match.finished() && m_to == match.plyCount();
    m_scoreAfter =
        ended ? m_scoreBefore : scoreOf(change.after, m_actor); // the end is no part of it
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
