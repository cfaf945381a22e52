// Puzzles in the real window: reached from the shelf, solved in each of the five games by pointer and by
// keys in both languages, wrong moves answered, progress kept. Any QML warning fails.
#include "arrangement.h"

#include "learn/learn_file.h"
#include "theatrelook.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestPuzzles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareTest(u"ccc"_s, "CCC"); }
    void init();
    void cleanup() { QCOMPARE(takeWarnings(), QStringList()); }
    void ccc_data() { byEveryHand(u"ccc"_s); }
    void ccc() { solveOne(u"ccc"_s); }
    void coinhunt_data() { byEveryHand(u"coinhunt"_s); }
    void coinhunt() { solveOne(u"coinhunt"_s); }
    void coldwater_data() { byEveryHand(u"coldwater"_s); }
    void coldwater() { solveOne(u"coldwater"_s); }
    void couperation_data() { byEveryHand(u"couperation"_s); }
    void couperation() { solveOne(u"couperation"_s); }
    void hakkutsu_data() { byEveryHand(u"hakkutsu"_s); }
    void hakkutsu() { solveOne(u"hakkutsu"_s); }
    void reachedFromTheShelfAndKept();
    void answerShownIsNotSolved();
    void aMatchIsWonMoveByMove();
    void refusalsAreSaid();
    void aRefusedAnswerIsSpokenOnce();
    void fitsEverywhere_data() { bothLanguages(); }
    void fitsEverywhere();

private:
    static void solveOne(const QString &game);
};

