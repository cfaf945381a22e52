#include "ai/partner_search.h"

#include "search/clock.h"

#include <cmath>

namespace takujo::couperation {

namespace {

constexpr std::size_t kMostCandidates = 10;
constexpr std::size_t kMostRounds = 4; ///< halves of the candidates
constexpr int kDrawing = 4;            ///< the worlds may take that part of the time
constexpr float kWorstGap = 6.0F;      ///< ideas that look so much worse are not tried
constexpr float kBuilt = 0.1F;         ///< reward of a complete but not won tower
constexpr double kSigma = 2.0;         ///< standard errors a gain must exceed
constexpr int kLeastPairs = 12;        ///< comparisons before the blueprint is left

} // namespace

PartnerSearch::Tries PartnerSearch::candidates(const View &view) const
{
    Tries out;
    const InformationSet sight = InformationSet::of(view, view.seat);
    const Move agreed = m_blueprint.move(sight);
    const auto add = [&out](const Move &move, float prior) {
        const bool known =
            std::any_of(out.begin(), out.end(), [&](const Try &t) { return t.move == move; });
        if (!known && out.size() < kMostCandidates)
            out.push_back({move, prior, 0, 0, {}});
    };
    add(agreed, 0);
    if (view.phase == Phase::Act) {
        Ideas ideas;
        m_blueprint.ideas(sight, ideas);
        for (std::size_t i = 0; i < ideas.count; ++i) {
            // A card known to be wrong is never turned while anything else can be done.
            if (ideas.items[i].value > ideas.items[0].value - kWorstGap)
                add(ideas.items[i].move, ideas.items[i].value);
        }
        return out;
    }
    std::vector<Move> moves(Rules::kMaxMoves);
    const CardSet own = m_rules.ownCards(view, view.hand[toIndex(view.seat)]);
    const LegalCount legal = m_rules.legal(view, own, moves);
    for (std::size_t i = 0; i < toIndex(legal.count); ++i)
        add(moves[i], 0);
    return out;
}

float PartnerSearch::rollout(State world, const Move &move, std::uint64_t seed, bool &won) const
{
    Rng rng(seed);
    SearchChance chance(rng);
    m_rules.apply(world, move, chance);
    while (world.phase != Phase::Over)
        m_rules.apply(world, m_blueprint.move(InformationSet::of(world, world.actor)), chance);
    won = world.end == EndReason::Won;
    const auto size = static_cast<float>(m_rules.geometry().towerSize());
    return won ? 1.0F : kBuilt * static_cast<float>(world.filled - world.down) / size;
}

/// Paired over the worlds both were tried on.
bool PartnerSearch::better(const Try &one, const Try &base) const
{
    const std::size_t n = std::min(one.values.size(), base.values.size());
    if (n < kLeastPairs)
        return false;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const double gain = one.values[i] - base.values[i];
        sum += gain;
        squares += gain * gain;
    }
    const auto count = static_cast<double>(n);
    const double mean = sum / count;
    const double variance = std::max(1e-9, (squares / count - mean * mean) / (count - 1));
    return mean > kSigma * std::sqrt(variance);
}

SearchResult PartnerSearch::run(const View &view, std::span<const ObservedPly> past,
                                const SeatTraits &traits, const Limits &limits, std::uint64_t seed,
                                const std::stop_token &stop,
                                std::atomic<std::uint64_t> *progress) const
{
    Tries tries = candidates(view);
    Rng rng(seed);
    SearchResult result;
    const int rounds = std::max(1, static_cast<int>(std::ceil(std::log2(tries.size()))));
    std::array<Deadline, kMostRounds> ends; // each round has its share of the time
    for (int round = 0; round < rounds; ++round)
        ends[toIndex(round)] = Deadline(limits.time * (round + 1) / rounds, limits.cpuTime);
    std::vector<State> worlds(limits.worlds);
    if (tries.size() > 1) {
        const Deadline drawn(limits.time / kDrawing, limits.cpuTime);
        Belief(m_rules, m_blueprint).draw(view, past, traits, rng, worlds, [&] {
            return stop.stop_requested() || drawn.passed();
        });
    }
    std::size_t alive = tries.size(); // the blueprint's move, first, always stays
    int left = tries.size() > 1 ? limits.rollouts : 0;
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round) {
        const auto share = toIndex(left / (rounds - round)) / alive;
        std::size_t world = tries.front().values.size();
        const std::size_t to = std::min(world + share, worlds.size());
        for (; world < to && !stop.stop_requested() && !ends[toIndex(round)].passed(); ++world) {
            for (std::size_t i = 0; i < alive; ++i)
                tryOn(tries[i], worlds[world], combine64(seed, world));
            left -= static_cast<int>(alive);
            result.simulations += alive;
            if (progress)
                *progress += alive;
        }
        std::stable_sort(tries.begin() + 1, tries.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const Try &a, const Try &b) { return a.mean() > b.mean(); });
        alive = std::min(tries.size(), std::max<std::size_t>(2, (alive + 1) / 2));
    }
    result.cancelled = stop.stop_requested();
    finish(tries, result);
    return result;
}

void PartnerSearch::tryOn(Try &one, const State &world, std::uint64_t seed) const
{
    bool won = false;
    const float value = rollout(world, one.move, seed, won);
    one.values.push_back(value);
    one.sum += value;
    one.wins += won ? 1 : 0;
}

/// The agreed move, unless another one is clearly better; all of them with what they led to.
void PartnerSearch::finish(Tries &tries, SearchResult &result) const
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < tries.size(); ++i) {
        if (better(tries[i], tries[0]) && (best == 0 || tries[i].mean() > tries[best].mean()))
            best = i;
    }
    std::swap(tries[0], tries[best]);
    for (const Try &one : tries) {
        const auto count = static_cast<std::uint32_t>(one.values.size());
        result.candidates.push_back(
            {one.move, count, one.mean(), count == 0 ? 0 : one.wins / count, 0});
    }
    result.best = tries.front().move;
}

} // namespace takujo::couperation
