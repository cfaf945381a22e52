// What a shot may lead to, and how it went: Rules::forecast and Rules::track.
#include "physics/preview.h"
#include "physics/recording.h"
#include "rules/aiming.h"
#include "rules/names.h"
#include "rules/shot.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

constexpr int kBlendMs = 600;
constexpr int kRoughTrials = 16;  ///< up to so many the ranking stage is good enough
constexpr double kSoftest = 0.05; ///< of the loudest: less is not heard

Track::Frame frameOf(int ms, int coin, const physics::Pose &pose)
{
    return {ms, coinId(coin), pose.x, pose.y, physics::degrees(pose.angle)};
}

/// Whether this build's simulation ends as the stored one did.
bool sameEnd(const physics::ShotResult &result, const ShotReport &report)
{
    std::size_t falls = 0;
    for (const ShotCoin &coin : report.all()) {
        falls += coin.fell != 0 ? 1U : 0U;
        const auto disc = std::find_if(result.after.discs.begin(), result.after.discs.end(),
                                       [&](const auto &d) { return d.id == coin.coin; });
        if (coin.fell == 0 &&
            (disc == result.after.discs.end() || boardPose(disc->pose) != coin.pose))
            return false;
        if (coin.fell != 0 &&
            (result.falls.size() < coin.fell || result.falls[coin.fell - 1U].id != coin.coin))
            return false;
    }
    return falls == result.falls.size();
}

int millis(double seconds) { return static_cast<int>(std::lround(seconds * 1000)); }

/// The fairy goes with the coin it is on.
void addFairy(Track &track, int coin)
{
    if (coin == kNone)
        return;
    std::vector<Track::Frame> frames;
    for (Track::Frame &frame : track.frames) {
        frames.push_back(frame);
        if (frame.piece == coinId(coin))
            frames.push_back({frame.ms, kDieId, frame.x, frame.y, 0});
    }
    track.frames = std::move(frames);
}

/// Coins that meet are as loud as they are fast; a coin pushed straight against another is loudest.
Track trackOf(const physics::Recording &recording, int fairy)
{
    Track track;
    for (const physics::KeyFrame &frame : recording.frames)
        track.frames.push_back(frameOf(millis(frame.time), frame.id, frame.pose));
    for (const physics::Contact &contact : recording.contacts) {
        const double strength = std::min(1.0, contact.speed / recording.result.after.k.speed);
        if (strength >= kSoftest)
            track.knocks.push_back({millis(contact.time), strength});
    }
    addFairy(track, fairy);
    return track;
}

Track blend(const State &before, const ShotReport &report, const physics::Path &path, int inserted)
{
    Track track;
    track.exact = false;
    for (const int ms : {0, kBlendMs}) {
        for (const ShotCoin &coin : report.all()) {
            physics::Pose from = poseOf(before.pose[coin.coin]);
            if (coin.coin == inserted)
                from = {path.startX, path.startY, 0};
            const physics::Pose pose = ms == 0 ? from : poseOf(coin.pose);
            track.frames.push_back(frameOf(ms, coin.coin, pose));
        }
    }
    addFairy(track, before.fairy);
    return track;
}

/// The table after a push, as far as CH-24 asks. A fairy that fell rides its colour again (CH-29, CH-A6);
/// its value nobody knows.
PublicState after(const Rules &rules, const View &view, int inserted,
                  const physics::ShotResult &result)
{
    PublicState p = view;
    for (const physics::Disc &disc : result.after.discs)
        p.pose[toIndex(disc.id)] = boardPose(disc.pose);
    p.board.add(inserted);
    for (const physics::Fall &fall : result.falls)
        p.board.remove(fall.id);
    if (!result.directDrop() || !rules.params().noDirectDrop) { // CH-28: else they are in the stash
        for (const physics::Fall &fall : result.falls)
            p.fallen.add(fall.id);
    }
    if (p.fairy != kNone && !p.board.has(p.fairy)) {
        p.rideColour = static_cast<std::uint8_t>(colourOf(p.fairy));
        const CoinSet rideable = rules.rideable(p);
        p.fairy = rideable.empty() ? rules.nearestOrdinary(p)
                                   : static_cast<std::uint8_t>(rideable.first());
        p.die = 0;
    }
    return p;
}

