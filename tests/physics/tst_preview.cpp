#include "physics/bench/trial.h"
#include "physics/preview.h"
#include "physics/stepper.h"

#include <QtTest>

using namespace takujo::physics;

namespace {

struct PlayedScene
{
    Board table;
    Shot shot;
};

PlayedScene playedScene(std::uint64_t seed)
{
    Random random(seed);
    PlayedScene scene{playedBoard(ranking({}), seed, 15), {}};
    scene.shot = shotOf(randomAim({}, random), freeId(scene.table));
    return scene;
}

} // namespace

class TestPreview : public QObject
{
    Q_OBJECT

private slots:
    void outcomesAddUpAndEveryCoinIsCounted()
    {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const PlayedScene scene = playedScene(seed);
            const FallOdds outlook = preview(scene.table, scene.shot, {2.5, 0.03, seed}, 24);
            QCOMPARE(outlook.samples, 24);
            QCOMPARE(outlook.none + outlook.oneTwo + outlook.threePlus, 24);
            int falls = 0;
            for (const auto &[id, count] : outlook.falls) {
                QVERIFY(count > 0 && count <= 24);
                QVERIFY(id != scene.shot.discId);
                falls += count;
            }
            QVERIFY(falls >= outlook.oneTwo + 3 * outlook.threePlus);
        }
    }

    void moreSamplesBeginWithTheSameOnes()
    {
        const PlayedScene scene = playedScene(9);
        const Tremor tremor{2.5, 0.03, 77};
        const FallOdds few = preview(scene.table, scene.shot, tremor, 8);
        const FallOdds again = preview(scene.table, scene.shot, tremor, 8);
        const FallOdds many = preview(scene.table, scene.shot, tremor, 16);
        QCOMPARE(few.falls, again.falls);
        QVERIFY(many.none >= few.none && many.oneTwo >= few.oneTwo &&
                many.threePlus >= few.threePlus);
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const PlayedScene scene = playedScene(2);
        QCOMPARE(preview(scene.table, scene.shot, {1, 0.01, 1}, 1000, stop.get_token()).samples, 0);
    }

    void steadyHandAlwaysDoesTheSame()
    {
        const PlayedScene scene = playedScene(3);
        const FallOdds outlook = preview(scene.table, scene.shot, {}, 128);
        const auto falls = simulate(scene.table, scene.shot).falls.size();
        QCOMPARE(outlook.samples, 128);
        QCOMPARE(outlook.none, falls == 0 ? 128 : 0);
        QCOMPARE(outlook.threePlus, falls >= 3 ? 128 : 0);
    }

    void forecastIsNeverCertain()
    {
        QVERIFY(forecast(0, 128) > 0);
        QVERIFY(forecast(128, 128) < 1);
        QCOMPARE(forecast(64, 128), 0.5);
    }
};

QTEST_APPLESS_MAIN(TestPreview)
#include "tst_preview.moc"
