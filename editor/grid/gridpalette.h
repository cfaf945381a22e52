#pragma once
#include "griddelegate.h"
#include "gridmodel.h"

#include <QWidget>

class QButtonGroup;

namespace takujo::editor {

/// The values one can paint with, as buttons; the first takes a square away.
class GridPalette : public QWidget
{
    Q_OBJECT

public:
    GridPalette(const Param &param, const GridModel &model, const GridDelegate &delegate,
                QWidget *parent = nullptr);

    int value() const;
    void setValue(int value);

private:
    QButtonGroup *m_group;
};

} // namespace takujo::editor
