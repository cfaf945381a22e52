#include "match/deal_proof.h"

#include "match/match.h"

namespace takujo {

bool followsSeed(const std::shared_ptr<const Game> &game, const MatchRecord &record,
                 const std::function<bool()> &goOn)
{
    Match live(game, record.rules, record.seats, record.seed);
    while (live.record().plies.size() < record.plies.size()) {
        const PlyRecord &next = record.plies[live.record().plies.size()];
        if (live.finished() || live.play(next.move, next.seconds) || (goOn && !goOn()))
            return false;
    }
    return live.record().plies == record.plies && live.record().deal == record.deal;
}

} // namespace takujo
