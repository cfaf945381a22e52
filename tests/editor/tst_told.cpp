// What the window tells is true, and stands where one looks: found by people who used it for the first
// time.
#include "docks/balancepanel.h"
#include "docks/balancerunner.h"
#include "editing.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QLabel>
#include <QLayout>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

RuleSet house(const char *game)
{
    RuleSet out;
    out.game = game;
    out.base = "standard";
    out.nameJa = "夏の夜";
    out.nameEn = "Summer night";
    return out;
}

} // namespace

class TestTold : public QObject
{
    Q_OBJECT

private slots:
    void oldFiguresAreMarkedAboveThem();
};

// It stood below the verdict, out of sight.
void TestTold::oldFiguresAreMarkedAboveThem()
{
    TestHost host;
    BalanceRunner runner(host);
    ReportCheck check(host, runner);
    BalancePanel panel(runner, check);
    const auto game = host.catalogue().definition(u"ccc"_s);
    panel.setRules(house("ccc"), {2}, Wording(**game, Language::En));
    part<QSpinBox>(panel, "balance.games")->setValue(10);
    static_cast<QWidget &>(panel).show();
    panel.start();
    QTRY_VERIFY_WITH_TIMEOUT(!runner.running() && runner.report(), 120000);
    const auto *note = part<QLabel>(panel, "balance.note");
    QVERIFY(!note->isVisible()); // no empty line
    panel.setStale(true);
    QVERIFY(note->isVisible() && note->text().contains(u"changed since"_s));
    const auto top = [&panel](const char *name) {
        return part<QWidget>(panel, name)->mapTo(&panel, QPoint()).y();
    };
    for (const QSize size : {QSize(900, 400), QSize(300, 700)}) {
        panel.resize(size);
        QTRY_VERIFY(top("balance.note") < top("balance.table"));
        QVERIFY(top("balance.note") < top("balance.verdict"));
    }
}

QTEST_MAIN(TestTold)
#include "tst_told.moc"
