#include "tilted_game.h"

#include "evaluation/fair_report.h"
#include "game/parameters.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <set>

using namespace takujo;
using namespace takujo::tilted_game;

namespace {

std::string refusal(const char *text)
{
    const auto one = fairVariation(tilted().schema, valuesOf(houseRule(16)), text);
    return one ? std::string() : one.error().front().text.id;
}

StudyCounts coins(double firstWins, int games, std::uint64_t seed)
{
    Rng rng(seed);
    StudyCounts counts;
    for (int i = 0; i < games; ++i) {
        StudyRow row;
        row.winners = rng.uniform() < firstWins ? SeatSet(1) : SeatSet(2);
        row.turns = 20;
        counts.add(row, 2);
    }
    return counts;
}

RuleSchema tableAndBoard()
{
    RuleSchema schema;
    schema.game = "cards";
    schema.params = {
        parameters::table(
            "cards", R"([{"points": 0, "mark": "one"}, {"points": 2, "mark": "one"},
            {"points": 5, "mark": "one"}, {"points": 4, "mark": "two"}])",
            {parameters::whole("points", 0, 5), parameters::oneOf("mark", {"one", "two"})}, 1, 9,
            {}),
        parameters::grid("board", "small",
                         {{"small", {{1, 2}, {0, 9}}}, {"large", {{3, 3}, {3, 3}}}}, 1, 9, "board",
                         {})};
    return schema;
}

} // namespace

/// Rules made fair: what may vary, how far from the aim, the search and its proof.
class FairTest : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatCannotVary();
    void variesTables();
    void variesBoards();
    void saysWhatOfTablesAndBoardsCannotVary();
    void saysWhichAimsThereAre();
    void presentRulesAreAmongTheOptions();
    void samplesLargeSpaces();
    void intervalsHoldTheTruth();
    void makesAnUnfairRuleFair();
    void findsALength();
    void threadsDoNotMatter();
    void saysWhatIsNearestWhenNothingReaches();
    void offersNothingThatIsWorse();
    void droppedRulesCountInTheProof();
    void lengthOfOneMatchTellsNothing();
    void stoppedSearchKeepsWhatItKnows();
    void knownMatchesAreNotPlayedAgain();
    void journalsForgiveACutOffLine();
    void resultIsAHouseRule();
};

void FairTest::saysWhatCannotVary()
{
    QCOMPARE(refusal("turns=4..8"), std::string());
    QCOMPARE(refusal("colour=1..2"), std::string("fair.unknown"));
    QCOMPARE(refusal("turns=8..4"), std::string("fair.empty"));
    QCOMPARE(refusal("turns=16..16"), std::string("fair.same"));
    QCOMPARE(refusal("turns=0..8"), std::string("fair.range"));
    QCOMPARE(refusal("turns=few"), std::string("fair.form"));
    QCOMPARE(refusal("turns.size=1..2"), std::string("fair.fixed"));
}

void FairTest::variesTables()
{
    const RuleSchema schema = tableAndBoard();
    const RuleValues values = schema.defaults();
    const auto points = fairVariation(schema, values, "cards.points=-1..1");
    QVERIFY(points);
    QCOMPARE(points->levels.size(), std::size_t(3));
    QCOMPARE(points->levels[points->present].value, values.data("cards"));
    const Json &more = points->levels.back().value;
    QCOMPARE(more[0]["points"].get<int>(), 1);
    QCOMPARE(more[2]["points"].get<int>(), 5); // no more than the schema allows
    const auto marks = fairVariation(schema, values, "cards.mark.two=0..3");
    QVERIFY(marks);
    for (const FairLevel &level : marks->levels) {
        const auto rows = std::count_if(level.value.begin(), level.value.end(),
                                        [](const Json &row) { return row["mark"] == "two"; });
        QCOMPARE(std::to_string(rows), level.name);
    }
}

void FairTest::variesBoards()
{
    const RuleSchema schema = tableAndBoard();
    const RuleValues values = schema.defaults();
    const auto shifted = fairVariation(schema, values, "board=0..1");
    QVERIFY(shifted);
    QCOMPARE(shifted->levels.back().value, (Json{{2, 3}, {0, 9}}));
    const auto named = fairVariation(schema, values, "board");
    QVERIFY(named);
    QCOMPARE(named->levels.size(), std::size_t(2));
}

