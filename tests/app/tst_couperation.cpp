// Couperation in the real window: whole matches by mouse and by keyboard in both languages, and what a
// reader meets on its table at the sizes the program promises. Any QML warning fails.
#include "games/couperation/rules/facts.h"
#include "tabletest.h"
#include "theatrelook.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestCouperation : public TableTest
{
    Q_OBJECT

public:
    TestCouperation() : TableTest(u"couperation"_s, "Couperation") {}

private slots:
    void keepsTheLimitsOfGroups();
    void enterDrawsWithTheFocusOnACard();
    void digitsDrawAsManyCards();
    void aPlaceMayComeBeforeItsCard();
    void theLogShowsWhatWentFaceDown();

private:
    bool start(WindowDriver &window, const QString &) override
    {
        return window.desktop().app().quickStart(game());
    }
    void answer(WindowDriver &window, const Press &press) override;
    void checkResult(MatchSession &session) override;
    static QList<int> placedBySeat(const Match &match);
    static int putTwice(const Match &match);
    void clickPiece(WindowDriver &window, QQuickItem *item) override;
    void approach(WindowDriver &window, const QString &zone, const QString &id) override;
    QString ownKey(bool ja) const override
    {
        return ja ? u"K: 分かることを見る、隠す"_s : u"K: Show what you know, hide it"_s;
    }
    void lookAround(WindowDriver &window, const Inspect &inspect) override;
};

namespace {

QString textOf(const RowModel *zone, int row, const QString &role)
{
    return zone->value(row, role).toString();
}

/// First piece of a zone that can be chosen for the present draft; empty = none.
QString lit(MatchSession *session, const QString &zoneId, const QString &kind = {})
{
    const RowModel *zone = session->table()->zone(zoneId);
    for (int row = 0; row < zone->count(); ++row)
        if (zone->value(row, u"legal"_s).toBool() && textOf(zone, row, u"kind"_s).startsWith(kind))
            return textOf(zone, row, u"pieceId"_s);
    return {};
}

/// A card of the hand that fits somewhere face up, else any glass; empty = none.
QString cardToPlace(MatchSession *session, bool &fits)
{
    const RowModel *hand = session->table()->zone(u"hand"_s);
    QString any;
    for (int row = 0; row < hand->count(); ++row) {
        const auto facts =
            factsFrom<couperation::PieceFacts>(hand->value(row, u"facts"_s).value<QList<int>>());
        fits = facts.fits > 0;
        if (fits)
            return textOf(hand, row, u"pieceId"_s);
        if (!facts.finish)
            any = textOf(hand, row, u"pieceId"_s);
    }
    return any;
}

/// A card on a place, face down where it fits nowhere; else a face-down card is turned up.
void act(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    if (session->prompt()->optionCount() > 0)
        return window.key(Qt::Key_Return);
    bool fits = false;
    if (const QString card = cardToPlace(session, fits); !card.isEmpty()) {
        press(u"hand"_s, card);
        if (!fits)
            window.key(Qt::Key_F);
        if (const QString place = lit(session, u"tower"_s, u"place"_s); !place.isEmpty())
            press(u"tower"_s, place);
    }
    if (!session->draft()->complete()) {
        window.key(Qt::Key_Escape);
        window.key(Qt::Key_T);
        const RowModel *tower = session->table()->zone(u"tower"_s);
        for (int row = 0; row < tower->count(); ++row)
            if (tower->value(row, u"faceDown"_s).toBool())
                return press(u"tower"_s, textOf(tower, row, u"pieceId"_s)),
                       window.key(Qt::Key_Return);
    }
    if (!session->draft()->complete())
        qWarning("not complete: anchor %s, %d pieces, %s", qPrintable(session->draft()->anchor()),
                 session->draft()->itemCount(), qPrintable(session->draft()->refusal()));
    window.key(Qt::Key_Return);
}

/// Draws nothing until a card is to be placed.
bool reachAct(MatchSession *session)
{
    const auto asked = [&](const QString &decision) {
        return session->myTurn() && session->prompt()->decision() == decision;
    };
    if (!QTest::qWaitFor([&] { return asked(u"draw"_s) || asked(u"act"_s); }, 20000))
        return false;
    if (asked(u"draw"_s))
        session->choose(0);
    return QTest::qWaitFor([&] { return asked(u"act"_s); }, 5000);
}

} // namespace

