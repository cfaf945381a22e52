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
    model.load(push(), {u"blue"_s, u"red"_s, u"no such piece"_s});
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
    QVERIFY(model.fallsPassed());
}

// A table that shows no pushes, or whose viewer skips one, leaves the falls to the event.
void TestTrackModel::whatIsSkippedIsNotTold()
{
    TrackModel model;
    QSignalSpy fell(&model, &TrackModel::fell);
    model.load(push(), {u"blue"_s, u"red"_s});
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
    model.load(push(), {u"red"_s});
    model.pass(720);
    model.pass(16);
    QCOMPARE(fell.count(), 1);
    model.pass(230);
    QCOMPARE(fell.count(), 2);
    model.load(push(), {u"red"_s});
    QVERIFY(!model.fallsPassed());
}

QTEST_GUILESS_MAIN(TestTrackModel)
#include "tst_trackmodel.moc"
