#include "programlist.h"

#include "game/hidden_characters.h"
#include "players/player_command.h"
#include "settings.h"
#include "words.h"

#include <nlohmann/json.hpp>

#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostPrograms = 20;
constexpr qsizetype kMostName = 40;
const QString kKey = u"programs"_s;

} // namespace

ProgramList::ProgramList(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings)
{
    const auto kept = QJsonDocument::fromJson(m_settings.other(kKey).toString().toUtf8()).array();
    for (const auto &value : kept) {
        const Program program{value[u"name"].toString(), value[u"command"].toString()};
        if (!program.name.isEmpty() && m_programs.size() < kMostPrograms)
            m_programs.append(program);
    }
    show();
}

QStringList ProgramList::names() const
{
    QStringList out;
    for (const Program &program : m_programs)
        out << program.name;
    return out;
}

QString ProgramList::command(const QString &name) const
{
    for (const Program &program : m_programs)
        if (program.name == name)
            return program.command;
    return {};
}

QString ProgramList::nameOf(const std::string &program) const
{
    for (const Program &known : m_programs)
        if (programOf(known.command) == program)
            return known.name;
    return {};
}

QString ProgramList::nameProblem(const QString &name) const
{
    const QString shown = name.trimmed();
    if (shown.isEmpty() || shown.size() > kMostName ||
        hiddenCharacter(shown.toStdString(), Lines::One))
        return tr("A name of 1 to %1 letters is needed.").arg(kMostName);
    if (names().contains(shown))
        return tr("There is a player called \"%1\" already.").arg(shown);
    return {};
}

QString ProgramList::add(const QString &name, const QString &command)
{
    if (QString wrong = nameProblem(name); !wrong.isEmpty())
        return wrong;
    if (m_programs.size() >= kMostPrograms)
        return tr("There are %n players already; remove one first.", "", kMostPrograms);
    if (!readPlayerCommand(command))
        return tr("\"%1\" is no program that can be started.").arg(command.trimmed());
    m_programs.append({name.trimmed(), command.trimmed()});
    keep();
    return {};
}

void ProgramList::remove(const QString &name)
{
    m_programs.removeIf([&](const Program &program) { return program.name == name; });
    keep();
}

QString ProgramList::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(nullptr, tr("Choose a program"));
    return file.contains(u' ') ? u'"' + file + u'"' : file;
}

void ProgramList::keep()
{
    QJsonArray list;
    for (const Program &program : m_programs)
        list.append(QJsonObject{{u"name"_s, program.name}, {u"command"_s, program.command}});
    m_settings.setOther(kKey,
                        QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact)));
    show();
}

void ProgramList::show()
{
    RowModel::Rows rows;
    for (const Program &program : m_programs)
        rows.append({program.name, {program.name, program.command}});
    m_rows.setRows(rows);
    emit changed();
}

} // namespace takujo
