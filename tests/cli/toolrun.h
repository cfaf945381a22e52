#pragma once
#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace takujo {

/// What one run of takujo-cli did.
struct ToolRun
{
    int code = -1; ///< -1: it crashed or did not end
    QByteArray out;
    QByteArray error;

    /// The JSON Lines it printed; an empty object where a line is none.
    QList<QJsonObject> lines() const;
    /// Everything, for the message of a failed test.
    QByteArray all() const { return "exit " + QByteArray::number(code) + "\n" + out + error; }
};

/// Runs the program of this build. @param input its standard input
ToolRun runTool(const QStringList &arguments, const QByteArray &input = {});
/// The arguments as one string, parted by blanks.
ToolRun runTool(const char *arguments);
/// A file in the test's folder with this content; its path.
QString writeTestFile(const QString &folder, const QString &name, const QByteArray &content);
/// Holds letters that only Japanese text has.
bool isJapanese(const QByteArray &utf8);

} // namespace takujo
