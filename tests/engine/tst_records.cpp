#include "toy_match.h"

#include "io/record_io.h"
#include "match/deal_proof.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <functional>

using namespace takujo;
using toy::toyMove;

/// Record and position files: round trips and damaged contents.
class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void roundTripIsByteIdentical();
    void chanceHasOneForm();
    void refusesOddChance();
    void keyOrderOfTheFileDoesNotMatter();
    void refuses_data();
    void refuses();
    void everyCutFileIsRefused();
    void everyWrongTypeIsRefused();
    void summaryReadsWithoutTheGame();
    void aDealIsNamedOfAWholeSeed();
    void summaryTakesAnythingWithTheFormat();
    void rulesComeOutOfARecord();
    void commitmentFitsTheSeed();
    void timesLeaveTheDealProven();
    void positions();
};

namespace {

using Damage = std::function<void(Json &)>;

Json determinize(int plies = 1000)
{
    Match match = toyMatch(3, 17, 6);
    match.play(toyMove("draw"), 12);
    match.play(toyMove("flip"));
    match.play(toyMove("mark 1"));
    match.play(toyMove("end"), 600);
    playRandomly(match, plies, 3);
    match.giveUp(2);
    return writeRecord(match.game(), match.record());
}

Loaded<MatchRecord> read(const Json &json) { return readRecord(*toy::makeGame(3, 6), json); }

struct DamagedFile
{
    const char *name;
    void (*damage)(Json &);
    const char *id;
    const char *path;
};

const DamagedFile kDamagedFiles[]{
    {"array", [](Json &j) { j = Json::array(); }, "io.object", ""},
    {"format", [](Json &j) { j["format"] = "takujo/2"; }, "io.newer", "/format"},
    {"no format", [](Json &j) { j.erase("format"); }, "io.format", "/format"},
    {"format type", [](Json &j) { j["format"] = 1; }, "io.format", "/format"},
    {"game", [](Json &j) { j["game"] = "ccc"; }, "io.game", "/game"},
    {"no rules", [](Json &j) { j.erase("rules"); }, "io.missing", "/rules"},
    {"rules game", [](Json &j) { j["rules"]["game"] = "ccc"; }, "rules.game", "/rules/game"},
    {"rules unknown", [](Json &j) { j["rules"]["x"] = 1; }, "io.unknown", "/rules/x"},
    {"unknown key", [](Json &j) { j["extra"] = 1; }, "io.unknown", "/extra"},
    {"unknown in seat", [](Json &j) { j["seats"][1]["x"] = 1; }, "io.unknown", "/seats/1/x"},
    {"unknown in ply", [](Json &j) { j["plies"][2]["a/b~"] = 1; }, "io.unknown", "/plies/2/a~1b~0"},
    {"missing seed", [](Json &j) { j.erase("seed"); }, "io.missing", "/seed"},
    {"no seats", [](Json &j) { j["seats"] = Json::array(); }, "io.array", "/seats"},
    {"five seats",
     [](Json &j) {
         while (j["seats"].size() < 5)
             j["seats"].push_back(j["seats"][0]);
     },
     "io.array", "/seats"},
    {"seat no object", [](Json &j) { j["seats"][0] = 3; }, "io.object", "/seats/0"},
    {"seat kind", [](Json &j) { j["seats"][0]["kind"] = "dog"; }, "io.choice", "/seats/0/kind"},
    {"level of no player", [](Json &j) { j["seats"][1]["level"] = "wizard"; }, "io.choice",
     "/seats/1/level"},
    {"long name", [](Json &j) { j["seats"][0]["name"] = std::string(300, 'a'); }, "io.text",
     "/seats/0/name"},
    {"colour", [](Json &j) { j["seats"][0]["colour"] = -1; }, "io.integer", "/seats/0/colour"},
    {"colour half", [](Json &j) { j["seats"][0]["colour"] = 0.5; }, "io.integer",
     "/seats/0/colour"},
    {"seed upper", [](Json &j) { j["seed"] = "00000000000000AA"; }, "io.hex", "/seed"},
    {"seed sign", [](Json &j) { j["seed"] = "-000000000000001"; }, "io.hex", "/seed"},
    {"other seed", [](Json &j) { j["seed"] = "0000000000000001"; }, "io.commitment", "/commitment"},
    {"practice", [](Json &j) { j["practice"] = 0; }, "io.flag", "/practice"},
    {"gave up", [](Json &j) { j["gaveUp"] = {3}; }, "io.integer", "/gaveUp/0"},
    {"gave up twice",
     [](Json &j) {
         j["gaveUp"] = {1, 1};
     },
     "io.seats", "/gaveUp"},
    {"winners", [](Json &j) { j["result"]["winners"] = {"0"}; }, "io.integer", "/result/winners/0"},
    {"score size", [](Json &j) { j["result"]["score"].push_back(1); }, "io.array", "/result/score"},
    {"score", [](Json &j) { j["result"]["score"][1] = 1.5; }, "io.integer", "/result/score/1"},
    {"deal", [](Json &j) { j["deal"] = 1; }, "io.member.object", "/deal"},
    {"deal chance", [](Json &j) { j["deal"]["chance"] = "c1 c"; }, "io.chance", "/deal/chance"},
    {"ply number", [](Json &j) { j["plies"][3]["n"] = 9; }, "io.integer", "/plies/3/n"},
    {"ply seat", [](Json &j) { j["plies"][3]["seat"] = 3; }, "io.integer", "/plies/3/seat"},
    {"ply hash", [](Json &j) { j["plies"][3]["hash"] = "12"; }, "io.hex", "/plies/3/hash"},
    {"no time", [](Json &j) { j["plies"][0]["seconds"] = 0; }, "io.integer", "/plies/0/seconds"},
    {"away", [](Json &j) { j["plies"][0]["seconds"] = 601; }, "io.integer", "/plies/0/seconds"},
    {"ply chance", [](Json &j) { j["plies"][0]["chance"] = "z9"; }, "io.chance", "/plies/0/chance"},
    {"ply move", [](Json &j) { j["plies"][1]["move"] = "fly"; }, "toy.parse", "/plies/1/move"},
    {"ply gone", [](Json &j) { j["plies"].erase(1); }, "io.integer", "/plies/1/n"},
};

} // namespace

