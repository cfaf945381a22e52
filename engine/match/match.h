#pragma once
#include "match/record.h"

namespace takujo {

/// Whether a decision can be taken back now.
enum class UndoKind : std::uint8_t {
    None,
    Free,    ///< inside my turn, nothing new was seen, no chance was asked
    Practice ///< possible, but the match no longer counts in statistics
};

/// A match in play: the host. Holds the only true state; hands out views. Every change goes through
/// here and into the record. One thread (the caller's); AI searches run elsewhere on a Request.
class Match
{
public:
    /// Deals a new match. @pre rules fit the game, seats.size() == game->seats()
    Match(std::shared_ptr<const Game> game, RuleSet rules, std::vector<SeatSetup> seats,
          std::uint64_t seed, std::string appVersion = {}, std::string started = {});
    /// A match that goes on from a position, for lessons and puzzles. Its record does not say how the
    /// position came about, so it cannot be replayed and is not to be saved.
    static Match fromPosition(std::shared_ptr<const Game> game, RuleSet rules,
                              std::vector<SeatSetup> seats, StateBlob position, std::uint64_t seed);
    /// Replays a record move by move, checking every move, chance outcome and hash. Problems name the
    /// ply (1-based) and carry its place in the record file.
    static Loaded<Match> replay(std::shared_ptr<const Game> game, const MatchRecord &record);

    const Game &game() const { return *m_game; }
    std::shared_ptr<const Game> gamePtr() const { return m_game; }
    const MatchRecord &record() const { return m_record; }
    const std::vector<SeatSetup> &seats() const { return m_record.seats; }
    void setSeat(SeatId seat, SeatSetup setup); ///< take over, give back, change level or name
    SeatTraits traits() const;                  ///< what the game makes of who sits where now
    bool isHuman(SeatId seat) const;            ///< false for kNoSeat
    int humanCount() const;
    SeatId onlyHuman() const; ///< kNoSeat = nobody or several

    int plyCount() const { return static_cast<int>(m_record.plies.size()); }
    SeatId actor() const; ///< kNoSeat = finished
    int turn() const;
    bool finished() const { return actor() == kNoSeat; }

    // Everything a seat may know. `ply` in [0, plyCount()]: after that many plies; -1 = now.
    ViewBlob view(SeatId seat, int ply = -1) const;
    Presentation table(SeatId seat, int ply = -1) const;
    Outcome standing(SeatId seat, int ply = -1) const;
    /// Events caused by ply `ply` (0-based; -1 = the deal) that this seat may see.
    Events events(SeatId seat, int ply) const;
    /// The move of ply `ply` as this seat saw it.
    Move moveSeen(SeatId seat, int ply) const;
    SeatId actorAt(int ply) const; ///< who decides after `ply` plies
    int turnAt(int ply) const;
    /// Whether the decision asked after `ply` plies is a quiet one (Prompt::quiet), which is public.
    bool quiet(int ply = -1) const;
    /// Who leads after `ply` plies as far as everybody may know; none where not all points are public.
    SeatSet leaders(int ply = -1) const;
    Outcome outcome() const; ///< full result. @pre finished()

    LegalMoves legal() const; ///< of the actor
    Check check(const Move &move) const;
    DraftReport probe(const Draft &draft) const; ///< of the actor

    /// Plays the actor's move, then forced ones. The violation when it is refused (nothing changed).
    /// @param seconds a person took to decide, for the record; 0 = not measured
    Check play(const Move &move, int seconds = 0);
    /// Plays what leaves no choice; everything that changes the match ends with it, so that whoever
    /// decides has a choice. Returns plies added.
    int playForced();

    /// Looks at the last decision this seat made itself (not the forced ones).
    UndoKind canUndo(SeatId seat) const;
    /// Looks at ply `ply` and all after it.
    UndoKind canUndoTo(int ply) const;
    /// Takes back this seat's last own decision and all after it. Returns plies removed (0 = none).
    int undo(SeatId seat);
    /// Takes back to `ply` plies; marks the record as practice unless every step was free. Forced moves
    /// that follow `ply` stay.
    void undoTo(int ply);
    bool canRedo() const { return !m_redo.empty(); }
    /// Plays the next undone decision again, with the outcomes it had. A different move clears the list.
    bool redo();

    /// A new match that begins with the first `ply` plies of this one (same seed, practice).
    Match branch(int ply) const;
    /// Marks the match as practice: somebody may know more than the rules allow (a deal played before,
    /// hands looked at). It no longer counts in statistics.
    void setPractice() { m_record.practice = true; }
    /// Notes that this seat resigned; who plays on in its place is up to the caller.
    void giveUp(SeatId seat);

    /// What an AI in this seat may think about now. @pre !finished(); seat == actor() for a move
    Request request(SeatId seat, Budget budget, std::uint64_t aiSeed) const;

    /// Host-only access for record writers, tests and the tool's `position`.
    const StateBlob &stateAt(int ply) const;

private:
    struct Step
    {
        StateBlob state; ///< after the ply
        Events events;
        bool chanceAsked = false;
        mutable std::optional<bool>
            quiet; ///< of the decision that follows; known with its first table
        mutable std::optional<SeatSet> leaders; ///< known with the first public table
    };

    Match(std::shared_ptr<const Game> game, MatchRecord record);
    Problems replayDeal(const MatchRecord &from);
    Problems replayPly(const PlyRecord &from);
    void push(const Move &move, bool automatic, int seconds = 0);
    void append(PlyRecord ply, Step step);
    std::optional<PlyRecord> takeRedo(const Move &move);
    int lastDecision(SeatId seat) const;
    bool isFree(int ply) const;
    void cut(int ply);
    std::optional<Move> forcedNow() const;
    bool onlyMove(const Move &move) const;
    int resolved(int ply) const { return ply < 0 ? plyCount() : ply; }
    const Step &stepAt(int ply) const;

    std::shared_ptr<const Game> m_game;
    MatchRecord m_record;
    std::vector<Step> m_steps;     ///< [0] = the deal
    std::vector<PlyRecord> m_redo; ///< back() is the next to play again
};

} // namespace takujo
