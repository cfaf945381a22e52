#include "trackmodel.h"

#include <algorithm>
#include <cstdlib>

namespace takujo {

namespace {

// ms between two knocks: eight a second are heard. A little more, so that those told by the picture are
// not too close for Sounds.
constexpr int kKnocksApart = 140;

/// The loudest, as many as can be heard one by one.
std::vector<Track::Knock> loudest(std::vector<Track::Knock> knocks)
{
    std::vector<Track::Knock> kept;
    std::stable_sort(
        knocks.begin(), knocks.end(),
        [](const Track::Knock &a, const Track::Knock &b) { return a.strength > b.strength; });
    for (const Track::Knock &knock : knocks) {
        const bool alone = std::none_of(kept.begin(), kept.end(), [&knock](const auto &other) {
            return std::abs(other.ms - knock.ms) < kKnocksApart;
        });
        if (alone)
            kept.push_back(knock);
    }
    std::sort(kept.begin(), kept.end(),
              [](const Track::Knock &a, const Track::Knock &b) { return a.ms < b.ms; });
    return kept;
}

} // namespace

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
    double strength = 0;
    for (const Track::Knock &knock : m_knocks)
        if (knock.ms > before && knock.ms <= ms)
            strength = std::max(strength, knock.strength);
    if (strength > 0)
        emit knocked(strength);
    for (const auto &[at, fallen] : m_falls)
        if (at > before && at <= ms)
            emit fell(fallen.piece, fallen.sound);
}

bool TrackModel::fallsPassed() const
{
    return !m_falls.empty() && m_falls.back().first <= m_passed;
}

void TrackModel::load(const Track &track, const QList<FallenPiece> &fallen)
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
    m_knocks = loudest(track.knocks);
    for (const FallenPiece &each : fallen)
        if (m_ways.count(each.piece) != 0)
            m_falls.emplace_back(lastMs(each.piece), each);
    std::stable_sort(m_falls.begin(), m_falls.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    emit begun();
}

} // namespace takujo
