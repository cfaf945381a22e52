#include "ai/candidates.h"

#include <algorithm>
#include <cmath>

namespace takujo::hakkutsu {

namespace {

constexpr std::size_t kMost = 14;      ///< goals considered
constexpr std::uint32_t kKeepBits = 3; ///< copies of a card kept, in a key

} // namespace

/// Moves with their worth; turned into priors that sum to one.
class Candidates::List
{
public:
    explicit List(float heat) : m_heat(heat) {}
    void add(const Move &move, float worth) { m_items.push({keyOf(move), worth}); }

    int write(ActionBuffer &out)
    {
        const auto begin = m_items.begin();
        const std::size_t keep = std::min(m_items.size(), kMost);
        std::partial_sort(begin, begin + keep, m_items.end(), [](const Action &a, const Action &b) {
            return a.prior != b.prior ? a.prior > b.prior : a.key < b.key;
        });
        const float best = m_items[0].prior;
        float sum = 0;
        for (std::size_t i = 0; i < keep; ++i)
            sum += m_items[i].prior = std::exp(std::max(-6.0F, (m_items[i].prior - best) / m_heat));
        for (std::size_t i = 0; i < keep; ++i)
            out[i] = {m_items[i].key, m_items[i].prior / sum};
        return static_cast<int>(keep);
    }

private:
    FixedVector<Action, 2 * kMaxCells> m_items;
    float m_heat;
};

std::uint32_t Candidates::keyOf(const Move &move)
{
    std::uint32_t key = std::uint32_t{move.kind} << 24;
    if (move.kind == kKeep) {
        for (std::size_t e = 0; e < kEffects; ++e)
            key |= std::uint32_t{move.data[e]} << (kKeepBits * e);
        return key;
    }
    return key | std::uint32_t{move.data[0]} << 16 | std::uint32_t{move.data[1]} << 8 |
           move.data[2];
}

Move Candidates::move(std::uint32_t key) const
{
    const auto kind = static_cast<MoveKind>(key >> 24);
    if (kind != kKeep)
        return makeMove(kind, static_cast<int>(key >> 16 & 255U), static_cast<int>(key >> 8 & 255U),
                        static_cast<int>(key & 255U));
    Equipment cards{};
    for (std::size_t e = 0; e < kEffects; ++e)
        cards[e] = static_cast<std::uint8_t>(key >> (kKeepBits * e) & ((1U << kKeepBits) - 1));
    return keepMove(cards);
}

int Candidates::actions(const State &s, ActionBuffer &out) const
{
    List list(m_heat);
    if (s.phase == Phase::Keep) {
        keeps(s, list);
        return list.write(out);
    }
    if (s.phase == Phase::Museum) {
        for (int m = 0; m < kMaxMuseums; ++m) {
            if ((s.offer >> m & 1) != 0)
                list.add(makeMove(kMuseum, m), m_values.museum(m));
        }
        return list.write(out);
    }
    if (s.phase == Phase::Swap) {
        list.add(makeMove(kSwap, 0), 0);
        list.add(makeMove(kSwap, 1), 0);
        return list.write(out);
    }
    const RemainingSupply outlook = m_values.outlook(s, s.actor);
    switch (s.phase) {
    case Phase::Move: goals(s, outlook, list); break;
    case Phase::Look: looks(s, outlook, list); break;
    case Phase::Double: digs(s, outlook, kAgain, kEnough, list); break;
    default: digs(s, outlook, kMine, kSkip, list); break;
    }
    return list.write(out);
}

void Candidates::goals(const State &s, const RemainingSupply &outlook, List &list) const
{
    const SeatId seat = s.actor;
    const Equipment &hand = s.hands[toIndex(seat)];
    TargetHeuristics::Targets targets;
    m_choices.targets(s, outlook, true, targets);
    float best = -1000;
    for (const Target &target : targets) {
        list.add(makeMove(kGo, target.cell, target.boots), target.worth);
        best = std::max(best, target.worth);
    }
    if (hand[toIndex(Effect::Helicopter)] > 0 && s.pos[toIndex(seat)] != m_rules.map().base())
        list.add(makeMove(kHelicopter), m_choices.helicopter(s, outlook));
    const auto cells = m_rules.map().rockCells();
    const bool hidden =
        hand[toIndex(Effect::Radar)] > 0 && std::any_of(cells.begin(), cells.end(), [&](int cell) {
            return m_rules.hides(s.piles[toIndex(cell)], seat);
        });
    if (hidden)
        list.add(makeMove(kRadar), best - 1);
}

void Candidates::digs(const State &s, const RemainingSupply &outlook, MoveKind yes, MoveKind no,
                      List &list) const
{
    const Equipment &hand = s.hands[toIndex(s.actor)];
    list.add(makeMove(no), 0);
    if (yes == kAgain && hand[toIndex(Effect::Double)] == 0)
        return;
    if (yes == kAgain && !s.piles[s.pos[toIndex(s.actor)]].faceUp()) {
        list.add(makeMove(kAgain), 0);
        return;
    }
    Spend spend;
    const std::optional<float> worth = m_choices.mining(s, outlook, spend);
    if (!worth)
        return;
    const float price = yes == kAgain ? m_choices.taste().card : 0;
    list.add(digMove(yes, spend), *worth - price);
    Spend more = spend; // one card more than it takes
    ++more.grants;
    if (more.grants <= hand[toIndex(Effect::Grant)] && m_rules.fits(Rules::own(s), more))
        list.add(digMove(yes, more), *worth - price - 1);
    more = spend;
    ++more.cases;
    if (more.cases <= hand[toIndex(Effect::Case)] && m_rules.fits(Rules::own(s), more))
        list.add(digMove(yes, more), *worth - price - 1);
}

void Candidates::looks(const State &s, const RemainingSupply &outlook, List &list) const
{
    for (const std::uint8_t cell : m_rules.map().rockCells()) {
        if (m_rules.hides(s.piles[cell], s.actor))
            list.add(makeMove(kLook, cell), m_choices.looking(s, outlook, cell));
    }
}

void Candidates::keeps(const State &s, List &list) const
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_rules.legal(s, moves).count;
    for (int i = 0; i < count; ++i) {
        const Equipment cards = cardsOf(moves[toIndex(i)]);
        float worth = 0;
        for (int e = 0; e < kEffects; ++e)
            worth +=
                static_cast<float>(cards[toIndex(e)]) * m_values.equipment(static_cast<Effect>(e));
        list.add(moves[toIndex(i)], worth);
    }
}

} // namespace takujo::hakkutsu
