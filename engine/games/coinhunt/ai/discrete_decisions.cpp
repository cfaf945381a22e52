#include "ai/discrete_decisions.h"

#include "physics/stepper.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace takujo::coinhunt {

namespace {

constexpr int kDraws = 4;          ///< samples of what a choice turns up
constexpr int kSecretDraws = 24;   ///< the same for a secret coin: all of it is luck
constexpr double kDanger = 0.05;   ///< of a die that blocks, should a magic coin fall all the same
constexpr std::size_t kBestOf = 4; ///< the best 1/4 of the pushes stands for the one that is chosen

bool beforeInsertion(const PublicState &p)
{
    return !p.hand.empty() &&
           (p.phase == Phase::Walk || p.phase == Phase::Secret || p.phase == Phase::Lower ||
            p.phase == Phase::Ride || p.phase == Phase::Insert);
}

} // namespace

void DiscreteDecisions::foresee(int pushes, Allowance &allowance)
{
    if (!beforeInsertion(m_view) || m_view.actor != m_view.active)
        return;
    physics::Board table = m_rules.physicsTable(m_view);
    table.k = physics::ranking(table.k);
    Rng rng(m_seed);
    const double room = table.k.side - 2 * table.k.radius;
    const std::vector<physics::Edge> sides = m_rules.sides(m_view);
    pushes = std::min(pushes, allowance.total());
    for (int i = 0; i < pushes && !allowance.over(); ++i) {
        const physics::Aim aim = physics::legalise(
            table.k, physics::Aim{sides[toIndex(i) % sides.size()],
                                  static_cast<int>(
                                      16 * (table.k.radius + room * (i + rng.uniform()) / pushes)),
                                  0, static_cast<int>(rng.below(2)) * 255});
        const physics::ShotResult result =
            physics::simulate(table, physics::shotOf(aim, m_view.hand[0]));
        Push push;
        for (const physics::Fall &fall : result.falls)
            push.fell.add(fall.id);
        push.direct = result.directDrop() && m_rules.params().noDirectDrop;
        m_pushes.push_back(push);
        allowance.count();
    }
}

Outlook DiscreteDecisions::outlook(const Move &move) const
{
    const int draws = m_view.phase == Phase::Secret ? kSecretDraws : kDraws;
    Outlook sum;
    for (int draw = 0; draw < draws; ++draw) {
        Rng rng(
            combine64(m_seed, static_cast<std::uint64_t>(draw))); // the same draws for every move
        SearchChance chance(rng);
        State after = m_rules.determinize(m_view, rng);
        m_rules.apply(after, move, chance, nullptr);
        sum += outlookOf(after);
        if (m_view.phase == Phase::Lower && m_rules.params().isDanger(after.die))
            sum.ahead -= kDanger; // CH-24
    }
    return sum / draws;
}

Outlook DiscreteDecisions::outlookOf(const State &after) const
{
    const SeatId seat = m_view.actor;
    if (m_pushes.empty() || after.active != seat || !beforeInsertion(after))
        return m_judge.outlook(after, seat);
    std::vector<Outlook> outlooks;
    for (const Push &push : m_pushes)
        outlooks.push_back(m_judge.outlookWith(after, seat, push.fell, push.direct));
    std::sort(outlooks.begin(), outlooks.end(),
              [](const Outlook &a, const Outlook &b) { return a.ahead > b.ahead; });
    outlooks.resize((outlooks.size() + kBestOf - 1) / kBestOf);
    return std::accumulate(outlooks.begin(), outlooks.end(), Outlook(),
                           [](Outlook sum, const Outlook &one) { return sum += one; }) /
           static_cast<double>(outlooks.size());
}

} // namespace takujo::coinhunt
