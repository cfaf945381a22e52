// "Make it fair…": what may change, the search beside the window, one step that can be undone, and a
// report that proves it; by keys, in both languages.
#include "docks/balancepanel.h"
#include "editing.h"
#include "fair/fairaim.h"
#include "fair/faircandidates.h"
#include "fair/fairdialog.h"
#include "fair/fairplot.h"
#include "fair/fairvariations.h"
#include "window/editoractions.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

/// How many matches the dialog says were played.
int played(FairDialog &dialog)
{
    static const QRegularExpression matches(u"([\\d,]+) match"_s);
    const QString number = matches.match(part<QLabel>(dialog, "fair.status")->text()).captured(1);
    return QString(number).remove(u',').toInt();
}

void vary(FairDialog &dialog, const char *param, int from, int to)
{
    part<QCheckBox>(dialog, (QByteArray("fair.vary.") + param).constData())->setChecked(true);
    part<QSpinBox>(dialog, (QByteArray("fair.from.") + param).constData())->setValue(from);
    part<QSpinBox>(dialog, (QByteArray("fair.to.") + param).constData())->setValue(to);
}

/// Searches until so many candidates are offered. After few matches the present rules may look best
/// by luck: then it goes on, from what was played.
void searchFor(FairDialog &dialog, int offered)
{
    auto *start = part<QPushButton>(dialog, "fair.start");
    auto *table = part<QTreeWidget>(dialog, "fair.candidates");
    for (int wanted = 100; wanted <= 6400; wanted *= 2) {
        start->click();
        QCOMPARE(start->text(), u"Stop"_s);
        QVERIFY(!part<QSpinBox>(dialog, "fair.from.start_funds")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(played(dialog) >= wanted, 60'000);
        start->click();
        QTRY_COMPARE(start->text(), u"Search again"_s);
        if (table->topLevelItemCount() > offered) // with the present rules
            return;
    }
    QFAIL("nothing better than the present rules was found");
}

/// What a short search over two parameters has found.
QTreeWidget *candidatesOf(FairDialog &dialog)
{
    vary(dialog, "late_seats_keep_more", 0, 1);
    vary(dialog, "start_funds", 4, 5);
    searchFor(dialog, 2);
    return part<QTreeWidget>(dialog, "fair.candidates");
}

RuleSet unfairRule()
{
    RuleSet out;
    out.game = "hakkutsu";
    out.base = "standard";
    out.nameJa = "早掘り";
    out.nameEn = "Quick dig";
    out.changes = Json{{"empty_cells_to_end", 6}};
    return out;
}

/// The dialog with a quick question: two parameters of three values, two players.
FairDialog *opened(RulesWindow &window)
{
    window.show();
    window.createNow(unfairRule());
    window.actions()["fair"]->trigger();
    auto *dialog = part<FairDialog>(window, "fair");
    auto *seats = part<QComboBox>(*dialog, "fair.seats");
    seats->setCurrentIndex(seats->findData(2));
    return dialog;
}

/// What stands in place of the button of a candidate.
QString lineOf(const QTreeWidget &table, const QString &letter)
{
    const QList<QTreeWidgetItem *> lines = table.findItems(letter, Qt::MatchExactly, 0);
    return lines.isEmpty() ? u"no such line"_s : lines.front()->text(5);
}

QComboBox *reportByHabit(RulesWindow &window)
{
    auto *reporter = part<QComboBox>(window, "balance.player");
    reporter->setCurrentIndex(1);
    emit reporter->activated(1);
    return reporter;
}

} // namespace

class TestFair : public QObject
{
    Q_OBJECT

private slots:
    void offersUsefulParametersFirst();
    void aBoardThatStaysGetsNothing();
    void saysWhatIsWrong();
    void offersTheAimsOfTheGame();
    void findsTakesAndUndoes();
    void anotherCandidateReplacesTheFirst();
    void officialRulesBecomeAHouseRule();
    void escapeStopsThenCloses();
    void enterSearchesAndStopsNoSearch();
    void strongerPlayersSearchWhenAsked();
    void speaksBothLanguages_data();
    void speaksBothLanguages();
};

void TestFair::offersUsefulParametersFirst()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    QVERIFY(dialog->isVisible() && !dialog->isModal());
    const auto boxes =
        part<FairVariations>(*dialog, "fair.variations")->findChildren<QCheckBox *>();
    QVERIFY(boxes.size() > 10);
    QCOMPARE(boxes[0]->objectName(), u"fair.vary.late_seats_keep_more"_s);
    QVERIFY(boxes[0]->isChecked() && boxes[1]->isChecked() && !boxes[2]->isChecked());
    for (const QCheckBox *box : boxes)
        QVERIFY(!box->text().isEmpty());
    QVERIFY(part<QSpinBox>(*dialog, "fair.from.start_funds")->isVisible());
    QVERIFY(!part<QSpinBox>(*dialog, "fair.from.rounds")->isVisible()); // it stays
}

