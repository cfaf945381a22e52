#pragma once
#include "ai/heuristic_tables.h"
#include "ai/paymemory.h"
#include "search/search_game.h"

namespace takujo::ccc {

/// What the search considers in a decision. Action keys: kind of move, then square and number of the
/// payment form, draw option, or variant of discarding.
class Candidates
{
public:
    Candidates(const Rules &rules, const HeuristicTables &values, const PayRules &payRules)
        : m_rules(rules), m_values(values), m_payRules(payRules)
    {}

    /// @param lastRank squares of a lower rank are left out (the order of a turn's coins does not
    /// matter, so the search tries only one); -1 = all. @param detailed several ways to pay
    int actions(const State &state, int lastRank, bool detailed, PayMemory &memory,
                ActionBuffer &out) const;
    /// @pre one of the actions of this state; when the sampled hand no longer allows it, Done
    Move move(const State &state, std::uint32_t key, PayMemory &memory) const;

    static std::uint32_t keyOf(MoveKind kind, int first, int second = 0)
    {
        return static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(first) << 8 |
               static_cast<std::uint32_t>(second);
    }
    static MoveKind kindOfKey(std::uint32_t key) { return static_cast<MoveKind>(key >> 16); }
    static int firstOfKey(std::uint32_t key) { return static_cast<int>(key >> 8 & 255U); }

private:
    class Cheapest;

    int places(const State &state, int lastRank, bool detailed, PayMemory &memory,
               ActionBuffer &out) const;
    int draws(const State &state, ActionBuffer &out) const;
    Move place(const State &state, int slot, std::uint8_t code, PayMemory &memory) const;

    const Rules &m_rules;
    const HeuristicTables &m_values;
    const PayRules &m_payRules;
};

} // namespace takujo::ccc
