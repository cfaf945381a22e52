#include "physics/bench/trial.h"
#include "physics/setup.h"

#include <cmath>
#include <QtTest>

using namespace takujo::physics;

namespace {

double distance(const Pose &a, const Pose &b) { return std::hypot(a.x - b.x, a.y - b.y); }

Board tableWith(std::initializer_list<Pose> poses)
{
    Board table;
    for (const Pose &pose : poses)
        table.discs.push_back({freeId(table), pose});
    return table;
}

} // namespace

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void startFigureTouchesTheCentreAndNothingOverlaps()
    {
        const Constants k;
        Random random(3);
        for (int i = 0; i < 200; ++i) {
            std::array<int, 4> cuts{};
            for (int &cut : cuts)
                cut = int(random.below(kStartSteps + 1));
            std::sort(cuts.begin(), cuts.end());
            const auto figure = randomFigure(k, int(random.below(kStartSteps)), cuts);
            QCOMPARE(figure[0], (Pose{82.5, 82.5, 0}));
            for (std::size_t a = 1; a < figure.size(); ++a) {
                QVERIFY(std::abs(distance(figure[0], figure[a]) - 30) < 0.001);
                for (std::size_t b = 1; b < a; ++b)
                    QVERIFY(distance(figure[a], figure[b]) > 30 - 0.001);
            }
        }
    }

    void latticeLeavesOneOfSixPlacesFree()
    {
        const auto figure = latticeFigure(Constants{}, 0, 2);
        QVERIFY(std::abs(distance(figure[1], figure[2]) - 30) < 0.001);
        QVERIFY(distance(figure[2], figure[3]) > 51); // across the gap: 30 * sqrt(3)
    }

    void candidatesOfTwoTouchingCoinsAreTheTwoTriangles()
    {
        const auto places = setupCandidates(tableWith({{75, 82, 0}, {105, 82, 0}}));
        QCOMPARE(places.size(), std::size_t(2));
        const double height = 15 * std::sqrt(3.0);
        QVERIFY(std::abs(places[0].y - (82 + height)) < 0.001);
        QVERIFY(std::abs(places[1].y - (82 - height)) < 0.001);
    }

    void noCandidateOverhangsTheBoard()
    {
        const auto places = setupCandidates(tableWith({{75, 30, 0}, {105, 30, 0}}));
        QCOMPARE(places.size(),
                 std::size_t(1)); // the other triangle would hang over the south edge
        QVERIFY(places[0].y > 30);
    }

    void coinsFurtherApartThanTwoDiametersHaveNone()
    {
        QVERIFY(setupCandidates(tableWith({{40, 80, 0}, {100.1, 80, 0}})).empty());
        QCOMPARE(setupCandidates(tableWith({{40, 80, 0}, {100, 80, 0}})).size(), std::size_t(1));
    }

    void aPlaceSharedByTwoPairsIsOfferedOnce()
    {
        const double height = 15 * std::sqrt(3.0);
        const Board three = tableWith(
            {{52.5, 60, 0}, {82.5, 60, 0}, {67.5, 60 + height, 0}, {97.5, 60 + height, 0}});
        const auto places = setupCandidates(three);
        for (std::size_t a = 0; a < places.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(distance(places[a], places[b]) > 0.01);
        }
    }

    void setupEndsWithAboutTwentyCoinsAndEveryPlaceIsLegal()
    {
        const Constants k;
        double coins = 0;
        constexpr int kBoards = 60;
        for (int i = 0; i < kBoards; ++i) {
            const Board table = startBoard(k, std::uint64_t(i));
            coins += double(table.discs.size()) / kBoards;
            QVERIFY(setupCandidates(table).empty());
            const auto pairs = neighbours(table, 0.01);
            for (std::size_t n = kStartCoins; n < table.discs.size(); ++n) {
                const Pose &pose = table.discs[n].pose;
                QVERIFY(pose.x >= 15 && pose.x <= 150 && pose.y >= 15 && pose.y <= 150);
                const auto touching =
                    std::count_if(pairs.begin(), pairs.end(), [&](const auto &pair) {
                        return pair.first == int(n) || pair.second == int(n);
                    });
                QVERIFY(touching >= 2);
            }
        }
        QVERIFY2(coins > 20.5 && coins < 22.7, qPrintable(QString::number(coins))); // rules: 21.6
    }

    void boardsOfOtherSizesAreSetUp()
    {
        Constants k;
        for (const auto &[side, low, high] :
             {std::tuple(150.0, 15, 21), std::tuple(180.0, 23, 31)}) {
            k.side = side;
            const int coins = int(startBoard(k, 4).discs.size());
            QVERIFY2(coins >= low && coins <= high, qPrintable(QString::number(coins)));
        }
    }
};

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
