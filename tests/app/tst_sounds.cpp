// Which sound a match asks for, how loud, and that the sounds are there and short.
#include "matchsession.h"
#include "matchsounds.h"
#include "sounds.h"
#include "toy_match.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestSounds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void saysWhatHappens();
    void saysTheEnd();
    void fallsSoundAtTheirMoment();
    void fallsSoundOnceWhereNoPushIsShown();
    void eventsMayHaveTheirOwnSound();
    void whatFallsMayHaveItsOwnSound();
    void knocksSoundAsLoudAsTheyAre();
    void knocksComeEightASecond();
    void followsTheVolumes();
    void notTwiceAtOnce();
    void saysWhyNothingIsHeard_data();
    void saysWhyNothingIsHeard();
    void filesAreShortAndNotTooLoud();
};

namespace {

std::unique_ptr<MatchSession> newSession(int turns)
{
    GameEntry entry;
    entry.id = u"toy"_s;
    std::vector<SeatSetup> seats = people(2);
    seats[1].kind = SeatSetup::Kind::Ai;
    auto match = std::make_unique<Match>(toy::makeGame(2, turns), toyRules(turns), seats, 5);
    auto session = std::make_unique<MatchSession>(entry, std::move(match), Language::En);
    session->setSimulations(1);
    session->computer()->setPace(AiPace::Instant);
    session->prepare();
    return session;
}

/// A match that is listened to.
struct Listening
{
    explicit Listening(int turns) : session(newSession(turns))
    {
        new MatchSounds(sounds, session.get());
    }

    Settings settings;
    Sounds sounds{settings};
    QSignalSpy wanted{&sounds, &Sounds::wanted};
    std::unique_ptr<MatchSession> session;
};

QStringList names(const QSignalSpy &spy)
{
    QStringList out;
    for (const QVariantList &call : spy)
        out.append(call.first().toString());
    return out;
}

int row(MatchSession &session, const char *move)
{
    const auto &options = session.prompt()->prompt().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].move == toy::toyMove(move))
            return static_cast<int>(i);
    return -1;
}

} // namespace

void TestSounds::saysWhatHappens()
{
    Listening heard(12);
    MatchSession *session = heard.session.get();
    QSignalSpy &wanted = heard.wanted;
    session->begin();
    QVERIFY(session->choose(0)); // a card is played
    QCOMPARE(names(wanted), QStringList{u"place"_s});
    session->undo();
    QVERIFY(names(wanted).contains(u"undo"_s));
    wanted.clear();
    QVERIFY(session->choose(row(*session, "end")));
    QTRY_VERIFY(names(wanted).contains(u"my-turn"_s)); // when the computer has moved
}

void TestSounds::saysTheEnd()
{
    Listening heard(1);
    MatchSession *session = heard.session.get();
    QSignalSpy &wanted = heard.wanted;
    session->begin();
    QVERIFY(session->choose(row(*session, "end")));
    QTRY_VERIFY(session->finished());
    const bool won = contains(session->match().outcome().winners, 0);
    QVERIFY(names(wanted).contains(won ? u"won"_s : u"lost"_s));
    QVERIFY(!names(wanted).contains(won ? u"lost"_s : u"won"_s));
}

namespace {

Track pushOff(int ms)
{
    Track track;
    track.frames = {{0, "red", 10, 20, 0}, {ms, "red", -1, 20, 0}};
    return track;
}

} // namespace

// When the push shown has come to the fall, and not once more when it is announced.
void TestSounds::fallsSoundAtTheirMoment()
{
    Listening heard(12);
    MatchSession *session = heard.session.get();
    QSignalSpy &wanted = heard.wanted;
    session->track()->load(pushOff(400), {{u"red"_s, {}}});
    session->track()->pass(399);
    QVERIFY(names(wanted).isEmpty());
    session->track()->pass(416);
    QCOMPARE(names(wanted), QStringList{u"fall"_s});
    QElapsedTimer since; // two at once would be one anyway
    since.start();
    QTRY_VERIFY(since.hasExpired(100));
    emit session->happened(0, EventType::Fall, {});
    QCOMPARE(wanted.size(), qsizetype{1});
}

void TestSounds::fallsSoundOnceWhereNoPushIsShown()
{
    Listening heard(12);
    MatchSession *session = heard.session.get();
    QSignalSpy &wanted = heard.wanted;
    session->track()->load(pushOff(400), {{u"red"_s, {}}});
    emit session->happened(0, EventType::Fall, {});
    QCOMPARE(names(wanted), QStringList{u"fall"_s});
}

void TestSounds::eventsMayHaveTheirOwnSound()
{
    Listening heard(12);
    emit heard.session->happened(0, EventType::Move, u"bells"_s);
    emit heard.session->happened(0, EventType::Note, {});
    emit heard.session->happened(0, EventType::Move, {});
    QCOMPARE(names(heard.wanted), (QStringList{u"bells"_s, u"place"_s}));
}

// With the push, or with the event where none was shown; never twice.
void TestSounds::whatFallsMayHaveItsOwnSound()
{
    Listening heard(12);
    MatchSession *session = heard.session.get();
    emit session->happened(0, EventType::Fall, u"bell-fall"_s);
    QCOMPARE(names(heard.wanted), QStringList{u"bell-fall"_s});
    heard.wanted.clear();
    QElapsedTimer since;
    since.start();
    QTRY_VERIFY(since.hasExpired(100));
    session->track()->load(pushOff(400), {{u"red"_s, u"bell-fall"_s}});
    session->track()->pass(416);
    QCOMPARE(names(heard.wanted), QStringList{u"bell-fall"_s});
    since.start();
    QTRY_VERIFY(since.hasExpired(100));
    emit session->happened(0, EventType::Fall, u"bell-fall"_s);
    QCOMPARE(heard.wanted.size(), qsizetype{1});
}

