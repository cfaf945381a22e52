#pragma once
#include "game/rule_schema.h"
#include "physics/types.h"
#include "rules/state.h"

#include <string>
#include <vector>

namespace takujo::coinhunt {

enum class OffsetMode : std::uint8_t { One, PerFallen, All }; ///< CH-A8

/// How much a hand shakes, one sigma: 1/100 mm along the edge, 1/100 degree.
struct HandTremor
{
    int offset = 0;
    int angle = 0;
    friend bool operator==(const HandTremor &, const HandTremor &) = default;
};

/// Traits of seats: whose hand it is. 0 = nothing known: a steady hand.
enum Hand : SeatTrait { kSteadyHand, kPersonsHand, kMaster, kNormal, kCasual, kBeginner };

/// The rule set, read once.
struct Params
{
    Params(const RuleValues &values, int seats);

    int seats;
    // physics
    physics::Constants k;
    double thickness = 2; ///< CH-16, mm
    int coinSize = 0;     ///< 1/1000 mm
    int boardSize = 0;    ///< 1/1000 mm
    bool lattice = false; ///< start_figure
    HandTremor person;    ///< hand_tremor
    // shots
    bool fixedSide, noDirectDrop;
    // lengths
    int removed, stashStart, secretEach, handCap;
    // fairy
    int fairyStart;
    bool fairyWraps;          ///< CH-A7
    bool fairyOnSameColour;   ///< fairy_trigger
    std::uint8_t dangers = 0; ///< bit per value 1..6
    int bigDrop;              ///< 0 = off
    bool bankAlwaysLowers;    ///< CH-A3
    // wallet and leaks
    int bonusAt;
    bool leakEveryNew; ///< CH-A17
    bool bankOnOwnTurn, insertMagic;
    // second half
    bool secondHalf;
    OffsetMode offset;
    bool victimMustOwn; ///< CH-A9
    // scores
    int majorityPoints, tiePoints, luckyPoints, magicPenalty;
    std::array<physics::Edge, kMaxSeats> edges{}; ///< CH-2, CH-A4

    /// What a trait means under this rule set.
    HandTremor tremor(SeatTrait trait) const;
    bool isDanger(int value) const { return (dangers >> value & 1) != 0; }
};

/// Shape of a colour's coins (CH-25): circle, triangle, square. Magic coins have the pentagram.
constexpr int shapeOf(int colour) { return colour / 2; }
inline constexpr int kPentagram = 3;
constexpr int motifOf(int coin) { return isMagic(coin) ? kPentagram : shapeOf(colourOf(coin)); }

const std::vector<std::string> &colourNames(); ///< red .. white
const std::vector<std::string> &edgeNames();   ///< south, west, north, east

} // namespace takujo::coinhunt