/// CH-24, if the turn ended with this push.
bool blocked(const Rules &rules, const PublicState &p)
{
    const int big = rules.params().bigDrop;
    return (big == 0 || p.fallen.size() < big) &&
           (rules.blockedByShape(p) || rules.blockedByMagic(p));
}

/// @param foul whether a direct drop is one (CH-28)
/// @param blocked times in which the fairy would; -1 = there is none (CH-40)
Forecast forecastOf(const physics::FallOdds &outlook, bool foul, int blocked)
{
    Forecast out;
    out.trials = outlook.samples;
    out.lines = {{Text("forecast.none"), outlook.none},
                 {Text("forecast.one_two"), outlook.oneTwo},
                 {Text("forecast.three"), outlook.threePlus}};
    if (foul)
        out.lines.push_back({Text("forecast.direct"), outlook.direct});
    if (blocked >= 0) {
        out.lines.push_back({Text("forecast.blocked"), blocked});
        out.lines.push_back({Text("forecast.fairy"), outlook.fairy});
    }
    for (const auto &[coin, times] : outlook.falls)
        out.pieces[coinId(coin)] = times;
    return out;
}

} // namespace

/// A few trials are for an aim that still moves: the ranking stage will do. More are real pushes: of
/// what the ranking stage gives 86 %, only 54 % come so (takujo-bench-physics preview --rate 120).
Forecast Rules::forecast(const View &view, const Draft &draft, SeatTrait trait, int trials,
                         std::uint64_t seed, std::stop_token stop) const
{
    const Aiming aiming = readAiming(*this, view, draft);
    if (aiming.coin < 0 || checkMove(view, aiming.shot.toMove()))
        return {};
    const physics::Tremor tremor = tremorOf(m_params.tremor(trait), seed);
    physics::Board table = physicsTable(view);
    if (!tremor.none() && trials <= kRoughTrials)
        table.k = physics::ranking(table.k);
    const physics::Shot shot = physics::shotOf(aiming.aim(), aiming.coin);
    int times = view.phase == Phase::Jam ? -1 : 0;
    const auto note = [&](const physics::ShotResult &result, int samples) {
        if (times >= 0 && blocked(*this, after(*this, view, aiming.coin, result)))
            times += samples;
    };
    const physics::FallOdds outlook =
        physics::preview(table, shot, tremor, trials, std::move(stop), note);
    return forecastOf(outlook, m_params.noDirectDrop, times);
}

/// Without a recorded answer: the push as aimed, by a quite steady hand.
Track Rules::track(const State &before, const Move &move,
                   std::span<const ChanceOutcome> outcomes) const
{
    const auto found = std::find_if(outcomes.begin(), outcomes.end(), [](const auto &outcome) {
        return outcome.type == ChanceOutcome::Type::Resolve;
    });
    const ShotMove shot = ShotMove::of(move);
    const int coin = move.kind == kShot ? lowestOf(insertable(before, shot.source), shot.kind) : -1;
    if (coin >= 0 && outcomes.empty()) {
        const physics::Aim aim{static_cast<physics::Edge>(shot.edge), shot.offset, shot.angle,
                               shot.depth};
        return trackOf(physics::record(physicsTable(before), physics::shotOf(aim, coin)),
                       before.fairy);
    }
    if (found == outcomes.end() || coin < 0 ||
        found->bytes.size() != ShotReport::bytesFor(before.board.size() + 1))
        return {};
    const ShotReport report = ShotReport::read(found->bytes);
    const physics::Shot executed = executedShot(report.head, shot.edge, shot.depth, coin);
    const physics::Recording recording = physics::record(physicsTable(before), executed);
    if (!sameEnd(recording.result, report))
        return blend(before, report, physics::pathOf(m_params.k, executed), coin);
    return trackOf(recording, before.fairy);
}

} // namespace takujo::coinhunt
