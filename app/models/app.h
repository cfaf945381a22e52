#pragma once
#include "figurescene.h"
#include "keymap.h"
#include "lessonsession.h"
#include "matchsession.h"
#include "positiondraft.h"
#include "programlist.h"
#include "puzzlesession.h"
#include "recordsmodel.h"
#include "recordstore.h"
#include "retrymodel.h"
#include "rulebookmodel.h"
#include "settings.h"
#include "setupmodel.h"
#include "shelfmodel.h"
#include "shown.h"
#include "sounds.h"
#include "statisticsmodel.h"
#include "translation.h"
#include "unsavedmatches.h"

#include <QtQml/qqmlregistration.h>
#include <QUrl>

#include <utility>

class QImage;
class QJSEngine;
class QQmlEngine;

namespace takujo {

/// What the pages see of the program: the open match, the models of the pages, the settings.
/// Made by main(), found by QML as a singleton; never default-constructed.
class App : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(takujo::MatchSession *session READ session NOTIFY sessionChanged)
    Q_PROPERTY(takujo::MatchSession *viewed READ viewed NOTIFY viewedChanged)
    Q_PROPERTY(takujo::LessonSession *lesson READ lesson NOTIFY lessonChanged)
    Q_PROPERTY(takujo::MatchSession *taught READ taught NOTIFY lessonChanged)
    Q_PROPERTY(takujo::PuzzleSession *puzzle READ puzzle NOTIFY puzzleChanged)
    Q_PROPERTY(takujo::MatchSession *puzzled READ puzzled NOTIFY puzzleChanged)
    Q_PROPERTY(takujo::MatchSession *pictured READ pictured NOTIFY picturedChanged)
    Q_PROPERTY(takujo::Settings *settings READ settings CONSTANT)
    Q_PROPERTY(takujo::KeyMap *keys READ keys CONSTANT)
    Q_PROPERTY(takujo::Sounds *sounds READ sounds CONSTANT)
    Q_PROPERTY(takujo::ShelfModel *shelf READ shelf CONSTANT)
    Q_PROPERTY(takujo::SetupModel *setup READ setup CONSTANT)
    Q_PROPERTY(takujo::ProgramList *programs READ programs CONSTANT)
    Q_PROPERTY(takujo::RecordsModel *records READ records CONSTANT)
    Q_PROPERTY(takujo::StatisticsModel *statistics READ statistics CONSTANT)
    Q_PROPERTY(takujo::RulebookModel *rulebook READ rulebook CONSTANT)
    Q_PROPERTY(takujo::RetryModel *retry READ retry CONSTANT)
    Q_PROPERTY(takujo::GuideModel *guide READ guide CONSTANT)
    Q_PROPERTY(takujo::PositionDraft *position READ position CONSTANT)
    Q_PROPERTY(QString trial READ trial NOTIFY sessionChanged)
    Q_PROPERTY(QString language READ language NOTIFY languageChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString recordsFolder READ recordsFolder CONSTANT)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY saveProblemChanged)