void TestSounds::knocksSoundAsLoudAsTheyAre()
{
    Listening heard(12);
    Track track = pushOff(400);
    track.knocks = {{100, 0.25}};
    heard.session->track()->load(track);
    heard.session->track()->pass(99);
    QVERIFY(heard.wanted.isEmpty());
    heard.session->track()->pass(116);
    QCOMPARE(names(heard.wanted), QStringList{u"porcelain"_s});
    QCOMPARE(heard.wanted.first().last().toDouble(), 0.25);
}

// However fast a push is shown.
void TestSounds::knocksComeEightASecond()
{
    Settings settings;
    Sounds sounds(settings);
    QSignalSpy wanted(&sounds, &Sounds::wanted);
    QElapsedTimer since;
    since.start();
    while (!since.hasExpired(300))
        sounds.play(u"porcelain"_s, 0.5);
    QVERIFY(!wanted.isEmpty());
    QVERIFY2(wanted.size() <= 1 + since.elapsed() / 125,
             qPrintable(QString::number(wanted.size())));
}

void TestSounds::followsTheVolumes()
{
    Settings settings;
    const Sounds sounds(settings);
    settings.setMuted(false);
    settings.setVolume(50);
    settings.setPieceVolume(40);
    settings.setNoticeVolume(100);
    QCOMPARE(sounds.volumeOf(u"place"_s), 0.2);
    QCOMPARE(sounds.volumeOf(u"my-turn"_s), 0.5);
    settings.setMuted(true);
    QCOMPARE(sounds.volumeOf(u"my-turn"_s), 0.0);
    settings.setMuted(false);
}

void TestSounds::notTwiceAtOnce()
{
    Settings settings;
    Sounds sounds(settings);
    QSignalSpy wanted(&sounds, &Sounds::wanted);
    for (int i = 0; i < 5; ++i)
        sounds.play(u"place"_s);
    QCOMPARE(wanted.size(), qsizetype{1});
    sounds.play(u"draw"_s);
    QCOMPARE(wanted.size(), qsizetype{2});
}

void TestSounds::saysWhyNothingIsHeard_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<bool>("device");
    QTest::addColumn<Sounds::Silence>("why");
    QTest::newRow("not built") << u""_s << true << Sounds::Silence::NotBuilt;
    QTest::newRow("not loaded") << u"damaged"_s << true << Sounds::Silence::NotLoaded;
    QTest::newRow("no device") << u"whole"_s << false << Sounds::Silence::NoDevice;
    QTest::newRow("heard") << u"whole"_s << true << Sounds::Silence::None;
}

// There was no word about it: the settings just had no sounds.
void TestSounds::saysWhyNothingIsHeard()
{
    QFETCH(QString, module);
    QFETCH(bool, device);
    QFETCH(Sounds::Silence, why);
    const QTemporaryDir dir;
    if (module == u"damaged") {
        QFile file(dir.filePath(u"takujo-sound.so"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no library") > 0);
    }
    qunsetenv("TAKUJO_TEST_AUDIBLE");
    if (device)
        qputenv("TAKUJO_TEST_AUDIBLE", "1");
    Settings settings;
    Sounds sounds(settings, module == u"whole" ? QStringLiteral(TAKUJO_SILENT_PLAYER) : dir.path());
    const QSignalSpy changed(&sounds, &Sounds::silenceChanged);
    const bool known = sounds.silence() == why;
    sounds.examine();
    QTRY_COMPARE(sounds.silence(), why);
    QVERIFY(known || changed.size() == 1);
    QCOMPARE(!sounds.silenceDetail().isEmpty(), why == Sounds::Silence::NotLoaded);
    sounds.play(u"place"_s); // harmless whatever it is
}

// Mono, 16 bit; at most 1.3 s; peaks at -3 dB; silent at the end, so that nothing clicks.
void TestSounds::filesAreShortAndNotTooLoud()
{
    const QDir folder(QStringLiteral(TAKUJO_SOUNDS));
    const QStringList files = folder.entryList({u"*.wav"_s});
    for (const char *name :
         {"place", "draw", "turn-over", "tick", "porcelain", "fall", "bells", "bell-fall", "undo",
          "choose", "refused", "my-turn", "won", "lost", "all-lost"})
        QVERIFY2(files.contains(QString::fromLatin1(name) + u".wav"_s), name);
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(bytes.left(4), QByteArray("RIFF"));
        constexpr qsizetype kHeader = 44;
        const auto samples = (bytes.size() - kHeader) / 2;
        QVERIFY2(samples > 0 && samples <= 22050 * 13 / 10, qPrintable(name));
        int peak = 0, last = 0;
        for (qsizetype i = kHeader; i + 1 < bytes.size(); i += 2) {
            last = static_cast<qint16>(static_cast<quint8>(bytes[i]) |
                                       static_cast<quint8>(bytes[i + 1]) << 8);
            peak = std::max(peak, std::abs(last));
        }
        QVERIFY2(peak <= 23200, qPrintable(name));
        QVERIFY2(std::abs(last) < 200, qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(TestSounds)
#include "tst_sounds.moc"
