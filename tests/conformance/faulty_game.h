#pragma once
#include "game/game.h"

namespace takujo::conformance {

/// What is wrong with a game on purpose.
enum class Fault {
    None,
    CheatingAi,      ///< thinks about the true state it remembers from view()
    TruthfulSampler, ///< sample() gives back the true state
    LuckySampler,    ///< ... sometimes
    BiasedSampler,   ///< of two samples the one with the higher hash
    LeakyTable,      ///< a counter shows something of the hidden state
    LeakyEvents,     ///< an event says more than the view
    LeakyForce,      ///< a move is played by itself depending on one's own cards
    LeakyCheck,      ///< a refusal depends on another seat's cards
    ForgetfulView,   ///< samples do not give the view back
    BlindAi,         ///< who thinks makes the move it holds for the worst
    WrongText,       ///< moves do not come back from their text
    WrongScore,      ///< score lines do not add up
    WrongSource,     ///< points come from what is not on the table
    WrongReason,     ///< a reason gives points that the score sheet does not know
    RareReason       ///< a reason is not true in every world
};

/// `good` with a fault planted, as a definition of its own. Both live as long as the program.
const GameDefinition &faulty(const GameDefinition &good, Fault fault);

} // namespace takujo::conformance
