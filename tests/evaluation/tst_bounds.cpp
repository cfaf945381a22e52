#include "evaluation/bounds.h"

#include <QtTest>

#include <tuple>

using namespace takujo;

class TestBounds : public QObject
{
    Q_OBJECT

private slots:
    void neededWins_data();
    void neededWins();
    void edges();
};

void TestBounds::neededWins_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<double>("bound");
    QTest::addColumn<int>("needed");
    // Needed successes for an exact one-sided 95 % lower bound, published tables.
    const std::tuple<int, double, int> rows[] = {
        {200, 0.25, 61},  {200, 0.35, 82},  {200, 0.50, 113}, {200, 0.55, 123}, {200, 0.60, 132},
        {200, 0.70, 152}, {200, 0.75, 161}, {200, 0.80, 170}, {200, 0.90, 188}, {200, 0.95, 196},
        {100, 0.50, 59},  {100, 0.60, 69},  {100, 0.95, 99},  {400, 0.50, 217}, {400, 0.95, 388},
    };
    for (const auto &[games, bound, needed] : rows)
        QTest::addRow("%d of %d", needed, games) << games << bound << needed;
}

void TestBounds::neededWins()
{
    QFETCH(int, games);
    QFETCH(double, bound);
    QFETCH(int, needed);
    QVERIFY(lowerBound(needed, games) >= bound);
    QVERIFY(lowerBound(needed - 1, games) < bound);
    QVERIFY(std::abs(upperBound(games - needed, games) - (1 - lowerBound(needed, games))) < 1e-9);
}

void TestBounds::edges()
{
    QCOMPARE(lowerBound(0, 10), 0.0);
    QCOMPARE(upperBound(10, 10), 1.0);
    QVERIFY(std::abs(lowerBound(10, 10) - std::pow(0.05, 0.1)) < 1e-9);
    QVERIFY(std::abs(incompleteBeta(2, 3, 0.4) - 0.5248) < 1e-12);
}

QTEST_APPLESS_MAIN(TestBounds)
#include "tst_bounds.moc"
