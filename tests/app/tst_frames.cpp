// What a frame paints while much moves, counted in the renderer's own log: time depends on the machine,
// these do not.
#include "flock.h"

#include <QLoggingCategory>
#include <QTest>

#include <algorithm>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestFrames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings().join(u'\n'), QString()); }
    void sixtyPiecesArePaintedAsOneArea_data();
    void sixtyPiecesArePaintedAsOneArea();
    void theFirstPageIsThereAtOnce();
    void aTableIsMadeAtItsSize_data() { sixtyPiecesArePaintedAsOneArea_data(); }
    void aTableIsMadeAtItsSize();
};

namespace {

constexpr int kPieces = 60;
constexpr int kFew = 24; ///< rectangles of a page at rest

/// Counts what the software renderer says it paints.
class PaintLog
{
public:
    PaintLog()
    {
        g_frames.clear();
        g_area = nullptr;
        g_pictures = 0;
        QLoggingCategory::setFilterRules(u"qt.scenegraph.softwarecontext.renderer=true\n"
                                         "qt.scenegraph.softwarecontext.pixmapRenderer=true"_s);
        g_others = qInstallMessageHandler(handle);
    }
    ~PaintLog()
    {
        qInstallMessageHandler(g_others);
        QLoggingCategory::setFilterRules(QString());
    }
    PaintLog(const PaintLog &) = delete;
    PaintLog &operator=(const PaintLog &) = delete;

    /// Only frames are counted in which this area is busy.
    void only(const QQuickItem *area) { g_area = area; }
    /// Of every frame that painted something: how many rectangles.
    const QList<int> &frames() const { return g_frames; }
    /// How often a piece was drawn as a picture of its own.
    int pictures() const { return g_pictures; }

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        const QLatin1StringView category(context.category);
        if (category == "qt.scenegraph.softwarecontext.pixmapRenderer"_L1)
            ++g_pictures;
        else if (category != "qt.scenegraph.softwarecontext.renderer"_L1)
            g_others(type, context, text);
        else if (g_area && !g_area->property("busy").toBool())
            return;
        else if (text.contains(u"QRegion(size="_s)) // "QRegion(size=12, bounds=... - [...])"
            g_frames.append(text.section(u"size="_s, 1).section(u',', 0, 0).toInt());
        else if (!text.contains(u"QRegion(null)"_s))
            g_frames.append(1);
    }

    static inline QList<int> g_frames;
    static inline const QQuickItem *g_area = nullptr;
    static inline int g_pictures = 0;
    static inline QtMessageHandler g_others = nullptr;
};

/// How wide a table is when it is put into its place, before anything of it is worked out.
class Newborn : public QObject
{
public:
    qreal width() const { return m_width; }

protected:
    bool eventFilter(QObject * /*parent*/, QEvent *event) override
    {
        if (event->type() != QEvent::ChildAdded)
            return false;
        const auto *item = qobject_cast<QQuickItem *>(static_cast<QChildEvent *>(event)->child());
        if (item && item->property("glance").isValid() && item->property("theatre").isValid())
            m_width = item->width();
        return false;
    }

private:
    qreal m_width = -1;
};

/// What lies over the canvas and is painted as one while many fly.
const QQuickItem *areaOfStage(const WindowDriver &window)
{
    const QQuickItem *stage = window.itemOfType("StageFlights")->parentItem();
    for (const QQuickItem *item : stage->childItems())
        if (item->property("busy").isValid())
            return item;
    qFatal("the stage has no such area");
}

} // namespace

void TestFrames::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestFrames::sixtyPiecesArePaintedAsOneArea_data()
{
    QTest::addColumn<int>("none");
    for (const char *game : {"ccc", "coinhunt", "coldwater", "couperation", "hakkutsu"})
        QTest::newRow(game) << 0;
}

// The renderer asks of every item of the window for every rectangle that moved; 60 pieces are 120 of
// them. And each of their parts would be drawn anew in every frame.
void TestFrames::sixtyPiecesArePaintedAsOneArea()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(beginMoving(window, QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(showTable(window));
    window.session()->computer()->setPaused(true);
    QTRY_VERIFY_WITH_TIMEOUT(!anythingFlies(window), 10000);
    QTest::qWait(500); // the page has come in
    PaintLog log;
    log.only(areaOfStage(window));
    flyTogether(window, kPieces, 0);
    QVERIFY(anythingFlies(window));
    QTRY_VERIFY_WITH_TIMEOUT(!anythingFlies(window), 20000);
    QVERIFY2(!log.frames().isEmpty(), "never painted as one");
    // beside the area, what else moves, on a busy machine more at a time: not one for each piece
    QCOMPARE_LE(*std::ranges::max_element(log.frames()), kPieces);
    QVERIFY2(log.pictures() >= kPieces, qPrintable(QString::number(log.pictures())));
    QVERIFY2(log.pictures() < 2 * kPieces, qPrintable(QString::number(log.pictures())));
}

// It does not rise behind a window that is not there yet, and cost its frames when it is.
void TestFrames::theFirstPageIsThereAtOnce()
{
    Options options;
    options.language = u"en"_s;
    options.size = QSize(1280, 720);
    const PaintLog log;
    Desktop desktop(options);
    QVERIFY(desktop.settings().animationFactor() > 0);
    QVERIFY(desktop.show());
    QTRY_VERIFY(!log.frames().isEmpty());
    QTest::qWait(400); // longer than a page rises
    QCOMPARE_LE(*std::ranges::max_element(log.frames()), kFew);
}

// One that grows after it was made lays out every word and draws every picture twice: three times the work.
void TestFrames::aTableIsMadeAtItsSize()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(beginMoving(window, QString::fromLatin1(QTest::currentDataTag())));
    Newborn newborn;
    qApp->installEventFilter(&newborn);
    QVERIFY(showTable(window));
    QTest::qWait(100);
    const QQuickItem *stage = window.itemOfType("StageFlights")->parentItem();
    QVERIFY(stage->width() > 0);
    QCOMPARE(newborn.width(), stage->width());
}

QTEST_MAIN(TestFrames)
#include "tst_frames.moc"
