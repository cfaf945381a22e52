#include "ai/playout.h"

namespace takujo::hakkutsu {

void Playout::run(State &s, int turns, Rng &rng) const
{
    SearchChance chance(rng);
    const int last = s.turn + turns;
    while (s.phase != Phase::Over && s.turn < last)
        m_rules.apply(s, move(s, m_whim, rng), chance, nullptr);
}

Move Playout::move(const State &s, float whim, Rng &rng) const
{
    if (s.phase == Phase::Museum)
        return museum(s);
    if (s.phase == Phase::Keep)
        return keep(s);
    const RemainingSupply outlook = m_values.outlook(s, s.actor);
    switch (s.phase) {
    case Phase::Move: return go(s, outlook, whim, rng);
    case Phase::Look: return look(s, outlook);
    case Phase::Swap: return swap(s, outlook);
    case Phase::Double: return twice(s, outlook);
    default: return mine(s, outlook);
    }
}

/// Who walked somewhere for a rock digs it, too.
Move Playout::misled(const State &s, const TargetHeuristics::Whims &whims, Rng &rng) const
{
    if (s.phase == Phase::Move)
        return go(s, m_values.outlook(s, s.actor), 0, rng, &whims);
    if (s.phase == Phase::Mine)
        return mine(s, m_values.outlook(s, s.actor), whims[s.pos[toIndex(s.actor)]]);
    return move(s, 0, rng);
}

Move Playout::go(const State &s, const RemainingSupply &outlook, float whim, Rng &rng,
                 const TargetHeuristics::Whims *whims) const
{
    TargetHeuristics::Targets targets;
    m_choices.targets(s, outlook, true, targets, whims);
    int best = 0;
    float most = -1000;
    for (int i = 0; i < static_cast<int>(targets.size()); ++i) {
        const float worth = targets[toIndex(i)].worth + whim * static_cast<float>(rng.uniform());
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    if (s.hands[toIndex(s.actor)][toIndex(Effect::Helicopter)] > 0 &&
        s.pos[toIndex(s.actor)] != m_rules.map().base() && m_choices.helicopter(s, outlook) > most)
        return makeMove(kHelicopter);
    return makeMove(kGo, targets[toIndex(best)].cell, targets[toIndex(best)].boots);
}

Move Playout::mine(const State &s, const RemainingSupply &outlook, float whim) const
{
    Spend spend;
    const std::optional<float> worth = m_choices.mining(s, outlook, spend);
    return worth && *worth + whim > 0 ? digMove(kMine, spend) : makeMove(kSkip);
}

Move Playout::twice(const State &s, const RemainingSupply &outlook) const
{
    const Equipment &hand = s.hands[toIndex(s.actor)];
    if (hand[toIndex(Effect::Double)] == 0)
        return makeMove(kEnough);
    const Pile &pile = s.piles[s.pos[toIndex(s.actor)]];
    if (!pile.faceUp()) {
        const int deck = m_rules.deckAt(pile, s.pos[toIndex(s.actor)], pile.top());
        const bool affordable =
            static_cast<float>(s.coins[toIndex(s.actor)]) >= m_values.unseenCost(deck);
        const bool room =
            static_cast<float>(s.units[toIndex(s.actor)]) + m_values.unseenCarry(deck) <=
            static_cast<float>(m_rules.params().capacity());
        return makeMove(affordable && room ? kAgain : kEnough);
    }
    Spend spend;
    const std::optional<float> worth = m_choices.mining(s, outlook, spend);
    return worth && *worth > m_choices.taste().card ? digMove(kAgain, spend) : makeMove(kEnough);
}

Move Playout::keep(const State &s) const
{
    Equipment left = s.hands[toIndex(s.actor)];
    Equipment kept{};
    for (int n = m_rules.params().keeps(s.actor, total(left)); n > 0; --n) {
        int best = -1;
        for (int e = 0; e < kEffects; ++e) {
            if (left[toIndex(e)] > 0 &&
                (best < 0 || m_values.equipment(static_cast<Effect>(e)) >
                                 m_values.equipment(static_cast<Effect>(best))))
                best = e;
        }
        --left[toIndex(best)];
        ++kept[toIndex(best)];
    }
    return keepMove(kept);
}

Move Playout::museum(const State &s) const
{
    int best = -1;
    for (int m = 0; m < kMaxMuseums; ++m) {
        if ((s.offer >> m & 1) != 0 && (best < 0 || m_values.museum(m) > m_values.museum(best)))
            best = m;
    }
    return makeMove(kMuseum, best);
}

Move Playout::look(const State &s, const RemainingSupply &outlook) const
{
    int best = -1;
    float most = -1000;
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        const float worth =
            m_rules.hides(s.piles[cell], s.actor) ? m_choices.looking(s, outlook, cell) : -1000;
        if (worth > most) {
            most = worth;
            best = cell;
        }
    }
    return makeMove(kLook, best);
}

Move Playout::swap(const State &s, const RemainingSupply &outlook) const
{
    const Pile &pile = s.piles[s.radarCell];
    const Params &params = m_rules.params();
    const auto worth = [&](int slot) {
        const int kind = pile.kind[toIndex(slot)];
        const RockKind &rock = params.rocks[toIndex(kind)];
        const int cost = m_rules.price(s, s.actor, s.radarCell, kind);
        if (cost > s.coins[toIndex(s.actor)] ||
            s.units[toIndex(s.actor)] + rock.carry > params.capacity())
            return -1.0F;
        return m_values.rock(outlook, kind) -
               m_choices.taste().unit * static_cast<float>(rock.carry) -
               m_choices.taste().coin * static_cast<float>(cost);
    };
    return makeMove(kSwap, worth(1) > worth(0) ? 1 : 0);
}

Move Playout::random(const State &s, Rng &rng) const
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_rules.legal(Rules::own(s), moves).count;
    return moves[rng.below(static_cast<std::uint32_t>(count))];
}

} // namespace takujo::hakkutsu
