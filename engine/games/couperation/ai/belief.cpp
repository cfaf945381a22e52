#include "ai/belief.h"

#include <numeric>

namespace takujo::couperation {

namespace {

constexpr int kOversample = 3;  ///< worlds weighed for one that is kept
constexpr double kChoices = 12; ///< actions that a mistake is spread over
constexpr double kErrorAi = 0.05;
constexpr double kErrorPerson = 0.3;
constexpr SeatTrait kComputer = 2; ///< Rules::trait()

} // namespace

void Belief::draw(const View &view, std::span<const ObservedPly> past, const SeatTraits &traits,
                  Rng &rng, std::span<State> out, const std::function<bool()> &over) const
{
    const Actions actions = lastActions(view, past, traits);
    if (actions.empty()) {
        for (State &world : out)
            world = m_rules.determinize(view, rng);
        return;
    }
    std::vector<State> worlds(out.size() * kOversample);
    std::vector<double> weights(worlds.size());
    std::size_t weighed = 0;
    for (; weighed < worlds.size() && (weighed == 0 || !over()); ++weighed) {
        worlds[weighed] = m_rules.determinize(view, rng);
        weights[weighed] = weight(worlds[weighed], actions);
    }
    worlds.resize(weighed);
    weights.resize(weighed);
    const double step =
        std::accumulate(weights.begin(), weights.end(), 0.0) / static_cast<double>(out.size());
    double at = rng.uniform() * step;
    double reached = weights[0];
    std::size_t from = 0;
    for (State &world : out) { // systematic resampling
        while (reached < at && from + 1 < worlds.size())
            reached += weights[++from];
        world = worlds[from];
        at += step;
    }
}

Belief::Actions Belief::lastActions(const View &view, std::span<const ObservedPly> past,
                                    const SeatTraits &traits) const
{
    Actions out;
    SeatSet met = seatBit(view.seat);
    for (auto it = past.rbegin(); it != past.rend() && met != (1 << m_rules.seats()) - 1; ++it) {
        const std::uint8_t kind = it->move.kind;
        if (contains(met, it->actor) || kind < kUp || kind > kTake)
            continue;
        met = static_cast<SeatSet>(met | seatBit(it->actor));
        if (it->actor < 0 || it->actor >= m_rules.seats() ||
            it->view.bytes().size() != sizeof(View))
            continue;
        Action action;
        action.before = it->view.as<View>();
        action.seen = it->move;
        action.actor = it->actor;
        action.error = traits[toIndex(it->actor)] == kComputer ? kErrorAi : kErrorPerson;
        const auto seat = toIndex(action.actor);
        // Secret discards of that turn: which cards they were is not known.
        const bool secret = view.discards[seat] != action.before.discards[seat];
        if (action.before.phase == Phase::Act && !secret)
            out.push_back(action);
    }
    return out;
}

double Belief::weight(const State &world, const Actions &actions) const
{
    double out = 1;
    for (const Action &action : actions)
        out *= likelihood(world, action);
    return out;
}

double Belief::likelihood(const State &world, const Action &action) const
{
    View then = action.before;
    Move made;
    if (!rebuild(world, action, then, made))
        return 1;
    const bool match = m_blueprint.move(InformationSet::of(then, action.actor)) == made;
    return action.error / kChoices + (match ? 1 - action.error : 0);
}

/// The actor's cards before the action, as they are in this world. False where they cannot be told.
bool Belief::rebuild(const State &world, const Action &action, View &then, Move &made) const
{
    const auto seat = toIndex(action.actor);
    made = action.seen;
    CardSet hand = world.hand[seat];
    switch (made.kind) {
    case kUp: hand |= made.data[0] == kFinish ? 0 : bitOf(made.data[0]); break;
    case kDown: {
        const Card front = world.under[made.data[1]];
        if (world.owner[made.data[1]] != action.actor + 1 || front == 0)
            return false; // taken up again since
        made.data[0] = front;
        hand |= bitOf(front);
        break;
    }
    case kTake: {
        const Card old = then.tower[made.data[1]];
        if (old == kHidden)
            return false;
        hand |= bitOf(made.data[2]) | bitOf(made.data[3]);
        hand &= kAllGlasses & ~(old != 0 && old <= kNumbers ? bitOf(old) : 0);
        break;
    }
    default: break;
    }
    if (countOf(hand) != then.handSize[seat])
        return false;
    then.hand = {};
    then.hand[seat] = hand;
    then.discarded = {};
    then.discarded[seat] = world.discarded[seat];
    for (std::size_t place = 0; place < kPlaces; ++place) {
        then.under[place] = 0;
        if (then.tower[place] != kHidden || then.owner[place] != action.actor + 1)
            continue;
        const Card now = world.tower[place];
        then.under[place] = now == kHidden ? world.under[place] : now;
    }
    return true;
}

} // namespace takujo::couperation
