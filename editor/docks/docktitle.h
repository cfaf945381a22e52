#pragma once
#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace takujo::editor {

class ElidedLabel;

/// A word on a soft ground, as in the mockup: counts, kinds.
QLabel *makeChip(QWidget *parent = nullptr);
void setChip(QLabel *chip, const QString &text, const QColor &ink, const QColor &ground);

/// Head of a panel: its name, chips beside it and a note at the right.
class DockTitle : public QFrame
{
    Q_OBJECT

public:
    explicit DockTitle(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setNote(const QString &note);
    /// Chip number `place`; an empty text hides it.
    void setChip(std::size_t place, const QString &text, const QColor &ink, const QColor &ground);
    /// A control at the right end.
    void addWidget(QWidget *widget);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }
    /// Takes the colours and sizes in force.
    void applyLook();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QHBoxLayout *m_layout;
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    std::vector<QLabel *> m_chips;
};

} // namespace takujo::editor
