// Rule files of a stranger who means harm: pictures in names, tables without end.
#include "document/rowsfile.h"
#include "editing.h"
#include "io/files.h"
#include "rows/rowseditor.h"
#include "window/elidedlabel.h"
#include "window/plaintext.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

const QString kPicture = u"aa<img src=file:///dev/zero>"_s;

/// Tooltips of every widget and item, and labels that would guess what their text is.
QStringList suspects(const QWidget &window)
{
    QStringList out;
    const auto tip = [&](const QString &text, const QString &where) {
        if (text.contains(u"<img"_s))
            out.append(where + u": "_s + text);
    };
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        tip(widget->toolTip(), widget->objectName());
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            if (label->textFormat() != Qt::PlainText && label->text().contains(u"<img"_s))
                out.append(u"label: "_s + label->text());
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        const std::function<void(const QModelIndex &)> items = [&](const QModelIndex &parent) {
            for (int row = 0; row < view->model()->rowCount(parent); ++row)
                for (int column = 0; column < view->model()->columnCount(parent); ++column) {
                    const QModelIndex index = view->model()->index(row, column, parent);
                    tip(index.data(Qt::ToolTipRole).toString(), view->objectName());
                    items(index);
                }
        };
        if (view && view->model())
            items({});
    }
    return out;
}

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void picturesInNamesAreText();
    void picturesInCellsAreText();
    void messagesAreText();
    void messagesFitTheScreen();
    void labelsAndTipsAreText();
    void tablesHaveAnEnd_data();
    void tablesHaveAnEnd();
    void importStopsAtTheLimit();
    void hiddenCharactersAreMended();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    QString rules(const Json &changed, const QString &game = u"ccc"_s);

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestHostile::init()
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

/// A file in the rules folder: the members of `changed` over those of a sound one.
QString TestHostile::rules(const Json &changed, const QString &game)
{
    Json document = Json::parse(R"({"format": "takujo-rules/1", "name": {"en": "Odd"},
                                    "base": "standard", "changes": {}})");
    document["game"] = game.toStdString();
    document.update(changed);
    QDir().mkpath(m_host->rulesFolder());
    QString path = m_host->rulesFolder() + u"/odd.takujo-rules"_s;
    if (!writeFile(path, prettyJson(document), false).empty())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

void TestHostile::picturesInNamesAreText()
{
    const QString path = rules({{"name", {{"en", kPicture.toStdString()}}},
                                {"author", kPicture.toStdString()},
                                {"changes", {{"jokers", 6}}}});
    m_window->followSettings(); // lists the folder anew
    QVERIFY(m_window->open(path));
    QCOMPARE(suspects(*m_window), QStringList());
    const auto *view = part<QTreeView>(*m_window, "tree");
    const QModelIndexList found = view->model()->match(view->model()->index(0, 0), Qt::DisplayRole,
                                                       kPicture, 1, Qt::MatchRecursive);
    QCOMPARE(found.size(), qsizetype{1}); // by its name as it is
    QVERIFY(m_window->windowTitle().contains(kPicture));
    action("remove")->trigger();
    QCOMPARE(suspects(*m_window), QStringList());
    part<QPushButton>(*m_window, "banner.action")->click();
    QCOMPARE(suspects(*m_window), QStringList());
    QVERIFY(QFileInfo::exists(path));
}

void TestHostile::picturesInCellsAreText()
{
    const auto games = m_host->catalogue().definition(u"hakkutsu"_s);
    QVERIFY(games);
    const Param *param = (*games)->schema.find("rocks");
    Json rows = param->def;
    for (const Column &column : param->columns)
        if (column.type == Column::Type::Text)
            rows[0][column.id] = kPicture.toStdString();
    QVERIFY(m_window->open(rules({{"changes", {{"rocks", rows}}}}, u"hakkutsu"_s)));
    QCOMPARE(suspects(*m_window), QStringList());
    auto *page = part<QTextBrowser>(*m_window, "explanation");
    QTRY_VERIFY(!page->toPlainText().isEmpty());
    QVERIFY(!page->toHtml().contains(u"<img"_s));
}

void TestHostile::messagesAreText()
{
    const std::string key = "<img src='file:///dev/zero'>";
    const QString path = rules({{key, 1}});
    QStringList found;
    QString text;
    inDialog([&](QWidget &dialog) {
        found = suspects(dialog);
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            text += label->text();
        dialog.close();
    });
    QVERIFY(!m_window->open(path));
    QCOMPARE(found, QStringList());
    QVERIFY2(text.contains(QString::fromStdString(key)), qPrintable(text));
}

