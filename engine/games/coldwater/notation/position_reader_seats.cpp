#include "notation/position_reader.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::coldwater {

void PositionReader::seats()
{
    const Json &json = member(m_json, "seats");
    if (!json.is_null() && (!json.is_array() || json.size() != toIndex(m_params.seats)))
        return fail("position.seats", "seats");
    for (SeatId s = 0; s < m_params.seats; ++s) {
        m_s.hand[toIndex(s)] = 1;
        if (!json.is_null())
            seat(s, json[toIndex(s)]);
    }
}

void PositionReader::seat(SeatId seat, const Json &json)
{
    keys(json, "seats/" + std::to_string(seat),
         {"hand", "bait", "tackle", "open", "masters", "mystery", "speciesRank", "smallRank",
          "alike", "different", "first", "fish"});
    const auto s = toIndex(seat);
    m_s.hand[s] = static_cast<std::uint8_t>(number(json, "hand", 1, 0, 2));
    counts(member(json, "tackle"), "seats/tackle", tackleNames(), m_s.tackle[s],
           m_params.tackleEach);
    boxes(seat, json);
    mastersOf(seat, json);
    trophiesOf(seat, json);
    fish(seat, json);
}

void PositionReader::boxes(SeatId seat, const Json &json)
{
    const Json &bait = member(json, "bait");
    if (bait.is_null())
        return;
    keys(bait, "seats/bait", {"3", "4", "5", "6"});
    for (int zone = 0; zone < kZones; ++zone) {
        counts(member(bait, std::to_string(sizeOf(zone)).c_str()), "seats/bait", colourNames(),
               m_s.bait[toIndex(seat)][toIndex(zone)], sizeOf(zone));
    }
}

void PositionReader::mastersOf(SeatId seat, const Json &json)
{
    const auto s = toIndex(seat);
    const Json &open = member(json, "open");
    if (!open.is_null() && (!open.is_array() || open.size() > toIndex(m_params.masterLimit)))
        return fail("position.open", "seats/open");
    for (const Json &value : open) {
        keys(value, "seats/open", {"card", "filled"});
        const auto filled = static_cast<std::uint8_t>(number(value, "filled", 0, 0, 6));
        m_s.open[s].push({master(member(value, "card"), "seats/open/card"), filled});
    }
    const Json &caught = member(json, "masters");
    if (!caught.is_null() && !caught.is_array())
        return fail("position.open", "seats/masters");
    for (const Json &value : caught)
        m_s.mastersCaught[s] |= std::uint64_t{1} << master(value, "seats/masters");
}

void PositionReader::trophiesOf(SeatId seat, const Json &json)
{
    const auto s = toIndex(seat);
    const Json &won = member(json, "mystery");
    if (!won.is_null() && !won.is_array())
        return fail("position.mystery", "seats/mystery");
    for (const Json &value : won) {
        const auto trophies = static_cast<int>(m_params.mystery.size());
        if (value.is_number_integer() && value >= 0 && value < trophies)
            m_s.mysteryWon[s] |= 1U << value.get<unsigned>();
        else
            fail("position.mystery", "seats/mystery");
    }
    m_s.speciesRank[s] = static_cast<std::uint8_t>(number(json, "speciesRank", 0, 0, kMaxSeats));
    m_s.smallRank[s] = static_cast<std::uint8_t>(number(json, "smallRank", 0, 0, kMaxSeats));
    const SeatSet me = seatBit(seat);
    m_s.alike = static_cast<SeatSet>(m_s.alike | (flag(json, "alike") ? me : 0));
    m_s.different = static_cast<SeatSet>(m_s.different | (flag(json, "different") ? me : 0));
    if (flag(json, "first")) {
        if (m_s.firstDone != kNoSeat)
            fail("position.first", "seats/first");
        m_s.firstDone = seat;
    }
}

