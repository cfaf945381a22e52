#pragma once
#include "conformance.h"

#include <optional>

namespace takujo::conformance {

/// Worlds that one seat cannot tell apart, made without the game's own sampler: the record is played
/// again and every chance outcome that leaves no trace in the seat's view is drawn anew, uniformly.
/// A sampler that is wrong, or that knows the truth, is measured against these.
class RedrawnWorlds
{
public:
    /// @param plies how many of the record's plies are played
    RedrawnWorlds(const Game &game, const MatchRecord &record, int plies, SeatId viewer);

    /// Outcomes the viewer cannot see.
    int hidden() const { return m_hidden; }
    /// No deck was shuffled again and no move is hidden, so that the worlds are exactly uniform over
    /// what is unseen. Slow.
    bool exact();
    const ViewBlob &view() const { return m_view; }

    struct World
    {
        StateBlob state;
        std::vector<int> answers;    ///< of chance, in order
        std::vector<Events> events;  ///< of each ply, the deal first, as this seat sees them
        std::vector<ViewBlob> views; ///< before each ply
        std::vector<Move> seen;      ///< the moves as this seat sees them
        MatchRecord record;          ///< that replays to this world
    };
    /// Another world with the same view; nothing when the draw does not fit. @param full events,
    /// history and record too
    std::optional<World> draw(Rng &rng, bool full) const;
    /// The world of the record itself.
    World truth() const;

private:
    struct Outcome
    {
        ChanceOutcome::Type type = ChanceOutcome::Type::Card;
        int value = 0;
        int source = 0; ///< deck and epoch; or stream
        bool free = false;
        std::vector<std::byte> bytes;
    };
    friend class RedrawChance;

    /// @param follow moves the viewer sees in part are chosen anew, among those it sees the same
    std::optional<World> play(const std::vector<Outcome> &outcomes, Rng *rng, bool full,
                              bool follow = false) const;
    std::optional<Move> moveAt(const StateBlob &state, std::size_t ply, Rng *rng,
                               bool follow) const;
    Events takeSeen(Events &events) const;
    std::optional<Move> sameSeen(const StateBlob &state, std::size_t ply, Rng &rng) const;
    void noteSources();
    std::vector<bool> findHidden(bool follow) const;
    bool hasHiddenMove();
    bool hiddenWithMove() const;

    const Game &m_game;
    SeatId m_viewer;
    MatchRecord m_frame; ///< rules and seats, without deal and plies
    std::vector<PlyRecord> m_plies;
    std::vector<Move> m_seen; ///< their moves as the viewer sees them
    std::vector<Outcome> m_outcomes;
    ViewBlob m_view;
    int m_hidden = 0;
    bool m_drawnOnce = true; ///< every card, from decks that were never shuffled again
};

} // namespace takujo::conformance
