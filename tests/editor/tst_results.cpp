// What playing leads to: a quick game that broke off opens at its move, and the balance report is
// written as it is shown, in both languages.
#include "io/files.h"
#include "io/record_io.h"
#include "match/match.h"
#include "panelfixture.h"
#include "window/ruleswindow.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextDocumentFragment>
#include <QTreeWidget>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

namespace {

constexpr int kBroken = 13; ///< turns with which the toy of stuck_plugin.cpp breaks off

/// Gives the file dialog a name.
void saveIn(const QString &file)
{
    inDialog([file](QWidget &dialog) {
        part<QLineEdit>(dialog, "fileNameEdit")->setText(file);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
}

/// The file is the report itself, and says which rules were measured.
void holdsTheReport(const QString &file, const GameDefinition &game, const BalanceReport &report)
{
    Loaded<Json> json = readJsonFile(file);
    QVERIFY(json);
    QCOMPARE(told(json->at("ruleSet")), told(writeRuleSet(house("ccc"))));
    QCOMPARE(json->at("games").get<int>(), 10);
    json->erase("ruleSet");
    QCOMPARE(told(*json), told(Json::parse(toJson(game, report).dump())));
}

/// The rows of the panel's table are in the page, each with its number.
void measuresStandIn(const QString &page, const QTreeWidget &table, const BalanceReport &report)
{
    QVERIFY(table.topLevelItemCount() > 3);
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        const QString label = table.topLevelItem(row)->text(0);
        const Measure &measure = report.measures.at(static_cast<std::size_t>(row));
        const double value = measure.here.value * (measure.share ? 100 : 1);
        const QString number = QString::number(value, 'f', 1) + (measure.share ? u"%"_s : u""_s);
        QVERIFY2(!label.isEmpty() && page.contains(label.toHtmlEscaped()), qPrintable(label));
        QVERIFY2(page.contains(u'>' + number), qPrintable(label + u' ' + number));
    }
}

} // namespace

class TestResults : public QObject
{
    Q_OBJECT

private slots:
    void opensTheGameThatBrokeOff();
    void soundGamesOfferNoReplay();
    void exportsTheReport_data();
    void exportsTheReport();
    void saysWhyItCouldNotWrite();
    void expertsPlayWhereQuickPlayersWouldMislead();
    void expertsPlayWhenAsked();
    void expertsCheckWhatQuickPlayersSay();
    void matchesOutliveTheProgram();
    void matchesOfAnotherRangeStay();
    void damagedJournalIsMadeAnew();

private:
    void open(TestHost &host, RulesWindow &window, int turns);
};

void TestResults::open(TestHost &host, RulesWindow &window, int turns)
{
    QVERIFY(host.catalogue().definition(u"toy"_s));
    window.show();
    window.createNow(house("toy"));
    part<QSpinBox>(window, "turns")->setValue(turns);
}

// The record handed to the program replays, and ends at the move where nobody could go on.
void TestResults::opensTheGameThatBrokeOff()
{
    TestHost host({QStringLiteral(TAKUJO_STUCK_PLUGIN)});
    RulesWindow window(host);
    open(host, window, kBroken);
    auto *watch = part<QPushButton>(window, "smoke.watch");
    QTRY_VERIFY_WITH_TIMEOUT(watch->isVisible(), 20000);
    const auto *problems = part<QTreeWidget>(window, "problems");
    QVERIFY(problems->topLevelItemCount() > 0);
    watch->click();
    QCOMPARE(host.replays.size(), std::size_t{1});
    const auto &[document, ply] = host.replays.front();
    const Loaded<RuleSet> rules = host.catalogue().rulesFrom(document.at("rules"));
    QVERIFY(rules);
    QCOMPARE(told(rules->changes), told(Json{{"turns", kBroken}}));
    const int seats = static_cast<int>(document.at("seats").size());
    const auto game = host.catalogue().makeGame(*rules, seats);
    QVERIFY(game);
    const Loaded<MatchRecord> record = readRecord(**game, document);
    QVERIFY(record);
    QCOMPARE(ply, static_cast<int>(record->plies.size()));
    const Loaded<Match> match = Match::replay(*game, *record);
    QVERIFY(match);
    QVERIFY(ply > 0 && !match->finished());
    QVERIFY(match->legal().moves.empty()); // the very place
    QVERIFY(match->turn() > match->turnAt(0));
}

void TestResults::soundGamesOfferNoReplay()
{
    TestHost host({QStringLiteral(TAKUJO_STUCK_PLUGIN)});
    RulesWindow window(host);
    open(host, window, kBroken + 1);
    auto *smoke = part<QWidget>(window, "smoke");
    QTRY_VERIFY(smoke->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!smoke->findChild<QLabel *>()->text().contains(u"Trying"_s), 20000);
    QVERIFY(!part<QPushButton>(window, "smoke.watch")->isVisible());
}

void TestResults::exportsTheReport_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("ja") << 0;
    QTest::newRow("en") << 1;
}

