#include "rules/names.h"
#include "rules/scoring.h"
#include "table/presentation_writer.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

Text contestName(const Params &params, ContestKind contest)
{
    return Text("contest." + contestId(contest)).num("fish", params.fishToEnd);
}

Text contestTip(const Params &params, ContestKind contest)
{
    std::vector<Text> small;
    for (const SpeciesData &species : params.species) {
        if (species.small)
            small.push_back(speciesName(species.name));
    }
    return Text("tip.contest." + contestId(contest))
        .num("fish", params.fishToEnd)
        .num("goal", params.speciesGoal)
        .list("small", std::move(small));
}

/// What is still to be won of a pile.
Text supplyName(const Params &params, ContestKind contest, int points, int left)
{
    Text name = Text(left > 0 ? "trophy.supply" : "trophy.none")
                    .sub("contest", contestName(params, contest));
    return left > 0 ? std::move(name).num("points", points).num("left", left) : name;
}

Pounds poundsOf(const Params &params, const View &view, SeatId seat, int location)
{
    const auto s = toIndex(seat);
    Pounds out;
    for (int k = params.firstSpecies[toIndex(location)];
         k < params.firstSpecies[toIndex(location) + 1]; ++k) {
        std::uint32_t fish = Rules::fishOf(view, seat, k);
        if ((fish & view.chosen[s]) != 0) // CW-27: the others count for nothing any more
            fish &= view.chosen[s];
        int low = 0;
        int high = 0;
        for (; fish != 0; fish &= fish - 1) {
            const std::uint8_t kind = view.kinds[s][toIndex(std::countr_zero(fish))];
            const SpeciesData &front = params.species[toIndex(k)];
            low = std::max<int>(low, kind == kNone ? front.low : params.fish[kind].lbs);
            high = std::max<int>(high, kind == kNone ? front.high : params.fish[kind].lbs);
        }
        out.low += low;
        out.high += high;
        out.fish += high > 0 ? 1 : 0;
    }
    return out;
}

} // namespace

int certainAt(const std::vector<Pounds> &all, int rank)
{
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        int ahead = 0;
        bool unsure = all[seat].fish == 0;
        for (std::size_t other = 0; other < all.size(); ++other) {
            if (other == seat || all[other].fish == 0)
                continue;
            const bool above = all[other].low > all[seat].high;
            ahead += above ? 1 : 0;
            unsure = unsure || (!above && all[other].high >= all[seat].low);
        }
        if (!unsure && ahead + 1 == rank)
            return static_cast<int>(seat);
    }
    return -1;
}

std::vector<Pounds> poundsAt(const Rules &rules, const View &view, int location)
{
    std::vector<Pounds> all;
    for (SeatId seat = 0; seat < rules.seats(); ++seat)
        all.push_back(poundsOf(rules.params(), view, seat, location));
    return all;
}

void PresentationWriter::wonTrophy(SeatId seat, ContestKind contest, int points, const char *clause,
                                   int &slot)
{
    const std::string kind = "trophy-" + contestId(contest);
    Piece &trophy =
        m_table.addPiece(trophyId(contest, seat), kind, seatZone("won", seat), slot++, seat);
    trophy.label = Text("text.number").num("number", points);
    trophy.name =
        Text("trophy.name").sub("contest", contestName(m_params, contest)).num("points", points);
    trophy.tip = contestTip(m_params, contest);
    trophy.clause = clause;
    PieceFacts facts;
    facts.contest = static_cast<int>(contest);
    facts.points = points;
    trophy.facts = facts;
}

