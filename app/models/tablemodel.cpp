#include "tablemodel.h"

#include <QQmlEngine>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

const QList<QByteArray> &pieceRoles()
{
    static const QList<QByteArray> roles{"pieceId",   "kind",  "slot",     "count",      "owner",
                                         "faceDown",  "label", "name",     "tip",        "clause",
                                         "facts",     "legal", "chosen",   "groupIndex", "target",
                                         "lastActor", "back",  "affected", "advised"};
    return roles;
}

QString placeOf(const QString &zone, int slot) { return zone + u'/' + QString::number(slot); }

RowModel::Row pieceRow(const Piece &piece, const TableMarks &marks, const Words &words,
                       const Glossary &glossary)
{
    const Glossary::Entry *term = glossary.of(piece);
    const QString id = qstr(piece.id);
    const QString place = placeOf(qstr(piece.zone), piece.slot);
    const auto lit = [&](const QSet<QString> &set) {
        return set.contains(id) || set.contains(place);
    };
    const auto actor =
        marks.lastActor.contains(id) ? marks.lastActor.value(id) : marks.lastActor.value(place, -1);
    const int group = marks.group.value(id, -1);
    return {id,
            {id, qstr(piece.kind), piece.slot, piece.count, int(piece.owner), piece.faceDown,
             words(piece.label), words(piece.name),
             piece.tip.empty() && term ? term->text : words(piece.tip),
             piece.clause.empty() && term ? term->clause : qstr(piece.clause),
             QVariant::fromValue(factList(piece.facts)), lit(marks.legal), group >= 0, group,
             !marks.target.isEmpty() && (marks.target == id || marks.target == place), actor,
             qstr(piece.back), lit(marks.affected), lit(marks.advised)}};
}

} // namespace

TableModel::TableModel(QObject *parent) : QObject(parent) {}

RowModel *TableModel::zone(const QString &id)
{
    RowModel *&model = m_pieces[id];
    if (!model) {
        model = new RowModel(pieceRoles(), this);
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    }
    return model;
}

void TableModel::show(const Presentation &table, const TableMarks &marks, const Words &words,
                      const QVariantList &motions)
{
    if (!motions.isEmpty())
        emit departing(motions);
    showPieces(table, marks, words);
    showCounters(table, words);
    showZones(table, words);
    m_phase = words(table.phase);
    m_facts = factList(table.facts);
    ++m_revision;
    emit revisionChanged();
    if (!motions.isEmpty())
        emit arrived();
}

void TableModel::setAffected(const QStringList &anchors)
{
    const int role = static_cast<int>(pieceRoles().indexOf("affected"));
    for (auto it = m_pieces.cbegin(); it != m_pieces.cend(); ++it)
        for (int row = 0; row < it.value()->count(); ++row) {
            const QString id = it.value()->value(row, u"pieceId"_s).toString();
            const int slot = it.value()->value(row, u"slot"_s).toInt();
            it.value()->setValue(row, role,
                                 anchors.contains(id) || anchors.contains(placeOf(it.key(), slot)));
        }
}

void TableModel::showZones(const Presentation &table, const Words &words)
{
    RowModel::Rows rows;
    for (const Zone &zone : table.zones)
        rows.append({qstr(zone.id),
                     {qstr(zone.id), int(zone.kind), words(zone.label), int(zone.owner), zone.cols,
                      zone.rows, zone.count, qstr(zone.face)}});
    m_zones.setRows(rows);
}

void TableModel::showPieces(const Presentation &table, const TableMarks &marks, const Words &words)
{
    QHash<QString, RowModel::Rows> rows;
    for (const Piece &piece : table.pieces)
        rows[qstr(piece.zone)].append(pieceRow(piece, marks, words, m_glossary));
    for (auto it = m_pieces.cbegin(); it != m_pieces.cend(); ++it)
        it.value()->setRows(rows.take(it.key()));
    for (auto it = rows.cbegin(); it != rows.cend(); ++it)
        zone(it.key())->setRows(it.value());
}

void TableModel::showCounters(const Presentation &table, const Words &words)
{
    RowModel::Rows rows;
    for (const Counter &counter : table.counters) {
        const Glossary::Entry *term = m_glossary.of(counter);
        rows.append({qstr(counter.id),
                     {qstr(counter.id), words(counter.label), counter.value, int(counter.owner),
                      qstr(counter.clause), term ? term->text : QString()}});
    }
    m_counters.setRows(rows);
}

} // namespace takujo
