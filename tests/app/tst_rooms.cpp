// The rooms around the table: the welcome of the first start, the shelf after it, records and what may be
// seen of them. Any QML warning fails.
#include "windowdriver.h"

#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestRooms : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup();
    void welcomeByKeys_data() { bothLanguages(); }
    void welcomeByKeys();
    void welcomeActsAtOnce();
    void welcomeGoes();
    void welcomeKnowsTheLessons();
    void openMatchTakesThePlaceOfTheWelcome();
    void ownRulesStandOnTheShelf();
    void headerStandsInOnePlace();
    void everyBoardIsDrawn();
    void resultStaysHidden();
    void recordsAreFiltered();
    void emptyRecordsLeadOn();
    void matchAsTextAndPicture();
    void positionIsPlayedOn();
    void damagedPositionNamesItsPlace();
    void anotherGameBeginsOverATable();
};

namespace {

// A match of CCC that the computer plays to its end; its file.
QString playedMatch(WindowDriver &window)
{
    App &app = window.desktop().app();
    app.setFixedSeed(11);
    app.setSimulations(8);
    if (!app.quickStart(u"ccc"_s))
        return {};
    MatchSession *session = window.session();
    session->giveUp(0);
    const bool over = QTest::qWaitFor([&] { return session->finished(); }, 60000);
    const QDir folder(RecordStore::defaultFolder());
    return over ? folder.filePath(folder.entryList({u"*.takujo"_s}).value(0)) : QString();
}

bool focusOn(const WindowDriver &window, const QString &name, const QString &game)
{
    const QQuickItem *const item = window.focused();
    return item && item->property("text").toString() == name && item->parentItem() &&
           item->parentItem()->property("name").toString() == game;
}

} // namespace

void TestRooms::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestRooms::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TestRooms::welcomeByKeys()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    const QString learn = ja ? u"5分で覚える"_s : u"Learn in 5 minutes"_s;
    const QString play = ja ? u"すぐ遊ぶ"_s : u"Play right away"_s;
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    RowModel *boxes = app.shelf()->boxes();
    if (boxes->count() < 2 || !boxes->value(1, u"goodFirst"_s).toBool())
        QSKIP("needs the game to learn first beside this one");
    const QString first = boxes->value(1, u"name"_s).toString();
    QTRY_VERIFY(focusOn(window, learn, first));
    QSignalSpy opened(&app, &App::lessonOpened);
    window.key(Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(focusOn(window, learn, first));
    window.key(Qt::Key_Left);
    QVERIFY(focusOn(window, learn, u"CCC"_s));
    window.key(Qt::Key_Down);
    QVERIFY(focusOn(window, play, u"CCC"_s));
    window.key(Qt::Key_Right);
    QVERIFY(focusOn(window, play, first));
    window.key(Qt::Key_Up);
    window.key(Qt::Key_Up); // the welcome itself
    QCOMPARE(window.focused()->property("label").toString(), ja ? u"言語"_s : u"Language"_s);
    window.key(Qt::Key_Down);
    QVERIFY(focusOn(window, learn, first));
}

