#include "recordindex.h"

#include "base/hash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 7;
constexpr int kBusyMilliseconds = 200; ///< a program that writes is quicker; else it is held

// With the journal on disk (look()) a transaction is there as a whole or not at all.
const QString kSafety = u"PRAGMA synchronous = NORMAL"_s;

const QStringList kTables{
    u"CREATE TABLE records(file TEXT PRIMARY KEY, size INTEGER, changed INTEGER, readable INTEGER,"
    " game TEXT, base TEXT, rulesJa TEXT, rulesEn TEXT, started TEXT, plies INTEGER,"
    " finished INTEGER, practice INTEGER, phaseJa TEXT, phaseEn TEXT, turnJa TEXT, turnEn TEXT,"
    " pointsJa TEXT, pointsEn TEXT, resultJa TEXT, resultEn TEXT, turnColour INTEGER,"
    " rulesHash TEXT, deal INTEGER, timed INTEGER, seconds INTEGER, digest TEXT) WITHOUT ROWID"_s,
    u"CREATE TABLE seats(file TEXT, seat INTEGER, human INTEGER, name TEXT, level TEXT,"
    " colour INTEGER, score INTEGER, won INTEGER, gaveUp INTEGER, program TEXT,"
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
    s.deal = q.value(22).toInt();
    s.timedDecisions = q.value(23).toInt();
    s.decisionSeconds = q.value(24).toInt();
    if (s.finished)
        s.result.emplace();
    return row;
}

// Seats come in their order. False: one is missing before this, or there are too many.
bool addSeat(RecordEntry &entry, const QSqlQuery &q)
{
    RecordSummary &s = entry.summary;
    const auto at = s.seats.size();
    if (at >= kMaxSeats || q.value(1) != static_cast<int>(at))
        return false;
    s.seats.push_back({q.value(2).toBool() ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai,
                       q.value(3).toString().toStdString(),
                       q.value(4).toString().toStdString(),
                       q.value(5).toInt(),
                       {},
                       q.value(9).toString().toStdString()});
    if (q.value(8).toBool())
        s.gaveUp.push_back(static_cast<int>(at));
    if (!s.result)
        return true;
    s.result->score[at] = q.value(6).toInt();
    if (q.value(7).toBool())
        s.result->winners =
            static_cast<SeatSet>(s.result->winners | seatBit(static_cast<SeatId>(at)));
    return true;
}

QVariantList recordValues(const QString &name, const RecordIndex::Row &row)
{
    const RecordEntry &e = row.entry;
    const RecordSummary &s = e.summary;
    const auto str = [](const std::string &text) { return QString::fromStdString(text); };
    return {name,
            row.size,
            row.changed,
            e.readable,
            str(s.game),
            str(s.rulesBase),
            str(s.rulesNameJa),
            str(s.rulesNameEn),
            str(s.started),
            s.plies,
            s.finished,
            s.practice,
            e.phase[0],
            e.phase[1],
            e.turn[0],
            e.turn[1],
            e.points[0],
            e.points[1],
            e.result[0],
            e.result[1],
            e.turnColour,
            str(s.rulesHash),
            s.deal,
            s.timedDecisions,
            s.decisionSeconds};
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
            gaveUp,
            QString::fromStdString(seat.playedBy)};
}

// Of a record and its seats: rows of which one is missing, or that were changed by somebody else, do
// not give it.
QString digestOf(const QString &name, const RecordIndex::Row &row)
{
    QVariantList values = recordValues(name, row);
    for (std::size_t at = 0; at < row.entry.summary.seats.size(); ++at)
        values += seatValues(name, row.entry.summary, at);
    QString text;
    for (const QVariant &value : std::as_const(values))
        text += value.toString() + u'\0';
    return QString::fromStdString(toHex(hashText(text.toStdString())));
}

// Another program has a lock on the file, or takes one again and again.
bool heldByAnother(const QSqlError &error)
{
    const QString code = error.nativeErrorCode();
    return code == u"5"_s || code == u"6"_s;
}

// The index file and what SQLite keeps beside it while it writes. A pipe there would be waited for.
QStringList filesOf(const QString &file)
{
    return {file, file + u"-journal"_s, file + u"-wal"_s, file + u"-shm"_s};
}

bool isOrdinaryOrMissing(const QString &file)
{
    const QFileInfo info(file);
    return info.isFile() || (!info.exists() && !info.isSymLink());
}

} // namespace

RecordIndex::RecordIndex(QString folder) : m_folder(std::move(folder)) {}

RecordIndex::~RecordIndex() { close(); }

QString RecordIndex::fileIn(const QString &folder) { return folder + u"/index.sqlite"_s; }

QSqlDatabase RecordIndex::database() const { return QSqlDatabase::database(m_connection, false); }

void RecordIndex::close()
{
    if (m_connection.isEmpty())
        return;
    database().close();
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

// Runs a statement with these values.
bool RecordIndex::run(QSqlQuery &query, const QVariantList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), values[i]);
    const bool done = query.exec();
    m_held = m_held || heldByAnother(query.lastError());
    return done;
}

