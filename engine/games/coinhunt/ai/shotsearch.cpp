#include "ai/shotsearch.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

constexpr int kTimed = 6;          ///< pushes that tell how long one takes
constexpr double kSpare = 0.95;    ///< of the time: the last push ends within it
constexpr double kLooking = 0.30;  ///< of the pushes: aims all over the side
constexpr double kRefining = 0.15; ///< of the pushes: aims close to the best of those
constexpr int kFinalists = 12;     ///< outcomes that are tried with a shaking hand
constexpr int kBestToRefine = 4;

std::int64_t wallNs()
{
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

bool better(const AimTry &a, const AimTry &b) { return a.mean() > b.mean(); }

} // namespace

Allowance::Allowance(const Budget &budget, int simulations, std::stop_token stop,
                     std::atomic<std::uint64_t> *progress)
    : m_stop(std::move(stop)),
      m_progress(progress),
      m_deadline(budget.time, budget.cpuTime),
      m_timeNs(static_cast<double>(std::chrono::nanoseconds(budget.time).count())),
      m_cpu(budget.cpuTime),
      m_start(m_cpu ? threadCpuNs() : wallNs()),
      m_total(budget.simulations > 0 ? budget.simulations : simulations)
{}

void Allowance::count()
{
    ++m_used;
    if (m_progress)
        ++*m_progress;
    if (m_timeNs <= 0 || m_used != kTimed)
        return;
    const auto spent = static_cast<double>((m_cpu ? threadCpuNs() : wallNs()) - m_start);
    const double fits = kSpare * m_timeNs * kTimed / std::max(1.0, spent);
    m_total = static_cast<int>(std::clamp<double>(fits, kTimed, m_total));
}

std::vector<AimTry> ShotSearch::run(Allowance &allowance, bool shaken)
{
    std::vector<AimTry> aims;
    look(aims, allowance);
    std::erase_if(aims, [](const AimTry &aim) { return aim.tries == 0; });
    if (shaken && aims.size() > 1) {
        gather(aims, kFinalists);
        halve(aims, allowance);
    } else {
        std::stable_sort(aims.begin(), aims.end(), better);
    }
    return aims;
}

/// Aims all along the side, then some near the best of them.
void ShotSearch::look(std::vector<AimTry> &aims, Allowance &allowance)
{
    const auto part = [&](double share) {
        return std::max(3, static_cast<int>(share * allowance.total()));
    };
    for (int i = 0; i < part(kLooking) && !allowance.over(); ++i) {
        aims.push_back({anyAim(i, part(kLooking))});
        attempt(aims.back(), kSteadyHand, allowance);
    }
    std::vector<AimTry> best = aims;
    std::stable_sort(best.begin(), best.end(), better);
    best.resize(std::min<std::size_t>(best.size(), kBestToRefine));
    for (int i = 0; i < part(kRefining) && !allowance.over(); ++i) {
        aims.push_back({nearBy(best[toIndex(i) % best.size()].move)});
        attempt(aims.back(), kSteadyHand, allowance);
    }
}

/// The best aim of each outcome; the wider an outcome's aims lie, the safer it is: the middle one goes on.
void ShotSearch::gather(std::vector<AimTry> &aims, std::size_t most)
{
    const auto offset = [](const AimTry &aim) { return ShotMove::of(aim.move).offset; };
    std::stable_sort(aims.begin(), aims.end(), [&](const AimTry &a, const AimTry &b) {
        return std::pair(a.outcome, offset(a)) < std::pair(b.outcome, offset(b));
    });
    std::vector<AimTry> kept;
    for (auto it = aims.begin(); it != aims.end();) {
        const auto end = std::find_if(
            it, aims.end(), [&](const AimTry &aim) { return aim.outcome != it->outcome; });
        kept.push_back(*(it + (end - it) / 2));
        it = end;
    }
    std::stable_sort(kept.begin(), kept.end(), better);
    kept.resize(std::min(kept.size(), most));
    aims = std::move(kept);
}

