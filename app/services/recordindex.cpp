#include "recordindex.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 3;

const QStringList kTables{
    u"CREATE TABLE records(file TEXT PRIMARY KEY, size INTEGER, changed INTEGER, readable INTEGER,"
    " game TEXT, base TEXT, rulesJa TEXT, rulesEn TEXT, started TEXT, plies INTEGER,"
    " finished INTEGER, practice INTEGER, phaseJa TEXT, phaseEn TEXT, turnJa TEXT, turnEn TEXT,"
    " pointsJa TEXT, pointsEn TEXT, resultJa TEXT, resultEn TEXT, turnColour INTEGER,"
    " rulesHash TEXT)"
    " WITHOUT ROWID"_s,
    u"CREATE TABLE seats(file TEXT, seat INTEGER, human INTEGER, name TEXT, level TEXT,"
    " colour INTEGER, score INTEGER, won INTEGER, gaveUp INTEGER,"
    " PRIMARY KEY(file, seat)) WITHOUT ROWID"_s,
};

RecordIndex::Row rowOf(const QSqlQuery &q)
{
    RecordIndex::Row row;
    row.size = q.value(1).toLongLong();
    row.changed = q.value(2).toLongLong();
    RecordEntry &e = row.entry;
    e.readable = q.value(3).toBool();
    RecordSummary &s = e.summary;
    s.game = q.value(4).toString().toStdString();
    s.rulesBase = q.value(5).toString().toStdString();
    s.rulesNameJa = q.value(6).toString().toStdString();
    s.rulesNameEn = q.value(7).toString().toStdString();
    s.started = q.value(8).toString().toStdString();
    s.plies = q.value(9).toInt();
    s.finished = q.value(10).toBool();
    s.practice = q.value(11).toBool();
    e.phase = {q.value(12).toString(), q.value(13).toString()};
    e.turn = {q.value(14).toString(), q.value(15).toString()};
    e.points = {q.value(16).toString(), q.value(17).toString()};
    e.result = {q.value(18).toString(), q.value(19).toString()};
    e.turnColour = q.value(20).toInt();
    s.rulesHash = q.value(21).toString().toStdString();
    if (s.finished)
        s.result.emplace();
    return row;
}

// Seats come in their order.
void addSeat(RecordEntry &entry, const QSqlQuery &q)
{
    RecordSummary &s = entry.summary;
    const auto at = s.seats.size();
    if (at >= kMaxSeats)
        return;
    s.seats.push_back({q.value(2).toBool() ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai,
                       q.value(3).toString().toStdString(), q.value(4).toString().toStdString(),
                       q.value(5).toInt()});
    if (q.value(8).toBool())
        s.gaveUp.push_back(static_cast<int>(at));
    if (!s.result)
        return;
    s.result->score[at] = q.value(6).toInt();
    if (q.value(7).toBool())
        s.result->winners =
            static_cast<SeatSet>(s.result->winners | seatBit(static_cast<SeatId>(at)));
}

QVariantList recordValues(const QString &name, const RecordIndex::Row &row)
{
    const RecordEntry &e = row.entry;
    const RecordSummary &s = e.summary;
    const auto str = [](const std::string &text) { return QString::fromStdString(text); };
    return {name,           row.size,         row.changed,        e.readable,
            str(s.game),    str(s.rulesBase), str(s.rulesNameJa), str(s.rulesNameEn),
            str(s.started), s.plies,          s.finished,         s.practice,
            e.phase[0],     e.phase[1],       e.turn[0],          e.turn[1],
            e.points[0],    e.points[1],      e.result[0],        e.result[1],
            e.turnColour,   str(s.rulesHash)};
}

QVariantList seatValues(const QString &name, const RecordSummary &s, std::size_t at)
{
    const SeatSetup &seat = s.seats[at];
    const bool gaveUp =
        std::find(s.gaveUp.begin(), s.gaveUp.end(), static_cast<int>(at)) != s.gaveUp.end();
    return {name,
            static_cast<int>(at),
            seat.kind == SeatSetup::Kind::Human,
            QString::fromStdString(seat.name),
            QString::fromStdString(seat.level),
            seat.colour,
            s.result ? s.result->score[at] : 0,
            s.result && contains(s.result->winners, static_cast<SeatId>(at)) && !gaveUp,
            gaveUp};
}

