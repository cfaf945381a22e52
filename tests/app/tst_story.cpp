#include "conformance_run.h"
#include "matchstory.h"
#include "outcomemodel.h"
#include "toy_match.h"

#include "learn/puzzle.h"
#include "plugin/catalogue.h"

#include <QtTest>

using namespace takujo;

/// What a finished or running match is told to have turned on.
class StoryTest : public QObject
{
    Q_OBJECT

private slots:
    void aRoundInWhichAllRiseTurnsNothing();
    void theCountAtTheEndIsNoTurn();
    void whatLostIsTheTurnInWhichItWasPutThere();
    void howItEndedIsToldInThreeTurns();
    void scoreSheetLeavesOutWhatNobodyScored();
};

namespace {

/// A deal in which every seat holds a 2 and the first also a 3; nobody has a 4 to claim with.
Match dealt()
{
    for (std::uint64_t seed = 1;; ++seed) {
        Match match = toyMatch(3, seed);
        const auto state = match.stateAt(-1).as<toy::State>();
        bool fits = state.hand[0][3] > 0;
        for (std::size_t seat = 0; seat < 3; ++seat)
            fits = fits && state.hand[seat][2] > 0 && state.hand[seat][4] == 0;
        if (fits)
            return match;
    }
}

void takeTurn(Match &match, std::initializer_list<const char *> moves)
{
    for (const char *move : moves)
        QVERIFY(!match.play(toy::toyMove(move)));
}

} // namespace

// Three rises of one round were named as three turns that changed the lead.
void StoryTest::aRoundInWhichAllRiseTurnsNothing()
{
    Match match = dealt();
    for (int seat = 0; seat < 3; ++seat)
        takeTurn(match, {"mark 1", "play 2", "mark 0", "end"});
    MatchStory story;
    Words words(toy::definition(), Language::En);
    words.setSeats(match.seats());
    story.tell(match, kNoSeat, words);
    QCOMPARE(story.turning()->count(), 0);

    takeTurn(match, {"mark 1", "play 3", "mark 0", "end"});
    takeTurn(match, {"end"});
    takeTurn(match, {"end"});
    story.tell(match, kNoSeat, words);
    QCOMPARE(story.turning()->count(), 1);
    const QModelIndex row = story.turning()->index(0, 0);
    const auto role = [&](const char *name) {
        return row.data(story.turning()->roleNames().key(name)).toString();
    };
    QCOMPARE(role("seat"), QStringLiteral("0"));
    QCOMPARE(role("swing"), QStringLiteral("3"));
    QVERIFY2(role("text").contains(QStringLiteral("play 3")), qPrintable(role("text")));
}

// Museums are opened when the match is over: whoever moved last did not change the lead with it.
void StoryTest::theCountAtTheEndIsNoTurn()
{
    Catalogue catalogue;
    const auto definition = catalogue.definition(QStringLiteral("hakkutsu"));
    const auto setup = conformance::allSetups(**definition).front();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Match match(setup.game, setup.rules, conformance::testSeats(setup.seats()), seed);
        while (!match.finished())
            match.play(askPlayer(match, "greedy", 0, seed).best);
        const int last = match.plyCount() - 1;
        QVERIFY(match.outcome().score != match.standing(kNoSeat, last).score);
        MatchStory story;
        Words words(**definition, Language::En);
        words.setSeats(match.seats());
        story.tell(match, kNoSeat, words);
        int before = -1; // they stood by their worth, which nothing shows
        for (int row = 0; row < story.turning()->count(); ++row) {
            const int ply = story.turning()->value(row, QStringLiteral("ply")).toInt();
            QVERIFY(ply <= last);
            QVERIFY(ply > before);
            before = ply;
        }
    }
}

namespace {

/// A finished match of Couperation that was won, or lost by the clause.
Match couperation(Catalogue &catalogue, const std::string &clause)
{
    const auto definition = catalogue.definition(QStringLiteral("couperation"));
    const auto setup = conformance::allSetups(**definition).front();
    for (std::uint64_t seed = 1;; ++seed) {
        Match match(setup.game, setup.rules, conformance::testSeats(setup.seats()), seed);
        const char *player = clause == "CP-26" ? "greedy" : "random";
        while (!match.finished())
            match.play(askPlayer(match, player, 0, seed).best);
        if (match.outcome().clause == clause)
            return match;
    }
}

} // namespace

