#include "base/rng.h"
#include "fixture.h"

#include <QtTest>

#include <set>

using namespace takujo;
using namespace takujo::ccc;
using namespace takujo::ccc::test;

namespace {

using Scores = std::set<std::array<std::int16_t, kMaxSeats>>;

constexpr int kHands = 30;
constexpr int kHandSize = 7;

/// Cards of the hand one by one.
std::vector<Kind> listed(const KindCounts &hand)
{
    std::vector<Kind> out;
    for (Kind kind = 0; kind < kKinds; ++kind)
        out.insert(out.end(), hand[kind], kind);
    return out;
}

/// All that check() accepts: each card of the hand is left, in one of two groups, or the ace between them.
std::vector<Move> everyPlacement(const Rules &rules, const State &state)
{
    const std::vector<Kind> cards = listed(state.hands[toIndex(state.actor)]);
    std::size_t ways = 1;
    for (std::size_t i = 0; i < cards.size(); ++i)
        ways *= 4;
    std::vector<Move> out;
    for (std::size_t way = 1; way < ways; ++way) {
        Payment payment;
        int aces = 0;
        std::size_t rest = way;
        for (const Kind card : cards) {
            const std::size_t place = rest % 4;
            rest /= 4;
            if (place == 1 || place == 2)
                payment.groups[place - 1].add(card);
            else if (place == 3)
                payment.aces[toIndex(std::min(aces++, 2))] = card;
        }
        const bool split = payment.groups[1].size > 0;
        payment.groupCount = split ? 2 : 1;
        if (payment.groups[0].size == 0 || aces != (split ? 1 : 0) ||
            (split && rankOf(payment.aces[0]) != 1))
            continue;
        for (int slot = 0; slot < rules.board().slotCount(); ++slot)
            if (const Move move = placeMove(slot, payment); !rules.check(state, move))
                out.push_back(move);
    }
    return out;
}

/// How the match can end from here.
template<class MovesOf>
void endings(const Rules &rules, const State &state, std::set<std::uint64_t> &seen, Scores &out,
             const MovesOf &movesOf)
{
    if (rules.actor(state) == kNoSeat) {
        out.insert(state.score);
        return;
    }
    if (!seen.insert(rules.futureHash(state)).second)
        return;
    for (const Move &move : movesOf(state)) {
        State next = state;
        Rng rng(1);
        SearchChance chance(rng);
        rules.apply(next, move, chance, nullptr);
        endings(rules, next, seen, out, movesOf);
    }
}

State lastTurn(const Rules &rules, Rng &rng)
{
    KindCounts deck = rules.params().deck;
    Json hand = Json::array();
    while (hand.size() < kHandSize) {
        // low cards and jokers: high ones pay for nothing on so small a board
        const Kind kind = static_cast<Kind>(rng.below(kKinds));
        if (deck[kind] == 0 || rankOf(kind) > 4)
            continue;
        --deck[kind];
        hand.push_back(cardCode(kind));
    }
    return position(rules, {{"hands", {hand, {"Kc"}}},
                            {"turnsLeft", 1},
                            {"exhausted", 2},
                            {"coins", {{"A1", {0, 1}}, {"B1", {1, 1}}, {"B2", {1, 2}}}}});
}

} // namespace

/// What is enough to look at in the last turn.
class LastTurnTest : public QObject
{
    Q_OBJECT

private slots:
    void reachesEveryEnding();
    void orderOfCoinsIsNothing();
    void onlyInTheLastTurn();
};

void LastTurnTest::reachesEveryEnding()
{
    const Rules rules = makeRules({{"board", {{2, 3, 2}, {5, 2, 1}}}}, 2);
    Rng rng(7);
    std::size_t most = 0;
    for (int i = 0; i < kHands; ++i) {
        const State state = lastTurn(rules, rng);
        std::set<std::uint64_t> seen;
        Scores enough;
        endings(rules, state, seen, enough, [&](const State &s) { return *rules.sufficient(s); });
        seen.clear();
        Scores all;
        endings(rules, state, seen, all, [&](const State &s) {
            std::vector<Move> moves = everyPlacement(rules, s);
            moves.push_back(doneMove());
            return moves;
        });
        QVERIFY2(enough == all,
                 qPrintable(QString::fromStdString(rules.stateToJson(state).dump())));
        most = std::max(most, all.size());
    }
    QVERIFY(most > 5);
}

void LastTurnTest::orderOfCoinsIsNothing()
{
    const Rules rules = makeRules({{"board", {{2, 3}, {4, 1}}}}, 2);
    const State start = position(rules, {{"hands", {{"4s", "9s", "9h", "Kc"}, {"Kc"}}},
                                         {"turnsLeft", 1},
                                         {"exhausted", 2},
                                         {"coins", {{"A2", {1, 1}}, {"B2", {1, 1}}}}});
    State one = start;
    play(rules, one, "place A1 with 4s");
    play(rules, one, "place B1 with 9s");
    State other = start;
    play(rules, other, "place B1 with 9s");
    play(rules, other, "place A1 with 4s");
    QVERIFY(rules.futureHash(one) == rules.futureHash(other));
    State another = start;
    play(rules, another, "place B1 with 9h");
    play(rules, another, "place A1 with 4s");
    QVERIFY(rules.futureHash(one) != rules.futureHash(another));
}

void LastTurnTest::onlyInTheLastTurn()
{
    const Rules rules = makeRules({{"board", {{2, 3}, {4, 1}}}}, 2);
    const State before =
        position(rules, {{"hands", {{"4s", "9s"}, {"Kc"}}}, {"turnsLeft", 2}, {"exhausted", 2}});
    QVERIFY(!rules.sufficient(before));
}

QTEST_GUILESS_MAIN(LastTurnTest)
#include "tst_lastturn.moc"
