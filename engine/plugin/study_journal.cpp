#include "plugin/study_journal.h"

#include "evaluation/fair_report.h"
#include "io/files.h"
#include "plugin/game_entry.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostOfALine = 1 << 20;
constexpr qint64 kMostOfACache = 64 << 20;

Problems journalProblem(const char *id, const QString &file)
{
    return problem(Text(id).raw("file", file.toStdString()));
}

/// Changes with every build of a game.
QString buildOf(const GameEntry &game)
{
    const QFileInfo plugin(game.pluginFile);
    return u"%1-%2-%3"_s.arg(QStringLiteral(TAKUJO_VERSION))
        .arg(plugin.size())
        .arg(plugin.lastModified().toSecsSinceEpoch());
}

/// Empty without a cache folder.
QString studyCacheFile(const GameEntry &game, const QString &kind)
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    QDir folder(cache + u"/takujo/studies"_s);
    if (cache.isEmpty() || !folder.mkpath(u"."_s))
        return {};
    const QString start = game.id + u'-' + kind + u'-';
    const QString name = start + buildOf(game) + u".jsonl"_s;
    for (const QFileInfo &file : folder.entryInfoList({start + u'*'}, QDir::Files)) {
        if (file.fileName() != name || file.size() > kMostOfACache)
            QFile::remove(file.filePath());
    }
    return folder.filePath(name);
}

} // namespace

// Line by line: a journal of a long run is larger than any other file of the program may be.
Loaded<std::vector<StudyRows>> StudyJournal::read(const QString &file)
{
    QFile in(file);
    if (!in.exists())
        return std::vector<StudyRows>();
    if (!in.open(QIODevice::ReadOnly))
        return journalProblem("study.journal.unread", file);
    const qint64 end = LineFile::end(in);
    std::vector<Json> lines;
    while (in.pos() < end && !in.atEnd()) {
        const QByteArray bytes = in.readLine(kMostOfALine);
        if (bytes.isEmpty()) // a disk that fails says neither more nor that this was all
            break;
        const Loaded<Json> line = parseJson(bytes.toStdString());
        lines.push_back(line ? *line : Json());
    }
    Loaded<std::vector<StudyRows>> rows = readFairJournal(lines);
    if (rows)
        return rows;
    Problems wrong = rows.error();
    for (Problem &p : wrong)
        p.file = file.toStdString();
    return wrong;
}

std::vector<StudyRows> StudyJournal::openCache(const GameEntry &game, const QString &kind)
{
    m_lines.close();
    const QString file = studyCacheFile(game, kind);
    if (file.isEmpty())
        return {};
    Loaded<std::vector<StudyRows>> known = read(file);
    if (!known)
        QFile::remove(file);
    (void)open(file);
    return known ? std::move(known).value() : std::vector<StudyRows>();
}

Problems StudyJournal::open(const QString &file)
{
    return m_lines.open(file) ? Problems() : journalProblem("study.journal", file);
}

Problems StudyJournal::write(const StudyKey &key, const StudyRow &row)
{
    if (m_lines.write(QByteArray::fromStdString(toJson(key, row).dump())))
        return {};
    return journalProblem("study.journal", m_lines.name());
}

} // namespace takujo
