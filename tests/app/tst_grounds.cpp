// The ground under each game's table: every word that can stand bare on it reads at 4.5 : 1, in high
// contrast at 7 : 1, measured on the pixels as they are drawn. Any QML warning fails.
#include "arrangement.h"

#include <QImage>
#include <QQuickWindow>
#include <QTest>

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
};

namespace {

double luminance(QRgb pixel)
{
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(pixel)) + 0.7152 * linear(qGreen(pixel)) +
           0.0722 * linear(qBlue(pixel));
}

double ratio(double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); }

/// The worst contrast of an ink in a part of the window as it is shown.
double worstContrast(WindowDriver &window, const QRect &part, const QColor &ink)
{
    const QImage shown = window.desktop().window()->grabWindow();
    const QRect area = part & shown.rect();
    const double own = luminance(ink.rgb());
    double worst = 21;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            worst = std::min(worst, ratio(own, luminance(shown.pixel(x, y))));
    return area.isEmpty() ? 0 : worst;
}

QRect shownRect(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).toAlignedRect();
}

/// Ends of light and dark in a part of the ground; `hide` is not drawn meanwhile.
void checkInks(WindowDriver &window, QQuickItem *hide, const QRect &part, const QString &what,
               double least)
{
    auto *ground = window.itemOfType("StageGround")->property("ground").value<QObject *>();
    hide->setOpacity(0);
    QTest::qWait(20);
    for (const char *name : {"ink", "ink2"}) {
        const double worst = worstContrast(window, part, ground->property(name).value<QColor>());
        QVERIFY2(worst >= least,
                 qPrintable(u"%1, %2: %3"_s.arg(what, QLatin1String(name)).arg(worst)));
    }
    hide->setOpacity(1);
}

/// Words in places of the tower stand in the light behind it: here when it is strongest.
void checkPlaces(WindowDriver &window, double least)
{
    QQuickItem *light = window.itemOfType("CoupLight");
    if (!light)
        return;
    light->setProperty("share", 6.0 / 7);
    QTest::qWait(20);
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
        const double worst = worstContrast(window, part, item->property("color").value<QColor>());
        item->setOpacity(1);
        if (worst < least)
            qWarning("a place of the tower: %.2f", worst);
        return false;
    });
    QVERIFY(found > 0);
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
    QTest::addColumn<QString>("theme");
    for (const char *game : {"ccc", "coldwater", "hakkutsu", "coinhunt", "couperation"})
        for (const char *theme : {"day", "night", "hcLight", "hcDark"})
            QTest::addRow("%s %s", game, theme)
                << QString::fromLatin1(game) << QString::fromLatin1(theme);
}

void TestGrounds::wordsCanBeRead()
{
    QFETCH(QString, game);
    QFETCH(QString, theme);
    WindowDriver window(u"ja"_s, kSizes[0]);
    if (!window.desktop().catalogue().find(game))
        QSKIP("is not built");
    window.desktop().settings().setTheme(theme);
    QVERIFY(window.desktop().app().quickStart(game));
    QTRY_COMPARE(window.page(), u"table"_s);
    const double least = theme.startsWith(u"hc") ? 7 : 4.5;
    for (const QSize &size : kSizes) {
        arrange(window, {size});
        QQuickItem *ground = window.itemOfType("StageGround");
        QVERIFY(ground);
        auto *canvas = ground->parentItem()->property("canvas").value<QQuickItem *>();
        checkInks(window, canvas, shownRect(ground), u"all of the ground"_s, least);
        if (QTest::currentTestFailed())
            return;
        // Where light lies on it as well.
        for (const char *type : {"HuntTray", "CccHand", "CoupHand", "CoupActions", "CoupGoal"})
            if (QQuickItem *area = window.itemOfType(type)) {
                checkInks(window, area, shownRect(area), QString::fromLatin1(type), least);
                if (QTest::currentTestFailed())
                    return;
            }
        checkPlaces(window, least);
        keepPicture(window, game + u' ' + theme + u' ' + QString::number(size.width()));
    }
}

void TestGrounds::contrastHasNoDrawing()
{
    WindowDriver window(u"en"_s, kSizes[0]);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
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
}

QTEST_MAIN(TestGrounds)
#include "tst_grounds.moc"
