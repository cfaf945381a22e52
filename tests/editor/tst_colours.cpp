// The editor, a window of widgets, has the colours of QML's Theme, in every theme and palette, also when they
// change while it is open.
#include "window/look.h"
#include "windowdriver.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <QWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestColours : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"hakkutsu"_s, "Hakkutsu!!"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void areThoseOfTheTheme_data();
    void areThoseOfTheTheme();
    void areChosenWhileTheProgramRuns();
};

namespace {

constexpr std::pair<const char *, QColor Look::*> kRoles[] = {
    {"bg", &Look::bg},
    {"surface", &Look::surface},
    {"raised", &Look::raised},
    {"sunk", &Look::sunk},
    {"line", &Look::line},
    {"line2", &Look::line2},
    {"ink", &Look::ink},
    {"ink2", &Look::ink2},
    {"ink3", &Look::ink3},
    {"accent", &Look::accent},
    {"onAccent", &Look::onAccent},
    {"accentSoft", &Look::accentSoft},
    {"shu", &Look::shu},
    {"shuSoft", &Look::shuSoft},
    {"good", &Look::good},
    {"goodSoft", &Look::goodSoft},
    {"warn", &Look::warn},
    {"warnSoft", &Look::warnSoft},
    {"err", &Look::err},
    {"errSoft", &Look::errSoft},
    {"focus", &Look::focus},
    {"tile", &Look::tile},
    {"tileInk", &Look::tileInk},
    {"frame", &Look::frame},
};

constexpr auto kTheme = R"(
import QtQuick
import Takujo.Tables.Hakkutsu
import Takujo.Ui
QtObject {
    property QtObject theme: Theme
    property list<color> seats: [0, 1, 2, 3].map(seat => Theme.seatInk(seat))
    property list<color> areas: [1, 2, 3, 0].map(area => HakkutsuColours.ground(area))
})";

QList<QColor> coloursOf(const QObject &object, const char *name)
{
    return object.property(name).value<QList<QColor>>();
}

} // namespace

void TestColours::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestColours::areThoseOfTheTheme_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("palette");
    for (const char *theme : {"day", "night", "hcDark", "hcLight"})
        for (const char *palette : {"usual", "distinct"})
            QTest::addRow("%s, %s", theme, palette)
                << QString::fromLatin1(theme) << QString::fromLatin1(palette);
}

void TestColours::areThoseOfTheTheme()
{
    QFETCH(QString, theme);
    QFETCH(QString, palette);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Rules editor"_s));
    const QWidget *shown = window.desktop().editor().window();
    QVERIFY(shown);
    window.desktop().settings().setTheme(theme);
    window.desktop().settings().setPalette(palette);

    QQmlComponent component(qmlEngine(window.desktop().window()));
    component.setData(kTheme, QUrl());
    const std::unique_ptr<QObject> made(component.create());
    QVERIFY2(made, qPrintable(component.errorString()));
    const auto *qml = made->property("theme").value<QObject *>();
    setLook(theme, palette,
            100); // the editor that is shown has a list of its own, of the same source
    for (const auto &[name, role] : kRoles)
        QVERIFY2(qml->property(name).value<QColor>() == look().*role, name);
    QCOMPARE(coloursOf(*made, "seats"),
             QList<QColor>(look().seatInks.begin(), look().seatInks.end()));
    if (theme == u"day")
        QCOMPARE(coloursOf(*made, "areas"),
                 QList<QColor>(look().areas.begin(), look().areas.end()));
    for (const QColor &colour : {look().bg, look().goodSoft, look().err})
        QTRY_VERIFY2(shown->styleSheet().contains(colour.name()), qPrintable(colour.name()));
}

void TestColours::areChosenWhileTheProgramRuns()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().go(u"settings"_s);
    QTRY_VERIFY(window.find(u"Colours Usual"_s));
    const auto coin = [&] {
        return window.itemOfType("TkSeatDisc")->childItems().first()->property("source").toUrl();
    };
    const QUrl usual = coin();
    QVERIFY(window.click(u"Colours Usual"_s));
    QTRY_VERIFY(window.find(u"For colour-blind people"_s));
    QVERIFY(window.click(u"For colour-blind people"_s));
    QTRY_VERIFY(window.find(u"Colours For colour-blind people"_s));
    QCOMPARE(window.desktop().settings().palette(), u"distinct"_s);
    QVERIFY(coin().isValid() && coin() != usual);
}

QTEST_MAIN(TestColours)
#include "tst_colours.moc"
