#include "conformance_uniform.h"

#include "conformance_statistics.h"
#include "conformance_worlds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace takujo::conformance {

namespace {

constexpr double kLeastP = 0.001;
constexpr std::size_t kWholeWorlds = 200; ///< as many different worlds are compared one by one
constexpr int kLeastCount = 10;           ///< rarer values of a place are counted together

/// How often each value was met, in the two sets of worlds.
using Counts2 = std::array<int, 2>;

/// Every scalar inside a state's JSON by its path, counted for two sets of worlds.
class EventStatistics
{
public:
    void add(const Json &state, const StateBlob &bytes, std::size_t set)
    {
        m_path.clear();
        walk(state, set);
        ++m_worlds[bytes.hash()][set];
    }

    /// Least p over all places, already corrected for their number; `where` the worst of them.
    double leastP(std::string &where) const
    {
        double least = 1;
        int tested = 0;
        const auto take = [&](double p, const std::string &name) {
            ++tested;
            if (p < least) {
                least = p;
                where = name;
            }
        };
        for (const auto &[path, values] : m_places) {
            if (values.size() > 1 && sampled(values))
                take(pOf(values), path);
        }
        if (m_worlds.size() > 1 && m_worlds.size() <= kWholeWorlds && leftOpen().empty())
            take(pOf(m_worlds), "whole worlds");
        return std::min(1.0, least * std::max(1, tested));
    }

    /// Places that exist in real worlds only: the sampler leaves them empty, which gives nothing away.
    std::set<std::string> leftOpen() const
    {
        std::set<std::string> open;
        for (const auto &[path, values] : m_places) {
            if (!sampled(values))
                open.insert(path.substr(0, path.find('/', 1)));
        }
        return open;
    }

private:
    using Values = std::unordered_map<std::string, Counts2>;

    static bool sampled(const Values &values)
    {
        return std::any_of(values.begin(), values.end(),
                           [](const auto &v) { return v.second[1] > 0; });
    }

    void walk(const Json &json, std::size_t set)
    {
        if (!json.is_structured()) {
            ++m_places[m_path][json.dump()][set];
            return;
        }
        std::size_t index = 0;
        for (const auto &item : json.items()) {
            const std::size_t length = m_path.size();
            m_path += "/" + (json.is_array() ? std::to_string(index++) : item.key());
            walk(item.value(), set);
            m_path.resize(length);
        }
    }

    template<class Map>
    static double pOf(const Map &values)
    {
        double chi = 0;
        int freedom = -1;
        Counts2 rest{};
        const auto add = [&](const Counts2 &n) {
            const double difference = n[0] - n[1];
            chi += difference * difference / (n[0] + n[1]);
            ++freedom;
        };
        for (const auto &[value, n] : values) {
            if (n[0] + n[1] >= kLeastCount)
                add(n);
            else
                rest = {rest[0] + n[0], rest[1] + n[1]};
        }
        if (rest[0] + rest[1] >= kLeastCount)
            add(rest);
        return freedom < 1 ? 1 : chiSquareTail(chi, freedom);
    }

    std::string m_path;
    std::unordered_map<std::string, Values> m_places;
    std::unordered_map<std::uint64_t, Counts2> m_worlds;
};

} // namespace

bool checkUniform(const Setup &setup, const MatchRecord &record, int plies, SeatId viewer,
                  int samples, Findings &findings)
{
    const Game &game = *setup.game;
    RedrawnWorlds worlds(game, record, plies, viewer);
    if (worlds.hidden() == 0 || !worlds.exact())
        return false;
    EventStatistics tally;
    const int which = plies * 8 + viewer + 1;
    Rng rng(combine64(record.seed, static_cast<std::uint64_t>(which)));
    int drawn = 0;
    for (int attempt = 0; attempt < samples * 4 && drawn < samples; ++attempt) {
        if (const auto world = worlds.draw(rng, false)) {
            tally.add(game.stateToJson(world->state), world->state, 0);
            ++drawn;
        }
    }
    if (drawn < samples)
        return false;
    for (int i = 0; i < samples; ++i) {
        const StateBlob state = game.determinize(worlds.view(), rng);
        tally.add(game.stateToJson(state), state, 1);
    }
    for (const std::string &path : tally.leftOpen())
        findings.note("the sampler leaves " + path + " empty");
    std::string where;
    const double p = tally.leastP(where);
    findings.expect(p > kLeastP, "uniform",
                    "samples for seat " + std::to_string(viewer + 1) +
                        " are not uniform: p = " + std::to_string(p) + " at " + where);
    return true;
}

} // namespace takujo::conformance
