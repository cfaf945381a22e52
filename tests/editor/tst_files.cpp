// Rule files from elsewhere: opened in place, with mistakes, dropped on the window.
#include "editing.h"
#include "io/files.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensAFileFromElsewhere();
    void opensAWrongFileRepaired();
    void importsADroppedFile();

private:
    QAction *action(const char *name) { return part<QAction>(*m_window, name); }
    QString file(const QString &name, const QByteArray &contents);
    QStringList tree() { return ruleTree(*m_window); }

    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestFiles::init()
{
    m_window.reset();
    m_host = std::make_unique<TestHost>();
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
}

QString TestFiles::file(const QString &name, const QByteArray &contents)
{
    QString path = m_host->rulesFolder() + u"-outside/"_s + name;
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (!writeFile(path, contents.toStdString(), false).empty())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

void TestFiles::opensAFileFromElsewhere()
{
    const QString path =
        file(u"other.takujo-rules"_s,
             R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "From a friend"},
                                  "base": "standard", "changes": {"jokers": 2}})");
    QVERIFY(m_window->open(path));
    QVERIFY(tree().contains(u"CCC/From a friend"_s));
    part<QSpinBox>(*m_window, "jokers")->setValue(3);
    action("save")->trigger();
    QCOMPARE(told((*readJsonFile(path))["changes"]["jokers"]), told(Json(3)));
}

void TestFiles::opensAWrongFileRepaired()
{
    const QString path =
        file(u"wrong.takujo-rules"_s,
             R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Wrong"},
                                  "base": "standard", "changes": {"jokers": "many", "max_splits": 2}})");
    inDialog([](QWidget &dialog) {
        for (QPushButton *button : dialog.findChildren<QPushButton *>())
            if (button->objectName() != u"repair")
                button->click();
    });
    QVERIFY(!m_window->open(path));
    inDialog([](QWidget &dialog) { part<QPushButton>(dialog, "repair")->click(); });
    QVERIFY(m_window->open(path));
    QCOMPARE(part<QSpinBox>(*m_window, "max_splits")->value(), 2);
    // values that only contradict each other are shown and can be mended
    const QString odd =
        file(u"odd.takujo-rules"_s,
             R"({"format": "takujo-rules/1", "game": "hakkutsu", "name": {"en": "Odd"},
                                  "base": "standard", "changes": {"equipment_kept": 4}})");
    QVERIFY(m_window->open(odd));
    QVERIFY(m_window->document()->hasErrors() && !m_window->document()->isModified());
    const QString junk = file(u"junk.takujo-rules"_s, "{]");
    inDialog([](QWidget &dialog) { dialog.close(); });
    QVERIFY(!m_window->open(junk));
}

void TestFiles::importsADroppedFile()
{
    const QString path = file(u"gift.takujo-rules"_s,
                              R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "Gift"},
                                  "base": "standard", "changes": {}})");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/a/picture.png"_s), QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(!tree().contains(u"CCC/Gift"_s)); // who let it go is not kept waiting
    QTRY_VERIFY(tree().contains(u"CCC/Gift"_s));
    QVERIFY(m_window->document()->file() != path);
    QVERIFY(QFileInfo::exists(m_window->document()->file()));
}

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
