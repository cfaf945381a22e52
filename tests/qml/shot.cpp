#include "shot.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <atomic>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

std::atomic<int> g_warnings = 0;

// Every warning counts, except the one about a machine without a session directory.
void countMessage(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    const bool aboutSession = text.startsWith("QStandardPaths"_L1);
    if (type != QtDebugMsg && type != QtInfoMsg && !aboutSession)
        ++g_warnings;
    std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

// Takes the picture once loaders, popups and fades have settled: in several waits, so that on a busy machine
// the scene is loaded and drawn before the last one ends.
void shootLater(QQuickWindow *window, const QString &path, int waits = 4)
{
    constexpr int kSettleMs = 300;
    QTimer::singleShot(kSettleMs, window, [window, path, waits] {
        if (waits > 1)
            return shootLater(window, path, waits - 1);
        const bool saved = window->grabWindow().save(path);
        if (!saved)
            std::fprintf(stderr, "cannot write %s\n", qUtf8Printable(path));
        QCoreApplication::exit(saved && g_warnings == 0 ? 0 : 1);
    });
}

} // namespace

void countWarnings() { qInstallMessageHandler(countMessage); }

int showOrShoot(const QQmlApplicationEngine &engine, const QCommandLineParser &parser)
{
    const QList<QObject *> roots = engine.rootObjects();
    auto *window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.constFirst());
    if (!window)
        return 1;
    if (parser.isSet(u"shot"_s))
        shootLater(window, parser.value(u"shot"_s));
    const int result = QGuiApplication::exec();
    return g_warnings > 0 ? 1 : result;
}
