#pragma once
#include "candidates_pay.h"
#include "core.h"
#include "search/search_game.h"

namespace takujo::ccc {

/// What cards are worth keeping and coins worth placing: the knowledge that priors, rollouts and
/// the evaluation share. Immutable.
class Values
{
public:
    explicit Values(const Core &core);

    /// Points (about) the seat gains by one more coin on the square, `pending` of its own already
    /// waiting there. Breaking a rival's hold counts too.
    float coinGain(const Public &p, int slot, SeatId seat, int pending) const;
    /// How much a card is worth in a hand, about 1; jokers more. `reds` of `plain` cards are red:
    /// cards of the commoner colour make flushes.
    float cardValue(Kind kind, int reds, int plain) const;
    /// Points a card spent costs.
    float cardPrice(const Public &p) const;
    /// Place of the square in the one order in which a turn's coins are tried: dearest first.
    int rankOf(int slot) const { return m_rank[static_cast<std::size_t>(slot)]; }

private:
    float hold(int mine, int top, int second) const;

    const Core &m_core;
    float m_rivalShare = 1;
    std::array<std::uint8_t, kMaxSquares> m_rank{};
};

/// The cards to part with, in order of keep-value. `variant` 0: by value; 1: keeping the commoner
/// colour; 2: keeping high cards. @pre the hand holds `count` cards
void chooseDiscards(const KindCounts &hand, int count, int variant, std::array<Kind, kMaxCards> &out);

/// What the search considers in a decision. Action keys: kind of move, then square and number of the
/// payment form, draw option, or variant of discarding.
class Candidates
{
public:
    static constexpr int kDiscardVariants = 3;

    Candidates(const Core &core, const Values &values, const PayRules &rules)
        : m_core(core), m_values(values), m_rules(rules)
    {
    }

    /// @param lastRank squares of a lower rank are left out (the order of a turn's coins does not
    /// matter, so the search tries only one); -1 = all. @param detailed several ways to pay
    int actions(const State &state, int lastRank, bool detailed, ActionBuffer &out) const;
    /// @pre one of the actions of this state; when the sampled hand no longer allows it, Done
    Move move(const State &state, std::uint32_t key) const;

    static std::uint32_t keyOf(MoveKind kind, int first, int second = 0)
    {
        return static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(first) << 8
               | static_cast<std::uint32_t>(second);
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
