#include "base/rng.h"
#include "evaluation/known_facts.h"
#include "evaluation/study.h"
#include "plugin/baseline_file.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

namespace {

GameDefinition toyGame()
{
    GameDefinition game;
    game.id = "toy";
    for (const Language language : {Language::En, Language::Ja})
        game.texts.add(language, R"({"log.dug": "Dug {rock}", "study.use.log.dug": "{rock}: dug",
            "log.score": "Scored", "study.use.log.score": "{role}: held", "rock.gold": "Gold"})");
    return game;
}

/// Made-up matches of two players: the first wins with this chance; who has the charm wins more often.
std::vector<StudyRow> matches(double firstWins, int games, double charm = 0)
{
    Rng rng(5);
    std::vector<StudyRow> rows;
    for (int i = 0; i < games; ++i) {
        StudyRow row;
        row.seed = static_cast<std::uint64_t>(i) + 1;
        const int owner = static_cast<int>(rng.below(2));
        const bool first = rng.uniform() < firstWins + (owner == 0 ? charm : -charm);
        row.winners = first ? SeatSet(1) : SeatSet(2);
        row.score = {first ? 20 : 10, first ? 10 : 20, 0, 0};
        row.plies = 40;
        row.turns = 20;
        row.end = "end.goal";
        row.uses["log.dug\tCharm\tお守り"] = SeatSet(1 << owner);
        row.uses["log.dug\tStone\t石"] = 3;
        rows.push_back(row);
    }
    return rows;
}

const StudyKey kHouse{"toy", "house", 2, "skilled"};

Baseline official()
{
    const StudyKey key{"toy", "official", 2, "skilled"};
    return {"standard", key, "0.1.0", 1, 2000, countsOf(matches(0.5, 2000), 2), 1};
}

BalanceReport reportOf(const std::vector<StudyRow> &rows, const Baseline *baseline,
                       const ReportSight &sight = {})
{
    const GameDefinition game = toyGame();
    BalanceReport report = makeReport(game, kHouse, countsOf(rows, 2), baseline);
    addKnownFacts(report, game, rows, baseline, sight);
    return report;
}

const KnownFact *fact(const BalanceReport &report, const std::string &id)
{
    for (const KnownFact &one : report.known) {
        if (one.text.id == id)
            return &one;
    }
    return nullptr;
}

std::int64_t number(const KnownFact &fact, const char *name)
{
    for (const TextArg &arg : fact.text.args) {
        if (arg.first == name)
            return arg.second.number;
    }
    return -1;
}

std::string said(const Text &text)
{
    const TextCatalog texts = reportTexts(toyGame());
    return Renderer{&texts, Language::En, {}}(text);
}

} // namespace

/// What a report is sure of, when it has seen enough, and what components do to winning.
class KnownTest : public QObject
{
    Q_OBJECT

private slots:
    void differenceIsCertainBelowFivePoints();
    void certainDifferencesAreSomethingInWords();
    void certainWordsAreSeldomWrong();
    void saysWhatIsOpen();
    void boundsThatTellNothingAreLeftOut();
    void saysWhetherStrongPlayersWouldShowTheSame();
    void minutesComeFromTheBox();
    void minutesComeFromPeople();
    void paceNeedsMatches();
    void paceIntervalHolds();
    void endsWhenDecided();
    void looksAreCounted();
    void namesWhatIsOverpowered();
    void eventsNameTheirComponents();
    void gamesCountTheirComponents_data();
    void gamesCountTheirComponents();
};

/// It said "no difference found" where the intervals did not overlap.
void KnownTest::differenceIsCertainBelowFivePoints()
{
    const Baseline baseline = official();
    const BalanceReport report = reportOf(matches(0.56, 2000), &baseline);
    QCOMPARE(report.change, Change::None);
    QCOMPARE(report.verdict.id, std::string("study.known.more"));
    const KnownFact &first = report.known.front();
    QVERIFY(1 <= number(first, "lower") && number(first, "lower") <= number(first, "points") &&
            number(first, "points") <= number(first, "upper") && number(first, "upper") < 20);
    QVERIFY(said(report.verdict).find("certain") != std::string::npos);
    QVERIFY(fact(report, "study.known.less")->certain); // the other seat
}

/// "Between 0 and 21 of 100 matches more, certain" said both.
void KnownTest::certainDifferencesAreSomethingInWords()
{
    const Baseline baseline = official();
    int certain = 0;
    for (int mille = 500; mille < 580; mille += 2) {
        const BalanceReport report = reportOf(matches(mille / 1000.0, 2000), &baseline);
        if (const KnownFact *more = fact(report, "study.known.more")) {
            QVERIFY2(number(*more, "lower") >= 1, qPrintable(QString::number(mille)));
            ++certain;
        }
    }
    QVERIFY(certain > 0 && certain < 40);
}

