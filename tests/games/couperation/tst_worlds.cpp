#include "conformance_uniform.h"
#include "definition.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

/// The conformance kit on single positions of this game.
class WorldsTest : public QObject
{
    Q_OBJECT

private slots:
    void noClaimWhereTheLastCardsWentUnseen();
    void whereACardLiesIsNews();
    void crowdedHandsHoldWhatIsKnown();
};

// Seat 1 puts away the last two cards of its hand unseen. In the true world no other two are left to
// choose, in other worlds there are: the kit took the recorded two as known and called the sampler,
// which does not know them, uneven.
void WorldsTest::noClaimWhereTheLastCardsWentUnseen()
{
    RuleSet rules;
    rules.game = "couperation";
    rules.base = "first_game";
    rules.changes = Json{{"hand_limit", 2}, {"stuck", "skip"}};
    const conformance::Setup setup = conformance::makeSetup(couperation::definition(), rules, 3);
    Match match(setup.game, setup.rules, conformance::testSeats(3), 3);
    for (const char *move : {"draw 1", "take 6 at 1,0 with 35 41 discard 2 34", "drop 35", "draw 1",
                             "place 16 at 1,1"}) {
        const Loaded<Move> parsed = setup.game->parseMove(move);
        QVERIFY(parsed);
        QVERIFY2(!match.play(*parsed), move);
    }
    conformance::Findings findings;
    QVERIFY(conformance::checkUniform(setup, match.record(), 1, 1, 20'000, findings));
    QVERIFY(
        !conformance::checkUniform(setup, match.record(), match.plyCount(), 1, 20'000, findings));
    // The seat itself knows what it put away.
    QVERIFY(
        conformance::checkUniform(setup, match.record(), match.plyCount(), 0, 20'000, findings));
    QVERIFY2(findings.ok(), findings.summary().c_str());
}

// A card that a partner was seen to take, then hid: turned up or replaced it tells where it lay, and that
// could be taken back freely, place by place, until all were known.
void WorldsTest::whereACardLiesIsNews()
{
    const Rules rules = makeRules();
    State state = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32 1,2=41d1", .hands = {"2 3 47"}});
    state.holders[41] = state.knows[0][41] = seatBit(1);
    const std::vector<std::uint16_t> before = rules.known(rules.view(state, 0));
    const auto newAfter = [&](const char *move) {
        State next = state;
        play(rules, next, move);
        const std::vector<std::uint16_t> now = rules.known(rules.view(next, 0));
        return !std::includes(before.begin(), before.end(), now.begin(), now.end());
    };
    QVERIFY(newAfter("turn 1,2"));
    QVERIFY(!newAfter("place 47 at 1,3")); // from the own hand
}

// All ten cards of two partners are known to be with one of them, five to be with the first: no draw by lot
// hits that, and then cards went where nobody can have them.
void WorldsTest::crowdedHandsHoldWhatIsKnown()
{
    const Rules rules = makeRules({{"hand_limit", 5}});
    State state = position(rules, {.tower = "1,-1=19 1,0=25 1,1=32",
                                   .hands = {"2 3 47", "40 41 42 43 44", "4 5 6 7 8"}});
    for (Card card = 4; card < 9; ++card)
        state.holders[card] = state.knows[0][card] = seatBit(1) | seatBit(2);
    for (Card card = 40; card < 45; ++card)
        state.holders[card] = state.knows[0][card] = seatBit(1);
    const View view = rules.view(state, 0);
    Rng rng(1);
    for (int i = 0; i < 100; ++i) {
        const std::vector<std::string> broken = rules.invariants(rules.determinize(view, rng));
        QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
    }
}

QTEST_GUILESS_MAIN(WorldsTest)
#include "tst_worlds.moc"
