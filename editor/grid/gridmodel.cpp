#include "gridmodel.h"

#include "window/plaintext.h"

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

GridModel::GridModel(const Param &param, const Wording &words, QObject *parent)
    : QAbstractTableModel(parent), m_param(param), m_words(words)
{}

void GridModel::setShape(const GridShape &shape)
{
    if (shape == m_shape)
        return;
    const bool sameSize = shape.rows() == m_shape.rows() && shape.columns() == m_shape.columns();
    if (!sameSize)
        beginResetModel();
    m_shape = shape;
    if (sameSize)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    else
        endResetModel();
}

QString GridModel::cellName(int column, int row)
{
    return QChar(u'A' + column) + QString::number(row + 1);
}

QString GridModel::valueName(int value) const
{
    if (value == 0)
        return m_param.legend.empty() ? tr("no square") : tr("no cell");
    if (m_param.legend.empty() || value < 0 || value > static_cast<int>(m_param.legend.size()))
        return QString::number(value);
    return m_words.choice(m_param, m_param.legend[static_cast<std::size_t>(value) - 1]);
}

// Of "Area A" the word that tells it from the others is the short one.
QString GridModel::valueMark(int value) const
{
    if (value == 0)
        return {};
    const QStringList words = valueName(value).split(u' ', Qt::SkipEmptyParts);
    const auto shortest =
        std::min_element(words.begin(), words.end(),
                         [](const QString &a, const QString &b) { return a.size() < b.size(); });
    return shortest == words.end() ? QString() : shortest->left(4);
}

std::optional<int> GridModel::valueOf(const QString &text) const
{
    for (int value = 0; value <= static_cast<int>(m_param.legend.size()); ++value)
        for (const QString &name : {valueName(value), valueMark(value)})
            if (text.compare(name, Qt::CaseInsensitive) == 0)
                return value;
    bool whole = false;
    const int number = text.normalized(QString::NormalizationForm_KC).toInt(&whole);
    return whole ? std::optional(number) : std::nullopt;
}

std::optional<int> GridModel::valueLike(const QString &letters) const
{
    std::optional<int> out;
    for (int value = 1; value <= static_cast<int>(m_param.legend.size()); ++value) {
        const QString mark = valueMark(value);
        if (mark.compare(letters, Qt::CaseInsensitive) == 0)
            return value;
        if (!out && mark.startsWith(letters, Qt::CaseInsensitive))
            out = value;
    }
    return out;
}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.rows();
}

int GridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.columns();
}

bool GridModel::differs(int column, int row) const
{
    return column >= m_base.columns() || row >= m_base.rows() ||
           m_base.at(column, row) != m_shape.at(column, row);
}

QString GridModel::spot(const QModelIndex &index) const
{
    const int value = m_shape.at(index.column(), index.row());
    //: a square of a board and what is on it: "D2: 10"
    const QString text = tr("%1: %2").arg(cellName(index.column(), index.row()), valueName(value));
    return differs(index.column(), index.row()) ? tr("%1, changed").arg(text) : text;
}

QVariant GridModel::data(const QModelIndex &index, int role) const
{
    const int value = m_shape.at(index.column(), index.row());
    switch (role) {
    case Qt::DisplayRole: return valueMark(value);
    case ValueRole: return value;
    case ChangedRole: return differs(index.column(), index.row());
    case Qt::AccessibleTextRole: return spot(index);
    case Qt::ToolTipRole: return plainTip(spot(index));
    default: return {};
    }
}

Qt::ItemFlags GridModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace takujo::editor
