#include "trackmodel.h"

#include <QSignalSpy>
#include <QtTest>

using namespace takujo;
using namespace Qt::StringLiterals;

/// Where pieces are while a push is shown.
class TestTrackModel : public QObject
{
    Q_OBJECT

private slots:
    void goesStraightBetweenFrames();
    void aPieceRestsAfterItsLastFrame();
    void aNewTrackEndsTheOneBeingShown();
    void nothingIsKnownOfOtherPieces();
    void fallsAreToldAtTheirMoment();
    void whatIsSkippedIsNotTold();
    void shownAgainTellsAgain();
    void knocksAreToldAtTheirMoment();
    void ofManyKnocksTheLoudestAreTold();
    void knocksAreToldAgain();
};

namespace {

Track push()
{
    Track track;
    track.frames = {{0, "red", 10, 20, 0},
                    {0, "blue", 50, 50, 90},
                    {100, "red", 30, 20, 0},
                    {200, "red", 30, 60, 4},
                    {400, "blue", 50, 51, 90}};
    track.exact = false;
    return track;
}

} // namespace

void TestTrackModel::goesStraightBetweenFrames()
{
    TrackModel model;
    model.load(push());
    QCOMPARE(model.at(u"red"_s, 50), QPointF(20, 20));
    QCOMPARE(model.at(u"red"_s, 150), QPointF(30, 40));
    QCOMPARE(model.angleAt(u"red"_s, 150), 2.0);
    QCOMPARE(model.at(u"blue"_s, 0), QPointF(50, 50));
    QCOMPARE(model.duration(), 400);
    QVERIFY(!model.exact());
}

void TestTrackModel::aPieceRestsAfterItsLastFrame()
{
    TrackModel model;
    model.load(push());
    QCOMPARE(model.lastMs(u"red"_s), 200);
    QCOMPARE(model.at(u"red"_s, 300), QPointF(30, 60));
    QCOMPARE(model.at(u"red"_s, -5), QPointF(10, 20));
}

void TestTrackModel::aNewTrackEndsTheOneBeingShown()
{
    TrackModel model;
    model.load(push());
    model.setPlaying(true);
    const QSignalSpy stopped(&model, &TrackModel::playingChanged);
    const QSignalSpy begun(&model, &TrackModel::begun);
    model.load({});
    QCOMPARE(stopped.count(), 1);
    QCOMPARE(begun.count(), 1);
    QVERIFY(!model.playing());
    QVERIFY(!model.present());
    QCOMPARE(model.duration(), 0);
}

void TestTrackModel::nothingIsKnownOfOtherPieces()
{
    TrackModel model;
    model.load(push());
    QCOMPARE(model.pieces(), (QStringList{u"blue"_s, u"red"_s}));
    QCOMPARE(model.at(u"green"_s, 10), QPointF());
    QCOMPARE(model.lastMs(u"green"_s), 0);
}

void TestTrackModel::fallsAreToldAtTheirMoment()
{
    TrackModel model;
    QSignalSpy fell(&model, &TrackModel::fell);
    model.load(push(), {{u"blue"_s, u"ring"_s}, {u"red"_s, {}}, {u"no such piece"_s, {}}});
    model.pass(0);
    model.pass(199);
    QCOMPARE(fell.count(), 0);
    model.pass(200);
    QCOMPARE(fell.count(), 1);
    QCOMPARE(fell.first().first().toString(), u"red"_s);
    QVERIFY(!model.fallsPassed());
    model.pass(201); // not twice
    model.pass(720);
    QCOMPARE(fell.count(), 2);
    QCOMPARE(fell.last().first().toString(), u"blue"_s);
    QCOMPARE(fell.first().last().toString(), QString());
    QCOMPARE(fell.last().last().toString(), u"ring"_s);
    QVERIFY(model.fallsPassed());
}

// A table that shows no pushes, or whose viewer skips one, leaves the falls to the event.
void TestTrackModel::whatIsSkippedIsNotTold()
{
    TrackModel model;
    QSignalSpy fell(&model, &TrackModel::fell);
    model.load(push(), {{u"blue"_s, {}}, {u"red"_s, {}}});
    model.setPlaying(true);
    model.pass(150);
    model.setPlaying(false);
    QCOMPARE(fell.count(), 0);
    QVERIFY(!model.fallsPassed());
    model.load(push());
    model.pass(720);
    QVERIFY(!model.fallsPassed());
}

void TestTrackModel::shownAgainTellsAgain()
{
    TrackModel model;
    QSignalSpy fell(&model, &TrackModel::fell);
    model.load(push(), {{u"red"_s, {}}});
    model.pass(720);
    model.pass(16);
    QCOMPARE(fell.count(), 1);
    model.pass(230);
    QCOMPARE(fell.count(), 2);
    model.load(push(), {{u"red"_s, {}}});
    QVERIFY(!model.fallsPassed());
}

namespace {

Track knocking(std::vector<Track::Knock> knocks)
{
    Track track = push();
    track.knocks = std::move(knocks);
    return track;
}

/// What is told while the push is shown picture by picture: ms and strength.
QStringList shown(TrackModel &model)
{
    QStringList out;
    int now = 0;
    const auto note = QObject::connect(&model, &TrackModel::knocked, [&](double strength) {
        out.append(QStringLiteral("%1 %2").arg(now).arg(strength));
    });
    for (now = 0; now <= 1000; now += 10)
        model.pass(now);
    QObject::disconnect(note);
    return out;
}

} // namespace

void TestTrackModel::knocksAreToldAtTheirMoment()
{
    TrackModel model;
    QSignalSpy knocked(&model, &TrackModel::knocked);
    model.load(knocking({{100, 0.5}, {300, 1}}));
    model.pass(99);
    QCOMPARE(knocked.count(), 0);
    model.pass(100);
    QCOMPARE(knocked.count(), 1);
    QCOMPARE(knocked.last().first().toDouble(), 0.5);
    model.pass(150); // not twice
    QCOMPARE(knocked.count(), 1);
    model.pass(400);
    QCOMPARE(knocked.count(), 2);
    QCOMPARE(knocked.last().first().toDouble(), 1.0);
    model.load(push());
    model.pass(720);
    QCOMPARE(knocked.count(), 2);
}

// At most eight a second, and of those that lie too close the loudest.
void TestTrackModel::ofManyKnocksTheLoudestAreTold()
{
    TrackModel model;
    model.load(knocking({{100, 0.2}, {130, 0.9}, {200, 0.6}, {300, 0.4}}));
    QCOMPARE(shown(model), (QStringList{u"130 0.9"_s, u"300 0.4"_s}));
    std::vector<Track::Knock> many;
    for (int ms = 1; ms <= 1000; ++ms)
        many.push_back({ms, 0.5});
    model.load(knocking(many));
    const auto told = shown(model).size();
    QVERIFY2(told >= 6 && told <= 8, qPrintable(QString::number(told)));
    // a picture that comes late: one knock, the loudest
    QSignalSpy knocked(&model, &TrackModel::knocked);
    model.load(knocking({{100, 0.2}, {300, 0.7}, {500, 0.4}}));
    model.pass(720);
    QCOMPARE(knocked.count(), 1);
    QCOMPARE(knocked.last().first().toDouble(), 0.7);
}

void TestTrackModel::knocksAreToldAgain()
{
    TrackModel model;
    model.load(knocking({{100, 0.5}, {300, 1}}));
    const QStringList first = shown(model);
    QCOMPARE(first.size(), qsizetype{2});
    QCOMPARE(shown(model), first);
}

QTEST_GUILESS_MAIN(TestTrackModel)
#include "tst_trackmodel.moc"
