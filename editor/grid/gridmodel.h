#pragma once
#include "document/gridshape.h"
#include "document/wording.h"

#include <QAbstractTableModel>

#include <optional>

namespace takujo::editor {

/// A board or map as a table of cells, for the view and for screen readers.
class GridModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { ValueRole = Qt::UserRole, ChangedRole };

    GridModel(const Param &param, const Wording &words, QObject *parent = nullptr);

    const GridShape &shape() const { return m_shape; }
    void setShape(const GridShape &shape);
    void setBase(const GridShape &base) { m_base = base; }

    /// "D2"
    static QString cellName(int column, int row);
    /// What a value is called ("10", "area A", "no square").
    QString valueName(int value) const;
    /// The same in two or three letters, for the cell.
    QString valueMark(int value) const;
    /// The value of a number, name or mark from elsewhere; 0 = no square, as nothing is; none = something else.
    std::optional<int> valueOf(const QString &text) const;
    /// The value whose mark these letters are, or begin; none = no area is called so.
    std::optional<int> valueLike(const QString &letters) const;

    /// The square and what is on it, in words.
    QString spot(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    bool differs(int column, int row) const;

    const Param &m_param;
    Wording m_words;
    GridShape m_shape;
    GridShape m_base;
};

} // namespace takujo::editor
