// What stands beside the rulebook: figures drawn by the tables, the player aid by key and click,
// and a figure tried out on the table. Any QML warning fails.
#include "arrangement.h"
#include "toy_match.h"

#include <QAccessible>
#include <QDir>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void bookShowsItsFigures_data() { gamesAndLanguages(); }
    void bookShowsItsFigures();
    void aidIsReadable_data() { gamesAndLanguages(); }
    void aidIsReadable();
    void aidIsHeldOrKept();
    void aidLetsTheComputerWait();
    void figureIsTriedAndNotKept();
    void trialIsLookedBackAtAndNotKept();
    void gameWithoutGuideHasNone();
    void termsAreLinks_data() { gamesAndLanguages(); }
    void termsAreLinks();
    void clausesAreLinks();
    void nothingOnTheTableIsMute_data() { gamesAndLanguages(); }
    void nothingOnTheTableIsMute();
    void termsAnswerToKeys_data() { gamesAndLanguages(); }
    void termsAnswerToKeys();

private:
    static void gamesAndLanguages();
    QQuickItem *aid(WindowDriver &window) const { return window.itemOfType("AidTurn"); }
    bool aidShown(WindowDriver &window) const { return aid(window) && aid(window)->isVisible(); }
    bool drawn(WindowDriver &window, int count) const;
};

namespace {

const QStringList kGames{u"ccc"_s, u"coinhunt"_s, u"coldwater"_s, u"hakkutsu"_s, u"couperation"_s};
constexpr int kPatience = 30000;
constexpr int kHeld = 400; // ms, longer than a short press
constexpr int kLooks = 5;
constexpr int kBetweenLooks = 150; // ms
constexpr int kLater = 60;         // plies
constexpr double kReadable = 0.8;  // of the size of letters on a table

void collect(QQuickItem *item, const char *type, QList<QQuickItem *> &out)
{
    if (QString::fromLatin1(item->metaObject()->className()).startsWith(QLatin1String(type)))
        out.append(item);
    for (QQuickItem *child : item->childItems())
        collect(child, type, out);
}

QList<QQuickItem *> figures(WindowDriver &window)
{
    QList<QQuickItem *> out;
    collect(window.desktop().window()->contentItem(), "FigureView_QMLTYPE", out);
    return out;
}

/// What says nothing, by type. Returns how many headings and numbers are explained.
int lookFor(WindowDriver &window, QSet<QString> &mute)
{
    int explained = 0;
    const std::function<void(QQuickItem *)> look = [&](QQuickItem *item) {
        const QMetaObject *type = item->metaObject();
        const bool term = QLatin1String(type->className()).startsWith(QLatin1String("StageTerm_"));
        const bool piece = type->indexOfProperty("pieceId") >= 0;
        const char *words = term ? "text" : "tip";
        if (item->isVisible() &&
            (piece || (term && !item->property("term").toString().isEmpty()))) {
            explained += term ? 1 : 0;
            if (item->property("name").toString().isEmpty() ||
                item->property(words).toString().isEmpty())
                mute.insert(QLatin1String(type->className()) + u' ' +
                            item->property(term ? "term" : "pieceId").toString());
        }
        for (QQuickItem *child : item->childItems())
            look(child);
    };
    look(window.desktop().window()->contentItem());
    return explained;
}

/// Tab leads to it, arrows do, or it is the head of what says the same.
bool isReached(QQuickItem *control, const QString &title)
{
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(control);
    const QQuickItem *around = control;
    while (around && around->property("name").toString() != title)
        around = around->parentItem();
    return control->activeFocusOnTab() || (heard && heard->state().focusable) ||
           (around && !title.isEmpty());
}

/// What is explained to the pointer only.
void lookForPointerOnly(QQuickItem *item, QSet<QString> &mute)
{
    const QString type = QString::fromLatin1(item->metaObject()->className());
    if (item->isVisible() && type.startsWith(u"TkHint_"_s)) {
        auto *control = item->property("control").value<QQuickItem *>();
        if (control->isEnabled() && !isReached(control, item->property("title").toString()))
            mute.insert(QString::fromLatin1(control->metaObject()->className()) + u": "_s +
                        item->property("words").toString());
    }
    for (QQuickItem *child : item->childItems())
        lookForPointerOnly(child, mute);
}

} // namespace

void TestGuide::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestGuide::gamesAndLanguages()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const QString &game : kGames)
        for (const QString &language : {u"ja"_s, u"en"_s})
            QTest::newRow(qPrintable(game + u' ' + language)) << game << language;
}

bool TestGuide::drawn(WindowDriver &window, int count) const
{
    const QList<QQuickItem *> all = figures(window);
    return std::count_if(all.begin(), all.end(), [](QQuickItem *view) {
               return view->property("ready").toBool();
           }) >= count;
}

