#pragma once
#include "game/game.h"

namespace takujo {

/// What a tree search can prove of its choice from its own counts: how often it was tried, how often
/// it won, how far it is ahead of the next solid one. The words `hint.*` are the game's own.
void claimCounts(std::vector<Text> &out, std::span<const Candidate> candidates);

} // namespace takujo
