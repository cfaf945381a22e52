#include "benchui.h"
#include "demo.h"
#include "desktop.h"
#include "waiting.h"

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

} // namespace

int main(int argc, char **argv)
{
    Options options = readOptions(argumentsOf(argc, argv));
    if (!options.error.isEmpty()) {
        std::fprintf(stderr, "takujo: %s\n", qPrintable(options.error));
        return 2;
    }
    if (options.help || options.version) {
        const QString text =
            options.help ? helpText() : QStringLiteral("takujo " TAKUJO_VERSION "\n");
        std::fputs(qPrintable(text), stdout);
        return 0;
    }
    QApplication application(argc, argv);
    options = readOptions(argumentsOf(argc, argv)); // without Qt's own, which are no files
    prepareApplication();
    Desktop desktop(options);
    if (!desktop.show())
        return 1;
    // What runs by itself starts inside the event loop and ends it.
    if (options.demo)
        QTimer::singleShot(0, [&desktop] { QApplication::exit(Demo(desktop).run()); });
    else if (options.benchUi)
        QTimer::singleShot(0, [&desktop] { QApplication::exit(benchUi(desktop)); });
    else if (!options.shot.isEmpty())
        QTimer::singleShot(0, [&desktop] {
            settle(700);
            QWidget *editor = desktop.editor().window();
            const QString &file = desktop.options().shot;
            const bool saved =
                editor ? editor->grab().save(file) : saveShot(desktop.window(), file);
            QApplication::exit(saved ? 0 : 1);
        });
    return QApplication::exec();
}