void TestGuide::bookShowsItsFigures()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    if (!app.shelf() || !Catalogue().find(game))
        QSKIP("this game is not built");
    app.openRulebook(game);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    const QStringList figures = app.guide()->figures();
    QVERIFY(figures.size() >= 4);
    QQuickItem *page = window.itemOfType("RulebookPage");
    QVERIFY(page);
    for (int i = 0; i < figures.size(); ++i) {
        QMetaObject::invokeMethod(page, "show",
                                  Q_ARG(int, app.rulebook()->rowOfFigure(figures[i])));
        QTRY_VERIFY_WITH_TIMEOUT(drawn(window, 1), kPatience);
        QTest::qWait(300);
        keepPicture(window, u"book-%1-%2-%3"_s.arg(game, language).arg(i));
    }
}

void TestGuide::aidIsReadable()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    if (!Catalogue().find(game))
        QSKIP("this game is not built");
    WindowDriver window(language, QSize(1280, 720));
    window.desktop().app().openRulebook(game);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    window.key(Qt::Key_Q);
    QTRY_VERIFY(aidShown(window));
    const int parts =
        static_cast<int>(window.desktop().app().guide()->aid().value(u"turn"_s).toList().size());
    QTRY_VERIFY_WITH_TIMEOUT(drawn(window, parts), kPatience);
    // whole panels were shown at half their size, and their letters could not be read
    for (const QQuickItem *figure : figures(window))
        if (figure->parentItem()->parentItem()->property("part").isValid())
            QVERIFY2(figure->property("factor").toDouble() >= kReadable,
                     qPrintable(figure->parentItem()->parentItem()->property("mark").toString()));
    QStringList faults;
    for (const Arrangement &size :
         {Arrangement{{1280, 720}}, Arrangement{{960, 1080}}, Arrangement{{960, 640}, 200}}) {
        arrange(window, size);
        faults += faultsNow(window, language, nameOf(u"aid "_s + game + u' ' + language, size));
        keepPicture(window, nameOf(u"aid "_s + game + u' ' + language, size));
    }
    window.desktop().settings().setTextSize(100);
    QVERIFY(nameFaults(faults));
}

// Held it goes with its key; after a short press it stays until the key, Esc or a press outside.
void TestGuide::aidIsHeldOrKept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    QQuickWindow *view = window.desktop().window();
    QTest::keyPress(view, Qt::Key_Q);
    QTRY_VERIFY(aidShown(window));
    QTest::qWait(kHeld);
    QTest::keyRelease(view, Qt::Key_Q);
    QTRY_VERIFY(!aidShown(window));
    for (const int leave : {int(Qt::Key_Q), int(Qt::Key_Escape)}) {
        window.key(Qt::Key_Q);
        QTRY_VERIFY(aidShown(window));
        QTest::qWait(kHeld);
        QVERIFY(aidShown(window));
        window.key(leave);
        QTRY_VERIFY(!aidShown(window));
    }
    QVERIFY(window.click(u"Player aid"_s));
    QTRY_VERIFY(aidShown(window));
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(5, 400));
    QTRY_VERIFY(!aidShown(window));
    QVERIFY(window.session()->myTurn());
}

void TestGuide::aidLetsTheComputerWait()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(u"ccc"_s));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    QVERIFY(!window.session()->computer()->paused());
    window.key(Qt::Key_Q);
    QTRY_VERIFY(aidShown(window));
    QVERIFY(window.session()->computer()->paused());
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!aidShown(window));
    QVERIFY(!window.session()->computer()->paused());
}

void TestGuide::figureIsTriedAndNotKept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.openRulebook(u"ccc"_s);
    window.desktop().go(u"rulebook"_s);
    QTRY_COMPARE(window.page(), u"rulebook"_s);
    QQuickItem *page = window.itemOfType("RulebookPage");
    QMetaObject::invokeMethod(page, "show", Q_ARG(int, app.rulebook()->rowOfFigure(u"plain"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(drawn(window, 1), kPatience);
    QVERIFY(window.click(u"Try it on the table"_s));
    QTRY_COMPARE(window.page(), u"table"_s);
    QVERIFY(!app.trial().isEmpty());
    MatchSession *session = window.session();
    QTRY_VERIFY(session->myTurn());
    QVERIFY(session->practice());
    const Loaded<Move> move = session->match().game().parseMove("place B1 with Ks+Qd");
    QVERIFY(move.ok());
    session->draft()->take(session->match().game().draftOf(session->match().view(0), *move));
    QVERIFY(session->confirmDraft());
    QCOMPARE(app.recordsFolder().isEmpty(), false);
    QVERIFY(QDir(app.parts().store.folder()).entryList({u"*.takujo"_s}).isEmpty());
    QVERIFY(window.click(u"Back to the rulebook"_s));
    QTRY_COMPARE(window.page(), u"rulebook"_s);
}

// What began in a position has no deal: a replay of its record was refused, a branch of it would have
// been saved as a record that cannot be opened.
void TestGuide::trialIsLookedBackAtAndNotKept()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.openRulebook(u"ccc"_s);
    QVERIFY(app.tryFigure(u"plain"_s));
    app.session()->giveUp(0);
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->finished(), 60000);
    QVERIFY(app.replaySession());
    QCOMPARE(app.trial(), u"plain"_s);
    QVERIFY(app.branchHere());
    QCOMPARE(app.trial(), u"plain"_s);
    QVERIFY(QDir(app.parts().store.folder()).entryList({u"*.takujo"_s}).isEmpty());
}

