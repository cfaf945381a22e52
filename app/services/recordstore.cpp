#include "recordstore.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QStandardPaths>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kIndexFormat = "takujo-index/1";

Json pairJson(const std::array<QString, 2> &pair)
{
    return Json::array({pair[0].toStdString(), pair[1].toStdString()});
}

std::array<QString, 2> pairFrom(const Json &json, const char *key)
{
    const Json pair = json.value(key, Json::array({"", ""}));
    return {QString::fromStdString(pair.at(0).get<std::string>()), QString::fromStdString(pair.at(1).get<std::string>())};
}

Json seatsJson(const std::vector<SeatSetup> &seats)
{
    Json out = Json::array();
    for (const SeatSetup &s : seats)
        out.push_back({{"human", s.kind == SeatSetup::Kind::Human}, {"name", s.name}, {"level", s.level}, {"colour", s.colour}});
    return out;
}

std::vector<SeatSetup> seatsFrom(const Json &json)
{
    std::vector<SeatSetup> out;
    for (const Json &s : json)
        out.push_back({s.at("human").get<bool>() ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai,
                       s.at("name").get<std::string>(), s.at("level").get<std::string>(), s.at("colour").get<int>()});
    return out;
}

Json entryJson(const RecordEntry &e, qint64 size)
{
    const RecordSummary &s = e.summary;
    return {{"file", QFileInfo(e.file).fileName().toStdString()}, {"size", size},
            {"changed", e.changed.toMSecsSinceEpoch()}, {"readable", e.readable}, {"game", s.game},
            {"base", s.rulesBase}, {"rulesJa", s.rulesNameJa}, {"rulesEn", s.rulesNameEn}, {"seats", seatsJson(s.seats)},
            {"started", s.started}, {"plies", s.plies}, {"finished", s.finished}, {"practice", s.practice},
            {"phase", pairJson(e.phase)}, {"turn", pairJson(e.turn)}, {"points", pairJson(e.points)},
            {"result", pairJson(e.result)}};
}

RecordEntry entryFrom(const Json &j, const QFileInfo &info)
{
    RecordEntry e;
    e.file = info.absoluteFilePath();
    e.changed = info.lastModified();
    e.readable = j.at("readable").get<bool>();
    RecordSummary &s = e.summary;
    s.game = j.at("game").get<std::string>();
    s.rulesBase = j.at("base").get<std::string>();
    s.rulesNameJa = j.at("rulesJa").get<std::string>();
    s.rulesNameEn = j.at("rulesEn").get<std::string>();
    s.seats = seatsFrom(j.at("seats"));
    s.started = j.at("started").get<std::string>();
    s.plies = j.at("plies").get<int>();
    s.finished = j.at("finished").get<bool>();
    s.practice = j.at("practice").get<bool>();
    e.phase = pairFrom(j, "phase");
    e.turn = pairFrom(j, "turn");
    e.points = pairFrom(j, "points");
    e.result = pairFrom(j, "result");
    return e;
}

RecordEntry readEntry(const QFileInfo &info)
{
    RecordEntry e;
    e.file = info.absoluteFilePath();
    e.changed = info.lastModified();
    e.readable = false;
    if (const Loaded<Json> document = readJsonFile(e.file)) {
        if (Loaded<RecordSummary> summary = readRecordSummary(*document)) {
            e.summary = std::move(summary).value();
            e.readable = true;
        }
    }
    return e;
}

} // namespace

RecordStore::RecordStore(QString folder, QObject *parent) : QObject(parent), m_folder(std::move(folder))
{
    m_indexDelay.setSingleShot(true);
    m_indexDelay.setInterval(300);
    connect(&m_indexDelay, &QTimer::timeout, this, &RecordStore::writeIndex);
}

RecordStore::~RecordStore()
{
    if (m_indexDelay.isActive())
        writeIndex();
}

QString RecordStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/takujo/records"_s;
}

const QList<RecordEntry> &RecordStore::entries()
{
    if (!m_loaded)
        load();
    return m_entries;
}

void RecordStore::rescan()
{
    load();
    emit changed();
}

// Entries whose file has the size and time of the index are taken from it; the others are read.
void RecordStore::load()
{
    m_loaded = true;
    m_entries.clear();
    QHash<QString, Json> known;
    const QString indexFile = m_folder + u"/index.json"_s;
    if (QFileInfo::exists(indexFile))
        if (const Loaded<Json> index = readJsonFile(indexFile))
            if (index->is_object() && index->value("format", "") == kIndexFormat)
                for (const Json &e : index->value("records", Json::array()))
                    known.insert(QString::fromStdString(e.value("file", "")), e);
    bool stale = false;
    const QDir dir(m_folder);
    for (const QFileInfo &info : dir.entryInfoList({u"*.takujo"_s}, QDir::Files | QDir::Readable, QDir::Time)) {
        const Json e = known.value(info.fileName());
        const bool fits = e.is_object() && e.value("size", qint64(-1)) == info.size()
            && e.value("changed", qint64(-1)) == info.lastModified().toMSecsSinceEpoch();
        stale = stale || !fits;
        try {
            m_entries.append(fits ? entryFrom(e, info) : readEntry(info));
        } catch (const Json::exception &) { // a damaged index entry: the file itself is the truth
            m_entries.append(readEntry(info));
        }
    }
    if (stale)
        m_indexDelay.start();
}

QString RecordStore::newFile(const QString &game) const
{
    const QString stem = m_folder + u'/' + game + u'-' + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    for (int i = 1;; ++i) {
        const QString file = i == 1 ? stem + u".takujo"_s : u"%1-%2.takujo"_s.arg(stem).arg(i);
        if (!QFileInfo::exists(file))
            return file;
    }
}

Problems RecordStore::save(const RecordEntry &entry, const Json &document)
{
    entries();
    QDir().mkpath(m_folder);
    const Problems problems = writeFile(entry.file, prettyJson(document));
    if (!problems.empty())
        return problems;
    RecordEntry saved = entry;
    saved.changed = QFileInfo(entry.file).lastModified();
    const auto same = [&](const RecordEntry &e) { return e.file == saved.file; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), same), m_entries.end());
    m_entries.prepend(saved);
    m_indexDelay.start();
    emit changed();
    return {};
}

bool RecordStore::remove(const QString &file)
{
    if (!QFile::moveToTrash(file) && !QFile::remove(file))
        return false;
    QFile::remove(file + u'~');
    const auto same = [&](const RecordEntry &e) { return e.file == file; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), same), m_entries.end());
    m_indexDelay.start();
    emit changed();
    return true;
}

// A lost or old index costs one scan, so it needs no care beyond being whole.
void RecordStore::writeIndex()
{
    m_indexDelay.stop();
    Json records = Json::array();
    for (const RecordEntry &e : m_entries)
        records.push_back(entryJson(e, QFileInfo(e.file).size()));
    writeFile(m_folder + u"/index.json"_s, prettyJson({{"format", kIndexFormat}, {"records", records}}), false);
}

} // namespace takujo