// An empty place chosen first began an action with the reserve.
void TestCouperation::aPlaceMayComeBeforeItsCard()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    MatchSession *session = window.session();
    QVERIFY(reachAct(session));
    const Press press = byPointer(window);
    bool fits = false;
    const QString card = cardToPlace(session, fits);
    QVERIFY(fits);
    press(u"hand"_s, card);
    const QString place = lit(session, u"tower"_s, u"place"_s);
    QVERIFY(!place.isEmpty());
    window.key(Qt::Key_Escape);
    press(u"tower"_s, place);
    QCOMPARE(session->draft()->anchor(), place);
    press(u"hand"_s, card);
    QVERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
}

// Only the card drawn before it was drawn.
void TestCouperation::theLogShowsWhatWentFaceDown()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    MatchSession *session = window.session();
    QVERIFY(reachAct(session));
    session->computer()->setPaused(true);
    const Press press = byPointer(window);
    bool fits = false;
    const QString card = cardToPlace(session, fits);
    const QString number = card.section(u'-', 1).section(u'#', 0, 0);
    press(u"hand"_s, card);
    window.key(Qt::Key_F);
    press(u"tower"_s, lit(session, u"tower"_s, u"place"_s));
    window.key(Qt::Key_Return);
    const auto chips = [&] {
        QStringList told;
        for (QQuickItem *chip : shownItems(window, "LogChip")) {
            const QVariantMap values = chip->property("chip").toMap();
            told.append(values[u"label"_s].toString() + values[u"to"_s].toString());
        }
        return told.join(u' ');
    };
    QTRY_VERIFY2(chips().contains(number + u" row 1"_s) || chips().contains(number + u" row 2"_s),
                 qPrintable(chips()));
}

void TestCouperation::answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const QString decision = session->prompt()->decision();
    if (decision == u"draw")
        return window.key(Qt::Key_1); // one card, where so many may be drawn
    if (decision == u"reserve")
        return press(u"reserve"_s, lit(session, u"reserve"_s));
    if (decision == u"act")
        return act(window, press);
    const RowModel *hand = session->table()->zone(u"hand"_s);
    for (int row = 0; row < session->prompt()->min(); ++row)
        press(u"hand"_s, textOf(hand, row, u"pieceId"_s));
    window.key(Qt::Key_Return);
}

void TestCouperation::checkResult(MatchSession &session)
{
    QVERIFY(!session.outcome()->headline().isEmpty());
    QVERIFY(session.outcome()->clause().startsWith(u"CP-"_s));
    session.tellStory();
    QList<int> told(session.seatCount(), 0);
    const QVariantMap placers = session.story()->placers();
    for (auto it = placers.begin(); it != placers.end(); ++it)
        told[it->toInt()] += it.key().startsWith(u"tower/"_s) ? 1 : 0;
    QCOMPARE(told, placedBySeat(session.match()));
    const RowModel &grown = *session.story()->grown();
    QCOMPARE(grown.count(), session.story()->turns());
    QCOMPARE(grown.value(grown.count() - 1, u"points"_s).toInt(),
             session.outcome()->totals().first());
    int anew = 0;
    for (int turn = 0; turn < grown.count(); ++turn)
        anew += grown.value(turn, u"anew"_s).toBool() ? 1 : 0;
    QCOMPARE(anew, putTwice(session.match()));
}

// Turns that put a card where one lay; a turn of Couperation puts at most one.
int TestCouperation::putTwice(const Match &match)
{
    QSet<QString> filled;
    int twice = 0;
    for (const PlyRecord &ply : match.record().plies) {
        const QStringList words = qstr(match.game().moveText(ply.move)).split(u' ');
        const qsizetype at = words.indexOf(u"at"_s);
        if (at < 1)
            continue;
        twice += filled.contains(words[at + 1]) ? 1 : 0;
        filled.insert(words[at + 1]);
    }
    return twice;
}

