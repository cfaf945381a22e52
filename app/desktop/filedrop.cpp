#include "filedrop.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>

namespace takujo {

namespace {

/// Folders and addresses on the net are none.
QStringList filesIn(const QMimeData &dragged)
{
    QStringList out;
    for (const QUrl &url : dragged.urls()) {
        if (const QFileInfo file(url.toLocalFile()); file.isFile())
            out.append(file.absoluteFilePath());
    }
    return out;
}

} // namespace

FileDrop::FileDrop(std::function<void(const QStringList &files)> take) : m_take(std::move(take)) {}

bool FileDrop::eventFilter(QObject *window, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(window, event);
    auto &drop = static_cast<QDropEvent &>(*event); // base of all three
    const QStringList files = filesIn(*drop.mimeData());
    if (files.isEmpty())
        return false;
    drop.setDropAction(Qt::CopyAction);
    drop.accept();
    if (type == QEvent::Drop)
        QTimer::singleShot(0, this, [this, files] { m_take(files); });
    return true;
}

} // namespace takujo
