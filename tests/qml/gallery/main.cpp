// Shows the shared controls, or writes one picture of them:
//   takujo_gallery [--mode night] [--scale 1.6] [--lang en] [--shot FILE]
// Any QML warning makes it end with 1.

#include "../shot.h"
#include "look/look.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>

using namespace Qt::StringLiterals;

namespace {

void addOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addOption({u"shot"_s, u"Write a picture and exit."_s, u"file"_s});
    parser.addOption({u"mode"_s, u"day, night, hcDark or hcLight."_s, u"mode"_s, u"day"_s});
    parser.addOption({u"scale"_s, u"Text scale, 1.0 to 2.0."_s, u"scale"_s, u"1.0"_s});
    parser.addOption({u"lang"_s, u"ja or en."_s, u"lang"_s, u"ja"_s});
    parser.addOption({u"page"_s, u"controls or popups."_s, u"page"_s, u"controls"_s});
    parser.addOption({u"width"_s, u"Width of the window."_s, u"width"_s, u"1280"_s});
}

} // namespace

int main(int argc, char **argv)
{
    countWarnings();
    QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);
    QGuiApplication::setFont(takujo::applicationFont());

    QQmlApplicationEngine engine;
    takujo::installLook(engine);
    engine.setInitialProperties({{u"mode"_s, parser.value(u"mode"_s)},
                                 {u"textScale"_s, parser.value(u"scale"_s).toDouble()},
                                 {u"lang"_s, parser.value(u"lang"_s)},
                                 {u"page"_s, parser.value(u"page"_s)},
                                 {u"still"_s, parser.isSet(u"shot"_s)},
                                 {u"width"_s, parser.value(u"width"_s).toInt()}});
    engine.load(QUrl(u"qrc:/qt/qml/Takujo/Gallery/Gallery.qml"_s));
    return showOrShoot(engine, parser);
}
