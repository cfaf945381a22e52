#include "io/file_problem.h"
#include "io/files.h"

#include <QFile>
#include <QStandardPaths>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace takujo {

namespace {

Problems notMoved(const QString &path, Text reason)
{
    Problems out =
        problem(Text("io.trash").raw("file", path.toStdString()).sub("reason", std::move(reason)));
    out.front().file = path.toStdString();
    return out;
}

// Where no trash can be made, Qt 6.4 moves the file into the folder the program was started in; where
// nothing can be written into it, Qt tries for ever.
Problems trashProblem(const QString &path)
{
    const QString trash = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                          QStringLiteral("/Trash");
    for (const char *part : {"/files", "/info"}) {
        const QString folder = trash + QLatin1String(part);
        if (const Problems none = makeFolder(folder); !none.empty())
            return notMoved(path, none.front().text);
        const QByteArray name = QFile::encodeName(folder);
        if (::faccessat(AT_FDCWD, name.constData(), W_OK | X_OK, AT_EACCESS) != 0)
            return fileProblem("io.trash", path, errno);
    }
    return {};
}

} // namespace

Problems moveToTrash(const QString &path)
{
    Problems problems = trashProblem(path);
    if (!problems.empty())
        return problems;
    QFile file(path);
    if (!file.moveToTrash())
        return notMoved(path,
                        Text("io.reason.system").raw("words", file.errorString().toStdString()));
    return {};
}

} // namespace takujo
