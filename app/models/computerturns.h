#pragma once
#include "airunner.h"
#include "quiethold.h"

#include "players/player_desk.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace takujo {

/// How long the computer thinks and how its moves are shown.
enum class AiPace { Instant, Normal, Slow, Step };

/// The turns of the computer's seats: when they think, for how long that is shown, pause and steps.
class ComputerTurns : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(bool hurryable READ hurryable NOTIFY thinkingChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(bool away READ away WRITE setAway NOTIFY awayChanged)
    Q_PROPERTY(bool waitingForStep READ waitingForStep NOTIFY thinkingChanged)
    Q_PROPERTY(int standing READ standing NOTIFY paceChanged)

public:
    /// Asked whenever the computer could do something.
    struct Stage
    {
        std::function<bool()> open;   ///< shows the present, uncovered, of a match that is played
        std::function<bool()> atRest; ///< nothing is being shown that is to be seen first
    };
    ComputerTurns(const Match &match, const QuietHold &hold, bool cooperative, Stage stage,
                  QObject *parent = nullptr);

    bool thinking() const { return !m_hold.holding() && (m_search.running() || m_move); }
    /// Share of the time of a seat that thinks long; -1 = it will hardly be noticed.
    double progress() const;
    /// A seat thinks long enough for somebody to want its move now.
    bool hurryable() const;
    /// The seat that thinks long makes the best move it has found so far.
    Q_INVOKABLE void moveNow();
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    /// No table shows the match: a move waits until one does. Apart from `paused`, which is the person's.
    bool away() const { return m_away; }
    void setAway(bool away);
    bool waitingForStep() const { return m_waiting; }
    void setPace(AiPace pace);
    /// ms for which what a seat did stands on the table; 0 = it holds nobody up, -1 = until the next step.
    int standing() const;
    /// Lets the computer make the one move it waits with at the pace of steps.
    Q_INVOKABLE void step();

    /// Simulations for every decision; 0 = by level and time.
    void setSimulations(int simulations) { m_simulations = simulations; }
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// Goes on when it is a computer's turn; called after every change of anything it depends on, so it
    /// is harmless at any time.
    void advance();
    /// Thinks about the decision that is asked now. @pre of a computer's seat
    void think();
    /// What the computer decides now if it takes no time over it. @pre a quiet decision is asked of it
    Move decideNow() const;
    /// The seat is somebody else's from now on.
    void leave(SeatId seat);
    /// Forgets what is thought about.
    void stop();

signals:
    void thinkingChanged();
    void progressChanged();
    void pausedChanged();
    void awayChanged();
    void paceChanged();
    /// Somebody is seen to think.
    void began();
    void decided(const takujo::Move &move);
    /// A program that plays did something wrong; its seat's decision comes all the same.
    void programFailed(const takujo::Text &what);

private:
    Text asSeated(Text fault) const;
    AiRunner::Thinker thinker();
    void searched(const std::shared_ptr<const SearchResult> &result);
    void deliver();
    void endQuietly();
    bool thinksLong() const;
    Budget budget() const;
    std::uint64_t seedNow() const;
    int shownTime() const;

    const Match &m_match;
    const QuietHold &m_hold;
    const bool m_cooperative;
    Stage m_stage;
    std::shared_ptr<PlayerDesk> m_programs; ///< made when the first one is asked
    AiRunner m_search;
    QTimer m_delay;    ///< shows a move not before the least thinking time is over
    QTimer m_quietEnd; ///< of a decision nobody may notice
    QTimer m_tick;
    std::optional<Move> m_move;
    std::uint64_t m_seed = 1;
    int m_simulations = 0;
    bool m_hurried = false;
    AiPace m_pace = AiPace::Normal;
    bool m_paused = false;
    bool m_away = false;
    bool m_waiting = false;
};

} // namespace takujo
