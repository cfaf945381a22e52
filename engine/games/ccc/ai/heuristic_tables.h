#pragma once
#include "ai/discards.h"
#include "rules/rules.h"

namespace takujo::ccc {

inline constexpr int kMostMargin = 4; ///< of the schema

/// How a seat stands on a square, as far as its next coin's gain depends on it. Beyond the margin
/// everything is alike.
struct Standing
{
    std::uint8_t ahead = 0; ///< own coins minus the best rival's, plus the margin and one
    std::uint8_t lead = 0;  ///< the best rival's coins minus the next rival's
};
/// Squares where one more coin gains alike: this share of the square's points if a rival can / cannot
/// place there.
struct AlikeSquares
{
    float share = 0;
    bool exposed = false;
    SquareSet squares;
};
using AlikeList = FixedVector<AlikeSquares, 2 * (2 * kMostMargin + 2) * (kMostMargin + 1)>;

/// What coins are worth placing: the knowledge that priors, rollouts and players share. Immutable.
class HeuristicTables
{
public:
    HeuristicTables(const Rules &rules, const EvaluationWeights &weights);
    /// Coins are paid from this many cards on.
    int hoard() const { return static_cast<int>(m_weights.hoard + 0.5F); }
    float least() const { return m_weights.least; }
    const Discards &discards() const { return m_discards; }
    /// Is it time to save cards, up to `hoard` of them? Not when no way to draw leaves more in hand than
    /// before: such a hand never grows to that size (CCC-18).
    bool saves(const State &state, int hoard) const;

    /// Squares where some rival of the seat could place in its next turn, this turn's coins counted.
    SquareSet exposed(const PublicState &p, SeatId seat) const;
    /// Points (about) the seat gains by one more coin on the square, `pending` of its own already
    /// waiting there. Breaking a rival's hold counts too.
    float coinGain(const PublicState &p, int slot, SeatId seat, int pending, bool exposed) const;
    /// Is it the actor's already, with the coins of this turn? In the last turn of all nothing needs
    /// to be made safe: one more would be a coin for nothing (CCC-20).
    bool held(const State &state, int slot) const;
    /// No coin on a square of this number gains more; `breaks` = one of them is a rival's near territory.
    float mostGain(int number, bool breaks) const
    {
        return (breaks ? m_mostBreaking : m_mostQuiet)[toIndex(number)];
    }
    /// The squares where a coin gains anything, each listed as exposed and as not; greatest share first.
    void listAlike(const PublicState &p, SeatId seat, SquareSet squares, AlikeList &out) const;
    /// coinGain() on squares of this number.
    float gain(int number, float share) const { return m_points[toIndex(number)] * share; }
    int highestNumber() const { return m_highest; }
    SquareSet squaresOf(int number) const { return m_squares[toIndex(number)]; }
    /// Points a card spent costs now.
    float cardPrice(const PublicState &p) const
    {
        return p.turnsLeft > 0 ? 0.01F : m_weights.cardPrice;
    }
    /// Place of the square in the one order in which a turn's coins are tried: dearest first.
    int rankOf(int slot) const { return m_rank[toIndex(slot)]; }

private:
    static constexpr std::size_t kAheads = 2 * kMostMargin + 2;
    static constexpr std::size_t kLeads = kMostMargin + 1;

    Standing standingOf(const std::array<std::uint8_t, kMaxSeats> &coins, SeatId seat,
                        int pending) const;
    void tabulate();
    float hold(int mine, int top, int second, float near) const;

    const Rules &m_rules;
    EvaluationWeights m_weights;
    Discards m_discards;
    float m_rivalShare = 1;
    /// Share of a square's points that one more coin gains: [exposed][ahead][lead].
    std::array<std::array<std::array<float, kLeads>, kAheads>, 2> m_gain{};
    std::array<float, kMaxNumber + 1> m_points{};
    std::array<float, kMaxNumber + 1> m_mostBreaking{};
    std::array<float, kMaxNumber + 1> m_mostQuiet{};
    std::array<SquareSet, kMaxNumber + 1> m_squares{};
    int m_highest = 0;
    std::array<std::uint8_t, kMaxSquares> m_rank{};
};

} // namespace takujo::ccc
