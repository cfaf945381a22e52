#pragma once
#include "evaluation/balance_report.h"

#include <QStyledItemDelegate>

namespace takujo::editor {

/// Draws a measure: the official value as a line, the own one as a dot with the whiskers of its 95 %
/// interval, in vermilion where it has clearly changed.
class WhiskerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setReport(const BalanceReport *report) { m_report = report; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// What the ends of the track stand for; wins of the seats share one scale.
    std::pair<double, double> range(const Measure &measure) const;

    const BalanceReport *m_report = nullptr;
};

} // namespace takujo::editor
