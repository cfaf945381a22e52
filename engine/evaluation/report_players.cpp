#include "evaluation/report_players.h"

#include "evaluation/agreement.h"
#include "evaluation/study.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr const char *kStrongPlayer = "expert"; ///< where no baseline names another

/// Who the game's strong baselines were played by, if any were.
std::string strongPlayer(const Game &game, const Baselines &baselines)
{
    for (const Baseline &baseline : baselines.all()) {
        if (!isStudyPlayer(baseline.key.player))
            return baseline.key.player;
    }
    const std::vector<std::string> players = game.players();
    const bool there = std::find(players.begin(), players.end(), kStrongPlayer) != players.end();
    return there ? kStrongPlayer : std::string();
}

} // namespace

ReportPlayers reportPlayers(const Game &official, const Baselines &baselines)
{
    ReportPlayers out{studyPlayer(official), strongPlayer(official, baselines)};
    const Baseline *quick = baselines.find(studyKey(official, out.quick));
    const Baseline *strong = baselines.find(studyKey(official, out.strong));
    if (quick && strong && quick != strong)
        out.quickHolds = compareStudies(official.definition(), quick->key, quick->counts,
                                        strong->key, strong->counts)
                             .holds();
    return out;
}

} // namespace takujo
