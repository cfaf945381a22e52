#pragma once
#include "evaluation/baseline.h"
#include "game/game.h"

namespace takujo {

/// Who may play the matches of a report.
struct ReportPlayers
{
    std::string quick;  ///< the player of studies
    std::string strong; ///< one who thinks and takes longer; empty = the game has none
    bool quickHolds =
        true; ///< unless a strong player's baseline shows that others win where it plays

    const std::string &advised() const { return quickHolds ? quick : strong; }
};

/// Of an official preset, and so of house rules that build on it.
ReportPlayers reportPlayers(const Game &official, const Baselines &baselines);

} // namespace takujo
