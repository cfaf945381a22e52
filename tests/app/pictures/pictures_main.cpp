// takujo_pictures FOLDER [options]: pictures of every screen of the program, taken from its real window.
#include "scenes.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <cstdio>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

struct Scene
{
    const char *name; ///< its pictures begin so
    void (*lead)(WindowDriver &, Album &);
};

// The first start comes first: nothing is kept yet.
constexpr Scene kScenes[] = {
    {"shelf", pictureStart},    {"page", picturePages},   {"dialog", pictureDialogs},
    {"learn", pictureLearning}, {"table", pictureTables}, {"after", pictureAfterwards},
    {"editor", pictureEditor},
};

AlbumWishes wishesOf(QCommandLineParser &parser)
{
    const QCommandLineOption language(u"lang"_s, u"ja or en; may be repeated, as all"_s, u"code"_s,
                                      u"ja"_s);
    const QCommandLineOption theme(u"theme"_s, u"day, night, hcLight, hcDark"_s, u"name"_s,
                                   u"day"_s);
    const QCommandLineOption palette(u"palette"_s, u"usual, distinct"_s, u"name"_s, u"usual"_s);
    const QCommandLineOption size(u"size"_s, u"of the window"_s, u"WxH"_s, u"1280x720"_s);
    const QCommandLineOption text(u"text"_s, u"size of text, 100 to 200"_s, u"percent"_s, u"100"_s);
    const QCommandLineOption only(u"only"_s, u"pictures whose names begin so"_s, u"name"_s);
    parser.addPositionalArgument(u"folder"_s, u"where the pictures go"_s);
    parser.addOptions({language, theme, palette, size, text, only});
    parser.addHelpOption();
    parser.process(*QCoreApplication::instance());
    AlbumWishes out{parser.positionalArguments().value(0),
                    parser.values(language),
                    parser.values(theme),
                    {},
                    parser.values(only),
                    parser.value(text).toInt(),
                    parser.value(palette)};
    for (const QString &each : parser.values(size))
        out.sizes.append(QSize(each.section(u'x', 0, 0).toInt(), each.section(u'x', 1).toInt()));
    return out;
}

} // namespace

int main(int argc, char **argv)
{
    useOwnFolders();
    QApplication application(argc, argv);
    prepareApplication();
    QCommandLineParser parser;
    Album album(wishesOf(parser));
    if (album.wishes().folder.isEmpty() || !QDir().mkpath(album.wishes().folder))
        parser.showHelp(2);
    for (const QString &language : album.wishes().languages) {
        forgetUserFiles();
        album.begin(language);
        WindowDriver window(language, album.wishes().sizes.constFirst());
        for (const Scene &scene : kScenes)
            if (album.wants(QLatin1String(scene.name)))
                scene.lead(window, album);
    }
    for (const QString &fault : album.faults())
        std::printf("%s\n", qPrintable(fault));
    std::printf("%d pictures, %d faults\n", album.count(), int(album.faults().size()));
    return album.count() > 0 ? 0 : 1;
}
