#pragma once
#include "ai/payrules.h"
#include "ai/sumtable.h"

namespace takujo::ccc {

/// The cards of one payment: the group and, in a split, one more card and the ace between.
struct PayCards
{
    std::array<Kind, kMaxCards> cards{};
    int count = 0;
    Kind single = kNoKind;
    Kind ace = kNoKind;

    void add(Kind kind) { cards[toIndex(count++)] = kind; }
    int total() const { return count + (single != kNoKind ? 2 : 0); }
};

/// Which sums a hand can make with how many cards: the AI's view of payments. Groups of up to
/// SumTable::kMaxGroup plain cards, up to two jokers, flushes, and splits whose second group is one
/// card. It finds fewer payments than the rules allow, never one they refuse. Keeps what hands loaded
/// one after the other have in common. Not thread-safe; no allocation.
class PayFinder
{
public:
    static constexpr int kMaxForms = 12;
    using Forms = std::array<PayForm, kMaxForms>;

    /// Reads the hand; everything else refers to it. `rules` must outlive the use of this hand.
    void load(const PayRules &rules, const KindCounts &hand);
    /// Distinct ways to pay, cheapest first. `splits`: also with a splitting ace (slower).
    int forms(int number, Forms &out, bool splits);
    /// The way with this code (or the cheapest). Cost 0 = this hand has none.
    PayForm find(int number, std::uint8_t code, bool single);
    /// Cheapest way without a split; cost 0 = none. `single` = a payment of one card will do.
    PayForm cheapest(int number, bool single)
    {
        PayForm out;
        cheapest(number, single, out);
        return out;
    }
    /// The same put where it is needed. @pre out is new
    void cheapest(int number, bool single, PayForm &out)
    {
        if (m_narrow)
            cheapestIn(m_small, number, single, out);
        else
            cheapestIn(m_large, number, single, out);
    }
    /// Lays out the cards. False: the sum needs a forbidden flush (CCC-17) or too many cards.
    bool layOut(int number, const PayForm &form, PayCards &out);

private:
    __extension__ using Large = unsigned __int128;
    using Small = std::uint64_t;
    using Colour = PayForm::Colour;

    static constexpr int kMaxHand = SumTable<Small>::kMaxValues; ///< more cards are not looked at

    /// Cards of each rank, suits apart only by colour; lane = rank - 1, lanes from 13 on mean nothing.
    struct alignas(16) Ranks
    {
        std::array<std::uint8_t, 16> n{};
    };
    /// Cards of the list in one table of sums.
    template<class Word>
    struct Part
    {
        SumTable<Word> sums;
        int seen = 0; ///< how much of the list is in it
    };
    template<class Word>
    using Parts = std::array<Part<Word>, 3>; ///< by Colour

    static int firstChange(const Ranks &before, const Ranks &after);
    void list(int from);
    int listed(Colour colour, int count) const;
    template<class Word>
    void forget(Parts<Word> &parts, int from);
    template<class Word>
    SumTable<Word> &sums(Parts<Word> &parts, Colour colour);
    /// A reference, because returning a form means to put its bytes together again. @pre out is new
    template<class Word>
    void cheapestIn(Parts<Word> &parts, int number, bool single, PayForm &out);
    PayForm formOf(const PayRules::Pattern &pattern, bool single);
    template<class Word>
    bool layOutGroup(SumTable<Word> &sums, const PayForm &form, PayCards &out) const;
    void addSplits(int number, Forms &out, int &count);
    bool layOutSplit(int number, const PayForm &form, PayCards &out) const;
    bool chooseJokers(const PayForm &form, int reds, KindCounts &left, PayCards &out) const;
    bool isForcedFlush(int cards, int reds, int redJokers, int jokers) const;
    int held(int rank) const
    {
        return m_ranks[0].n[toIndex(rank - 1)] + m_ranks[1].n[toIndex(rank - 1)];
    }

    const PayRules *m_rules = nullptr;
    KindCounts m_hand;
    std::array<Ranks, 2> m_ranks{};         ///< black, red
    std::array<std::uint8_t, 3> m_jokers{}; ///< that a group of the Colour can use
    bool m_narrow = true;                   ///< which tables hold the hand
    int m_count = 0;
    std::array<std::uint8_t, 3> m_coloured{};   ///< plain cards of the Colour
    PayValues m_values{};                       ///< plain cards, last spent first
    std::uint64_t m_reds = 0;                   ///< which of them are red
    std::array<std::uint8_t, kRanks> m_begin{}; ///< of each place of the order of spending
    Parts<Small> m_small;
    Parts<Large> m_large;
};

/// The cards as a move in canonical form.
Move placeMove(int slot, const PayCards &pay);

} // namespace takujo::ccc
