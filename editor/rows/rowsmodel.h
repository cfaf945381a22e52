#pragma once
#include "document/wording.h"

#include <nlohmann/json.hpp>

#include <QAbstractTableModel>

namespace takujo::editor {

/// The rows of a list or card table. Editing a cell emits `edited` with all rows.
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    RowsModel(const Param &param, const Wording &words, QObject *parent = nullptr);

    const Param &param() const { return m_param; }
    const Wording &words() const { return m_words; }
    const Column &column(int column) const
    {
        return m_param.columns[static_cast<std::size_t>(column)];
    }
    const Json &rows() const { return m_rows; }
    /// Rows that stay keep their place on screen: only what differs is told.
    void setRows(const Json &rows);
    void setBase(const Json &base) { m_base = base; }
    void setReadOnly(bool on);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void edited(const takujo::Json &rows);

private:
    const Json &cell(const QModelIndex &index) const;
    bool isWrong(const QModelIndex &index) const;
    bool isChanged(const QModelIndex &index) const;
    QString shownName(const Column &column, const std::string &name) const;
    QString tipOf(const Column &column) const;
    QVariant shown(const QModelIndex &index) const;

    const Param &m_param;
    Wording m_words;
    Json m_rows = Json::array();
    Json m_base = Json::array();
    bool m_readOnly = false;
};

} // namespace takujo::editor
