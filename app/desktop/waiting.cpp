#include "waiting.h"

#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QQuickWindow>
#include <QTimer>

namespace takujo {

bool waitUntil(const std::function<bool()> &done, int timeout)
{
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > timeout)
            return false;
        QEventLoop loop;
        QTimer::singleShot(10, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return true;
}

void settle(int ms)
{
    waitUntil([] { return false; }, ms);
}

bool saveShot(QQuickWindow *window, const QString &file)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    return window->grabWindow().save(file);
}

} // namespace takujo