void TestRecords::roundTripIsByteIdentical()
{
    for (const int plies : {0, 7, 1000}) {
        const std::string text = prettyJson(determinize(plies));
        const Loaded<Json> json = parseJson(text);
        QVERIFY(json.ok());
        const Loaded<MatchRecord> record = read(*json);
        QVERIFY2(record.ok(),
                 record.ok() ? "" : qPrintable(sentences(record.error(), Language::En)));
        QCOMPARE(prettyJson(writeRecord(*toy::makeGame(3, 6), *record)), text);
        const Loaded<Match> match = Match::replay(toy::makeGame(3, 6), *record);
        QVERIFY(match.ok());
        QCOMPARE(prettyJson(writeRecord(match->game(), match->record())), text);
    }
}

void TestRecords::chanceHasOneForm()
{
    const std::vector<ChanceOutcome> all{
        {ChanceOutcome::Type::Card, 0, {}},
        {ChanceOutcome::Type::Part, 12, {}},
        {ChanceOutcome::Type::Roll, 5, {}},
        {ChanceOutcome::Type::Draw, 2147483647, {}},
        {ChanceOutcome::Type::Resolve, 0, {std::byte{0}, std::byte{0xAF}}},
        {ChanceOutcome::Type::Resolve, 0, {}}};
    QCOMPARE(writeChance(all), std::string("c0 p12 r5 d2147483647 x00af x"));
    QVERIFY(readChance(writeChance(all)) == all);
    QVERIFY(readChance("")->empty());
}

void TestRecords::refusesOddChance()
{
    for (const char *text :
         {" ", "c", "c 1", "c1 ", "c1  c2", " c1", "c01", "c-1", "c+1", "c1x", "C1", "q1",
          "c2147483648", "x0", "xAF", "xg0", "c1,c2", "c1.5", "c1\n"})
        QVERIFY2(!readChance(text), text);
}

void TestRecords::keyOrderOfTheFileDoesNotMatter()
{
    const Json json = determinize();
    Json turned = Json::object();
    std::vector<std::string> keys;
    for (const auto &[key, value] : json.items())
        keys.insert(keys.begin(), key);
    for (const std::string &key : keys)
        turned[key] = json[key];
    const Loaded<MatchRecord> record = read(turned);
    QVERIFY(record.ok());
    QCOMPARE(writeRecord(*toy::makeGame(3, 6), *record).dump(), json.dump());
}

void TestRecords::refuses_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    for (const DamagedFile &c : kDamagedFiles)
        QTest::newRow(c.name) << Damage(c.damage) << QString::fromLatin1(c.id)
                              << QString::fromLatin1(c.path);
}

void TestRecords::refuses()
{
    QFETCH(Damage, damage);
    QFETCH(QString, id);
    QFETCH(QString, path);
    Json json = determinize();
    damage(json);
    const Loaded<MatchRecord> record = read(json);
    QVERIFY(!record.ok());
    QCOMPARE(ids(record.error()), id);
    QCOMPARE(QString::fromStdString(record.error().front().path), path);
    for (const Language language : {Language::Ja, Language::En}) {
        const QString text = sentences(record.error(), language);
        QVERIFY2(!text.contains(QChar(0x27E6)) || text.contains("toy."), qPrintable(text));
    }
}

void TestRecords::everyCutFileIsRefused()
{
    const std::string text = prettyJson(determinize(3));
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        const Loaded<Json> json = parseJson(std::string_view(text).substr(0, length));
        QVERIFY(!json.ok() || !read(*json).ok());
    }
}

