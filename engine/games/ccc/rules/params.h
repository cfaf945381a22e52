#pragma once
#include "game/rule_schema.h"
#include "rules/board.h"

namespace takujo::ccc {

inline constexpr int kMaxNumber = 14;
inline constexpr int kMaxOptions = 8;
/// The last score band has no upper limit; the schema writes it as this number.
inline constexpr int kNoLimit = 99;

/// One way to draw (CCC-18).
struct DrawOption
{
    int discard = 0;
    int draw = 0;
};

/// The rule values of one match, read once. Immutable.
struct Params
{
    int seats = 2;
    bool advanced = false; ///< CCC-22
    int margin = 2;        ///< CCC-5, CCC-7, N1; near = margin - 1 (CCC-6)
    int flushMin = 3;      ///< CCC-17
    int flushFactor = 2;
    int jokerFactor = 2;            ///< CCC-15
    bool jokerCountsInFlush = true; ///< CCC-A3
    bool flushOptional = false;     ///< CCC-A12
    int maxSplits = 1;              ///< CCC-16, CCC-A4
    bool singleRestriction = true;  ///< N2 of CCC-12
    bool contestIsolated = true;    ///< CCC-A2
    int stockCycles = 2;            ///< CCC-19, CCC-20
    int idleLimit = 4;              ///< turns; CCC-A8
    int optionCount = 0;
    std::array<DrawOption, kMaxOptions> options{}; ///< CCC-18
    int noDraw = 0;                                ///< index of (0, 0)
    std::array<int, kMaxNumber + 1> points{};      ///< by number (CCC-21)
    std::array<int, kMaxSeats> startHand{};        ///< CCC-4
    KindCounts deck;                               ///< CCC-2
    int deckSize = 0;
    Board board;

    Params() = default;
    /// @pre the values passed the schema
    Params(const RuleValues &values, int seatCount);
};

/// Rows of integers of a board value: a named board or drawn rows.
Json boardRows(const Json &value);

} // namespace takujo::ccc
