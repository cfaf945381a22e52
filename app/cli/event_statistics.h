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

    /// The events of one match, as rows of JSON: [event, value, count, wins]. Any thread.
    Json eventsOf(const Match &match) const;
    /// Counts them. @returns false when these are none
    bool add(const Json &events);

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
        double wins = 0;
    };
    using Sums = std::map<std::pair<std::string, std::string>, Sum>;
    struct Spec
    {
        std::string id;
        std::string argument;
    };

    void count(const Spec &spec, const Event &event, double win, Sums &sums) const;

    Renderer m_render;
    std::vector<Spec> m_specs;
    Sums m_sums;
    bool m_ok = true;
};

} // namespace takujo
