// What the window tells is true, and stands where one looks: found by people who used it for the first
// time.
#include "docks/balancepanel.h"
#include "docks/balancerunner.h"
#include "editing.h"
#include "evaluation/study_match.h"
#include "plugin/baseline_file.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include <cmath>

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
    void lengthIsThatOfSoManyPlayers();
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

// It was that of the first baseline, with two players.
void TestTold::lengthIsThatOfSoManyPlayers()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    QVERIFY(window.open(u"hakkutsu:standard"_s));
    window.actions()["fair"]->trigger();
    auto *dialog = part<QWidget>(window, "fair");
    auto *seats = part<QComboBox>(*dialog, "fair.seats");
    auto *turns = part<QSpinBox>(*dialog, "fair.aim.length.value");
    const auto usual = [&](int players) {
        seats->setCurrentIndex(seats->findData(players));
        return turns->value();
    };
    const int two = usual(2);
    const int four = usual(4);
    QVERIFY(two != four);
    const GameEntry *entry = host.catalogue().find(u"hakkutsu"_s);
    for (const Baseline &baseline : readBaselines(*entry)->all()) {
        const int mean =
            static_cast<int>(std::lround(baseline.counts.turns.mean(baseline.counts.games)));
        if (baseline.preset == "standard" && baseline.key.seats == 4 &&
            isStudyPlayer(baseline.key.player))
            QCOMPARE(four, mean);
    }
    turns->setValue(77); // one's own wish stays
    QCOMPARE(usual(2), 77);
}

QTEST_MAIN(TestTold)
#include "tst_told.moc"