namespace {

/// Opens a puzzle by its place in the list.
PuzzleSession *puzzleAt(WindowDriver &window, const QString &game, int number)
{
    App &app = window.desktop().app();
    if (!app.openPuzzleOf(game, number) ||
        !QTest::qWaitFor([&] { return window.page() == u"puzzle"; }))
        return nullptr;
    QTest::qWait(50);
    return app.puzzle();
}

const PromptOption *optionOf(const Move &move, const MatchSession &session, int &row)
{
    const std::vector<PromptOption> &options = session.prompt()->prompt().options;
    for (row = 0; toIndex(row) < options.size(); ++row)
        if (options[toIndex(row)].move == move)
            return &options[toIndex(row)];
    return nullptr;
}

/// What to do next: a match is won by several moves.
Move rightMove(PuzzleSession *puzzle)
{
    return puzzle->win() ? wayToWin(puzzle->session()->match()).front() : puzzle->best();
}

QQuickItem *placeOfOption(const WindowDriver &window, const PromptOption &option, int row)
{
    const QString anchor = QString::fromStdString(option.anchor);
    return window.itemWhere([&](QQuickItem *item) {
        if (!item->isVisible() || item->width() <= 0)
            return false;
        if (anchor.isEmpty())
            return QByteArray(item->metaObject()->className()).startsWith("PromptOptionButton") &&
                   item->property("option").toInt() == row;
        return item->property("pieceId").toString() == anchor ||
               item->property("anchor").toString() == anchor ||
               item->property("place").toString() == anchor;
    });
}

/// Presses a button or a place of the table.
void pressPlace(WindowDriver &window, QQuickItem *item, bool keys)
{
    if (!keys)
        return window.clickOn(item, QPointF(item->width() / 2, item->height() / 2));
    const auto near = [&] {
        const QQuickItem *now = window.focused();
        return now == item || (now && now->parentItem() == item->parentItem() &&
                               now->metaObject() == item->metaObject());
    };
    window.tabUntil(near);
    window.arrowsTo(item);
    window.key(window.focused() == item ? Qt::Key_Return : Qt::Key_Escape);
}

/// The first puzzle from this one on whose answer is one press; else the first one.
PuzzleSession *openOnePress(WindowDriver &window, const QString &game)
{
    for (int number = 0; number < window.desktop().app().puzzles(game).size(); ++number) {
        PuzzleSession *puzzle = puzzleAt(window, game, number);
        int row = 0;
        const PromptOption *option =
            puzzle ? optionOf(puzzle->best(), *puzzle->session(), row) : nullptr;
        if (option &&
            (option->anchor.empty() || puzzle->session()
                                               ->prompt()
                                               ->optionsAt(QString::fromStdString(option->anchor))
                                               .size() == 1) &&
            placeOfOption(window, *option, row))
            return puzzle;
    }
    return puzzleAt(window, game, 0);
}

void pressBest(WindowDriver &window, bool keys)
{
    PuzzleSession *puzzle = window.desktop().app().puzzle();
    MatchSession *session = puzzle->session();
    const Move move = rightMove(puzzle);
    int row = 0;
    if (const PromptOption *option = optionOf(move, *session, row)) {
        QQuickItem *item = placeOfOption(window, *option, row);
        QVERIFY(item);
        return pressPlace(window, item, keys);
    }
    const Match &match = session->match();
    session->draft()->take(match.game().draftOf(match.view(match.actor()), move));
    QTRY_VERIFY(session->draft()->complete());
    if (keys)
        return window.key(Qt::Key_Return);
    // Its words may be the table's own.
    auto *confirm = window.itemOfType("PromptButtons")->property("confirm").value<QQuickItem *>();
    QVERIFY(confirm && confirm->isVisible());
    window.clickOn(confirm, QPointF(confirm->width() / 2, confirm->height() / 2));
}

/// Some legal move that is not the one.
void playAnother(PuzzleSession *puzzle)
{
    MatchSession *session = puzzle->session();
    const Match &match = session->match();
    for (const Move &move : match.legal().moves) {
        if (puzzle->isRight(match, move))
            continue;
        const auto &options = session->prompt()->prompt().options;
        for (std::size_t row = 0; row < options.size(); ++row)
            if (options[row].move == move) {
                session->choose(static_cast<int>(row));
                return;
            }
        session->draft()->take(match.game().draftOf(match.view(match.actor()), move));
        if (session->draft()->complete()) {
            session->confirmDraft();
            session->draft()->clear();
            return;
        }
    }
}

/// Puts an answer together that the rules refuse with words: a card of the hand at a place it does not fit.
bool composeRefused(MatchSession *session)
{
    DraftModel *draft = session->draft();
    const Match &match = session->match();
    const Presentation table = match.table(match.actor());
    for (const std::string &place : table.prompt.anchors)
        for (const Piece &piece : table.pieces) {
            draft->clear();
            draft->setAnchor(QString::fromStdString(place));
            draft->toggle(QString::fromStdString(piece.id));
            if (draft->itemCount() == 1 && !draft->refusal().isEmpty() && !draft->complete())
                return true;
        }
    return false;
}

QString inLanguage(const QString &language, const char16_t *ja, const char16_t *en)
{
    return QString::fromUtf16(language == u"ja" ? ja : en);
}

bool speaksOfOthers(const QString &reason, const QString &language)
{
    return reason.startsWith(inLanguage(language, u"くらべて", u"Compared")) ||
           reason.startsWith(inLanguage(language, u"互角", u"Equal"));
}

} // namespace

void TestPuzzles::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TestPuzzles::solveOne(const QString &game)
{
    QFETCH(bool, keys);
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(0);
    QVERIFY(app.hasPuzzles(game));
    PuzzleSession *puzzle = openOnePress(window, game);
    QVERIFY(puzzle);
    QTRY_VERIFY_WITH_TIMEOUT(!puzzle->searching(), 30000);
    playAnother(puzzle);
    QTRY_VERIFY(!puzzle->tried().isEmpty());
    QVERIFY(puzzle->win() ||
            ((puzzle->loss() < 0 || puzzle->loss() >= puzzle->margin()) && puzzle->margin() >= 5));
    QCOMPARE(puzzle->session()->ply(), 0);
    keepPicture(window, u"wrong %1 %2"_s.arg(game, language));
    pressBest(window, keys);
    while (puzzle->onTheWay()) {
        QVERIFY(puzzle->answer().isEmpty());
        keepPicture(window, u"on the way %1 %2"_s.arg(game, language));
        pressBest(window, keys);
    }
    QTRY_VERIFY2(puzzle->solved(), qPrintable(puzzle->answer() + puzzle->refusal()));
    QVERIFY(puzzle->session()->ply() > 0);
    QVERIFY(!puzzle->session()->myTurn()); // the table asks for nothing more
    QVERIFY(puzzle->session()->prompt()->prompt().options.empty());
    const QStringList why = puzzle->win() ? puzzle->way() : puzzle->reasons();
    QVERIFY(!puzzle->answer().isEmpty() && !why.isEmpty());
    // Another search's "next best" stood beside the puzzle's own margin.
    for (const QString &reason : puzzle->reasons())
        QVERIFY2(!speaksOfOthers(reason, language), qPrintable(reason));
    QTRY_VERIFY(window.named(why.first()));
    QVERIFY(app.puzzles(game)[puzzle->number()].toMap()[u"solved"_s].toBool());
    keepPicture(window, u"right %1 %2"_s.arg(game, language));
    const int number = puzzle->number();
    QVERIFY(window.click(inLanguage(language, u"次の問題", u"Next puzzle")));
    QTRY_VERIFY(app.puzzle()->number() == number + 1);
}