void TestRooms::welcomeActsAtOnce()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QCOMPARE(app.settings()->opponents(), u"beginner"_s);
    QVERIFY(window.click(u"Expert"_s));
    QCOMPARE(app.settings()->opponents(), u"expert"_s);
    QVERIFY(window.click(u"125%"_s));
    QCOMPARE(app.settings()->textSize(), 125);
    QVERIFY(window.click(u"100%"_s));
    QVERIFY(window.click(u"日本語"_s));
    QTRY_VERIFY(window.find(u"案内を閉じる"_s));
    QVERIFY(window.click(u"English"_s));
    QTRY_VERIFY(window.find(u"Hide welcome"_s));
    QVERIFY(window.click(u"Play right away: CCC"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    const std::vector<SeatSetup> &seats = window.session()->match().seats();
    QCOMPARE(seats.size(), std::size_t{3});
    QCOMPARE(seats[1].level, std::string("expert"));
    for (int i = 0; i < app.shelf()->boxes()->count(); ++i)
        if (app.shelf()->boxes()->value(i, u"cooperative"_s).toBool()) {
            QVERIFY(app.playRightAway(app.shelf()->boxes()->value(i, u"gameId"_s).toString()));
            QCOMPARE(window.session()->match().seats()[1].level, std::string("skilled"));
        }
}

void TestRooms::welcomeGoes()
{
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QVERIFY(window.find(u"Hide welcome"_s));
        QVERIFY(!playedMatch(window).isEmpty());
        window.desktop().go(u"shelf"_s);
        QTRY_VERIFY(window.find(u"Quick start"_s)); // a match was finished
        QVERIFY(!window.find(u"Hide welcome"_s));
    }
    forgetUserFiles();
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.click(u"Hide welcome"_s));
    QTRY_VERIFY(window.find(u"Quick start"_s));
    QVERIFY(!window.desktop().settings().welcome());
}

void TestRooms::welcomeKnowsTheLessons()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    if (window.desktop().app().lessonProgress(u"ccc"_s)[u"steps"_s].toInt() == 0)
        QSKIP("no lesson is built");
    window.desktop().settings().setOther(u"lesson/ccc"_s, 5);
    window.desktop().go(u"settings"_s);
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(window.find(u"Go on at step 6: CCC"_s));
    QVERIFY(!window.named(u"Learned"_s));
    window.desktop().settings().setOther(u"lesson/ccc.done"_s, true);
    window.desktop().settings().setOther(u"lesson/ccc"_s, 0);
    window.desktop().go(u"settings"_s);
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(window.named(u"Learned"_s));
    const auto top = [&](const QString &name) {
        return window.find(name)->mapToScene(QPointF()).y();
    };
    QVERIFY(top(u"Play right away: CCC"_s) < top(u"Learn in 5 minutes: CCC"_s));
}

void TestRooms::openMatchTakesThePlaceOfTheWelcome()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().app().leaveMatch();
    window.desktop().go(u"settings"_s);
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(window.find(u"Resume"_s));
    QVERIFY(!window.find(u"Hide welcome"_s));
    QVERIFY(window.click(u"Resume"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
}

void TestRooms::ownRulesStandOnTheShelf()
{
    QVERIFY(QDir().mkpath(SetupModel::rulesFolder()));
    QFile file(SetupModel::rulesFolder() + u"/summer.takujo-rules"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format":"takujo-rules/1","game":"ccc","name":{"en":"Summer"},"base":"standard",)"
        R"("changes":{"territory_margin":3}})");
    file.close();
    QFile other(SetupModel::rulesFolder() + u"/broken.takujo-rules"_s);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("[");
    other.close();
    WindowDriver window(u"en"_s, QSize(1920, 1080));
    window.desktop().settings().setWelcome(false);
    RowModel *rules = window.desktop().app().shelf()->ownRules();
    QTRY_COMPARE(rules->count(), 1);
    QCOMPARE(rules->value(0, u"name"_s).toString(), u"Summer"_s);
    const QString name = u"Summer, my rules, CCC, 1 change"_s;
    QTRY_VERIFY(window.find(name));
    QVERIFY(window.click(name));
    QTRY_COMPARE(window.page(), u"setup"_s);
    QCOMPARE(window.desktop().app().setup()->rulesName(), u"Summer"_s);
}

// It jumped from page to page in a wide window.
void TestRooms::headerStandsInOnePlace()
{
    WindowDriver window(u"en"_s, QSize(1920, 1080));
    for (const QString &page : {u"shelf"_s, u"settings"_s, u"records"_s}) {
        window.desktop().go(page);
        const auto header = [&page](QQuickItem *item) {
            return item->property("inset") == 150 && item->property("page") == page;
        };
        QTRY_VERIFY2(window.itemWhere(header), qPrintable(page));
    }
    QCOMPARE(qRound(window.itemOfType("RecordsList")->x()), 150);
}

// A match that goes on shows its board on the shelf; each game has a miniature without a warning.
void TestRooms::everyBoardIsDrawn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().settings().setWelcome(false);
    App &app = window.desktop().app();
    for (int i = 0; i < app.shelf()->boxes()->count(); ++i) {
        const QString game = app.shelf()->boxes()->value(i, u"gameId"_s).toString();
        QVERIFY(app.quickStart(game));
        app.leaveMatch();
        window.desktop().go(u"settings"_s);
        window.desktop().go(u"shelf"_s);
        RowModel *open = app.shelf()->unfinished();
        QCOMPARE(open->value(0, u"gameId"_s).toString(), game);
        QTRY_VERIFY_WITH_TIMEOUT(!open->value(0, u"picture"_s).toString().isEmpty(), 20000);
        const QImage board(QUrl(open->value(0, u"picture"_s).toString()).toLocalFile());
        QVERIFY(board.width() >= 256);
        QVERIFY2(board.pixel(4, 4) != board.pixel(board.width() / 2, board.height() / 2),
                 qPrintable(game));
        const QString kept = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
        if (!kept.isEmpty())
            board.save(kept + u"/board-"_s + game + u".png"_s);
    }
}

