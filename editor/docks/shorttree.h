#pragma once
#include <QTreeWidget>

namespace takujo::editor {

/// A list that asks for its least height and takes what a panel has left.
class ShortTree : public QTreeWidget
{
public:
    using QTreeWidget::QTreeWidget;

    QSize sizeHint() const override { return minimumSize(); }
};

} // namespace takujo::editor
