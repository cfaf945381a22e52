#include "game/within_memory.h"
#include "io/files.h"
#include "io/record_io.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

QString nameForDamaged(const QString &path)
{
    const QString name = path + QStringLiteral(".damaged");
    QString free = name;
    for (int number = 2; QFile::exists(free); ++number)
        free = name + QString::number(number);
    return free;
}

/// It stands near the beginning, before where such a file mostly ends.
std::string gameToldIn(const QString &file)
{
    static const QRegularExpression game(QStringLiteral("\"game\"\\s*:\\s*\"([a-z0-9]+)\""));
    const Loaded<std::string> bytes = readFile(file);
    return bytes ? game.match(QString::fromStdString(*bytes)).captured(1).toStdString()
                 : std::string();
}

} // namespace

std::optional<SalvagedFile> readDamaged(const QString &file)
{
    const Loaded<Json> document = readJsonFile(file);
    if (document || !isDamaged(document.error()))
        return std::nullopt;
    SalvagedFile out;
    if (const Loaded<Json> backup = readJsonFile(file + u'~'); backup && backup->is_object())
        out.backup = *backup;
    out.game = out.backup->is_object() ? recordGame(out.backup) : gameToldIn(file);
    return out;
}

bool isDamaged(const Problems &problems)
{
    static const std::array<std::string, 3> kDamage{"io.json.empty", "io.json.syntax",
                                                    "io.json.utf8"};
    return !problems.empty() &&
           std::find(kDamage.begin(), kDamage.end(), problems.front().text.id) != kDamage.end();
}

// A copy, so that there is a file under the name all the while; QFile::copy() writes over nothing.
Loaded<QString> restoreBackup(const QString &path)
{
    return withinMemory([&path]() -> Loaded<QString> {
        const Loaded<std::string> backup = readFile(path + u'~');
        if (!backup)
            return backup.error();
        QString aside = nameForDamaged(path);
        QFile damaged(path);
        if (!damaged.copy(aside))
            return problem(
                Text("io.write.backup")
                    .raw("file", path.toStdString())
                    .sub("reason", Text("io.reason.system")
                                       .raw("words", damaged.errorString().toStdString())));
        Problems problems = writeFile(path, *backup, false);
        if (problems.empty())
            return aside;
        QFile::remove(aside);
        return problems;
    });
}

} // namespace takujo
