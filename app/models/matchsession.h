#pragma once
#include "computerturns.h"
#include "dealproof.h"
#include "decisionclock.h"
#include "hintmodel.h"
#include "matchinfo.h"
#include "matchstory.h"
#include "movegate.h"
#include "tablepresenter.h"
#include "whymodel.h"

namespace takujo {

class ProgramList;

/// A match at the table: hosts the Match, changes it for the person at the screen (choose, undo, seats)
/// and for the computer, and keeps its parts in step: who looks (SeatView), at which moment
/// (ReplayCursor), what the table shows (TablePresenter), the computer's turns, the hint. Only views
/// reach QML.
class MatchSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by App")
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(int humanCount READ humanCount NOTIFY changed)
    Q_PROPERTY(int actorSeat READ actorSeat NOTIFY changed)
    Q_PROPERTY(QString actorName READ actorName NOTIFY changed)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    Q_PROPERTY(bool teaching READ teaching CONSTANT)
    Q_PROPERTY(bool kept READ kept CONSTANT)
    Q_PROPERTY(bool undoable READ undoable NOTIFY changed)
    Q_PROPERTY(bool undoFree READ undoFree NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int ply READ shownPly NOTIFY changed)
    Q_PROPERTY(takujo::MatchInfo *info READ info CONSTANT)
    Q_PROPERTY(takujo::DealProof *proof READ proof CONSTANT)
    Q_PROPERTY(takujo::SeatView *view READ view CONSTANT)
    Q_PROPERTY(takujo::ReplayCursor *cursor READ cursor CONSTANT)
    Q_PROPERTY(takujo::ComputerTurns *computer READ computer CONSTANT)
    Q_PROPERTY(takujo::HintModel *hint READ hint CONSTANT)
    Q_PROPERTY(takujo::WhyModel *why READ why CONSTANT)
    Q_PROPERTY(takujo::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(takujo::TableModel *table READ table CONSTANT)
    Q_PROPERTY(takujo::PromptModel *prompt READ prompt CONSTANT)
    Q_PROPERTY(takujo::DraftModel *draft READ draft CONSTANT)
    Q_PROPERTY(takujo::ForecastModel *forecast READ forecast CONSTANT)
    Q_PROPERTY(takujo::TrackModel *track READ track CONSTANT)
    Q_PROPERTY(takujo::SceneModel *scene READ scene CONSTANT)
    Q_PROPERTY(takujo::RowModel *log READ log CONSTANT)
    Q_PROPERTY(takujo::RowModel *logTurns READ logTurns CONSTANT)
    Q_PROPERTY(takujo::RowModel *turnMoves READ turnMoves CONSTANT)
    Q_PROPERTY(takujo::OutcomeModel *outcome READ outcome CONSTANT)
    Q_PROPERTY(takujo::MatchStory *story READ story CONSTANT)

public:
    MatchSession(GameEntry entry, std::unique_ptr<Match> match, Language language,
                 QObject *parent = nullptr);

    int seatCount() const { return static_cast<int>(m_match->seats().size()); }
    int humanCount() const { return m_match->humanCount(); }
    int actorSeat() const { return m_match->actor(); }
    QString actorName() const { return m_words.seat(m_match->actor()); }
    bool myTurn() const;
    bool finished() const { return m_match->finished(); }
    bool practice() const { return m_match->record().practice; }
    /// A lesson: nobody but the person moves, nothing is taken back.
    bool teaching() const { return m_gate != nullptr; }
    /// It began with a deal, so that its record tells all of it. Not kept: saved, replayed, dealt again.
    bool kept() const { return m_kept; }
    UndoKind undoKind() const;
    bool undoable() const { return undoKind() != UndoKind::None; }
    /// ... and the match still counts in statistics.
    bool undoFree() const { return undoKind() == UndoKind::Free; }
    bool canRedo() const { return m_match->canRedo(); }
    int ply() const { return m_match->plyCount(); }
    int shownPly() const { return m_hold.shownPlies(); } ///< without what is held back
    MatchInfo *info() { return &m_info; }
    DealProof *proof() { return &m_proof; }
    SeatView *view() { return &m_view; }
    const SeatView *view() const { return &m_view; }
    ReplayCursor *cursor() { return &m_cursor; }
    ComputerTurns *computer() { return &m_computer; }
    HintModel *hint() { return &m_hint; }
    WhyModel *why() { return &m_why; }
    RowModel *seats() { return &m_models.seats; }
    TableModel *table() { return &m_models.table; }
    PromptModel *prompt() { return &m_models.prompt; }
    const PromptModel *prompt() const { return &m_models.prompt; }
    DraftModel *draft() { return &m_models.draft; }
    const DraftModel *draft() const { return &m_models.draft; }
    ForecastModel *forecast() { return &m_models.forecast; }
    TrackModel *track() { return &m_models.track; }
    SceneModel *scene() { return &m_models.scene; }
    RowModel *log() { return &m_models.log; }
    RowModel *logTurns() { return &m_models.logTurns; }
    RowModel *turnMoves() { return &m_models.turnMoves; }
    OutcomeModel *outcome() { return &m_models.outcome; }
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
    /// Fills the story as the match stands; of a finished one also starts the estimate.
    Q_INVOKABLE void tellStory();
    /// A person takes the seat.
    Q_INVOKABLE void takeOver(int seat);
    /// The computer takes the seat, or plays it at another level.
    Q_INVOKABLE void giveBack(int seat, const QString &level);
    /// A program of the user's takes the seat, and gives its name to one without.
    Q_INVOKABLE void giveToProgram(int seat, const QString &name);
    /// Notes that the seat resigned; the computer plays it to the end.
    Q_INVOKABLE void giveUp(int seat);
    Q_INVOKABLE QString whyNot(const QString &anchor);
    Q_INVOKABLE QString whyNotClause(const QString &anchor);
    /// SessionLog::pieces() as the viewer knows them.
    Q_INVOKABLE QVariantList logPieces(int ply, int order, int lines) const
    {
        return SessionLog::pieces(*m_match, m_view.seat(), m_words, {ply, order, lines});
    }
    /// SessionLog::gained() as the viewer knew the scores.
    Q_INVOKABLE int logGained(int seat, int ply, int order, int lines) const
    {
        return SessionLog::gained(*m_match, m_view.seat(), static_cast<SeatId>(seat),
                                  {ply, order, lines});
    }
    Q_INVOKABLE QString seatName(int seat) const { return m_words.seat(static_cast<SeatId>(seat)); }

    const Match &match() const { return *m_match; }
    const GameEntry &entry() const { return m_entry; }
    Language language() const { return m_words.language(); }
    const Words &words() const { return m_words; }
    void setLanguage(Language language);
    /// Simulations for every decision of the computer and every hint; 0 = by level and time.
    void setSimulations(int simulations);
    void setAiSeed(std::uint64_t seed);
    /// Those that may take a seat; they outlive the session.
    void setPrograms(const ProgramList &programs) { m_programs = &programs; }
    /// What pieces are called and do where the game itself says nothing.
    void setGuide(std::shared_ptr<const Guide> guide);
    /// Fills the models. Call once, before QML sees the session.
    void prepare();
    /// Lets the computer move. Call once, when the signals are connected.
    void begin();
    /// No computer moves: a finished or foreign match is only looked at.
    void setReplay(bool replay);
    /// Makes it a lesson. Call once, before prepare().
    void setGate(MoveGate *gate);
    /// Words of its own beside those of the game.
    void addTexts(const TextCatalog &texts) { m_words.add(texts); }
    /// It goes on from a position that no record leads to.
    void setKept(bool kept) { m_kept = kept; }
    /// Another state of things: what happened from ply `from` on is shown; -1 = all of it is another match.
    void showMatch(const Match &match, int from);
    /// Says why something pressed is not done. False, for whoever returns it.
    bool refuse(const Violation &violation, const QString &anchor);
    void stop();

signals:
    void changed();
    /// The record has new or fewer plies, or other seats: save it.
    void recordChanged();
    /// From now on the match does not count.
    void practiceBegan();
    void refused(const QString &text, const QString &clause, const QString &anchor);
    /// Several options lie at this anchor: their rows, for choose().
    void choiceOffered(const QString &anchor, const QList<int> &options);
    /// @param sound of its own; empty: that of the type
    void happened(int seat, takujo::EventType type, const QString &sound);
    void told(int seat, const QString &sentences); ///< for a screen reader (TablePresenter::told)
    void undone();
    /// A program that plays did something wrong: what, and who decides instead.
    void programFailed(const QString &text);
    void matchFinished();

private:
    void connectParts();
    SeatId asked() const { return myTurn() ? m_view.seat() : kNoSeat; }
    bool isOpen() const;
    void refresh();
    /// Hints and reasons are about one moment and for one person.
    void forgetAdvice();
    void advance();
    bool play(const Move &move, const QString &anchor);
    void playForComputer(const Move &move);
    void movedOn(int firstPly);
    void showChange();
    void showView();
    void showMoment(int from, int to);
    /// Neither a push nor what somebody did is being shown.
    bool atRest() const { return !m_models.track.playing() && !m_models.scene.playing(); }
    void tookBack();
    void settle();
    void tellPractice();
    void setSeat(int seat, SeatSetup::Kind kind, const QString &level, const QString &program = {},
                 const QString &command = {});
    Check refusalAt(const QString &anchor);

    void showGlossary();

    GameEntry m_entry;
    std::unique_ptr<Match> m_match;
    std::shared_ptr<const Guide> m_guide;
    Words m_words;
    MatchInfo m_info;
    DealProof m_proof;
    QuietHold m_hold;
    SeatView m_view;
    ReplayCursor m_cursor;
    TableModels m_models;
    TablePresenter m_presenter;
    HintModel m_hint;
    WhyModel m_why;
    ComputerTurns m_computer;
    MatchStory m_story;
    DecisionClock m_clock;
    const ProgramList *m_programs = nullptr; ///< not owned; none in a lesson or puzzle
    MoveGate *m_gate = nullptr;              ///< not owned; outlives the session's moves
    bool m_kept = true;
    bool m_prepared = false;
    bool m_refreshing = false;
    bool m_storyTold = false;
    bool m_practiceTold = false;
    bool m_announced = false; ///< matchFinished was sent
};

} // namespace takujo
