#include "waiting.h"

#include <QCursor>
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
    QCursor::setPos(
        window->mapToGlobal(QPoint(window->width() - 1, 0))); // nothing is hovered there
    settle(50);
    QDir().mkpath(QFileInfo(file).absolutePath());
    return window->grabWindow().save(file);
}

} // namespace takujo
