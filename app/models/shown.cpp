#include "shown.h"

#include "game/rulebook.h"
#include "io/record_io.h"
#include "plugin/catalogue.h"
#include "words.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>
#include <QUrl>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString problemLine(const Problem &problem, const Renderer &renderer)
{
    QStringList parts;
    const auto &values = problem.text.args; // a sentence that names the file itself says it once
    const bool named = std::any_of(values.begin(), values.end(),
                                   [](const TextArg &value) { return value.first == "file"; });
    if (!problem.file.empty() && !named)
        parts.append(QFileInfo(qstr(problem.file)).fileName());
    if (!problem.path.empty())
        parts.append(qstr(problem.path));
    if (!problem.text.empty())
        parts.append(qstr(renderer(problem.text)));
    return parts.join(renderer.language == Language::Ja ? u"："_s : u": "_s);
}

} // namespace

QStringList problemLines(const Problems &problems, Language language, const GameDefinition *game)
{
    TextCatalog words;
    words.add(engineTexts());
    if (game)
        words.add(game->texts);
    Renderer renderer;
    renderer.catalog = &words;
    renderer.language = language;
    QStringList out;
    for (const Problem &problem : problems)
        out.append(problemLine(problem, renderer));
    return out;
}

QString gameNamedIn(const QString &file)
{
    const Loaded<Json> document = readJsonFile(file);
    if (!document || !document->is_object())
        return {};
    const auto named = document->find("game");
    return named != document->end() && named->is_string() ? qstr(named->get<std::string>())
                                                          : QString();
}

QString shownPath(const QString &path)
{
    const QString home = QDir::homePath() + u'/';
    return path.startsWith(home) ? u"~/"_s + path.mid(home.size()) : path;
}

QString shownTime(const QDateTime &time)
{
    const QDate today = QDate::currentDate();
    const QString clock = time.time().toString(u"H:mm"_s);
    if (time.date() == today)
        return QCoreApplication::translate("ShelfModel", "today %1").arg(clock);
    if (time.date() == today.addDays(-1))
        return QCoreApplication::translate("ShelfModel", "yesterday %1").arg(clock);
    return QLocale().toString(time.date(),
                              QCoreApplication::translate("ShelfModel", "MMM d", "date format"));
}

QString shownRulesName(const GameEntry *game, const RecordSummary &summary, Language language)
{
    QString own = qstr(shownName(summary.rulesNameJa, summary.rulesNameEn, language));
    if (!own.isEmpty() || !game)
        return own;
    for (const auto &preset : game->metadata[u"presets"_s].toArray())
        if (preset[u"id"_s].toString() == qstr(summary.rulesBase))
            return preset[u"name"_s][language == Language::Ja ? u"ja"_s : u"en"_s].toString();
    return qstr(summary.rulesBase);
}

QString fileUrl(const QString &path)
{
    return path.isEmpty() ? QString() : QUrl::fromLocalFile(path).toString();
}

} // namespace takujo
