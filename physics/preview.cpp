#include "physics/preview.h"

#include "physics/random.h"
#include "physics/stepper.h"

#include <algorithm>

namespace takujo::physics {

namespace {

void countFall(FallOdds &outlook, int id, int times)
{
    const auto at = std::lower_bound(outlook.falls.begin(), outlook.falls.end(), std::pair(id, 0));
    if (at != outlook.falls.end() && at->first == id)
        at->second += times;
    else
        outlook.falls.insert(at, {id, times});
}

void count(FallOdds &outlook, const ShotResult &result, int times)
{
    outlook.samples += times;
    const std::size_t falls = result.falls.size();
    (falls == 0 ? outlook.none : falls <= 2 ? outlook.oneTwo : outlook.threePlus) += times;
    outlook.direct += result.directDrop() ? times : 0;
    for (const Fall &fall : result.falls) {
        outlook.fairy += fall.carriedDie ? times : 0;
        countFall(outlook, fall.id, times);
    }
}

} // namespace

FallOdds preview(const Board &table, const Shot &shot, const Tremor &tremor, int samples,
                 std::stop_token stop, const std::function<void(const ShotResult &, int)> &each)
{
    FallOdds outlook;
    const auto note = [&](const ShotResult &result, int times) {
        count(outlook, result, times);
        if (each)
            each(result, times);
    };
    if (tremor.none()) {
        note(simulate(table, shot), samples);
        return outlook;
    }
    for (int i = 0; i < samples && !stop.stop_requested(); ++i) {
        Tremor one = tremor;
        one.seed = combine64(tremor.seed, static_cast<std::uint64_t>(i));
        note(simulate(table, shot, one), 1);
    }
    return outlook;
}

} // namespace takujo::physics
