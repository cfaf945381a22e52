#include "base/memory_reserve.h"
#include "document/opendocuments.h"
#include "io/files.h"
#include "plugin/open_match.h"
#include "plugin/open_position.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTemporaryDir>
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

Problems openedByWindow(Catalogue &catalogue, const QString &file)
{
    if (file.endsWith(QStringLiteral(".takujo-rules"))) {
        const Loaded<RuleSet> rules = catalogue.rulesFor(file);
        return rules ? Problems() : rules.error();
    }
    if (file.endsWith(QStringLiteral(".json"))) {
        const Loaded<Json> document = readJsonFile(file);
        if (!document)
            return document.error();
        const Loaded<OpenPosition> position = openPosition(catalogue, *document);
        return position ? Problems() : position.error();
    }
    const Loaded<Match> match = openMatch(catalogue, file);
    return match ? Problems() : match.error();
}

Problems openedByEditor(Catalogue &catalogue, const QString &file)
{
    static const QTemporaryDir folder;
    static editor::RuleLibrary library(catalogue, folder.path());
    editor::OpenDocuments documents(catalogue, library);
    return documents.open(file).problems;
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

/// Each allocation of opening a record, rules or a position fails, in window and editor: once, which the reserve mends, or with all large ones
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
    Problems open(Want want, long after);
    long allocations();
    Catalogue m_catalogue;
};

void OpeningTest::files()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("inEditor");
    const QDir saves(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1"));
    const QStringList kinds{QStringLiteral("*.takujo*"), QStringLiteral("*.position.json")};
    for (const QString &name : saves.entryList(kinds, QDir::Files)) {
        if (!m_catalogue.find(name.section(QLatin1Char('.'), 0, 0)))
            continue;
        QTest::newRow(qPrintable(name)) << saves.filePath(name) << false;
        if (name.endsWith(QStringLiteral(".takujo-rules")))
            QTest::addRow("%s in the editor", qPrintable(name)) << saves.filePath(name) << true;
    }
}

Problems OpeningTest::open(Want want, long after)
{
    QFETCH(QString, file);
    QFETCH(bool, inEditor);
    keepMemoryReserve();
    g_left = after;
    g_want = want;
    Problems problems = (inEditor ? openedByEditor : openedByWindow)(m_catalogue, file);
    g_want = Want::None;
    return problems;
}

long OpeningTest::allocations()
{
    if (!open(Want::None, 0).empty()) // what is loaded once is loaded now
        return 0;
    g_taken = 0;
    (void)open(Want::Once, LONG_MAX);
    return g_taken;
}

void OpeningTest::everyAllocationFailsOnce()
{
    const long all = allocations();
    QVERIFY(all > 100);
    for (long at = 0; at < all; at += stepOf(all))
        QVERIFY2(open(Want::Once, at).empty(), qPrintable(QString::number(at)));
    qInfo("%s: %ld allocations", QTest::currentDataTag(), all);
}

void OpeningTest::memoryEnds()
{
    const long all = allocations();
    int refused = 0;
    for (long at = 0; at < all; at += stepOf(all)) {
        const Problems problems = open(Want::FromThenOn, at);
        if (problems.empty())
            continue;
        QCOMPARE(problems.front().text.id, std::string("io.memory"));
        ++refused;
    }
    QVERIFY(open(Want::None, 0).empty());
    qInfo("%s: %d of %ld refused", QTest::currentDataTag(), refused, all);
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "tst_opening.moc"
