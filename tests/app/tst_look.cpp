// What a reader and a screen reader meet on every page, in both languages, at the sizes the program
// promises: no words cut off or on top of each other, every control named and pressable.
#include "arrangement.h"
#include "lookcheck.h"
#include "theatrelook.h"

#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void pages_data() { bothLanguages(); }
    void pages();
    void firstStartFits_data();
    void firstStartFits();
    void smallScreenHoldsTheWindow();
    void dialogsStandRight();
    void largeTextInTheSmallestWindow_data() { bothLanguages(); }
    void largeTextInTheSmallestWindow();
    void factsOfSeatsBreakBetweenThem_data() { bothLanguages(); }
    void factsOfSeatsBreakBetweenThem();
    void table_data() { bothLanguages(); }
    void table();
    void finished();
    void pressesPieces_data() { bothLanguages(); }
    void pressesPieces();

private:
    /// Every fault of what is shown now, at every size; `what` names the page.
    void inspect(WindowDriver &window, const QString &language, const QString &what);
    void collect(WindowDriver &window, const QString &language, const QString &what,
                 const Arrangement &size);
    /// In one language after the other, while the program runs; `more` is asked of each.
    void inBoth(
        WindowDriver &window, const QString &what,
        const std::function<void(bool ja)> &more = [](bool) {});
    /// Names the faults found since the last call.
    bool faultless();
    static QString marginOf(MatchSession &session, bool ja);

    QStringList m_faults;
};

namespace {

// Chooses the first option after which `decision` is asked; false: there is none.
bool reach(MatchSession *session, const QString &decision)
{
    for (int tries = 0; tries < 60 && session->prompt()->decision() != decision; ++tries) {
        if (!QTest::qWaitFor([&] { return session->myTurn() || session->finished(); }, 10000) ||
            session->finished())
            return false;
        const int options = session->prompt()->optionCount();
        if (session->prompt()->decision() == u"draw" && decision == u"discard")
            session->choose(options - 1); // the dearest way to draw asks for cards
        else if (options > 0)
            session->choose(std::max(session->prompt()->mainOption(), 0));
        else
            return false;
    }
    return QTest::qWaitFor([&] { return session->myTurn(); }, 10000) &&
           session->prompt()->decision() == decision;
}

// Two cards that pay a square, if this hand has some; else a card and a square.
void compose(MatchSession *session)
{
    const RowModel *hand = session->table()->zone(u"hand"_s);
    const RowModel *board = session->table()->zone(u"board"_s);
    const auto id = [](const RowModel *zone, int row) {
        return zone->value(row, u"pieceId"_s).toString();
    };
    for (int first = 0; first < hand->count(); ++first)
        for (int second = first + 1; second < hand->count(); ++second) {
            Draft draft = session->draft()->draft();
            draft.groups.at(0) = {id(hand, first).toStdString(), id(hand, second).toStdString()};
            const std::vector<std::string> squares = session->match().probe(draft).anchors;
            if (squares.empty())
                continue;
            session->draft()->toggle(id(hand, first));
            session->draft()->toggle(id(hand, second));
            session->draft()->setAnchor(qstr(squares.front()));
            return;
        }
    session->draft()->setAnchor(id(board, 0));
    session->draft()->toggle(id(hand, 0));
}

} // namespace

// Every row begins with an empty shelf: a match left open would turn "Quick start" into "Resume".
void TestLook::init()
{
    forgetUserFiles();
    m_faults.clear();
}

void TestLook::collect(WindowDriver &window, const QString &language, const QString &what,
                       const Arrangement &size)
{
    arrange(window, size);
    m_faults += faultsNow(window, language, nameOf(what + u' ' + language, size));
}

bool TestLook::faultless() { return nameFaults(std::exchange(m_faults, {})); }

void TestLook::inspect(WindowDriver &window, const QString &language, const QString &what)
{
    const QList<Arrangement> sizes{{{1280, 720}}, {{960, 640}},       {{960, 1080}},
                                   {{1024, 600}}, {{1280, 720}, 200}, {{960, 640}, 200}};
    for (const Arrangement &size : sizes)
        collect(window, language, what, size);
    window.desktop().settings().setTextSize(100);
}

void TestLook::inBoth(WindowDriver &window, const QString &what,
                      const std::function<void(bool ja)> &more)
{
    for (const QString &language : {u"en"_s, u"ja"_s}) {
        window.desktop().settings().setLanguage(language);
        QTest::qWait(60);
        more(language == u"ja");
        inspect(window, language, what);
    }
}

void TestLook::pages()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    inspect(window, language, u"shelf"_s);
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().app().leaveMatch();
    window.desktop().app().openRulebook(u"ccc"_s);
    QVERIFY(window.desktop().app().draftFirstTurn());
    for (const QString &page : {u"setup"_s, u"rulebook"_s, u"settings"_s, u"keys"_s, u"records"_s,
                                u"about"_s, u"position"_s, u"shelf"_s}) {
        window.desktop().go(page);
        QTRY_COMPARE(window.page(), page);
        inspect(window, language, page == u"shelf" ? u"shelf-with-match"_s : page);
    }
    window.key(Qt::Key_Question); // with Shift no shortcut was met, and nothing was looked at
    QTRY_VERIFY(window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->inherits("QQuickPopupItem"); }));
    inspect(window, language, u"overview"_s);
    QVERIFY(faultless());
    QCOMPARE(takeWarnings(), QStringList());
}

