// takujo-frame-bench [GAME...]: CPU time the GUI thread needs for a frame under the software renderer,
// in milliseconds: of a match the computer plays by itself at its normal pace while pieces move, and
// of 60 pieces that fly at once over the table. What else runs on the machine does not count.
//
// QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QSG_RENDER_LOOP=basic takujo-frame-bench
#include "motions.h"
#include "windowdriver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPieces = 60;
constexpr int kFlights = 8;
constexpr int kPlayMs = 12000;

double threadCpuMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// CPU time from frame to frame, as long as `counts` holds at both.
class Frames
{
public:
    Frames(QQuickWindow *window, std::function<bool()> counts) : m_counts(std::move(counts))
    {
        m_connection = QObject::connect(window, &QQuickWindow::frameSwapped, [this] { swapped(); });
    }
    ~Frames() { QObject::disconnect(m_connection); }
    Frames(const Frames &) = delete;
    Frames &operator=(const Frames &) = delete;

    void print(const char *game, const QSize &size, const char *what)
    {
        if (m_ms.empty()) {
            std::printf("%-12s %4dx%-4d %-10s no frames\n", game, size.width(), size.height(),
                        what);
            return;
        }
        std::sort(m_ms.begin(), m_ms.end());
        const auto at = [this](double share) {
            return m_ms[static_cast<std::size_t>(share * static_cast<double>(m_ms.size() - 1))];
        };
        std::printf("%-12s %4dx%-4d %-10s %5zu frames  p50 %5.1f  p99 %5.1f  most %5.1f ms CPU\n",
                    game, size.width(), size.height(), what, m_ms.size(), at(0.5), at(0.99),
                    m_ms.back());
        std::fflush(stdout);
    }

private:
    void swapped()
    {
        const double now = threadCpuMs();
        const bool counts = m_counts();
        if (counts && m_counted)
            m_ms.push_back(now - m_last);
        m_counted = counts;
        m_last = now;
    }

    std::function<bool()> m_counts;
    QMetaObject::Connection m_connection;
    std::vector<double> m_ms;
    double m_last = 0;
    bool m_counted = false;
};

bool begin(WindowDriver &window, const QString &game)
{
    Settings &settings = window.desktop().settings();
    settings.overrideValue(u"pace"_s, u"normal"_s);
    settings.overrideValue(u"still"_s, false);
    emit settings.animationFactorChanged();
    if (!window.desktop().app().quickStart(game))
        return false;
    window.desktop().go(u"table"_s);
    return QTest::qWaitFor([&] { return window.itemOfType("StageFlights") != nullptr; }, 10000);
}

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

/// Sixty pictures of the game's own pieces from all over the canvas to one place, several times.
void flyAll(QObject *stage, QObject *flights, const QVariantList &seen)
{
    auto *canvas = stage->property("canvas").value<QQuickItem *>();
    for (int round = 0; round < kFlights; ++round) {
        for (int i = 0; i < kPieces; ++i) {
            Motion motion = seen.isEmpty() ? Motion() : seen[i % seen.size()].value<Motion>();
            motion.after.clear();
            const QPointF at(canvas->width() * ((i * 7) % kPieces + 0.5) / kPieces,
                             canvas->height() * ((i * 13 + round * 5) % kPieces + 0.5) / kPieces);
            const QVariantMap start{{u"at"_s, at}, {u"size"_s, QSizeF(64, 80)}};
            const QVariantMap plan{{u"motion"_s, QVariant::fromValue(motion)},
                                   {u"start"_s, start},
                                   {u"joins"_s, false}};
            QMetaObject::invokeMethod(flights, "send", Q_ARG(QVariant, plan), Q_ARG(int, 0));
        }
        if (!QTest::qWaitFor([&] { return !flights->property("running").toBool(); }, 8000))
            return;
    }
}

void measure(const QString &game, const QSize &size)
{
    forgetUserFiles();
    WindowDriver window(u"ja"_s, size);
    if (!begin(window, game)) {
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
    flyAll(stage, flights, seen);
    frames.print(qPrintable(game), size, "60 pieces");
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    useOwnFolders();
    prepareApplication();
    QStringList games = QCoreApplication::arguments().mid(1);
    if (games.isEmpty())
        games = {u"ccc"_s, u"coldwater"_s, u"hakkutsu"_s, u"coinhunt"_s, u"couperation"_s};
    for (const QString &game : games)
        for (const QSize &size : {QSize(1280, 720), QSize(1920, 1080)})
            measure(game, size);
    return 0;
}
