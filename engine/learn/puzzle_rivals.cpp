// Every other answer, played out: what a search says of them is checked by something independent of it.
#include "learn/puzzle.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace takujo {

namespace {

constexpr int kLeastWorlds = 12;    ///< fewer tell nothing
constexpr int kSiftWorlds = 24;     ///< deals that are spent on finding the nearest answers
constexpr int kWorlds = 96;         ///< deals those are played out on
constexpr int kAgreed = 24;         ///< deals after which what is clear is believed
constexpr std::size_t kNearest = 3; ///< answers that are judged, on deals of their own
constexpr double kSureErrors = 3;   ///< what is so many errors ahead needs no more deals

/// One move of another answer, against the best one on the same deals.
struct Other
{
    Move move;
    std::vector<double> leads{};
    Mean lead{};

    /// Where all deals were alike the next one may still be different.
    double error() const { return std::max(lead.error, 1.0 / (2.0 * std::max(1, lead.trials))); }
    bool isFar() const { return lead.mean >= kLeastMargin && lead.mean > kSureErrors * error(); }
    bool isHopeless(Doubt doubt) const { return lead.mean + doubt.errors * error() < doubt.least; }
    double surely() const { return lead.mean - 2 * error(); }
};

/// Plays the best move and others out, deal by deal.
class Witness
{
public:
    Witness(const PlayedOut &played, const Move &best, std::stop_token stop)
        : m_played(played), m_best(best), m_stop(std::move(stop))
    {}

    void upTo(int deals, std::vector<Other> &others)
    {
        for (int n = static_cast<int>(m_bestValues.size()); n < deals; ++n)
            m_bestValues.push_back(m_played.end(m_best, n, m_stop).worth);
        for (Other &one : others) {
            for (int n = static_cast<int>(one.leads.size()); n < deals; ++n)
                one.leads.push_back(m_bestValues[toIndex(n)] -
                                    m_played.end(one.move, n, m_stop).worth);
            one.lead = meanOf(deals, {}, [&](int n) { return one.leads[toIndex(n)]; });
        }
        std::sort(others.begin(), others.end(),
                  [](const Other &a, const Other &b) { return a.surely() < b.surely(); });
    }

private:
    const PlayedOut &m_played;
    Move m_best;
    std::stop_token m_stop;
    std::vector<double> m_bestValues;
};

/// Finds the nearest answers: each round doubles the deals, those clearly behind are left out while there
/// are more than are judged. The first ones, which searches find nearest, are asked alone before.
/// False: one of them is as good as the best.
bool sift(Witness witness, std::vector<Other> &others, Doubt doubt)
{
    std::vector<Other> first(others.begin(), others.begin() + 1);
    witness.upTo(kAgreed, first);
    if (first.front().isHopeless(doubt))
        return false;
    others.front() = first.front();
    for (int deals = kLeastWorlds; deals <= kSiftWorlds; deals *= 2) {
        witness.upTo(deals, others);
        if (deals >= kAgreed && others.front().isHopeless(doubt))
            return false;
        const auto rest =
            others.begin() + static_cast<std::ptrdiff_t>(std::min(kNearest, others.size()));
        others.erase(std::remove_if(rest, others.end(), [](const Other &o) { return o.isFar(); }),
                     others.end());
        if (others.size() <= kNearest)
            break;
    }
    others.resize(std::min(kNearest, others.size()));
    return true;
}

/// The nearest ones on fresh deals, as many as it takes to be sure either way.
Mean judge(Witness witness, std::vector<Other> &others, Doubt doubt)
{
    for (Other &one : others)
        one.leads.clear();
    for (int deals = kAgreed;; deals *= 2) {
        witness.upTo(deals, others);
        const auto nearest =
            std::min_element(others.begin(), others.end(), [](const Other &a, const Other &b) {
                return a.lead.mean < b.lead.mean;
            });
        const bool clear =
            std::all_of(others.begin(), others.end(), [](const Other &o) { return o.isFar(); });
        if (clear || nearest->isHopeless(doubt) || deals >= kWorlds)
            return {nearest->lead.mean, nearest->error(), nearest->lead.trials};
    }
}

/// One move for each answer but the best one; those that searches tried come first, in their order.
std::vector<Other> othersOf(const Match &match, const Move &best, std::span<const Move> tried)
{
    const Answers answers(match);
    std::vector<Move> moves(tried.begin(), tried.end());
    const LegalMoves legal = match.legal();
    moves.insert(moves.end(), legal.moves.begin(), legal.moves.end());
    std::set<std::string> known{answers.of(best)};
    std::vector<Other> others;
    for (const Move &move : moves) {
        if (known.insert(answers.of(move)).second)
            others.push_back({move});
    }
    return others;
}

/// Partners keep to what is agreed; between rivals a player that searches answers every move, where play-outs
/// are slow the one that plays studies.
std::string witnessOf(const GameDefinition &definition)
{
    if (definition.cooperative)
        return "blueprint";
    return definition.slowPlayOuts ? "study" : "skilled";
}

} // namespace

std::optional<Mean> leadOverOthers(const Match &match, const Move &best,
                                   std::span<const Move> tried, std::uint64_t seed, Doubt doubt,
                                   const std::stop_token &stop)
{
    std::vector<Other> others = othersOf(match, best, tried);
    if (others.empty())
        return std::nullopt;
    const GameDefinition &definition = match.game().definition();
    const auto onDeals = [&](const char *of) {
        return PlayedOut(match.game(), match.view(match.actor()), match.actor(), match.traits(),
                         combine64(seed, hashText(of)), witnessOf(definition));
    };
    const PlayedOut sifted = onDeals("others");
    if (!sift(Witness(sifted, best, stop), others, doubt))
        return Mean{};
    const PlayedOut judged = onDeals("nearest");
    return judge(Witness(judged, best, stop), others, doubt);
}

} // namespace takujo
