#pragma once
#include "document/gridshape.h"
#include "form/parameditor.h"

#include <QElapsedTimer>
#include <QPersistentModelIndex>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace takujo::editor {

class FlowLayout;
class GridDelegate;
class GridModel;
class GridPalette;
class GridView;
class NumberBox;

/// A board or map: choose a sample, set the size, paint squares, also symmetrically, mirror, turn,
/// paste from a spreadsheet.
class GridEditor : public ParamEditor
{
    Q_OBJECT

public:
    GridEditor(const Param &param, const Wording &words, QWidget *parent = nullptr);

    void setBase(const Json &value) override;
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;
    bool isWide() const override { return true; }
    void goTo(const QString &pointer) override;
    QString spot() const override;

private:
    void makeTools(QVBoxLayout *side);
    FlowLayout *makeSizeRow();
    FlowLayout *makePaintRow();
    FlowLayout *makeButtonRow();
    void connectView();
    void put(const QModelIndex &cell, int value, int stroke);
    void change(const GridShape &shape, const QString &what, int stroke = 0);
    void chooseSample(int row);
    void resizeBoard();
    void showSize();
    Json readCells(const std::vector<QStringList> &lines, QStringList &mistakes) const;
    void paste();
    void showFacts();
    void showPartners(const QModelIndex &cell);
    int fill() const;
    Json valueOf(const GridShape &shape) const;
    QString hint() const;
    void typeLetter(const QModelIndex &cell, const QString &letter);

    GridModel *m_model;
    GridDelegate *m_delegate;
    GridView *m_view;
    QComboBox *m_samples;
    NumberBox *m_columns;
    NumberBox *m_rows;
    GridPalette *m_palette;
    QCheckBox *m_turn;
    QCheckBox *m_mirror;
    QLabel *m_facts;
    QLabel *m_hint;
    std::vector<QWidget *> m_tools;
    QString m_letters; ///< typed in quick succession
    QPersistentModelIndex m_letteredAt;
    int m_letterStep = 0;
    QElapsedTimer m_typing;
};

} // namespace takujo::editor
