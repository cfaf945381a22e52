#pragma once
#include <QHeaderView>
#include <QTreeWidget>

#include <algorithm>

namespace takujo::editor {

/// A list that asks for its least height and takes what a panel has left.
class ShortTree : public QTreeWidget
{
public:
    using QTreeWidget::QTreeWidget;

    QSize sizeHint() const override { return minimumSize(); }

    /// Where there is no room for it beside the others, the last column goes; the first one then takes
    /// what they leave.
    void fit(int room, int last)
    {
        const int columns = columnCount() - 1;
        for (int i = 0; i < columns; ++i)
            last += std::max(sizeHintForColumn(i), header()->sectionSizeHint(i));
        const bool tight = last > room;
        setColumnHidden(columns, tight);
        header()->setStretchLastSection(!tight);
        header()->setSectionResizeMode(0, tight ? QHeaderView::Stretch
                                                : QHeaderView::ResizeToContents);
    }
};

} // namespace takujo::editor
