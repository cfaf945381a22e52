#pragma once
#include "airunner.h"
#include "draftmodel.h"
#include "forecastmodel.h"
#include "match/match.h"
#include "matchstory.h"
#include "outcomemodel.h"
#include "plugin/catalogue.h"
#include "promptmodel.h"
#include "sessionlog.h"
#include "tablemodel.h"
#include "trackmodel.h"

#include <QTimer>

#include <tuple>

namespace takujo {

/// How long the computer thinks and how its moves are shown.
enum class AiPace { Instant, Normal, Slow, Step };

/// A match at the table: hosts the Match, shows the view of the seat at the screen, lets the
/// computer's seats move. Only views reach QML; words are rendered here.
class MatchSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by App")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString gameName READ gameName NOTIFY wordsChanged)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY wordsChanged)
    Q_PROPERTY(bool rulesChanged READ rulesChanged CONSTANT)
    Q_PROPERTY(QString tableModule READ tableModule CONSTANT)
    Q_PROPERTY(bool oneLevel READ oneLevel CONSTANT)
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(bool cooperative READ cooperative CONSTANT)
    Q_PROPERTY(int humanCount READ humanCount NOTIFY changed)
    Q_PROPERTY(int viewerSeat READ viewerSeat NOTIFY changed)
    Q_PROPERTY(int actorSeat READ actorSeat NOTIFY changed)
    Q_PROPERTY(QString actorName READ actorName NOTIFY changed)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    Q_PROPERTY(bool covered READ covered NOTIFY changed)
    Q_PROPERTY(int coverSeat READ coverSeat NOTIFY changed)
    Q_PROPERTY(bool handingOver READ handingOver NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString undoKind READ undoKind NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int ply READ ply NOTIFY changed)
    Q_PROPERTY(int shownPly READ shownPly NOTIFY changed)
    Q_PROPERTY(bool live READ live NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(bool waitingForStep READ waitingForStep NOTIFY thinkingChanged)
    Q_PROPERTY(QString pace READ paceName NOTIFY paceChanged)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT)
    Q_PROPERTY(bool hinting READ hinting NOTIFY hintChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    Q_PROPERTY(QStringList hintClaims READ hintClaims NOTIFY hintChanged)
    Q_PROPERTY(bool hintComposed READ hintComposed NOTIFY hintChanged)
    Q_PROPERTY(takujo::SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(takujo::TableModel *table READ table CONSTANT)
    Q_PROPERTY(takujo::PromptModel *prompt READ prompt CONSTANT)
    Q_PROPERTY(takujo::DraftModel *draft READ draft CONSTANT)
    Q_PROPERTY(takujo::ForecastModel *forecast READ forecast CONSTANT)
    Q_PROPERTY(takujo::TrackModel *track READ track CONSTANT)
    Q_PROPERTY(takujo::LogModel *log READ log CONSTANT)
    Q_PROPERTY(takujo::TurnMovesModel *turnMoves READ turnMoves CONSTANT)
    Q_PROPERTY(takujo::OutcomeModel *outcome READ outcome CONSTANT)
    Q_PROPERTY(takujo::MatchStory *story READ story CONSTANT)

public:
    MatchSession(GameEntry entry, std::unique_ptr<Match> match, Language language,
                 QObject *parent = nullptr);
    ~MatchSession() override;

    QString gameId() const { return m_entry.id; }
    QString gameName() const
    {
        return language() == Language::Ja ? m_entry.nameJa : m_entry.nameEn;
    }
    QString rulesName() const;
    bool rulesChanged() const { return !m_match->record().rules.changes.empty(); }
    QString tableModule() const { return m_entry.tableModule; }
    bool oneLevel() const { return m_entry.oneLevel; }
    QString phaseText() const { return m_words(m_table.phase); }
    bool cooperative() const { return m_match->game().definition().cooperative; }
    int seatCount() const { return static_cast<int>(m_match->seats().size()); }
    int humanCount() const;
    int viewerSeat() const { return m_viewer; }
    int actorSeat() const { return m_match->actor(); }
    QString actorName() const { return m_words.seat(m_match->actor()); }
    bool myTurn() const;
    bool finished() const { return m_match->finished(); }
    bool practice() const { return m_match->record().practice; }
    bool covered() const { return m_coverSeat != kNoSeat; }
    int coverSeat() const { return m_coverSeat; }
    /// Another person is next, but the one who moved still looks at what came of it: handOver().
    bool handingOver() const;
    bool thinking() const;
    double progress() const { return m_ai.progress(); }
    QString undoKind() const;
    bool canRedo() const { return m_match->canRedo(); }
    int ply() const { return m_match->plyCount(); }
    int shownPly() const { return live() ? ply() : m_shown; }
    bool live() const { return m_shown < 0; }
    bool paused() const { return m_paused; }
    bool waitingForStep() const { return m_waiting; }
    QString paceName() const;
    QString dealNumber() const;
    bool hinting() const { return m_hinter.running(); }
    QString hintText() const;
    QStringList hintClaims() const { return m_words.list(m_hintClaims); }
    /// The hint is about a move that is put together; layOutHint() does that.
    bool hintComposed() const;
    SeatModel *seats() { return &m_seats; }
    TableModel *table() { return &m_tableModel; }
    PromptModel *prompt() { return &m_prompt; }
    DraftModel *draft() { return &m_draft; }
    ForecastModel *forecast() { return &m_forecast; }
    TrackModel *track() { return &m_track; }
    LogModel *log() { return &m_log; }
    TurnMovesModel *turnMoves() { return &m_turnMoves; }
    OutcomeModel *outcome() { return &m_outcome; }
    MatchStory *story() { return &m_story; }

    /// Takes the option with this row of the prompt. False: refused.
    Q_INVOKABLE bool choose(int index);
    /// Acts on a piece id or "zone/slot": takes its option (of several the person chooses one, see
    /// choiceOffered), or makes it the draft's target.
    Q_INVOKABLE bool chooseAnchor(const QString &anchor);
    Q_INVOKABLE bool confirmDraft();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back to the start of my turn, as far as it is free.
    Q_INVOKABLE void undoTurn();
    /// Takes one own move of this turn back and keeps the later ones; refused when they depend on it.
    Q_INVOKABLE bool takeBack(int ply);
    Q_INVOKABLE void lookAt(int ply);
    Q_INVOKABLE void backToNow();
    /// Fills the story as the match stands; of a finished one also starts the estimate.
    Q_INVOKABLE void tellStory();
    Q_INVOKABLE void requestHint();
    Q_INVOKABLE void dismissHint();
    Q_INVOKABLE void layOutHint();
    /// A person takes the seat.
    Q_INVOKABLE void takeOver(int seat);
    /// The computer takes the seat, or plays it at another level.
    Q_INVOKABLE void giveBack(int seat, const QString &level);
    /// Notes that the seat resigned; the computer plays it to the end.
    Q_INVOKABLE void giveUp(int seat);
    /// Whoever moved has seen enough: the screen is covered for the next person.
    Q_INVOKABLE void handOver();
    Q_INVOKABLE void uncover();
    Q_INVOKABLE void setPaused(bool paused);
    Q_INVOKABLE void stepAi();
    /// Looks at the match from another seat (-1 public): only when nobody could profit from it.
    Q_INVOKABLE void setViewer(int seat);
    Q_INVOKABLE QString ruleText(const QString &clause) const;
    Q_INVOKABLE QString whyNot(const QString &anchor);
    Q_INVOKABLE QString whyNotClause(const QString &anchor);
    Q_INVOKABLE QString seatName(int seat) const { return m_words.seat(static_cast<SeatId>(seat)); }

    const Match &match() const { return *m_match; }
    const GameEntry &entry() const { return m_entry; }
    Language language() const { return m_words.language(); }
    const Words &words() const { return m_words; }
    void setLanguage(Language language);
    void setPace(AiPace pace);
    /// Simulations for every decision of the computer; 0 = by level and time.
    void setSimulations(int simulations) { m_simulations = simulations; }
    void setAiSeed(std::uint64_t seed) { m_aiSeed = seed; }
    /// Fills the models. Call once, before QML sees the session.
    void prepare();
    /// Lets the computer move. Call once, when the signals are connected.
    void begin();
    /// No computer moves: a finished or foreign match is only looked at.
    void setReplay(bool replay) { m_replay = replay; }
    void stop();

signals:
    void changed();
    void wordsChanged();
    void thinkingChanged();
    void progressChanged();
    void pausedChanged();
    void paceChanged();
    void hintChanged();
    void hintLaidOut();
    /// The record has new or fewer plies, or other seats: save it.
    void recordChanged();
    /// From now on the match does not count.
    void practiceBegan();
    void refused(const QString &text, const QString &clause, const QString &anchor);
    /// Several options lie at this anchor: their rows, for choose().
    void choiceOffered(const QString &anchor, const QList<int> &options);
    /// @param sound of its own; empty: that of the type
    void happened(const QString &type, int seat, const QString &text, const QString &sound);
    void hintReady(const QString &text, const QStringList &claims);
    void matchFinished();

private:
    // matchsession_show.cpp: from the match to the models
    void refresh();
    void showTable();
    void showPreview();
    void showSeats();
    void showTurnMoves();
    QVariantList spentBy(int at) const;
    void showLog();
    void startDraft();
    TableMarks marks() const;
    void markLastMoves(TableMarks &marks) const;
    void announce();

    // matchsession_shot.cpp: what is aimed and how it went
    void askForecast();
    void loadTrack(int firstPly, int endPly);
    void trackStopped();

    // matchsession_ai.cpp
    void advance();
    void thinkAbout(SeatId seat);
    void aiDone(const std::shared_ptr<const SearchResult> &result);
    void playAi();
    void hintDone(const std::shared_ptr<const SearchResult> &result);
    void dropHint();
    int hintOption() const;
    Draft hintDraft() const;
    QStringList hintPieces() const;
    Budget budget() const;
    bool asksQuietly() const;

    // matchsession_quiet.cpp: decisions others must not notice
    bool quietlyAsked(int ply) const;
    int quietTime() const;
    bool holdQuietly();
    int shownThinkingTime() const;

    bool isHuman(SeatId seat) const;
    void updateViewer();
    bool leaveToLastHuman();
    void coverFor(SeatId seat);
    bool play(const Move &move, const QString &anchor);
    void movedOn(int firstPly);
    void showChange();
    void tookBack();
    void tellPractice();
    void setSeat(int seat, SeatSetup::Kind kind, const QString &level);
    bool refuse(const Violation &violation, const QString &anchor);
    Check refusalAt(const QString &anchor) const;

    GameEntry m_entry;
    std::unique_ptr<Match> m_match;
    Words m_words;
    SeatModel m_seats;
    TableModel m_tableModel;
    PromptModel m_prompt;
    DraftModel m_draft;
    ForecastModel m_forecast;
    TrackModel m_track;
    LogModel m_log;
    TurnMovesModel m_turnMoves;
    OutcomeModel m_outcome;
    MatchStory m_story;
    SessionLog m_sessionLog;
    AiRunner m_ai;
    AiRunner m_hinter;
    QTimer m_aiDelay; ///< shows a move not before the least thinking time is over
    QTimer m_progressTick;
    QElapsedTimer m_hold; ///< runs while a change is held back, see matchsession_quiet.cpp
    QTimer m_holdEnd;
    std::optional<Move> m_aiMove;
    Move m_hintMove;
    std::vector<Text> m_hintClaims;
    Presentation m_table; ///< as shown, of m_viewer at shownPly()
    std::tuple<int, SeatId, PromptKind> m_draftFor{-1, kNoSeat, PromptKind::None}; ///< ply, seat
    SeatId m_viewer = kNoSeat;
    SeatId m_coverSeat = kNoSeat;
    AiPace m_pace = AiPace::Normal;
    std::uint64_t m_aiSeed = 1;
    int m_simulations = 0;
    int m_shown = -1;       ///< ply looked back at, -1 = now
    int m_pendingFrom = 0;  ///< first ply not shown yet
    int m_announcedTo = 0;  ///< plies that were announced; more while a push is still being shown
    int m_changedFrom = 0;  ///< first ply of a change that is not shown yet
    QVariantList m_motions; ///< what led from the table shown to m_table
    SeatId m_shownTo = kNoSeat; ///< who saw the table as shown
    bool m_storyTold = false;
    bool m_previewing = false; ///< pieces are marked as affected
    bool m_paused = false;
    bool m_waiting = false;
    bool m_replay = false;
    bool m_practiceTold = false;
    bool m_announced = false; ///< matchFinished was sent
};

} // namespace takujo
