#include "fixture.h"

#include <QtTest>

#include <map>

using namespace takujo;
using namespace takujo::coldwater;
using namespace takujo::coldwater::test;

/// What moves and prompts are called.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void movesToChooseBetweenDiffer_data();
    void movesToChooseBetweenDiffer();
    void movesNameWhatTheyAreDoneTo();
    void CW_26_lastTurnPromisesNoNextOne();
    void CW_26_noReasonSpeaksOfATurnAfterTheGoal();
    void reasonsNameWhatTheMoveBrings_data();
    void reasonsNameWhatTheMoveBrings();
};

namespace {

const std::string kRiver =
    cards("river", {"Roach", "Brown Trout", "Sea Trout", "Atlantic Salmon", "Barbel"});
const std::string kAll = kShore + "," + kRiver + "," + kLake;
const std::string kLureAndBait = "'tackle':{'lure':1},'bait':{'3':{'green':2}}";
const std::string kSixFish = "'fish':[{'fish':'S01'},{'fish':'S05'},{'fish':'S09'},{'fish':'S13'},"
                             "{'fish':'S16'},{'fish':'R01'}]";

} // namespace

void WordsTest::movesToChooseBetweenDiffer_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char *name, const char *rest, const char *moves) {
        QTest::newRow(name) << QString::fromUtf8(rest) << QString::fromUtf8(moves);
    };
    row("lure", "'seats':[{'tackle':{'lure':1},'bait':{'3':{'blue':1},'4':{'blue':2,'red':1}}}]",
        "lure");
    row("reel",
        "'seats':[{'tackle':{'reel':1},'bait':{'3':{'blue':1,'green':1},'4':{'red':1},"
        "'5':{'blue':1}}}]",
        "reel");
    row("rod and line", "'seats':[{'tackle':{'rod':1,'line':1},'bait':{'6':{'blue':1}}}]",
        "place blue");
    row("cards of one species", "'display':['M01','M02','M03','M05']", "place harbour");
    row("bait for one of two cards",
        "'seats':[{'open':[{'card':'M01'},{'card':'M03'}],"
        "'bait':{'4':{'black':1}}}]",
        "place black");
    row("one of two fish",
        "'turn':1,'actor':1,'end':'fish','lastTurns':1,"
        "'seats':[{'fish':[{'fish':'S01'},{'fish':'S02'}]},{}]",
        "place blue;lift red");
}

/// A review said the same words for the move played and for the better one.
void WordsTest::movesToChooseBetweenDiffer()
{
    QFETCH(QString, rest);
    QFETCH(QString, moves);
    const Rules rules = makeRules();
    State s = position(rules, "{" + kAll + "," + rest.toStdString() + "}");
    for (const QString &move : moves.split(u';'))
        play(rules, s, {move.toStdString()});
    std::array<Move, Rules::kMaxMoves> buffer;
    const int count = rules.legal(s, buffer).count;
    QVERIFY(count > 1);
    std::map<std::string, std::string> named;
    for (int i = 0; i < count; ++i) {
        const Move &move = buffer[toIndex(i)];
        const auto [it, fresh] = named.emplace(english(rules.describe(move)), rules.moveText(move));
        QVERIFY2(fresh, (it->first + ": " + it->second + " | " + rules.moveText(move)).c_str());
    }
}

void WordsTest::movesNameWhatTheyAreDoneTo()
{
    const Rules rules = makeRules();
    for (const auto &[text, words] : std::map<std::string, std::string>{
             {"lure blue 4 4", "use Lure (tackle): 2 blue bait, zone 4"},
             {"lure blue 3 4", "use Lure (tackle): 2 blue bait, zone 3, zone 4"},
             {"reel 3 red 6 green", "use Reel (tackle): red of zone 3 and green of zone 6"},
             {"rod shore", "use Rod (tackle): Shore"},
             {"line 5", "use Line (tackle): zone 5"},
             {"angler M02", "take Ferox Trout (red, blue, green)"},
             {"from 3 6", "take the bait of zone 3 and zone 6"},
             {"from none", "take no bait"},
             {"show atlantic-salmon ?", "choose one Atlantic Salmon for the contest"}})
        QCOMPARE(english(rules.describe(*rules.parseMove(text))), words);
}

