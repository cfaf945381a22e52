#pragma once
#include "match/match.h"

namespace takujo {

/// The decisions of a match, each with what its seat could see then and nothing else: it may be looked
/// at on any thread.
class SeenMatch
{
public:
    struct Decision
    {
        int ply = 0;
        SeatId seat = kNoSeat;
        int turn = 1; ///< of the match, as the story counts them
        bool firstOfTurn = false;
    };

    explicit SeenMatch(const Match &match);

    const Game &game() const { return *m_game; }
    std::shared_ptr<const Game> gamePtr() const { return m_game; }
    const SeatTraits &traits() const { return m_traits; }
    const std::vector<Decision> &decisions() const { return m_decisions; }
    const ViewBlob &view(std::size_t at) const { return seen(at).view; }
    const Move &played(std::size_t at) const { return seen(at).move; }
    /// As whoever decided asked then.
    Request request(std::size_t at, int simulations) const;

private:
    const ObservedPly &seen(std::size_t at) const;

    std::shared_ptr<const Game> m_game;
    SeatTraits m_traits{};
    std::vector<std::vector<ObservedPly>> m_seen; ///< [seat][ply]
    std::vector<Decision> m_decisions;
};

/// Simulations of the first look at a decision. Few: one decision is a guess, and is weighed again.
inline constexpr int kGlanceSimulations = 400;

/// The first look at a decision, by a short search.
struct Glance
{
    bool searched = false;    ///< the game's search gives numbers
    bool judged = false;      ///< the move played is among them
    double best = 0;          ///< points ahead of the best rival, expected with the best move
    double played = 0;        ///< ... with the move played; @pre judged
    double loss = 0;          ///< in value, 0..1; @pre judged
    std::vector<Move> better; ///< the best few apart from the move played
};
Glance glanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop);

/// How much more often one move wins than another one, over pairs of play-outs with the same deal.
struct Lead
{
    double mean = 0;
    double error = 0; ///< standard error
    int trials = 0;

    bool clear() const { return trials > 0 && mean > 2 * error; }
};

/// A move that seems to have cost something, and the one that seems better.
struct CostlyMove
{
    std::size_t at = 0; ///< decision
    Move better;
    Lead cost; ///< of a weighing of its own: it had no say in what was chosen
    Reasons reasons{};
};

/// Play-outs a move of the weighing that is shown.
inline constexpr int kWeighings = 1'500;

/// The moves of these seats that seem to have cost most, most first, not weighed yet.
/// @param unlooked decisions that could not be compared with another move
std::vector<CostlyMove> costliest(const SeenMatch &match, const std::vector<Glance> &glances,
                                  SeatSet seats, int &unlooked, const std::stop_token &stop);
/// Weighs it on fresh deals, and says why the other move is better.
void weigh(const SeenMatch &match, CostlyMove &move, const std::stop_token &stop);
/// Share of the win after the move played. @return mean and standard error
Lead chanceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop);

} // namespace takujo
