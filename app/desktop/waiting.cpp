#include "waiting.h"

#include <QCursor>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QQuickWindow>
#include <QTimer>

namespace takujo {

// One loop for the whole time: each new one forgets that the program was asked to end, and when it has
// ended none runs any more.
bool waitUntil(const std::function<bool()> &done, int timeout)
{
    bool good = done();
    if (good)
        return true;
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer asking;
    QObject::connect(&asking, &QTimer::timeout, &loop, [&] {
        good = done();
        if (good || clock.elapsed() > timeout)
            loop.quit();
    });
    asking.start(10);
    loop.exec();
    return good;
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
