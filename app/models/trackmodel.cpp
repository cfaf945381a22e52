#include "trackmodel.h"

#include <algorithm>

namespace takujo {

QStringList TrackModel::pieces() const
{
    QStringList out;
    for (const auto &[piece, way] : m_ways)
        out.append(piece);
    return out;
}

void TrackModel::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    emit playingChanged();
}

QPointF TrackModel::at(const QString &piece, double ms) const { return stopAt(piece, ms).at; }

double TrackModel::angleAt(const QString &piece, double ms) const
{
    return stopAt(piece, ms).angle;
}

TrackModel::Stop TrackModel::stopAt(const QString &piece, double ms) const
{
    const auto found = m_ways.find(piece);
    if (found == m_ways.end())
        return {};
    const std::vector<Stop> &way = found->second;
    const auto next =
        std::find_if(way.begin(), way.end(), [ms](const Stop &s) { return s.ms > ms; });
    if (next == way.begin())
        return *next;
    const Stop &before = *(next - 1);
    if (next == way.end())
        return before;
    const double share = (ms - before.ms) / (next->ms - before.ms);
    return {before.ms, before.at + (next->at - before.at) * share,
            before.angle + (next->angle - before.angle) * share};
}

int TrackModel::lastMs(const QString &piece) const
{
    const auto found = m_ways.find(piece);
    return found == m_ways.end() ? 0 : found->second.back().ms;
}

void TrackModel::pass(double ms)
{
    const double before = ms < m_passed ? 0 : m_passed;
    m_passed = ms;
    for (const auto &[at, piece] : m_falls)
        if (at > before && at <= ms)
            emit fell(piece);
}

bool TrackModel::fallsPassed() const
{
    return !m_falls.empty() && m_falls.back().first <= m_passed;
}

void TrackModel::load(const Track &track, const QStringList &fallen)
{
    setPlaying(false);
    m_ways.clear();
    m_falls.clear();
    m_passed = 0;
    m_duration = 0;
    m_exact = track.exact;
    for (const Track::Frame &frame : track.frames) {
        m_ways[qstr(frame.piece)].push_back({frame.ms, {frame.x, frame.y}, frame.angle});
        m_duration = std::max(m_duration, frame.ms);
    }
    for (const QString &piece : fallen)
        if (m_ways.count(piece) != 0)
            m_falls.emplace_back(lastMs(piece), piece);
    std::sort(m_falls.begin(), m_falls.end());
    emit begun();
}

} // namespace takujo