// No data, no button, no complaint.
void TestGuide::gameWithoutGuideHasNone()
{
    Catalogue catalogue;
    GuideModel guide(catalogue);
    QVERIFY(!guide.offers(u"no-such-game"_s));
    QVERIFY(guide.offers(u"ccc"_s));
}

// Each where it first stands in a section, and every link leads to a term.
void TestGuide::termsAreLinks()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    app.openRulebook(game);
    static const QRegularExpression link(u"<a href=\"term:([^\"]*)\">[^<]+</a>"_s);
    QSet<QString> section, all;
    for (int row = 0; row < app.rulebook()->count(); ++row) {
        if (app.rulebook()->value(row, u"kind"_s).value<RulebookModel::Kind>() ==
            RulebookModel::Kind::Section)
            section.clear();
        const QString html = app.rulebook()->value(row, u"html"_s).toString();
        for (auto it = link.globalMatch(html); it.hasNext();) {
            const QString term = it.next().captured(1);
            QVERIFY2(!section.contains(term), qPrintable(html));
            QVERIFY(!app.guide()->term(term).isEmpty());
            section.insert(term);
            all.insert(term);
        }
    }
    QVERIFY2(all.size() >= 3, qPrintable(QStringList(all.values()).join(u' ')));
}

// A clause named in another was a word.
void TestGuide::clausesAreLinks()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    RulebookModel *book = window.desktop().app().rulebook();
    window.desktop().app().openRulebook(u"ccc"_s);
    const QString html = book->value(book->rowOf(u"CCC-7"_s), u"html"_s).toString();
    QVERIFY2(html.contains(u">CCC-12</a>"_s) && !html.contains(u">CCC-7</a>"_s), qPrintable(html));
}

// Pieces, and headings and numbers that are none: each has a name and says what it is.
void TestGuide::nothingOnTheTableIsMute()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    if (!Catalogue().find(game))
        QSKIP("this game is not built");
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(1);
    QVERIFY(app.quickStart(game));
    window.desktop().go(u"table"_s);
    app.session()->giveUp(0);
    QSet<QString> mute;
    int explained = 0;
    for (int look = 0; look < kLooks && !app.session()->finished(); ++look) {
        QTest::qWait(kBetweenLooks);
        explained = std::max(explained, lookFor(window, mute));
    }
    lookForPointerOnly(window.desktop().window()->contentItem(), mute);
    Match later = app.session()->match(); // what stands on a full table only
    playRandomly(later, kLater, 5);
    app.session()->showMatch(later, later.plyCount() - 1);
    QTest::qWait(kBetweenLooks);
    lookForPointerOnly(window.desktop().window()->contentItem(), mute);
    QVERIFY2(mute.isEmpty(), qPrintable(QStringList(mute.values()).join(u'\n')));
    QVERIFY(explained > 0);
}

// Headings and numbers that are no pieces are reached by Tab; Space explains them.
void TestGuide::termsAnswerToKeys()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    if (!Catalogue().find(game))
        QSKIP("this game is not built");
    WindowDriver window(language, QSize(1280, 720));
    QVERIFY(window.desktop().app().quickStart(game));
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.session()->myTurn());
    const auto isTerm = [](const QQuickItem *item) {
        return item && item->isVisible() && item->width() > 0 &&
               QLatin1String(item->metaObject()->className())
                   .startsWith(QLatin1String("StageTerm_")) &&
               !item->property("name").toString().isEmpty();
    };
    QVERIFY(window.itemWhere(isTerm));
    QVERIFY(window.tabUntil([&] { return isTerm(window.focused()); }));
    const QString name = window.focused()->property("name").toString();
    window.key(Qt::Key_Space);
    QTRY_VERIFY(window.itemWhere([&](const QQuickItem *item) {
        return item->isVisible() && item->property("title").toString() == name &&
               QLatin1String(item->metaObject()->className())
                   .startsWith(QLatin1String("TkToolTip"));
    }));
    window.key(Qt::Key_Space);
    QTRY_VERIFY(!window.focused()->property("asked").toBool());
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
