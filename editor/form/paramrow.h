#pragma once
#include "document/rulesdocument.h"
#include "parameditor.h"

#include <QFrame>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace takujo::editor {

class ElidedLabel;

/// One row of the form: label, editor, allowed range, what the official value is and the way back to
/// it, and what is wrong. A bar at the left marks a changed row.
class ParamRow : public QFrame
{
    Q_OBJECT

public:
    ParamRow(const Param &param, const std::vector<Wording> &words, QWidget *parent = nullptr);

    const Param &param() const { return m_param; }
    ParamEditor &editor() { return *m_editor; }
    bool isChanged() const { return m_changed; }
    bool isSelected() const { return m_selected; }
    void setSelected(bool on);
    /// Shows what the document holds.
    void show(const RulesDocument &document);
    /// How wide the form is; its labels leave room for the editors.
    void setRoom(int width);
    /// As low as its editor allows, or with some air around it.
    void setTight(bool tight);
    /// Sentences about the value, empty = fine.
    void setMistakes(const QStringList &sentences);
    /// Whether label, explanation or id hold the text.
    bool matches(const QString &text) const;

signals:
    void selected(const takujo::Param &param);
    void resetWanted(const takujo::Param &param);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void makeLayout();
    void makeOfficial();
    void placeOfficial();

    const Param &m_param;
    Wording m_words;
    ParamEditor *m_editor;
    QLabel *m_label;
    QGridLayout *m_layout;
    QHBoxLayout *m_side = nullptr;     ///< of m_official and m_reset
    ElidedLabel *m_official = nullptr; ///< with m_reset from the first change on
    QToolButton *m_reset = nullptr;
    QLabel *m_mistakes = nullptr; ///< from the first mistake on
    bool m_narrow = false;
    bool m_changed = false;
    bool m_selected = false;
};

} // namespace takujo::editor
