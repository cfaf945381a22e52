#include "physics/contacts.h"

#include <algorithm>
#include <cmath>

namespace takujo::physics {

namespace {

constexpr double kPlay = 0.1; // mm: coins that move on together come no further apart

double squaredBetween(const Disc &a, const Disc &b)
{
    const double x = b.pose.x - a.pose.x;
    const double y = b.pose.y - a.pose.y;
    return x * x + y * y;
}

} // namespace

// The step that makes two coins overlap was made at the speed they had before: the impact acts from the
// next one on.
double ContactFinder::closing(const Disc &a, const Disc &b) const
{
    const Pose &fromA = m_poses.at(a.id);
    const Pose &fromB = m_poses.at(b.id);
    const double x = b.pose.x - a.pose.x;
    const double y = b.pose.y - a.pose.y;
    const double dx = x - (fromB.x - fromA.x);
    const double dy = y - (fromB.y - fromA.y);
    return -(dx * x + dy * y) / std::hypot(x, y);
}

void ContactFinder::look(double time, const std::vector<Disc> &discs)
{
    const bool first = m_poses.empty();
    const double reach = m_width + kPlay;
    std::set<Pair> touching;
    for (std::size_t i = 0; i < discs.size(); ++i) {
        for (std::size_t j = i + 1; j < discs.size(); ++j) {
            const Disc &a = discs[i];
            const Disc &b = discs[j];
            const double squared = squaredBetween(a, b);
            const bool fromOutside = first && (a.id == m_pushed || b.id == m_pushed);
            if (squared > reach * reach || fromOutside)
                continue;
            const Pair pair = std::minmax(a.id, b.id);
            const bool before = first || m_touching.contains(pair);
            if (!before && squared > m_width * m_width)
                continue;
            touching.insert(pair);
            if (!before)
                m_contacts.push_back(
                    {time, pair.first, pair.second, closing(a, b) / (time - m_time)});
        }
    }
    m_touching = std::move(touching);
    for (const Disc &disc : discs)
        m_poses[disc.id] = disc.pose;
    m_time = time;
}

} // namespace takujo::physics
