#pragma once
#include "learn/playout.h"
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
    /// Its decision, to be played out; each salt means other deals.
    PlayedOut playedOut(std::size_t at, std::uint64_t salt, std::string player) const;
    /// So many play-outs, or what of them there is time for.
    int trials(int wanted) const;
    /// As whoever decided asked then.
    Request request(std::size_t at, int simulations) const;

private:
    const ObservedPly &seen(std::size_t at) const;

    std::shared_ptr<const Game> m_game;
    SeatTraits m_traits{};
    std::vector<std::vector<ObservedPly>> m_seen; ///< [seat][ply]
    std::vector<Decision> m_decisions;
};

} // namespace takujo
