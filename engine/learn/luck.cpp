#include "learn/luck.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int kStartTrials = 240;

constexpr std::uint64_t kSalt = 9;

} // namespace

Mean choiceAt(const SeenMatch &match, std::size_t at, const std::stop_token &stop)
{
    const PlayedOut out = match.playedOut(at, kSalt, quickPlayer(match.game()));
    const Move own = out.own();
    const Move &played = match.played(at);
    if (own == played)
        return {};
    return meanOf(kLuckTrials, stop, [&](int n) {
        return out.end(played, n, stop).lead - out.end(own, n, stop).lead;
    });
}

Mean startOf(const SeenMatch &match, SeatId seat, const std::stop_token &stop)
{
    const auto &all = match.decisions();
    const auto first =
        std::find_if(all.begin(), all.end(), [&](const auto &d) { return d.seat == seat; });
    if (first == all.end())
        return {};
    const PlayedOut out = match.playedOut(
        static_cast<std::size_t>(first - all.begin()), kSalt, quickPlayer(match.game()));
    const Move own = out.own();
    return meanOf(kStartTrials, stop, [&](int n) { return out.end(own, n, stop).lead; });
}

SeatLuck luckOf(double lead, const Mean &start, const std::vector<Mean> &choices)
{
    SeatLuck out;
    double variance = 0;
    for (const Mean &choice : choices) {
        out.choices.mean += choice.mean;
        variance += choice.error * choice.error;
        ++out.decisions;
        out.differed += choice.trials > 0 ? 1 : 0;
        out.choices.trials = std::max(out.choices.trials, choice.trials);
    }
    out.choices.error = std::sqrt(variance);
    out.luck = {lead - start.mean - out.choices.mean,
                std::sqrt(variance + start.error * start.error), start.trials};
    return out;
}

} // namespace takujo
