#include "benchui.h"

#include "io/files.h"
#include "waiting.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QWidget>

#include <cmath>
#include <cstdio>
#include <ctime>

#include <sys/resource.h>
#include <unistd.h>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QByteArray readProc(const char *name)
{
    QFile file{QString::fromLatin1(name)};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// CPU time of the GUI thread, which a busy machine does not change.
double threadCpu()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Resident memory that is of no file: without pages of libraries and fonts, which all programs share
// and the system may drop.
double ownMegabytes()
{
    const QList<QByteArray> fields = readProc("/proc/self/statm").split(' ');
    const double pages = fields.value(1).toDouble() - fields.value(2).toDouble();
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1048576.0;
}

double tenths(double value) { return std::round(value * 10) / 10; }

// Makes the page and waits for its first frame.
Json timePage(Desktop &desktop, const QString &page)
{
    bool swapped = false;
    QElapsedTimer clock;
    const auto connection = QObject::connect(desktop.window(), &QQuickWindow::frameSwapped,
                                             [&swapped] { swapped = true; });
    clock.start();
    const double before = threadCpu();
    desktop.go(page);
    const double cpu = threadCpu() - before;
    const double made = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    waitUntil([&swapped] { return swapped; }, 2000);
    const double shown = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    QObject::disconnect(connection);
    settle(100);
    return {{"createMs", tenths(made)}, {"createCpuMs", tenths(cpu)}, {"frameMs", tenths(shown)}};
}

// The pages of one game, each shown for the first time, and the memory with its table.
Json timeGame(Desktop &desktop, const QString &game, double &megabytes)
{
    Json pages;
    desktop.app().setup()->choose(game);
    pages["setup"] = timePage(desktop, u"setup"_s);
    desktop.app().startWithoutKeeping();
    pages["table"] = timePage(desktop, u"table"_s);
    megabytes = residentMegabytes();
    pages["result"] = timePage(desktop, u"result"_s);
    desktop.app().openRulebook(game);
    pages["rulebook"] = timePage(desktop, u"rulebook"_s);
    return pages;
}

// The rules editor, loaded and shown for the first time.
Json timeEditor(Desktop &desktop, const QString &game)
{
    const double megabytes = residentMegabytes();
    const double own = ownMegabytes();
    const double before = threadCpu();
    QElapsedTimer clock;
    clock.start();
    desktop.editor().open(game + u":standard"_s);
    QWidget *window = desktop.editor().window();
    if (!window)
        return {};
    window->repaint();
    const double cpu = threadCpu() - before;
    const auto ms = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    settle(300);
    return {{"openMs", tenths(ms)},
            {"openCpuMs", tenths(cpu)},
            {"mb", tenths(residentMegabytes() - megabytes)},
            {"ownMb", tenths(ownMegabytes() - own)}};
}

} // namespace

qint64 sinceProcessStart()
{
    // field 22 of /proc/self/stat, counted after the name in brackets: clock ticks since boot
    const QByteArray stat = readProc("/proc/self/stat");
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const qint64 nowMs = static_cast<qint64>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
    return nowMs - fields.value(19).toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
}

qint64 processCpu()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval &t) {
        return static_cast<qint64>(t.tv_sec) * 1000 + t.tv_usec / 1000;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double residentMegabytes()
{
    const QList<QByteArray> fields = readProc("/proc/self/statm").split(' ');
    return fields.value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1048576.0;
}

int benchUi(Desktop &desktop)
{
    bool first = false;
    Json out;
    const auto connection = QObject::connect(desktop.window(), &QQuickWindow::frameSwapped, [&] {
        if (first)
            return;
        first = true;
        out["startMs"] = sinceProcessStart();
        out["startCpuMs"] = processCpu();
    });
    waitUntil([&first] { return first; }, 10000);
    QObject::disconnect(connection);
    settle(600);
    out["shelfMb"] = tenths(residentMegabytes());
    Json pages = Json::object();
    for (const GameEntry &game : desktop.catalogue().games()) {
        double megabytes = 0;
        pages[game.id.toStdString()] = timeGame(desktop, game.id, megabytes);
        if (!out.contains("tableMb"))
            out["tableMb"] = tenths(megabytes); // later ones hold the earlier games, too
    }
    for (const QString &page : {u"records"_s, u"settings"_s, u"about"_s, u"shelf"_s})
        pages[page.toStdString()] = timePage(desktop, page);
    out["pages"] = pages;
    if (!desktop.catalogue().games().empty())
        out["editor"] = timeEditor(desktop, desktop.catalogue().games().front().id);
    std::fputs(prettyJson(out).c_str(), stdout);
    return first ? 0 : 1;
}

} // namespace takujo