void TestLook::firstStartFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const auto *language : {"ja", "en"})
        for (const QSize size : {QSize(1024, 600), QSize(960, 640), QSize(1280, 720)})
            QTest::addRow("%s %dx%d", language, size.width(), size.height())
                << QString::fromLatin1(language) << size;
}

// With its lessons the shelf was a few pixels too high, and a low window hid what there is to press.
void TestLook::firstStartFits()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    WindowDriver window(language, size);
    arrange(window, {size});
    const QRectF all(QPointF(0, 0), size);
    int buttons = 0;
    const QQuickItem *below = window.itemWhere([&](QQuickItem *item) {
        if (!QByteArray(item->metaObject()->className()).startsWith("GameBoxStart_QMLTYPE"))
            return false;
        ++buttons;
        return !all.contains(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
    });
    QVERIFY2(!below, qPrintable(nameOf(language, {size})));
    QCOMPARE(buttons, 5);
    if (size.height() >= 720) { // nothing to scroll for
        const QQuickItem *cut = window.itemWhere([](QQuickItem *item) {
            return item->isVisible() && item->inherits("QQuickFlickable") &&
                   item->property("contentHeight").toDouble() > item->height() + 0.5;
        });
        QVERIFY(!cut);
    }
    QCOMPARE(takeWarnings(), QStringList());
}

// A screen of 1024x600 with a bar of the desktop: the window may be that low.
void TestLook::smallScreenHoldsTheWindow()
{
    WindowDriver window(u"en"_s, QSize());
    const QSize least = window.desktop().window()->minimumSize();
    QVERIFY2(least.width() <= 1024 && least.height() <= 570,
             qPrintable(QString::number(least.height())));
}

// A lone button stood as if the missing one were there.
void TestLook::dialogsStandRight()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    emit window.desktop().app().failed(u"Title"_s, u"Sentence."_s);
    QQuickItem *close = nullptr;
    QTRY_VERIFY((close = window.named(u"Close"_s)));
    QTRY_VERIFY(window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->inherits("QQuickPopupItem"); }));
    const QQuickItem *dialog = window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->inherits("QQuickPopupItem"); });
    const auto right = [](const QQuickItem *item) {
        return item->mapToScene(QPointF(item->width(), 0)).x();
    };
    QTRY_COMPARE(std::round(right(dialog) - right(close)), 20.0);
    QCOMPARE(takeWarnings(), QStringList());
}

// The places to go lay on the name of the program.
void TestLook::largeTextInTheSmallestWindow()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(960, 640));
    for (const QString &page : {u"shelf"_s, u"records"_s, u"settings"_s}) {
        window.desktop().go(page);
        for (const int percent : {150, 175, 200})
            collect(window, language, page, {{960, 640}, percent});
    }
    window.desktop().settings().setTextSize(100);
    QVERIFY(faultless());
    QCOMPARE(takeWarnings(), QStringList());
}

// How many lines the facts of a panel have more than one; -1: one breaks by itself or beside a dot.
qsizetype brokenFacts(const QQuickItem *panel)
{
    qsizetype broken = 0;
    for (const QQuickItem *item : panel->findChildren<QQuickItem *>()) {
        const QStringList lines = item->property("text").toString().split(u'\n');
        if (!item->inherits("QQuickText") || lines.size() < 2)
            continue;
        broken += lines.size() - 1;
        const bool beside = lines.indexOf(QRegularExpression(u"\\s*[・·].*|.*[・·]\\s*"_s)) >= 0;
        if (beside || item->property("lineCount").toInt() > lines.size())
            return -1;
    }
    return broken;
}

// A line ended with the dot that parts it from the next one.
void TestLook::factsOfSeatsBreakBetweenThem()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    qsizetype broken = 0;
    for (const QString &game : {u"ccc"_s, u"coldwater"_s, u"hakkutsu"_s, u"coinhunt"_s}) {
        QVERIFY(window.desktop().app().quickStart(game));
        window.desktop().go(u"table"_s);
        for (const int percent : {100, 125, 150}) {
            arrange(window, {{1280, 720}, percent});
            const QList<QQuickItem *> panels = shownItems(window, "SeatPanel");
            QVERIFY(panels.size() > 1);
            for (const QQuickItem *panel : panels) {
                const qsizetype more = brokenFacts(panel);
                QVERIFY2(more >= 0, qPrintable(game));
                broken += more;
            }
        }
        arrange(window, {{1280, 720}});
        window.desktop().app().leaveMatch();
        window.desktop().go(u"shelf"_s);
    }
    QVERIFY(broken > 0);
    QCOMPARE(takeWarnings(), QStringList());
}

