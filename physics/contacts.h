#pragma once
#include "physics/stepper.h"

#include <map>
#include <set>

namespace takujo::physics {

/// Two coins meet.
struct Contact
{
    double time = 0; ///< since the push began
    int a = 0;       ///< the lower id
    int b = 0;
    double speed = 0; ///< at which they came together, mm/s
};

/// Finds in the poses of a push, step by step, where coins meet. It only looks on: the push is the same
/// without it. Coins that touch from the start do not meet, nor do those that only move on together.
class ContactFinder
{
public:
    ContactFinder(double width, int pushed) : m_width(width), m_pushed(pushed) {}

    /// The push as it stands, each time a step later; the first time only where everything is.
    /// @param discs with the pushed one
    void look(double time, const std::vector<Disc> &discs);
    std::vector<Contact> take() { return std::move(m_contacts); } ///< by time

private:
    using Pair = std::pair<int, int>;
    double closing(const Disc &a, const Disc &b) const; ///< mm since the last look

    double m_width;
    int m_pushed;
    double m_time = -1;
    std::map<int, Pose> m_poses;
    std::set<Pair> m_touching;
    std::vector<Contact> m_contacts;
};

} // namespace takujo::physics
