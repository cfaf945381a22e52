// Which keys actions have, whatever the file of settings says.
#include "keymap.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QKeySequence>
#include <QStandardPaths>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestKeymap : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void actionsAreTheirOwn();
    void noTwoMeetFromTheStart();
    void isChangedAndKept();
    void whatIsTakenIsNamed();
    void whereTwoNeverMeetAKeyIsFree();
    void fixedKeysStay_data();
    void fixedKeysStay();
    void goesBack();
    void damagedKeysAreLeftOut_data();
    void damagedKeysAreLeftOut();
    void wordsForPeople();

private:
    static QString file()
    {
        return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
               u"/takujo/takujo.ini"_s;
    }
};

void TestKeymap::init()
{
    QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
    QFile::remove(file());
}

// Every id once, every key one that can be pressed, every group one of the page.
void TestKeymap::actionsAreTheirOwn()
{
    Settings settings;
    const KeyMap keys(settings);
    QCOMPARE(static_cast<std::size_t>(keys.map().size()), keyActions().size());
    QStringList listed;
    for (const QVariant &group : keys.groups())
        listed += group.toMap().value(u"actions"_s).toStringList();
    QCOMPARE(listed.size(), keys.map().size());
    for (const KeyAction &action : keyActions())
        for (const QString &key : defaultKeys(action)) {
            QCOMPARE(QKeySequence::fromString(key).count(), 1);
            QCOMPARE(QKeySequence::fromString(key).toString(), key);
        }
}

void TestKeymap::noTwoMeetFromTheStart()
{
    for (const KeyAction &one : keyActions())
        for (const KeyAction &other : keyActions())
            for (const QString &key : defaultKeys(one))
                QVERIFY2(!meet(one, other) || !defaultKeys(other).contains(key), one.id);
}

void TestKeymap::isChangedAndKept()
{
    {
        Settings settings;
        KeyMap keys(settings);
        QCOMPARE(keys.change(u"hint"_s, Qt::Key_J, Qt::NoModifier), QString());
        QCOMPARE(keys.keys(u"hint"_s), QStringList{u"J"_s});
        QCOMPARE(keys.change(u"undo"_s, Qt::Key_Backspace, Qt::NoModifier), QString());
        QVERIFY(keys.changed());
    }
    Settings settings;
    const KeyMap keys(settings);
    QCOMPARE(keys.keys(u"hint"_s), QStringList{u"J"_s});
    QCOMPARE(keys.keys(u"undo"_s), QStringList{u"Backspace"_s});
    QCOMPARE(settings.others(u"keys/"_s), QStringList({u"keys/hint"_s, u"keys/undo"_s}));
}

void TestKeymap::whatIsTakenIsNamed()
{
    Settings settings;
    KeyMap keys(settings);
    const QString why = keys.change(u"hint"_s, Qt::Key_P, Qt::NoModifier);
    QVERIFY2(why.contains(u"Pause the computer"_s), qPrintable(why));
    QVERIFY(!keys.change(u"newMatch"_s, Qt::Key_F, Qt::NoModifier).isEmpty()); // at one table
    QVERIFY(!keys.change(u"hint"_s, Qt::Key_Question, Qt::ShiftModifier).isEmpty());
    QVERIFY(!keys.changed());
    QCOMPARE(keys.change(u"pause"_s, Qt::Key_J, Qt::NoModifier), QString());
    QCOMPARE(keys.change(u"hint"_s, Qt::Key_P, Qt::NoModifier), QString());
}

void TestKeymap::whereTwoNeverMeetAKeyIsFree()
{
    Settings settings;
    KeyMap keys(settings);
    QCOMPARE(keys.change(u"huntAgain"_s, Qt::Key_F, Qt::NoModifier), QString());
    QCOMPARE(keys.change(u"search"_s, Qt::Key_Z, Qt::ControlModifier), QString());
    QCOMPARE(keys.change(u"again"_s, Qt::Key_H, Qt::NoModifier), QString());
}

