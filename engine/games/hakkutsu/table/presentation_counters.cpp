#include "rules/names.h"
#include "table/presentation_writer.h"

#include <algorithm>

namespace takujo::hakkutsu {

void PresentationWriter::counters()
{
    const Params &p = params();
    const auto counter = [this](const std::string &id, int value, const char *clause) {
        m_table.counters.push_back({id, Text("counter." + id), value, kNoSeat, clause});
    };
    counter("round", m_view.round, "HK-10");
    counter("empty", m_view.empty, "HK-11");
    if (p.byRounds)
        counter("rounds", p.rounds, "HK-12");
    else
        counter("emptyToEnd", p.emptyToEnd, "HK-11");
    counter("bank", m_view.bank, "HK-A17");
    counter("deck", m_view.deckSize, "HK-20");
}

bool PresentationWriter::lastRound() const
{
    const Params &p = params();
    if (m_view.phase == Phase::Over)
        return false;
    return p.byRounds ? m_view.round >= p.rounds
                      : m_view.empty >= p.emptyToEnd || m_view.round >= p.roundCap;
}

TableFacts PresentationWriter::facts() const
{
    const Params &p = params();
    TableFacts facts;
    facts.phase = static_cast<int>(m_view.phase);
    facts.turnSeat = m_view.actor;
    facts.empty = m_view.empty;
    facts.emptyToEnd = p.byRounds ? 0 : p.emptyToEnd;
    facts.round = m_view.round;
    facts.rounds = p.byRounds ? p.rounds : 0;
    facts.lastRound = lastRound();
    facts.bank = m_view.bank;
    facts.deck = m_view.deckSize;
    facts.helicopters = m_view.discards[toIndex(Effect::Helicopter)];
    facts.capacity = p.capacity();
    facts.track.assign(p.track.begin(), p.track.begin() + p.capacity() + 1);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        addSeat(facts, seat);
    return facts;
}

void PresentationWriter::addSeat(TableFacts &facts, SeatId seat) const
{
    const Params &p = params();
    const Holding got = holdingOf(p, m_view, seat, false);
    const SeatScore score = scoreOf(p, m_view, seat, kNone, false);
    int rocks = 0;
    for (const std::uint8_t copies : m_view.got[toIndex(seat)])
        rocks += copies;
    facts.coins.push_back(m_view.coins[toIndex(seat)]);
    facts.limit.push_back(m_rules.fundLimit(m_view, seat));
    facts.mobility.push_back(m_rules.mobility(m_view, seat));
    facts.units.push_back(m_view.units[toIndex(seat)]);
    facts.cards.push_back(m_view.handSize[toIndex(seat)]);
    facts.score.push_back(score.sum());
    facts.rocks.push_back(rocks);
    facts.fossils.push_back(got.fossils);
    std::array<int, kCategories> points{};
    for (std::size_t kind = 0; kind < p.rocks.size(); ++kind)
        points[toIndex(p.rocks[kind].category)] +=
            m_view.got[toIndex(seat)][kind] * p.rocks[kind].points;
    points[toIndex(Category::Fossil)] += score.fossils;
    points[toIndex(Category::Mineral)] += score.mica;
    points[toIndex(Category::Gem)] += score.crystal;
    for (int c = 0; c < kCategories; ++c) {
        facts.categoryCards.push_back(got.categories[toIndex(c)]);
        facts.categoryPoints.push_back(points[toIndex(c)]);
    }
}

void PresentationWriter::seatPanels()
{
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        SeatSummary summary;
        summary.seat = seat;
        summary.score =
            scoreOf(params(), m_view, seat,
                    m_view.phase == Phase::Over ? m_view.museum[toIndex(seat)] : kNone, false)
                .sum();
        summary.detail = Text("seat.detail")
                             .num("mobility", m_rules.mobility(m_view, seat))
                             .num("coins", m_view.coins[toIndex(seat)])
                             .num("cards", m_view.handSize[toIndex(seat)]);
        summary.active = m_view.phase != Phase::Over && seat == m_view.actor;
        m_table.seats.push_back(std::move(summary));
    }
}

Text PresentationWriter::phase() const
{
    switch (m_view.phase) {
    case Phase::Over: return Text("phase.over");
    case Phase::Museum:
    case Phase::Keep: return Text("phase.setup");
    default: break;
    }
    if (params().byRounds)
        return Text("phase.round.of").num("round", m_view.round).num("rounds", params().rounds);
    return Text(lastRound() ? "phase.last" : "phase.round").num("round", m_view.round);
}

} // namespace takujo::hakkutsu
