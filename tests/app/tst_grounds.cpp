// The ground under each game's table: every word that can stand bare on it reads at 4.5 : 1, in high
// contrast at 7 : 1, measured on the pixels as they are drawn. Any QML warning fails.
#include "arrangement.h"

#include <QImage>
#include <QQuickWindow>
#include <QTest>

#include <array>
#include <cmath>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestGrounds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void wordsCanBeRead_data();
    void wordsCanBeRead();
    void contrastHasNoDrawing();
    void everyGameHasItsOwn();
};

namespace {

double luminance(QRgb pixel)
{
    static const std::array<double, 256> linear = [] {
        std::array<double, 256> out{};
        for (std::size_t i = 0; i < out.size(); ++i) {
            const double c = static_cast<double>(i) / 255;
            out[i] = c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return out;
    }();
    const auto of = [](int channel) { return linear[static_cast<std::size_t>(channel)]; };
    return 0.2126 * of(qRed(pixel)) + 0.7152 * of(qGreen(pixel)) + 0.0722 * of(qBlue(pixel));
}

/// The darkest and the lightest pixel of a part of the window as it is shown.
struct Light
{
    double least = 1, most = 0;

    /// The worst contrast of an ink on it.
    double contrast(const QColor &ink) const
    {
        const double own = luminance(ink.rgb());
        if (own >= least && own <= most)
            return 1;
        return own > most ? (own + 0.05) / (most + 0.05) : (least + 0.05) / (own + 0.05);
    }
};

Light lightOf(WindowDriver &window, const QRect &part)
{
    const QImage shown =
        window.desktop().window()->grabWindow().convertToFormat(QImage::Format_RGB32);
    const QRect area = part & shown.rect();
    Light out;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(shown.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) {
            const double here = luminance(line[x]);
            out.least = std::min(out.least, here);
            out.most = std::max(out.most, here);
        }
    }
    return out;
}

QRect shownRect(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).toAlignedRect();
}

/// Both inks on a part of the ground; `hide` is not drawn meanwhile.
void checkInks(WindowDriver &window, QQuickItem *hide, const QRect &part, const QString &what,
               double least)
{
    auto *ground = window.itemOfType("StageGround")->property("ground").value<QObject *>();
    hide->setOpacity(0);
    const Light light = lightOf(window, part);
    hide->setOpacity(1);
    for (const char *name : {"ink", "ink2"}) {
        const double worst = light.contrast(ground->property(name).value<QColor>());
        if (worst < least)
            qWarning("%s, %s: %.2f", qPrintable(what), name, worst);
    }
}

/// Words in places of the tower stand in the light behind it: here when it is strongest.
void checkPlaces(WindowDriver &window, double least)
{
    QQuickItem *light = window.itemOfType("CoupLight");
    if (!light)
        return;
    light->setProperty("share", 6.0 / 7);
    QTest::qWait(200); // it grows
    int found = 0;
    window.itemWhere([&](QQuickItem *item) {
        if (!item->isVisible() || !item->parentItem() ||
            item->property("text").toString().isEmpty() ||
            !QByteArray(item->parentItem()->parentItem()
                            ? item->parentItem()->parentItem()->metaObject()->className()
                            : "")
                 .startsWith("CoupSlot"))
            return false;
        ++found;
        item->setOpacity(0);
        const QRect part = shownRect(item).adjusted(6, 0, -6, 0);
        const double worst =
            lightOf(window, part).contrast(item->property("color").value<QColor>());
        item->setOpacity(1);
        if (worst < least)
            qWarning("a place of the tower: %.2f", worst);
        return false;
    });
    QVERIFY(found > 0);
}

