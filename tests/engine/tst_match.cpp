#include "toy_match.h"

#include "io/record_io.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;
using toy::toyMove;

/// Playing, views and the record of a Match.
class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void dealsFromTheSeed();
    void refusesIllegalMovesWithoutChange();
    void recordsMovesChanceAndHashes();
    void playsForcedMovesItself();
    void refusesMovesAfterTheEnd();
    void notesTheResult();
    void showsEachSeatOnlyItsOwn();
    void eventsAndMovesAreFilteredBySeat();
    void requestHoldsOnlyOwnViews();
    void remembersWhoGaveUp();
    void seatsCanChangeHands();
};

void TestMatch::dealsFromTheSeed()
{
    const Match a = toyMatch(3, 11);
    const Match b = toyMatch(3, 11);
    const Match c = toyMatch(3, 12);
    QCOMPARE(a.stateAt(0).hash(), b.stateAt(0).hash());
    QVERIFY(a.stateAt(0).hash() != c.stateAt(0).hash());
    QCOMPARE(a.record().deal.size(), 9U);
    QVERIFY(a.game().invariants(a.stateAt(0)).empty());
}

void TestMatch::refusesIllegalMovesWithoutChange()
{
    Match match = toyMatch();
    const Check refused = match.play(toyMove("pass"));
    QVERIFY(refused);
    QCOMPARE(refused->clause, std::string("TOY-1"));
    QCOMPARE(match.plyCount(), 0);
    QVERIFY(!match.canRedo());
}

void TestMatch::recordsMovesChanceAndHashes()
{
    Match match = toyMatch();
    QVERIFY(!match.play(toyMove("draw")));
    QVERIFY(!match.play(toyMove("flip")));
    QVERIFY(!match.play(toyMove("mark 2")));
    const auto &plies = match.record().plies;
    QCOMPARE(plies.size(), 3U);
    QCOMPARE(plies[0].chance.size(), 1U);
    QCOMPARE(plies[0].chance[0].type, ChanceOutcome::Type::Card);
    QCOMPARE(plies[1].chance[0].type, ChanceOutcome::Type::Roll);
    QVERIFY(plies[2].chance.empty());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(plies[static_cast<std::size_t>(i)].hash, match.stateAt(i + 1).hash());
}

void TestMatch::playsForcedMovesItself()
{
    // Over many deals: after "end" either the next seat really has a choice, or it passed by itself.
    int forced = 0;
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Match match = toyMatch(2, seed);
        QVERIFY(!match.play(toyMove("end")));
        if (match.plyCount() == 2) {
            ++forced;
            QVERIFY(match.record().plies[1].automatic);
            QCOMPARE(match.record().plies[1].move, toyMove("pass"));
            QCOMPARE(match.record().plies[1].actor, SeatId{1});
        } else {
            ++asked;
            QCOMPARE(match.legal().moves.size(), 2U);
        }
    }
    QVERIFY(forced > 5 && asked > 5);
}

void TestMatch::refusesMovesAfterTheEnd()
{
    Match match = toyMatch(2, 1, 1);
    QVERIFY(!match.play(toyMove("end")));
    QVERIFY(match.finished());
    QCOMPARE(match.actor(), kNoSeat);
    QCOMPARE(match.play(toyMove("mark 1"))->text.id, std::string("match.finished"));
    QVERIFY(match.legal().moves.empty());
}

void TestMatch::notesTheResult()
{
    Match match = toyMatch(2, 3, 2);
    QVERIFY(!match.record().result);
    playRandomly(match, 500, 4);
    QVERIFY(match.finished());
    QVERIFY(match.record().result);
    QCOMPARE(match.record().result->score, match.outcome().score);
    QCOMPARE(match.record().result->winners, match.outcome().winners);
    match.undoTo(match.plyCount() - 1);
    QVERIFY(!match.record().result);
}

void TestMatch::showsEachSeatOnlyItsOwn()
{
    // Two worlds that seat 0 cannot tell apart give it byte-equal views and tables at every ply.
    Match match = toyMatch(3, 21);
    playRandomly(match, 25, 8);
    const Game &game = match.game();
    Rng rng(77);
    int differing = 0;
    for (int ply = 0; ply <= match.plyCount(); ++ply) {
        for (SeatId seat = 0; seat < 3; ++seat) {
            const ViewBlob view = match.view(seat, ply);
            const StateBlob other = game.determinize(view, rng);
            QCOMPARE(game.view(other, seat), view);
            differing += other == match.stateAt(ply) ? 0 : 1;
            const Renderer words;
            QCOMPARE(tableToJson(game.table(game.view(other, seat)), words).dump(),
                     tableToJson(match.table(seat, ply), words).dump());
        }
    }
    QVERIFY(differing > 20);
}

void TestMatch::eventsAndMovesAreFilteredBySeat()
{
    Match match = toyMatch(2, 9);
    QVERIFY(!match.play(toyMove("draw")));
    QCOMPARE(match.events(0, 0).size(), 1U);
    QVERIFY(match.events(1, 0).empty());
    QVERIFY(match.events(kNoSeat, 0).empty());
    QCOMPARE(match.events(1, -1).size(), 1U); // the deal
    const auto hand = match.view(0).as<toy::View>().hand;
    int card = 0;
    while (hand[static_cast<std::size_t>(card)] == 0)
        ++card;
    const Move bury = toyMove("bury " + std::to_string(card));
    QVERIFY(!match.play(bury));
    QCOMPARE(match.moveSeen(0, 1), bury);
    QCOMPARE(match.game().moveText(match.moveSeen(1, 1)), std::string("bury ?"));
    QCOMPARE(match.game().moveText(match.moveSeen(kNoSeat, 1)), std::string("bury ?"));
}

void TestMatch::requestHoldsOnlyOwnViews()
{
    Match match = toyMatch(2, 9);
    playRandomly(match, 12, 2);
    const Request request = match.request(1, {}, 42);
    QCOMPARE(request.view, match.view(1));
    QCOMPARE(static_cast<int>(request.past.size()), match.plyCount());
    for (int i = 0; i < match.plyCount(); ++i) {
        const ObservedPly &seen = request.past[static_cast<std::size_t>(i)];
        QCOMPARE(seen.view, match.view(1, i));
        QCOMPARE(seen.view.as<toy::View>().seat, std::int8_t{1});
        QCOMPARE(seen.move, match.moveSeen(1, i));
        QCOMPARE(seen.actor, match.actorAt(i));
    }
}

void TestMatch::remembersWhoGaveUp()
{
    Match match = toyMatch();
    match.giveUp(1);
    match.giveUp(1);
    QCOMPARE(match.record().gaveUp, std::vector<int>{1});
    QVERIFY(!match.finished());
}

void TestMatch::seatsCanChangeHands()
{
    Match match = toyMatch();
    SeatSetup ai = match.seats()[0];
    ai.kind = SeatSetup::Kind::Ai;
    ai.level = "expert";
    match.setSeat(0, ai);
    QCOMPARE(match.seats()[0], ai);
    QCOMPARE(match.request(0, {}, 1).player, std::string("expert"));
}

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