void TestHostile::messagesFitTheScreen()
{
    Json document = Json::object();
    for (int i = 0; i < 40; ++i)
        document[std::string(20000, static_cast<char>('a' + i % 26)) + std::to_string(i)] = 1;
    const QString path = rules(document);
    QRect box, button;
    inDialog([&](QWidget &dialog) {
        QTest::qWait(50);
        const auto *repair = part<QPushButton>(dialog, "repair");
        box = dialog.frameGeometry();
        button = QRect(repair->mapToGlobal(QPoint()), repair->size());
        dialog.close();
    });
    QVERIFY(!m_window->open(path));
    const QRect screen = m_window->screen()->availableGeometry();
    QVERIFY2(box.width() <= screen.width() && box.height() <= screen.height(),
             qPrintable(u"%1 x %2"_s.arg(box.width()).arg(box.height())));
    QVERIFY(screen.contains(button));
}

void TestHostile::labelsAndTipsAreText()
{
    const std::unique_ptr<QLabel> label(plainLabel(kPicture));
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(ElidedLabel(kPicture).textFormat(), Qt::PlainText);
    QVERIFY(!plainTip(kPicture).contains(u"<img"_s));
    QVERIFY(plainTip(u"a < b <img src=x>"_s).contains(u"&lt;img"_s));
    QVERIFY(plainTip(u"&lt;img src=x>"_s).contains(u"&amp;lt;"_s));
    QCOMPARE(plainTip(u"Stones\n/home"_s), u"Stones\n/home"_s);
    QVERIFY(plainTip(QString(1'000'000, u'x')).size() <= 1000);
}

void TestHostile::tablesHaveAnEnd_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<bool>("ended");
    QTest::newRow("rows") << QByteArray("1,2,3\n") << true;
    QTest::newRow("fields") << QByteArray(",") << true;
    QTest::newRow("a field") << QByteArray("x") << true;
    QTest::newRow("quotes") << QByteArray("\"\"") << true;
    QTest::newRow("open quote") << QByteArray("\"\n") << true;
    QTest::newRow("empty rows") << QByteArray("\n") << false;
    QTest::newRow("no text") << QByteArray("\xff\xfe") << true;
}

// The limit was tested when everything had been built: 16 MB took 3.2 GB and 20 s.
void TestHostile::tablesHaveAnEnd()
{
    QFETCH(QByteArray, piece);
    QFETCH(bool, ended);
    const std::string bytes = piece.repeated((16 << 20) / piece.size()).toStdString();
    QElapsedTimer clock;
    clock.start();
    const TableText table = splitTable(bytes, 100);
    QCOMPARE(table.end != TableText::End::Whole, ended);
    QCOMPARE(tooMuch(table).isEmpty(), !ended);
    QVERIFY(table.lines.size() <= 100);
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
}

void TestHostile::importStopsAtTheLimit()
{
    QVERIFY(m_window->open(rules(Json::object(), u"hakkutsu"_s)));
    auto *view = m_window->findChild<QAbstractItemView *>(u"rocks"_s);
    QVERIFY(view);
    auto *editor = qobject_cast<RowsEditor *>(view->parentWidget());
    QVERIFY(editor);
    const QString path = m_host->rulesFolder() + u"/long.csv"_s;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("granite,1,2,3\n").repeated(1 << 20));
    file.close();
    const Json before = m_window->document()->rules().changes;
    const QString why = editor->importFile(path);
    QVERIFY2(why.contains(u"more than"_s), qPrintable(why));
    QCOMPARE(told(m_window->document()->rules().changes), told(before));
}

void TestHostile::hiddenCharactersAreMended()
{
    const QString path = rules({{"name", {{"en", "Sto\xe2\x80\xaenes"}}}, {"notes", "a\nb"}});
    QString text;
    inDialog([&](QWidget &dialog) {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            text += label->text();
        part<QPushButton>(dialog, "repair")->click();
    });
    QVERIFY(m_window->open(path));
    QVERIFY2(text.contains(u"Name in English"_s) && text.contains(u"U+202E"_s), qPrintable(text));
    QCOMPARE(m_window->document()->rules().nameEn, std::string("Stones"));
    QCOMPARE(m_window->document()->rules().notes, std::string("a\nb"));
}

QTEST_MAIN(TestHostile)
#include "tst_hostile.moc"
