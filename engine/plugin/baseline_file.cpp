#include "plugin/baseline_file.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

namespace takujo {

QString baselineFileOf(const GameEntry &entry)
{
    const QFileInfo plugin(entry.pluginFile);
    return plugin.absolutePath() + QLatin1Char('/') + entry.id + QStringLiteral(".baselines.json");
}

Loaded<Baselines> readBaselines(const GameEntry &entry)
{
    const QString file = baselineFileOf(entry);
    if (!QFileInfo::exists(file))
        return Baselines();
    const Loaded<Json> document = readJsonFile(file);
    if (!document)
        return document.error();
    Loaded<Baselines> read = Baselines::read(entry.id.toStdString(), *document);
    if (read)
        return read;
    Problems problems = read.error();
    for (Problem &p : problems)
        p.file = file.toStdString();
    return problems;
}

} // namespace takujo
