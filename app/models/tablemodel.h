#pragma once
#include "sessionmodels.h"
#include "words.h"

#include <QHash>
#include <QSet>

namespace takujo {

/// What is lit on the table beside what lies there: legal targets, the draft, last actions.
struct TableMarks
{
    QSet<QString> legal;
    QSet<QString> affected; ///< would be changed by the option looked at
    QSet<QString> advised;  ///< a hint is about them
    QString target;
    QHash<QString, int> group;     ///< piece id -> draft group
    QHash<QString, int> lastActor; ///< piece id or "zone/slot" -> seat
};

/// A table as one view sees it, as list models that live as long as the table.
class TableModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(takujo::ZoneListModel *zones READ zones CONSTANT)
    Q_PROPERTY(takujo::CounterModel *counters READ counters CONSTANT)
    Q_PROPERTY(QList<int> facts READ facts NOTIFY revisionChanged)
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged)

public:
    explicit TableModel(QObject *parent = nullptr);

    ZoneListModel *zones() { return &m_zones; }
    CounterModel *counters() { return &m_counters; }
    /// What the game's own table knows how to read (engine/game/facts.h).
    const QList<int> &facts() const { return m_facts; }
    int revision() const { return m_revision; }

    /// Pieces of a zone; made on first use and kept, so a zone may be asked for before it exists.
    Q_INVOKABLE takujo::ZoneModel *zone(const QString &id);

    /// @param motions what led here from the table shown so far (motions.h)
    void show(const Presentation &table, const TableMarks &marks, const Words &words,
              const QVariantList &motions = {});

signals:
    /// The table still shows what was; arrived() follows when it shows what came of it.
    void departing(const QVariantList &motions);
    void arrived();
    void revisionChanged();

private:
    void showZones(const Presentation &table, const Words &words);
    void showPieces(const Presentation &table, const TableMarks &marks, const Words &words);
    void showCounters(const Presentation &table, const Words &words);

    ZoneListModel m_zones;
    CounterModel m_counters;
    QList<int> m_facts;
    QHash<QString, ZoneModel *> m_pieces;
    int m_revision = 0;
};

} // namespace takujo