// "Board: add … stays".
void TestFair::aBoardThatStaysGetsNothing()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    dialog->close();
    QVERIFY(window.open(u"ccc:standard"_s));
    window.actions()["fair"]->trigger();
    const auto adds = [dialog] {
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            if (label->text() == u"add")
                return label->isVisible();
        return false;
    };
    auto *board = part<QCheckBox>(*dialog, "fair.vary.board");
    board->setChecked(false);
    QVERIFY(!adds());
    board->setChecked(true);
    QVERIFY(adds());
}

void TestFair::saysWhatIsWrong()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    vary(*dialog, "start_funds", 6, 3);
    part<QPushButton>(*dialog, "fair.start")->click();
    QVERIFY(part<QLabel>(*dialog, "fair.verdict")->text().contains(u"no range"_s));
    QCOMPARE(part<QPushButton>(*dialog, "fair.start")->text(), u"Search"_s);
}

void TestFair::offersTheAimsOfTheGame()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    QVERIFY(part<QRadioButton>(*dialog, "fair.aim.seats")->isChecked());
    QVERIFY(!part<QRadioButton>(*dialog, "fair.aim.wins")->isEnabled());
    auto *length = part<QRadioButton>(*dialog, "fair.aim.length");
    length->setChecked(true);
    QVERIFY(part<QSpinBox>(*dialog, "fair.aim.length.value")->value() > 10); // that of the game
    QVERIFY(!part<QCheckBox>(*dialog, "fair.keep")->isEnabled());
    dialog->close();
    QVERIFY(window.open(u"couperation:standard"_s));
    window.actions()["fair"]->trigger();
    QVERIFY(part<QRadioButton>(*dialog, "fair.aim.wins")->isChecked());
    QVERIFY(!part<QRadioButton>(*dialog, "fair.aim.seats")->isEnabled());
}

void TestFair::findsTakesAndUndoes()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    auto *table = candidatesOf(*dialog);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(table->currentItem()->text(0), u"A"_s); // the best one
    QVERIFY(table->visualItemRect(table->topLevelItem(0)).top() >= 0);
    QTest::keyClick(dialog, Qt::Key_B, Qt::AltModifier);
    QCOMPARE(table->currentItem()->text(0), u"B"_s);
    QTest::keyClick(dialog, Qt::Key_A, Qt::AltModifier);
    QCOMPARE(table->currentItem()->text(0), u"A"_s);
    // who plays reports by habit does not prove what others found
    auto *reporter = reportByHabit(window);
    const RuleSet before = window.document()->rules();
    const int steps = window.document()->undoStack().count();
    part<QPushButton>(*table, "fair.take.A")->click();
    QCOMPARE(window.document()->undoStack().count(), steps + 1);
    QVERIFY(window.document()->rules().changes != before.changes);
    QVERIFY(!window.document()->hasErrors());
    QVERIFY(!window.document()->rules().notes.empty());
    QCOMPARE(lineOf(*table, u"A"_s), u"taken"_s);
    QCOMPARE(table->topLevelItem(table->topLevelItemCount() - 1)->text(5), u"rules before"_s);
    auto *verdict = part<QLabel>(*dialog, "fair.verdict");
    QVERIFY(verdict->text().startsWith(u"A was taken"_s));
    // the proof: other deals, for as many players
    QCOMPARE(part<QComboBox>(window, "balance.seats")->currentData().toInt(), 2);
    QCOMPARE(reporter->currentIndex(), 0);
    QVERIFY(part<QSpinBox>(window, "balance.games")->value() >= 1200);
    QTRY_VERIFY(part<QPushButton>(window, "balance.cancel")->isVisible());
    part<QPushButton>(window, "balance.cancel")->click();
    window.actions()["undo"]->trigger();
    QCOMPARE(told(window.document()->rules().changes), told(before.changes));
    QCOMPARE(window.document()->rules().notes, before.notes);
    QCOMPARE(lineOf(*table, u"A"_s), QString());
    QCOMPARE(table->topLevelItem(table->topLevelItemCount() - 1)->text(5), u"present rules"_s);
    QVERIFY(!verdict->text().contains(u"taken"_s));
}

// What another candidate had changed stayed: the rules were neither of the two.
void TestFair::anotherCandidateReplacesTheFirst()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    auto *table = candidatesOf(*dialog);
    if (QTest::currentTestFailed())
        return;
    part<QPushButton>(*table, "fair.take.B")->click();
    const RuleSet second = window.document()->rules();
    part<QPushButton>(*table, "fair.take.A")->click();
    QCOMPARE(lineOf(*table, u"A"_s), u"taken"_s);
    QCOMPARE(lineOf(*table, u"B"_s), QString());
    part<QPushButton>(*table, "fair.take.B")->click();
    QCOMPARE(lineOf(*table, u"B"_s), u"taken"_s);
    QCOMPARE(told(window.document()->rules().changes), told(second.changes));
    part<QPushButton>(window, "balance.cancel")->click();
}