void TestRecords::everyWrongTypeIsRefused()
{
    // Each value anywhere in the file becomes each other type; the reader must refuse, never crash.
    const Json whole = determinize(3).flatten();
    const std::vector<Json> others{nullptr, true, -7, 1.5, "?", Json::array(), Json::object()};
    int refused = 0;
    for (const auto &[pointer, value] : whole.items()) {
        for (const Json &other : others) {
            if (other.type() == value.type() ||
                (other.is_number() && value.is_number() && other == -7))
                continue;
            Json damaged = determinize(3);
            damaged[Json::json_pointer(pointer)] = other;
            const Loaded<MatchRecord> record = read(damaged);
            const bool emptyList = value.is_structured() && other.is_structured();
            QVERIFY2(!record.ok() || emptyList,
                     qPrintable(QString::fromStdString(pointer + " " + other.dump())));
            refused += record.ok() ? 0 : 1;
        }
    }
    QVERIFY(refused > 200);
}

void TestRecords::summaryReadsWithoutTheGame()
{
    const Loaded<RecordSummary> summary = readRecordSummary(determinize());
    QVERIFY(summary.ok());
    QCOMPARE(summary->game, std::string("toy"));
    QCOMPARE(summary->rulesNameEn, std::string("Trial"));
    QCOMPARE(summary->seats, people(3));
    QCOMPARE(summary->started, std::string("2026-01-02T03:04:05+09:00"));
    QCOMPARE(summary->rulesHash, read(determinize())->rulesHash);
    QVERIFY(summary->finished);
    QCOMPARE(summary->result, read(determinize())->result);
    QCOMPARE(recordSeats(determinize()), 3);
    QCOMPARE(recordGame(determinize()), std::string("toy"));
    QCOMPARE(summary->timedDecisions, 2);
    QCOMPARE(summary->decisionSeconds, 612);
    QVERIFY(!readRecordSummary(determinize(0))->finished);
}

void TestRecords::aDealIsNamedOfAWholeSeed()
{
    Json json = determinize(0);
    QVERIFY(readRecordSummary(json)->deal != 0);
    for (const char *seed : {"1", "00000000000000001", "000000000000000x", ""}) {
        json["seed"] = seed;
        QVERIFY2(readRecordSummary(json)->deal == 0, seed);
    }
}

void TestRecords::summaryTakesAnythingWithTheFormat()
{
    QVERIFY(!readRecordSummary(Json::array()).ok());
    QVERIFY(!readRecordSummary(Json{{"format", "takujo/9"}}).ok());
    const Json odd{{"format", "takujo/1"},
                   {"seats", {1, "x", nullptr}},
                   {"rules", 4},
                   {"result", {{"score", {1e300, "a"}}, {"winners", {-5, 77}}}},
                   {"plies", 3}};
    QVERIFY(readRecordSummary(odd).ok());
    QCOMPARE(recordSeats(Json()), 0);
    QCOMPARE(recordGame(Json(3)), std::string());
}

void TestRecords::rulesComeOutOfARecord()
{
    const Loaded<RuleSet> rules = recordRules(toy::definition().schema, determinize());
    QVERIFY(rules.ok());
    QCOMPARE(*rules, toyRules(6));
    Json json = determinize();
    json["rules"]["changes"]["turns"] = 1000;
    QCOMPARE(recordRules(toy::definition().schema, json).error().front().path,
             std::string("/rules/changes/turns"));
}

void TestRecords::commitmentFitsTheSeed()
{
    QCOMPARE(seedCommitment(0x1234).size(), 64U);
    QVERIFY(seedCommitment(1) != seedCommitment(2));
    // printf 'takujo/1 0000000000000001' | sha256sum
    QCOMPARE(seedCommitment(1),
             std::string("88465d856196a44e5e6f22fded11e519f5a9f4aa16a568709c30d2a13ad76878"));
}

/// Times of people are no part of what follows from the seed.
void TestRecords::timesLeaveTheDealProven()
{
    Match match = toyMatch(3, 17, 6);
    match.play(toyMove("draw"), 12);
    match.play(toyMove("end"), 3);
    QVERIFY(followsSeed(match.gamePtr(), match.record()));
}

void TestRecords::positions()
{
    const Match match = toyMatch(3, 17, 6);
    const Json json = writePosition(match.game(), match.record().rules, match.stateAt(0));
    const Loaded<Position> position = readPosition(toy::definition().schema, json);
    QVERIFY(position.ok());
    QCOMPARE(position->seats, 3);
    QCOMPARE(position->rules, match.record().rules);
    QVERIFY(position->state == json["state"]);
    for (const auto &[key, path] : {std::pair{"format", "/format"},
                                    {"game", "/game"},
                                    {"seats", "/seats"},
                                    {"state", "/state"},
                                    {"rules", "/rules"}}) {
        Json damaged = json;
        damaged[key] = 99;
        const Loaded<Position> refused = readPosition(toy::definition().schema, damaged);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().front().path, std::string(path));
    }
    Json extra = json;
    extra["x"] = 1;
    QCOMPARE(ids(readPosition(toy::definition().schema, extra).error()),
             QStringLiteral("io.unknown"));
}

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
