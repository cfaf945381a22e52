#include "event_statistics.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace takujo {

namespace {

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

void EventStatistics::count(const Spec &spec, const Event &event, double win)
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
        Sum &sum = m_sums[{spec.id, what}];
        sum.count += n;
        sum.wins += win * static_cast<double>(n);
        sum.matches += std::exchange(sum.lastMatch, m_matches) != m_matches;
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

void EventStatistics::add(const Match &match)
{
    ++m_matches;
    const SeatSet winners = match.record().result.value_or(MatchResult{}).winners;
    const int shared = std::max(1, std::popcount(winners));
    for (int seat = 0; seat < match.game().seats(); ++seat) {
        const auto who = static_cast<SeatId>(seat);
        const double win = contains(winners, who) ? 1.0 / shared : 0;
        for (int ply = -1; ply < match.plyCount(); ++ply) {
            for (const Event &event : match.events(who, ply)) { // its own events it sees in full
                for (const Spec &spec : m_specs) {
                    if (event.actor == who)
                        count(spec, event, win);
                }
            }
        }
    }
}

std::vector<EventStatistics::Row> EventStatistics::rows() const
{
    std::vector<Row> out;
    for (const auto &[key, sum] : m_sums)
        out.push_back({key.first, key.second, sum.count, sum.matches,
                       sum.wins / static_cast<double>(sum.count)});
    return out;
}

} // namespace takujo
