#pragma once
#include "match/match.h"

#include <map>
#include <string>
#include <vector>

namespace takujo {

/// Counts events of finished matches by what one of their arguments says, with the win share of who
/// did it: how often each card is drawn and used, how each secret role does. Not thread-safe.
class EventStatistics
{
public:
    /// @param specs "text id=argument", as in log.spent=card; the argument may stand in the event's
    /// text or in its detail; a list counts each of its items
    EventStatistics(const TextCatalog &texts, const std::vector<std::string> &specs);
    /// False: a spec without '='.
    bool ok() const { return m_ok; }

    void add(const Match &match);

    struct Row
    {
        std::string event;
        std::string value; ///< in English
        std::uint64_t count = 0;
        std::uint64_t matches = 0; ///< in which it came at least once
        double winShare = 0;       ///< mean over the events; a shared win is a fraction
    };
    std::vector<Row> rows() const;

private:
    struct Sum
    {
        std::uint64_t count = 0;
        std::uint64_t matches = 0;
        std::uint64_t lastMatch = 0; ///< the last one counted in `matches`, from 1
        double wins = 0;
    };
    struct Spec
    {
        std::string id;
        std::string argument;
    };

    void count(const Spec &spec, const Event &event, double win);

    Renderer m_render;
    std::vector<Spec> m_specs;
    std::map<std::pair<std::string, std::string>, Sum> m_sums;
    std::uint64_t m_matches = 0;
    bool m_ok = true;
};

} // namespace takujo
