#pragma once
#include "rules/finder.h"

namespace takujo::ccc {

/// Finds single groups worth a square: subsets of the hand by rank and colour with an exact table of
/// the sums that the rest of the hand can reach, so that no branch without an answer is entered.
class GroupFinder
{
public:
    GroupFinder(const Params &params, const KindCounts &hand, int maxCards);

    /// Appends groups worth number², fewest cards first. @param nodes steps left, counted down
    void find(int number, std::size_t limit, int &nodes, std::vector<Group> &out);

private:
    enum Colour { kBlack, kRed, kBoth };
    static constexpr int kMaxSum = kMaxNumber * kMaxNumber;
    static constexpr int kClasses = 2 * kRanks;

    /// Sums 0..196 as bits.
    struct Sums
    {
        std::array<std::uint64_t, 4> w;
        bool test(int n) const { return ((w[toIndex(n >> 6)] >> (n & 63)) & 1U) != 0; }
        void orShifted(const Sums &from, int by);
    };
    struct Class
    {
        int rank = 0;
        int copies = 0;
        bool red = false;
    };
    /// reach[i][c]: sums that c cards of the classes i.. can have. 15 KiB that build() fills as far as
    /// they are read; not cleared before.
    struct Table // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        std::array<Class, kClasses> classes{};
        int size = 0;
        std::array<std::array<Sums, kMaxCards + 1>, kClasses + 1> reach;
    };

    void build(Table &table, Colour colour, int maxCards);
    void ofSize(int size, int target, std::size_t limit, int &nodes, std::vector<Group> &out);
    void enumerate(const Table &table, int index, int cards, int sum);
    void take(const Class &from, int copies);
    void leaf();

    const Params &m_params;
    const KindCounts &m_hand;
    int m_maxCards;
    std::array<Table, 3> m_tables;

    // the search under way
    Group m_group;
    int m_target = 0;
    bool m_withFlush = false;
    std::size_t m_limit = 0;
    int *m_nodes = nullptr;
    std::vector<Group> *m_out = nullptr;
};

} // namespace takujo::ccc