void PositionReader::fish(SeatId seat, const Json &json)
{
    const auto s = toIndex(seat);
    const Json &list = member(json, "fish");
    if (!list.is_null() && (!list.is_array() || list.size() > kMaxCaught))
        return fail("position.fish", "seats/fish");
    for (const Json &value : list) {
        keys(value, "seats/fish", {"fish", "shown", "chosen"});
        const Json &code = member(value, "fish");
        const auto it =
            std::find_if(m_params.fish.begin(), m_params.fish.end(), [&](const FishData &data) {
                return code.is_string() && code.get_ref<const std::string &>() == data.code;
            });
        if (it == m_params.fish.end()) {
            fail("position.fish", "seats/fish");
            continue;
        }
        const std::uint8_t index = m_s.caught[s]++;
        m_s.kinds[s][index] = static_cast<std::uint8_t>(it - m_params.fish.begin());
        m_s.species[s][index] = it->species;
        m_s.speciesHad[s] |= 1U << it->species;
        m_s.shown[s] |= flag(value, "shown") ? 1U << index : 0;
        m_s.chosen[s] |= flag(value, "chosen") ? 1U << index : 0;
    }
}

/// Display, decks and piles: what is left follows from what lies elsewhere.
void PositionReader::supplies()
{
    std::uint64_t out = 0;
    std::uint32_t won = 0;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        out |= m_s.mastersCaught[s];
        won |= m_s.mysteryWon[s];
        for (const Master &card : m_s.open[s])
            out |= std::uint64_t{1} << card.card;
    }
    m_s.mastersLeft = (~std::uint64_t{0} >> (64 - m_params.masters.size())) & ~out;
    m_s.display.fill(kNone);
    const Json &display = member(m_json, "display");
    if (!display.is_null() &&
        (!display.is_array() || display.size() != toIndex(m_params.masterDisplay)))
        return fail("position.display", "display");
    for (std::size_t i = 0; i < toIndex(m_params.masterDisplay); ++i) {
        if (display.is_null() && m_s.mastersLeft != 0)
            m_s.display[i] = static_cast<std::uint8_t>(std::countr_zero(m_s.mastersLeft));
        else if (!display.is_null() && !display[i].is_null())
            m_s.display[i] = master(display[i], "display");
        if (m_s.display[i] != kNone)
            m_s.mastersLeft &= ~(std::uint64_t{1} << m_s.display[i]);
    }
    m_s.masterNext = static_cast<std::uint8_t>(m_params.masters.size() -
                                               toIndex(std::popcount(m_s.mastersLeft)));
    m_s.mysteryLeft = (~0U >> (32 - m_params.mystery.size())) & ~won;
    const int first = m_s.mysteryLeft == 0 ? kNone : std::countr_zero(m_s.mysteryLeft);
    m_s.mystery = static_cast<std::uint8_t>(
        number(m_json, "mystery", first, 0, static_cast<int>(m_params.mystery.size()) - 1));
    if (m_s.mystery != kNone)
        m_s.mysteryLeft &= ~(1U << m_s.mystery);
    m_s.mysteryNext = static_cast<std::uint8_t>(m_params.mystery.size() -
                                                toIndex(std::popcount(m_s.mysteryLeft)));
    tackleSupply();
}

void PositionReader::tackleSupply()
{
    const Json &json = member(m_json, "tackle");
    if (!json.is_null())
        keys(json, "tackle", {"left", "used", "shuffled", "fresh", "epoch"});
    counts(member(json, "used"), "tackle/used", tackleNames(), m_s.tackleUsed, m_params.tackleEach);
    counts(member(json, "fresh"), "tackle/fresh", tackleNames(), m_s.fresh, m_params.tackleEach);
    for (std::size_t kind = 0; member(json, "left").is_null() && kind < kTackleKinds; ++kind) {
        int left = m_params.tackleEach - m_s.tackleUsed[kind];
        for (const auto &held : m_s.tackle)
            left -= held[kind];
        m_s.tackleLeft[kind] = static_cast<std::uint8_t>(std::max(0, left));
    }
    counts(member(json, "left"), "tackle/left", tackleNames(), m_s.tackleLeft, m_params.tackleEach);
    m_s.tackleShuffled = m_s.tackleLeft;
    counts(member(json, "shuffled"), "tackle/shuffled", tackleNames(), m_s.tackleShuffled,
           m_params.tackleEach);
    m_s.tackleEpoch = static_cast<std::uint8_t>(number(json, "epoch", 0, 0, 255));
    int next = 0;
    for (std::size_t kind = 0; kind < kTackleKinds; ++kind)
        next += m_s.tackleShuffled[kind] - m_s.tackleLeft[kind];
    m_s.tackleNext = static_cast<std::uint8_t>(next);
}

} // namespace takujo::coldwater
