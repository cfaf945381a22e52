#include "reading.h"
#include "shortage.h"

#include <QDir>
#include <QtTest>

using namespace takujo;

namespace {

/// 200 places spread over all; each with TAKUJO_EVERY_ALLOCATION (tests/deep).
long stepOf(long all)
{
    constexpr long kPlaces = 200;
    return qEnvironmentVariableIsSet("TAKUJO_EVERY_ALLOCATION") ? 1 : std::max(1L, all / kPlaces);
}

} // namespace

/// Each allocation of opening a record, rules or a position fails, in window and editor: once, which the reserve
/// mends, or with all large ones after it, which is told. Never a crash, and the next try opens the file.
class OpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void everyAllocationFailsOnce_data() { files(); }
    void everyAllocationFailsOnce();
    void memoryEnds_data() { files(); }
    void memoryEnds();

private:
    void files();
    Problems open(Want want, long after);
    long allocations();
    Catalogue m_catalogue;
    long m_taken = 0; ///< allocations of the last opening
};

void OpeningTest::files()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("inEditor");
    const QDir saves(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1"));
    const QStringList kinds{QStringLiteral("*.takujo*"), QStringLiteral("*.position.json")};
    for (const QString &name : saves.entryList(kinds, QDir::Files)) {
        if (!m_catalogue.find(name.section(QLatin1Char('.'), 0, 0)))
            continue;
        QTest::newRow(qPrintable(name)) << saves.filePath(name) << false;
        if (name.endsWith(QStringLiteral(".takujo-rules")))
            QTest::addRow("%s in the editor", qPrintable(name)) << saves.filePath(name) << true;
    }
}

Problems OpeningTest::open(Want want, long after)
{
    QFETCH(QString, file);
    QFETCH(bool, inEditor);
    const Shortage shortage(want, after);
    Problems problems = (inEditor ? readAsEditor : readAsWindow)(m_catalogue, file);
    m_taken = shortage.taken();
    return problems;
}

long OpeningTest::allocations()
{
    if (!open(Want::None, 0).empty()) // what is loaded once is loaded now
        return 0;
    (void)open(Want::Once, LONG_MAX);
    return m_taken;
}

void OpeningTest::everyAllocationFailsOnce()
{
    const long all = allocations();
    QVERIFY(all > 100);
    for (long at = 0; at < all; at += stepOf(all))
        QVERIFY2(open(Want::Once, at).empty(), qPrintable(QString::number(at)));
    qInfo("%s: %ld allocations", QTest::currentDataTag(), all);
}

void OpeningTest::memoryEnds()
{
    const long all = allocations();
    int refused = 0;
    for (long at = 0; at < all; at += stepOf(all)) {
        const Problems problems = open(Want::FromThenOn, at);
        if (problems.empty())
            continue;
        QCOMPARE(problems.front().text.id, std::string("io.memory"));
        ++refused;
    }
    QVERIFY(open(Want::None, 0).empty());
    qInfo("%s: %d of %ld refused", QTest::currentDataTag(), refused, all);
}

QTEST_GUILESS_MAIN(OpeningTest)
#include "tst_opening.moc"
