#pragma once
#include "game/json_value.h"
#include "game/problem.h"
#include "game/text.h"

#include <QStringList>

class QDateTime;

namespace takujo {

struct GameDefinition;
struct GameEntry;
struct RecordSummary;

// How what is no text of a game is shown: problems, files, times, names of rules.

/// One sentence for each problem in data from outside: file, place, what is wrong.
/// @param game whose words the problems may use; null = only those of the engine
QStringList problemLines(const Problems &problems, Language language,
                         const GameDefinition *game = nullptr);
/// The id of the game a file of rules or a record says it is of; of a damaged one the save before it, else
/// as far as it can be read. Empty = nothing says it.
QString gameNamedIn(const QString &file);
/// What a document of rules says of itself. Nobody has checked it; what is missing is empty.
struct ClaimedRules
{
    QString game, nameJa, nameEn;
    int changes = 0;
};
ClaimedRules claimedRules(const Json &document);
/// "~/takujo" for what lies in the home folder.
QString shownPath(const QString &path);
/// "today 21:14", "yesterday 22:40", or the date; in the language in use.
QString shownTime(const QDateTime &time);
/// Name of a record's rules: its own, or that of the preset in the plugin's metadata.
QString shownRulesName(const GameEntry *game, const RecordSummary &summary, Language language);
/// Address of an image file for QML, empty stays empty.
QString fileUrl(const QString &path);

} // namespace takujo
