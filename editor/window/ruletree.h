#pragma once
#include "ruletreemodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace takujo::editor {

class SearchField;

/// The left panel: search, tree, and what official means.
class RuleTree : public QWidget
{
    Q_OBJECT

public:
    explicit RuleTree(QWidget *parent = nullptr);

    RuleTreeModel &model() { return *m_model; }
    /// Fills the tree anew; folded games and the selection stay.
    void rebuild(const Catalogue &catalogue, const RuleLibrary &library, const QStringList &outside,
                 Language language);
    /// The name rules have where they are edited, saved or not.
    void setName(const QString &reference, const QString &name);
    /// Selects without saying `chosen`.
    void select(const QString &reference);
    /// Kind, reference and game of the selected item; kind -1 = none.
    int kind() const;
    QString reference() const;
    QString game() const;
    QStringList folded() const;
    void setFolded(const QStringList &games) { m_folded = games; }
    void retranslate();
    void focusSearch();

signals:
    /// The selected deleted rule set is to come back.
    void restoreWanted();
    /// An official or own rule set was selected.
    void chosen(const QString &reference);
    void selectionChanged();
    void menuWanted(const QPoint &globalPosition);

private:
    void connectView();
    void followSelection();
    QModelIndex current() const;
    void keepFolded();
    void unfold();
    void seek(const QString &text);

    RuleTreeModel *m_model;
    QSortFilterProxyModel *m_filter;
    SearchField *m_search;
    QTreeView *m_view;
    QLabel *m_note;
    QPushButton *m_restore; ///< in place of the note while deleted rules are selected
    QStringList m_folded;
    QString m_selected; ///< reference, also while a search hides it
    QString m_sought;
    bool m_quiet = false; ///< a selection made here, not by the person
};

} // namespace takujo::editor
