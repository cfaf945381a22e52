#include "physics/bench/trial.h"
#include "physics/recording.h"

#include <cmath>
#include <QtTest>

using namespace takujo::physics;

namespace {

constexpr int kPushed = 9;

Board tableAt(std::initializer_list<Point> places)
{
    Board table;
    for (const Point &place : places)
        table.discs.push_back({freeId(table), {place.x, place.y, 0}});
    return table;
}

Recording pushAt(double x, const Board &table)
{
    return record(table, {Edge::South, x, 0, 0, kPushed});
}

bool near(double a, double b, double within) { return std::abs(a - b) <= within; }

} // namespace

/// Where in a push coins meet, and how fast.
class TestContacts : public QObject
{
    Q_OBJECT

private slots:
    void aMissIsSilent() { QVERIFY(pushAt(80, tableAt({{40, 120}, {80, 60}})).contacts.empty()); }

    void thePushedCoinMeetsAtItsOwnSpeed()
    {
        const Recording push = pushAt(80, tableAt({{80, 40}}));
        QCOMPARE(push.contacts.size(), std::size_t(1));
        const Contact &contact = push.contacts.front();
        QCOMPARE(contact.a, 0);
        QCOMPARE(contact.b, kPushed);
        QVERIFY(near(contact.speed, 60, 0.5));
        QVERIFY(near(contact.time, 40.0 / 60, 0.005)); // from -30 to 10
    }

    /// Only what goes along the line between the centres is an impact.
    void aslantIsSofter()
    {
        const Recording push = pushAt(80, tableAt({{98, 36}}));
        QCOMPARE(push.contacts.size(), std::size_t(1));
        QVERIFY(near(push.contacts.front().speed, 60 * 0.8, 1)); // 18 : 24 : 30
    }

    void aGapIsCrossedAndMetOnce()
    {
        const Recording push = pushAt(80, tableAt({{80, 31}, {80, 66}}));
        QCOMPARE(push.contacts.size(), std::size_t(2));
        QCOMPARE(push.contacts[1].a, 0);
        QCOMPARE(push.contacts[1].b, 1);
        QVERIFY(near(push.contacts[1].speed, 60, 1));
        QVERIFY(near(push.contacts[1].time - push.contacts[0].time, 5.0 / 60, 0.01));
    }

    /// A row that lies close hears one impact, that of the pushed coin.
    void whatTouchesAlreadyDoesNotMeet()
    {
        const Recording push = pushAt(80, tableAt({{80, 30}, {80, 60}, {80, 90.05}}));
        QCOMPARE(push.contacts.size(), std::size_t(1));
        QCOMPARE(push.contacts.front().b, kPushed);
    }

    /// The pushed coin comes from outside: a coin that overhangs the edge is met there.
    void whatOverhangsIsMetAtOnce()
    {
        const Recording push = pushAt(80, tableAt({{80, 2}}));
        QVERIFY(!push.contacts.empty());
        QCOMPARE(push.contacts.front().b, kPushed);
        QVERIFY(near(push.contacts.front().time, 2.0 / 60, 0.005));
    }

    void theyLieWithinThePushInOrder()
    {
        std::size_t met = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Random random(seed);
            const Board table = playedBoard({}, seed, 8);
            const Shot shot = shotOf(randomAim({}, random), freeId(table));
            const Recording push = record(table, shot);
            QCOMPARE(hashOf(push.result), hashOf(simulate(table, shot)));
            double last = 0;
            for (const Contact &contact : push.contacts) {
                QVERIFY(contact.time >= last && contact.time <= push.result.duration);
                QVERIFY(contact.a < contact.b);
                QVERIFY2(contact.speed > -1 && contact.speed < 130,
                         qPrintable(QString::number(contact.speed)));
                last = contact.time;
            }
            met += push.contacts.size();
        }
        QVERIFY(met >= 12);
    }
};

QTEST_APPLESS_MAIN(TestContacts)
#include "tst_contacts.moc"
