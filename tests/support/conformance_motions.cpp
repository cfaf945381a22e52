#include "conformance_motions.h"

#include <nlohmann/json.hpp>

namespace takujo::conformance {

namespace {

/// Where the pieces lie; squares and free places are no pieces.
Places placesOf(const Presentation &table)
{
    Places places;
    for (const Piece &piece : table.pieces)
        if (!piece.kind.starts_with("place"))
            places[piece.id] = piece.zone;
    return places;
}

/// Carries the motions out on the pieces before and compares with those after.
class MotionReplay
{
public:
    MotionReplay(const Places &before, const Places &after)
        : m_before(before), m_after(after), m_now(before)
    {}

    void follow(const PieceMotion &motion)
    {
        m_told += " [" + motion.before + ">" + motion.after + " " + motion.fromZone + ">" +
                  motion.toZone + "]";
        if (isFigure(motion))
            return;
        if (motion.before.empty())
            m_unnamed.insert(motion.fromZone);
        else
            leave(motion);
        if (motion.after.empty())
            m_unnamed.insert(motion.toZone);
        else
            m_now[motion.after] = motion.toZone;
    }

    bool told() const { return !m_told.empty(); }

    /// What does not fit, empty = all was told.
    std::string wrong()
    {
        for (const auto &[id, zone] : m_now)
            if (const auto at = m_after.find(id); at == m_after.end() || at->second != zone)
                mismatch("gone", id, zone);
        for (const auto &[id, zone] : m_after)
            if (!m_now.contains(id))
                mismatch("new", id, zone);
        return m_wrong.empty() ? m_wrong : m_wrong + ", told:" + m_told;
    }

private:
    bool isFigure(const PieceMotion &motion) const
    {
        return !motion.before.empty() && motion.before == motion.after &&
               !m_before.contains(motion.before) && !m_after.contains(motion.before);
    }

    void leave(const PieceMotion &motion)
    {
        const auto at = m_now.find(motion.before);
        if (at == m_now.end() && m_gave.contains(motion.before))
            return;
        m_gave.insert(motion.before);
        if (at == m_now.end() || at->second != motion.fromZone)
            m_wrong += " " + motion.before + " does not lie in " + motion.fromZone;
        else if (!isPile(motion))
            m_now.erase(at);
    }

    /// Gives its top and stays. One that is used up gave several.
    bool isPile(const PieceMotion &motion) const
    {
        const auto rest = m_after.find(motion.before);
        return rest != m_after.end() && rest->second == motion.fromZone;
    }

    /// A heap or a back appears and vanishes with what came and went without a name.
    void mismatch(const char *what, const std::string &id, const std::string &zone)
    {
        if (!m_unnamed.contains(zone))
            m_wrong += std::string(" ") + what + " " + id + " in " + zone;
    }

    const Places &m_before;
    const Places &m_after;
    Places m_now;
    std::set<std::string> m_unnamed; ///< zones that something came to or left without an id
    std::set<std::string> m_gave;    ///< what something came out of
    std::string m_told;
    std::string m_wrong;
};

} // namespace

std::vector<Places> MotionChecker::placesAt(const Match &match, int ply)
{
    std::vector<Places> all;
    for (SeatId viewer = kNoSeat; viewer < static_cast<SeatId>(match.seats().size()); ++viewer)
        all.push_back(placesOf(match.table(viewer, ply)));
    return all;
}

void MotionChecker::check(const Match &match, int ply, Findings &findings)
{
    const std::vector<Places> before = m_ply == ply ? std::move(m_places) : placesAt(match, ply);
    m_places = placesAt(match, ply + 1);
    m_ply = ply + 1;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto viewer = static_cast<SeatId>(static_cast<int>(i) + kNoSeat);
        MotionReplay replay(before[i], m_places[i]);
        for (const Event &event : match.events(viewer, ply))
            for (const PieceMotion &motion : event.motions)
                replay.follow(motion);
        m_told = m_told || replay.told();
        const std::string wrong = m_told ? replay.wrong() : std::string();
        findings.expect(wrong.empty(), "motions", "viewer " + std::to_string(viewer) + ":" + wrong);
    }
}

} // namespace takujo::conformance
