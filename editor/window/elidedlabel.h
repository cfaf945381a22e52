#pragma once
#include <QLabel>

namespace takujo::editor {

/// One line that gives way when there is no room: it ends in "…" and a tooltip has all of it. Screen
/// readers get the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    /// Whether the text does not fit.
    bool isElided() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace takujo::editor