void RecordIndex::open()
{
    if (!m_connection.isEmpty())
        return;
    static int connections = 0;
    m_connection = u"takujo-index-%1"_s.arg(++connections);
    auto made = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    made.setDatabaseName(fileIn(m_folder));
    made.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kBusyMilliseconds));
    const QStringList files = filesOf(fileIn(m_folder));
    const bool ordinary = std::all_of(files.begin(), files.end(), isOrdinaryOrMissing);
    const State found = ordinary && made.open() ? look() : State::Wrong;
    if (found != State::Fits)
        replace(found);
}

// What is held by another program is left alone.
void RecordIndex::replace(State found)
{
    m_held = found == State::Held;
    if (m_held)
        useMemory();
    else
        startAnew();
}

// Of this version and exactly these tables, readable to its end, and free.
RecordIndex::State RecordIndex::look() const
{
    QSqlQuery query(database());
    query.exec(kSafety);
    QStringList tables;
    bool fits = query.exec(u"SELECT sql FROM sqlite_master ORDER BY name"_s);
    while (fits && query.next())
        tables.append(query.value(0).toString());
    const auto says = [&](const char *question, const QVariant &answer) {
        return fits && query.exec(QLatin1StringView(question)) && query.next() &&
               query.value(0) == answer;
    };
    fits = fits && tables == kTables;
    fits = says("PRAGMA user_version", kVersion);
    fits = says("PRAGMA journal_mode = DELETE",
                u"delete"_s); // a kill leaves all of a match or nothing
    fits = says("PRAGMA quick_check", u"ok"_s);
    if (fits)
        return State::Fits;
    return heldByAnother(query.lastError()) ? State::Held : State::Wrong;
}

bool RecordIndex::create()
{
    QSqlQuery query(database());
    query.exec(kSafety);
    bool made = database().transaction();
    for (const QString &table : kTables)
        made = made && query.exec(table);
    made = made && query.exec(u"PRAGMA user_version = %1"_s.arg(kVersion));
    return made && database().commit();
}

// First the database: without one SQLite takes back nothing from a journal.
void RecordIndex::startAnew()
{
    database().close();
    for (const QString &file : filesOf(fileIn(m_folder)))
        QFile::remove(file);
    const QStringList files = filesOf(fileIn(m_folder));
    const bool free =
        QDir().exists(m_folder) && std::all_of(files.begin(), files.end(), isOrdinaryOrMissing);
    if (!free || !database().open() || !create())
        useMemory();
}

void RecordIndex::useMemory()
{
    QSqlDatabase kept = database();
    kept.close();
    kept.setDatabaseName(u":memory:"_s);
    kept.open();
    create();
}

QHash<QString, RecordIndex::Row> RecordIndex::rows()
{
    open();
    QHash<QString, Row> out;
    const State found = read(out);
    if (found == State::Fits)
        return out;
    replace(found);
    return {};
}

// Wrong: rows are missing or not those that were written.
RecordIndex::State RecordIndex::read(QHash<QString, Row> &out) const
{
    QHash<QString, QString> digests;
    QSqlQuery query(database());
    query.setForwardOnly(true);
    bool fits = query.exec(u"SELECT * FROM records"_s);
    while (fits && query.next()) {
        const QString name = query.value(0).toString();
        out.insert(name, rowOf(query));
        digests.insert(name, query.value(query.record().count() - 1).toString());
    }
    fits = !query.lastError().isValid() && query.exec(u"SELECT * FROM seats ORDER BY file, seat"_s);
    while (fits && query.next()) {
        const auto row = out.find(query.value(0).toString());
        fits = row != out.end() && addSeat(row->entry, query);
    }
    fits = fits && !query.lastError().isValid();
    for (auto row = out.cbegin(); fits && row != out.cend(); ++row)
        fits = digestOf(row.key(), *row) == digests.value(row.key());
    if (fits)
        return State::Fits;
    return heldByAnother(query.lastError()) ? State::Held : State::Wrong;
}

bool RecordIndex::put(const QList<Row> &rows)
{
    if (rows.isEmpty())
        return true;
    open();
    bool written = database().transaction();
    QSqlQuery record(database()), seat(database()), clear(database());
    record.prepare(
        u"REPLACE INTO records VALUES(%1?)"_s.arg(u"?,"_s.repeated(recordValues({}, {}).size())));
    seat.prepare(u"INSERT INTO seats VALUES(?,?,?,?,?,?,?,?,?,?)"_s);
    clear.prepare(u"DELETE FROM seats WHERE file = ?"_s);
    for (const Row &row : rows) {
        const QString name = QFileInfo(row.entry.file).fileName();
        written = written && run(clear, {name}) &&
                  run(record, recordValues(name, row) << digestOf(name, row));
        for (std::size_t at = 0; at < row.entry.summary.seats.size(); ++at)
            written = written && run(seat, seatValues(name, row.entry.summary, at));
    }
    return finish(written);
}

bool RecordIndex::remove(const QString &name)
{
    open();
    bool removed = database().transaction();
    for (const char *table : {"records", "seats"}) {
        QSqlQuery query(database());
        query.prepare(u"DELETE FROM %1 WHERE file = ?"_s.arg(QLatin1StringView(table)));
        removed = removed && run(query, {name});
    }
    return finish(removed);
}

bool RecordIndex::finish(bool good)
{
    if (good && database().commit())
        return true;
    m_held = m_held || heldByAnother(database().lastError());
    database().rollback();
    return false;
}

} // namespace takujo
