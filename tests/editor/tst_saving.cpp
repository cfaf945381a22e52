// Rules with changes: closed, saved under another name, several at once.
#include "document/rulesdocument.h"
#include "editing.h"
#include "io/files.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

Json jokersOf(const QString &file) { return (*readJsonFile(file))["changes"]["jokers"]; }

} // namespace

class TestSaving : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void guardsUnsavedChanges();
    void closedWithoutSavingItComesBack();
    void forgetsChangesOfSeveralRules();
    void savedUnderAnotherNameTheFirstStays();
    void asksAboutAFileChangedElsewhere();
    void asksAboutAFileChangedBehindADraft();
    void whatBecameACopyIsNotDeleted();
    void proposesNamesNobodyHas();
    void asksAboutAFileWhoseEndingItAdds();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    /// Does something; the question about the file is answered with a button of this name.
    void answering(const char *button, const char *name = "save");
    /// Saved rules with unsaved changes here and other ones elsewhere. @return the file
    QString changedHereAndElsewhere();

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestSaving::init()
{
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

void TestSaving::cleanup()
{
    m_window.reset();
    m_host.reset();
}

void TestSaving::guardsUnsavedChanges()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer night"_s);
    const QString path = m_window->document()->file();
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "guard.stay")->click(); });
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    // changes outlive a look at other rules
    QVERIFY(m_window->open(u"ccc:standard"_s));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "guard.save")->click(); });
    QVERIFY(m_window->close());
    QVERIFY(QFileInfo::exists(path));
    m_window->show();
    QVERIFY(m_window->open(path));
    part<QSpinBox>(*m_window, "jokers")->setValue(7);
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "guard.lose")->click(); });
    QVERIFY(m_window->close());
    m_window->show();
    QVERIFY(m_window->open(path));
    QVERIFY(part<QSpinBox>(*m_window, "jokers")->value() != 7);
}

// The banner of the rules before stood there with nothing behind it, and its button ended the program.
void TestSaving::closedWithoutSavingItComesBack()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer night"_s);
    QVERIFY(m_window->open(u"ccc:standard"_s));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "guard.lose")->click(); });
    QVERIFY(m_window->close());
    m_window->show();
    QVERIFY(m_window->document());
    inDialog([](QWidget &dialog) { dialog.close(); });
    part<QPushButton>(*m_window, "banner.action")->click();
    QVERIFY(m_window->document());
}

// What goes says once more that it is unchanged; that ended the program where another set lay behind it.
void TestSaving::forgetsChangesOfSeveralRules()
{
    QStringList paths;
    for (const QString &name : {u"first"_s, u"second"_s}) {
        makeRules(*m_window, "ccc", name, name);
        action("save")->trigger();
        part<QSpinBox>(*m_window, "jokers")->setValue(7);
        paths.append(m_window->document()->file());
    }
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "guard.lose")->click(); });
    QVERIFY(m_window->close());
    m_window->show();
    for (const QString &path : paths) {
        QVERIFY(m_window->open(path));
        QVERIFY(part<QSpinBox>(*m_window, "jokers")->value() != 7);
    }
}

void TestSaving::savedUnderAnotherNameTheFirstStays()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer night"_s);
    action("save")->trigger();
    const QString first = m_window->document()->file();
    part<QSpinBox>(*m_window, "jokers")->setValue(7);
    inDialog([](QWidget &dialog) {
        part<QLineEdit>(dialog, "details.en")->setText(u"Winter night"_s);
        part<QLineEdit>(dialog, "details.ja")->setText(u"冬の夜"_s);
        part<QPushButton>(dialog, "details.ok")->click();
    });
    action("saveAs")->trigger();
    QVERIFY(m_window->document()->file() != first);
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 7);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->open(first));
    QVERIFY(part<QSpinBox>(*m_window, "jokers")->value() != 7);
}

void TestSaving::answering(const char *button, const char *name)
{
    bool asked = false;
    inDialog([&](QWidget &dialog) {
        asked = true;
        part<QPushButton>(dialog, button)->click();
    });
    action(name)->trigger();
    QVERIFY(asked);
}

QString TestSaving::changedHereAndElsewhere()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer night"_s);
    action("save")->trigger();
    QString file = m_window->document()->file();
    Json other = *readJsonFile(file);
    other["changes"]["jokers"] = 5;
    (void)writeFile(file, prettyJson(other));
    part<QSpinBox>(*m_window, "jokers")->setValue(7);
    return file;
}

