// Whatever the file of settings says, values are those the settings page offers.
#include "match/record.h"
#include "settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <sys/stat.h>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void wildValuesAreHeldToTheirBounds();
    void namesFitARecord();
    void whatIsNoFileIsNotWaitedFor_data();
    void whatIsNoFileIsNotWaitedFor();
    void isKept();
    void theLastReviewsAreKept();
    void saysOnceThatNothingIsKept();

private:
    static QString file();
    static void write(const QByteArray &text);
};

QString TestSettings::file()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           u"/takujo/takujo.ini"_s;
}

void TestSettings::write(const QByteArray &text)
{
    QFile ini(file());
    QVERIFY(ini.open(QIODevice::WriteOnly) && ini.write(text) == text.size());
}

void TestSettings::init()
{
    QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
    QFile::remove(file());
}

// 999999 pixels took 12.9 GB.
void TestSettings::wildValuesAreHeldToTheirBounds()
{
    write("[General]\nlanguage=tlh\ntheme=../"
          "x\npalette=rainbow\npace=fast\ntextSize=90000\nvolume=-5\n"
          "pieceVolume=1e9\nnoticeVolume=400\nmuted=@Invalid()\n[window]\nsize=@Size(999999 1)\n");
    const Settings settings;
    QCOMPARE(settings.language(), u"system"_s);
    QCOMPARE(settings.theme(), u"system"_s);
    QCOMPARE(settings.palette(), u"usual"_s);
    QCOMPARE(settings.pace(), u"normal"_s);
    QCOMPARE(settings.textSize(), 200);
    QCOMPARE(settings.volume(), 0);
    QVERIFY(settings.pieceVolume() >= 0 && settings.pieceVolume() <= 100);
    QCOMPARE(settings.noticeVolume(), 100);
    QVERIFY(!settings.muted());
    QCOMPARE(settings.windowSize({960, 640}, {1920, 1080}), QSize(1920, 640));
}

// A match with a longer name was played and saved, and then could not be opened.
void TestSettings::namesFitARecord()
{
    write("[General]\nplayerName=" + QByteArray(199, 'x') + QByteArray("\xe5\x8d\x93") + "\n");
    QCOMPARE(Settings().playerName(), QString(199, u'x'));
    QCOMPARE(seatName(std::string(kMaxSeatName, 'x')).size(), kMaxSeatName);
    QCOMPARE(seatName(std::string(5000, '\x80')), std::string());
}

void TestSettings::whatIsNoFileIsNotWaitedFor_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"pipe", "/dev/zero", "/dev/null", "huge"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSettings::whatIsNoFileIsNotWaitedFor()
{
    QFETCH(QString, what);
    QFile ini(file());
    if (what == u"pipe")
        QCOMPARE(::mkfifo(qPrintable(file()), 0600), 0);
    else if (what == u"huge")
        QVERIFY(ini.open(QIODevice::WriteOnly) && ini.resize(qint64{1} << 30));
    else
        QVERIFY(QFile::link(what, file()));
    {
        Settings settings;
        QCOMPARE(settings.theme(), u"system"_s);
        settings.setTheme(u"night"_s); // for this run
        QCOMPARE(settings.theme(), u"night"_s);
    }
    struct stat left = {};
    QCOMPARE(::lstat(qPrintable(file()), &left), 0);
    QCOMPARE(what == u"pipe", S_ISFIFO(left.st_mode));
    QCOMPARE(what.startsWith(u"/dev"), S_ISLNK(left.st_mode));
}

void TestSettings::isKept()
{
    Settings().setTheme(u"night"_s);
    QCOMPARE(Settings().theme(), u"night"_s);
    Settings().setPalette(u"distinct"_s);
    QCOMPARE(Settings().palette(), u"distinct"_s);
}

void TestSettings::theLastReviewsAreKept()
{
    Settings settings;
    for (int day = 12; day > 0; --day)
        settings.keepReview(u"ccc"_s,
                            u"2026-11-%1T10:00:00+09:00"_s.arg(day, 2, 10, QLatin1Char('0')), day);
    settings.keepReview(u"coldwater"_s, u"2026-11-30T10:00:00+09:00"_s, 3);
    const auto kept = settings.reviews(u"ccc"_s);
    QCOMPARE(kept.size(), qsizetype{10});
    QCOMPARE(kept.first().second, 3.0);
    QCOMPARE(kept.last().first, u"2026-11-12T10:00:00+09:00"_s);
}

void TestSettings::saysOnceThatNothingIsKept()
{
    QVERIFY(QDir().mkpath(file())); // where the file should be
    Settings settings;
    const QSignalSpy spy(&settings, &Settings::notKept);
    settings.setOther(u"lesson/ccc"_s, 1);
    QTRY_COMPARE(spy.size(), qsizetype{1});
    QCOMPARE(spy[0][0].toString(), file());
    settings.setTheme(u"night"_s);
    QTest::qWait(1200);
    QCOMPARE(spy.size(), qsizetype{1});
    QVERIFY(QDir(file()).removeRecursively());
    Settings writable;
    const QSignalSpy fine(&writable, &Settings::notKept);
    writable.setOther(u"lesson/ccc"_s, 1);
    QTest::qWait(1200);
    QVERIFY(fine.isEmpty() && QFileInfo(file()).isFile());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
