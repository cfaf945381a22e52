#include "rules/event_writer.h"
#include "rules/names.h"
#include "rules/scoring.h"

#include <algorithm>

namespace takujo::coldwater {

void EventWriter::noFish(const State &s)
{
    add(EventType::Note, s.actor, "CW-A9",
        Text("log.no_fish")
            .num("zone", sizeOf(s.zone))
            .sub("location", locationName(s.target / kZones)));
}

void EventWriter::retargeted(const State &s, Tackle kind)
{
    const int species = s.cards[s.target].species;
    add(EventType::Note, s.actor, kind == kRod ? "CW-16" : "CW-17",
        Text("log.target").sub("species", speciesName(m_params, species)));
}

/// CW-A13: the owner sees the back, the others only the front.
void EventWriter::caught(const State &s, const Front &card, bool top)
{
    const auto seat = toIndex(s.actor);
    const int index = s.caught[seat] - 1;
    const SpeciesData &species = m_params.species[card.species];
    Event &event = add(EventType::Move, s.actor, top ? "CW-14" : "CW-12",
                       Text("log.caught").sub("species", speciesName(species.name)));
    event.detail = backText(m_params, s.kinds[seat][toIndex(index)]);
    event.sound = "catch";
    const std::string &location = locationNames()[species.location];
    motion(frontId(m_params, card), catchId(m_params, s.actor, index, card.species),
           (top ? "deck." : "loc.") + location, seatZone("catch", s.actor), index);
    onlyActorSeesDetail();
}

void EventWriter::slotRefilled(const State &s)
{
    const Front &card = s.cards[s.target];
    if (card.species == kNone) {
        add(EventType::Note, kNoSeat, "CW-30",
            Text("log.short").sub("location", locationName(s.target / kZones)));
        return;
    }
    add(EventType::Refill, kNoSeat, "CW-15", {});
    const std::string &location = locationNames()[toIndex(s.target / kZones)];
    motion(frontId(m_params, card), frontId(m_params, card), "deck." + location, "loc." + location,
           s.target % kZones);
}

void EventWriter::topShown(const State &s, int location)
{
    const Front &card = s.tops[toIndex(location)];
    if (card.species == kNone)
        return;
    const std::string deck = "deck." + locationNames()[toIndex(location)];
    add(EventType::Reveal, kNoSeat, "CW-A14", {});
    motion({}, frontId(m_params, card), deck, deck, 0);
}

void EventWriter::claimed(const State &s)
{
    const auto seat = toIndex(s.actor);
    const int index = s.caught[seat] - 1;
    const std::uint8_t species = s.species[seat][toIndex(index)];
    const MysteryData &trophy = m_params.mystery[s.mystery];
    Event &event = add(EventType::Score, s.actor, "CW-20",
                       Text("log.mystery")
                           .sub("species", speciesName(m_params, species))
                           .num("points", trophy.points));
    event.detail = backText(m_params, s.kinds[seat][toIndex(index)]); // CW-A18: the whole back
    motion(mysteryId(s.mystery), mysteryId(s.mystery), "mystery", seatZone("won", s.actor));
    const std::string id = catchId(m_params, s.actor, index, species);
    motion(id, id, seatZone("catch", s.actor), seatZone("catch", s.actor), index);
}

void EventWriter::mysteryShown(const State &s)
{
    if (s.mystery == kNone)
        return;
    const MysteryData &trophy = m_params.mystery[s.mystery];
    add(EventType::Reveal, kNoSeat, "CW-A3", {});
    motion({}, mysteryId(s.mystery), "mystery", "mystery", 0);
    add(EventType::Note, kNoSeat, "CW-A3",
        Text("log.next_mystery").num("lbs", trophy.lbs).num("points", trophy.points));
}

void EventWriter::trophy(const State &s, const char *contest, int points, const char *clause)
{
    add(EventType::Score, s.actor, clause,
        Text(std::string("log.trophy.") + contest)
            .num("points", points)
            .num("fish", m_params.fishToEnd));
    const std::string kind = std::string("trophy-") + contest;
    motion(pieceId(kind, 0), pieceId(kind, 1 + s.actor), "trophies", seatZone("won", s.actor));
}

void EventWriter::triggered(const State &s)
{
    switch (s.end) {
    case EndReason::Fish: {
        const auto most = std::max_element(s.caught.begin(), s.caught.end());
        add(EventType::Phase, static_cast<SeatId>(most - s.caught.begin()), "CW-26",
            Text("log.end.fish").num("fish", *most));
        break;
    }
    case EndReason::ShortLocation:
        add(EventType::Phase, kNoSeat, "CW-30", Text("log.end.short"));
        break;
    case EndReason::AllEmpty:
        add(EventType::Phase, kNoSeat, "CW-A21", Text("log.end.empty"));
        break;
    default:
        add(EventType::Phase, kNoSeat, "CW-A21",
            Text("log.end.rounds").num("rounds", m_params.maxRounds));
        break;
    }
    if (s.lastTurns > 0)
        add(EventType::Note, kNoSeat, "CW-26", Text("log.last_turns").num("turns", s.lastTurns));
}

void EventWriter::contestBegins()
{
    add(EventType::Phase, kNoSeat, "CW-27", Text("log.contest")).heading = true;
}

/// CW-A19: who has chosen is seen, what is not.
void EventWriter::chose(const State &s, int kind)
{
    const int species = m_params.fish[toIndex(kind)].species;
    add(EventType::Place, s.actor, "CW-27",
        Text("log.chose").sub("species", speciesName(m_params, species)))
        .detail = backText(m_params, kind);
    onlyActorSeesDetail();
}

void EventWriter::contestResult(const State &s, int location)
{
    const Scoring scoring(m_rules, s, s.kinds, s.chosen);
    const Contest contest = scoring.contest(location);
    for (int rank = 1; rank <= m_rules.seats(); ++rank) {
        for (const Entry &entry : contest) {
            if (entry.seat == kNoSeat || entry.rank != rank)
                continue;
            add(EventType::Score, entry.seat, entry.byTime ? "CW-29" : "CW-28",
                Text("log.location")
                    .sub("location", locationName(location))
                    .num("lbs", entry.lbs)
                    .num("points", scoring.locationPoints(entry)));
        }
    }
}

void EventWriter::ended(const State &s)
{
    const Outcome outcome = m_rules.outcome(s);
    Event &event = add(EventType::Reveal, kNoSeat, "CW-A19", Text("log.revealed"));
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
        const std::string zone = seatZone("catch", seat);
        for (int i = 0; i < s.caught[toIndex(seat)]; ++i) {
            const std::string id = catchId(m_params, seat, i, s.species[toIndex(seat)][toIndex(i)]);
            if ((s.chosen[toIndex(seat)] >> i & 1) != 0)
                event.motions.push_back({id, id, zone, zone, i});
        }
    }
    for (int location = 0; location < kLocations; ++location)
        contestResult(s, location);
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        add(EventType::Score, seat, "CW-31",
            Text("log.score").num("points", outcome.score[toIndex(seat)]));
    add(EventType::End, kNoSeat, outcome.clause, outcome.headline);
}

} // namespace takujo::coldwater
