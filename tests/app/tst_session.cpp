// MatchSession without a window, on the small game of tests/support: several options at one place,
// what an option would do, what a language switch keeps.
#include "toysession.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void offersAChoiceAtOnePlace();
    void previewsAnOption();
    void tellsTheBackOfAPiece();
    void practiceUndoIsMarked();
    void whatWasSeenIsNotTakenBackSilently();
    void seatsThatChangeHandsArePractice();
    void givingUpIsNoPractice();
    void hintIsAdvice();
    void hintIsShownOnTheTable();
    void hintCanBeAskedForAgainAfterAPause();
    void decisionsOfPeopleAreTimed();
    void takingBackKeepsTheTimesOfLaterMoves();
    void refusedMovesOfTheComputerStaySecret();
    void computerGoesOnWhenAllIsShown();
    void tablesAreMadeToBeShown();
    void publicTableIsMadeOnceForADecision();
};

namespace {

QString firstCard(MatchSession &session)
{
    return session.table()->zone(u"hand"_s)->value(0, u"pieceId"_s).toString();
}

} // namespace

void TestSession::offersAChoiceAtOnePlace()
{
    const auto session = sessionOf(againstComputer(5));
    QVERIFY(session->myTurn());
    const QString card = firstCard(*session);
    const QList<int> options = session->prompt()->optionsAt(card);
    QCOMPARE(options.size(), qsizetype{2}); // play it or bury it
    QCOMPARE(session->prompt()->optionAt(card), -1);
    QVERIFY(session->prompt()->anchored());
    QSignalSpy offered(session.get(), &MatchSession::choiceOffered);
    const int before = session->ply();
    QVERIFY(session->chooseAnchor(card));
    QCOMPARE(session->ply(), before); // nothing is played before the person chose
    QCOMPARE(offered.size(), qsizetype{1});
    QCOMPARE(offered[0][1].value<QList<int>>(), options);
    QVERIFY(session->choose(options.last()));
    QCOMPARE(session->ply(), before + 1);
}

void TestSession::previewsAnOption()
{
    const auto session = sessionOf(againstComputer(5));
    const QString card = firstCard(*session);
    const int option = session->prompt()->optionsAt(card).first();
    RowModel *hand = session->table()->zone(u"hand"_s);
    QVERIFY(!hand->value(0, u"affected"_s).toBool());
    const QSignalSpy shown(session->table(), &TableModel::revisionChanged);
    const QSignalSpy marked(hand, &RowModel::dataChanged);
    session->prompt()->preview(option);
    QCOMPARE(shown.size(), qsizetype{0}); // the whole table was made anew under the pointer
    QCOMPARE(marked.size(), qsizetype{1});
    QCOMPARE(session->prompt()->previewEffect(), u"The card moves"_s);
    QCOMPARE(session->prompt()->previewAffects(), QStringList{card});
    QVERIFY(hand->value(0, u"affected"_s).toBool());
    QCOMPARE(session->prompt()->options()->value(option, u"effect"_s).toString(),
             u"The card moves"_s);
    session->prompt()->preview(-1);
    QVERIFY(!hand->value(0, u"affected"_s).toBool());
    QCOMPARE(marked.size(), qsizetype{2});
    session->prompt()->preview(option);
    QVERIFY(session->choose(option));
    QCOMPARE(session->prompt()->previewed(), -1); // over with the decision
}

void TestSession::tellsTheBackOfAPiece()
{
    const auto session = sessionOf(againstComputer(5));
    QCOMPARE(session->table()->zone(u"hand"_s)->value(0, u"back"_s).toString(), u"toy-back"_s);
}

// Past what was seen only "as practice", and the record says so from then on.
void TestSession::practiceUndoIsMarked()
{
    const auto session = sessionOf(againstComputer(5));
    QVERIFY(session->choose(session->prompt()->optionsAt(firstCard(*session)).first()));
    QCOMPARE(session->undoKind(), UndoKind::Free);
    session->undo();
    QCOMPARE(session->ply(), 0);
    QVERIFY(!session->practice());
    QVERIFY(session->choose(rowOf(*session, "draw")));
    QCOMPARE(session->undoKind(), UndoKind::Practice);
    QSignalSpy saved(session.get(), &MatchSession::recordChanged);
    QSignalSpy told(session.get(), &MatchSession::practiceBegan);
    session->undo();
    QCOMPARE(session->ply(), 0);
    QVERIFY(session->practice());
    QCOMPARE(saved.size(), qsizetype{1});
    QCOMPARE(told.size(), qsizetype{1});
    QVERIFY(session->match().record().practice);
    QVERIFY(session->choose(rowOf(*session, "draw")));
    QVERIFY(session->practice()); // once practice, always practice
    session->undo();
    QCOMPARE(told.size(), qsizetype{1}); // and that is said once
}