// By the texts of the moves alone: "place", "hide" and "take" put a card "at" a place.
QList<int> TestCouperation::placedBySeat(const Match &match)
{
    QHash<QString, int> last;
    for (const PlyRecord &ply : match.record().plies) {
        const QStringList words = qstr(match.game().moveText(ply.move)).split(u' ');
        if (const qsizetype at = words.indexOf(u"at"_s); at > 0)
            last[words[at + 1]] = ply.actor;
    }
    QList<int> counts(static_cast<qsizetype>(match.seats().size()), 0);
    for (const int seat : last)
        ++counts[seat];
    return counts;
}

// Cards of a full hand lie partly under each other: the number at the right is always free.
void TestCouperation::clickPiece(WindowDriver &window, QQuickItem *item)
{
    const QPointF number(item->width() - 8, item->height() / 2);
    window.pointAt(item, number);
    QTest::qWait(30);
    window.clickOn(item, number);
}

// Arrows inside a zone: tst_couptable.qml.
void TestCouperation::approach(WindowDriver &window, const QString &, const QString &id)
{
    QQuickItem *item = itemOf(window, id);
    QVERIFY2(item, qPrintable(id));
    item->forceActiveFocus(Qt::TabFocusReason);
}

// One card to place, a card of the reserve where it may lie, nothing anywhere else.
void TestCouperation::keepsTheLimitsOfGroups()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    MatchSession *session = window.session();
    QVERIFY(reachAct(session));
    const RowModel *hand = session->table()->zone(u"hand"_s);
    const QString reserve = textOf(session->table()->zone(u"reserve"_s), 0, u"pieceId"_s);
    DraftModel *draft = session->draft();
    draft->toggle(textOf(hand, 0, u"pieceId"_s));
    QCOMPARE(draft->group(0).size(), qsizetype{1});
    draft->clear();
    draft->setActiveGroup(2);
    draft->toggle(reserve);
    QCOMPARE(draft->group(2), QStringList());
    QCOMPARE(draft->group(3), QStringList{reserve});
    draft->toggle(u"pack"_s);
    QCOMPARE(draft->itemCount(), 1);
    for (int row = 0; row < 3; ++row)
        draft->toggle(textOf(hand, row, u"pieceId"_s));
    QCOMPARE(draft->group(2).size(), qsizetype{2});
}

// Before and during an action.
void TestCouperation::lookAround(WindowDriver &window, const Inspect &inspect)
{
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    inspect(session->prompt()->decision());
    QVERIFY(reachAct(session));
    bool fits = false;
    session->draft()->toggle(cardToPlace(session, fits));
    window.key(Qt::Key_K);
    inspect(u"card"_s);
    session->draft()->clear();
    window.key(Qt::Key_R);
    session->draft()->setActiveGroup(2);
    for (int row = 0; row < 2; ++row)
        session->draft()->toggle(textOf(session->table()->zone(u"hand"_s), row, u"pieceId"_s));
    inspect(u"sum"_s);
}

// The card swallowed it, though the button says Enter and cards mean nothing yet.
void TestCouperation::enterDrawsWithTheFocusOnACard()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QTRY_COMPARE(window.session()->prompt()->decision(), u"draw"_s);
    window.key(Qt::Key_Right);
    QVERIFY(!focusedId(window).isEmpty());
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.session()->prompt()->decision() != u"draw"_s);
}

// 1 drew nothing, 2 drew one.
void TestCouperation::digitsDrawAsManyCards()
{
    for (const int wanted : {0, 1}) {
        forgetUserFiles();
        WindowDriver window(u"en"_s, QSize(1280, 720));
        begin(window);
        MatchSession *session = window.session();
        QTRY_COMPARE(session->prompt()->decision(), u"draw"_s);
        const RowModel *hand = session->table()->zone(u"hand"_s);
        const int before = hand->count();
        window.key(Qt::Key_0 + wanted);
        QTRY_VERIFY(session->prompt()->decision() != u"draw"_s);
        QCOMPARE(hand->count(), before + wanted);
    }
}

QTEST_MAIN(TestCouperation)
#include "tst_couperation.moc"
