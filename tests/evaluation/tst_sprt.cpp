#include "base/rng.h"
#include "evaluation/sprt.h"

#include <QtTest>

using namespace takujo;

class TestSprt : public QObject
{
    Q_OBJECT

private slots:
    void sharesOfElo();
    void equalResultsAreNoProofAtOnce();
    void errorsAreAsRareAsAskedFor_data();
    void errorsAreAsRareAsAskedFor();
};

void TestSprt::sharesOfElo()
{
    QCOMPARE(shareOfElo(0, 2), 0.5);
    QCOMPARE(shareOfElo(0, 4), 0.25);
    QVERIFY(std::abs(shareOfElo(400, 2) - 10.0 / 11) < 1e-12);
    QVERIFY(std::abs(shareOfElo(400, 3) - 10.0 / 12) < 1e-12);
}

void TestSprt::equalResultsAreNoProofAtOnce()
{
    Sprt test({0, 35, 0.05, 0.05, 2});
    QCOMPARE(test.verdict(), Sprt::Verdict::Open);
    for (int i = 0; i < 5; ++i)
        test.add(1);
    QCOMPARE(test.verdict(), Sprt::Verdict::Open);
    QVERIFY(test.ratio() > 0);
    for (int i = 0; i < 40; ++i)
        test.add(1);
    QCOMPARE(test.verdict(), Sprt::Verdict::H1);
}

void TestSprt::errorsAreAsRareAsAskedFor_data()
{
    QTest::addColumn<double>("elo");
    QTest::addColumn<int>("right"); // verdict
    QTest::newRow("H0 is true") << 0.0 << static_cast<int>(Sprt::Verdict::H0);
    QTest::newRow("H1 is true") << 100.0 << static_cast<int>(Sprt::Verdict::H1);
}

/// Deals of two matches each, 400 tests: a wrong verdict in about one of 20.
void TestSprt::errorsAreAsRareAsAskedFor()
{
    QFETCH(double, elo);
    QFETCH(int, right);
    Rng rng(7);
    const double share = shareOfElo(elo, 2);
    int wrong = 0;
    for (int i = 0; i < 400; ++i) {
        Sprt test({0, 100, 0.05, 0.05, 2});
        while (test.verdict() == Sprt::Verdict::Open && test.deals() < 5000)
            test.add(((rng.uniform() < share ? 1 : 0) + (rng.uniform() < share ? 1 : 0)) / 2.0);
        wrong += static_cast<int>(test.verdict()) == right ? 0 : 1;
    }
    QVERIFY2(wrong <= 32, qPrintable(QString::number(wrong)));
}

QTEST_GUILESS_MAIN(TestSprt)
#include "tst_sprt.moc"
