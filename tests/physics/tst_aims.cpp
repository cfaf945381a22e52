#include "physics/aim.h"
#include "physics/bench/trial.h"

#include <cmath>
#include <QtTest>

using namespace takujo::physics;

class TestAims : public QObject
{
    Q_OBJECT

private slots:
    void legalAimsStayAsTheyAre()
    {
        const Constants k;
        Random random(5);
        for (int i = 0; i < 2000; ++i) {
            const Aim aim = randomAim(k, random);
            QCOMPARE(legalise(k, aim), aim);
        }
    }

    void pathStaysInsideTheWidthOfItsEdge()
    {
        const Constants k;
        Random random(6);
        for (int i = 0; i < 2000; ++i) {
            Aim aim = randomAim(k, random);
            aim.offset = int(random.below(4000)) - 500; // far out on both sides
            aim.angle = int(random.below(2000)) - 1000;
            aim.depth = int(random.below(60)) - 20;
            const Aim legal = legalise(k, aim);
            const Shot shot = shotOf(legal, 0);
            const Path path = pathOf(k, shot);
            const bool flat = shot.edge == Edge::South || shot.edge == Edge::North;
            for (const double along : {shot.offset, flat ? path.endX : path.endY}) {
                QVERIFY(along >= k.radius - 1e-9);
                QVERIFY(along <= k.side - k.radius + 1e-9);
            }
            QVERIFY(std::abs(shot.angle) <= k.maxAngle + 1e-12);
            QVERIFY(shot.depth >= 0 && shot.depth <= k.maxDepth);
        }
    }

    void clampsOnlyAsFarAsNeeded()
    {
        const Constants k;
        QCOMPARE(legalise(k, Aim{Edge::South, 0, 0, 0}), (Aim{Edge::South, 15 * 16, 0, 0}));
        QCOMPARE(legalise(k, Aim{Edge::East, 9999, 0, 99}), (Aim{Edge::East, 150 * 16, 0, 12}));
        QCOMPARE(legalise(k, Aim{Edge::North, 1000, 999, 0}), (Aim{Edge::North, 1000, 15 * 16, 0}));
    }

    /// Positive angles lead to the pusher's right, seen from every side.
    void angleTurnsToThePushersRight()
    {
        const Constants k;
        const auto path = [&](Edge edge) {
            return pathOf(k, shotOf({edge, 82 * 16, 10 * 16, 0}, 0));
        };
        QVERIFY(path(Edge::South).endX > path(Edge::South).startX);
        QVERIFY(path(Edge::North).endX < path(Edge::North).startX);
        QVERIFY(path(Edge::West).endY < path(Edge::West).startY);
        QVERIFY(path(Edge::East).endY > path(Edge::East).startY);
    }

    void pathStartsOutsideAndEndsJustOnTheBoard()
    {
        const Constants k;
        const Path south = pathOf(k, shotOf({Edge::South, 82 * 16, 0, 0}, 0));
        QCOMPARE(south.startY, -30.0);
        QCOMPARE(south.endY, 15.0);
        const Path north = pathOf(k, shotOf({Edge::North, 82 * 16, 0, 4}, 0));
        QCOMPARE(north.startY, 195.0);
        QCOMPARE(north.endY, 148.0);
        const Path west = pathOf(k, shotOf({Edge::West, 82 * 16, 0, 0}, 0));
        QCOMPARE(west.endX, 15.0);
        const Path east = pathOf(k, shotOf({Edge::East, 82 * 16, 0, 0}, 0));
        QCOMPARE(east.endX, 150.0);
    }

    void tremorIsPureInItsSeedAndStaysLegal()
    {
        const Constants k;
        const Shot aimed = shotOf({Edge::West, 15 * 16, 15 * 16, 0}, 0);
        QCOMPARE(shaken(k, aimed, {2.5, 0.03, 7}), shaken(k, aimed, {2.5, 0.03, 7}));
        int differing = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Shot shot = shaken(k, aimed, {2.5, 0.03, seed});
            const Shot kept = legalise(k, shot);
            QVERIFY(std::abs(kept.offset - shot.offset) < 1e-9 && kept.angle == shot.angle);
            differing += shot == shaken(k, aimed, {2.5, 0.03, seed + 1}) ? 0 : 1;
        }
        QVERIFY(differing > 100);
        QCOMPARE(shaken(k, aimed, {}), legalise(k, aimed));
    }

    void tremorHasTheAskedSpread()
    {
        const Constants k;
        const Shot aimed = shotOf({Edge::South, 82 * 16, 0, 0}, 0);
        double offset = 0;
        double angle = 0;
        constexpr int kSamples = 20000;
        for (int i = 0; i < kSamples; ++i) {
            const Shot shot = shaken(k, aimed, {1.2, 0.017, std::uint64_t(i)});
            offset += std::pow(shot.offset - aimed.offset, 2);
            angle += std::pow(shot.angle - aimed.angle, 2);
        }
        QVERIFY(std::abs(std::sqrt(offset / kSamples) - 1.2) < 0.03);
        QVERIFY(std::abs(std::sqrt(angle / kSamples) - 0.017) < 0.0005);
    }
};

QTEST_APPLESS_MAIN(TestAims)
#include "tst_aims.moc"
