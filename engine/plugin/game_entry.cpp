#include "plugin/game_entry.h"

#include "base/types.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>

#include <climits>
#include <tuple>
#include <utility>

namespace takujo {

namespace {

/// Reads one metadata object and notes which keys are not as they should be.
class MetadataReader
{
public:
    explicit MetadataReader(const QJsonObject &object) : m_object(object) {}

    QString text(const QString &key)
    {
        QString value = m_object.value(key).toString();
        if (value.isEmpty())
            wrong(key);
        return value;
    }

    std::pair<QString, QString> words(const QString &key)
    {
        const QJsonObject value = m_object.value(key).toObject();
        std::pair<QString, QString> both{value.value(QStringLiteral("ja")).toString(),
                                         value.value(QStringLiteral("en")).toString()};
        if (both.first.isEmpty() || both.second.isEmpty())
            wrong(key);
        return both;
    }

    std::pair<int, int> range(const QString &key, int least, int most)
    {
        const QJsonArray value = m_object.value(key).toArray();
        const std::pair<int, int> both{value.at(0).toInt(INT_MIN), value.at(1).toInt(INT_MIN)};
        if (value.size() != 2 || both.first < least || both.second > most ||
            both.first > both.second)
            wrong(key);
        return both;
    }

    void wrong(const QString &key)
    {
        m_problems.push_back(
            problem(Text("plugin.metadata").raw("key", key.toStdString()), "/" + key.toStdString())
                .front());
    }

    const Problems &problems() const { return m_problems; }

private:
    const QJsonObject &m_object;
    Problems m_problems;
};

bool isId(const QString &id)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[a-z][a-z0-9_]{0,31}\\z"));
    return pattern.match(id).hasMatch();
}

/// The cover named in the metadata, or `<id>.svg`; beside the plugin only. Empty when it is not there.
QString coverFile(const QString &pluginFile, const QString &id, const QString &named)
{
    for (const QString &name : {named, id + QStringLiteral(".svg")}) {
        const QFileInfo file(QFileInfo(pluginFile).absoluteDir(), name);
        if (!name.isEmpty() && !name.contains(QLatin1Char('/')) && file.isFile())
            return file.absoluteFilePath();
    }
    return {};
}

} // namespace

Loaded<GameEntry> readGameEntry(const QString &pluginFile, const QJsonObject &metadata)
{
    MetadataReader reader(metadata);
    GameEntry entry;
    entry.pluginFile = pluginFile;
    entry.metadata = metadata;
    entry.id = reader.text(QStringLiteral("id"));
    if (!entry.id.isEmpty() && !isId(entry.id))
        reader.wrong(QStringLiteral("id"));
    std::tie(entry.nameJa, entry.nameEn) = reader.words(QStringLiteral("name"));
    std::tie(entry.modeJa, entry.modeEn) = reader.words(QStringLiteral("mode"));
    std::tie(entry.blurbJa, entry.blurbEn) = reader.words(QStringLiteral("blurb"));
    std::tie(entry.minSeats, entry.maxSeats) = reader.range(QStringLiteral("seats"), 1, kMaxSeats);
    constexpr int kMaxMinutes = 1000;
    std::tie(entry.minMinutes, entry.maxMinutes) =
        reader.range(QStringLiteral("minutes"), 1, kMaxMinutes);
    if (!metadata.value(QStringLiteral("presets")).isArray())
        reader.wrong(QStringLiteral("presets"));
    entry.order = metadata.value(QStringLiteral("order")).toInt(entry.order);
    entry.cooperative = metadata.value(QStringLiteral("cooperative")).toBool();
    entry.oneLevel = metadata.value(QStringLiteral("oneLevel")).toBool();
    entry.tableModule = metadata.value(QStringLiteral("table")).toString();
    entry.cover =
        coverFile(pluginFile, entry.id, metadata.value(QStringLiteral("cover")).toString());
    if (!reader.problems().empty())
        return reader.problems();
    return entry;
}

} // namespace takujo
