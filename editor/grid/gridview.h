#pragma once
#include <QElapsedTimer>
#include <QTableView>

namespace takujo::editor {

/// The board on screen. Painting with the mouse, moving with arrows, typing numbers: it says what is
/// wanted and changes nothing itself.
class GridView : public QTableView
{
    Q_OBJECT

public:
    static constexpr int kTyping = 900; ///< ms within which what is typed belongs together

    explicit GridView(QWidget *parent = nullptr);
    void setEditable(bool on) { m_editable = on; }
    /// The largest number of a square: digits beyond it begin a new one.
    void setMost(int value) { m_most = value; }
    /// Sizes the view to its squares.
    void fit();

signals:
    /// The mouse or the space key wants the chosen value here. @param stroke number of the stroke
    void painted(const QModelIndex &cell, int stroke);
    /// A value was typed. 0 = take the square away
    void typed(const QModelIndex &cell, int value, int stroke);
    /// A letter was typed, as areas have them.
    void lettered(const QModelIndex &cell, const QString &letter);
    /// The right button or the key P wants the value of this square chosen.
    void picked(const QModelIndex &cell);
    void currentMoved(const QModelIndex &cell);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void paintAt(const QPoint &position);
    void typeDigit(int digit);

    bool m_editable = true;
    int m_most = 9;
    bool m_painting = false;
    int m_stroke = 0;
    QModelIndex m_last;
    int m_typed = 0;
    QElapsedTimer m_typing; ///< two digits in quick succession are one number
};

} // namespace takujo::editor
