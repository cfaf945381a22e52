#include "players/player_command.h"

#include "game/hidden_characters.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace takujo {

namespace {

/// With a slash a file, else one of the folders in PATH; empty = there is none.
QString programFile(const QString &name)
{
    const QFileInfo file(name.contains(u'/') ? name : QStandardPaths::findExecutable(name));
    return file.isFile() && file.isExecutable() ? file.absoluteFilePath() : QString();
}

} // namespace

Loaded<std::vector<std::string>> readPlayerCommand(const QString &command)
{
    QStringList words = QProcess::splitCommand(command);
    const QString program = words.isEmpty() ? QString() : programFile(words.first());
    if (program.isEmpty())
        return problem(
            Text("players.command").raw("command", withoutHidden(command.toStdString())));
    words.first() = program;
    std::vector<std::string> out;
    for (const QString &word : words)
        out.push_back(word.toStdString());
    return out;
}

} // namespace takujo