bool insert(QSqlQuery &query, const QVariantList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), values[i]);
    return query.exec();
}

} // namespace

RecordIndex::RecordIndex(QString folder) : m_folder(std::move(folder)) {}

RecordIndex::~RecordIndex() { close(); }

QString RecordIndex::fileIn(const QString &folder) { return folder + u"/index.sqlite"_s; }

void RecordIndex::close()
{
    if (m_connection.isEmpty())
        return;
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

bool RecordIndex::open()
{
    if (!m_connection.isEmpty())
        return true;
    static int connections = 0;
    m_connection = u"takujo-index-%1"_s.arg(++connections);
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(fileIn(m_folder));
    if (database.open() && usable())
        return true;
    database.close();
    startAnew();
    return true;
}

// Of this version, and readable to its end.
bool RecordIndex::usable()
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.exec(u"PRAGMA synchronous = OFF"_s); // a lost index is made anew
    query.exec(u"PRAGMA journal_mode = MEMORY"_s);
    if (!query.exec(u"PRAGMA quick_check"_s) || !query.next() || query.value(0) != u"ok"_s)
        return false;
    query.finish();
    if (!query.exec(u"PRAGMA user_version"_s) || !query.next() || query.value(0) != kVersion)
        return false;
    query.finish();
    return query.exec(u"SELECT COUNT(*) FROM sqlite_master WHERE name IN ('records', 'seats')"_s) &&
           query.next() && query.value(0).toInt() == kTables.size();
}

bool RecordIndex::create()
{
    QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    QSqlQuery query(database);
    query.exec(u"PRAGMA synchronous = OFF"_s);
    query.exec(u"PRAGMA journal_mode = MEMORY"_s);
    bool made = true;
    for (const QString &table : kTables)
        made = made && query.exec(table);
    return made && query.exec(u"PRAGMA user_version = %1"_s.arg(kVersion));
}

void RecordIndex::startAnew()
{
    QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    QFile::remove(fileIn(m_folder));
    if (QDir().exists(m_folder) && database.open() && create())
        return;
    database.close(); // nothing can be written there: kept in memory for this run
    database.setDatabaseName(u":memory:"_s);
    database.open();
    create();
}

QHash<QString, RecordIndex::Row> RecordIndex::rows()
{
    QHash<QString, Row> out;
    if (!open())
        return out;
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    query.exec(u"SELECT * FROM records"_s);
    while (query.next())
        out.insert(query.value(0).toString(), rowOf(query));
    query.exec(u"SELECT * FROM seats ORDER BY file, seat"_s);
    while (query.next())
        if (const auto row = out.find(query.value(0).toString()); row != out.end())
            addSeat(row->entry, query);
    return out;
}

void RecordIndex::put(const QList<Row> &rows)
{
    if (rows.isEmpty() || !open())
        return;
    QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    database.transaction();
    QSqlQuery record(database), seat(database), clear(database);
    record.prepare(u"REPLACE INTO records VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s);
    seat.prepare(u"INSERT INTO seats VALUES(?,?,?,?,?,?,?,?,?)"_s);
    clear.prepare(u"DELETE FROM seats WHERE file = ?"_s);
    for (const Row &row : rows) {
        const QString name = QFileInfo(row.entry.file).fileName();
        insert(clear, {name});
        insert(record, recordValues(name, row));
        for (std::size_t at = 0; at < row.entry.summary.seats.size(); ++at)
            insert(seat, seatValues(name, row.entry.summary, at));
    }
    database.commit();
}

void RecordIndex::remove(const QString &name)
{
    if (!open())
        return;
    for (const char *table : {"records", "seats"}) {
        QSqlQuery query(QSqlDatabase::database(m_connection, false));
        query.prepare(u"DELETE FROM %1 WHERE file = ?"_s.arg(QLatin1StringView(table)));
        insert(query, {name});
    }
}

} // namespace takujo