// A move made before a card was drawn was offered for taking back, which made the match practice
// without a word.
void TestSession::whatWasSeenIsNotTakenBackSilently()
{
    const auto session = sessionOf(againstComputer(5));
    QVERIFY(session->choose(rowOf(*session, "draw")));
    QVERIFY(session->choose(session->prompt()->optionsAt(firstCard(*session)).first()));
    QCOMPARE(session->undoKind(), UndoKind::Free);
    QCOMPARE(session->turnMoves()->count(), 2);
    QVERIFY(!session->turnMoves()->value(0, u"removable"_s).toBool());
    QVERIFY(session->turnMoves()->value(1, u"removable"_s).toBool());
    QVERIFY(!session->takeBack(0));
    QCOMPARE(session->ply(), 2);
    QVERIFY(!session->practice());
    QVERIFY(session->takeBack(1));
    QVERIFY(!session->practice());
}

void TestSession::seatsThatChangeHandsArePractice()
{
    const auto handedOver = sessionOf(againstComputer(5));
    handedOver->giveBack(1, u"random"_s); // another level for the computer's seat
    QVERIFY(!handedOver->practice());
    handedOver->giveBack(0, u"random"_s); // the last person
    QVERIFY(handedOver->practice());
    const auto taken = sessionOf(againstComputer(5));
    QSignalSpy told(taken.get(), &MatchSession::practiceBegan);
    taken->takeOver(1);
    QCOMPARE(told.size(), qsizetype{1});
    QVERIFY(taken->practice());
}

void TestSession::givingUpIsNoPractice()
{
    const auto session = sessionOf(againstComputer(5));
    session->giveUp(0);
    QVERIFY(!session->practice());
    QCOMPARE(session->match().record().gaveUp, std::vector<int>{0});
}

// What a button does is advised in the words of the button.
/// Its words alone left one looking for the place.
void TestSession::hintIsShownOnTheTable()
{
    const auto session = sessionOf(againstComputer(5));
    session->begin();
    PromptModel *prompt = session->prompt();
    QSignalSpy ready(session->hint(), &HintModel::found);
    session->hint()->request();
    QTRY_COMPARE(ready.size(), qsizetype{1});
    const int advised = prompt->previewed();
    QVERIFY(advised >= 0);
    QVERIFY(
        session->hint()->text().contains(prompt->options()->value(advised, u"label"_s).toString()));
    const int other = advised == 0 ? 1 : 0;
    const QString place = prompt->options()->value(advised, u"anchor"_s).toString();
    QCOMPARE(prompt->advised(), place.isEmpty() ? QStringList() : QStringList{place});
    prompt->preview(other); // something else is pointed at, then left
    QCOMPARE(prompt->previewed(), other);
    QCOMPARE(prompt->advised(), place.isEmpty() ? QStringList() : QStringList{place});
    prompt->preview(-1);
    QCOMPARE(prompt->previewed(), advised);
    session->setLanguage(Language::Ja);
    QCOMPARE(prompt->previewed(), advised);
    session->hint()->dismiss();
    QCOMPARE(prompt->previewed(), -1);
    QCOMPARE(prompt->advised(), QStringList());
}

void TestSession::hintIsAdvice()
{
    const auto session = sessionOf(againstComputer(5));
    session->begin();
    QSignalSpy ready(session->hint(), &HintModel::found);
    session->hint()->request();
    QTRY_COMPARE(ready.size(), qsizetype{1});
    const auto &options = session->prompt()->prompt().options;
    if (std::any_of(options.begin(), options.end(), [&](const PromptOption &option) {
            return session->match().game().moveText(option.move) ==
                   session->hint()->text().mid(3).toStdString();
        }))
        QVERIFY2(session->hint()->text().startsWith(u"Do "_s), qPrintable(session->hint()->text()));
}

// The pause ended the search, but nothing said so: the button stayed disabled.
void TestSession::hintCanBeAskedForAgainAfterAPause()
{
    const auto session = sessionOf(againstComputer(5));
    session->begin();
    bool shown = false; // as a binding sees it
    connect(session->hint(), &HintModel::changed, this,
            [&] { shown = session->hint()->searching(); });
    session->hint()->request();
    QVERIFY(shown);
    session->computer()->setPaused(true);
    QVERIFY(!session->hint()->searching());
    QVERIFY(!shown);
    session->computer()->setPaused(false);
    QSignalSpy ready(session->hint(), &HintModel::found);
    session->hint()->request();
    QTRY_COMPARE(ready.size(), qsizetype{1});
}