void FairTest::saysWhatOfTablesAndBoardsCannotVary()
{
    const RuleSchema schema = tableAndBoard();
    const RuleValues values = schema.defaults();
    QVERIFY(!fairVariation(schema, values, "board=huge"));
    QVERIFY(!fairVariation(schema, values, "cards.mark=1..2"));
    QVERIFY(!fairVariation(schema, values, "cards.mark.three=1..2"));
    QVERIFY(!fairVariation(schema, values, "cards.mark.two=1..7"));
    const auto why = [&](const char *text) {
        const auto one = fairVariation(schema, values, text);
        return one ? std::string() : one.error().front().text.id;
    };
    QCOMPARE(why("cards=1..2"), std::string("fair.columns")); // says which could
    QCOMPARE(why("cards.points=5..6"), std::string("fair.range"));
    QCOMPARE(why("board=0..9"), std::string("fair.range"));
}

void FairTest::saysWhichAimsThereAre()
{
    const auto refused = [](const char *text, bool team = false) {
        GameDefinition game = tilted();
        game.cooperative = team;
        const auto goal = fairGoal(game, text);
        return goal ? std::string() : goal.error().front().text.id;
    };
    QCOMPARE(refused("seats"), std::string());
    QCOMPARE(refused("seats=6"), std::string());
    QCOMPARE(refused("length=20"), std::string());
    QCOMPARE(refused("wins=50", true), std::string());
    QCOMPARE(refused("wins=50"), std::string("fair.goal.rivals"));
    QCOMPARE(refused("seats", true), std::string("fair.goal.team"));
    QCOMPARE(refused("wins=150", true), std::string("fair.goal.number"));
    QCOMPARE(refused("length"), std::string("fair.goal"));
    QCOMPARE(refused("beauty"), std::string("fair.goal"));
}

void FairTest::presentRulesAreAmongTheOptions()
{
    const RuleSet rules = houseRule(16);
    const auto variations = turnsFrom(rules, "8..12"); // without the present value
    const auto options = fairOptions(tilted(), rules, 2, variations, 60);
    QVERIFY(options);
    QCOMPARE(options->options.size(), std::size_t(6));
    QVERIFY(options->options.front().isPresent());
    QCOMPARE(options->options.front().rules.changes, rules.changes);
    for (std::size_t i = 1; i < options->options.size(); ++i)
        QVERIFY(options->options[i].distance > 0 && options->options[i].distance <= 1);
}

void FairTest::samplesLargeSpaces()
{
    const RuleSet rules = houseRule(16);
    const auto options = fairOptions(tilted(), rules, 2, turnsFrom(rules, "1..60"), 10);
    QVERIFY(options);
    QCOMPARE(options->options.size(), std::size_t(10));
    QCOMPARE(options->combinations, std::uint64_t(60));
    std::set<std::vector<std::size_t>> met;
    for (const FairOption &option : options->options)
        QVERIFY(met.insert(option.levels).second);
}

/// A gap's 95 % interval misses the true one in at most one of 20 studies.
void FairTest::intervalsHoldTheTruth()
{
    const FairGoal goal{FairGoal::Kind::Seats, 0, 8, false};
    for (const double first : {0.5, 0.55, 0.8}) {
        const double truth = 100 * (2 * first - 1);
        int missed = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const Estimate gap = gapOf(goal, coins(first, 200, seed), 2, 0.05);
            QVERIFY(gap.lower <= gap.value && gap.value <= gap.upper);
            missed += truth < gap.lower - 1e-9 || truth > gap.upper + 1e-9 ? 1 : 0;
        }
        QVERIFY2(missed <= 32, qPrintable(QString::number(missed))); // of 400; 20 are expected
    }
}

