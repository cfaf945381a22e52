#include "tablewriter.h"
#include "words.h"

#include <algorithm>

namespace takujo::hakkutsu {

void TableWriter::counter(std::string id, Text label, int value, std::string clause, SeatId owner)
{
    m_table.counters.push_back({std::move(id), std::move(label), value, owner, std::move(clause)});
}

void TableWriter::counters()
{
    const Params &p = params();
    counter("empty", Text("counter.empty"), m_view.empty, "HK-11");
    counter("emptyToEnd", Text("counter.emptyToEnd"), p.byRounds ? 0 : p.emptyToEnd, "HK-11");
    counter("round", Text("counter.round"), m_view.round, "HK-10");
    counter("rounds", Text("counter.rounds"), p.byRounds ? p.rounds : 0, "HK-12");
    counter("roundCap", Text("counter.roundCap"), p.roundCap, "HK-A13");
    const bool last = p.byRounds ? m_view.round >= p.rounds
                                 : m_view.empty >= p.emptyToEnd || m_view.round >= p.roundCap;
    counter("lastRound", Text("counter.lastRound"), last ? 1 : 0, "HK-11");
    counter("bank", Text("counter.bank"), m_view.bank, "HK-A17");
    counter("deck", Text("counter.deck"), m_view.deckSize, "HK-20");
    counter("start", Text("counter.start"), 0, "HK-5");
    counter("turnSeat", Text("counter.turnSeat"), m_view.actor, "HK-10");
    for (int units = 0; units <= p.capacity(); ++units)
        counter("track." + std::to_string(units), Text("counter.track").num("units", units),
                p.track[at(units)], "HK-14");
    for (SeatId seat = 0; seat < m_core.seats(); ++seat)
        seatCounters(seat);
    if (m_view.seat == kNoSeat || m_view.museum[at(m_view.seat)] == kNone)
        return;
    const int museum = m_view.museum[at(m_view.seat)];
    counter("museumNow", Text("counter.museumNow"),
            museumPoints(p, holdingOf(p, m_view, m_view.seat, false), museum), "HK-23",
            m_view.seat);
    counter("museumAfter", Text("counter.museumAfter"),
            museumPoints(p, holdingOf(p, m_view, m_view.seat, true), museum), "HK-22", m_view.seat);
}

void TableWriter::seatCounters(SeatId seat)
{
    const Params &p = params();
    const auto add = [&](const char *id, int value, const char *clause) {
        counter(zoneOf(id, seat), Text(std::string("counter.seat.") + id).seat("who", seat), value,
                clause, seat);
    };
    const Holding got = holdingOf(p, m_view, seat, false);
    const SeatScore score = scoreOf(p, m_view, seat, kNone, false);
    int cartPoints = 0;
    for (const Load &load : m_view.cart[at(seat)])
        cartPoints += p.rocks[load.kind].points;
    int rocks = 0;
    for (const std::uint8_t copies : m_view.got[at(seat)])
        rocks += copies;
    add("coins", m_view.coins[at(seat)], "HK-4");
    add("limit", m_core.fundLimit(m_view, seat), "HK-19");
    add("mobility", m_core.mobility(m_view, seat), "HK-14");
    add("mobilityMax", m_core.mobilityAt(m_view, seat, 0), "HK-14");
    add("units", m_view.units[at(seat)], "HK-17");
    add("capacity", p.capacity(), "HK-A20");
    add("cards", m_view.handSize[at(seat)], "HK-A6");
    add("score", score.sum(), "HK-23");
    add("cartScore", cartPoints, "HK-22");
    add("fossils", got.fossils, "HK-24");
    add("rocks", rocks, "HK-21");
    add("magnetite", m_core.has(m_view, seat, Ability::Magnetite) ? 1 : 0, "HK-21");
    std::array<int, kCategories> byCategory{};
    for (std::size_t kind = 0; kind < p.rocks.size(); ++kind)
        byCategory[at(p.rocks[kind].category)] += m_view.got[at(seat)][kind] * p.rocks[kind].points;
    byCategory[at(Category::Fossil)] += score.fossils;
    byCategory[at(Category::Mineral)] += score.mica;
    byCategory[at(Category::Gem)] += score.crystal;
    for (int c = 0; c < kMuseumCategories; ++c) {
        const Text name = categoryName(static_cast<Category>(c));
        const std::string tail =
            "." + std::to_string(static_cast<int>(seat)) + "." + std::to_string(c);
        counter("cat" + tail, Text("counter.category").seat("who", seat).sub("category", name),
                got.categories[at(c)], "HK-23", seat);
        counter("catPoints" + tail,
                Text("counter.categoryPoints").seat("who", seat).sub("category", name),
                byCategory[at(c)], "HK-23", seat);
    }
}

void TableWriter::seatPanels()
{
    for (SeatId seat = 0; seat < m_core.seats(); ++seat) {
        SeatSummary summary;
        summary.seat = seat;
        summary.score =
            scoreOf(params(), m_view, seat,
                    m_view.phase == Phase::Over ? m_view.museum[at(seat)] : kNone, false)
                .sum();
        summary.detail = Text("seat.detail")
                             .num("mobility", m_core.mobility(m_view, seat))
                             .num("coins", m_view.coins[at(seat)])
                             .num("cards", m_view.handSize[at(seat)]);
        summary.active = m_view.phase != Phase::Over && seat == m_view.actor;
        m_table.seats.push_back(std::move(summary));
    }
}

Text TableWriter::phase() const
{
    switch (m_view.phase) {
    case Phase::Over: return Text("phase.over");
    case Phase::Museum:
    case Phase::Keep: return Text("phase.setup");
    default: break;
    }
    if (params().byRounds)
        return Text("phase.round.of").num("round", m_view.round).num("rounds", params().rounds);
    return Text(m_view.empty >= params().emptyToEnd ? "phase.last" : "phase.round")
        .num("round", m_view.round);
}

} // namespace takujo::hakkutsu
