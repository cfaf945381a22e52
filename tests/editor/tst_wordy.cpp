// Words 40 % longer than the English ones, those of the games, too: nothing of the window, of a report and of
// "Make it fair…" is cut off.
#include "cutoff.h"
#include "editing.h"
#include "stretched.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QDialog>
#include <QDockWidget>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kWindow(1280, 720);

QString faultsOf(const QWidget &top)
{
    QStringList out;
    for (const QWidget *widget : top.findChildren<QWidget *>())
        if (const QString fault = cutOff(*widget); !fault.isEmpty())
            out.append(fault);
    return out.join(u'\n');
}

/// Shows it where TAKUJO_TEST_PICTURES says, if it says.
void keepPicture(QWidget &widget, const QString &name)
{
    const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
    if (!pictures.isEmpty())
        widget.grab().save(pictures + u"/editor-"_s + name + u".png"_s);
}

} // namespace

class TestWordy : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void window();
    void report();
    void fairDialog();

private:
    void open(const QString &rules);

    Stretched m_words;
    std::unique_ptr<TestHost> m_host;
    std::unique_ptr<RulesWindow> m_window;
};

void TestWordy::init()
{
    m_host = std::make_unique<TestHost>();
    Stretched::stretchGames(m_host->catalogue());
    QCoreApplication::installTranslator(&m_words);
}

void TestWordy::cleanup()
{
    m_window.reset();
    QCoreApplication::removeTranslator(&m_words);
    m_host.reset();
}

void TestWordy::open(const QString &rules)
{
    m_window = std::make_unique<RulesWindow>(*m_host);
    m_window->show();
    QVERIFY(m_window->open(rules));
}

void TestWordy::window()
{
    for (const GameEntry &game : m_host->catalogue().games()) {
        open(game.id + u":standard"_s);
        for (QDockWidget *panel : m_window->findChildren<QDockWidget *>())
            panel->show();
        QTest::qWait(20); // the panels take their places
        QCOMPARE(m_window->size(), kWindow);
        keepPicture(*m_window, game.id);
        QCOMPARE(faultsOf(*m_window), QString());
    }
}

void TestWordy::report()
{
    open(u"ccc:standard"_s);
    part<QSpinBox>(*m_window, "balance.games")->setValue(10);
    part<QAbstractButton>(*m_window, "balance.start")->click();
    QTRY_VERIFY_WITH_TIMEOUT(part<QAbstractButton>(*m_window, "balance.save")->isEnabled(), 60'000);
    QTest::qWait(20);
    keepPicture(*m_window, u"report"_s);
    QCOMPARE(faultsOf(*m_window), QString());
}

void TestWordy::fairDialog()
{
    for (const char *rules : {"hakkutsu:standard", "ccc:standard", "couperation:standard"}) {
        open(QLatin1String(rules));
        m_window->actions()["fair"]->trigger();
        auto *dialog = part<QDialog>(*m_window, "fair");
        QTest::qWait(20);
        keepPicture(*dialog, u"fair-"_s + QLatin1String(rules).left(4));
        QCOMPARE(dialog->size().boundedTo(kWindow), dialog->size());
        QVERIFY2(faultsOf(*dialog).isEmpty(), qPrintable(faultsOf(*dialog)));
        QCOMPARE(part<QAbstractScrollArea>(*dialog, "fair.body")->horizontalScrollBar()->maximum(),
                 0);
    }
}

QTEST_MAIN(TestWordy)
#include "tst_wordy.moc"