void KnownTest::certainWordsAreSeldomWrong()
{
    int wrong = 0;
    for (int seed = 1; seed <= 200; ++seed) {
        Rng rng(static_cast<std::uint64_t>(seed));
        StudyCounts here;
        for (int i = 0; i < 200; ++i) {
            StudyRow row;
            row.winners = rng.below(2) == 0 ? SeatSet(1) : SeatSet(2);
            here.add(row, 2);
        }
        const Baseline baseline = official();
        const BalanceReport report = makeReport(toyGame(), kHouse, here, &baseline);
        for (const KnownFact &one : knownFacts(report, here, &baseline, {}))
            wrong += one.certain && one.text.id.starts_with("study.known.more") ? 1 : 0;
    }
    QVERIFY2(wrong <= 16, qPrintable(QString::number(wrong))); // 10 of 200 are expected at the most
}

void KnownTest::saysWhatIsOpen()
{
    const Baseline baseline = official();
    const BalanceReport report = reportOf(matches(0.5, 50), &baseline);
    const KnownFact *open = fact(report, "study.open.seats");
    QVERIFY(open && !open->certain);
    QVERIFY(said(open->text).find("Not known yet") != std::string::npos);
    QVERIFY(reportOf(matches(0.5, 50), nullptr).known.front().text.id == "study.open.seats.equal");
}

/// "No seat wins more than 100 of 100 matches more than another (certain)."
void KnownTest::boundsThatTellNothingAreLeftOut()
{
    const Baseline baseline = official();
    for (const int games : {1, 4, 10})
        QVERIFY(!fact(reportOf(matches(0.5, games), &baseline), "study.known.near"));
    const BalanceReport some = reportOf(matches(0.5, 50), &baseline);
    const KnownFact *near = fact(some, "study.known.near");
    QVERIFY(near && near->certain && number(*near, "upper") <= 50);
    const BalanceReport tilted = reportOf(matches(0.95, 25), &baseline);
    QVERIFY(fact(tilted, "study.known.apart")); // how far apart at least is worth saying
}

void KnownTest::saysWhetherStrongPlayersWouldShowTheSame()
{
    const GameDefinition game = toyGame();
    const auto last = [&game](const std::string &player, bool house, bool holds = true) {
        Baseline baseline = official();
        baseline.key.player = player;
        StudyKey key = house ? kHouse : baseline.key;
        key.player = player;
        const std::vector<StudyRow> rows = matches(0.5, 50);
        BalanceReport report = makeReport(game, key, countsOf(rows, 2), &baseline);
        ReportSight sight;
        sight.quickHolds = holds;
        addKnownFacts(report, game, rows, &baseline, sight);
        return report.known.empty() ? std::string() : report.known.back().text.id;
    };
    QCOMPARE(last("greedy", true), std::string("study.known.lots"));
    QVERIFY(last("greedy", false) != "study.known.lots"); // presets are held to strong play
    QVERIFY(last("skilled", true) != "study.known.lots");
    for (const bool house : {false, true}) {
        QCOMPARE(last("greedy", house, false), std::string("study.known.unheld"));
        QVERIFY(last("skilled", house, false) != "study.known.unheld");
    }
}

void KnownTest::minutesComeFromTheBox()
{
    const Baseline baseline = official(); // 20 turns
    std::vector<StudyRow> rows = matches(0.5, 50);
    for (StudyRow &row : rows)
        row.turns = 40;
    const BalanceReport report = reportOf(rows, &baseline, {1, {30, 50}});
    const KnownFact *minutes = fact(report, "study.known.minutes");
    QVERIFY(minutes);
    QCOMPARE(
        said(minutes->text),
        std::string(
            "For people, about 60 to 100 minutes if a turn takes 120 s, as the box suggests."));
    QVERIFY(!fact(reportOf(rows, &baseline), "study.known.minutes"));
}

/// Records of people say more than the box.
void KnownTest::minutesComeFromPeople()
{
    const Baseline baseline = official();
    std::vector<StudyRow> rows = matches(0.5, 50);
    for (StudyRow &row : rows)
        row.actions = {{"dig", 20}, {"pass", 10}};
    const ReportSight sight{1, {30, 50}, {4, {20, 16, 24}}};
    const BalanceReport report = reportOf(rows, &baseline, sight);
    const KnownFact *minutes = fact(report, "study.known.minutes.people");
    QVERIFY(minutes);
    QCOMPARE(said(minutes->text), std::string("For people, about 8 to 12 minutes: 20 s a decision, "
                                              "as in 4 of your own matches."));
}

void KnownTest::paceNeedsMatches()
{
    const std::vector<TimedDecisions> four(4, {40, 400});
    const std::vector<TimedDecisions> brief(5, {4, 40});
    QCOMPARE(paceOf(four).matches, 0);
    QCOMPARE(paceOf(brief).matches, 0);
    const PeoplePace same = paceOf({{10, 100}, {40, 400}, {0, 0}, {20, 200}, {5, 50}, {5, 50}});
    QCOMPARE(same.matches, 5);
    QCOMPARE(same.seconds.value, 10.0);
    QCOMPARE(same.seconds.upper, 10.0);
}

