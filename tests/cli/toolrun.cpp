#include "toolrun.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>

namespace takujo {

QList<QJsonObject> ToolRun::lines() const
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.isEmpty())
            objects << QJsonDocument::fromJson(line).object();
    }
    return objects;
}

ToolRun runTool(const QStringList &arguments, const QByteArray &input)
{
    constexpr int kMilliseconds = 120'000;
    QProcess process;
    process.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    ToolRun run;
    const bool ended = process.waitForFinished(kMilliseconds);
    run.out = process.readAllStandardOutput();
    run.error = process.readAllStandardError();
    if (ended && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    else
        process.kill();
    return run;
}

ToolRun runTool(const char *arguments)
{
    return runTool(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts));
}

QString writeTestFile(const QString &folder, const QString &name, const QByteArray &content)
{
    QFile file(QDir(folder).filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

bool isJapanese(const QByteArray &utf8)
{
    for (const QChar c : QString::fromUtf8(utf8)) {
        if (c.script() == QChar::Script_Hiragana || c.script() == QChar::Script_Katakana)
            return true;
    }
    return false;
}

} // namespace takujo