void TestKeymap::fixedKeysStay_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("escape") << int(Qt::Key_Escape) << 0;
    QTest::newRow("tab") << int(Qt::Key_Tab) << int(Qt::ControlModifier);
    QTest::newRow("arrow") << int(Qt::Key_Up) << 0;
    QTest::newRow("space") << int(Qt::Key_Space) << 0;
    QTest::newRow("digit") << int(Qt::Key_4) << 0;
    QTest::newRow("unknown") << int(Qt::Key_unknown) << 0;
}

void TestKeymap::fixedKeysStay()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    Settings settings;
    KeyMap keys(settings);
    QVERIFY(!keys.change(u"hint"_s, key, modifiers).isEmpty());
    QVERIFY(!keys.changed());
}

void TestKeymap::goesBack()
{
    Settings settings;
    KeyMap keys(settings);
    QCOMPARE(keys.change(u"pause"_s, Qt::Key_J, Qt::NoModifier), QString());
    QCOMPARE(keys.change(u"hint"_s, Qt::Key_P, Qt::NoModifier), QString());
    QVERIFY(!keys.reset(u"pause"_s).isEmpty()); // the hint has its key now
    QCOMPARE(keys.reset(u"hint"_s), QString());
    QCOMPARE(keys.reset(u"pause"_s), QString());
    QVERIFY(!keys.changed());
    QCOMPARE(settings.others(u"keys/"_s), QStringList());
    QCOMPARE(keys.change(u"next"_s, Qt::Key_J, Qt::NoModifier), QString());
    QCOMPARE(keys.reset(u"next"_s), QString()); // Space, which nothing else may be
    QCOMPARE(keys.change(u"hint"_s, Qt::Key_J, Qt::NoModifier), QString());
    keys.resetAll();
    QCOMPARE(keys.keys(u"hint"_s), QStringList{u"H"_s});
    QCOMPARE(settings.others(u"keys/"_s), QStringList());
}

void TestKeymap::damagedKeysAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("words") << QByteArray("hint=the blue one");
    QTest::newRow("empty") << QByteArray("hint=");
    QTest::newRow("two presses") << QByteArray("hint=\"A,B\"");
    QTest::newRow("invalid") << QByteArray("hint=@Invalid()");
    QTest::newRow("bytes") << QByteArray("hint=@ByteArray(\\0\\xff)");
    QTest::newRow("list") << QByteArray("hint=A, B, C");
    QTest::newRow("fixed") << QByteArray("hint=Esc");
    QTest::newRow("taken") << QByteArray("hint=P");
    QTest::newRow("unknown action") << QByteArray("nothing=J");
    QTest::newRow("long") << "hint=" + QByteArray(100000, 'x');
}

void TestKeymap::damagedKeysAreLeftOut()
{
    QFETCH(QByteArray, line);
    {
        QFile ini(file());
        QVERIFY(ini.open(QIODevice::WriteOnly));
        QVERIFY(ini.write("[keys]\n" + line + "\nmute=J\n") > 0);
    }
    QTest::ignoreMessage(QtWarningMsg,
                         QRegularExpression(u"^keys of (hint|nothing) are left out"_s));
    Settings settings;
    KeyMap keys(settings);
    QCOMPARE(keys.keys(u"hint"_s), QStringList{u"H"_s});
    QCOMPARE(keys.keys(u"mute"_s), QStringList{u"J"_s}); // what can be read is
    keys.resetAll();
    QCOMPARE(settings.others(u"keys/"_s), QStringList());
}

void TestKeymap::wordsForPeople()
{
    QCOMPARE(keyWord(u"PgUp"_s), u"Page Up"_s);
    QCOMPARE(keyWord(u"Alt+Left"_s), u"Alt+←"_s);
    QCOMPARE(keyWord(u"Ctrl++"_s), u"Ctrl++"_s);
    QCOMPARE(keyWord(u"Ctrl+-"_s), u"Ctrl+−"_s);
    QCOMPARE(keyWord(u"H"_s), u"H"_s);
}

QTEST_GUILESS_MAIN(TestKeymap)
#include "tst_keymap.moc"
