#include "plugin/study_journal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <memory>
#include <sys/resource.h>
#include <thread>
#include <vector>

using namespace takujo;

/// The file of finished matches that windows and programs share.
class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void twoWritersKeepAllLines();
    void readersMeetWholeLines();
    void halfLinesOfOthersGo();
    void fullDiskLosesNothing();
    void aRemovedFileIsMadeAnew();
    void saysWhatCannotBeWritten();

private:
    QString file() const { return m_dir->filePath(QStringLiteral("matches.jsonl")); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

namespace {

using Seeds = std::vector<std::uint64_t>;

StudyKey subject()
{
    StudyKey key;
    key.game = "toy";
    key.rules = "0123456789abcdef";
    key.seats = 2;
    key.player = "greedy";
    return key;
}

StudyRow playedMatch(std::uint64_t seed)
{
    StudyRow row;
    row.seed = seed;
    row.plies = 30;
    row.turns = 12;
    row.winners = 1;
    row.actions["play"] = 9;
    row.end = "end.stock";
    row.signature = seed + 1;
    return row;
}

/// In their order; of no seed at all when the file cannot be read.
Seeds seedsIn(const QString &file)
{
    Seeds seeds;
    const Loaded<std::vector<StudyRows>> known = StudyJournal::read(file);
    for (const StudyRows &rows : known ? *known : std::vector<StudyRows>())
        for (const StudyRow &row : rows.rows)
            seeds.push_back(row.seed);
    return seeds;
}

/// As a program that was killed leaves it.
void leaveHalfALine(const QString &file)
{
    QFile half(file);
    if (!half.open(QIODevice::Append) || half.write(R"({"format": "takujo-st)") < 0)
        qFatal("cannot write %s", qPrintable(file));
}

} // namespace

// Each had its own place in the file and wrote over the lines of the other.
void TestJournal::twoWritersKeepAllLines()
{
    StudyJournal one;
    StudyJournal other;
    QVERIFY(one.open(file()).empty());
    QVERIFY(other.open(file()).empty());
    Seeds all;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        StudyJournal &journal = seed % 3 == 0 ? one : other;
        QVERIFY(journal.write(subject(), playedMatch(seed)).empty());
        all.push_back(seed);
    }
    QVERIFY(seedsIn(file()) == all);
}

void TestJournal::readersMeetWholeLines()
{
    constexpr std::uint64_t kRows = 200;
    std::atomic<int> failed = 0;
    std::vector<std::jthread> writers;
    for (std::uint64_t writer = 0; writer < 2; ++writer) {
        writers.emplace_back([this, writer, &failed] {
            StudyJournal journal;
            bool fine = journal.open(file()).empty();
            for (std::uint64_t i = 0; i < kRows; ++i)
                fine = journal.write(subject(), playedMatch(2 * i + writer)).empty() && fine;
            failed += fine ? 0 : 1;
        });
    }
    for (int i = 0; i < 20; ++i)
        QVERIFY(StudyJournal::read(file()).ok());
    writers.clear(); // waits for them
    QCOMPARE(failed.load(), 0);
    QCOMPARE(seedsIn(file()).size(), std::size_t{2 * kRows});
}

// Of a program that was killed before, and of one beside.
void TestJournal::halfLinesOfOthersGo()
{
    StudyJournal journal;
    QVERIFY(journal.open(file()).empty());
    QVERIFY(journal.write(subject(), playedMatch(1)).empty());
    leaveHalfALine(file());
    QVERIFY(seedsIn(file()) == (Seeds{1}));
    QVERIFY(journal.write(subject(), playedMatch(2)).empty());
    QVERIFY(seedsIn(file()) == (Seeds{1, 2}));
    leaveHalfALine(file());
    StudyJournal later;
    QVERIFY(later.open(file()).empty());
    QVERIFY(later.write(subject(), playedMatch(3)).empty());
    QVERIFY(seedsIn(file()) == (Seeds{1, 2, 3}));
}

void TestJournal::fullDiskLosesNothing()
{
    StudyJournal journal;
    QVERIFY(journal.open(file()).empty());
    QVERIFY(journal.write(subject(), playedMatch(1)).empty());
    const qint64 before = QFile(file()).size();
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const rlimit small{static_cast<rlim_t>(before) + 16, old.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const Problems problems = journal.write(subject(), playedMatch(2));
    const qint64 after = QFile(file()).size();
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, SIG_DFL);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().text.id, std::string("study.journal"));
    QCOMPARE(after, before); // no half line
    QVERIFY(journal.write(subject(), playedMatch(3)).empty());
    QVERIFY(seedsIn(file()) == (Seeds{1, 2, 3}));
}

// Another window takes away what it cannot read.
void TestJournal::aRemovedFileIsMadeAnew()
{
    StudyJournal journal;
    QVERIFY(journal.open(file()).empty());
    QVERIFY(journal.write(subject(), playedMatch(1)).empty());
    QVERIFY(QFile::remove(file()));
    QVERIFY(journal.write(subject(), playedMatch(2)).empty());
    QVERIFY(seedsIn(file()) == (Seeds{2}));
}

void TestJournal::saysWhatCannotBeWritten()
{
    StudyJournal journal;
    QVERIFY(!journal.open(m_dir->filePath(QStringLiteral("none/matches.jsonl"))).empty());
    QVERIFY(journal.write(subject(), playedMatch(1)).empty()); // nothing was asked for
    QVERIFY(journal.open(file()).empty());
}

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
