// What the window tells is true, and stands where one looks: found by people who used it for the first
// time.
#include "evaluation/study_match.h"
#include "grid/gridview.h"
#include "panelfixture.h"
#include "plugin/baseline_file.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <cmath>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestTold : public QObject
{
    Q_OBJECT

private slots:
    void oldFiguresAreMarkedAboveThem();
    void lengthIsThatOfSoManyPlayers();
    void areasAreTypedAsTheHintSays_data();
    void areasAreTypedAsTheHintSays();
    void noSquareIsReadInEveryTheme();
};

// It stood below the verdict, out of sight.
void TestTold::oldFiguresAreMarkedAboveThem()
{
    PanelFixture fixture;
    BalancePanel &panel = fixture.panel;
    const auto game = fixture.host.catalogue().definition(u"ccc"_s);
    panel.setRules(house("ccc"), {2}, Wording(**game, Language::En));
    QVERIFY(fixture.report());
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
    const Loaded<Baselines> baselines = readBaselines(*entry);
    QVERIFY(baselines);
    for (const Baseline &baseline : baselines->all()) {
        const int mean =
            static_cast<int>(std::lround(baseline.counts.turns.mean(baseline.counts.games)));
        if (baseline.preset == "standard" && baseline.key.seats == 4 &&
            isStudyPlayer(baseline.key.player))
            QCOMPARE(four, mean);
    }
    turns->setValue(77); // one's own wish stays
    QCOMPARE(usual(2), 77);
}

void TestTold::areasAreTypedAsTheHintSays_data()
{
    QTest::addColumn<bool>("ja");
    QTest::newRow("en") << false;
    QTest::newRow("ja") << true;
}

// It spoke of numbers where the squares show letters, which did nothing.
void TestTold::areasAreTypedAsTheHintSays()
{
    QFETCH(bool, ja);
    TestHost host;
    host.use(ja ? Language::Ja : Language::En);
    RulesWindow window(host);
    window.show();
    window.createNow(house("hakkutsu"));
    auto *view = part<GridView>(window, "map");
    const QModelIndex cell = view->model()->index(1, 1);
    const auto mark = [&] { return cell.data().toString(); };
    bool hinted = false;
    for (const QLabel *label : window.findChildren<QLabel *>())
        hinted |=
            label->text().contains(ja ? u"1 A、2 B、3 C、4 基地"_s : u"1 A, 2 B, 3 C, 4 Base"_s);
    QVERIFY(hinted);
    view->setCurrentIndex(cell);
    for (const char letter : {'a', 'c', 'b'}) {
        QTest::keyClick(view, letter);
        QCOMPARE(mark(), QString(QChar(letter).toUpper()));
    }
    const int steps = window.document()->undoStack().count();
    if (!ja) {
        view->setCurrentIndex(view->model()->index(1, 2));
        view->setCurrentIndex(cell);
        QTest::keyClick(view, 'c');
        QTest::keyClick(view, 'b');
        QTest::keyClick(view, 'a');
        QCOMPARE(mark(), u"Base"_s); // two letters of one name
        QCOMPARE(window.document()->undoStack().count(), steps + 2);
    }
    QTest::keyClick(view, 'x');
    QTest::keyClick(view, '4');
    QCOMPARE(mark(), ja ? u"基地"_s : u"Base"_s);
    window.open(u"ccc:standard"_s);
    hinted = false;
    for (const QLabel *label : window.findChildren<QLabel *>())
        hinted |= label->text().contains(ja ? u"マスを選んで数字キー。"_s : u"type its number"_s);
    QVERIFY(hinted);
}

// Its dark words on wood had 2.9 to one.
void TestTold::noSquareIsReadInEveryTheme()
{
    const auto light = [](const QString &name) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        const QColor c(name);
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    for (const char *theme : {"day", "night", "hcDark", "hcLight"}) {
        TestHost host;
        host.themeName = QLatin1String(theme);
        RulesWindow window(host);
        QVERIFY(window.open(u"hakkutsu:standard"_s));
        static const QRegularExpression colours(u"background: (#\\w+); color: (#\\w+);"_s);
        const auto found = colours.match(part<QToolButton>(window, "map.paint.0")->styleSheet());
        QVERIFY(found.hasMatch());
        const auto [low, high] = std::minmax({light(found.captured(1)), light(found.captured(2))});
        const double contrast = (high + 0.05) / (low + 0.05);
        QVERIFY2(contrast >= 4.5, theme);
    }
}

QTEST_MAIN(TestTold)
#include "tst_told.moc"
