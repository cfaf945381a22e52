// House rules whose file was cut off: they are listed, the save before them opens, and nothing is lost.
// And what is told of files that can be repaired.
#include "editing.h"
#include "io/files.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cutFileIsListedAndItsBackupOpens();
    void cutFileIsNamed_data();
    void cutFileIsNamed();
    void backupOfACutFileIsImported();
    void fileThatTellsNothingIsListed();
    void fileThatTellsNothingCanGo();
    void draftOfACutFileIsUnsaved();
    void mistakesAreToldInWords_data();
    void mistakesAreToldInWords();
    void newerRulesAreNotCutDown();
    void repairSaysWhatItTakesAway();
    void unknownGameIsNamed();

private:
    /// What is said when this file is dropped; the dialog is closed.
    QString saidOf(const QString &name, const QByteArray &contents);
    QString house(const QString &name, const QByteArray &contents);
    void openWindow();
    /// On the window, which imports it.
    void drop(const QString &file);
    QStringList tree() { return ruleTree(*m_window); }

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

namespace {

constexpr char kOurs[] = R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Ours"},
    "base": "standard", "changes": {"jokers": 2}})";

QString saidIn(const QWidget &dialog)
{
    QStringList said;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        said.append(label->text());
    return said.join(u'\n');
}

} // namespace

void TestDamage::drop(const QString &file)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QCoreApplication::processEvents();
}

void TestDamage::init()
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
}

void TestDamage::openWindow()
{
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

QString TestDamage::house(const QString &name, const QByteArray &contents)
{
    QDir().mkpath(m_host->rulesFolder());
    QString path = m_host->rulesFolder() + u'/' + name;
    if (!writeFile(path, contents.toStdString()).empty())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

// It was not to be seen anywhere in the window, and the save before it lay beside it.
void TestDamage::cutFileIsListedAndItsBackupOpens()
{
    house(u"ours.takujo-rules"_s, kOurs);
    const QByteArray cut = QByteArray(kOurs).left(70);
    const QString file = house(u"ours.takujo-rules"_s, cut);
    openWindow();
    QVERIFY2(tree().contains(u"CCC/Ours (cannot be read)"_s), qPrintable(tree().join(u'\n')));
    inDialog([](QWidget &dialog) { dialog.close(); });
    QVERIFY(!m_window->open(file));
    QVERIFY(!QFileInfo::exists(file + u".damaged"_s)); // nothing happens unasked
    QString said;
    inDialog([&said](QWidget &dialog) {
        said = saidIn(dialog);
        part<QPushButton>(dialog, "backup")->click();
    });
    QVERIFY(m_window->open(file));
    QVERIFY2(said.contains(u"cut off"_s), qPrintable(said));
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 2);
    QVERIFY(!m_window->document()->isModified());
    QVERIFY(tree().contains(u"CCC/Ours"_s));
    const Loaded<std::string> kept = readFile(file + u".damaged"_s);
    QVERIFY(kept && QByteArray::fromStdString(*kept) == cut);
    QCOMPARE(m_host->changes, 1); // the shelf and the set-up page look again
}

void TestDamage::cutFileIsNamed_data()
{
    QTest::addColumn<bool>("backup");
    QTest::addColumn<bool>("imported");
    QTest::newRow("with a save before it") << true << false;
    QTest::newRow("without") << false << false;
    QTest::newRow("imported with a save before it") << true << true;
    QTest::newRow("imported without") << false << true;
}

// Of several files that are opened, dropped or sent at once nobody knew which one was meant.
void TestDamage::cutFileIsNamed()
{
    QFETCH(bool, backup);
    QFETCH(bool, imported);
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(u"gift.takujo-rules"_s);
    QVERIFY(writeFile(file, "{").empty());
    if (backup)
        QVERIFY(writeFile(file + u'~', kOurs).empty());
    openWindow();
    QString said;
    inDialog([&said](QWidget &dialog) {
        said = saidIn(dialog);
        dialog.close();
    });
    if (imported)
        drop(file);
    else
        QVERIFY(!m_window->open(file));
    QVERIFY2(said.contains(u"gift.takujo-rules"_s), qPrintable(said));
    QVERIFY2(!said.contains(elsewhere.path()), qPrintable(said));
}

// Opened in its place it was offered; imported the same file was only said to be damaged.
void TestDamage::backupOfACutFileIsImported()
{
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(u"gift.takujo-rules"_s);
    QVERIFY(writeFile(file, "{").empty());
    QVERIFY(writeFile(file + u'~', kOurs).empty());
    openWindow();
    inDialog([](QWidget &dialog) { dialog.close(); });
    drop(file);
    QVERIFY(!tree().contains(u"CCC/Ours"_s)); // nothing happens unasked
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "backup")->click(); });
    drop(file);
    QVERIFY2(tree().contains(u"CCC/Ours"_s), qPrintable(tree().join(u'\n')));
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 2);
    QVERIFY(m_window->document()->file().startsWith(m_host->rulesFolder()));
    const Loaded<std::string> kept = readFile(file);
    QVERIFY(kept && *kept == "{"); // an import leaves what it reads as it is
    QCOMPARE(QDir(elsewhere.path()).entryList(QDir::Files).size(), 2);
}