void checkTable(WindowDriver &window, const QString &what, double least)
{
    QQuickItem *ground = window.itemOfType("StageGround");
    QVERIFY(ground);
    auto *canvas = ground->parentItem()->property("canvas").value<QQuickItem *>();
    checkInks(window, canvas, shownRect(ground), what, least);
    // Where light lies on it as well.
    for (const char *type : {"HuntTray", "CccHand", "CoupHand", "CoupActions", "CoupGoal"})
        if (QQuickItem *area = window.itemOfType(type)) {
            // Into the top of the tray reaches the mark of the seat in front.
            const QRect part = shownRect(area);
            checkInks(window, area, part.adjusted(0, part.height() / 5, 0, 0),
                      what + u", "_s + QLatin1String(type), least);
        }
    checkPlaces(window, least);
    keepPicture(window, what);
}

const QSize kSizes[] = {{1280, 720}, {960, 1080}};

} // namespace

void TestGrounds::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestGrounds::wordsCanBeRead_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"ccc", "coldwater", "hakkutsu", "coinhunt", "couperation"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// Every fault is a warning, and cleanup() wants none.
void TestGrounds::wordsCanBeRead()
{
    QFETCH(QString, game);
    WindowDriver window(u"ja"_s, kSizes[0]);
    QVERIFY(window.desktop().app().quickStart(game));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_COMPARE(window.itemOfType("TablePage")->opacity(), 1.0); // it fades in
    for (const QSize &size : kSizes) {
        arrange(window, {size});
        for (const char *theme : {"day", "night", "hcLight", "hcDark"}) {
            window.desktop().settings().setTheme(QString::fromLatin1(theme));
            checkTable(window,
                       game + u' ' + QLatin1String(theme) + u' ' + QString::number(size.width()),
                       QByteArray(theme).startsWith("hc") ? 7 : 4.5);
        }
    }
}

void TestGrounds::contrastHasNoDrawing()
{
    WindowDriver window(u"en"_s, kSizes[0]);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    QTRY_VERIFY(window.itemOfType("StageGround"));
    QQuickItem *drawing = window.itemOfType("StageGround")->childItems().constFirst();
    for (const char *theme : {"day", "night"}) {
        window.desktop().settings().setTheme(QString::fromLatin1(theme));
        QTRY_VERIFY(drawing->isVisible());
        QVERIFY(
            drawing->property("source").toString().contains(u"ground-"_s + QLatin1String(theme)));
    }
    window.desktop().settings().setTheme(u"hcDark"_s);
    QTRY_VERIFY(!drawing->isVisible());
    window.desktop().settings().setTheme(u"day"_s);
    QTRY_VERIFY(drawing->isVisible());
    window.desktop().settings().setPlainTable(true);
    QTRY_VERIFY(!drawing->isVisible());
    window.desktop().settings().setPlainTable(false);
}

// In high contrast, too: there all of them were one grey.
void TestGrounds::everyGameHasItsOwn()
{
    WindowDriver window(u"en"_s, kSizes[0]);
    QMap<QByteArray, QSet<QString>> colours;
    const char *const themes[] = {"day", "night", "hcLight", "hcDark"};
    for (const char *game : {"ccc", "coldwater", "hakkutsu", "coinhunt", "couperation"}) {
        QVERIFY(window.desktop().app().quickStart(QString::fromLatin1(game)));
        window.desktop().go(u"table"_s);
        QTRY_COMPARE(window.page(), u"table"_s);
        QTRY_VERIFY(window.itemOfType("StageGround"));
        for (const char *theme : themes) {
            window.desktop().settings().setTheme(QString::fromLatin1(theme));
            const QQuickItem *ground = window.itemOfType("StageGround");
            colours[theme].insert(ground->property("color").value<QColor>().name());
        }
        window.desktop().app().leaveMatch();
        window.desktop().go(u"shelf"_s);
        QTRY_COMPARE(window.page(), u"shelf"_s);
        QTRY_VERIFY(!window.itemOfType("StageGround"));
    }
    for (const char *theme : themes)
        QCOMPARE(colours[theme].size(), 5);
}

QTEST_MAIN(TestGrounds)
#include "tst_grounds.moc"
