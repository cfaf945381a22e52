// takujo-soak ROUNDS [WARM]: match after match of every game in one window, kept and shown from set-up to
// result and review, languages in turn; a line a round of what the process holds. Fails when it holds more
// after the last round than after round WARM (10 % of them, at least two: one a language). tests/soak starts it.
#include "windowdriver.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <atomic>
#include <cstdio>
#include <unistd.h>

#include <malloc.h>

/// Where tools hook into Qt: [3] is called with every object made, [4] with every one destroyed.
extern Q_DECL_IMPORT quintptr qtHookData[];

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

constexpr double kMostGrowth = 5; ///< MB
constexpr int kMatchTimeout =
    3'600'000; ///< ms; under the thread sanitizer all takes ten times as long
constexpr double kMegabyte = 1048576;
/// ms on the shelf: after three seconds there the program gives back what matches left.
constexpr int kRest = 4000;

std::atomic<int> g_objects{0};

int entries(const QString &folder)
{
    return static_cast<int>(
        QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

/// What the process holds.
struct Held
{
    double resident = 0; ///< MB, without pages of files
    double heap = 0;     ///< MB in use
    int handles = 0;
    int threads = 0;
    int objects = 0; ///< QObjects
    int items = 0;   ///< of the window
};

int itemsBelow(const QQuickItem *item)
{
    int count = 1;
    for (const QQuickItem *child : item->childItems())
        count += itemsBelow(child);
    return count;
}

Held measure(WindowDriver &window)
{
    window.desktop().engine().collectGarbage();
    QTest::qWait(kRest);
    Held held;
    QFile file(u"/proc/self/statm"_s);
    const QList<QByteArray> pages =
        file.open(QIODevice::ReadOnly) ? file.readAll().split(' ') : QList<QByteArray>();
    file.close();
    held.resident = (pages.value(1).toDouble() - pages.value(2).toDouble()) *
                    static_cast<double>(sysconf(_SC_PAGESIZE)) / kMegabyte;
    const struct mallinfo2 heap = mallinfo2();
    held.heap = static_cast<double>(heap.uordblks + heap.hblkhd) / kMegabyte;
    held.handles = entries(u"/proc/self/fd"_s);
    held.threads = entries(u"/proc/self/task"_s);
    held.objects = g_objects;
    held.items = itemsBelow(window.desktop().window()->contentItem());
    return held;
}

void print(int matches, const Held &h)
{
    std::printf("%5d matches  resident %7.2f MB  heap %7.2f MB  %3d handles  %2d threads  %5d "
                "objects  %4d items\n",
                matches, h.resident, h.heap, h.handles, h.threads, h.objects, h.items);
    std::fflush(stdout);
}

bool playOne(WindowDriver &window, const QString &game)
{
    App &app = window.desktop().app();
    SetupModel *setup = app.setup();
    if (!setup->choose(game))
        return false;
    window.desktop().go(u"setup"_s);
    for (int row = 0; row < setup->seats()->count(); ++row)
        setup->setHuman(row, false);
    if (!app.startWithoutKeeping())
        return false;
    window.desktop().go(u"table"_s);
    app.session()->view()->lookFrom(0);
    if (!QTest::qWaitFor([&] { return app.session()->finished(); }, kMatchTimeout))
        return false;
    for (const QString &page : {u"result"_s, u"review"_s, u"shelf"_s}) {
        window.desktop().go(page);
        QTest::qWait(50);
    }
    return true;
}

bool round(WindowDriver &window, int number)
{
    window.desktop().translation().use(number % 2 == 0 ? u"ja"_s : u"en"_s);
    int game = 0;
    for (const GameEntry &entry : window.desktop().catalogue().games()) {
        const int seed = 1000 * ++game + number;
        window.desktop().app().setFixedSeed(static_cast<quint64>(seed));
        if (!playOne(window, entry.id)) {
            std::printf("%s, seed %d: not played to its end\n", qPrintable(entry.id), seed);
            return false;
        }
    }
    return true;
}

bool judged(const Held &warm, const Held &end, int matches)
{
    const double growth = end.resident - warm.resident;
    const auto warnings = static_cast<int>(takeWarnings().size());
    const bool good = growth <= kMostGrowth && end.handles == warm.handles &&
                      end.threads <= warm.threads && warnings == 0;
    std::printf("%s: in %d matches after those to warm up %+.2f MB resident, %+.2f MB heap, "
                "%+d handles, %+d threads, %+d objects, %+d items, %d warnings\n",
                good ? "PASSED" : "FAILED", matches, growth, end.heap - warm.heap,
                end.handles - warm.handles, end.threads - warm.threads, end.objects - warm.objects,
                end.items - warm.items, warnings);
    return good;
}

} // namespace

int main(int argc, char **argv)
{
    qtHookData[3] = reinterpret_cast<quintptr>(+[](QObject *) { ++g_objects; });
    qtHookData[4] = reinterpret_cast<quintptr>(+[](QObject *) { --g_objects; });
    QApplication app(argc, argv);
    useOwnFolders();
    prepareApplication();
    collectWarnings();
    const int rounds = std::max(3, argc > 1 ? std::atoi(argv[1]) : 3);
    const int warmRounds = argc > 2 ? std::atoi(argv[2]) : std::max(2, rounds / 10);
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    const int games = static_cast<int>(window.desktop().catalogue().games().size());
    Held warm;
    Held now;
    for (int i = 1; i <= rounds; ++i) {
        if (!round(window, i))
            return 1;
        now = measure(window);
        print(i * games, now);
        if (i <= warmRounds)
            warm = now;
    }
    return judged(warm, now, (rounds - warmRounds) * games) ? 0 : 1;
}
