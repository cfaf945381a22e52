#include "plugin/open_match.h"

#include <QDir>
#include <QtTest>

#include <array>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <functional>
#include <new>

using namespace takujo;

namespace {

long g_left = -1; // allocations until the one that fails; below 0: none does
bool g_failed = false;

/// The JSON library takes memory in its destructors, which nothing can survive: it is let have it.
bool inDestructorOfJson()
{
    constexpr int kDepth = 8;
    std::array<void *, kDepth> frames{};
    const int count = backtrace(frames.data(), kDepth);
    char **names = backtrace_symbols(frames.data(), count);
    bool found = false;
    for (int i = 0; names && i < count; ++i)
        found = found || std::strstr(names[i], "json_value7destroy");
    std::free(names);
    return found;
}

void *take(std::size_t bytes)
{
    if (g_left >= 0 && g_left-- == 0) {
        g_failed = !inDestructorOfJson();
        if (g_failed)
            return nullptr;
    }
    return std::malloc(bytes > 0 ? bytes : 1);
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
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept { return take(bytes); }
void *operator new[](std::size_t bytes, const std::nothrow_t &) noexcept { return take(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }

/// Each allocation of opening a record or rules fails once: the file is refused for want of
/// memory, or opened all the same; never a crash, and the next try opens it.
class OpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void survives_data();
    void survives();

private:
    using Open = std::function<Problems()>;
    Open opening(const QString &file);
    Catalogue m_catalogue;
};

void OpeningTest::survives_data()
{
    QTest::addColumn<QString>("file");
    const QDir saves(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1"));
    for (const QString &name : saves.entryList(QDir::Files))
        if (m_catalogue.find(name.section(QLatin1Char('.'), 0, 0)))
            QTest::newRow(qPrintable(name)) << saves.filePath(name);
}

OpeningTest::Open OpeningTest::opening(const QString &file)
{
    if (file.endsWith(QStringLiteral(".takujo-rules")))
        return [this, file] {
            const Loaded<RuleSet> rules = m_catalogue.rulesFor(file);
            return rules ? Problems() : rules.error();
        };
    return [this, file] {
        const Loaded<Match> match = openMatch(m_catalogue, file);
        return match ? Problems() : match.error();
    };
}

void OpeningTest::survives()
{
    QFETCH(QString, file);
    const Open open = opening(file);
    const Problems usual = open(); // a position is no record, which is said
    constexpr long kSteps = 1500;  // as many places, spread over all where there are more
    g_left = LONG_MAX;
    (void)open();
    const long all = LONG_MAX - std::exchange(g_left, -1);
    const long step = std::max(1L, all / kSteps);
    int refused = 0;
    for (long at = 0; at < all; at += step) {
        g_failed = false;
        g_left = at;
        const Problems problems = open();
        g_left = -1;
        if (!g_failed)
            continue;
        const std::string id = problems.empty() ? "" : problems.front().text.id;
        QVERIFY2(id == "io.memory" || id == (usual.empty() ? "" : usual.front().text.id),
                 id.c_str());
        refused += id == "io.memory" ? 1 : 0;
    }
    QCOMPARE(open().size(), usual.size());
    QVERIFY(refused > 0);
    qInfo("%s: %ld allocations, %d refused", QTest::currentDataTag(), all, refused);
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "tst_opening.moc"