// The way a person goes, and once more after a new start.
void TestPuzzles::reachedFromTheShelfAndKept()
{
    {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        QQuickItem *box = window.itemWhere([](QQuickItem *item) {
            return item->property("gameId").toString() == u"hakkutsu" &&
                   QByteArray(item->metaObject()->className()).startsWith("GameBox_");
        });
        QVERIFY(box);
        window.pointAt(box, QPointF(box->width() / 2, 40));
        QVERIFY(window.click(u"Puzzles"_s));
        QTRY_COMPARE(window.page(), u"puzzles"_s);
        QVERIFY(window.find(u"Begin with number 1"_s));
        QVERIFY(window.find(u"Puzzle 20"_s));
        App &app = window.desktop().app();
        const QVariantList all = app.puzzles(u"hakkutsu"_s);
        const auto today = std::find_if(all.begin(), all.end(), [](const QVariant &puzzle) {
            return puzzle.toMap()[u"today"_s].toBool();
        });
        QVERIFY(window.click(u"Today's puzzle: number %1"_s.arg(today - all.begin() + 1)));
        QTRY_COMPARE(window.page(), u"puzzle"_s);
        QVERIFY(app.puzzle()->today());
        pressBest(window, false);
        QTRY_VERIFY(app.puzzle()->solved());
        QVERIFY(window.click(u"All puzzles"_s));
        QTRY_VERIFY(window.named(u"1 of %1 solved"_s.arg(all.size())));
    }
    WindowDriver window(u"en"_s, QSize(1280, 720));
    window.desktop().go(u"puzzles"_s);
    QVERIFY(window.click(u"Hakkutsu!!"_s));
    QTRY_VERIFY(window.named(
        u"1 of %1 solved"_s.arg(window.desktop().app().puzzles(u"hakkutsu"_s).size())));
}

void TestPuzzles::answerShownIsNotSolved()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    PuzzleSession *puzzle = puzzleAt(window, u"coldwater"_s, 0);
    QVERIFY(puzzle);
    QVERIFY(window.click(u"Show the answer"_s));
    QTRY_VERIFY(puzzle->shown() && !puzzle->answer().isEmpty());
    QVERIFY(puzzle->session()->ply() > 0);
    QVERIFY(!window.desktop().app().puzzles(u"coldwater"_s)[0].toMap()[u"solved"_s].toBool());
    QVERIFY(window.click(u"Try again"_s));
    QTRY_COMPARE(puzzle->session()->ply(), 0);
    QVERIFY(puzzle->answer().isEmpty());
    window.key(Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(window.desktop().app().puzzle()->number(), 1);
    window.key(Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(window.desktop().app().puzzle()->number(), 0);
    window.key(Qt::Key_Left, Qt::AltModifier); // there is none before
    QCOMPARE(window.desktop().app().puzzle()->number(), 0);
}

// A wrong move in between is taken back, what was right stays; the way that is shown begins anew.
void TestPuzzles::aMatchIsWonMoveByMove()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    PuzzleSession *puzzle = puzzleAt(window, u"ccc"_s, 0);
    QVERIFY(puzzle && puzzle->win());
    QVERIFY(window.named(u"This is the last turn of the match. Win it."_s));
    pressBest(window, false);
    QTRY_VERIFY(puzzle->onTheWay() && !puzzle->solved());
    QVERIFY(window.named(u"That is right. You can still win: go on."_s));
    const int done = puzzle->session()->ply();
    playAnother(puzzle);
    QTRY_COMPARE(puzzle->mistakes(), 1);
    QVERIFY(!puzzle->onTheWay());
    QCOMPARE(puzzle->session()->ply(), done);
    puzzle->show();
    QTRY_VERIFY(puzzle->shown() && puzzle->session()->finished());
    QCOMPARE(puzzle->way().size(), puzzle->session()->ply());
    QVERIFY(!window.desktop().app().puzzles(u"ccc"_s)[0].toMap()[u"solved"_s].toBool());
    puzzle->again();
    QTRY_COMPARE(puzzle->session()->ply(), 0);
    QVERIFY(puzzle->way().isEmpty());
}