// The replay from what lost the match begins with the turn that laid the card which was turned up, not
// with the one that turned it up; where nothing was turned up, with the turn before the last.
void StoryTest::whatLostIsTheTurnInWhichItWasPutThere()
{
    Catalogue catalogue;
    const auto tell = [](const Match &match) {
        auto story = std::make_unique<MatchStory>();
        Words words(match.game().definition(), Language::En);
        words.setSeats(match.seats());
        story->tell(match, kNoSeat, words);
        return story;
    };
    const Match broken = couperation(catalogue, "CP-21");
    const auto story = tell(broken);
    QVERIFY(story->lossTurn() > 0 && story->lossTurn() < story->turns());
    const QString turned = qstr(broken.game().moveText(broken.record().plies.back().move));
    const QString place = turned.section(u' ', 1, 1);
    QVERIFY2(turned.startsWith(QStringLiteral("turn ")), qPrintable(turned));
    int hidden = -1;
    for (int ply = 0; ply < broken.plyCount(); ++ply)
        if (qstr(broken.game().moveText(broken.record().plies[std::size_t(ply)].move))
                .endsWith(QStringLiteral(" at ") + place))
            hidden = ply;
    QVERIFY(hidden >= story->lossPly());
    QCOMPARE(broken.turnAt(hidden), broken.turnAt(story->lossPly()));
    QVERIFY(story->lossPly() == 0 ||
            broken.turnAt(story->lossPly() - 1) != broken.turnAt(story->lossPly()));
    const auto stuck = tell(couperation(catalogue, "CP-A7"));
    QCOMPARE(stuck->lossTurn(), stuck->turns() - 1);
    QCOMPARE(tell(couperation(catalogue, "CP-26"))->lossTurn(), 0);
}

namespace {

std::unique_ptr<MatchStory> storyOf(const Match &match)
{
    auto story = std::make_unique<MatchStory>();
    Words words(match.game().definition(), Language::En);
    words.setSeats(match.seats());
    story->tell(match, kNoSeat, words);
    return story;
}

} // namespace

// Of a tower that broke: a card is laid face down, another leaves no room for it, it is turned up. Without
// such steps the last turns are told; what was won has no way to its loss.
void StoryTest::howItEndedIsToldInThreeTurns()
{
    Catalogue catalogue;
    const auto broken = storyOf(couperation(catalogue, "CP-21"));
    const RowModel &steps = *broken->ending();
    QVERIFY(steps.count() == 2 || steps.count() == 3); // the start card was put there by nobody
    QStringList told;
    for (int row = 0; row < steps.count(); ++row) {
        told.append(steps.value(row, QStringLiteral("text")).toString());
        QVERIFY(row == 0 || steps.value(row, QStringLiteral("turn")).toInt() >
                                steps.value(row - 1, QStringLiteral("turn")).toInt());
    }
    QVERIFY2(told.contains(QStringLiteral("laid a card face down")), qPrintable(told.join(u'/')));
    QCOMPARE(told.back(), QStringLiteral("turned it up"));
    QCOMPARE(steps.value(steps.count() - 1, QStringLiteral("turn")).toInt(), broken->turns());
    const auto stuck = storyOf(couperation(catalogue, "CP-A7"));
    const int last = std::min(3, stuck->turns());
    QCOMPARE(stuck->ending()->count(), last);
    for (int row = 0; row < last; ++row) {
        QCOMPARE(stuck->ending()->value(row, QStringLiteral("turn")).toInt(),
                 stuck->turns() - last + 1 + row);
        QVERIFY(!stuck->ending()->value(row, QStringLiteral("text")).toString().isEmpty());
    }
    QCOMPARE(storyOf(couperation(catalogue, "CP-26"))->ending()->count(), 0);
}

// A row of dots says nothing; what only informs may be 0.
void StoryTest::scoreSheetLeavesOutWhatNobodyScored()
{
    const Match match = dealt();
    Outcome outcome;
    outcome.lines = {{{}, "A", {2, 0}}, {{}, "B", {}}, {{}, "C", {}, false}, {{}, "D", {3, -3}}};
    OutcomeModel model;
    model.show(outcome, 3, Words(match.game().definition(), Language::En));
    QStringList clauses;
    for (int row = 0; row < model.rows()->count(); ++row)
        clauses.append(model.rows()->value(row, QStringLiteral("clause")).toString());
    QCOMPARE(clauses.join(QLatin1Char(' ')), QStringLiteral("A C D"));
}

QTEST_GUILESS_MAIN(StoryTest)
#include "tst_story.moc"
