#pragma once
#include "form/parameditor.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace takujo::editor {

class FlowLayout;
class RowsModel;
struct RowsRead;

/// A list or card table: edit cells, add, duplicate, remove and move rows, sort, copy to and paste
/// from a spreadsheet, CSV files.
class RowsEditor : public ParamEditor
{
    Q_OBJECT

public:
    /// @param words the language shown first; all are understood when pasted
    RowsEditor(const Param &param, const std::vector<Wording> &words, QWidget *parent = nullptr);

    void setBase(const Json &value) override;
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;
    bool isWide() const override { return true; }
    QString range() const override;
    void goTo(const QString &pointer) override;
    QString spot() const override;

    void copy() const;
    /// Lines of a spreadsheet over the cells from the current one on, or by their head line.
    void paste(const QString &text);
    /// Replaces all rows by a file's. Empty = done, else why not.
    QString importFile(const QString &file);
    QString exportFile(const QString &file) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeView();
    void makeButtons(FlowLayout *layout);
    void makeFileButtons(FlowLayout *layout);
    void change(const Json &rows, const QString &what, int current);
    void add();
    void duplicate();
    void remove();
    void move(int by);
    void pasteRows(Json &rows, const RowsRead &read) const;
    void pasteCells(Json &rows, const std::vector<QStringList> &lines, QStringList &mistakes);
    int currentRow() const;
    /// Row at a place of the view; beyond its end, a new one.
    int rowAt(int place) const;
    std::size_t mostLines() const;
    int pasteFrom() const;
    std::vector<int> selectedRows() const;
    void select(int row);
    void say(const QString &text);
    void showNote();
    void showButtons();
    void fit();

    std::vector<Wording> m_all;
    RowsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_view;
    QLabel *m_note;
    std::vector<QPushButton *> m_buttons;
    QPushButton *m_add = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr; ///< null where order means nothing, as the next
    QPushButton *m_down = nullptr;
    bool m_readOnly = false;
    int m_fitted = -1; ///< rows the view was sized for
};

} // namespace takujo::editor
