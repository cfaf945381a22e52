#pragma once
#include "candidates_pay.h"
#include "core.h"
#include "search/search_game.h"

namespace takujo::ccc {

/// The numbers of a player's taste, in points or cards.
struct Weights
{
    float nearExposed = 0.62F; ///< share of a near territory's points when a rival can place there
    float nearSafe = 0.62F;    ///< and when none can
    float tie = 0;             ///< share when level with the best rival
    float breaking = 1;        ///< of what a rival loses
    float cardPrice = 0.2F;    ///< points a card spent costs
    float least = 0;           ///< a coin must be worth more than this beyond its price
    int hoard = 11;            ///< coins are paid from this many cards on, and in the last turn
};

/// What coins are worth placing: the knowledge that priors, rollouts and players share. Immutable.
class Values
{
public:
    Values(const Core &core, const Weights &weights);
    const Weights &weights() const { return m_weights; }

    /// Squares where some rival of the seat could place in its next turn, this turn's coins counted.
    Bits exposed(const Public &p, SeatId seat) const;
    /// Points (about) the seat gains by one more coin on the square, `pending` of its own already
    /// waiting there. Breaking a rival's hold counts too.
    float coinGain(const Public &p, int slot, SeatId seat, int pending, bool exposed) const;
    /// No coin on a square of this number gains more; `breaks` = one of them is a rival's near territory.
    float mostGain(int number, bool breaks) const
    {
        return (breaks ? m_mostBreaking : m_mostQuiet)[static_cast<std::size_t>(number)];
    }
    Bits squaresOf(int number) const { return m_squares[static_cast<std::size_t>(number)]; }
    /// Points a card spent costs now.
    float cardPrice(const Public &p) const { return p.turnsLeft > 0 ? 0.01F : m_weights.cardPrice; }
    /// Place of the square in the one order in which a turn's coins are tried: dearest first.
    int rankOf(int slot) const { return m_rank[static_cast<std::size_t>(slot)]; }

private:
    float hold(int mine, int top, int second, float near) const;

    const Core &m_core;
    Weights m_weights;
    float m_rivalShare = 1;
    std::array<float, kMaxNumber + 1> m_mostBreaking{};
    std::array<float, kMaxNumber + 1> m_mostQuiet{};
    std::array<Bits, kMaxNumber + 1> m_squares{};
    std::array<std::uint8_t, kMaxSquares> m_rank{};
};

/// The cards to part with, in order of keep-value. `variant` 0: by value; 1: keeping the commoner
/// colour; 2: keeping high cards. @pre the hand holds `count` cards
void chooseDiscards(const KindCounts &hand, int count, int variant,
                    std::array<Kind, kMaxCards> &out);

/// What the search considers in a decision. Action keys: kind of move, then square and number of the
/// payment form, draw option, or variant of discarding.
class Candidates
{
public:
    static constexpr int kDiscardVariants = 3;

    Candidates(const Core &core, const Values &values, const PayRules &rules)
        : m_core(core), m_values(values), m_rules(rules)
    {}

    /// @param lastRank squares of a lower rank are left out (the order of a turn's coins does not
    /// matter, so the search tries only one); -1 = all. @param detailed several ways to pay
    int actions(const State &state, int lastRank, bool detailed, ActionBuffer &out) const;
    /// @pre one of the actions of this state; when the sampled hand no longer allows it, Done
    Move move(const State &state, std::uint32_t key) const;

    static std::uint32_t keyOf(MoveKind kind, int first, int second = 0)
    {
        return static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(first) << 8 |
               static_cast<std::uint32_t>(second);
    }
    static MoveKind kindOfKey(std::uint32_t key) { return static_cast<MoveKind>(key >> 16); }
    static int firstOfKey(std::uint32_t key) { return static_cast<int>(key >> 8 & 255U); }

private:
    class Ways;

    int places(const State &state, int lastRank, bool detailed, ActionBuffer &out) const;
    int draws(const State &state, ActionBuffer &out) const;
    Move place(const State &state, int slot, std::uint8_t code) const;

    const Core &m_core;
    const Values &m_values;
    const PayRules &m_rules;
};

} // namespace takujo::ccc
