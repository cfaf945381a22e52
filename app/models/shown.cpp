#include "shown.h"

#include "game/hidden_characters.h"
#include "game/rule_place.h"
#include "game/rulebook.h"
#include "io/files.h"
#include "io/record_io.h"
#include "io/whole_letters.h"
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

QString wordIn(const Json &object, const char *key)
{
    constexpr int kMost = 200; // letters
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string())
        return {};
    const QString word = wholeLetters(qstr(found->get<std::string>()), kMost);
    return qstr(withoutHidden(word.toStdString()));
}

QString placeIn(const GameDefinition *game, const Problem &problem, const Renderer &renderer)
{
    if (isDamaged({problem})) // its line and column are told
        return {};
    const auto place = game ? shownPlace(game->schema, problem, renderer) : std::nullopt;
    return qstr(place.value_or(problem.path));
}

QString problemLine(const Problem &problem, const Renderer &renderer, const GameDefinition *game)
{
    QStringList parts;
    const auto &values = problem.text.args; // a sentence that names the file itself says it once
    const bool named = std::any_of(values.begin(), values.end(),
                                   [](const TextArg &value) { return value.first == "file"; });
    if (!problem.file.empty() && !named)
        parts.append(QFileInfo(qstr(problem.file)).fileName());
    if (const QString place = placeIn(game, problem, renderer); !place.isEmpty())
        parts.append(place);
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
        out.append(problemLine(problem, renderer, game));
    return out;
}

QString gameNamedIn(const QString &file)
{
    if (const Loaded<Json> document = readJsonFile(file))
        return claimedRules(*document).game;
    const std::optional<SalvagedFile> damaged = readDamaged(file);
    return damaged ? qstr(damaged->game) : QString();
}

ClaimedRules claimedRules(const Json &document)
{
    ClaimedRules rules;
    if (!document.is_object())
        return rules;
    rules.game = wordIn(document, "game");
    if (const auto name = document.find("name"); name != document.end() && name->is_object()) {
        rules.nameJa = wordIn(*name, "ja");
        rules.nameEn = wordIn(*name, "en");
    }
    if (const auto changes = document.find("changes");
        changes != document.end() && changes->is_object())
        rules.changes = static_cast<int>(changes->size());
    return rules;
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
    return QLocale().toString(
        time.date(), time.date().year() == today.year()
                         ? QCoreApplication::translate("ShelfModel", "MMM d", "date format")
                         : QCoreApplication::translate("ShelfModel", "MMM d, yyyy", "date format"));
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