public:
    struct Parts
    {
        Catalogue &catalogue;
        Settings &settings;
        Translation &translation;
        RecordStore &store;
    };
    explicit App(const Parts &parts);
    ~App() override;
    static App *create(QQmlEngine *engine, QJSEngine *scripts);

    MatchSession *session() const { return m_session.get(); }
    /// A finished record looked at on the records page, null = none.
    MatchSession *viewed() const { return m_viewed.get(); }
    /// The lesson opened last, null = none, and the match of its scene.
    LessonSession *lesson() const { return m_lesson.get(); }
    MatchSession *taught() const { return m_lesson ? m_lesson->session() : nullptr; }
    /// The puzzle opened last, null = none, and the match of its position.
    PuzzleSession *puzzle() const { return m_puzzle.get(); }
    MatchSession *puzzled() const { return m_puzzle ? m_puzzle->session() : nullptr; }
    /// The record whose board is drawn for the shelf just now, null = none.
    MatchSession *pictured() const { return m_pictured.get(); }
    Settings *settings() { return &m_parts.settings; }
    KeyMap *keys() { return &m_keys; }
    Sounds *sounds() { return &m_sounds; }
    ShelfModel *shelf() { return &m_shelf; }
    SetupModel *setup() { return &m_setup; }
    ProgramList *programs() { return &m_programs; }
    RecordsModel *records() { return &m_records; }
    StatisticsModel *statistics() { return &m_statistics; }
    RulebookModel *rulebook() { return &m_rulebook; }
    GuideModel *guide() { return &m_guide; }
    /// The costly move that the open match tries again, if it does.
    RetryModel *retry() { return &m_retry; }
    PositionDraft *position() { return &m_position; }
    /// The figure of the guide the session tries out; empty = it is a match.
    QString trial() const { return m_trial; }
    QString language() const { return m_parts.translation.code(); }
    QString version() const { return QStringLiteral(TAKUJO_VERSION); }
    QString recordsFolder() const { return shownPath(m_parts.store.folder()); }
    /// File and reason when the match could not be saved, empty = it is saved.
    QString saveProblem() const { return m_saveProblem; }

    /// Starts what the set-up page shows. False: a problem is shown (`failed`).
    Q_INVOKABLE bool startMatch();
    /// The same, without keeping seats and rules for "Quick start".
    bool startWithoutKeeping();
    /// Starts a game at once with the seats and rules used last.
    Q_INVOKABLE bool quickStart(const QString &game);
    /// Starts a game at once with three seats and the level of the settings, whatever was used last.
    Q_INVOKABLE bool playRightAway(const QString &game);
    /// Opens a record file: goes on with a match, or looks at a finished one.
    Q_INVOKABLE bool openRecord(const QString &file);
    /// Why a record cannot be opened; empty = it can.
    Q_INVOKABLE QString recordProblem(const QString &file);
    /// The file of the save before the last one of a record, where it can be opened; else empty.
    Q_INVOKABLE QString backupOf(const QString &file);
    /// What can be done about a file that cannot be used: "backup" where the save before it can be opened,
    /// "editor" where rules can be mended there, "position" where a position can; else empty.
    Q_INVOKABLE QString wayOut(const QString &file);
    /// Opens the save before it: of a record in a copy, of rules in its place, and the damaged file is kept
    /// beside it. The page to show, empty = failed.
    Q_INVOKABLE QString openBackup(const QString &file);
    /// Looks at a finished record beside the open match (`viewed`); "" = at none. False: it cannot be read, and
    /// recordProblem() says why.
    Q_INVOKABLE bool viewRecord(const QString &file);
    /// Whether points and winner of a record may be told; asked for, they stay so.
    Q_INVOKABLE bool resultShown(const QString &file) const
    {
        return m_parts.settings.resultShown(file);
    }
    Q_INVOKABLE void showResult(const QString &file, bool shown)
    {
        m_parts.settings.setResultShown(file, shown);
    }
    /// The viewed match in words: what it was, who played, the log as its seat saw it, the result.
    QString viewedText() const;
    Q_INVOKABLE bool saveViewedText();
    /// The position it shows, with all that is hidden in it, as a file that openFile() plays on from.
    Q_INVOKABLE bool saveViewedPosition();
    /// Whether the open match has a position that may be told: it is over, or began with one that was opened.
    Q_INVOKABLE bool positionIsOpen() const;
    /// Makes a position the draft (`position`): that of the moment shown, of the viewed match or of the open
    /// one when it is over, and the one it began with while it goes on; the first turn of a new match as the set-up page has it; what a file holds.
    Q_INVOKABLE bool draftViewed();
    Q_INVOKABLE bool draftSession();
    Q_INVOKABLE bool draftFirstTurn();
    Q_INVOKABLE bool draftFile(const QString &file);
    /// Positions to begin with: `id` and `name` of the figures in the rulebook of the draft's game.
    Q_INVOKABLE QVariantList draftExamples();
    Q_INVOKABLE bool draftExample(const QString &figure);
    /// Plays on from the draft as from a file of it. False: the draft says why not.
    Q_INVOKABLE bool playDraft();
    /// Asks for a file.
    Q_INVOKABLE bool saveDraft();
    bool saveDraftAs(const QString &file);
    /// What was changed in the draft goes to the trash of the desktop.
    Q_INVOKABLE bool discardDraft();
    /// A picture of the board, or beside it who played and how it ended. Asks for the file.
    Q_INVOKABLE bool savePicture(const QVariant &board);
    Q_INVOKABLE bool saveResultPicture(const QVariant &board);
    QImage resultPicture(const QImage &board) const;
    /// Makes the viewed record the open match, at the ply it shows: to look at it on the table page, to
    /// play on from there, to play its deal again.
    Q_INVOKABLE bool openViewed();
    Q_INVOKABLE bool saveViewedDialog();
    /// Takes the next record on the shelf whose board has no picture yet (`pictured`). False: none is left.
    Q_INVOKABLE bool pictureNext();
    /// It was drawn: its picture (QImage) is kept.
    Q_INVOKABLE void keepPicture(const QVariant &board);
    /// There is nobody to draw it any more.
    Q_INVOKABLE void endPicture();
    /// Moves a record to the trash, and its picture goes. False: a problem is shown (`failed`).
    Q_INVOKABLE bool removeRecord(const QString &file);
    /// A record, a rule set or a position: `*.takujo` opens a match, `*.takujo-rules` the set-up page;
    /// any other file that says it is a position is played on from, as practice that is not kept.
    Q_INVOKABLE bool openFile(const QString &file);
    /// Asks for a file. Both return the page to show, empty = cancelled or failed.
    Q_INVOKABLE QString openDialog();
    Q_INVOKABLE bool saveDialog();
    bool saveCopy(const MatchSession &session, const QString &file);
    bool savePosition(MatchSession &session, const QString &file);
    /// Writes the record again after a problem (`saveProblem`). True: it is saved.
    Q_INVOKABLE bool saveAgain();
    /// How people did so far by the rules of this match, it among them: `matches`, `won`; empty where
    /// nothing of it is kept.
    Q_INVOKABLE QVariantMap soFar() const;
    Q_INVOKABLE bool rematch();
    Q_INVOKABLE bool sameDeal();
    /// Looks at the open, finished match from its start.
    Q_INVOKABLE bool replaySession();
    /// A new match, as practice, that begins with the moves of the finished one up to a ply.
    Q_INVOKABLE bool branchAt(int ply);
    /// ... up to a costly move of its review: what another move wins back is told (`retry`).
    Q_INVOKABLE bool retryAt(int ply);
    /// `costs`: what a decision cost on average in the last matches of the open one's game that were looked
    /// through, oldest first, each `cost` and whether it is the open one (`now`). `levels`: of matches by its
    /// rules, `level`, `matches`, `won`, and the share of wins with its range (`share`, `lower`, `upper`);
    /// `next`: which level suits next.
    Q_INVOKABLE QVariantMap pastReviews() const;
    /// ... up to the moment shown on the table.
    Q_INVOKABLE bool branchHere();
    Q_INVOKABLE void leaveMatch();
    /// Goes on with the lesson of a game where it was left, from its beginning once it is done, and shows
    /// it (`lessonOpened`).
    Q_INVOKABLE bool openLesson(const QString &game);
    /// `done` (once, to the end), `step` (reached, from 0), `steps` (0 = the game has no lesson).
    Q_INVOKABLE QVariantMap lessonProgress(const QString &game);
    /// The learner's own match, with which a lesson ends.
    Q_INVOKABLE bool playLesson();
    /// Makes the position of the lesson a match against the computer. It is not kept.
    Q_INVOKABLE bool leaveLesson();
    /// Whether the open match is the one a lesson ended with; true once.
    Q_INVOKABLE bool takeLessonEnd() { return std::exchange(m_endsLesson, false); }
    /// Whether the game has puzzles; no game is loaded for it.
    Q_INVOKABLE bool hasPuzzles(const QString &game) const;
    /// The puzzles of a game in their order: `difficulty` (1 to 3; 0: all are equally hard), `win` (the match is to be won), `solved`,
    /// `today` (the one of the day).
    Q_INVOKABLE QVariantList puzzles(const QString &game);
    /// Opens a puzzle by its place in that order, and shows it (`puzzleOpened`).
    Q_INVOKABLE bool openPuzzleOf(const QString &game, int number);
    /// By the rules in play. @param inLesson those of the lesson
    Q_INVOKABLE void openRulebook(const QString &game, bool inLesson = false);
    /// Opens a figure of the book as practice that is not saved.
    Q_INVOKABLE bool tryFigure(const QString &figure);
    /// Asks for a file; the book or the player aid as PDF, with the figures kept for it.
    Q_INVOKABLE void saveBookDialog();
    Q_INVOKABLE void saveAidDialog();
    /// A picture (QImage) for the next of them. One by one: images do not survive as values of a JavaScript object.
    Q_INVOKABLE void keepFigure(const QString &figure, const QVariant &picture);
    /// The rules editor: as it is, with the rules of the set-up page, with a new house rule of its game.
    Q_INVOKABLE void openEditor() { emit editorWanted({}); }
    Q_INVOKABLE void editRules() { emit editorWanted(m_setup.reference()); }
    Q_INVOKABLE void newRules();
    /// Rules from the editor. @param reference `game:preset`, or the file they are kept in
    bool setUpRules(const QString &reference, const RuleSet &rules);
    /// Why they cannot be played; empty = the match began.
    Problems playRules(const QString &reference, const RuleSet &rules);
    void readRulebook(const RuleSet &rules) { readBook(qstr(rules.game), rules, 0); }
    /// Looks at a match played by the computer alone, at one of its plies.
    bool openReplay(const Json &record, int ply);
    /// The page a file from the command line belongs to, set by openFile().
    QString pageForFile() const { return m_page; }

    void setFixedSeed(std::uint64_t seed) { m_fixedSeed = seed; }
    void setSimulations(int simulations) { m_simulations = simulations; }
    const Parts &parts() const { return m_parts; }

