// What the window says of its own accord: that a match is practice from now on, and why there is no
// sound. Any QML warning fails.
#include "windowdriver.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QQuickItem>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestNotices : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void takingBackSaysThatItIsPractice_data() { bothLanguages(); }
    void takingBackSaysThatItIsPractice();
    void practiceIsMarkedInTheList();
    void aCopyPlayedOnIsPractice();
    void statisticsKeepSeatsApart();
    void listsAreMadeWhenTheyAreSeen();
    void settingsSayWhyThereIsNoSound_data() { bothLanguages(); }
    void settingsSayWhyThereIsNoSound();
    void tableIsMutedByKeyAndButton_data() { bothLanguages(); }
    void tableIsMutedByKeyAndButton();
};

namespace {

// A match in which a card was drawn: what follows the first decision was seen.
void startAndDraw(WindowDriver &window)
{
    window.desktop().app().setFixedSeed(11);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    QTRY_VERIFY(window.desktop().page() == u"table");
    for (int i = 0; i < 20 && session->undoKind() != UndoKind::Practice; ++i) {
        QTRY_VERIFY(session->myTurn());
        session->choose(std::max(session->prompt()->mainOption(), 0));
    }
    QCOMPARE(session->undoKind(), UndoKind::Practice);
    QTRY_VERIFY(session->myTurn());
}

/// The record of a finished match, as far as it is counted.
RecordEntry finished(App &app, int seats, bool won)
{
    RecordEntry entry;
    entry.file = app.parts().store.newFile(u"ccc"_s);
    RecordSummary &s = entry.summary;
    s.game = "ccc";
    s.rulesBase = s.rulesHash = "standard";
    s.finished = true;
    s.result.emplace();
    s.result->winners = won ? 1 : 2;
    for (int i = 0; i < seats; ++i)
        s.seats.push_back(
            {i == 0 ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai, "", "skilled", i});
    return entry;
}

} // namespace

void TestNotices::initTestCase()
{
    qputenv("PULSE_SERVER", "unix:/no/such/server"); // the same on a machine with sound
    prepareTest(u"ccc"_s, "CCC");
}

void TestNotices::init()
{
    forgetUserFiles();
    takeWarnings();
}

// Only the dialog before it said so; afterwards the table looked like any other.
void TestNotices::takingBackSaysThatItIsPractice()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    const QString mark = ja ? u"練習"_s : u"practice"_s;
    const QString notice = ja ? u"この対局は練習になりました"_s : u"This match is practice now"_s;
    for (const QSize &size : {QSize(1280, 720), QSize(960, 640)}) {
        WindowDriver window(language, size);
        startAndDraw(window);
        QVERIFY(!window.named(mark));
        window.key(Qt::Key_Z, Qt::ControlModifier);
        const QString action = ja ? u"戻す"_s : u"Take back"_s;
        QTRY_VERIFY(window.find(ja ? u"そのまま"_s : u"Leave it"_s));
        QVERIFY(!window.session()->practice());
        QVERIFY(window.click(action));
        QTRY_VERIFY(window.session()->practice());
        QTRY_VERIFY(window.named(mark));
        QTRY_VERIFY(window.named(notice));
        QTRY_VERIFY(window.session()->myTurn());
        window.session()->choose(std::max(window.session()->prompt()->mainOption(), 0));
        QTRY_VERIFY(!window.named(notice)); // gone with the next move
        QTRY_VERIFY(window.named(mark));    // which stays
    }
}

void TestNotices::practiceIsMarkedInTheList()
{
    for (const QSize &size :
         {QSize(1280, 720), QSize(900, 1000)}) { // with the details beside, and without
        WindowDriver window(u"en"_s, size);
        App &app = window.desktop().app();
        QVERIFY(app.quickStart(u"ccc"_s));
        QVERIFY(app.sameDeal());
        app.leaveMatch();
        window.desktop().go(u"records"_s);
        QTRY_COMPARE(app.records()->count(), 2);
        QTRY_VERIFY(window.named(u"practice"_s));
        forgetUserFiles();
    }
}