/// Of 2,000 samples of five people, each with a pace of their own, the interval misses about one in 20.
void KnownTest::paceIntervalHolds()
{
    constexpr int kSamples = 2000;
    Rng rng(7);
    int missed = 0;
    for (int i = 0; i < kSamples; ++i) {
        std::vector<TimedDecisions> matches;
        for (int k = 0; k < 5; ++k) {
            double pace = 0; // 10 s in the mean, nearly normal
            for (int part = 0; part < 12; ++part)
                pace += 20.0 / 12 * rng.uniform();
            matches.push_back({100, static_cast<int>(std::lround(100 * pace))});
        }
        const PeoplePace pace = paceOf(matches);
        missed += pace.seconds.lower <= 10 && 10 <= pace.seconds.upper ? 0 : 1;
    }
    QVERIFY2(missed > 60 && missed < 150, qPrintable(QString::number(missed)));
}

void KnownTest::endsWhenDecided()
{
    const Baseline baseline = official();
    const auto decided = [&](double share, int games) {
        const std::vector<StudyRow> rows = matches(share, games);
        const StudyCounts counts = countsOf(rows, 2);
        return isDecided(makeReport(toyGame(), kHouse, counts, &baseline), counts, &baseline,
                         {8, {}});
    };
    QVERIFY(decided(0.9, 60));
    QVERIFY(!decided(0.5, 60));
    QVERIFY(!decided(0.56, 800)); // 5 points may matter or not
}

void KnownTest::looksAreCounted()
{
    QCOMPARE(nextLook(0), 25);
    QCOMPARE(nextLook(25), 38);
    int looks = 1;
    for (int look = nextLook(0); look < 400; look = nextLook(look))
        ++looks;
    QVERIFY(looksUpTo(400) >= looks);
}

void KnownTest::namesWhatIsOverpowered()
{
    const BalanceReport report = reportOf(matches(0.5, 400, 0.25), nullptr);
    QCOMPARE(report.components.size(), std::size_t(2));
    QCOMPARE(said(report.components.front().label), std::string("Charm: dug"));
    QVERIFY(report.components.front().certain());
    QVERIFY(std::abs(report.components.front().win.value - 0.25) < 0.06);
    QVERIFY(!report.components.back().certain()); // all have stones
    const ComponentUse &charm = report.components.front();
    const auto percent = [](double share) { return std::to_string(std::lround(100 * share)); };
    const std::string ends =
        "(" + percent(charm.win.lower) + " to " + percent(charm.win.upper) + ")";
    QVERIFY(said(useText(charm)).find("more of 100 matches " + ends) != std::string::npos);
    const Json json = toJson(toyGame(), report);
    QCOMPARE(json["components"][0]["what"]["ja"].get<std::string>(), std::string("お守り: dug"));
    QVERIFY(toHtml(toyGame(), report, "x", Language::En).find("Charm: dug") != std::string::npos);
}

void KnownTest::eventsNameTheirComponents()
{
    const GameDefinition game = toyGame();
    Event event;
    event.actor = 0;
    event.text = Text("log.dug").sub("rock", Text("rock.gold"));
    QCOMPARE(componentKeys(game, event), std::vector<std::string>{"log.dug\tGold\tGold"});
    event.text = Text("log.dug").names("rock", "金", "Gold");
    QCOMPARE(componentKeys(game, event), std::vector<std::string>{"log.dug\tGold\t金"});
    event.text = Text("log.dug").list("rock", {Text("rock.gold"), Text("rock.gold")});
    QCOMPARE(componentKeys(game, event).size(), std::size_t(2));
    event.text = "log.score";
    QVERIFY(componentKeys(game, event).empty());
    event.detail = "rock.gold"; // a role that is shown at the end
    QCOMPARE(componentKeys(game, event), std::vector<std::string>{"log.score\tGold\tGold"});
}

void KnownTest::gamesCountTheirComponents_data()
{
    QTest::addColumn<QString>("game");
    for (const char *id : {"ccc", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void KnownTest::gamesCountTheirComponents()
{
    QFETCH(QString, game);
    Catalogue catalogue;
    const auto rules = catalogue.rulesFor(game + QStringLiteral(":standard"));
    QVERIFY(rules);
    const auto made = catalogue.makeGame(*rules, 3);
    QVERIFY(made);
    const std::optional<StudyRow> row = playStudyMatch(**made, 1);
    QVERIFY(row && row->fault.empty());
    QVERIFY(row->uses.size() > 3);
    StudyRows joined;
    QVERIFY(joinStudyRows(joined, {toJson(studyKey(**made), *row)}).empty());
    QCOMPARE(joined.rows.front().uses, row->uses);
    const TextCatalog texts = reportTexts((*made)->definition());
    for (const ComponentUse &use : componentUses((*made)->definition(), {*row}, 3)) {
        for (const Language language : {Language::Ja, Language::En}) {
            const std::string words = Renderer{&texts, language, {}}(useText(use));
            QVERIFY2(words.find("⟦") == std::string::npos, words.c_str());
        }
    }
}

QTEST_GUILESS_MAIN(KnownTest)
#include "tst_known.moc"
