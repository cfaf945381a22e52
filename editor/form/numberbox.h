#pragma once
#include <QSpinBox>

namespace takujo::editor {

/// A number of the document. Steps stay in the allowed range; what is typed may have a digit more,
/// so that a number too large is seen (and told) instead of becoming another one. Undo and redo
/// are the document's, not those of the text.
class NumberBox : public QSpinBox
{
    Q_OBJECT
    // what assistive technology reads
    Q_PROPERTY(int minimum READ least)
    Q_PROPERTY(int maximum READ most)

public:
    NumberBox(int least, int most, QWidget *parent = nullptr);

    int least() const { return m_least; }
    int most() const { return m_most; }
    bool allows(int value) const { return value >= m_least && value <= m_most; }
    /// Shows a value of whatever size.
    void showValue(int value);
    void stepBy(int steps) override;

protected:
    bool event(QEvent *event) override;
    StepEnabled stepEnabled() const override;

private:
    int m_least;
    int m_most;
};

/// Whether a key that a field would undo or redo its own text by is asked for or pressed.
bool isUndoKey(const QEvent &event);

} // namespace takujo::editor