// Saved at a decision, played on, opened again: the second time everything was known, and it counted.
void TestNotices::aCopyPlayedOnIsPractice()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    QVERIFY(app.quickStart(u"ccc"_s));
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"copy.takujo"_s);
    QVERIFY(app.saveCopy(*window.session(), copy));
    const QDir records(RecordStore::defaultFolder());
    QCOMPARE(QFileInfo(records.path()).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther),
             QFile::Permissions());
    const QString own = records.filePath(records.entryList({u"*.takujo"_s}).value(0));
    QVERIFY(app.openRecord(own));
    QVERIFY(!window.session()->practice());
    QVERIFY(app.openRecord(copy));
    QVERIFY(window.session()->practice());
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(window.session()->choose(0)); // now there are two
    QVERIFY(app.openRecord(own));
    QVERIFY(window.session()->practice());
}

void TestNotices::statisticsKeepSeatsApart()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    for (const auto &[seats, won] : {std::pair{2, true}, {2, false}, {3, true}})
        QVERIFY(app.parts().store.save(finished(app, seats, won), Json::object()).empty());
    app.statistics()->recount();
    QCOMPARE(app.statistics()->count(), 1);
    const QVariantList groups = app.statistics()->value(0, u"groups"_s).toList();
    QCOMPARE(groups.size(), qsizetype{2});
    QCOMPARE(groups[0].toMap()[u"seats"_s].toInt(), 2);
    QCOMPARE(groups[0].toMap()[u"won"_s].toInt(), 1);
    window.desktop().go(u"records"_s);
    const auto reads = [&window](const QString &words) {
        return window.itemWhere([&words](QQuickItem *item) {
            return item->isVisible() && item->property("text").toString() == words;
        }) != nullptr;
    };
    QTRY_VERIFY(reads(u"2 matches · won 1 (50%) · 0.0 points on average, 0 at best"_s));
    QVERIFY(reads(u"1 match · won 1 (100%) · 0.0 points on average, 0 at best"_s));
    QVERIFY(reads(u"against Skilled: 1 of 2"_s));
}

// Once the page had been open, each move of a match listed and counted all records again.
void TestNotices::listsAreMadeWhenTheyAreSeen()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    const auto save = [&app] {
        return app.parts().store.save(finished(app, 2, true), Json::object()).empty();
    };
    const auto matches = [&app] {
        const QVariantList groups = app.statistics()->value(0, u"groups"_s).toList();
        return groups.isEmpty() ? 0 : groups[0].toMap()[u"matches"_s].toInt();
    };
    QVERIFY(save());
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(app.records()->count(), 1);
    QVERIFY(save()); // as another window does
    QCOMPARE(app.records()->count(), 2);
    QCOMPARE(matches(), 2);
    window.desktop().go(u"shelf"_s);
    QTRY_VERIFY(!app.records()->watched() && !app.statistics()->watched());
    QVERIFY(save());
    QCOMPARE(app.records()->count(), 2);
    QCOMPARE(matches(), 2);
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(app.records()->count(), 3);
    QTRY_COMPARE(matches(), 3);
}

// The settings just had no word about sounds.
void TestNotices::settingsSayWhyThereIsNoSound()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    window.desktop().go(u"settings"_s);
    const Sounds *sounds = window.desktop().app().sounds();
    QTRY_VERIFY(sounds->silence() != Sounds::Silence::None);
    const QString why =
        sounds->silence() == Sounds::Silence::NotBuilt
            ? (ja ? u"音なしで作られたプログラムです"_s : u"This program was built without sound"_s)
            : (ja ? u"音の出る機器が見つかりません"_s : u"No audio device was found"_s);
    QTRY_VERIFY(window.named(why));
}

void TestNotices::tableIsMutedByKeyAndButton()
{
    QFETCH(QString, language);
    const bool ja = language == u"ja";
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
    Settings &settings = window.desktop().settings();
    settings.setMuted(false);
    const QString off = ja ? u"音を消す（M）"_s : u"Turn sounds off (M)"_s;
    const QString on = ja ? u"音を出す（M）"_s : u"Turn sounds on (M)"_s;
    QTRY_VERIFY(window.find(off));
    window.key(Qt::Key_M);
    QTRY_VERIFY(settings.muted());
    QVERIFY(!window.find(off));
    QVERIFY(window.click(on));
    QTRY_VERIFY(!settings.muted());
    QVERIFY(window.click(off));
    QTRY_VERIFY(settings.muted());
}

QTEST_MAIN(TestNotices)
#include "tst_notices.moc"
