#include "quietwheel.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace takujo::editor {

namespace {

class QuietWheel : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || !widget || widget->hasFocus() ||
            widget->isAncestorOf(QApplication::focusWidget())) // a cell that is open
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

QObject *quietWheel()
{
    static QObject *const filter = new QuietWheel(QCoreApplication::instance());
    return filter;
}

} // namespace takujo::editor
