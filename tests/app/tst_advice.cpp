// What else a hint was chosen from, on the table beside it: counted, looked at, held against one's own move.
#include "arrangement.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestAdvice : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init() { forgetUserFiles(); }
    void otherMovesStandBesideIt_data() { bothLanguages(); }
    void otherMovesStandBesideIt();
    void askedAgainItTellsTheNextBest();
    void ownMoveIsCountedToo();
    void ownMoveHasItsPanelsBack();
    void whileItIsLookedForItCanBeEnded();
    void whereThereIsNoRoomReasonsStandElsewhere();
};

namespace {

constexpr int kAtOnce = 100'000; ///< simulations; more are not waited for

/// A match of CCC at the first decision of the person, with a hint.
bool hinted(WindowDriver &window, int simulations = 300)
{
    window.desktop().app().setFixedSeed(12); // a hand that can pay
    if (!window.desktop().app().quickStart(u"ccc"_s))
        return false;
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    session->setSimulations(simulations);
    if (!QTest::qWaitFor([&] { return session->myTurn(); }, 20000))
        return false;
    window.key(Qt::Key_H);
    return simulations > kAtOnce || QTest::qWaitFor(
                                   [&] {
                                       return !session->hint()->searching() &&
                                              !session->hint()->text().isEmpty();
                                   },
                                   20000);
}

QString at(HintModel *hint, int row, const QString &role)
{
    return hint->alternatives()->rows()->value(row, role).toString();
}

/// The first of the moves that is put together, -1 = none.
int rowToPutTogether(HintModel *hint)
{
    for (int row = 0; row < hint->alternatives()->rows()->count(); ++row) {
        hint->look(row);
        if (hint->composed())
            return row;
    }
    return -1;
}

} // namespace

void TestAdvice::otherMovesStandBesideIt()
{
    QFETCH(QString, language);
    for (const QSize &size : {QSize(1280, 720), QSize(1920, 1080)}) {
        WindowDriver window(language, size);
        QVERIFY(hinted(window));
        HintModel *hint = window.session()->hint();
        AlternativesModel *others = hint->alternatives();
        QVERIFY(others->rows()->count() >= 2 && others->rows()->count() <= 4);
        QCOMPARE(at(hint, 0, u"words"_s), hint->text());
        QTRY_VERIFY_WITH_TIMEOUT(others->playOuts() >= 12, 60000);
        for (int row = 0; row < others->rows()->count(); ++row) {
            QTRY_VERIFY2(window.named(at(hint, row, u"words"_s)),
                         qPrintable(at(hint, row, u"words"_s)));
            const double low = others->rows()->value(row, u"low"_s).toDouble();
            const double high = others->rows()->value(row, u"high"_s).toDouble();
            const double chance = others->rows()->value(row, u"chance"_s).toDouble();
            QVERIFY(low <= chance && chance <= high && high - low > 1 && high <= 100);
        }
        QVERIFY(window.itemOfType("AdvicePanel"));
        QVERIFY(!window.itemOfType("ReasonSheet")->isVisible());
        keepPicture(window, u"advice %1 %2"_s.arg(language).arg(size.width()));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.itemOfType("AdvicePanel"));
        QCOMPARE(others->rows()->count(), 0);
        QVERIFY(!others->counting());
    }
    QCOMPARE(takeWarnings(), QStringList());
}

void TestAdvice::askedAgainItTellsTheNextBest()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(hinted(window));
    HintModel *hint = window.session()->hint();
    const int count = hint->alternatives()->rows()->count();
    const QString first = hint->text();
    for (int row = 1; row < count; ++row) {
        window.key(Qt::Key_H);
        QTRY_COMPARE(hint->text(), at(hint, row, u"words"_s));
        QVERIFY(hint->text() != first);
        QTRY_VERIFY(!hint->reasons().isEmpty());
        QTRY_COMPARE(window.itemOfType("AdvicePanel")
                         ? window.named(hint->text()) != nullptr
                         : false,
                     true);
    }
    window.key(Qt::Key_H);
    QTRY_COMPARE(hint->text(), first);
}

void TestAdvice::ownMoveIsCountedToo()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(hinted(window));
    MatchSession *session = window.session();
    HintModel *hint = session->hint();
    QVERIFY(rowToPutTogether(hint) >= 0);
    const QString own = hint->text();
    window.key(Qt::Key_Return); // set up
    QTRY_VERIFY(session->draft()->complete());
    QVERIFY(hint->text().isEmpty());
    window.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(!hint->searching() && !hint->text().isEmpty(), 20000);
    RowModel *rows = hint->alternatives()->rows();
    int mine = -1;
    for (int row = 0; row < rows->count(); ++row)
        if (rows->value(row, u"own"_s).toBool()) {
            QCOMPARE(mine, -1);
            mine = row;
        }
    QVERIFY(mine >= 0);
    QCOMPARE(at(hint, mine, u"words"_s), own);
    QTRY_VERIFY_WITH_TIMEOUT(!rows->value(mine, u"chance"_s).isNull(), 60000);
    session->draft()->clear();
    for (int row = 0; row < rows->count(); ++row)
        QVERIFY(!rows->value(row, u"own"_s).toBool());
}

/// Who goes on with a move of their own has the panels for it; the marks stay.
void TestAdvice::ownMoveHasItsPanelsBack()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(hinted(window));
    MatchSession *session = window.session();
    QTRY_VERIFY(window.itemOfType("AdvicePanel"));
    const QString text = session->hint()->text();
    session->draft()->toggle(session->table()->zone(u"hand"_s)->value(0, u"pieceId"_s).toString());
    QTRY_VERIFY(!window.itemOfType("AdvicePanel"));
    QCOMPARE(session->hint()->text(), text);
    QTRY_VERIFY(window.itemOfType("ReasonSheet")->isVisible());
    window.key(Qt::Key_H);
    QTRY_VERIFY(window.itemOfType("AdvicePanel"));
    QCOMPARE(session->hint()->text(), text);
}

void TestAdvice::whileItIsLookedForItCanBeEnded()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(hinted(window, 100 * kAtOnce)); // seconds
    HintModel *hint = window.session()->hint();
    QVERIFY(hint->searching());
    QTRY_VERIFY(window.named(u"Looking for a hint…"_s));
    QTRY_VERIFY(hint->progress() > 0 || !hint->searching());
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!hint->searching());
    QVERIFY(hint->text().isEmpty());
    QVERIFY(!window.named(u"Looking for a hint…"_s));
}

void TestAdvice::whereThereIsNoRoomReasonsStandElsewhere()
{
    WindowDriver window(u"en"_s, QSize(960, 1080));
    QVERIFY(hinted(window));
    QVERIFY(!window.itemOfType("AdvicePanel"));
    for (const QVariant &reason : window.session()->hint()->reasons())
        QTRY_VERIFY(window.named(reason.toMap().value(u"text"_s).toString()));
}

QTEST_MAIN(TestAdvice)
#include "tst_advice.moc"
