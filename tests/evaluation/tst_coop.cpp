#include "evaluation/coop.h"

#include <QtTest>

using namespace takujo;

/// The test behind comparisons of teams on the same deals.
class TestCoop : public QObject
{
    Q_OBJECT

private slots:
    void mcNemarIsExact();
};

void TestCoop::mcNemarIsExact()
{
    QCOMPARE(exactMcNemar(0, 0), 1.0);
    QCOMPARE(exactMcNemar(3, 3), 1.0);
    QVERIFY(std::abs(exactMcNemar(5, 0) - 0.0625) < 1e-9);           // 2 / 32
    QVERIFY(std::abs(exactMcNemar(2, 10) - 2.0 * 79 / 4096) < 1e-9); // 1 + 12 + 66
    QCOMPARE(exactMcNemar(10, 2), exactMcNemar(2, 10));
}

QTEST_GUILESS_MAIN(TestCoop)
#include "tst_coop.moc"
