#include "look.h"

#include "iconprovider.h"

#include <QQmlEngine>
#include <QQmlFileSelector>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBodyPixels = 14;

} // namespace

void installLook(QQmlEngine &engine)
{
    // That of a QQmlApplicationEngine looks for variants of every file, of which there are none.
    delete engine.findChild<QQmlFileSelector *>();
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.addImageProvider(u"icon"_s, new IconProvider); // the engine owns it
}

QFont applicationFont()
{
    QFont font;
    font.setFamilies({u"Noto Sans CJK JP"_s, u"Noto Sans JP"_s, u"IPAGothic"_s, u"sans-serif"_s});
    font.setPixelSize(kBodyPixels);
    font.setStyleHint(QFont::SansSerif);
    return font;
}

} // namespace takujo
