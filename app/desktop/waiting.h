#pragma once
#include <QString>

#include <functional>

class QQuickWindow;

namespace takujo {

/// Runs the event loop until `done` says so. False: the time (ms) was over first, or the program ends.
bool waitUntil(const std::function<bool()> &done, int timeout);
/// Lets animations, images and layouts come to rest.
void settle(int ms = 250);
/// Writes a picture of the window as PNG; makes the folder.
bool saveShot(QQuickWindow *window, const QString &file);

} // namespace takujo
