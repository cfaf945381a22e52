#pragma once
#include "evaluation/fair_report.h"

#include <QWidget>

namespace takujo::editor {

/// The candidates as dots: across how far from the present rules, up how far from the aim, with the lines
/// of their intervals. The table below it says the same in words.
class FairPlot : public QWidget
{
    Q_OBJECT

public:
    explicit FairPlot(QWidget *parent = nullptr);

    /// @param chosen a candidate, ringed; none = -1
    void show(const FairState *state, int chosen);
    void setWords(const QString &up, const QString &across, const QString &band,
                  const QString &present);
    QSize sizeHint() const override;
    /// The dots and the name of the present rules.
    std::vector<QRectF> marks() const;
    /// Where the words for the aim stand: clear of the marks where there is such a place.
    QRectF bandName() const;

signals:
    void picked(int candidate);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRectF head() const;
    QRectF field() const;
    QPointF at(const FairCandidate &candidate, double gap) const;
    void scale();
    double bandTop() const;
    QRectF presentName() const;
    void paintBand(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
    void paintAxes(QPainter &painter) const;
    void paintTradeOffs(QPainter &painter) const;
    void paintInterval(QPainter &painter, std::size_t i) const;
    void paintCandidate(QPainter &painter, std::size_t i) const;
    QColor inkOf(std::size_t i) const;

    FairState m_state;
    bool m_some = false;
    int m_chosen = -1;
    double m_most = 1;     ///< gap at the top
    double m_farthest = 1; ///< distance at the right
    QString m_up, m_across, m_band, m_present;
};

} // namespace takujo::editor