/// The token was "placed in your next turn" by a seat that had none any more.
void WordsTest::CW_26_lastTurnPromisesNoNextOne()
{
    const Rules rules = makeRules(js("{'fish_to_end':6,'max_rounds':10}"));
    const auto detail = [&](const std::string &json) {
        State s = position(rules, "{" + json + "}");
        play(rules, s, {"place blue", "lift red"});
        return rules.table(rules.view(s, s.actor)).prompt.detail.id;
    };
    const std::string own = "'seats':[{},{" + kLureAndBait + "}]";
    QCOMPARE(detail("'seats':[{" + kLureAndBait + "}]"), "prompt.flip.detail");
    QCOMPARE(detail("'turn':1,'actor':1,'end':'fish','lastTurns':1," + own), "prompt.flip.last");
    QCOMPARE(detail("'seats':[{" + kLureAndBait + "," + kSixFish + "}]"), "prompt.flip.last");
    QCOMPARE(detail("'turn':17,'actor':1," + own), "prompt.flip.detail");
    QCOMPARE(detail("'turn':19,'actor':1," + own), "prompt.flip.last"); // CW-A21
}

/// The end is noted only when the turn is over, but its last step knows it.
void WordsTest::CW_26_noReasonSpeaksOfATurnAfterTheGoal()
{
    const Rules rules = makeRules(js("{'fish_to_end':6}"));
    State s = position(rules, "{'seats':[{" + kLureAndBait + "," + kSixFish + "}]}");
    play(rules, s, {"place blue"});
    const View before = rules.view(s, 0);
    play(rules, s, {"lift red"});
    QCOMPARE(phase(s), "flip");
    for (const Reason &reason :
         rules.reasons(before, *rules.parseMove("lift red"), rules.view(s, 0)))
        QVERIFY(reason.kind == ReasonKind::Gains);
}

void WordsTest::reasonsNameWhatTheMoveBrings_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<QString>("moves"); ///< the last one is judged
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("untold");
    const auto row = [](const char *name, const char *seat, const char *moves, const char *told,
                        const char *untold) {
        QTest::newRow(name) << QString::fromUtf8(seat) << QString::fromUtf8(moves)
                            << QString::fromUtf8(told) << QString::fromUtf8(untold);
    };
    // the only zone that emptied was taken out of the list at once
    row("rod to be used", "'tackle':{'rod':1},'bait':{'3':{'blue':1}}", "place blue", "why.empties",
        "why.fish");
    row("top of the deck", "'bait':{'6':{'blue':1}}", "place blue", "why.empties", "why.fish");
    // any swap ends the turn with the same token, any order draws for zone 5
    row("swap in the last step",
        "'tackle':{'reel':1},'bait':{'3':{'red':1,'green':1},'4':{'black':2}}",
        "place blue;lift red;reel;reel 3 green 4 black", "why.gathers", "why.flips");
    row("token taken", "'bait':{'3':{'green':2}}", "place blue;lift red", "why.flips", "why.token");
    row("order of zones", "'bait':{'3':{'blue':1},'5':{'blue':1}}", "place blue;next 5",
        "why.first", "why.tackle");
}

void WordsTest::reasonsNameWhatTheMoveBrings()
{
    QFETCH(QString, seat);
    QFETCH(QString, moves);
    QFETCH(QString, told);
    QFETCH(QString, untold);
    const Rules rules = makeRules();
    State s = position(rules, "{" + kAll + ",'seats':[{" + seat.toStdString() + "}]}");
    QStringList list = moves.split(u';');
    const std::string last = list.takeLast().toStdString();
    for (const QString &move : list)
        play(rules, s, {move.toStdString()});
    const View before = rules.view(s, 0);
    play(rules, s, {last});
    QStringList ids;
    for (const Reason &reason : rules.reasons(before, *rules.parseMove(last), rules.view(s, 0)))
        ids.append(QString::fromStdString(reason.text.id));
    QVERIFY2(ids.contains(told), qPrintable(ids.join(u' ')));
    QVERIFY2(!ids.contains(untold), qPrintable(ids.join(u' ')));
}

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
