#include "match/deal_proof.h"

#include "match/match.h"

namespace takujo {

bool followsSeed(const std::shared_ptr<const Game> &game, const MatchRecord &record,
                 const std::stop_token &stop, std::atomic<int> *checked)
{
    Match live(game, record.rules, record.seats, record.seed);
    while (live.record().plies.size() < record.plies.size()) {
        const PlyRecord &next = record.plies[live.record().plies.size()];
        if (stop.stop_requested() || live.finished() || live.play(next.move, next.seconds))
            return false;
        if (checked)
            *checked = live.plyCount();
    }
    return live.record().plies == record.plies && live.record().deal == record.deal;
}

} // namespace takujo