void TestRooms::resultStaysHidden()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = playedMatch(window);
    QVERIFY(!file.isEmpty());
    App &app = window.desktop().app();
    QVERIFY(app.resultShown(file)); // whoever played it saw it
    app.showResult(file, false);
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(app.records()->count(), 1);
    QCOMPARE(app.records()->value(0, u"standing"_s).toString(), QString());
    QCOMPARE(app.records()->value(0, u"points"_s).toString(), QString());
    QCOMPARE(app.records()->value(0, u"result"_s).toString(), QString());
    QCOMPARE(app.shelf()->recent()->value(0, u"points"_s).toString(), QString());
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(window.itemOfType("RecentMatch") && !window.itemOfType("RecordsList"));
    QMetaObject::invokeMethod(window.itemOfType("RecentMatch"), "open");
    QTRY_COMPARE(window.page(), u"records"_s);
    QTRY_VERIFY(app.viewed() && window.itemOfType("RecordSecret"));
    QVERIFY(!window.itemOfType("RecordSecret")->property("told").toBool());
    QCOMPARE(app.viewed()->cursor()->ply(), 0);
    window.key(Qt::Key_End);
    QCOMPARE(app.viewed()->cursor()->ply(), 0);
    QVERIFY(!window.itemOfType("ScoreGraph")->isVisible());
    QVERIFY(window.click(u"Show"_s));
    QTRY_VERIFY(window.itemOfType("ScoreGraph")->isVisible());
    QVERIFY(!app.records()->value(0, u"points"_s).toString().isEmpty());
    window.key(Qt::Key_End);
    QCOMPARE(app.viewed()->cursor()->ply(), app.viewed()->ply());
}

void TestRooms::recordsAreFiltered()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(!playedMatch(window).isEmpty());
    App &app = window.desktop().app();
    const QString deal = window.session()->info()->dealNumber();
    QVERIFY(app.quickStart(u"ccc"_s));
    app.leaveMatch();
    window.desktop().go(u"records"_s);
    RecordsModel &records = *app.records();
    QTRY_COMPARE(records.count(), 2);
    const auto with = [&](const QString &key, const QVariant &value) {
        records.setFilters({{key, value}});
        return records.count();
    };
    QCOMPARE(with(u"seats"_s, 3), 2);
    QCOMPARE(with(u"seats"_s, 2), 0);
    QCOMPARE(with(u"level"_s, u"beginner"_s), 2);
    QCOMPARE(with(u"level"_s, u"expert"_s), 0);
    QCOMPARE(with(u"result"_s, u"open"_s), 1);
    QCOMPARE(with(u"result"_s, u"lost"_s), 1);
    QCOMPARE(with(u"rules"_s, u"Standard"_s), 2);
    QCOMPARE(with(u"rules"_s, u"Advanced"_s), 0);
    QTRY_VERIFY(window.find(u"Show all records"_s));
    QVERIFY(window.click(u"Show all records"_s));
    QCOMPARE(records.count(), 2);
    records.setSearch(deal);
    QCOMPARE(records.count(), 2); // the same fixed seed
    records.setSearch(u"0000-0000"_s);
    QCOMPARE(records.count(), 0);
}

