#include "benchui.h"
#include "demo.h"
#include "desktop.h"
#include "waiting.h"

#include "base/memory_reserve.h"

#include <QApplication>
#include <QTimer>
#include <QWidget>

#include <cstdio>

using namespace takujo;

namespace {

QStringList argumentsOf(int argc, char **argv)
{
    QStringList out;
    for (int i = 0; i < argc; ++i)
        out.append(QString::fromLocal8Bit(argv[i]));
    return out;
}

/// Help and version need no display.
void printAbout(const Options &options)
{
    const QString text = options.help ? helpText(speaksJapanese(options))
                                      : QStringLiteral("takujo " TAKUJO_VERSION "\n");
    std::fputs(qPrintable(text), stdout);
}

/// True: the program that runs already shows the files, which is said.
bool handsOver(const HandOver &others, const Options &options, const QString &token)
{
    HandedOver what{{}, token};
    for (const QString &file : options.files)
        what.files.append(QFileInfo(file).absoluteFilePath());
    if (!options.canHandOver() || !others.give(what))
        return false;
    const Settings settings;
    Translation words;
    words.use(settings.language());
    std::fputs(qPrintable(HandOver::told(what) + u'\n'), stdout);
    return true;
}

/// What runs by itself starts inside the event loop and ends it.
void runByItself(Desktop &desktop)
{
    const Options &options = desktop.options();
    if (options.demo)
        QTimer::singleShot(0, [&desktop] { QApplication::exit(Demo(desktop).run()); });
    else if (options.benchUi)
        QTimer::singleShot(0, [&desktop] { QApplication::exit(benchUi(desktop)); });
    else
        QTimer::singleShot(0, [&desktop] {
            settle(700);
            QWidget *editor = desktop.editor().window();
            const QString &file = desktop.options().shot;
            const bool saved =
                editor ? editor->grab().save(file) : saveShot(desktop.window(), file);
            QApplication::exit(saved ? 0 : 1);
        });
}

} // namespace

int main(int argc, char **argv)
{
    keepMemoryReserve();
    Options options = readOptions(argumentsOf(argc, argv));
    if (!options.error.isEmpty()) {
        const QString &error = speaksJapanese(options) ? options.errorJapanese : options.error;
        std::fprintf(stderr, "takujo: %s\n", qPrintable(error));
        return 2;
    }
    if (options.help || options.version) {
        printAbout(options);
        return 0;
    }
    const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); // Qt forgets it
    QApplication application(argc, argv);
    options = readOptions(argumentsOf(argc, argv)); // without Qt's own, which are no files
    prepareApplication();
    if (options.runsByItself()) {
        Desktop desktop(options);
        if (!desktop.show())
            return 1;
        runByItself(desktop);
        return QApplication::exec();
    }
    HandOver others(RecordStore::defaultFolder());
    if (handsOver(others, options, token))
        return 0;
    Desktop desktop(options);
    if (!desktop.show())
        return 1;
    others.listen([&desktop](const HandedOver &what) { desktop.receive(what); });
    return QApplication::exec();
}
