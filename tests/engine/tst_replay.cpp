#include "toy_match.h"

#include <QTest>

#include <functional>

using namespace takujo;
using toy::toyMove;

/// Records played again, whole and damaged.
class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void giveBackTheSameMatch();
    void goOnAsTheOriginalWould();
    void goOnWhenTheSeedIsAnotherOne();
    void refusesOtherRulesWithBothHashes();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
};

namespace {

using RecordDamage = std::function<void(MatchRecord &)>;

/// Index of the first ply with a chance outcome.
std::size_t firstChance(const MatchRecord &record)
{
    std::size_t i = 0;
    while (record.plies[i].chance.empty())
        ++i;
    return i;
}

Match sampleMatch()
{
    Match match = toyMatch(2, 17);
    for (const char *text : {"draw", "flip", "mark 1", "mark 2"})
        match.play(toyMove(text));
    return match;
}

struct DamagedRecord
{
    const char *name;
    void (*damage)(MatchRecord &);
    const char *id;
    const char *path;
};

const DamagedRecord kDamagedRecords[]{
    {"game", [](MatchRecord &r) { r.rules.game = "ccc"; }, "match.game", "/game"},
    {"seats", [](MatchRecord &r) { r.seats.pop_back(); }, "match.seats", "/seats"},
    {"deal hash", [](MatchRecord &r) { ++r.dealHash; }, "match.deal.hash", "/deal/hash"},
    {"deal short", [](MatchRecord &r) { r.deal.pop_back(); }, "match.deal.chance", "/deal/chance"},
    {"deal long", [](MatchRecord &r) { r.deal.push_back(r.deal[0]); }, "match.deal.chance",
     "/deal/chance"},
    {"deal card", [](MatchRecord &r) { r.deal[0].value = 99; }, "match.deal.chance",
     "/deal/chance"},
    {"actor", [](MatchRecord &r) { r.plies[1].actor = 1; }, "match.ply.actor", "/plies/1/seat"},
    {"illegal", [](MatchRecord &r) { r.plies[2].move = toyMove("pass"); }, "match.ply.illegal",
     "/plies/2/move"},
    {"null move", [](MatchRecord &r) { r.plies[2].move = {}; }, "match.ply.illegal",
     "/plies/2/move"},
    {"hash", [](MatchRecord &r) { ++r.plies[3].hash; }, "match.ply.hash", "/plies/3/hash"},
    {"other move", [](MatchRecord &r) { r.plies[2].move = toyMove("mark 3"); }, "match.ply.hash",
     "/plies/2/hash"},
    {"not forced", [](MatchRecord &r) { r.plies[2].automatic = true; }, "match.ply.automatic",
     "/plies/2/auto"},
    {"result", [](MatchRecord &r) { r.result = MatchResult{}; }, "match.unfinished", "/result"},
    {"chance missing", [](MatchRecord &r) { r.plies[firstChance(r)].chance.clear(); },
     "match.ply.chance", "/plies/0/chance"},
    {"chance too many", [](MatchRecord &r) { r.plies[2].chance = r.deal; }, "match.ply.chance",
     "/plies/2/chance"},
    {"chance type", [](MatchRecord &r) { r.plies[0].chance[0].type = ChanceOutcome::Type::Roll; },
     "match.ply.chance", "/plies/0/chance"},
    {"after the end",
     [](MatchRecord &r) {
         Match match = toyMatch(2, 17);
         playRandomly(match, 1000, 1);
         r = match.record();
         r.plies.push_back(r.plies[0]);
     },
     "match.ply.afterEnd", ""},
};

} // namespace

void TestReplay::giveBackTheSameMatch()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Match match = toyMatch(2 + static_cast<int>(seed % 3), seed);
        playRandomly(match, seed % 2 ? 1000 : 15, seed);
        const Loaded<Match> again = Match::replay(match.gamePtr(), match.record());
        QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(ids(again.error())));
        QCOMPARE(again->record(), match.record());
        for (int ply = 0; ply <= match.plyCount(); ++ply)
            QCOMPARE(again->stateAt(ply), match.stateAt(ply));
        QCOMPARE(again->canUndo(0), match.canUndo(0));
    }
}

void TestReplay::goOnAsTheOriginalWould()
{
    Match match = sampleMatch();
    Loaded<Match> again = Match::replay(match.gamePtr(), match.record());
    QVERIFY(again.ok());
    playRandomly(match, 500, 1);
    playRandomly(*again, 500, 1);
    QCOMPARE(again->record(), match.record());
}

void TestReplay::goOnWhenTheSeedIsAnotherOne()
{
    // Outcomes from outside (a test's script, an older program): the deck may not run short of a kind.
    for (std::uint64_t seed = 100; seed < 130; ++seed) {
        MatchRecord record = sampleMatch().record();
        record.seed = seed;
        Loaded<Match> match = Match::replay(toy::makeGame(2), record);
        QVERIFY(match.ok());
        while (!match->finished() && !match->check(toyMove("draw"))) {
            QVERIFY(!match->play(toyMove("draw")));
            const auto hand = match->view(0).as<toy::View>().hand;
            const auto it = std::find_if(hand.begin(), hand.end(), [](auto n) { return n > 0; });
            QVERIFY(!match->play(toyMove("bury " + std::to_string(it - hand.begin()))));
            QVERIFY(match->game().invariants(match->stateAt(-1)).empty());
        }
        QVERIFY(match->plyCount() > 20); // the whole deck was drawn
    }
}

void TestReplay::refusesOtherRulesWithBothHashes()
{
    const Match match = sampleMatch();
    const Loaded<Match> other = Match::replay(toy::makeGame(2, 13), match.record());
    QCOMPARE(ids(other.error()), QStringLiteral("match.rulesHash"));
    const QString text = sentences(other.error(), Language::En);
    QVERIFY(text.contains(QString::fromStdString(match.record().rulesHash)));
    const Match thirteen = toyMatch(2, 17, 13);
    QVERIFY(text.contains(QString::fromStdString(thirteen.record().rulesHash)));
}

void TestReplay::namesWhatIsWrong_data()
{
    QTest::addColumn<RecordDamage>("damage");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    for (const DamagedRecord &c : kDamagedRecords)
        QTest::newRow(c.name) << RecordDamage(c.damage) << QString::fromLatin1(c.id)
                              << QString::fromLatin1(c.path);
}

void TestReplay::namesWhatIsWrong()
{
    QFETCH(RecordDamage, damage);
    QFETCH(QString, id);
    QFETCH(QString, path);
    MatchRecord record = sampleMatch().record();
    damage(record);
    const Loaded<Match> match = Match::replay(toy::makeGame(2), record);
    QVERIFY(!match.ok());
    QCOMPARE(ids(match.error()), id);
    if (!path.isEmpty())
        QCOMPARE(QString::fromStdString(match.error().front().path), path);
    for (const Language language : {Language::Ja, Language::En}) {
        const QString text = sentences(match.error(), language);
        QVERIFY2(!text.contains(QChar(0x27E6)) || text.contains("toy."), qPrintable(text));
    }
}

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