void TestSession::decisionsOfPeopleAreTimed()
{
    const auto session = sessionOf(againstComputer(5));
    session->setSimulations(1);
    session->computer()->setPace(AiPace::Instant);
    session->begin();
    QVERIFY(session->choose(rowOf(*session, "end")));
    QTRY_VERIFY(session->myTurn());
    QVERIFY(session->choose(rowOf(*session, "end")));
    int timed = 0;
    for (const PlyRecord &ply : session->match().record().plies) {
        QVERIFY(ply.seconds == 0 || (ply.actor == 0 && !ply.automatic));
        timed += ply.seconds > 0 ? 1 : 0;
    }
    QCOMPARE(timed, 2);
}

// The moves after the one taken back are played again; they lost the time they took.
void TestSession::takingBackKeepsTheTimesOfLaterMoves()
{
    const auto session = sessionOf(againstComputer(5));
    session->begin();
    QVERIFY(session->choose(session->prompt()->optionsAt(firstCard(*session)).first()));
    QVERIFY(session->choose(session->prompt()->optionsAt(firstCard(*session)).last()));
    QCOMPARE(session->ply(), 2);
    const PlyRecord later = session->match().record().plies[1];
    QVERIFY(later.move != session->match().record().plies[0].move);
    QVERIFY(later.seconds > 0);
    QVERIFY(session->takeBack(0));
    QCOMPARE(session->ply(), 1);
    QCOMPARE(session->match().record().plies[0].move, later.move);
    QCOMPARE(session->match().record().plies[0].seconds, later.seconds);
}

// The log of the program named the card that was to be buried.
void TestSession::refusedMovesOfTheComputerStaySecret()
{
    const auto session = sessionOf(againstComputer(5));
    int kind = 0; // of which the seat has no card
    while (session->match().view(0).as<toy::View>().hand[static_cast<std::size_t>(kind)] > 0)
        ++kind;
    QTest::ignoreMessage(QtWarningMsg, "the computer's move at ply 1 was refused");
    emit session->computer()->decided(toy::make(toy::Bury, kind));
    QCOMPARE(session->ply(), 1); // another move was made
}

// A scene that ended because another moment was shown let it move on a table that was half the old one.
void TestSession::computerGoesOnWhenAllIsShown()
{
    const auto session = sessionOf(againstComputer(5));
    session->setSimulations(1);
    session->computer()->setPace(AiPace::Instant);
    SceneModel *scene = session->scene();
    connect(scene, &SceneModel::begun, scene, [scene] { scene->setPlaying(true); });
    session->begin();
    for (int i = 0; i < 40 && !scene->playing(); ++i) {
        QTRY_VERIFY(session->myTurn() || scene->playing());
        if (!scene->playing())
            session->choose(std::max(rowOf(*session, "end"), 0));
    }
    QVERIFY(scene->playing());
    QList<int> shown;
    connect(session->computer(), &ComputerTurns::thinkingChanged, scene,
            [&] { shown.append(session->table()->revision()); });
    const int before = session->table()->revision();
    session->cursor()->lookAt(0);
    QVERIFY(!scene->playing());
    QVERIFY(!shown.isEmpty() && !shown.contains(before));
}

void TestSession::tablesAreMadeToBeShown()
{
    const auto session = sessionOf(againstComputer(5));
    session->setSimulations(1);
    session->computer()->setPace(AiPace::Instant);
    session->begin();
    const QSignalSpy changed(session.get(), &MatchSession::changed);
    const int before = toy::g_tablesMade;
    const int publicBefore = toy::g_publicTablesMade;
    const int ply = session->ply();
    QVERIFY(session->choose(rowOf(*session, "end")));
    QTRY_VERIFY(session->myTurn());
    QVERIFY(session->ply() > ply + 1);
    const auto others = toy::g_publicTablesMade - publicBefore; // they tell who leads
    QVERIFY(others <= session->ply() - ply);
    QCOMPARE(toy::g_tablesMade - before - others, static_cast<int>(changed.size()));
}

// It was made three times for a decision of the computer, to read one bool of it.
void TestSession::publicTableIsMadeOnceForADecision()
{
    const auto session = sessionOf(againstComputer(5));
    session->computer()->setPace(AiPace::Instant);
    session->begin();
    const int before = toy::g_publicTablesMade;
    const int ply = session->ply();
    QVERIFY(session->choose(rowOf(*session, "end")));
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
    const int made = toy::g_publicTablesMade - before;
    const int decisions = session->ply() - ply;
    QVERIFY(decisions > 1);
    QVERIFY2(made <= decisions, qPrintable(u"%1 for %2"_s.arg(made).arg(decisions)));
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
