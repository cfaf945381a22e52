#pragma once
#include <QStyledItemDelegate>

#include <set>

namespace takujo::editor {

/// Paints a square of a board: a tile on the frame's wood, darker for higher numbers, or in the
/// ground of its area; rings for the keyboard and for the squares that are painted along.
class GridDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    GridDelegate(int least, int most, bool areas, QObject *parent = nullptr);

    void setPartners(std::set<std::pair<int, int>> partners) { m_partners = std::move(partners); }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Ground and ink of a value, also for the palette.
    std::pair<QColor, QColor> colours(int value) const;

private:
    QFont fontFor(const QString &mark, double room) const;

    int m_least;
    int m_most;
    bool m_areas;
    std::set<std::pair<int, int>> m_partners; ///< column, row
};

} // namespace takujo::editor
