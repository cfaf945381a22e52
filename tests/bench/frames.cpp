// takujo-frame-bench [--pieces N] [GAME...]: CPU time of a frame under the software renderer, in milliseconds: of a match
// the computer plays by itself at its normal pace while pieces move, and of 60 pieces that fly at once
// over the table. "all" counts the threads as well that Qt paints large pictures with (and the computer
// thinks with); "begin" is the frame in which 60 pictures are made. What else runs on the machine does not
// count, but a busy one makes each of these longer.
//
// QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QSG_RENDER_LOOP=basic takujo-frame-bench
#include "benchui.h"
#include "flock.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

constexpr int kFlights = 8;
constexpr int kPlayMs = 12000;

double cpuMs(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double at(std::vector<double> &ms, double share)
{
    std::sort(ms.begin(), ms.end());
    return ms.empty() ? 0
                      : ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
}

/// CPU time from frame to frame, as long as `counts` holds at both; where it begins to, apart.
class Frames
{
public:
    Frames(QQuickWindow *window, std::function<bool()> counts)
        : m_counts(std::move(counts)),
          m_lastGui(cpuMs(CLOCK_THREAD_CPUTIME_ID)),
          m_lastAll(cpuMs(CLOCK_PROCESS_CPUTIME_ID))
    {
        m_connection = QObject::connect(window, &QQuickWindow::frameSwapped, [this] { swapped(); });
    }
    ~Frames() { QObject::disconnect(m_connection); }
    Frames(const Frames &) = delete;
    Frames &operator=(const Frames &) = delete;

    void print(const char *game, const QSize &size, const char *what)
    {
        std::printf(
            "%-12s %4dx%-4d %-10s %5zu frames  p50 %5.1f  p99 %5.1f  most %5.1f  all p99 %5.1f  "
            "begin %5.1f ms CPU\n",
            game, size.width(), size.height(), what, m_gui.size(), at(m_gui, 0.5), at(m_gui, 0.99),
            at(m_gui, 1), at(m_all, 0.99), at(m_begin, 1));
        std::fflush(stdout);
    }

private:
    void swapped()
    {
        const double gui = cpuMs(CLOCK_THREAD_CPUTIME_ID), all = cpuMs(CLOCK_PROCESS_CPUTIME_ID);
        const bool counts = m_counts();
        if (counts && m_counted) {
            m_gui.push_back(gui - m_lastGui);
            m_all.push_back(all - m_lastAll);
        } else if (counts) {
            m_begin.push_back(gui - m_lastGui);
        }
        m_counted = counts;
        m_lastGui = gui;
        m_lastAll = all;
    }

    std::function<bool()> m_counts;
    QMetaObject::Connection m_connection;
    std::vector<double> m_gui, m_all, m_begin;
    double m_lastGui = 0, m_lastAll = 0;
    bool m_counted = false;
};

/// The computer plays for the person as well.
void playOn(WindowDriver &window, QVariantList &seen)
{
    MatchSession *session = window.session();
    const auto watch = QObject::connect(session->table(), &TableModel::departing,
                                        [&seen](const QVariantList &motions) { seen += motions; });
    session->giveUp(0);
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < kPlayMs && !session->finished())
        QTest::qWait(30);
    QObject::disconnect(watch);
}

/// Pictures of the game's own pieces, several times.
void flyAll(WindowDriver &window, int pieces, const QVariantList &seen)
{
    for (int round = 0; round < kFlights; ++round) {
        flyTogether(window, pieces, round, seen);
        if (!QTest::qWaitFor([&] { return !anythingFlies(window); }, 8000))
            return;
        QTest::qWait(50); // the next round begins with its making
    }
}

/// @return ms of CPU that making the table's page takes, negative: it does not come
double make(WindowDriver &window)
{
    const double before = cpuMs(CLOCK_THREAD_CPUTIME_ID);
    return showTable(window) ? cpuMs(CLOCK_THREAD_CPUTIME_ID) - before : -1;
}

/// The table of a match, made: the first time, which loads it, the middle one of five more, and with what
/// memory that takes. Memory counts for the first game alone.
bool open(WindowDriver &window, const QString &game, const QSize &size)
{
    QTest::qWait(600);
    const double shelf = residentMegabytes();
    if (!beginMoving(window, game))
        return false;
    const double first = make(window);
    if (first < 0)
        return false;
    QTest::qWait(600);
    const double match = residentMegabytes() - shelf;
    std::vector<double> again;
    for (int i = 0; i < 5; ++i) {
        window.desktop().go(u"about"_s);
        QTest::qWait(20);
        again.push_back(make(window));
    }
    std::printf("%-12s %4dx%-4d table      made in %.0f ms CPU, once more in %.0f; shelf %.1f MB, "
                "with it %+.1f MB\n",
                qPrintable(game), size.width(), size.height(), first, at(again, 0.5), shelf, match);
    return true;
}

void measure(const QString &game, const QSize &size, int pieces)
{
    forgetUserFiles();
    WindowDriver window(u"ja"_s, size);
    if (!open(window, game, size)) {
        std::fprintf(stderr, "%s: no table, page %s\n", qPrintable(game),
                     qPrintable(window.page()));
        return;
    }
    QObject *flights = window.itemOfType("StageFlights");
    auto *stage = flights->property("stage").value<QObject *>();
    QVariantList seen;
    {
        Frames frames(window.desktop().window(),
                      [stage] { return stage->property("moving").toBool(); });
        playOn(window, seen);
        frames.print(qPrintable(game), size, "play");
    }
    window.session()->computer()->setPaused(true);
    QTest::qWait(1500);
    Frames frames(window.desktop().window(),
                  [flights] { return flights->property("running").toBool(); });
    flyAll(window, pieces, seen);
    frames.print(qPrintable(game), size, qPrintable(u"%1 pieces"_s.arg(pieces)));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    useOwnFolders();
    prepareApplication();
    QStringList games = QCoreApplication::arguments().mid(1);
    int pieces = 60;
    if (games.size() > 1 && games.front() == u"--pieces"_s) {
        pieces = games[1].toInt();
        games = games.mid(2);
    }
    if (games.isEmpty())
        games = {u"ccc"_s, u"coldwater"_s, u"hakkutsu"_s, u"coinhunt"_s, u"couperation"_s};
    for (const QString &game : games)
        for (const QSize &size : {QSize(1280, 720), QSize(1920, 1080)})
            measure(game, size, pieces);
    return 0;
}