// Every number and sentence of the panel stands in the page; the JSON is the report itself.
void TestResults::exportsTheReport()
{
    QFETCH(int, language);
    const auto in = static_cast<Language>(language);
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    host.use(in);
    const auto game = host.catalogue().definition(u"ccc"_s);
    QVERIFY(game);
    panel.setRules(house("ccc"), {2, 3}, Wording(**game, in));
    QVERIFY(!part<QPushButton>(panel, "balance.save")->isEnabled());
    QVERIFY(fixture.report());
    QTRY_VERIFY(part<QPushButton>(panel, "balance.save")->isEnabled());
    QTemporaryDir folder;
    const QString page = folder.filePath(u"報告.html"_s);
    const QString data = folder.filePath(u"報告.json"_s);
    saveIn(page);
    part<QPushButton>(panel, "balance.save")->click();
    saveIn(data);
    part<QPushButton>(panel, "balance.save")->click();
    const Loaded<std::string> html = readFile(page);
    QVERIFY(html);
    const QString text = qs(*html);
    QVERIFY(text.contains(language ? u"Summer night"_s : u"夏の夜"_s));
    measuresStandIn(text, *part<QTreeWidget>(panel, "balance.table"), *runner.report());
    const QString verdict = part<QLabel>(panel, "balance.verdict")->text();
    const QString said =
        QTextDocumentFragment::fromHtml(verdict).toPlainText().section(u'\n', 0, 0);
    QVERIFY2(!said.isEmpty() && text.contains(said.toHtmlEscaped()), qPrintable(said));
    holdsTheReport(data, **game, *runner.report());
}

void TestResults::saysWhyItCouldNotWrite()
{
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    const auto game = host.catalogue().definition(u"ccc"_s);
    panel.setRules(house("ccc"), {2}, Wording(**game, Language::En));
    QVERIFY(fixture.report());
    QTemporaryDir folder;
    const QString missing = folder.filePath(u"none/x.json"_s);
    const auto *note = part<QLabel>(panel, "balance.note");
    QVERIFY(note->text().isEmpty());
    QVERIFY(!panel.writeReport(missing));
    QVERIFY(!note->text().isEmpty());
    QVERIFY(panel.writeReport(folder.filePath(u"x.json"_s)));
    QVERIFY(note->text().isEmpty());
}

namespace {

/// A study of so many matches, from `first` on, in a program that starts anew. Returns how many of them
/// were there at once.
int knownOf(TestHost &host, int games, std::uint64_t first)
{
    BalanceRunner runner(host);
    runner.start(house("hakkutsu"), 2, games, {}, first);
    const int known = runner.done();
    (void)QTest::qWaitFor([&] { return !runner.running() && runner.report(); }, 120'000);
    return known;
}

QString journalOf()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                      u"/takujo/studies"_s);
    return folder.filePath(folder.entryList(QDir::Files).value(0));
}

} // namespace

// Advanced CCC with four: its quick players let another seat win than experts do.
void TestResults::expertsPlayWhereQuickPlayersWouldMislead()
{
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    const auto game = host.catalogue().definition(u"ccc"_s);
    RuleSet rules = house("ccc");
    rules.base = "advanced";
    auto *seats = part<QComboBox>(panel, "balance.seats");
    auto *player = part<QComboBox>(panel, "balance.player");
    const auto *games = part<QSpinBox>(panel, "balance.games");
    panel.setRules(rules, {2, 3, 4}, Wording(**game, Language::En));
    QCOMPARE(seats->currentData().toInt(), 3);
    QCOMPARE(player->currentData().toString(), u"study"_s);
    QCOMPARE(games->value(), 400);
    seats->setCurrentIndex(seats->findData(4));
    QCOMPARE(player->currentData().toString(), u"expert"_s);
    QCOMPARE(player->currentText(), u"Stronger players"_s);
    QCOMPARE(games->value(), 100);
    const auto *verdict = part<QLabel>(panel, "balance.verdict");
    QVERIFY(verdict->text().contains(u"Stronger players are chosen"_s));
    seats->setCurrentIndex(seats->findData(2));
    QCOMPARE(player->currentData().toString(), u"study"_s);
    QVERIFY(!verdict->text().contains(u"Stronger"_s));
    seats->setCurrentIndex(seats->findData(4));
    player->setCurrentIndex(0); // somebody knows better
    emit player->activated(0);
    QCOMPARE(games->value(), 400);
    panel.setRules(rules, {2, 3, 4}, Wording(**game, Language::En));
    QCOMPARE(player->currentData().toString(), u"study"_s);
}