// What another window had saved was overwritten without a word.
void TestSaving::asksAboutAFileChangedElsewhere()
{
    const QString file = changedHereAndElsewhere();
    answering("conflict.stay");
    QCOMPARE(told(jokersOf(file)), told(Json(5)));
    QVERIFY(m_window->isWindowModified());
    answering("conflict.copy");
    const QString copy = m_window->document()->file();
    QVERIFY(copy != file && !m_window->isWindowModified());
    QCOMPARE(m_window->document()->rules().nameEn, std::string("Summer night 2"));
    QCOMPARE(told(jokersOf(file)), told(Json(5)));
    QCOMPARE(told(jokersOf(copy)), told(Json(7)));
    QVERIFY(QFile::remove(copy) && QFile::copy(file, copy));
    part<QSpinBox>(*m_window, "jokers")->setValue(8);
    answering("conflict.overwrite");
    QCOMPARE(told(jokersOf(copy)), told(Json(8)));
    part<QSpinBox>(*m_window, "jokers")->setValue(9);
    action("save")->trigger(); // its own file: no question
    QCOMPARE(told(jokersOf(copy)), told(Json(9)));
}

// Unsaved changes came back after a crash and replaced what another window had saved since.
void TestSaving::asksAboutAFileChangedBehindADraft()
{
    const QString file = changedHereAndElsewhere();
    const auto crash = [&] {
        m_window.reset();
        m_window = std::make_unique<RulesWindow>(*m_host);
        QVERIFY(m_window->open(file));
        QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 7);
    };
    crash();
    crash(); // and once more without a look at it
    answering("conflict.stay");
    QCOMPARE(told(jokersOf(file)), told(Json(5)));
    part<QPushButton>(*m_window, "banner.action")->click(); // to what was saved elsewhere
    QCOMPARE(part<QSpinBox>(*m_window, "jokers")->value(), 5);
    part<QSpinBox>(*m_window, "jokers")->setValue(6);
    action("save")->trigger(); // changed from there: no question
    QCOMPARE(told(jokersOf(file)), told(Json(6)));
    part<QSpinBox>(*m_window, "jokers")->setValue(8);
    action("save")->trigger();
    QCOMPARE(told(jokersOf(file)), told(Json(8)));
}

void TestSaving::whatBecameACopyIsNotDeleted()
{
    const QString file = changedHereAndElsewhere();
    answering("conflict.stay", "remove");
    QCOMPARE(m_window->document()->file(), file);
    answering("conflict.copy", "remove");
    QCOMPARE(told(jokersOf(file)), told(Json(5)));
    QVERIFY(m_window->document()->file() != file && !m_window->isWindowModified());
    QCOMPARE(told(jokersOf(m_window->document()->file())), told(Json(7)));
}

// "night.v2" became "night.v2.takujo-rules" after the question whether "night.v2" is there.
void TestSaving::asksAboutAFileWhoseEndingItAdds()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer night"_s);
    QTemporaryDir folder;
    const QString typed = folder.filePath(u"night.v2"_s);
    const QString meant = typed + u".takujo-rules"_s;
    const auto exportTo = [&](const std::function<void(QWidget &)> &then) {
        inDialog([&, then](QWidget &dialog) {
            part<QLineEdit>(dialog, "fileNameEdit")->setText(typed);
            QMetaObject::invokeMethod(&dialog, "accept");
            if (then)
                inDialog(then);
        });
        action("export")->trigger();
    };
    exportTo({});
    QVERIFY(QFile::exists(meant));
    QVERIFY(writeFile(meant, "somebody's").empty());
    exportTo([](QWidget &dialog) { QMetaObject::invokeMethod(&dialog, "reject"); });
    QCOMPARE(*readFile(meant), std::string("somebody's"));
}

void TestSaving::proposesNamesNobodyHas()
{
    makeRules(*m_window, "ccc", u"夏の夜"_s, u"Summer 2024"_s);
    action("save")->trigger();
    QString proposed;
    inDialog([&proposed](QWidget &dialog) {
        auto *name = part<QLineEdit>(dialog, "details.en");
        proposed = name->selectedText(); // what is typed replaces it
        part<QPushButton>(dialog, "details.ok")->click();
    });
    action("saveAs")->trigger();
    QCOMPARE(proposed, u"Summer 2024 2"_s);
    QCOMPARE(m_window->document()->rules().nameJa, std::string("夏の夜 2"));
}

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
