#pragma once
#include "rowmodel.h"

namespace takujo {

class Settings;

/// The programs that the user lets play (engine/players/PLAYERS.md), kept in the settings. Only what
/// stands here or on a command line is ever started: files of matches and rules name no program.
class ProgramList : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(takujo::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)

public:
    explicit ProgramList(Settings &settings, QObject *parent = nullptr);

    RowModel *rows() { return &m_rows; }
    QStringList names() const;
    /// Empty when there is none of this name.
    Q_INVOKABLE QString command(const QString &name) const;
    /// The name of a seat's program (SeatSetup::program); empty = none of these.
    QString nameOf(const std::string &program) const;
    /// Why a player cannot be called so; empty = it can.
    Q_INVOKABLE QString nameProblem(const QString &name) const;
    /// Why it cannot be added; empty = it was.
    Q_INVOKABLE QString add(const QString &name, const QString &command);
    Q_INVOKABLE void remove(const QString &name);
    /// Asks for a program's file; empty = cancelled. Blanks in its path are quoted.
    Q_INVOKABLE QString chooseFile();

signals:
    void changed();

private:
    void keep();
    void show();

    struct Program
    {
        QString name;
        QString command;
    };
    Settings &m_settings;
    QList<Program> m_programs;
    RowModel m_rows{{"name", "command"}};
};

} // namespace takujo