/// Sequential halving. The steady try stays in the mean: it is a sample of the middle.
void ShotSearch::halve(std::vector<AimTry> &aims, Allowance &allowance)
{
    std::size_t left = aims.size();
    int rounds = std::max(1, static_cast<int>(std::ceil(std::log2(static_cast<double>(left)))));
    for (; rounds > 0 && left > 1; --rounds) {
        const int share = std::max(0, allowance.total() - allowance.used()) / rounds;
        const int each = std::max(1, share / static_cast<int>(left));
        for (int i = 0; i < each; ++i) {
            for (std::size_t a = 0; a < left; ++a) {
                if (allowance.over())
                    break;
                attempt(aims[a], m_hand, allowance);
            }
        }
        std::stable_sort(aims.begin(), aims.begin() + static_cast<std::ptrdiff_t>(left), better);
        left = (left + 1) / 2;
    }
}

Move ShotSearch::anyAim(int i, int of)
{
    std::vector<Move> moves(Rules::kMaxMoves);
    moves.resize(toIndex(m_rules.moves(m_view, moves).count));
    std::erase_if(moves, [](const Move &move) { return move.kind != kShot; });
    // Which coin, and where the house rule allows it which side: any of those offered.
    ShotMove shot = ShotMove::of(moves[m_rng.below(static_cast<std::uint32_t>(moves.size()))]);
    const physics::Constants &k = m_rules.params().k;
    const double room = k.side - 2 * k.radius;
    shot.offset = static_cast<int>(16 * (k.radius + room * (i + m_rng.uniform()) / of));
    const physics::Aim most = physics::legalise(
        k, physics::Aim{physics::Edge::South, static_cast<int>(8 * k.side), 1 << 14, 255});
    shot.angle = most.angle * (static_cast<int>(m_rng.below(5)) - 2) / 2;
    shot.depth = most.depth * static_cast<int>(m_rng.below(3)) / 2;
    return legalised(shot);
}

Move ShotSearch::nearBy(const Move &move)
{
    ShotMove shot = ShotMove::of(move);
    shot.offset += static_cast<int>(m_rng.below(97)) - 48; // 3 mm
    shot.angle += static_cast<int>(m_rng.below(97)) - 48;  // 3 degrees
    shot.depth += static_cast<int>(m_rng.below(5)) - 2;
    return legalised(shot);
}

Move ShotSearch::legalised(const ShotMove &shot) const
{
    const physics::Aim aim =
        physics::legalise(m_rules.params().k, physics::Aim{static_cast<physics::Edge>(shot.edge),
                                                           std::max(0, shot.offset), shot.angle,
                                                           std::max(0, shot.depth)});
    return ShotMove{shot.kind, shot.source, shot.edge, aim.offset, aim.angle, aim.depth}.toMove();
}

/// The rules play the push with the cheaper simulation, up to the next decision.
void ShotSearch::attempt(AimTry &aim, SeatTrait hand, Allowance &allowance)
{
    SeatTraits traits{};
    traits[toIndex(m_view.active)] = hand;
    SearchChance chance(m_rng, traits);
    State after = m_rules.determinize(m_view, m_rng);
    m_rules.apply(after, aim.move, chance, nullptr);
    const SeatId seat = m_view.actor;
    CoinSet fell = m_view.board;
    fell.remove(after.board);
    const bool lost = after.phase == Phase::Pay || !(fell & after.stash).empty(); // CH-24, CH-28
    aim.sum += m_judge.worth(after, seat);
    aim.falls += !fell.empty() && !lost ? 1 : 0;
    if (aim.tries++ == 0)
        aim.outcome = combine64(combine64(fell.bits[0], fell.bits[1]), lost ? 1 : 0);
    allowance.count();
}

} // namespace takujo::coinhunt
