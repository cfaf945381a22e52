#include "recordstore.h"

#include "game/within_memory.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QStandardPaths>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// What memory was not enough for has no size: it is read again the next time.
RecordIndex::Row readRow(const QFileInfo &info)
{
    RecordIndex::Row row{info.size(), info.lastModified().toMSecsSinceEpoch(), {}};
    row.entry.file = info.absoluteFilePath();
    Loaded<RecordSummary> summary = withinMemory([&]() -> Loaded<RecordSummary> {
        const Loaded<Json> document = readJsonFile(row.entry.file);
        if (!document)
            return document.error();
        return readRecordSummary(*document);
    });
    row.entry.readable = summary.ok();
    if (summary)
        row.entry.summary = std::move(summary).value();
    else if (isShortOfMemory(summary.error()))
        row.size = -1;
    return row;
}

} // namespace

RecordStore::RecordStore(const QString &folder, QObject *parent)
    : QObject(parent), m_folder(QDir::cleanPath(folder)), m_index(m_folder)
{}

QString RecordStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/takujo/records"_s;
}

const QList<RecordEntry> &RecordStore::entries()
{
    if (!m_loaded)
        load();
    return m_entries;
}

bool RecordStore::hasDeal(const std::string &game, int deal, const QString &except)
{
    const QString path = QFileInfo(except).canonicalFilePath();
    const auto same = [&](const RecordEntry &entry) {
        return entry.readable && entry.summary.game == game && entry.summary.deal == deal &&
               QFileInfo(entry.file).canonicalFilePath() != path;
    };
    const QList<RecordEntry> &all = entries();
    return std::any_of(all.begin(), all.end(), same);
}

void RecordStore::rescan()
{
    load();
    emit changed();
}

// Entries whose file has the size and time of the index are taken from it; the others are read.
void RecordStore::load()
{
    if (!m_loaded)
        clearLeftovers(m_folder);
    m_loaded = true;
    m_entries.clear();
    const QDir dir(m_folder);
    const QFileInfoList files =
        dir.entryInfoList({u"*.takujo"_s}, QDir::Files | QDir::Readable, QDir::Time);
    if (files.isEmpty() && !QFileInfo::exists(RecordIndex::fileIn(m_folder)))
        return; // a first start opens no database
    QHash<QString, RecordIndex::Row> known = m_index.rows();
    QList<RecordIndex::Row> fresh;
    for (const QFileInfo &info : files) {
        RecordIndex::Row row = known.take(info.fileName());
        const qint64 changed = info.lastModified().toMSecsSinceEpoch();
        if (row.size != info.size() || row.changed != changed) {
            row = readRow(info);
            fresh.append(row);
        }
        row.entry.file = info.absoluteFilePath();
        row.entry.changed = info.lastModified();
        m_entries.append(row.entry);
    }
    bool written = m_index.put(fresh);
    for (auto gone = known.cbegin(); written && gone != known.cend(); ++gone)
        written = m_index.remove(gone.key());
    if (!written)
        indexInMemory();
}

// The file cannot be written any more; the next start finds what it lacks by size and time.
void RecordStore::indexInMemory()
{
    QList<RecordIndex::Row> rows;
    for (const RecordEntry &entry : std::as_const(m_entries))
        rows.append({QFileInfo(entry.file).size(), entry.changed.toMSecsSinceEpoch(), entry});
    m_index.useMemory();
    m_index.put(rows);
}

QString RecordStore::newFile(const QString &game)
{
    const QString stem =
        m_folder + u'/' + game + u'-' + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    for (int i = 1;; ++i) {
        QString file =
            i == 1 ? stem + u".takujo"_s : u"%1-%2.takujo"_s.arg(stem, QString::number(i));
        if (!QFileInfo::exists(file) && !m_named.contains(file)) {
            m_named.insert(file);
            return file;
        }
    }
}

Problems RecordStore::save(const RecordEntry &entry, const Json &document)
{
    entries();
    std::string bytes = prettyJson(document);
    const bool first = !QFileInfo::exists(m_folder);
    Problems problems = makeFolder(m_folder);
    if (first) // a record tells everything: it is its owner's alone
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (problems.empty())
        problems = writeFile(entry.file, bytes);
    if (!problems.empty())
        return problems;
    m_savedFile = entry.file;
    m_saved = std::move(bytes);
    RecordEntry saved = entry;
    const QFileInfo info(entry.file);
    saved.changed = info.lastModified();
    const auto same = [&](const RecordEntry &e) { return e.file == saved.file; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), same), m_entries.end());
    m_entries.prepend(saved);
    if (!m_index.put({{info.size(), saved.changed.toMSecsSinceEpoch(), saved}}))
        indexInMemory();
    emit changed();
    return {};
}

bool RecordStore::changedElsewhere(const QString &file) const
{
    if (file != m_savedFile || !QFileInfo::exists(file))
        return false;
    const Loaded<std::string> now = readFile(file);
    return now && *now != m_saved;
}

Problems RecordStore::remove(const QString &file)
{
    if (Problems problems = moveToTrash(file); !problems.empty())
        return problems;
    QFile::remove(file + u'~');
    const auto same = [&](const RecordEntry &e) { return e.file == file; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), same), m_entries.end());
    if (!m_index.remove(QFileInfo(file).fileName()))
        indexInMemory();
    emit changed();
    return {};
}

} // namespace takujo
