// Rules with changes: closed, saved under another name, several at once.
#include "document/rulesdocument.h"
#include "editing.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

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

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }

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

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
