#pragma once
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace takujo {

/// What the command line asks for. Read before QApplication exists: --help needs no display.
struct Options
{
    QString language; ///< "ja", "en", empty = as set
    QString theme;    ///< see Settings::theme, empty = as set
    int textSize = 0; ///< percent, 0 = as set
    QSize size;       ///< of the window, empty = as it was
    QString page;     ///< first page
    QString play;     ///< game to start at once with the seats used last
    QString lesson;   ///< game whose lesson is opened
    QString shot;     ///< write a picture of the window there and leave
    QString demoFolder = QStringLiteral("build/demo");
    std::optional<quint64> seed; ///< of every match and every computer move, none = random
    bool demo = false;
    bool benchUi = false;
    bool newWindow = false; ///< a program of its own even where one runs
    bool given = false;     ///< any option is there
    QStringList files;

    // instead of running
    bool help = false;
    bool version = false;
    QString error; ///< what is wrong with the command line, in English
    QString errorJapanese;

    /// It plays or measures by itself and ends; nobody hands files over to it.
    bool runsByItself() const { return demo || benchUi || !shot.isEmpty(); }
    /// Asks for nothing but files, which a program that runs can show as well.
    bool canHandOver() const { return !given; }
};

Options readOptions(const QStringList &arguments);
/// What is printed before there is a QApplication: by --lang, else by the system's language.
bool speaksJapanese(const Options &options);
/// @param japanese in Japanese, else in English
QString helpText(bool japanese);

} // namespace takujo
