// Rules that not every number of players fits, with the seats used last: the window in front says why no
// match begins, and the page of the seats says it before.
#include "editing.h"
#include "io/files.h"
#include "windowdriver.h"

#include <QAction>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestMisfit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsWhyNoMatchBegins_data() { bothLanguages(); }
    void tellsWhyNoMatchBegins();
};

namespace {

/// Three players of Hakkutsu need 24 coins of 20.
QString dearRules()
{
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/takujo/rules"_s;
    QDir().mkpath(folder);
    const QString file = folder + u"/dear.takujo-rules"_s;
    const Problems problems = writeFile(file, R"({"format": "takujo-rules/1", "game": "hakkutsu",
        "name": {"en": "Dear"}, "base": "treasure", "changes": {"start_funds": 8}})");
    return problems.empty() ? file : QString();
}

} // namespace

void TestMisfit::initTestCase()
{
    useOwnFolders();
    prepareApplication();
    collectWarnings();
    if (!Catalogue().find(u"hakkutsu"_s))
        QSKIP("Hakkutsu is not built");
}

// Nothing happened in the editor, and the window behind it spoke in keys.
void TestMisfit::tellsWhyNoMatchBegins()
{
    QFETCH(QString, language);
    forgetUserFiles();
    WindowDriver window(language, QSize(1280, 720));
    window.desktop().editor().open(dearRules());
    QWidget &editor = *window.desktop().editor().window();
    App &app = window.desktop().app();
    const QSignalSpy failed(&app, &App::failed);
    QString said;
    editor::inDialog([&said](QWidget &box) {
        said = static_cast<QMessageBox &>(box).informativeText();
        editor::part<QPushButton>(box, "play.seats")->click();
    });
    editor::part<QAction>(editor, "play")->trigger();
    QVERIFY2(said.contains(u"24"_s) && !said.contains(u"coin_supply"_s), qPrintable(said));
    QCOMPARE(failed.count(), 0);
    QCOMPARE(window.page(), u"setup"_s);
    SetupModel &setup = *app.setup();
    QVERIFY2(setup.misfit().contains(u"24"_s), qPrintable(setup.misfit()));
    QVERIFY(window.named(setup.misfit()));
    QVERIFY(!app.startMatch());
    QCOMPARE(failed.first()[1].toString(), setup.misfit());
    setup.removeSeat(2);
    QCOMPARE(setup.misfit(), QString());
    QVERIFY(app.startMatch());
}

QTEST_MAIN(TestMisfit)
#include "tst_misfit.moc"
