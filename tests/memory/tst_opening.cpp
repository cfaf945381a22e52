#include "base/memory_reserve.h"
#include "plugin/open_match.h"

#include <QDir>
#include <QtTest>

#include <climits>
#include <cstdlib>
#include <functional>
#include <new>

using namespace takujo;

namespace {

enum class Want : std::uint8_t { None, Once, FromThenOn };

Want g_want = Want::None;
long g_left = 0;  // allocations until memory is short
long g_taken = 0; // allocations looked at

/// Memory that is short is short of large pieces first. Small ones must be there: the JSON library takes some
/// in its destructors, 16 bytes a child, and ends the program where it gets none.
constexpr std::size_t kLarge = 4096;

bool isShort(std::size_t bytes)
{
    if (g_want == Want::None)
        return false;
    ++g_taken;
    if (g_left > 0) {
        --g_left;
        return false;
    }
    if (g_want == Want::FromThenOn)
        return bytes >= kLarge;
    g_want = Want::None;
    return true;
}

/// As the standard library does it: whoever keeps a reserve may give it, and the next try counts.
void *take(std::size_t bytes)
{
    while (isShort(bytes)) {
        if (!std::get_new_handler())
            throw std::bad_alloc();
        std::get_new_handler()();
    }
    return std::malloc(bytes > 0 ? bytes : 1);
}

/// 200 places spread over all; each with TAKUJO_EVERY_ALLOCATION (tests/deep).
long stepOf(long all)
{
    constexpr long kPlaces = 200;
    return qEnvironmentVariableIsSet("TAKUJO_EVERY_ALLOCATION") ? 1 : std::max(1L, all / kPlaces);
}

} // namespace

// All memory of the standard library's containers, in this program and the libraries it loads.
void *operator new(std::size_t bytes)
{
    if (void *memory = take(bytes))
        return memory;
    throw std::bad_alloc();
}
void *operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }

/// Each allocation of opening a record or rules fails: once, which the reserve mends, or with all large ones
/// after it, which is told. Never a crash, and the next try opens the file.
class OpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void everyAllocationFailsOnce_data() { files(); }
    void everyAllocationFailsOnce();
    void memoryEnds_data() { files(); }
    void memoryEnds();

private:
    void files();
    Problems open(const QString &file, Want want, long after);
    long allocations(const QString &file);
    Catalogue m_catalogue;
};

void OpeningTest::files()
{
    QTest::addColumn<QString>("file");
    const QDir saves(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1"));
    for (const QString &name : saves.entryList({QStringLiteral("*.takujo*")}, QDir::Files))
        if (m_catalogue.find(name.section(QLatin1Char('.'), 0, 0)))
            QTest::newRow(qPrintable(name)) << saves.filePath(name);
}

Problems OpeningTest::open(const QString &file, Want want, long after)
{
    keepMemoryReserve();
    g_left = after;
    g_want = want;
    if (file.endsWith(QStringLiteral(".takujo-rules"))) {
        const Loaded<RuleSet> rules = m_catalogue.rulesFor(file);
        g_want = Want::None;
        return rules ? Problems() : rules.error();
    }
    const Loaded<Match> match = openMatch(m_catalogue, file);
    g_want = Want::None;
    return match ? Problems() : match.error();
}

long OpeningTest::allocations(const QString &file)
{
    if (!open(file, Want::None, 0).empty()) // what is loaded once is loaded now
        return 0;
    g_taken = 0;
    (void)open(file, Want::Once, LONG_MAX);
    return g_taken;
}

void OpeningTest::everyAllocationFailsOnce()
{
    QFETCH(QString, file);
    const long all = allocations(file);
    QVERIFY(all > 100);
    for (long at = 0; at < all; at += stepOf(all))
        QVERIFY2(open(file, Want::Once, at).empty(), qPrintable(QString::number(at)));
    qInfo("%s: %ld allocations", QTest::currentDataTag(), all);
}

void OpeningTest::memoryEnds()
{
    QFETCH(QString, file);
    const long all = allocations(file);
    int refused = 0;
    for (long at = 0; at < all; at += stepOf(all)) {
        const Problems problems = open(file, Want::FromThenOn, at);
        if (problems.empty())
            continue;
        QCOMPARE(problems.front().text.id, std::string("io.memory"));
        ++refused;
    }
    QVERIFY(open(file, Want::None, 0).empty());
    qInfo("%s: %d of %ld refused", QTest::currentDataTag(), refused, all);
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "tst_opening.moc"
