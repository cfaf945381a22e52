#pragma once
#include "learn/playout.h"
#include "learn/seen_match.h"

namespace takujo {

/// Simulations of the first look at a decision. Few: one decision is a guess, and is weighed again.
inline constexpr int kGlanceSimulations = 400;

/// The first look at a decision, by a short search.
struct Glance
{
    bool searched = false;    ///< the game's search gives numbers
    bool judged = false;      ///< the move played is among them
    double best = 0;          ///< points ahead of the best rival, expected with the best move
    double played = 0;        ///< ... with the move played; @pre judged
    double loss = 0;          ///< in value, 0..1; @pre judged
    Move better;              ///< the best one apart from the move played; null: none
};
Glance glanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop);

/// A move that seems to have cost something, and the one that seems better.
struct CostlyMove
{
    std::size_t at = 0; ///< decision
    Move better;
    Mean cost; ///< of a weighing of its own: it had no say in what was chosen
    Reasons reasons{};
};

/// Play-outs a move of the weighing that is shown.
inline constexpr int kWeighings = 1'500;
inline constexpr std::size_t kCostlyMoves = 4; ///< listed at most

/// The moves of these seats that seem to have cost most, most first, not weighed yet.
/// @param unlooked decisions that could not be compared with another move
std::vector<CostlyMove> costliest(const SeenMatch &match, const std::vector<Glance> &glances,
                                  SeatSet seats, int &unlooked, const std::stop_token &stop);
/// Weighs it on fresh deals, and says why the other move is better.
/// @param wanted play-outs a move, if there is time for them
void weigh(const SeenMatch &match, CostlyMove &move, const std::stop_token &stop,
           int wanted = kWeighings);
/// Share of the win after the move played. @return mean and standard error
Mean chanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop);

} // namespace takujo
