#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// What a draft of a Shot prompt aims at. Units as in ShotMove.
struct Aiming
{
    ShotMove shot;
    int coin = -1; ///< -1 = the draft names no coin that may be pushed in
    physics::Aim aim() const
    {
        return {static_cast<physics::Edge>(shot.edge), shot.offset, shot.angle, shot.depth};
    }
};

/// @param draft anchor = piece id of the coin (empty = the first), aim = offset, angle, depth and perhaps
/// edge (empty = straight from the middle of the own side)
Aiming readAiming(const Rules &rules, const PublicState &p, const Draft &draft);
/// Where and how deep, in words.
Text aimText(const ShotMove &shot);
/// The draft that is read as this shot.
Draft shotDraft(const Rules &rules, const PublicState &p, const ShotMove &shot);
/// The same draft with another aim.
Draft aimedAt(Draft draft, const physics::Aim &aim);

} // namespace takujo::coinhunt