void TestResults::expertsPlayWhenAsked()
{
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    const auto game = host.catalogue().definition(u"hakkutsu"_s);
    panel.setRules(house("hakkutsu"), {2}, Wording(**game, Language::En));
    auto *player = part<QComboBox>(panel, "balance.player");
    player->setCurrentIndex(1);
    emit player->activated(1);
    part<QSpinBox>(panel, "balance.games")->setValue(10);
    panel.start();
    QVERIFY(!player->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!runner.running() && runner.report(), 600'000);
    QCOMPARE(runner.report()->key.player, std::string("expert"));
    QVERIFY(runner.report()->officialGames > 0); // beside experts of the official rules
    QVERIFY(panel.facts().contains(u"expert computer players"_s));
}

// A report of quick players ends with what stronger ones say of the same rules.
void TestResults::expertsCheckWhatQuickPlayersSay()
{
    PanelFixture fixture;
    auto &[host, runner, check, panel] = fixture;
    const auto game = host.catalogue().definition(u"coldwater"_s);
    RuleSet rules = house("coldwater");
    *rules.changes = {{"fish_to_end", 6}};
    panel.setRules(rules, {2}, Wording(**game, Language::En));
    const auto *verdict = part<QLabel>(panel, "balance.verdict");
    const auto *again = part<QPushButton>(panel, "balance.start");
    auto *cancel = part<QPushButton>(panel, "balance.cancel");
    part<QSpinBox>(panel, "balance.games")->setValue(40);
    panel.start();
    QTRY_VERIFY_WITH_TIMEOUT(check.running(), 600'000);
    QVERIFY(!runner.running() && again->isEnabled()); // nobody has to wait for it
    cancel->click();
    QVERIFY(!check.running() && !check.verdict());
    QCOMPARE(check.checkedReport()->known.size(), runner.report()->known.size());
    // The matches are known: the study is over before anybody sees it run.
    connect(&runner, &BalanceRunner::began, &runner, [] { QTest::qSleep(200); });
    panel.start();
    QTRY_VERIFY_WITH_TIMEOUT(check.verdict(), 600'000);
    QCOMPARE(check.verdict()->strong.player, std::string("expert"));
    QVERIFY(check.verdict()->strongGames >= 25);
    QVERIFY(verdict->text().contains(u"expert computer players"_s));
    const KnownFact first = check.checkedReport()->known.front();
    QCOMPARE(first.certain, !check.verdict()->holds());
    panel.start(); // those of the check are known, too
    QVERIFY(!check.verdict());
    QTRY_VERIFY_WITH_TIMEOUT(check.verdict(), 600'000);
    QCOMPARE(check.checkedReport()->known.front().text.id, first.text.id);
    rules.changes->clear(); // the official rules have been compared before
    panel.setRules(rules, {2}, Wording(**game, Language::En));
    panel.start();
    QVERIFY(!check.verdict());
    QTRY_VERIFY_WITH_TIMEOUT(runner.finished(), 600'000);
    QVERIFY(!check.running());
}

void TestResults::matchesOutliveTheProgram()
{
    TestHost host;
    QVERIFY(knownOf(host, 6, 1) < 6);
    QCOMPARE(knownOf(host, 6, 1), 6);
    QVERIFY(knownOf(host, 6, 1'000'001) < 6); // a proof is played with fresh deals
}

// Of fewer matches, or others, the rest was forgotten and played once more.
void TestResults::matchesOfAnotherRangeStay()
{
    TestHost host;
    BalanceRunner runner(host);
    const auto done = [&](int games, std::uint64_t first) {
        runner.start(house("hakkutsu"), 2, games, {}, first);
        const int known = runner.done();
        (void)QTest::qWaitFor([&] { return !runner.running() && runner.report(); }, 120'000);
        return known;
    };
    QVERIFY(done(6, 1) < 6);
    QCOMPARE(done(3, 1), 3);
    QCOMPARE(done(6, 1), 6);
    QVERIFY(done(6, 1'000'001) < 6);
    QCOMPARE(done(6, 1), 6);
}

// A killed program leaves half a line; that is passed over. What is no journal at all goes.
void TestResults::damagedJournalIsMadeAnew()
{
    TestHost host;
    QVERIFY(knownOf(host, 4, 1) < 4);
    QFile journal(journalOf());
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QVERIFY(journal.resize(journal.size() - 20));
    journal.close();
    QVERIFY(knownOf(host, 4, 1) >= 3);
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write("not\na journal\n");
    journal.close();
    QVERIFY(knownOf(host, 4, 1) < 4);
    QCOMPARE(knownOf(host, 4, 1), 4);
}

QTEST_MAIN(TestResults)
#include "tst_results.moc"