void PresentationWriter::won(SeatId seat)
{
    const auto s = toIndex(seat);
    const std::string id = seatZone("won", seat);
    m_table.addZone(id, Zone::Kind::Row, Text("zone.won").seat("who", seat), seat);
    int slot = 0;
    for (std::uint32_t rest = m_view.mysteryWon[s]; rest != 0; rest &= rest - 1)
        mysteryTrophy(std::countr_zero(rest), id, slot++, seat);
    if (const std::uint8_t rank = m_view.speciesRank[s]; rank > 0)
        wonTrophy(seat, ContestKind::Species, m_params.ladder[rank - 1U], "CW-21", slot);
    if (const std::uint8_t rank = m_view.smallRank[s]; rank > 0)
        wonTrophy(seat, ContestKind::Small, m_params.ladder[rank - 1U], "CW-22", slot);
    if (contains(m_view.alike, seat))
        wonTrophy(seat, ContestKind::Alike, m_params.masterPoints, "CW-23", slot);
    if (contains(m_view.different, seat))
        wonTrophy(seat, ContestKind::Different, m_params.masterPoints, "CW-23", slot);
    if (m_view.firstDone == seat)
        wonTrophy(seat, ContestKind::First, m_params.firstPoints, "CW-24", slot);
    for (std::uint64_t rest = m_view.mastersCaught[s]; rest != 0; rest &= rest - 1)
        masterCard({static_cast<std::uint8_t>(std::countr_zero(rest)), 7}, id, slot++, seat, true);
}

/// A pile of which everybody takes the top one at most once.
void PresentationWriter::ladder(ContestKind contest,
                                const std::array<std::uint8_t, kMaxSeats> &ranks,
                                const char *clause, int slot)
{
    const std::string kind = "trophy-" + contestId(contest);
    Piece &trophy = m_table.addPiece(pieceId(kind, 0), kind, "trophies", slot);
    const int count = static_cast<int>(m_params.ladder.size());
    int taken = 0;
    PieceFacts facts;
    facts.contest = static_cast<int>(contest);
    facts.prizes.assign(m_params.ladder.begin(), m_params.ladder.end());
    facts.winners.assign(m_params.ladder.size(), -1);
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        if (ranks[s] == 0)
            continue;
        ++taken;
        facts.winners[ranks[s] - 1U] = static_cast<int>(s);
    }
    const int points = taken < count ? m_params.ladder[toIndex(taken)] : 0;
    trophy.facts = facts;
    trophy.label = Text("text.number").num("number", points);
    trophy.name = supplyName(m_params, contest, points, count - taken);
    trophy.tip = contestTip(m_params, contest);
    trophy.clause = clause;
}

void PresentationWriter::fixedTrophy(ContestKind contest, SeatSet owners, int points, int left,
                                     const char *clause, int slot)
{
    const std::string kind = "trophy-" + contestId(contest);
    Piece &trophy = m_table.addPiece(pieceId(kind, 0), kind, "trophies", slot);
    PieceFacts facts;
    facts.contest = static_cast<int>(contest);
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        if (contains(owners, s))
            facts.winners.push_back(s);
    }
    facts.prizes.assign(facts.winners.size() + toIndex(left), points);
    trophy.facts = facts;
    trophy.label = Text("text.number").num("number", points);
    trophy.name = supplyName(m_params, contest, points, left);
    trophy.tip = contestTip(m_params, contest);
    trophy.clause = clause;
}

/// Who took the trophies of a location, ties broken (CW-29).
void PresentationWriter::finalRanks(int location, std::vector<int> &winners) const
{
    const Scoring scoring(m_rules, m_view, m_view.kinds, m_view.chosen);
    for (const Entry &entry : scoring.contest(location)) {
        if (entry.rank > 0 && toIndex(entry.rank) <= m_params.ladder.size())
            winners[toIndex(entry.rank - 1)] = entry.seat;
    }
}

