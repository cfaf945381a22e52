#include "conformance_motions.h"

#include <nlohmann/json.hpp>

namespace takujo::conformance {

namespace {

using Places = std::map<std::string, std::string>; ///< piece id -> zone

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
    MotionReplay(Places before, Places after)
        : m_before(std::move(before)), m_after(std::move(after)), m_now(m_before)
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

    Places m_before, m_after, m_now;
    std::set<std::string> m_unnamed; ///< zones that something came to or left without an id
    std::set<std::string> m_gave;    ///< what something came out of
    std::string m_told;
    std::string m_wrong;
};

} // namespace

bool checkMotions(const Match &match, int ply, bool toldBefore, Findings &findings)
{
    bool told = toldBefore;
    for (SeatId viewer = kNoSeat; viewer < static_cast<SeatId>(match.seats().size()); ++viewer) {
        MotionReplay replay(placesOf(match.table(viewer, ply)),
                            placesOf(match.table(viewer, ply + 1)));
        for (const Event &event : match.events(viewer, ply))
            for (const PieceMotion &motion : event.motions)
                replay.follow(motion);
        told = told || replay.told();
        const std::string wrong = told ? replay.wrong() : std::string();
        findings.expect(wrong.empty(), "motions", "viewer " + std::to_string(viewer) + ":" + wrong);
    }
    return told;
}

} // namespace takujo::conformance
