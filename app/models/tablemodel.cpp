#include "tablemodel.h"

#include <QQmlEngine>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString kindName(Zone::Kind kind)
{
    switch (kind) {
    case Zone::Kind::Grid: return u"grid"_s;
    case Zone::Kind::Hand: return u"hand"_s;
    case Zone::Kind::Stack: return u"stack"_s;
    case Zone::Kind::Row: return u"row"_s;
    case Zone::Kind::Slots: return u"slots"_s;
    case Zone::Kind::Free: return u"free"_s;
    }
    return {};
}

QVariantMap attrsOf(const Piece &piece)
{
    QVariantMap attrs;
    for (const auto &[name, value] : piece.attrs)
        attrs.insert(qstr(name), value);
    return attrs;
}

RowModel::Row pieceRow(const Piece &piece, const TableMarks &marks, const Words &words)
{
    const QString id = qstr(piece.id);
    const QString place = qstr(piece.zone) + u'/' + QString::number(piece.slot);
    const auto lit = [&](const QSet<QString> &set) {
        return set.contains(id) || set.contains(place);
    };
    const auto actor =
        marks.lastActor.contains(id) ? marks.lastActor.value(id) : marks.lastActor.value(place, -1);
    const int group = marks.group.value(id, -1);
    return {id,
            {id,
             qstr(piece.kind),
             piece.slot,
             piece.count,
             int(piece.owner),
             piece.faceDown,
             words(piece.label),
             words(piece.name),
             words(piece.tip),
             qstr(piece.clause),
             attrsOf(piece),
             lit(marks.legal),
             group >= 0,
             group,
             !marks.target.isEmpty() && (marks.target == id || marks.target == place),
             actor,
             marks.fromZone.value(id),
             qstr(piece.back),
             lit(marks.affected),
             lit(marks.advised)}};
}

} // namespace

TableModel::TableModel(QObject *parent) : QObject(parent) {}

ZoneModel *TableModel::zone(const QString &id)
{
    ZoneModel *&model = m_pieces[id];
    if (!model) {
        model = new ZoneModel(this);
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    }
    return model;
}

int TableModel::counter(const QString &id) const
{
    return m_counters.value(m_counters.find(id), u"value"_s).toInt();
}

bool TableModel::hasCounter(const QString &id) const { return m_counters.find(id) >= 0; }

void TableModel::show(const Table &table, const TableMarks &marks, const Words &words)
{
    showPieces(table, marks, words);
    showCounters(table, words);
    showZones(table, words);
    ++m_revision;
    emit revisionChanged();
}

void TableModel::showZones(const Table &table, const Words &words)
{
    RowModel::Rows rows;
    for (const Zone &zone : table.zones)
        rows.append({qstr(zone.id),
                     {qstr(zone.id), kindName(zone.kind), words(zone.label), int(zone.owner),
                      zone.cols, zone.rows, zone.count, qstr(zone.face)}});
    m_zones.setRows(rows);
}

void TableModel::showPieces(const Table &table, const TableMarks &marks, const Words &words)
{
    QHash<QString, RowModel::Rows> rows;
    for (const Piece &piece : table.pieces)
        rows[qstr(piece.zone)].append(pieceRow(piece, marks, words));
    for (auto it = m_pieces.cbegin(); it != m_pieces.cend(); ++it)
        it.value()->setRows(rows.take(it.key()));
    for (auto it = rows.cbegin(); it != rows.cend(); ++it)
        zone(it.key())->setRows(it.value());
}

void TableModel::showCounters(const Table &table, const Words &words)
{
    RowModel::Rows rows;
    for (const Counter &counter : table.counters)
        rows.append({qstr(counter.id),
                     {qstr(counter.id), words(counter.label), counter.value, int(counter.owner),
                      qstr(counter.clause)}});
    m_counters.setRows(rows);
}

} // namespace takujo