void FairTest::makesAnUnfairRuleFair()
{
    const RuleSet rules = houseRule(16); // the first seat wins 86 of 100
    const FairState state = found(specOf(rules, "seats=14", 8000, 2), turnsFrom(rules, "8..14"));
    QCOMPARE(state.phase, FairPhase::Done);
    QCOMPARE(state.present().reached, Reached::No);
    QVERIFY(state.best());
    QVERIFY2(state.best()->reached == Reached::Sure, fairVerdict(state).id.c_str());
    QVERIFY(state.best()->proof.games >= 100);
    const int turns = (*state.best()->option.rules.changes)["turns"].get<int>();
    QVERIFY2(std::abs(turns - kEven) <= 1, qPrintable(QString::number(turns)));
    QCOMPARE(fairVerdict(state).id, std::string("fair.sure"));
    QCOMPARE(fairLetter(state, state.shown.front()), 'A');
}

void FairTest::findsALength()
{
    const RuleSet rules = houseRule(16);
    const FairState state = found(specOf(rules, "length=30", 800), turnsFrom(rules, "10..40"));
    QVERIFY(state.best() && state.best()->reached == Reached::Sure);
    // the nearest change that is within a tenth of it
    QCOMPARE((*state.best()->option.rules.changes)["turns"].get<int>(), 27);
}

void FairTest::threadsDoNotMatter()
{
    const RuleSet rules = houseRule(16);
    const auto variations = turnsFrom(rules, "6..14");
    const FairState one = found(specOf(rules, "seats", 600, 1), variations);
    const FairState three = found(specOf(rules, "seats", 600, 3), variations);
    QCOMPARE(one.shown, three.shown);
    QCOMPARE(one.played, three.played);
    for (std::size_t i = 0; i < one.candidates.size(); ++i) {
        QCOMPARE(one.candidates[i].search, three.candidates[i].search);
        QCOMPARE(one.candidates[i].proof, three.candidates[i].proof);
    }
}

void FairTest::saysWhatIsNearestWhenNothingReaches()
{
    const RuleSet rules = houseRule(16);
    const FairState state = found(specOf(rules, "length=55", 800), turnsFrom(rules, "16..20"));
    QCOMPARE(fairVerdict(state).id, std::string("fair.no"));
    QCOMPARE((*state.best()->option.rules.changes)["turns"].get<int>(),
             20); // base "standard" has 12
}

/// Three worse ones were offered beside rules that were fair already.
void FairTest::offersNothingThatIsWorse()
{
    const RuleSet even = houseRule(kEven);
    const FairState fair = found(specOf(even, "seats=30", 1600), turnsFrom(even, "18..22"));
    QVERIFY(fair.shown.empty() && !fair.best());
    QCOMPARE(&fair.nearest(), &fair.present());
    QVERIFY2(fairVerdict(fair).id.starts_with("fair.already"), fairVerdict(fair).id.c_str());
    const RuleSet tilt = houseRule(14);
    FairState none = found(specOf(tilt, "seats=5", 1600), turnsFrom(tilt, "18..22"));
    QVERIFY(none.shown.empty());
    QCOMPARE(fairVerdict(none).id, std::string("fair.none"));
    none.stopped = true; // after 30 matches it advised wider ranges
    QCOMPARE(fairVerdict(none).id, std::string("fair.stopped"));
}

/// Intervals became narrower when rules that had proved worse were dropped, so that what was written down
/// could say another thing than the verdict.
void FairTest::droppedRulesCountInTheProof()
{
    const RuleSet rules = houseRule(kEven);
    const auto variations = turnsFrom(rules, "18..22");
    const FairState state = found(specOf(rules, "seats=30", 1600), variations);
    QVERIFY(state.shown.empty());
    QCOMPARE(state.proved, std::size_t(4));
    QCOMPARE(state.error(state.present()), 0.05 / 3 / 4);
    const auto reached = [&](const FairCandidate &c) {
        return fairReached(state.goals, c.counts(), state.seats, state.error(c));
    };
    int fresh = 0;
    for (const FairCandidate &c : state.candidates) {
        QCOMPARE(c.reached, reached(c));
        fresh += c.proof.games > 0 ? 1 : 0;
    }
    QCOMPARE(fresh, 4);
}

