#pragma once
#include "rowmodel.h"
#include "words.h"

namespace takujo {

/// Score sheet: the final result, or the standing as far as the seat on the screen knows it. What nobody
/// scored in is left out.
class OutcomeModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString meaning READ meaning NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString clause READ clause NOTIFY changed)
    Q_PROPERTY(QList<int> winners READ winners NOTIFY changed)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    Q_PROPERTY(takujo::RowModel *rows READ rows CONSTANT)

public:
    explicit OutcomeModel(QObject *parent = nullptr) : QObject(parent) {}

    bool finished() const { return m_outcome.finished; }
    QString headline() const { return m_headline; }
    /// Won or lost together: what the headline means for everybody; else empty.
    QString meaning() const { return m_meaning; }
    /// Headline and meaning in one.
    QString told() const { return m_told; }
    QString clause() const { return qstr(m_outcome.clause); }
    QList<int> winners() const;
    QList<int> totals() const;
    RowModel *rows() { return &m_rows; }

    void show(const Outcome &outcome, int seats, const Words &words);

signals:
    void changed();

private:
    Outcome m_outcome;
    int m_seats = 0;
    QString m_headline, m_meaning, m_told;
    /// Lines of the score sheet; sources: { piece, zone, seat, points }.
    RowModel m_rows{{"label", "clause", "points", "adds", "cells", "sources"}};
};

} // namespace takujo
