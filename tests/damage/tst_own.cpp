#include "mutation.h"
#include "programlist.h"
#include "savedentry.h"
#include "scramble.h"
#include "settings.h"
#include "setupmodel.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;
using namespace Qt::StringLiterals;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the list says and the statistics count, without the words that only a match that is saved brings along.
QString told(RecordStore &store)
{
    QStringList out;
    for (const RecordEntry &entry : store.entries()) {
        out.append(QFileInfo(entry.file).fileName() + u' ' +
                   QString::number(entry.summary.seats.size()));
        for (const SeatSetup &seat : entry.summary.seats)
            out.append(QString::fromStdString(seat.name + seat.level));
        if (entry.summary.result)
            out.append(QString::number(entry.summary.result->winners));
    }
    out.sort();
    return out.join(u'\n');
}

} // namespace

/// Damaged files the program keeps for itself: the index of the records and the settings.
/// TAKUJO_MUTATIONS sets the number of each.
class DamagedOwnTest : public QObject
{
    Q_OBJECT

private slots:
    void index();
    void settings_data();
    void settings();

private:
    Catalogue m_catalogue;
};

void DamagedOwnTest::index()
{
    constexpr int kRecords = 12;
    QTemporaryDir dir;
    RecordStore store(dir.path());
    for (int i = 1; i <= kRecords; ++i) {
        const RecordEntry entry =
            entryOf(fileIn(store, qPrintable(QString::number(i))),
                    {{true, "", i, i % 2 == 0}, {false, "casual", 4}, {false, "expert", i % 3}});
        QVERIFY(store.save(entry, documentOf(entry)).empty());
    }
    const QString expected = told(store);
    const QByteArray intact = contents(RecordIndex::fileIn(dir.path()));
    const int count = mutations(150);
    for (int seed = 1; seed <= count; ++seed) {
        write(RecordIndex::fileIn(dir.path()), mutated(intact, static_cast<std::uint64_t>(seed)));
        RecordStore again(dir.path());
        QVERIFY2(told(again) == expected, qPrintable(u"seed %1"_s.arg(seed)));
        RecordStore third(dir.path());
        QVERIFY2(told(third) == expected, qPrintable(u"seed %1, the second time"_s.arg(seed)));
    }
}

void DamagedOwnTest::settings_data()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

void DamagedOwnTest::settings()
{
    QFETCH(QString, id);
    const QString file = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                         u"/takujo/takujo.ini"_s;
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QFile::remove(file);
    {
        Settings settings;
        settings.setTheme(u"night"_s);
        settings.setVolume(40);
        settings.setPlayerName(u"葵"_s);
        settings.setOther(u"window/size"_s, QSize(1280, 720));
        settings.setOther(u"editor/geometry"_s, QByteArray(60, '\x01'));
        ProgramList programs(settings);
        SetupModel setup(m_catalogue, settings, programs);
        QVERIFY(setup.choose(id));
        setup.setName(0, u"Aoi, \"=;\\ 葵"_s);
        setup.remember();
    }
    const QByteArray intact = contents(file);
    QVERIFY(intact.contains("setup"));
    const int count = mutations(100);
    for (int seed = 1; seed <= count; ++seed) {
        write(file, mutated(intact, static_cast<std::uint64_t>(seed)));
        Settings settings;
        QVERIFY(settings.volume() >= 0 && settings.volume() <= 100);
        QVERIFY(settings.textSize() >= 100 && settings.textSize() <= 200);
        QVERIFY(settings.playerName().toUtf8().size() <= qsizetype(kMaxSeatName));
        QVERIFY(settings.windowSize({960, 640}, {1920, 1080}).width() <= 1920);
        ProgramList programs(settings);
        SetupModel setup(m_catalogue, settings, programs);
        QVERIFY(setup.choose(id));
        for (const SeatSetup &seat : setup.seatList())
            QVERIFY(seat.name.size() <= kMaxSeatName && seat.colour >= 0 &&
                    seat.colour < kMaxSeats && !seat.level.empty());
        setup.remember();
    }
}

QTEST_GUILESS_MAIN(DamagedOwnTest)
#include "tst_own.moc"
