// What the window tells is true, and stands where one looks: found by people who used it for the first
// time.
#include "evaluation/study_match.h"
#include "fair/fairplot.h"
#include "form/paramform.h"
#include "grid/gridview.h"
#include "panelfixture.h"
#include "plugin/baseline_file.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QProgressBar>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
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
    void placesHaveTheWordOfTheirGame();
    void noSquareIsReadInEveryTheme();
    void officialRulesAreNotSaidToBeSaved();
    void wrongRulesLeaveTheChoicesFilled();
    void progressHasRoomForItsWords_data();
    void progressHasRoomForItsWords();
    void unchangedRulesOfAnotherBaseAreUnchanged();
    void theAimIsNotCoveredByDots();
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
// The map of Hakkutsu has cells, a board of CCC squares.
void TestTold::placesHaveTheWordOfTheirGame()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    for (const auto &[game, grid, word, other] :
         {std::tuple("hakkutsu", "map", u"cell"_s, u"square"_s),
          std::tuple("ccc", "board", u"square"_s, u"cell"_s)}) {
        window.createNow(house(game));
        QWidget *editor = part<QWidget>(window, grid)->parentWidget();
        QStringList words;
        for (const QLabel *label : editor->findChildren<QLabel *>())
            words += label->text();
        for (const QToolButton *button : editor->findChildren<QToolButton *>())
            words += button->toolTip();
        QVERIFY2(words.filter(word).size() >= 3, game);
        QCOMPARE(words.filter(other), QStringList());
    }
}

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

// "You can save" stood beside a button that was off.
void TestTold::officialRulesAreNotSaidToBeSaved()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    const auto says = [&window](const QString &words) {
        const auto labels = part<QWidget>(window, "dock.problems")->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&words](const QLabel *label) { return label->text().contains(words); });
    };
    QVERIFY(window.open(u"ccc:standard"_s));
    QVERIFY(!window.actions()["save"]->isEnabled() && window.actions()["saveAs"]->isEnabled());
    QVERIFY(says(u"save a copy"_s) && !says(u"You can save"_s));
    window.createNow(house("ccc"));
    QVERIFY(says(u"You can save"_s) && !says(u"save a copy"_s));
}

// They were empty boxes until the mistake was mended.
void TestTold::wrongRulesLeaveTheChoicesFilled()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    RuleSet wrong = house("hakkutsu");
    *wrong.changes = {{"equipment_kept", 4}};
    window.createNow(wrong);
    QVERIFY(window.document()->hasErrors());
    auto *balance = part<QWidget>(window, "dock.balance");
    auto *seats = part<QComboBox>(*balance, "balance.seats");
    auto *player = part<QComboBox>(*balance, "balance.player");
    QCOMPARE(seats->count(), 3);
    QCOMPARE(seats->currentText(), u"3 players"_s);
    QCOMPARE(player->currentText(), u"Quick players"_s);
    QVERIFY(!seats->isEnabled() && !player->isEnabled());
    for (const Param &param : window.document()->schema().params)
        window.document()->reset(param, {});
    QVERIFY(seats->isEnabled());
    QCOMPARE(seats->currentText(), u"3 players"_s);
}

void TestTold::progressHasRoomForItsWords_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("ja") << Language::Ja;
    QTest::newRow("en") << Language::En;
}

// The bar cut both ends off its words.
void TestTold::progressHasRoomForItsWords()
{
    QFETCH(Language, language);
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    host.use(language);
    panel.retranslate();
    const auto game = host.catalogue().definition(u"coldwater"_s);
    RuleSet rules = house("coldwater");
    *rules.changes = {{"fish_to_end", 6}};
    panel.setRules(rules, {2}, Wording(**game, language));
    QVERIFY(fixture.report());
    const auto *bar = panel.findChild<QProgressBar *>();
    const auto fits = [bar] {
        return bar->fontMetrics().horizontalAdvance(bar->text()) < bar->width();
    };
    QTRY_VERIFY_WITH_TIMEOUT(check.running(), 600'000);
    QTRY_VERIFY2(bar->isVisible() && fits(), qPrintable(bar->text()));
    check.cancel();
}

// Rules made of the advanced ones: "0 changes" beside a clause that was "changed".
void TestTold::unchangedRulesOfAnotherBaseAreUnchanged()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    RuleSet rules = house("ccc");
    rules.base = "advanced";
    window.createNow(rules);
    const auto *explanation = part<QTextBrowser>(window, "explanation");
    for (const Param &param : window.document()->schema().params) {
        window.findChild<ParamForm *>()->select(param.id);
        QTRY_VERIFY(explanation->toPlainText().contains(u"In the rulebook"_s) ||
                    param.clauses.empty());
        QVERIFY2(!explanation->toPlainText().contains(u"changed"_s), param.id.c_str());
    }
}

namespace {

FairCandidate candidateAt(int distance, int wins)
{
    constexpr int kGames = 100;
    FairCandidate out;
    out.option.distance = distance;
    for (int match = 0; match < kGames; ++match) {
        StudyRow row;
        row.winners = match < wins ? SeatSet{1} : SeatSet{2};
        out.proof.add(row, 2);
    }
    return out;
}

} // namespace

void TestTold::theAimIsNotCoveredByDots()
{
    FairState state;
    state.seats = 2;
    FairGoal goal;
    goal.tolerance = kFairSeats;
    state.goals = {goal};
    state.candidates = {candidateAt(0, 70), candidateAt(3, 53), candidateAt(4, 52)};
    state.shown = {1, 2};
    FairPlot plot;
    plot.resize(620, 300);
    plot.setWords(u"up"_s, u"across"_s, u"the aim"_s, u"these rules"_s);
    plot.show(&state, -1);
    const std::vector<QRectF> marks = plot.marks();
    QCOMPARE(marks.size(), std::size_t{4});
    for (const QRectF &mark : marks)
        QVERIFY(!mark.intersects(plot.bandName()));
}

QTEST_MAIN(TestTold)
#include "tst_told.moc"