void TestFair::officialRulesBecomeAHouseRule()
{
    TestHost host;
    RulesWindow window(host);
    window.show();
    QVERIFY(window.open(u"hakkutsu:standard"_s));
    window.actions()["fair"]->trigger();
    auto *dialog = part<FairDialog>(window, "fair");
    searchFor(*dialog, 1);
    if (QTest::currentTestFailed())
        return;
    auto *table = part<QTreeWidget>(*dialog, "fair.candidates");
    part<QPushButton>(*table, "fair.take.A")->click();
    QVERIFY(!window.document()->readOnly());
    const std::string name = window.document()->rules().nameEn;
    QVERIFY(name.find("made fair") != std::string::npos);
    part<QPushButton>(window, "balance.cancel")->click();
    // nothing in the dialog said so, and it still spoke of the official rules
    QCOMPARE(lineOf(*table, u"A"_s), u"taken"_s);
    QVERIFY(part<QLabel>(*dialog, "fair.verdict")->text().contains(qs(name)));
    QVERIFY(dialog->windowTitle().contains(qs(name)));
    // what was found is there again for the official rules, and makes others with a name of their own
    dialog->close();
    QVERIFY(window.open(u"hakkutsu:standard"_s));
    window.actions()["fair"]->trigger();
    QCOMPARE(lineOf(*table, u"A"_s), QString());
    part<QPushButton>(*table, "fair.take.A")->click();
    QCOMPARE(window.document()->rules().nameEn, name + " 2");
    part<QPushButton>(window, "balance.cancel")->click();
}

void TestFair::escapeStopsThenCloses()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    part<QPushButton>(*dialog, "fair.start")->click();
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_COMPARE(part<QPushButton>(*dialog, "fair.start")->text(), u"Search again"_s);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

// Return did nothing: no button was the dialog's own.
void TestFair::enterSearchesAndStopsNoSearch()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    auto *start = part<QPushButton>(*dialog, "fair.start");
    auto *seats = part<QComboBox>(*dialog, "fair.seats");
    QTest::keyClick(seats, Qt::Key_Return);
    QCOMPARE(start->text(), u"Stop"_s);
    auto *found = part<QTreeWidget>(*dialog, "fair.candidates");
    found->setFocus();
    QTest::keyClick(found, Qt::Key_Return);
    QCOMPARE(start->text(), u"Stop"_s);
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Return);
    QTRY_COMPARE(start->text(), u"Search again"_s);
    QVERIFY(dialog->isVisible());
}

// Quick players alone searched; what they found fair was not among strong ones.
void TestFair::strongerPlayersSearchWhenAsked()
{
    TestHost host;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    auto *player = part<QComboBox>(*dialog, "fair.player");
    QCOMPARE(player->count(), 2);
    player->setCurrentIndex(1);
    auto *start = part<QPushButton>(*dialog, "fair.start");
    start->click();
    QVERIFY(!player->isEnabled());
    const auto *status = part<QLabel>(*dialog, "fair.status");
    QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(u"expert"_s), 60'000);
    start->click();
    QTRY_VERIFY(player->isEnabled());
}

void TestFair::speaksBothLanguages_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("theme");
    QTest::newRow("ja day") << 0 << u"day"_s;
    QTest::newRow("en night") << 1 << u"night"_s;
}

void TestFair::speaksBothLanguages()
{
    QFETCH(int, language);
    QFETCH(QString, theme);
    TestHost host;
    host.use(static_cast<Language>(language));
    host.themeName = theme;
    RulesWindow window(host);
    FairDialog *dialog = opened(window);
    part<QPushButton>(*dialog, "fair.start")->click();
    QTest::qWait(4000);
    part<QPushButton>(*dialog, "fair.start")->click();
    const bool ja = language == 0;
    QCOMPARE(dialog->windowTitle(), ja ? u"公平にする — 早掘り"_s : u"Make it fair – Quick dig"_s);
    const QString folder = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(dialog->grab().save(folder + u"/fair-"_s + (ja ? u"ja-"_s : u"en-"_s) + theme +
                                    u".png"_s));
    for (QWidget *widget : dialog->findChildren<QWidget *>()) {
        const bool asked = widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                           !widget->objectName().startsWith(u"qt_"_s);
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        if (asked && !(button && !button->text().isEmpty()))
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

QTEST_MAIN(TestFair)
#include "tst_fair.moc"
