// Rulebook and player aid as PDF: the way through all figures ends, what a house rule changed is marked;
// the book's long tables in the window.
// Any QML warning fails.
#include "bookpdf.h"
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QQmlExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTimer>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestBookPdf : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void everyFigureIsPrinted_data();
    void everyFigureIsPrinted();
    void rulesAreComparedWithWhatTheyAreMadeOf();
    void bookAsPdfMarksWhatChanged();
    void bookOfASavedMatchNamesItsRules();
    void tablesAreLaidOutOnce();

private:
    static QQuickItem *busyPrinter(const WindowDriver &window);
};

namespace {

/// As an item's file sees it.
QString themeMode(QQuickItem *item)
{
    return QQmlExpression(qmlContext(item), item, u"Theme.mode"_s).evaluate().toString();
}

} // namespace

void TestBookPdf::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestBookPdf::everyFigureIsPrinted_data()
{
    QTest::addColumn<bool>("aid");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("printed");
    QTest::newRow("rulebook") << false << u"night"_s
                              << u"day"_s; // figures came dark onto white paper
    QTest::newRow("player aid") << true << u"hcDark"_s << u"hcLight"_s;
}

QQuickItem *TestBookPdf::busyPrinter(const WindowDriver &window)
{
    return window.itemWhere([](const QQuickItem *item) {
        return QLatin1String(item->metaObject()->className())
                   .startsWith(QLatin1String("FigurePrinter_")) &&
               item->property("running").toBool();
    });
}

// They were never done with: what draws them looked for its scene in itself.
void TestBookPdf::everyFigureIsPrinted()
{
    const QString button = u"Save as PDF…"_s;
    QFETCH(bool, aid);
    QFETCH(QString, mode);
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().setTheme(mode);
    window.desktop().app().openRulebook(u"ccc"_s);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    if (aid) {
        window.key(Qt::Key_Q);
        QTRY_VERIFY(window.itemOfType("AidTurn"));
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"figures.pdf"_s);
    QTimer answer; // to the dialog that asks for a file
    connect(&answer, &QTimer::timeout, this, [&file] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (auto *name = dialog ? dialog->findChild<QLineEdit *>(u"fileNameEdit"_s) : nullptr) {
            name->setText(file);
            QMetaObject::invokeMethod(dialog, "accept");
        }
    });
    answer.start(100);
    QTRY_VERIFY(window.find(button));
    QVERIFY(window.click(button));
    QQuickItem *printer = busyPrinter(window);
    QVERIFY(printer);
    QTEST(themeMode(printer), "printed");
    QTRY_VERIFY_WITH_TIMEOUT(!printer->property("running").toBool(), 120000);
    QFile written(file);
    QTRY_VERIFY(written.exists() && written.size() > 0);
    QCOMPARE(themeMode(printer), mode);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().count("/Subtype /Image") >= 4);
}

// "0 changes" stood beside marked paragraphs.
void TestBookPdf::rulesAreComparedWithWhatTheyAreMadeOf()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    RuleSet rules;
    rules.game = "ccc";
    rules.base = "advanced";
    rules.official = true;
    app.readRulebook(rules);
    QVERIFY(app.rulebook()->changedCount() > 0);
    rules.official = false;
    app.readRulebook(rules);
    QCOMPARE(app.rulebook()->changedCount(), 0);
}

void TestBookPdf::bookAsPdfMarksWhatChanged()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    RuleSet rules;
    rules.game = "ccc";
    rules.nameEn = "Three ahead";
    rules.changes = Json{{"territory_margin", 3}};
    app.readRulebook(rules);
    QVERIFY(app.rulebook()->changedCount() > 0);
    QImage picture(64, 48, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QTemporaryDir folder;
    const QString book = folder.filePath(u"book.pdf"_s);
    QVariantMap pictures;
    for (const QString &figure : app.guide()->figures())
        pictures.insert(figure, picture);
    QVERIFY(writeRulebookPdf(book, *app.rulebook(), *app.guide(), pictures));
    QVERIFY(writeAidPdf(folder.filePath(u"aid.pdf"_s), *app.guide(), pictures));
    for (const QString &file : {book, folder.filePath(u"aid.pdf"_s)}) {
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith("%PDF"));
    }
    const QString html = rulebookHtml(*app.rulebook(), *app.guide(), pictures);
    QCOMPARE(html.count(u"[changed]"_s), app.rulebook()->changedCount());
    QCOMPARE(html.count(u"<img"_s), app.guide()->figures().size());
    QVERIFY(html.contains(u"Three ahead"_s));
    QVERIFY(!writeRulebookPdf(folder.filePath(u"no/such/folder.pdf"_s), *app.rulebook(),
                              *app.guide(), {}));
}

// A record of official rules has no name for them, and the book had none, either.
void TestBookPdf::bookOfASavedMatchNamesItsRules()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    QVERIFY(app.openRecord(app.parts().store.entries().front().file));
    app.openRulebook(u"ccc"_s);
    const QString name = window.session()->info()->rulesName();
    QVERIFY(!name.isEmpty());
    QCOMPARE(app.rulebook()->rulesName(), name);
    QCOMPARE(app.guide()->rulesName(), name);
    QVERIFY(rulebookHtml(*app.rulebook(), *app.guide(), {}).contains(name));
}

// Each cell of the rocks' table laid it all out again: seconds at every width of the window.
void TestBookPdf::tablesAreLaidOutOnce()
{
    if (!Catalogue().find(u"hakkutsu"_s))
        QSKIP("Hakkutsu!! is not built");
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().app().openRulebook(u"hakkutsu"_s);
    window.desktop().go(u"rulebook"_s);
    const auto cells = [](const QQuickItem *item) {
        return item->property("html").toString().count(u"<td"_s);
    };
    QQuickItem *table = nullptr;
    QTRY_VERIFY(
        (table = window.itemWhere([&](const QQuickItem *item) { return cells(item) > 100; })));
    QTextDocument alone;
    alone.setHtml(table->property("html").toString());
    alone.size();
    QElapsedTimer clock;
    clock.start();
    alone.setTextWidth(500);
    alone.size();
    const qint64 once = clock.nsecsElapsed();
    clock.start();
    table->setProperty("textWidth", 500);
    QVERIFY2(clock.nsecsElapsed() < cells(table) / 4 * once,
             qPrintable(u"%1 ns, once %2"_s.arg(clock.nsecsElapsed()).arg(once)));
}

QTEST_MAIN(TestBookPdf)
#include "tst_bookpdf.moc"