void TestLook::table()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    inspect(window, language, u"table-place"_s);
    window.key(Qt::Key_Question);
    const QString own =
        language == u"ja" ? u"Esc: 支払いを空にする"_s : u"Esc: Empty the payment"_s;
    QTRY_VERIFY2(window.named(own), qPrintable(own));
    inspect(window, language, u"table-keys"_s);
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!window.named(own));
    compose(session);
    inspect(window, language, u"table-payment"_s);
    QVERIFY(reach(session, u"draw"_s));
    inspect(window, language, u"table-draw"_s);
    QVERIFY(reach(session, u"discard"_s));
    inspect(window, language, u"table-discard"_s);
    window.desktop().go(u"result"_s); // as it would be scored now
    QTRY_COMPARE(window.page(), u"result"_s);
    inspect(window, language, u"result"_s);
    QVERIFY(faultless());
    QCOMPARE(takeWarnings(), QStringList());
}

// "8 points ahead of Aoi"; empty when several won or points do not tell.
QString TestLook::marginOf(MatchSession &session, bool ja)
{
    const QList<int> winners = session.outcome()->winners();
    QList<int> totals = session.outcome()->totals();
    if (winners.size() != 1)
        return {};
    const int best = std::exchange(totals[winners[0]], std::numeric_limits<int>::min());
    const int next = *std::max_element(totals.begin(), totals.end());
    QStringList names;
    for (int seat = 0; seat < totals.size(); ++seat)
        if (totals[seat] == next)
            names.append(session.seatName(seat));
    if (best <= next)
        return {};
    const QString lead = QString::number(best - next);
    return ja ? u"2位の"_s + names.join(u'、') + u"に"_s + lead + u"点差"_s
              : lead + (best - next == 1 ? u" point"_s : u" points"_s) + u" ahead of "_s +
                    names.join(u" and "_s);
}

// What comes after a match: its result, its record beside the list, statistics.
void TestLook::finished()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(20);
    app.setFixedSeed(5);
    QVERIFY(app.quickStart(u"ccc"_s));
    MatchSession *session = window.session();
    session->giveUp(0);
    QVERIFY(QTest::qWaitFor([&] { return session->finished(); }, 60000));
    window.desktop().go(u"result"_s);
    QTRY_COMPARE(window.page(), u"result"_s);
    QVERIFY(QTest::qWaitFor(
        [&] { return session->story()->luck()->rows()->count() == session->seatCount(); }, 150000));
    inBoth(window, u"result-end"_s, [&](bool ja) {
        const QString margin = marginOf(*session, ja);
        QVERIFY2(!margin.isEmpty(), "no clear winner: choose another seed");
        QTRY_VERIFY2(window.itemWhere([&](QQuickItem *item) {
            return item->isVisible() && item->property("words") == margin;
        }),
                     qPrintable(margin));
    });
    window.desktop().go(u"review"_s);
    QVERIFY(QTest::qWaitFor([&] { return session->story()->costly()->ready(); }, 120000));
    QTRY_VERIFY(session->story()->costly()->rows()->count() > 0);
    inBoth(window, u"review"_s);
    window.desktop().go(u"records"_s);
    QTRY_COMPARE(window.page(), u"records"_s);
    QCOMPARE(app.statistics()->count(), 1);
    inBoth(window, u"statistics"_s);
    QVERIFY(app.viewRecord(app.records()->value(0, u"file"_s).toString()));
    inBoth(window, u"record"_s);
    QVERIFY(faultless());
    QCOMPARE(takeWarnings(), QStringList());
}

// By the accessibility tree alone: a square, a card, a button, a seat of the shelf.
void TestLook::pressesPieces()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    const bool ja = language == u"ja";
    const QString start = ja ? u"すぐ遊ぶ：CCC"_s : u"Play right away: CCC"_s;
    QTRY_VERIFY(itemNamed(window.desktop().window(), start));
    QVERIFY(pressAccessibly(itemNamed(window.desktop().window(), start)));
    QTRY_COMPARE(window.page(), u"table"_s);
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    QTest::qWait(60);
    const RowModel *hand = session->table()->zone(u"hand"_s);
    const RowModel *board = session->table()->zone(u"board"_s);
    const QString card = hand->value(0, u"name"_s).toString();
    QVERIFY2(pressAccessibly(itemNamed(window.desktop().window(), card)), qPrintable(card));
    QCOMPARE(session->draft()->itemCount(), 1);
    const QString square = board->value(0, u"name"_s).toString();
    QVERIFY2(pressAccessibly(itemNamed(window.desktop().window(), square)), qPrintable(square));
    QTRY_VERIFY(!session->draft()->anchor().isEmpty());
    const int before = session->ply();
    const int main = std::max(session->prompt()->mainOption(), 0);
    session->draft()->clear();
    const QString done = session->prompt()->options()->value(main, u"label"_s).toString();
    QTest::qWait(60);
    QVERIFY2(pressAccessibly(itemNamed(window.desktop().window(), done)), qPrintable(done));
    QTRY_VERIFY(session->ply() > before);
    QCOMPARE(takeWarnings(), QStringList());
}

QTEST_MAIN(TestLook)
#include "tst_look.moc"
