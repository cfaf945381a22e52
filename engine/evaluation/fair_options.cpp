#include "base/rng.h"
#include "evaluation/fair_space.h"

#include <algorithm>
#include <set>

namespace takujo {

namespace {

/// Lists ways to change the rules, each once, and keeps those that can be played.
class Lister
{
public:
    Lister(const GameDefinition &game, const RuleSet &present, int seats,
           const std::vector<FairVariation> &variations)
        : m_game(game), m_present(present), m_seats(seats), m_variations(variations)
    {
        for (const FairVariation &v : variations)
            m_home.push_back(v.present);
    }

    Problems first()
    {
        m_tried.insert(m_home);
        return add(m_home);
    }

    void alone(std::size_t most)
    {
        for (std::size_t v = 0; v < m_variations.size(); ++v) {
            std::vector<std::size_t> levels = m_home;
            for (levels[v] = 0; levels[v] < m_variations[v].levels.size(); ++levels[v])
                tryOnce(levels, most);
        }
    }

    /// All in turn.
    void every(std::size_t most)
    {
        std::vector<std::size_t> levels(m_home.size(), 0);
        for (std::size_t v = 0; v < levels.size();) {
            tryOnce(levels, most);
            for (v = 0; v < levels.size() && ++levels[v] == m_variations[v].levels.size(); ++v)
                levels[v] = 0;
        }
    }

    /// Drawn by lot, which is the same one every time.
    void some(std::size_t most)
    {
        Rng rng(0xFA1);
        const std::size_t tries = 40 * most;
        for (std::size_t i = 0; i < tries && m_out.options.size() < most; ++i) {
            std::vector<std::size_t> levels;
            for (const FairVariation &v : m_variations)
                levels.push_back(rng.below(static_cast<std::uint32_t>(v.levels.size())));
            tryOnce(levels, most);
        }
    }

    FairOptions take() { return std::move(m_out); }

private:
    void tryOnce(const std::vector<std::size_t> &levels, std::size_t most)
    {
        if (m_out.options.size() < most && m_tried.insert(levels).second && !add(levels).empty())
            ++m_out.refused;
    }

    Problems add(const std::vector<std::size_t> &levels)
    {
        FairOption option{levels, 0, m_present, nullptr};
        option.rules.official = false;
        for (std::size_t v = 0; v < levels.size(); ++v) {
            const FairLevel &level = m_variations[v].levels[levels[v]];
            option.distance += level.distance;
            if (levels[v] != m_home[v])
                (*option.rules.changes)[m_variations[v].param] = level.value;
        }
        const Loaded<RuleValues> values = effectiveValues(m_game.schema, option.rules);
        if (!values)
            return values.error();
        if (Problems wrong = checkSeats(m_game.schema, *values, m_seats); hasErrors(wrong))
            return wrong;
        option.game = m_game.create(*values, m_seats);
        m_out.options.push_back(std::move(option));
        return {};
    }

    const GameDefinition &m_game;
    const RuleSet &m_present;
    int m_seats;
    const std::vector<FairVariation> &m_variations;
    std::vector<std::size_t> m_home; ///< levels of the present rules
    std::set<std::vector<std::size_t>> m_tried;
    FairOptions m_out;
};

} // namespace

Loaded<FairOptions> fairOptions(const GameDefinition &game, const RuleSet &present, int seats,
                                const std::vector<FairVariation> &variations, int most)
{
    Lister lister(game, present, seats, variations);
    if (const Problems wrong = lister.first(); !wrong.empty())
        return wrong;
    const auto wanted = static_cast<std::size_t>(std::max(2, most));
    const std::uint64_t all = fairCombinations(variations);
    if (all <= wanted) {
        lister.every(wanted);
    } else {
        lister.alone(wanted / 2 + 1);
        lister.some(wanted);
    }
    FairOptions out = lister.take();
    out.combinations = all;
    return out;
}

} // namespace takujo
