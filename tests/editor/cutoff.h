#pragma once
#include <QString>

class QWidget;

namespace takujo::editor {

/// What is wrong with a label or button that is shown: it has less room than its text needs, and does not
/// end in "…". Empty = nothing.
QString cutOff(const QWidget &widget);

} // namespace takujo::editor