/// CW-28 as far as this seat knows: own pounds exactly, others' between the ranges of the fronts.
void PresentationWriter::locationTrophy(int location, int slot)
{
    const std::string &name = locationNames()[toIndex(location)];
    Piece &trophy =
        m_table.addPiece(pieceId("trophy-" + name, 0), "trophy-" + name, "trophies", slot);
    const std::vector<Pounds> pounds = poundsAt(m_rules, m_view, location);
    PieceFacts facts;
    facts.contest = location;
    facts.prizes.assign(m_params.ladder.begin(), m_params.ladder.end());
    facts.winners.assign(m_params.ladder.size(), -1);
    if (m_over)
        finalRanks(location, facts.winners);
    std::vector<Text> standing;
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        const Pounds &sum = pounds[toIndex(s)];
        standing.push_back(
            sum.low == sum.high
                ? Text("standing.exact").seat("who", s).num("lbs", sum.low)
                : Text("standing.range").seat("who", s).num("low", sum.low).num("high", sum.high));
    }
    for (int rank = 1; rank <= static_cast<int>(facts.winners.size()); ++rank) {
        int &winner = facts.winners[toIndex(rank - 1)];
        winner = winner < 0 ? certainAt(pounds, rank) : winner;
    }
    trophy.facts = facts;
    trophy.label = Text("text.number").num("number", m_params.ladder.front());
    trophy.name = Text("trophy.location")
                      .sub("location", locationName(location))
                      .num("points", m_params.ladder.front());
    trophy.tip = Text("tip.contest.location").list("standing", std::move(standing));
    trophy.clause = "CW-28";
}

void PresentationWriter::trophies()
{
    m_table.addZone("trophies", Zone::Kind::Row, Text("zone.trophies"));
    for (int location = 0; location < kLocations; ++location)
        locationTrophy(location, location);
    ladder(ContestKind::Species, m_view.speciesRank, "CW-21", 3);
    ladder(ContestKind::Small, m_view.smallRank, "CW-22", 4);
    const int seats = m_rules.seats();
    fixedTrophy(ContestKind::Alike, m_view.alike, m_params.masterPoints,
                seats - std::popcount(m_view.alike), "CW-23", 5);
    fixedTrophy(ContestKind::Different, m_view.different, m_params.masterPoints,
                seats - std::popcount(m_view.different), "CW-23", 6);
    fixedTrophy(ContestKind::First, seatBit(m_view.firstDone), m_params.firstPoints,
                m_view.firstDone == kNoSeat ? 1 : 0, "CW-24", 7);
    m_table.addZone("mystery", Zone::Kind::Stack, Text("zone.mystery")).count =
        std::popcount(m_view.mysteryLeft);
    if (m_view.mystery == kNone)
        return;
    const MysteryData &data = m_params.mystery[m_view.mystery];
    Piece &trophy = mysteryTrophy(m_view.mystery, "mystery", 0, kNoSeat);
    trophy.label = Text("mystery.label").num("lbs", data.lbs);
    trophy.tip = Text("tip.mystery").num("lbs", data.lbs).num("points", data.points);
}

Piece &PresentationWriter::mysteryTrophy(int number, const std::string &zoneId, int slot,
                                         SeatId owner)
{
    const MysteryData &data = m_params.mystery[toIndex(number)];
    Piece &trophy = m_table.addPiece(mysteryId(number), "trophy-mystery", zoneId, slot, owner);
    trophy.label = Text("text.number").num("number", data.points);
    trophy.name = Text("mystery.name").num("lbs", data.lbs).num("points", data.points);
    trophy.clause = "CW-20";
    PieceFacts facts;
    facts.contest = static_cast<int>(ContestKind::Mystery);
    facts.points = data.points;
    trophy.facts = facts;
    return trophy;
}

void PresentationWriter::seatPanel(SeatId seat)
{
    int tokens = 0;
    for (const std::uint8_t n : m_view.tackle[toIndex(seat)])
        tokens += n;
    SeatSummary summary;
    summary.seat = seat;
    summary.score = m_rules.sureScore(m_view, seat);
    if (m_over)
        summary.score = m_rules.standing(m_view).score[toIndex(seat)];
    summary.detail =
        Text("seat.detail").num("fish", m_view.caught[toIndex(seat)]).num("tackle", tokens);
    summary.active = !m_over && seat == m_view.actor;
    m_table.seats.push_back(std::move(summary));
}

} // namespace takujo::coldwater
