// Shows a table on a pretended match, or writes one picture of it:
//   takujo_table_preview [--theme night] [--scale 1.6] [--lang en] [--size 1280x720] [--scene draw]
//                        [--table generic|couperation|hakkutsu|coinhunt] [--shot FILE]
// Any QML warning makes it end with 1.

#include "../shot.h"
#include "defaultkeys.h"
#include "look/look.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

void addOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addOption({u"shot"_s, u"Write a picture and exit."_s, u"file"_s});
    parser.addOption({u"theme"_s, u"day, night, hcDark or hcLight."_s, u"theme"_s, u"day"_s});
    parser.addOption({u"scale"_s, u"Text scale, 1.0 to 2.0."_s, u"scale"_s, u"1.0"_s});
    parser.addOption({u"lang"_s, u"ja or en."_s, u"lang"_s, u"ja"_s});
    parser.addOption(
        {u"scene"_s,
         u"place, draw, discard, empty, split, over, refused, four, nine; move, mine, keep ..."_s,
         u"scene"_s, u"place"_s});
    parser.addOption(
        {u"table"_s, u"ccc, couperation, hakkutsu, coinhunt or generic."_s, u"table"_s, u"ccc"_s});
    parser.addOption({u"size"_s, u"Size of the window."_s, u"size"_s, u"1280x720"_s});
    parser.addOption({u"words"_s, u"Translations (.qm)."_s, u"file"_s});
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
    QTranslator words;
    if (parser.isSet(u"words"_s) && words.load(parser.value(u"words"_s)))
        QCoreApplication::installTranslator(&words);

    const QStringList size = parser.value(u"size"_s).split(u'x');
    QQmlApplicationEngine engine;
    takujo::installLook(engine);
    engine.addImportPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/" TAKUJO_QML_PATH));
    tellDefaultKeys(engine);
    engine.setInitialProperties({{u"mode"_s, parser.value(u"theme"_s)},
                                 {u"textScale"_s, parser.value(u"scale"_s).toDouble()},
                                 {u"lang"_s, parser.value(u"lang"_s)},
                                 {u"scene"_s, parser.value(u"scene"_s)},
                                 {u"table"_s, parser.value(u"table"_s)},
                                 {u"still"_s, parser.isSet(u"shot"_s)},
                                 {u"width"_s, size.value(0).toInt()},
                                 {u"height"_s, size.value(1).toInt()}});
    engine.load(QUrl(u"qrc:/qt/qml/Takujo/TablePreview/TablePreview.qml"_s));
    return showOrShoot(engine, parser);
}
