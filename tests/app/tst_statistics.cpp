// What counts in the statistics, how it is kept apart, and who won what is played together.
#include "matchstatistics.h"
#include "recordsmodel.h"
#include "recordstore.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowFastPeopleDecide();
    void countsMatchesOfOnePerson();
    void leavesOutPracticeAndOpenMatches();
    void rulesAndSeatsAreKeptApart();
    void rulesAreKnownByTheirValues();
    void partnersAreNoRivals();
    void oneLevelIsNoLevel();
    void peopleWhoPlayTogetherCount();
    void whoeverGaveUpDidNotWin();
    void onlyTheSameRulesAndSeatsAreAlike();
    void partnersHaveOneResult();
    void theLevelNearestToAFairShareSuits();
};

namespace {

struct Player
{
    bool human = false;
    const char *level = "skilled";
    int score = 0;
    bool won = false;
};

RecordEntry finishedMatch(const std::vector<Player> &seats, const char *rules = "standard")
{
    RecordEntry entry;
    RecordSummary &s = entry.summary;
    s.game = "toy";
    s.rulesHash = rules;
    s.finished = true;
    s.result.emplace();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        s.seats.push_back({seats[i].human ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai, "Ann",
                           seats[i].level, static_cast<int>(i)});
        s.result->score[i] = seats[i].score;
        if (seats[i].won)
            s.result->winners =
                static_cast<SeatSet>(s.result->winners | seatBit(static_cast<SeatId>(i)));
    }
    return entry;
}

GameEntry gameOf(bool cooperative = false, bool oneLevel = false)
{
    GameEntry game;
    game.id = u"toy"_s;
    game.cooperative = cooperative;
    game.oneLevel = oneLevel;
    return game;
}

/// "casual 1/2" = one won of two
QStringList levels(const MatchStatistics &statistics)
{
    QStringList out;
    for (const MatchStatistics::ByLevel &level : statistics.levels)
        out.append(u"%1 %2/%3"_s.arg(level.level).arg(level.won).arg(level.matches));
    return out;
}

} // namespace

/// Of this game alone, and not of practice.
void TestStatistics::tellsHowFastPeopleDecide()
{
    RecordEntry match = finishedMatch({{true, "casual", 3, true}, {false, "casual", 1, false}});
    match.summary.timedDecisions = 20;
    match.summary.decisionSeconds = 240;
    RecordEntry other = match, practice = match;
    other.summary.game = "ccc";
    practice.summary.practice = true;
    const QList<RecordEntry> four{match, match, match, match};
    QCOMPARE(peoplesPace(four + QList<RecordEntry>{other, practice}, "toy").matches, 0);
    const PeoplePace pace = peoplesPace(four + QList<RecordEntry>{other, practice, match}, "toy");
    QCOMPARE(pace.matches, 5);
    QCOMPARE(pace.seconds.value, 12.0);
}

void TestStatistics::countsMatchesOfOnePerson()
{
    const QList<MatchStatistics> all =
        countMatches({finishedMatch({{true, "", 10, true}, {false, "casual", 4}}),
                      finishedMatch({{false, "expert", 8, true}, {true, "", 6}}),
                      finishedMatch({{true, "", 50, true}, {true, "", 4}}), // two people
                      finishedMatch({{false, "expert", 50, true}, {false, "expert", 4}})},
                     gameOf());
    QCOMPARE(all.size(), qsizetype{1});
    QCOMPARE(all[0].matches, 2);
    QCOMPARE(all[0].won, 1);
    QCOMPARE(all[0].gaveUp, 0);
    QCOMPARE(all[0].best, 10);
    QCOMPARE(all[0].average, 8.0);
    QCOMPARE(levels(all[0]), (QStringList{u"casual 1/1"_s, u"expert 0/1"_s}));
}

void TestStatistics::leavesOutPracticeAndOpenMatches()
{
    RecordEntry open = finishedMatch({{true}, {false}});
    open.summary.finished = false;
    open.summary.result.reset();
    RecordEntry practice = finishedMatch({{true, "", 50, true}, {false}});
    practice.summary.practice = true;
    RecordEntry damaged = finishedMatch({{true, "", 50, true}, {false}});
    damaged.readable = false;
    RecordEntry foreign = finishedMatch({{true, "", 50, true}, {false}});
    foreign.summary.game = "chess";
    QVERIFY(countMatches({open, practice, damaged, foreign}, gameOf()).isEmpty());
}

// A short match by gentle rules and a long one among four are not one average.
void TestStatistics::rulesAndSeatsAreKeptApart()
{
    const QList<MatchStatistics> all =
        countMatches({finishedMatch({{true, "", 1}, {false}}, "gentle"),
                      finishedMatch({{true, "", 20, true}, {false}, {false}}, "standard"),
                      finishedMatch({{true, "", 90, true}, {false}}, "standard"),
                      finishedMatch({{true, "", 70}, {false}}, "standard")},
                     gameOf());
    QCOMPARE(all.size(), qsizetype{3});
    QCOMPARE(all[0].matches, 2); // most played first
    QCOMPARE(all[0].seats, 2);
    QCOMPARE(all[0].average, 80.0);
    QCOMPARE(all[1].rules.rulesHash, std::string("gentle")); // newest first
    QCOMPARE(all[1].best, 1);
    QCOMPARE(all[2].seats, 3);
    QCOMPARE(all[2].won, 1);
}

