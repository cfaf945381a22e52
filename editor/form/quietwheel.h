#pragma once
#include <QObject>

namespace takujo::editor {

/// Lets a form scroll under the mouse wheel: spin boxes, choices and tables (their
/// viewports) without focus pass it on.
QObject *quietWheel();

} // namespace takujo::editor
