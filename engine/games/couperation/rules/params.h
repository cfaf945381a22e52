#pragma once
#include "base/types.h"
#include "game/rule_schema.h"
#include "rules/cards.h"
#include "rules/geometry.h"

namespace takujo::couperation {

enum class FinishHalf : std::uint8_t { Top, Bottom, Anywhere };
enum class HeartValue : std::uint8_t { COUPERATION_HEART_VALUES(TAKUJO_ENUMERATOR) };

inline constexpr Card kStartCard = 25;
/// 5 + 4 drawn, after a replaced card came in and two were sent: no hand is larger.
inline constexpr int kMaxHand = 10;

/// The rule values of one match, read once. Immutable.
struct Params
{
    int seats = 2;
    Geometry geometry{kMaxRows};
    bool firstGame = false;                  ///< ★, CP-2
    bool centre = false;                     ///< CP-A1
    int handSize = 3;                        ///< CP-3
    int handLimit = 3;                       ///< CP-25
    int reserveSize = 6;                     ///< CP-4
    int finishValue = 25;                    ///< CP-A2; 0 = none
    bool finishBetween = true;               ///< CP-A2
    bool finishElsewhere = true;             ///< CP-A15
    bool finishLast = false;                 ///< CP-A16
    FinishHalf finishHalf = FinishHalf::Top; ///< CP-6
    int refillTo = 2;                        ///< CP-16
    bool revealLoss = true;                  ///< CP-21
    int modifier = 1;                        ///< CP-22, CP-A6
    bool openHands = false;
    bool startDrawOptional = true;           ///< CP-14
    bool stuckSkips = false;                 ///< CP-A7
    HeartValue heartValue = HeartValue::Sum; ///< CP-15
    int heartFixed = 2;
    std::array<Mark, kCards> marks{};
    int packGlasses = 0; ///< CP-6: glass cards of the pack after the deal
    int finishFirst = 0; ///< the half with the finish card: its first place in the pack ...
    int finishCards = 0; ///< ... and its glass cards

    /// @pre the values passed the schema
    Params(const RuleValues &values, int seatCount);

    int minCol() const { return centre ? -((geometry.rows() - 1) / 2) : 1 - geometry.rows(); }
    int maxCol() const { return centre ? minCol() + geometry.rows() - 1 : geometry.rows() - 1; }
};

} // namespace takujo::couperation