void TestDamage::fileThatTellsNothingIsListed()
{
    const QString file = house(u"lost.takujo-rules"_s, "{");
    openWindow();
    QVERIFY2(tree().contains(u"Game not known/lost (cannot be read)"_s),
             qPrintable(tree().join(u'\n')));
    bool offered = false;
    inDialog([&offered](QWidget &dialog) {
        offered = dialog.findChild<QPushButton *>(u"backup"_s);
        dialog.close();
    });
    QVERIFY(!m_window->open(file));
    QVERIFY(!offered);
}

// It could be neither opened nor removed.
void TestDamage::fileThatTellsNothingCanGo()
{
    const QString file = house(u"lost.takujo-rules"_s, "{");
    openWindow();
    QVERIFY(m_window->open(u"ccc:standard"_s));
    const QString backup = house(u"lost.takujo-rules~"_s, "not ours");
    bool offered = true;
    inDialog([&offered](QWidget &dialog) {
        offered = dialog.findChild<QPushButton *>(u"bin"_s);
        dialog.close();
    });
    QVERIFY(!m_window->open(file));
    QVERIFY(!offered); // what nobody can read would go with it
    QVERIFY(QFile::remove(backup));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "bin")->click(); });
    QVERIFY(!m_window->open(file));
    QVERIFY(!QFileInfo::exists(file));
    QVERIFY(!tree().contains(u"Game not known/lost (cannot be read)"_s));
    QCOMPARE(m_window->document()->rules().base, std::string("standard")); // what was open still is
    QCOMPARE(m_host->changes, 1);
    RuleLibrary library(m_host->catalogue(), m_host->rulesFolder());
    QCOMPARE(library.deleted().size(), std::size_t{1});
    QCOMPARE(library.deleted().front().nameEn, u"lost"_s); // without the time of its file's name
}

// It counted as saved: closing the window asked nothing.
void TestDamage::draftOfACutFileIsUnsaved()
{
    const QString file = house(u"ours.takujo-rules"_s, kOurs);
    {
        RuleLibrary library(m_host->catalogue(), m_host->rulesFolder());
        RuleSet rules = m_host->catalogue().rulesFor(file).value();
        (*rules.changes)["jokers"] = 5;
        library.saveDraft(file, rules, {});
    }
    QVERIFY(writeFile(file, "{", false).empty());
    openWindow();
    QVERIFY(m_window->open(file));
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 5);
    QVERIFY(m_window->document()->isModified());
}

void TestDamage::mistakesAreToldInWords_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("label");
    QTest::newRow("ja") << Language::Ja << u"ジョーカー"_s;
    QTest::newRow("en") << Language::En << u"Jokers"_s;
}

// "Jokers  Jokers must be a whole number", and `/name/ja`.
void TestDamage::mistakesAreToldInWords()
{
    QFETCH(Language, language);
    QFETCH(QString, label);
    m_host->use(language);
    const QString file =
        house(u"wrong.takujo-rules"_s,
              R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Wrong", "ja": 7},
            "base": "standard", "changes": {"jokers": "many", "draw_options": [{"draw": 1}, 5]}})");
    openWindow();
    QString said;
    inDialog([&said](QWidget &dialog) {
        said = saidIn(dialog);
        dialog.close();
    });
    QVERIFY(!m_window->open(file));
    QVERIFY2(!said.contains(u"/changes"_s) && !said.contains(u"/name"_s), qPrintable(said));
    QVERIFY2(said.count(label) == 1, qPrintable(said));
}

QString TestDamage::saidOf(const QString &name, const QByteArray &contents)
{
    const QString file = house(name, contents);
    openWindow();
    QString said;
    inDialog([&said](QWidget &dialog) {
        said = saidIn(dialog);
        dialog.close();
    });
    drop(file);
    return said;
}

// Imported, they were kept as rules of this version, without what was new in them and without a word.
void TestDamage::newerRulesAreNotCutDown()
{
    const QString said =
        saidOf(u"newer.takujo-rules"_s,
               R"({"format": "takujo-rules/2", "game": "ccc", "name": {"en": "New"},
            "base": "standard", "changes": {"rounds_v2": 3}})");
    QVERIFY2(said.contains(u"newer version"_s), qPrintable(said));
    QVERIFY(m_window->findChild<QPushButton *>(u"repair"_s) == nullptr);
    QVERIFY(!m_window->document());
}

// Only the first mistake was told; what else went was not.
void TestDamage::repairSaysWhatItTakesAway()
{
    const QString said =
        saidOf(u"odd.takujo-rules"_s,
               R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Odd"},
            "base": "nowhere", "changes": {"jokers": "twelve"}})");
    QVERIFY2(said.contains(u"Left out"_s) && said.contains(u"Jokers"_s), qPrintable(said));
}

void TestDamage::unknownGameIsNamed()
{
    const QString said =
        saidOf(u"chess.takujo-rules"_s,
               R"({"format": "takujo-rules/1", "game": "chess", "name": {"en": "C"},
            "base": "standard", "changes": {}})");
    QVERIFY2(said.contains(u"chess"_s), qPrintable(said));
}

QTEST_MAIN(TestDamage)
#include "tst_damage.moc"