/// It was certain.
void FairTest::lengthOfOneMatchTellsNothing()
{
    const FairGoal goal = *fairGoal(tilted(), "length=20");
    for (const int games : {1, 2, 10}) {
        StudyCounts counts = coins(0.5, games, 1); // of 20 turns each
        counts.turns.squares += games;
        const Estimate gap = gapOf(goal, counts, 2, 0.05);
        QVERIFY(gap.lower == 0 && gap.value == 0 && std::isfinite(gap.upper));
        QVERIFY(games > 1 ? gap.upper < 20 : gap.upper > 1000);
        QCOMPARE(fairReached({goal}, counts, 2, 0.05),
                 games == 10 ? Reached::Sure : Reached::Likely);
        const Json json = fairMeasures({goal}, counts, 2, 0.05);
        QVERIFY(json["gaps"]["length"]["upper"].is_number());
    }
}

void FairTest::stoppedSearchKeepsWhatItKnows()
{
    const RuleSet rules = houseRule(16);
    std::stop_source stop;
    std::atomic<int> played = 0;
    FairSpec spec = specOf(rules, "seats", 100'000);
    spec.played = [&](const StudyKey &, const StudyRow &) {
        if (++played == 60)
            stop.request_stop();
    };
    FairSearch search(spec, *fairOptions(tilted(), rules, 2, turnsFrom(rules, "8..14"), 60));
    search.run(stop.get_token());
    const FairState state = search.state();
    QVERIFY(state.stopped);
    QCOMPARE(state.played, played.load());
    QVERIFY(!state.shown.empty());
    QCOMPARE(fairVerdict(state).id, std::string("fair.unproven"));
}

void FairTest::knownMatchesAreNotPlayedAgain()
{
    const RuleSet rules = houseRule(16);
    const auto variations = turnsFrom(rules, "8..14");
    std::map<std::string, StudyRows> all;
    FairSpec spec = specOf(rules, "seats", 500);
    spec.played = [&all](const StudyKey &key, const StudyRow &row) {
        all[key.rules].key = key;
        all[key.rules].rows.push_back(row);
    };
    const FairState first = found(spec, variations);
    int again = 0;
    spec.played = [&again](const StudyKey &, const StudyRow &) { ++again; };
    for (const auto &[hash, rows] : all)
        spec.known.push_back(rows);
    const FairState second = found(spec, variations);
    QCOMPARE(again, 0);
    QCOMPARE(second.shown, first.shown);
    QCOMPARE(second.best()->proof, first.best()->proof);
}

void FairTest::journalsForgiveACutOffLine()
{
    StudyRow row;
    row.seed = 7;
    row.winners = 1;
    row.end = "end.goal";
    std::vector<Json> lines;
    for (const char *rules : {"one", "two"})
        lines.push_back(toJson(StudyKey{"toy", rules, 2, "random"}, row));
    lines.emplace_back(); // a line that is no JSON
    const auto read = readFairJournal(lines);
    QVERIFY(read);
    QCOMPARE(read->size(), std::size_t(2));
    QCOMPARE(read->front().rows.size(), std::size_t(1));
    std::swap(lines[0], lines[2]);
    QVERIFY(!readFairJournal(lines));
}

void FairTest::resultIsAHouseRule()
{
    const RuleSet rules = houseRule(16);
    const auto variations = turnsFrom(rules, "8..14");
    const FairState state = found(specOf(rules, "seats", 600), variations);
    const RuleSet made = fairRules(tilted(), state, state.shown.front(), Language::En);
    QCOMPARE(made.nameEn, std::string("Long"));
    QVERIFY(made.notes.starts_with("Made fair"));
    QVERIFY(made.notes.find('\n') == std::string::npos);
    QVERIFY(fairRules(tilted(), state, state.shown.front(), Language::Ja).notes.find("公平") !=
            std::string::npos);
    const auto read = readRuleSet(tilted().schema, writeRuleSet(made));
    QVERIFY(read);
    const Json json = toJson(tilted(), state, variations, Language::En);
    QCOMPARE(json["candidates"].size(), state.candidates.size());
    QCOMPARE(json["candidates"][0]["candidate"].get<std::string>(), std::string("present"));
    QCOMPARE(json["candidates"][1]["candidate"].get<std::string>(), std::string("A"));
    QVERIFY(json["candidates"][1]["gaps"]["seats"]["upper"].get<double>() > 0);
    QVERIFY(!json["verdict"]["ja"].get<std::string>().empty());
}

QTEST_GUILESS_MAIN(FairTest)
#include "tst_fair.moc"
