#pragma once
#include "evaluation/weight_tuning.h"

namespace takujo {

/// What self-play says of a game's weights at one number of seats.
struct WeightFit
{
    WeightSet weights; ///< new values at the game's number of seats, the others as they were
    int deals = 0;
    int positions = 0;
    /// Mean surprise by the results (nats), with the old and the new weights: of the deals that were
    /// fitted, and of every fifth, which was kept back.
    double fittedBefore = 0, fittedAfter = 0;
    double keptBefore = 0, keptAfter = 0;
    /// How the share of the win answers to a step of each weight, in its standard errors; 0 where none.
    std::vector<double> answers;
};

/// `Judged` weights by ridge regression of the results on the game's own judgement of positions, with
/// the steps as scales; `Played` ones move by up to a step where the matches answer. The same deals
/// give the same weights. Deals whose moves are not those of this run are left out.
WeightFit fitWeights(const Game &game, const TuneSpec &spec, const std::vector<TuneDeal> &deals);

} // namespace takujo
