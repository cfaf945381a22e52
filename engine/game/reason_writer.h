#pragma once
#include "base/types.h"
#include "game/move.h"
#include "game/reason.h"

#include <utility>

namespace takujo {

/// What the writers of all games share: a decision between two views of one seat, and the list of what
/// it did, to which add() puts.
template<class GameRules, class GameView>
class ReasonWriterBase
{
public:
    ReasonWriterBase(const GameRules &rules, const GameView &before, const Move &move,
                     const GameView &after)
        : m_rules(rules), m_before(before), m_move(move), m_after(after), m_actor(before.actor)
    {}

protected:
    /// Nothing is nothing to tell; only a mean may also be a loss.
    void add(ReasonKind kind, Text text, const char *clause, int amount, double weight,
             bool averaged = false)
    {
        if (amount > 0 || (amount < 0 && averaged))
            m_reasons.push_back(
                {kind, std::move(text), clause, static_cast<double>(amount), weight, averaged});
    }
    Reasons take() { return std::move(m_reasons); }
    std::size_t seat() const { return toIndex(m_actor); }

    const GameRules &m_rules;
    const GameView &m_before;
    const Move &m_move;
    const GameView &m_after;
    SeatId m_actor;

private:
    Reasons m_reasons;
};

} // namespace takujo