signals:
    void sessionChanged();
    void viewedChanged();
    void lessonChanged();
    void puzzleChanged();
    void puzzleOpened();
    void puzzlesSolved(const QString &game);
    void picturedChanged();
    void lessonOpened();
    void lessonProgressChanged(const QString &game);
    void languageChanged();
    void saveProblemChanged();
    /// Something from outside could not be used: what, where, why. @param file for wayOut()
    void failed(const QString &title, const QString &text, const QString &file = {});
    /// @param reference `game:preset`, a file, or empty
    void editorWanted(const QString &reference);
    void newRulesWanted(const QString &game, const QString &preset);

private:
    /// Why it cannot be started; empty = it began. @param known the deal was played before: practice
    Problems begin(const RuleSet &rules, const std::vector<SeatSetup> &seats, std::uint64_t seed,
                   bool known = false);
    Loaded<Match> loadMatch(const QString &file);
    /// Whoever decides in it is the person, the others are computers.
    bool playPosition(const Json &document, const QString &file);
    void playFrom(const OpenPosition &open);
    std::vector<SeatSetup> seatsOf(const OpenPosition &open) const;
    bool openExamples(GuideModel &guide);
    /// As a document.
    static QString positionOf(const Match &match, int ply);
    void leaveViewed();
    void setPictured(std::unique_ptr<MatchSession> session);
    Problems writePicture(const QImage &board) const;
    static Loaded<QByteArray> pngOf(const QImage &picture);
    /// Any session that a page gets: it stays ours, and knows the words of its game's guide.
    void adopt(MatchSession &session);
    std::unique_ptr<MatchSession> sessionOf(std::unique_ptr<Match> match, bool replay);
    bool savePictureAs(const QString &title, const QImage &picture);
    QString viewedName() const;
    /// Empty: cancelled. @param name without its ending
    static QString askForFile(const QString &title, const QString &name, const QString &ending,
                              const QString &kind);
    bool saveDialogFor(const MatchSession &session, const QString &file);
    bool readBook(const QString &game, const RuleSet &rules, int seats);
    /// Pages still hold the old one until the signal, so it dies after it.
    template<class Session>
    void replace(std::unique_ptr<Session> &shown, std::unique_ptr<Session> next,
                 void (App::*changed)())
    {
        std::unique_ptr<Session> old = std::exchange(shown, std::move(next));
        emit(this->*changed)();
        if (old)
            old.release()->deleteLater();
    }
    /// One person among computers of this level.
    std::vector<SeatSetup> seatsAround(SeatId person, int seats, const std::string &level) const;
    /// @param trial the figure that is tried out
    void host(std::unique_ptr<MatchSession> session, const QString &file, QString trial = {});
    Loaded<LessonPlayer> lessonOf(const GameEntry &entry);
    void keepLesson(bool done);
    Loaded<PuzzleSet> puzzlesOf(const QString &game);
    Loaded<std::unique_ptr<PuzzleSession>> puzzleSession(const GameEntry &entry, int number);
    QStringList solvedPuzzles(const QString &game) const;
    void keepPuzzle();
    void keepReview(const MatchSession &session, const ReviewModel &review);
    void save();
    void write();
    /// What cannot be saved just now is tried again when the match is left.
    void keepUnsaved();
    void applyLanguage();
    void applyPace();
    std::uint64_t newSeed() const;
    /// @param file that is at fault
    bool fail(const QString &title, Problems problems, const QString &file = {});
    /// A match of this game cannot be started, where there are problems.
    bool started(const Problems &problems, const QString &game);
    /// In sentences, with the words of the file's game.
    QString told(Problems problems, const QString &file);
    /// In sentences, with the words of the game where it is known.
    QString toldOf(const QString &game, const Problems &problems);
    const GameEntry *entryOf(const QString &game) const;

    Parts m_parts;
    KeyMap m_keys;
    Sounds m_sounds;
    ShelfModel m_shelf;
    ProgramList m_programs;
    SetupModel m_setup;
    RecordsModel m_records;
    StatisticsModel m_statistics;
    RulebookModel m_rulebook;
    GuideModel m_guide;
    PositionDraft m_position;
    std::unique_ptr<MatchSession> m_session;
    std::unique_ptr<MatchSession> m_viewed;
    QString m_viewedFile;
    std::unique_ptr<LessonSession> m_lesson;
    QVariantMap m_figures; ///< figure -> QImage, for the next PDF
    bool m_endsLesson = false;
    std::unique_ptr<PuzzleSession> m_puzzle;
    std::unique_ptr<MatchSession> m_pictured;
    QString m_picturedRecord;
    QString m_picturedFile;
    bool m_picturesFailed = false; ///< it was told that one could not be kept
    QStringList m_picturesTried;
    QString m_file; ///< record of the session, empty while replaying
    QString m_trial;
    bool m_setUp = false; ///< the open match began with a position that was opened
    QString m_saveProblem;
    UnsavedMatches m_unsaved; ///< left behind
    RetryModel m_retry;
    QString m_page;
    std::optional<std::uint64_t> m_fixedSeed; ///< none = random
    int m_simulations = 0;
};

} // namespace takujo
