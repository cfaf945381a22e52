#pragma once
#include "griddelegate.h"
#include "gridmodel.h"

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace takujo::editor {

/// The values one can paint with, as buttons; the first takes a square away. At first none is taken
/// up, and a click on the board only chooses a square.
class GridPalette : public QWidget
{
    Q_OBJECT

public:
    GridPalette(const Param &param, const GridModel &model, const GridDelegate &delegate,
                QWidget *parent = nullptr);

    /// Null = none is taken up.
    std::optional<int> value() const;
    void setValue(int value);

private:
    QButtonGroup *m_group;
};

} // namespace takujo::editor
