#pragma once
#include "game/text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// What a reason speaks of; where two weigh the same, the first kind is told first.
enum class ReasonKind : std::uint8_t {
    Gains,    ///< what the move brings at once
    Denies,   ///< what somebody else cannot do any more
    Prepares, ///< what becomes possible next
    Keeps,    ///< what stays possible
    Safer,    ///< what is not risked
    Tells,    ///< what partners learn by the agreed ways
    Others,   ///< what the next best move loses
    Equal,    ///< another move is as good
    Only      ///< nothing else can be done
};

/// One true statement that speaks for a move. A game says what a move did between two views of one
/// seat, each statement with a whole `amount`; over several worlds that fit the view these become what
/// is told: an amount that is the same in all of them, or for `averaged` ones the mean.
struct Reason
{
    ReasonKind kind = ReasonKind::Gains;
    Text text;          ///< takes the amount as {count}, averaged as {mean}, of {many}
    std::string clause; ///< empty: not by a rule
    double amount = 1;
    double weight = 0;     ///< about its points: the largest are told
    bool averaged = false; ///< depends on luck or on what is hidden
    double error = 0;      ///< standard error of an averaged amount
};
using Reasons = std::vector<Reason>;

} // namespace takujo
