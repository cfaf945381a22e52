#include "event_statistics.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

constexpr std::int64_t kMostEvents = 1'000'000'000; ///< of one kind in a match

const TextValue *argumentOf(const Text &text, const std::string &name)
{
    for (const auto &[key, value] : text.args) {
        if (key == name)
            return &value;
    }
    return nullptr;
}

} // namespace

EventStatistics::EventStatistics(const TextCatalog &texts, const std::vector<std::string> &specs)
{
    m_render.catalog = &texts;
    m_render.language = Language::En;
    for (const std::string &spec : specs) {
        const std::size_t equals = spec.find('=');
        m_ok = m_ok && equals != std::string::npos;
        m_specs.push_back({spec.substr(0, equals), m_ok ? spec.substr(equals + 1) : std::string()});
    }
}

void EventStatistics::count(const Spec &spec, const Event &event, double win, Sums &sums) const
{
    if (event.text.id != spec.id)
        return;
    const TextValue *value = argumentOf(event.text, spec.argument);
    if (!value)
        value = argumentOf(event.detail, spec.argument);
    if (!value)
        return;
    const TextValue *times = argumentOf(event.text, "count");
    const auto note = [&](const std::string &what, std::uint64_t n) {
        Sum &sum = sums[{spec.id, what}];
        sum.count += n;
        sum.wins += win * static_cast<double>(n);
    };
    if (value->type == TextValue::Type::List) {
        for (const Text &item : value->texts)
            note(m_render(item), 1);
        return;
    }
    if (value->type == TextValue::Type::Sub) {
        note(m_render(value->texts.front()), times ? static_cast<std::uint64_t>(times->number) : 1);
        return;
    }
    TextCatalog one;
    one.add(Language::En, R"({"value": "{value}"})");
    Text plain("value");
    plain.args.push_back({"value", *value});
    const Renderer render{&one, Language::En, {}};
    note(render(plain), 1);
}

Json EventStatistics::eventsOf(const Match &match) const
{
    Sums sums;
    const SeatSet winners = match.record().result.value_or(MatchResult{}).winners;
    const int shared = std::max(1, std::popcount(winners));
    for (int seat = 0; seat < match.game().seats(); ++seat) {
        const auto who = static_cast<SeatId>(seat);
        const double win = contains(winners, who) ? 1.0 / shared : 0;
        for (int ply = -1; ply < match.plyCount(); ++ply) {
            for (const Event &event : match.events(who, ply)) { // its own events it sees in full
                for (const Spec &spec : m_specs) {
                    if (event.actor == who)
                        count(spec, event, win, sums);
                }
            }
        }
    }
    Json out = Json::array();
    for (const auto &[key, sum] : sums)
        out.push_back({key.first, key.second, sum.count, sum.wins});
    return out;
}

bool EventStatistics::add(const Json &events)
{
    if (!events.is_array())
        return false;
    for (const Json &event : events) {
        if (!event.is_array() || event.size() != 4 || !event[0].is_string() ||
            !event[1].is_string() || !event[2].is_number_integer() || !event[3].is_number())
            return false;
        const auto count = event[2].get<std::int64_t>();
        const auto wins = event[3].get<double>();
        if (count < 0 || count > kMostEvents || wins < 0 || wins > static_cast<double>(count))
            return false;
        Sum &sum = m_sums[{event[0].get<std::string>(), event[1].get<std::string>()}];
        sum.count += static_cast<std::uint64_t>(count);
        sum.wins += wins;
        ++sum.matches;
    }
    return true;
}

std::vector<EventStatistics::Row> EventStatistics::rows() const
{
    std::vector<Row> out;
    for (const auto &[key, sum] : m_sums)
        out.push_back({key.first, key.second, sum.count, sum.matches,
                       sum.wins / static_cast<double>(std::max<std::uint64_t>(1, sum.count))});
    return out;
}

} // namespace takujo