// What the rules do not allow is no wrong answer: it is refused with its clause.
void TestPuzzles::refusalsAreSaid()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    PuzzleSession *puzzle = puzzleAt(window, u"hakkutsu"_s, 0);
    QVERIFY(puzzle);
    const Match &match = puzzle->session()->match();
    emit puzzle->session()->refused(u"It is too far."_s, u"HK-13"_s, {});
    QTRY_VERIFY(window.named(u"Not that one: It is too far. HK-13"_s));
    QCOMPARE(puzzle->mistakes(), 0);
    QCOMPARE(match.plyCount(), 0);
}

// The table of Couperation says so, too, and spoke beside the card.
void TestPuzzles::aRefusedAnswerIsSpokenOnce()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    App &app = window.desktop().app();
    app.setSimulations(0);
    bool composed = false;
    for (int i = 0; i < app.puzzles(u"couperation"_s).size() && !composed; ++i) {
        const PuzzleSession *opened = puzzleAt(window, u"couperation"_s, i);
        QVERIFY(opened);
        composed = composeRefused(app.puzzle()->session());
    }
    QVERIFY(composed);
    PuzzleSession *puzzle = app.puzzle();
    const QString why = puzzle->session()->draft()->refusal();
    puzzle->session()->confirmDraft();
    QTRY_COMPARE(puzzle->refusal(), why);
    Voices voices;
    QTRY_VERIFY((voices.listen(window), voices.of(why) > 0));
    QTest::qWait(400); // until the next sentence could come
    voices.listen(window);
    QCOMPARE(voices.of(why), qsizetype{1});
}

void TestPuzzles::fitsEverywhere()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    window.desktop().app().setSimulations(0);
    QStringList faults;
    for (const char *theme : {"day", "night"}) {
        window.desktop().settings().setTheme(QString::fromLatin1(theme));
        window.desktop().go(u"puzzles"_s);
        QTRY_COMPARE(window.page(), u"puzzles"_s);
        const auto look = [&](const QString &what) {
            for (const Arrangement &size : {Arrangement{{1280, 720}}, Arrangement{{1920, 1080}},
                                            Arrangement{{960, 640}}, Arrangement{{960, 1080}}}) {
                arrange(window, size);
                const QString where =
                    nameOf(u"%1 %2 %3"_s.arg(what, language, QLatin1String(theme)), size);
                keepPicture(window, where);
                faults += faultsNow(window, language, where);
            }
        };
        look(u"list"_s);
        for (const auto *game : {"coinhunt", "couperation"}) {
            window.desktop().go(u"puzzles"_s); // a table of another game comes after the list
            PuzzleSession *puzzle = puzzleAt(window, QString::fromLatin1(game), 0);
            QVERIFY(puzzle);
            QTRY_VERIFY_WITH_TIMEOUT(!puzzle->searching(), 30000);
            playAnother(puzzle);
            look(u"wrong %1"_s.arg(QLatin1String(game)));
            puzzle->show();
            look(u"shown %1"_s.arg(QLatin1String(game)));
        }
        window.desktop().go(u"shelf"_s);
    }
    QVERIFY(nameFaults(faults));
}

QTEST_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
