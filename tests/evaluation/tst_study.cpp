#include "study_rows.h"

#include "evaluation/baseline.h"
#include "evaluation/study.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <atomic>

using namespace takujo;

namespace {

std::string linesOf(const StudyKey &key, const std::vector<StudyRow> &rows)
{
    std::string out;
    for (const StudyRow &row : rows)
        out += toJson(key, row).dump() + "\n";
    return out;
}

std::vector<Json> parsed(const StudyKey &key, const std::vector<StudyRow> &rows)
{
    std::vector<Json> out;
    for (const StudyRow &row : rows)
        out.push_back(toJson(key, row));
    return out;
}

} // namespace

/// Self-play: the same rows whatever the threads, slices and breaks.
class StudyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void threadsDoNotMatter();
    void slicesJoin();
    void pausesAndResumes();
    void cancelledStudyGoesOn();
    void rowsComeBackFromLines();
    void wrongLinesAreNamed();
    void brokenMatchIsAFault();
    void playersMayThinkLess();

private:
    StudySpec spec(std::uint64_t first, std::uint64_t last, int jobs) const
    {
        StudySpec out;
        out.game = m_game;
        out.first = first;
        out.last = last;
        out.jobs = jobs;
        return out;
    }
    std::vector<StudyRow> play(std::uint64_t first, std::uint64_t last, int jobs) const
    {
        Study study(spec(first, last, jobs));
        study.start();
        study.wait();
        return study.rows();
    }

    Catalogue m_catalogue;
    std::shared_ptr<const Game> m_game;
};

void StudyTest::initTestCase()
{
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(QStringLiteral("ccc:standard"));
    QVERIFY(rules);
    const auto game = m_catalogue.makeGame(*rules, 3);
    QVERIFY(game);
    m_game = *game;
}

void StudyTest::threadsDoNotMatter()
{
    const StudyKey key = studyKey(*m_game);
    const std::vector<StudyRow> one = play(1, 24, 1);
    QCOMPARE(one.size(), std::size_t(24));
    QCOMPARE(linesOf(key, one), linesOf(key, play(1, 24, 2)));
    QVERIFY(one[0].signature != one[1].signature);
    for (const StudyRow &row : one) {
        QVERIFY2(row.fault.empty(), row.fault.c_str());
        QVERIFY(row.plies > 0 && row.turns > 0 && row.winners != 0);
        QVERIFY(row.end == "end.stock" || row.end == "end.idle");
        QVERIFY(row.actions.contains("place"));
        QCOMPARE(row.limit, row.end == "end.idle"); // CCC-A8
    }
}

void StudyTest::slicesJoin()
{
    const StudyKey key = studyKey(*m_game);
    StudyRows joined;
    QVERIFY(joinStudyRows(joined, parsed(key, play(9, 12, 1))).empty());
    QVERIFY(joinStudyRows(joined, parsed(key, play(1, 9, 2))).empty()); // 9 twice: the same row
    QCOMPARE(linesOf(joined.key, joined.rows), linesOf(key, play(1, 12, 1)));
    QVERIFY(signatureOf(joined.rows) != 0);
    QCOMPARE(signatureOf(play(2, 12, 1)), std::uint64_t(0));
}

