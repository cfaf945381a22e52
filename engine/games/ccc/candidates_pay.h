#pragma once
#include "payment.h"

#include <span>

namespace takujo::ccc {

/// One way to pay a number, found but not yet laid out in cards.
struct PayForm
{
    enum class Colour : std::uint8_t { Any, Red, Black }; ///< of a flush
    float cost = 0;         ///< cards, jokers and splitting aces counted dearer
    std::uint8_t base = 0;  ///< points the plain cards add up to
    std::uint8_t cards = 0; ///< plain cards
    std::uint8_t jokers = 0;
    std::uint8_t single =
        0; ///< root (1, 2, 3) of the one card beyond a splitting ace; 0 = no split
    Colour colour = Colour::Any;

    int total() const { return cards + jokers + (single != 0 ? 2 : 0); }
    /// The same for equal ways with other hands: names the way in an action key.
    std::uint8_t code() const
    {
        return static_cast<std::uint8_t>(jokers | static_cast<unsigned>(colour) << 2 | single << 4 |
                                         (single == 0 && total() == 1 ? 1U : 0U) << 7);
    }
};
/// Instead of a code: whatever is cheapest.
inline constexpr std::uint8_t kCheapest = 0xFF;

/// The cards of one payment: the group and, in a split, one more card and the ace between.
struct PayCards
{
    std::array<Kind, kMaxCards> cards{};
    int count = 0;
    Kind single = kNoKind;
    Kind ace = kNoKind;

    void add(Kind kind) { cards[static_cast<std::size_t>(count++)] = kind; }
    int total() const { return count + (single != kNoKind ? 2 : 0); }
};

/// How each number can be reached under the rule values: computed once, shared by threads.
struct PayRules
{
    /// A combination of factors and the sum the plain cards need.
    struct Pattern
    {
        std::uint8_t base = 0;
        std::uint8_t jokers = 0;
        bool flush = false;
    };

    explicit PayRules(const Params &values);

    const Params &params;
    bool narrow = true; ///< all numbers of the board up to 8: sums fit 64 bits
    std::array<std::array<Pattern, 6>, kMaxNumber + 1> patterns{};
    std::array<std::uint8_t, kMaxNumber + 1> patternCount{};
};

/// Which sums a hand can make with how many cards: the AI's view of payments. Groups of up to
/// kMaxGroup plain cards, up to two jokers, flushes, and splits whose second group is one card.
/// It finds fewer payments than the rules allow, never one they refuse. Not thread-safe; no allocation.
class PayFinder
{
public:
    static constexpr int kMaxGroup = 8;
    static constexpr int kMaxForms = 12;
    using Forms = std::array<PayForm, kMaxForms>;

    explicit PayFinder(const PayRules &rules) : m_rules(rules), m_params(rules.params) {}

    /// Reads the hand; everything else refers to it.
    void load(const KindCounts &hand);
    /// Distinct ways to pay, cheapest first. `splits`: also with a splitting ace (slower).
    int forms(int number, Forms &out, bool splits) const;
    /// The way with this code (or the cheapest). Cost 0 = this hand has none.
    PayForm find(int number, std::uint8_t code, bool single) const;
    /// Cheapest way without a split; cost 0 = none. `single` = a payment of one card will do.
    PayForm cheapest(int number, bool single) const;
    /// Lays out the cards. False: the sum needs a forbidden flush (CCC-17) or too many cards.
    bool layOut(int number, const PayForm &form, PayCards &out) const;

private:
    __extension__ using Sums = unsigned __int128; ///< bit s - 1 = the sum s can be made
    static constexpr int kMaxHand = 26;           ///< further cards are not looked at

    struct Item
    {
        std::uint8_t value = 0;
        bool red = false;
    };
    /// Rows of sums after each card, by number of cards. Later cards are spent first.
    template<class W>
    struct Table
    {
        std::array<Item, kMaxHand> items;
        std::array<std::array<W, kMaxGroup + 1>, kMaxHand + 1> rows;
        int count = 0;
        W all = 0; ///< sums of any number of cards; valid after finish()

        void clear();
        void finish();
        void add(Item item);
        bool has(int row, int cards, int sum) const;
        int fewest(int sum, int from) const; ///< 0 = impossible
        bool restore(int sum, int cards, bool lateFirst, std::array<Item, kMaxGroup> &out) const;
    };
    template<class W>
    struct Tables
    {
        Table<W> any, red, black;
    };
    template<class W>
    void fill(Tables<W> &tables);
    template<class W>
    bool match(const Tables<W> &tables, const PayRules::Pattern &pattern, PayForm::Colour colour,
               bool single, PayForm &out) const;
    template<class Visit>
    void eachForm(int number, bool single, Visit visit) const;
    template<class W>
    bool layOutGroup(const Tables<W> &tables, const PayForm &form, PayCards &out) const;
    template<class W>
    const Table<W> &tableFor(const Tables<W> &tables, PayForm::Colour colour) const;
    void addSplits(int number, Forms &out, int &count) const;
    bool layOutSplit(int number, const PayForm &form, PayCards &out) const;
    bool chooseJokers(const PayForm &form, int reds, KindCounts &left, PayCards &out) const;
    bool isForcedFlush(int cards, int reds, int redJokers, int jokers) const;

    const PayRules &m_rules;
    const Params &m_params;
    KindCounts m_hand;
    std::array<std::array<std::uint8_t, kRanks + 1>, 2> m_ranks{}; ///< [red][rank]
    int m_jokers = 0;
    Tables<std::uint64_t> m_small;
    Tables<Sums> m_large;
};

/// The cards as a move in canonical form.
Move placeMove(int slot, const PayCards &pay);

} // namespace takujo::ccc