void TestRooms::emptyRecordsLeadOn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().go(u"records"_s);
    QTRY_VERIFY(window.find(u"Choose a game"_s));
    QVERIFY(window.click(u"Choose a game"_s));
    QTRY_COMPARE(window.page(), u"shelf"_s);
}

void TestRooms::matchAsTextAndPicture()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString file = playedMatch(window);
    App &app = window.desktop().app();
    QVERIFY(app.viewRecord(file));
    const QString text = app.viewedText();
    QVERIFY(text.startsWith(u"CCC\n"_s));
    QVERIFY(text.contains(app.viewed()->info()->dealNumber()));
    QVERIFY(text.contains(app.viewed()->outcome()->told()));
    QVERIFY(text.count(u'\n') > app.viewed()->seatCount() + 10);
    QImage board(400, 300, QImage::Format_RGB32);
    board.fill(Qt::red);
    const QImage picture = app.resultPicture(board);
    QVERIFY(picture.width() > 800 && picture.height() >= 300);
    QCOMPARE(picture.pixelColor(200, 150), QColor(Qt::red));
    app.viewRecord({});
}

// Out of a finished match into a file, and played on from there: what the file says is what is on the
// table, and nothing of it is kept.
void TestRooms::positionIsPlayedOn()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    const QString record = playedMatch(window);
    App &app = window.desktop().app();
    QVERIFY(app.viewRecord(record));
    app.viewed()->cursor()->lookAt(3);
    const StateBlob state = app.viewed()->match().stateAt(3);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"position.json"_s);
    QVERIFY(app.savePosition(*app.viewed(), file));
    QVERIFY(app.openFile(file));
    QCOMPARE(app.pageForFile(), u"table"_s);
    const MatchSession &session = *app.session();
    QCOMPARE(session.match().stateAt(0).hash(), state.hash());
    QCOMPARE(session.match().onlyHuman(), session.match().actorAt(0));
    QVERIFY(!session.kept());
    app.viewRecord({});
}

void TestRooms::damagedPositionNamesItsPlace()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QTemporaryDir folder;
    const QString file = folder.filePath(u"position.json"_s);
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(
        R"({"format": "takujo-position/1", "game": "ccc", "rules": {"format": "takujo-rules/1",
        "game": "ccc", "base": "standard", "changes": {}}, "seats": 2, "state": {"coins": 7}})");
    out.close();
    const QSignalSpy failed(&app, &App::failed);
    QVERIFY(!app.openFile(file));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), u"This position cannot be opened"_s);
    const QString text = failed[0][1].toString();
    QVERIFY2(text.contains(u"position.json"_s) && text.contains(u"/state/"_s), qPrintable(text));
}

// The table that goes drew the cards of the match that comes (cleanup() wants no warning).
void TestRooms::anotherGameBeginsOverATable()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    if (!app.quickStart(u"hakkutsu"_s))
        QSKIP("needs Hakkutsu!! beside this game");
    window.desktop().go(u"table"_s);
    window.session()->giveUp(0);
    QTRY_VERIFY(window.session()->ply() > 12);
    QVERIFY(app.quickStart(u"ccc"_s));
    QTest::qWait(300);
    QCOMPARE(window.session()->info()->gameId(), u"ccc"_s);
}

QTEST_MAIN(TestRooms)
#include "tst_rooms.moc"