void StudyTest::pausesAndResumes()
{
    std::atomic<int> calls{0};
    StudySpec some = spec(1, 30, 2);
    some.progress = [&calls] { ++calls; };
    Study study(some);
    study.pause();
    study.start();
    QTest::qWait(50); // that nothing happens has no signal to wait for
    QCOMPARE(study.done(), 0);
    QVERIFY(study.paused() && !study.over());
    study.resume();
    QTRY_VERIFY_WITH_TIMEOUT(study.done() > 0, 60'000);
    study.pause();
    study.resume();
    study.wait();
    QCOMPARE(study.done(), 30);
    QVERIFY(study.over());
    QCOMPARE(calls.load(), 32); // one a match, one a thread
    QCOMPARE(study.counts(), countsOf(play(1, 30, 1), 3));
}

void StudyTest::cancelledStudyGoesOn()
{
    Study first(spec(1, 40, 2));
    first.start();
    QTRY_VERIFY_WITH_TIMEOUT(first.done() >= 3, 60'000);
    first.cancel();
    first.wait();
    QVERIFY(first.over());
    const std::vector<StudyRow> known = first.rows();
    QVERIFY(!known.empty());
    Study second(spec(1, 40, 1), known);
    QCOMPARE(second.total(), 40);
    second.start();
    second.wait();
    const StudyKey key = studyKey(*m_game);
    QCOMPARE(linesOf(key, second.rows()), linesOf(key, play(1, 40, 2)));
}

void StudyTest::rowsComeBackFromLines()
{
    const StudyKey key = studyKey(*m_game);
    const std::vector<StudyRow> rows = play(1, 5, 1);
    std::vector<Json> lines = parsed(key, rows);
    lines.push_back({{"report", "takujo-balance/1"}});
    const Loaded<StudyRows> read = readStudyRows(lines);
    QVERIFY(read);
    QVERIFY(read->key == key);
    QVERIFY(read->rows == rows);
    const StudyCounts counts = countsOf(rows, 3);
    const Loaded<StudyCounts> back = readCounts(toJson(counts, 3), 3);
    QVERIFY(back && *back == counts);
}

void StudyTest::wrongLinesAreNamed()
{
    const StudyKey key = studyKey(*m_game);
    const std::vector<Json> lines = parsed(key, play(1, 3, 1));
    const auto refusal = [](const std::vector<Json> &of) {
        const Loaded<StudyRows> read = readStudyRows(of);
        return read ? std::string()
                    : read.error().front().path + " " + read.error().front().text.id;
    };
    for (const char *member : {"format", "game", "rules", "seats", "player", "seed", "plies",
                               "turns", "scores", "winners", "end", "actions", "signature"}) {
        std::vector<Json> broken = lines;
        broken[1].erase(member);
        QCOMPARE(refusal(broken), std::string("/2 study.row"));
        broken[1][member] = -1.5;
        QCOMPARE(refusal(broken), std::string("/2 study.row"));
    }
    std::vector<Json> other = lines;
    other[2]["rules"] = "0123";
    QCOMPARE(refusal(other), std::string("/3 study.other"));
    std::vector<Json> twice = lines;
    twice[2]["seed"] = 1;
    QCOMPARE(refusal(twice), std::string("/3 study.twice"));
    QCOMPARE(refusal({lines[0], Json()}), std::string("/2 study.row"));
}

void StudyTest::brokenMatchIsAFault()
{
    const StudyKey key = studyKey(*m_game);
    StudyRow row;
    row.seed = 7;
    row.plies = 3;
    row.fault = "refused";
    const Loaded<StudyRows> read = readStudyRows({toJson(key, row)});
    QVERIFY(read && read->rows.front() == row);
    const StudyCounts counts = countsOf(read->rows, 3);
    QCOMPARE(counts.faults, 1);
    QCOMPARE(counts.games, 0);
}

/// "skilled@8" thinks with eight simulations a decision; its rows are never mixed with others.
void StudyTest::playersMayThinkLess()
{
    const StudyPlayer less = StudyPlayer::of("skilled@8");
    QCOMPARE(less.name, std::string("skilled"));
    QCOMPARE(less.simulations, 8);
    QCOMPARE(StudyPlayer::of("skilled").simulations, 0);
    for (const char *wrong :
         {"skilled@", "skilled@0", "skilled@-3", "skilled@8x", "skilled@9999999"})
        QCOMPARE(StudyPlayer::of(wrong).name, std::string(wrong));
    const auto eight = playStudyMatch(*m_game, 5, {}, "skilled@8");
    const auto usual = playStudyMatch(*m_game, 5, {}, "skilled");
    QVERIFY(eight && usual && eight->fault.empty());
    QVERIFY(eight->signature != usual->signature);
    QCOMPARE(studyKey(*m_game, "skilled@8").player, std::string("skilled@8"));
}

QTEST_GUILESS_MAIN(StudyTest)
#include "tst_study.moc"
