#include "ai/shotsearch.h"

#include "search/jobs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace takujo::coinhunt {

namespace {

constexpr int kTimed = 6;       ///< pushes that tell how long one takes
constexpr double kSpare = 0.95; ///< of the time: the last push ends within it
constexpr double kRefining =
    0.5; ///< of as many pushes: aims close to the best of those that were looked at
constexpr int kFinalists = 12; ///< outcomes that are tried with a shaking hand
constexpr int kBestToRefine = 4;
constexpr std::size_t kChunk = kTimed; ///< pushes that are simulated together
constexpr double kAhead = 0.4;         ///< of the pushes: those that look ahead
constexpr std::size_t kAheadOf = 4;    ///< aims whose next push is looked at
constexpr int kQuiet = 4;              ///< other aims where the best one makes nothing fall
constexpr int kReplies = 12;           ///< pushes that whoever comes next chooses from
constexpr int kExactCost = 3;          ///< pushes of the cheaper simulation in one
constexpr int kAheadCost = kExactCost + kReplies;
constexpr int kLeastAhead = 4;     ///< looks; fewer only add noise
constexpr double kAheadPart = 0.5; ///< of what they tell: it is a few samples of a guess

std::int64_t wallNs()
{
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

/// What was not tried, for want of time, comes last.
bool better(const AimTry &a, const AimTry &b)
{
    if ((a.tries > 0) != (b.tries > 0))
        return a.tries > 0;
    return a.mean().ahead + a.next > b.mean().ahead + b.next;
}

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

void Allowance::count(int pushes)
{
    m_used += pushes;
    if (m_progress)
        *m_progress += static_cast<std::uint64_t>(pushes);
    if (m_timeNs <= 0 || m_used != kTimed)
        return;
    const auto spent = static_cast<double>((m_cpu ? threadCpuNs() : wallNs()) - m_start);
    const double fits = kSpare * m_timeNs * kTimed / std::max(1.0, spent);
    m_total = static_cast<int>(std::clamp<double>(fits, kTimed, m_total));
}

std::vector<AimTry> ShotSearch::run(Allowance &allowance, const ShotPlan &plan, int threads)
{
    m_threads = plan.ahead ? std::max(1, threads) : 0;
    m_share = plan.ahead ? 1 - kAhead : 1;
    look(allowance, plan.looking);
    std::erase_if(m_aims, [](const AimTry &aim) { return aim.tries == 0; });
    if (plan.shaken && m_aims.size() > 1) {
        std::vector<AimTry> all = plan.ahead ? m_aims : std::vector<AimTry>();
        gather(kFinalists);
        halve(allowance, plan.exact);
        if (plan.ahead)
            lookAhead(allowance, std::move(all));
    } else {
        std::stable_sort(m_aims.begin(), m_aims.end(), better);
    }
    return std::move(m_aims);
}

/// Aims all along the side, then some near the best of them.
void ShotSearch::look(Allowance &allowance, double looking)
{
    const auto part = [&](double share) {
        return std::max(3, static_cast<int>(share * allowance.total()));
    };
    for (int i = 0; i < part(looking) && !allowance.over(); ++i) {
        m_aims.push_back({anyAim(i, part(looking))});
        attempt(m_aims.size() - 1, {kSteadyHand}, allowance);
    }
    settle(allowance);
    std::vector<AimTry> best = m_aims;
    std::erase_if(best, [](const AimTry &aim) { return aim.tries == 0; });
    std::stable_sort(best.begin(), best.end(), better);
    best.resize(std::min<std::size_t>(best.size(), kBestToRefine));
    for (int i = 0; !best.empty() && i < part(kRefining * looking) && !allowance.over(); ++i) {
        m_aims.push_back({nearBy(best[toIndex(i) % best.size()].move)});
        attempt(m_aims.size() - 1, {kSteadyHand}, allowance);
    }
    settle(allowance);
}

/// The best aim of each outcome; the wider an outcome's aims lie, the safer it is: the middle one goes on.
void ShotSearch::gather(std::size_t most)
{
    const auto offset = [](const AimTry &aim) { return ShotMove::of(aim.move).offset; };
    std::stable_sort(m_aims.begin(), m_aims.end(), [&](const AimTry &a, const AimTry &b) {
        return std::pair(a.outcome, offset(a)) < std::pair(b.outcome, offset(b));
    });
    std::vector<AimTry> kept;
    for (auto it = m_aims.begin(); it != m_aims.end();) {
        const auto end = std::find_if(
            it, m_aims.end(), [&](const AimTry &aim) { return aim.outcome != it->outcome; });
        kept.push_back(*(it + (end - it) / 2));
        it = end;
    }
    std::stable_sort(kept.begin(), kept.end(), better);
    kept.resize(std::min(kept.size(), most));
    m_aims = std::move(kept);
}

/// Sequential halving. The steady try stays in the mean, being a sample of the middle, unless pushes are exact from
/// here on: the cheaper simulation errs by the aim, not by chance, so the best of many is often one that it flatters.
void ShotSearch::halve(Allowance &allowance, bool exact)
{
    std::size_t left = m_aims.size();
    if (exact)
        std::for_each(m_aims.begin(), m_aims.end(), [](AimTry &aim) { aim.forget(); });
    int rounds = std::max(1, static_cast<int>(std::ceil(std::log2(static_cast<double>(left)))));
    for (; rounds > 0 && left > 1; --rounds) {
        const int total = static_cast<int>(m_share * allowance.total());
        const int share = std::max(0, total - allowance.used()) / rounds;
        const int each = std::max(1, share / static_cast<int>(left) / (exact ? kExactCost : 1));
        for (int i = 0; i < each; ++i) {
            for (std::size_t a = 0; a < left && !allowance.over(); ++a)
                attempt(a, {m_hand, exact}, allowance);
        }
        settle(allowance);
        std::stable_sort(m_aims.begin(), m_aims.begin() + static_cast<std::ptrdiff_t>(left),
                         better);
        left = (left + 1) / 2;
    }
}

/// Where nothing falls whatever one does, aims are alike but for what they leave behind: some of them, all
/// along the side, join the best few. @return how many those are then
std::size_t ShotSearch::addQuiet(std::vector<AimTry> all)
{
    const std::size_t few = std::min<std::size_t>(m_aims.size(), kAheadOf);
    const AimTry &best = m_aims.front();
    if (best.falls > 0)
        return few;
    std::erase_if(all, [&](const AimTry &aim) { return aim.outcome != best.outcome; });
    const std::size_t count = std::min<std::size_t>(all.size(), kQuiet);
    std::stable_sort(all.begin(), all.end(), [](const AimTry &a, const AimTry &b) {
        return ShotMove::of(a.move).offset < ShotMove::of(b.move).offset;
    });
    std::vector<AimTry> some;
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(all[(2 * i + 1) * all.size() / (2 * count)]);
    m_aims.insert(m_aims.begin() + static_cast<std::ptrdiff_t>(few), some.begin(), some.end());
    return few + count;
}

/// What the best few leave behind: the same lots for each of them, so that luck hardly tells them apart.
void ShotSearch::lookAhead(Allowance &allowance, std::vector<AimTry> all)
{
    const std::size_t few = addQuiet(std::move(all));
    const int left = std::max(0, allowance.total() - allowance.used());
    const int each = left / (kAheadCost * static_cast<int>(std::max<std::size_t>(1, few)));
    if (few < 2 || each < kLeastAhead)
        return;
    const std::uint64_t seed = m_rng.next();
    std::vector<PushOutcome> pushes(few * toIndex(each));
    std::atomic<bool> broken = false;
    runJobs(static_cast<int>(pushes.size()), m_threads, [&](int i) {
        if (broken || allowance.over()) { // a CPU clock runs in one thread only
            broken = true;
            return;
        }
        Rng rng(combine64(seed, static_cast<std::uint64_t>(i) / few));
        pushes[toIndex(i)] = m_trial(m_aims[toIndex(i) % few].move, {m_hand, true, kReplies}, rng);
    });
    if (broken)
        return; // of some more was seen than of others
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        AimTry &aim = m_aims[i % few];
        aim.next += kAheadPart * (pushes[i].next - pushes[i].outlook.ahead) / each;
        aim.sum += pushes[i].outlook;
        ++aim.tries;
        allowance.count(kAheadCost);
    }
    std::stable_sort(m_aims.begin(), m_aims.begin() + static_cast<std::ptrdiff_t>(few), better);
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

void ShotSearch::attempt(std::size_t aim, const PushTry &how, Allowance &allowance)
{
    if (m_threads == 0)
        return count(m_aims[aim], how, m_trial(m_aims[aim].move, how, m_rng), allowance);
    m_waiting.push_back({aim, how, Rng(m_rng.next())});
    if (m_waiting.size() == kChunk)
        settle(allowance);
}

/// Pushes of a chunk have lots of their own: how many threads simulate them makes no difference.
void ShotSearch::settle(Allowance &allowance)
{
    std::array<std::optional<PushOutcome>, kChunk> pushes;
    runJobs(static_cast<int>(m_waiting.size()), m_threads, [&](int i) {
        Waiting &waiting = m_waiting[toIndex(i)];
        if (!allowance.cancelled())
            pushes[toIndex(i)] = m_trial(m_aims[waiting.aim].move, waiting.how, waiting.rng);
    });
    for (std::size_t i = 0; i < m_waiting.size(); ++i) {
        if (pushes[i])
            count(m_aims[m_waiting[i].aim], m_waiting[i].how, *pushes[i], allowance);
    }
    m_waiting.clear();
}

void ShotSearch::count(AimTry &aim, const PushTry &how, const PushOutcome &push,
                       Allowance &allowance)
{
    aim.sum += push.outlook;
    aim.falls += push.gain() ? 1 : 0;
    if (aim.tries++ == 0 && !how.exact)
        aim.outcome = push.outcome();
    allowance.count(how.exact ? kExactCost : 1);
}

} // namespace takujo::coinhunt
