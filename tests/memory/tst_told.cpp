// Memory ends while somebody opens a file: what they read, in window and rules editor, and that what they had
// before is there afterwards.
#include "document/rulesdocument.h"
#include "editing.h"
#include "io/files.h"
#include "learn/learn_file.h"
#include "reading.h"
#include "shortage.h"
#include "window/ruleswindow.h"
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

QString sentence(const QString &language)
{
    return language == u"ja"_s ? u"メモリーが足りません。"_s
                               : u"There is not enough memory for this."_s;
}

/// A file of the saves in this folder, so long that the piece for its bytes is a large one.
QString longCopy(const QTemporaryDir &folder, const QString &name)
{
    const Loaded<std::string> bytes =
        readFile(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1/") + name);
    QString file = folder.filePath(name);
    if (!bytes || !writeFile(file, *bytes + std::string(20000, '\n')).empty())
        qFatal("no copy of %s", qPrintable(name));
    return file;
}

/// Rules of which the notes alone are a large piece, wherever they are read or copied.
QString longRules(const QTemporaryDir &folder)
{
    const Json rules{{"format", "takujo-rules/1"}, {"game", "ccc"},
                     {"name", {{"en", "Long"}}},   {"notes", std::string(10000, 'a')},
                     {"base", "standard"},         {"changes", {{"jokers", 6}}}};
    QString file = folder.filePath(u"long.takujo-rules"_s);
    if (!writeFile(file, prettyJson(rules)).empty())
        qFatal("no rules");
    return file;
}

/// Opens with memory that ends ever later while `read`, which is a part of it, takes place. Returns how often it
/// was not enough.
/// @param refused looks at what was said then
int refusals(const std::function<void()> &read, const std::function<bool()> &open,
             const std::function<bool()> &refused)
{
    read(); // what is loaded once is loaded then
    long last = 0;
    {
        const Shortage counted(Want::Once);
        read();
        last = counted.lastLarge();
    }
    int times = 0;
    for (long at = 0; at < last; at += 1 + last / 50) { // the last one only `read` takes
        bool opened = false;
        {
            const Shortage shortage(Want::UntilRefused, at);
            opened = open();
        }
        if (opened)
            return 0; // who opens takes less than who reads
        if (!refused())
            return -1;
        ++times;
    }
    return times;
}

/// Reads and closes the dialogs of the editor.
class DialogReader : public QTimer
{
public:
    DialogReader()
    {
        connect(this, &QTimer::timeout, this, [this] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (!dialog)
                return;
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                m_said += label->text();
            if (dialog->findChild<QWidget *>(u"repair"_s)) // there is nothing to repair
                m_said.clear();
            dialog->close();
        });
        start(5);
    }
    QString take() { return std::exchange(m_said, {}); }

private:
    QString m_said;
};

} // namespace

class TestTold : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void inTheWindow_data();
    void inTheWindow();
    void lessonsInTheWindow();
    void inTheEditor_data() { bothLanguages(); }
    void inTheEditor();
    void aDraftIsNotLeftOut();
    void theListReadsItAgain();
};

void TestTold::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestTold::inTheWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const auto *language : {"ja", "en"})
        for (const auto *name : {"ccc.takujo", "ccc.takujo-rules", "ccc.position.json"})
            QTest::addRow("%s, %s", name, language)
                << QString::fromLatin1(language) << QString::fromLatin1(name);
}

void TestTold::inTheWindow()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString file = longCopy(folder, name);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    QTRY_VERIFY(window.session()->myTurn());
    const MatchSession *match = window.session();
    const int ply = match->ply();
    QSignalSpy failed(&app, &App::failed);
    const int times =
        refusals([&] { readAsWindow(window.desktop().catalogue(), file); },
                 [&] { return app.openFile(file); },
                 [&] {
                     return failed.takeLast()[1].toString().contains(sentence(language)) &&
                            window.session() == match && match->ply() == ply;
                 });
    QVERIFY2(times > 0, qPrintable(QString::number(times)));
    QTRY_VERIFY(window.itemWhere([&](QQuickItem *item) {
        QString text = item->property("text").toString();
        return item->isVisible() && text.remove(u'\u2060').contains(sentence(language));
    }));
}

void TestTold::lessonsInTheWindow()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QSignalSpy failed(&app, &App::failed);
    const GameEntry *entry = window.desktop().catalogue().find(u"ccc"_s);
    const auto game = window.desktop().catalogue().definition(entry->id);
    const int times =
        refusals([&] { (void)loadLesson(*entry, (*game)->schema); },
                 [&] { return app.openLesson(entry->id); },
                 [&] { return failed.takeLast()[1].toString().contains(sentence(u"en"_s)); });
    QVERIFY2(times > 0, qPrintable(QString::number(times)));
    QVERIFY(app.openLesson(entry->id));
}

void TestTold::inTheEditor()
{
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString file = longRules(folder);
    editor::TestHost host;
    host.use(language == u"ja"_s ? Language::Ja : Language::En);
    editor::RulesWindow window(host);
    window.show();
    editor::makeRules(window, "ccc", u"夏"_s, u"Summer"_s);
    const editor::RulesDocument *mine = window.document();
    QVERIFY(mine && mine->isModified());
    DialogReader reader;
    const int times =
        refusals([&] { readAsEditor(host.catalogue(), file); }, [&] { return window.open(file); },
                 [&] {
                     return reader.take().contains(sentence(language)) &&
                            window.document() == mine && mine->isModified();
                 });
    QVERIFY2(times > 0, qPrintable(QString::number(times)));
    QVERIFY(window.open(file));
    QCOMPARE(window.document()->rules().notes.size(), std::size_t{10000});
}

// Opened without it, the next change would have been written over what was never saved.
void TestTold::aDraftIsNotLeftOut()
{
    const QTemporaryDir folder;
    const QString file = longRules(folder);
    editor::TestHost host;
    {
        editor::RulesWindow window(host);
        QVERIFY(window.open(file));
        RuleSet rules = window.document()->rules();
        rules.notes = std::string(15000, 'b');
        window.document()->setDetails(rules, u"Notes"_s);
    }
    editor::RulesWindow window(host);
    window.show();
    DialogReader reader;
    const int times =
        refusals([&] { readAsEditor(host.catalogue(), file); }, [&] { return window.open(file); },
                 [&] { return reader.take().contains(sentence(u"en"_s)); });
    QVERIFY2(times > 0, qPrintable(QString::number(times)));
    QVERIFY(window.open(file));
    QCOMPARE(window.document()->rules().notes.size(), std::size_t{15000});
}

// It stayed in the index as a file that cannot be read.
void TestTold::theListReadsItAgain()
{
    const QTemporaryDir folder;
    longCopy(folder, u"ccc.takujo"_s);
    {
        RecordStore store(folder.path());
        const Shortage shortage(Want::FromThenOn, 0);
        QCOMPARE(store.entries().size(), qsizetype{1});
        QVERIFY(!store.entries()[0].readable);
    }
    RecordStore again(folder.path());
    QVERIFY(again.entries()[0].readable);
}

QTEST_MAIN(TestTold)
#include "tst_told.moc"
