#pragma once
#include "game/fields.h"

#include <QFile>
#include <QtTest>

namespace takujo::test {

/// Rows "path | what it holds" of the tables of a game's POSITION.md.
inline QStringList documentedFields(const char *game)
{
    QFile page(
        QStringLiteral(TAKUJO_SOURCE_DIR "/engine/games/%1/POSITION.md").arg(QLatin1String(game)));
    QStringList rows;
    if (!page.open(QIODevice::ReadOnly))
        return rows;
    for (const QString &line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QLatin1String(" | "));
        if (cells.size() > 2 && cells[0].startsWith(QLatin1String("| `")))
            rows << cells[0].mid(2) + QLatin1String(" | ") + cells[1];
    }
    return rows;
}

/// The same by the description: the fields of positions, then those that only views have. Each part
/// has been described when the rules are the standard ones with four seats.
template<class State, class View, class Rules>
QStringList describedFields(const Rules &rules)
{
    QStringList rows;
    const auto add = [&](auto part) {
        for (const FieldNote &note : Fields::list([&](Fields &f) { describe(f, rules, part); })) {
            const QString row = QString::fromStdString("`" + note.path + "` | " + note.holds);
            if (!rows.contains(row))
                rows << row;
        }
    };
    add(State());
    add(View());
    return rows;
}

/// Fails, and prints the table as it should be, when a field is not documented, or documented and not
/// there, or in another order than it is written.
inline void comparePage(const QStringList &documented, const QStringList &described)
{
    if (documented != described)
        qInfo().noquote() << "| " + described.join(QLatin1String(" |  |\n| ")) + " |  |";
    for (const QString &row : described)
        QVERIFY2(documented.contains(row), qPrintable(QLatin1String("not documented: ") + row));
    for (const QString &row : documented)
        QVERIFY2(described.contains(row), qPrintable(QLatin1String("no such field: ") + row));
    QCOMPARE(documented, described);
}

} // namespace takujo::test
