#include "rules/groupfinder.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

constexpr std::array<std::array<int, 2>, 2> kSuitsOf{{{0, 3}, {1, 2}}}; // black: c s, red: d h

} // namespace

void GroupFinder::Sums::orShifted(const Sums &from, int by)
{
    const int words = by >> 6;
    const int bits = by & 63;
    for (int i = 3; i >= words; --i) {
        std::uint64_t value = from.w[toIndex(i - words)] << bits;
        if (bits > 0 && i > words)
            value |= from.w[toIndex(i - words - 1)] >> (64 - bits);
        w[toIndex(i)] |= value;
    }
}

GroupFinder::GroupFinder(const Params &params, const KindCounts &hand, int maxCards)
    : m_params(params), m_hand(hand), m_maxCards(std::min(maxCards, kMaxCards))
{
    build(m_tables[kBlack], kBlack, m_maxCards);
    build(m_tables[kRed], kRed, m_maxCards);
    build(m_tables[kBoth], kBoth, m_maxCards);
}

void GroupFinder::build(Table &table, Colour colour, int maxCards)
{
    table.size = 0;
    for (int rank = kRanks; rank >= 1; --rank) {
        for (const int red : {0, 1}) {
            if (colour != kBoth && red != colour)
                continue;
            const auto &suits = kSuitsOf[toIndex(red)];
            const int copies = m_hand[kindOf(suits[0], rank)] + m_hand[kindOf(suits[1], rank)];
            if (copies > 0)
                table.classes[toIndex(table.size++)] = {rank, copies, red == 1};
        }
    }
    const auto rows = toIndex(table.size);
    const auto columns = toIndex(maxCards);
    for (std::size_t cards = 0; cards <= columns; ++cards)
        table.reach[rows][cards] = Sums{{cards == 0 ? 1U : 0U, 0, 0, 0}};
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t cards = 0; cards <= columns; ++cards) {
            Sums &sums = table.reach[i][cards];
            sums = table.reach[i + 1][cards];
            const auto most = std::min<std::size_t>(toIndex(table.classes[i].copies), cards);
            for (std::size_t k = 1; k <= most; ++k)
                sums.orShifted(table.reach[i + 1][cards - k],
                               static_cast<int>(k) * table.classes[i].rank);
        }
    }
}

void GroupFinder::find(int number, std::size_t limit, int &nodes, std::vector<Group> &out)
{
    for (int size = 1; size <= m_maxCards && out.size() < limit && nodes > 0; ++size)
        ofSize(size, number * number, limit, nodes, out);
}

/// All groups of `size` cards, jokers included (CCC-15), without and with a flush (CCC-17).
void GroupFinder::ofSize(int size, int target, std::size_t limit, int &nodes,
                         std::vector<Group> &out)
{
    m_target = target;
    m_limit = limit;
    m_nodes = &nodes;
    m_out = &out;
    for (int red = 0; red <= std::min<int>(m_hand[kRedJoker], size - 1); ++red) {
        for (int black = 0; black <= std::min<int>(m_hand[kBlackJoker], size - 1 - red); ++black) {
            int factor = 1;
            for (int i = 0; i < red + black && factor <= target; ++i)
                factor *= m_params.jokerFactor;
            const int cards = size - red - black;
            m_group = {};
            for (const Colour colour : {kBoth, kRed, kBlack}) {
                m_withFlush = colour != kBoth;
                const int all = m_withFlush ? factor * m_params.flushFactor : factor;
                const Table &table = m_tables[toIndex(colour)];
                if (target % all != 0 || !table.reach[0][toIndex(cards)].test(target / all))
                    continue;
                for (int i = 0; i < red; ++i)
                    m_group.add(kRedJoker);
                for (int i = 0; i < black; ++i)
                    m_group.add(kBlackJoker);
                enumerate(table, 0, cards, target / all);
                m_group = {};
            }
        }
    }
}

void GroupFinder::enumerate(const Table &table, int index, int cards, int sum)
{
    if (--*m_nodes <= 0 || m_out->size() >= m_limit)
        return;
    if (cards == 0)
        return leaf();
    const Class &next = table.classes[toIndex(index)];
    for (int copies = std::min(next.copies, cards); copies >= 0; --copies) {
        const int rest = sum - copies * next.rank;
        if (rest < 0 || !table.reach[toIndex(index + 1)][toIndex(cards - copies)].test(rest))
            continue;
        take(next, copies);
        enumerate(table, index + 1, cards - copies, rest);
        m_group.size -= copies;
    }
}

void GroupFinder::take(const Class &from, int copies)
{
    const auto &suits = kSuitsOf[from.red ? 1 : 0];
    const Kind first = kindOf(suits[0], from.rank);
    for (int i = 0; i < copies; ++i)
        m_group.add(i < m_hand[first] ? first : kindOf(suits[1], from.rank));
}

/// Jokers and forced flushes decide last: the rules themselves say what the group is worth.
void GroupFinder::leaf()
{
    Group group = m_group;
    value(m_params, group, m_withFlush);
    if (group.total == m_target && group.flushUsed == m_withFlush)
        m_out->push_back(group);
}

} // namespace takujo::ccc