// Equal values are the same rules, whatever somebody called them; the same name may be another's.
void TestStatistics::rulesAreKnownByTheirValues()
{
    RecordEntry renamed = finishedMatch({{true}, {false}});
    renamed.summary.rulesNameEn = "Sunday";
    RecordEntry changed = finishedMatch({{true}, {false}}, "changed");
    changed.summary.rulesNameEn = "Sunday";
    const QList<MatchStatistics> all =
        countMatches({renamed, finishedMatch({{true}, {false}}), changed}, gameOf());
    QCOMPARE(all.size(), qsizetype{2});
    QCOMPARE(all[0].matches, 2);
    QVERIFY(all[0].rules.rulesNameEn.empty()); // the preset's own name
    QCOMPARE(all[1].rules.rulesNameEn, std::string("Sunday"));
}

// The level of the strongest seat was shown as who had been beaten.
void TestStatistics::partnersAreNoRivals()
{
    const std::vector<Player> seats{
        {true, "", 9, true}, {false, "expert", 9, true}, {false, "casual", 9, true}};
    QCOMPARE(levels(countMatches({finishedMatch(seats)}, gameOf()).value(0)),
             QStringList{u"expert 1/1"_s});
    QCOMPARE(levels(countMatches({finishedMatch(seats)}, gameOf(true)).value(0)),
             QStringList{u"casual 1/1"_s});
}

void TestStatistics::oneLevelIsNoLevel()
{
    const auto all = countMatches({finishedMatch({{true, "", 9, true}, {false, "expert", 9, true}}),
                                   finishedMatch({{true, "", 4}, {false, "skilled", 4}})},
                                  gameOf(true, true));
    QCOMPARE(all.size(), qsizetype{1});
    QCOMPARE(all[0].matches, 2);
    QCOMPARE(all[0].won, 1);
    QVERIFY(all[0].levels.isEmpty());
}

// They win and lose as one, so there is nothing to leave out.
void TestStatistics::peopleWhoPlayTogetherCount()
{
    const QList<RecordEntry> entries{finishedMatch({{true, "", 9, true}, {true, "", 9, true}}),
                                     finishedMatch({{true, "", 3}, {true, "", 3}})};
    QVERIFY(countMatches(entries, gameOf()).isEmpty());
    const QList<MatchStatistics> all = countMatches(entries, gameOf(true));
    QCOMPARE(all.size(), qsizetype{1});
    QCOMPARE(all[0].matches, 2);
    QCOMPARE(all[0].won, 1);
    QVERIFY(all[0].levels.isEmpty());
}

void TestStatistics::whoeverGaveUpDidNotWin()
{
    RecordEntry left = finishedMatch({{false, "expert", 9, true}, {false, "expert", 4}});
    left.summary.gaveUp = {0}; // the computer won for the person
    const MatchStatistics one = countMatches({left}, gameOf()).value(0);
    QCOMPARE(one.matches, 1);
    QCOMPARE(one.won, 0);
    QCOMPARE(one.gaveUp, 1);
    RecordEntry half = finishedMatch({{false, "expert", 9, true}, {true, "", 9, true}});
    half.summary.gaveUp = {0}; // the other played on
    const MatchStatistics both = countMatches({half}, gameOf(true)).value(0);
    QCOMPARE(both.won, 1);
    QCOMPARE(both.gaveUp, 0);
}

void TestStatistics::onlyTheSameRulesAndSeatsAreAlike()
{
    const std::vector<Player> two{{true, "", 9, true}, {false, "expert", 4}};
    RecordEntry own = finishedMatch(two), other = finishedMatch(two);
    own.summary.rulesHash = "ours";
    other.summary.rulesHash = "theirs";
    const RecordEntry three =
        finishedMatch({{true, "", 9, true}, {false, "expert", 4}, {false, "expert", 4}});
    const auto alike = countAlike({other, own, three, own}, gameOf(), own.summary);
    QVERIFY(alike);
    QCOMPARE(alike->matches, 2);
    QCOMPARE(alike->won, 2);
    QVERIFY(!countAlike({other, three}, gameOf(), own.summary));
}

/// A match of partners ended "28 – 28 – 28".
void TestStatistics::partnersHaveOneResult()
{
    RecordEntry match = finishedMatch({{true, "", 28}, {false, "casual", 28}});
    QCOMPARE(shownPoints(match, false, Language::En), u"28 – 28"_s);
    QCOMPARE(shownPoints(match, true, Language::En), u"28"_s);
    match.result = {u"完成しました"_s, u"The tower is finished"_s};
    QCOMPARE(shownPoints(match, true, Language::En), u"The tower is finished"_s);
    QCOMPARE(shownPoints(match, true, Language::Ja), u"完成しました"_s);
}

/// Of three seats a third is fair; of a level hardly played nothing is said.
void TestStatistics::theLevelNearestToAFairShareSuits()
{
    MatchStatistics s;
    s.seats = 3;
    s.levels = {
        {u"beginner"_s, 9, 8}, {u"casual"_s, 9, 6}, {u"skilled"_s, 10, 3}, {u"expert"_s, 2, 1}};
    QCOMPARE(suitingLevel(s), u"skilled"_s);
    s.levels.resize(1); // beaten too often: the next one
    QCOMPARE(suitingLevel(s), u"casual"_s);
    s.levels[0].won = 4;
    QCOMPARE(suitingLevel(s), u"beginner"_s);
    s.levels[0].matches = 2;
    QCOMPARE(suitingLevel(s), QString());
    const Estimate share = MatchStatistics::ByLevel{u"casual"_s, 9, 6}.share();
    QVERIFY(share.lower > 0.3 && share.lower < 0.4 && share.upper > 0.85 && share.upper < 0.9);
}

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
