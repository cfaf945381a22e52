#pragma once
#include "glossary.h"
#include "rowmodel.h"

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
    Q_PROPERTY(takujo::RowModel *zones READ zones CONSTANT)
    Q_PROPERTY(takujo::RowModel *counters READ counters CONSTANT)
    Q_PROPERTY(QString phase READ phase NOTIFY revisionChanged)
    Q_PROPERTY(QList<int> facts READ facts NOTIFY revisionChanged)
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged)

public:
    explicit TableModel(QObject *parent = nullptr);

    RowModel *zones() { return &m_zones; }
    RowModel *counters() { return &m_counters; }
    QString phase() const { return m_phase; }
    /// What the game's own table knows how to read (engine/game/facts.h).
    const QList<int> &facts() const { return m_facts; }
    int revision() const { return m_revision; }

    /// Pieces of a zone; made on first use and kept, so a zone may be asked for before it exists.
    Q_INVOKABLE takujo::RowModel *zone(const QString &id);

    /// Explains pieces and counters of which the game itself says nothing.
    void setGlossary(const Glossary &glossary) { m_glossary = glossary; }
    /// Glossary::term()
    Q_INVOKABLE QVariantMap term(const QString &id) const { return m_glossary.term(id); }
    /// @param motions what led here from the table shown so far (motions.h)
    void show(const Presentation &table, const TableMarks &marks, const Words &words,
              const QVariantList &motions = {});
    /// Only marks other pieces and places as affected: nothing else is made anew.
    void setAffected(const QStringList &anchors);

signals:
    /// The table still shows what was; arrived() follows when it shows what came of it.
    void departing(const QVariantList &motions);
    void arrived();
    void revisionChanged();

private:
    void showZones(const Presentation &table, const Words &words);
    void showPieces(const Presentation &table, const TableMarks &marks, const Words &words);
    void showCounters(const Presentation &table, const Words &words);

    RowModel m_zones{{"zoneId", "kind", "label", "owner", "cols", "rows", "count", "face"}};
    RowModel m_counters{{"counterId", "label", "value", "owner", "clause", "tip"}};
    QString m_phase;
    QList<int> m_facts;
    QHash<QString, RowModel *> m_pieces;
    Glossary m_glossary;
    int m_revision = 0;
};

} // namespace takujo
