#include "notation/position_reader.h"

#include "notation/move_words.h"

#include <algorithm>
#include <bit>

namespace takujo::hakkutsu {

Loaded<State> PositionReader::run()
{
    if (!m_json.is_object())
        return problem(Text("position.object"));
    allowKeys(kPositionKeys);
    numbers();
    piles();
    seats();
    museums();
    equipment();
    deck();
    offer();
    if (m_problems.empty())
        derive();
    if (m_problems.empty())
        consistency();
    if (!m_problems.empty())
        return m_problems;
    return m_s;
}

template<std::size_t N>
int PositionReader::word(const std::string &key, int fallback,
                         const std::array<const char *, N> &words)
{
    if (!m_json.contains(key))
        return fallback;
    for (std::size_t i = 0; i < N; ++i) {
        if (m_json[key].is_string() && m_json[key].get_ref<const std::string &>() == words[i])
            return static_cast<int>(i);
    }
    fail("position.word", key);
    return fallback;
}

const Json *PositionReader::perSeat(const std::string &key)
{
    if (!m_json.contains(key))
        return nullptr;
    if (m_json[key].is_array() && m_json[key].size() == toIndex(m_rules.seats()))
        return &m_json[key];
    fail("position.seats", key);
    return nullptr;
}

void PositionReader::numbers()
{
    number(m_json, "seats", m_rules.seats(), m_rules.seats(), m_rules.seats());
    m_s.turn = static_cast<std::uint16_t>(number(m_json, "turn", 0, 0, 60000));
    m_s.ply = static_cast<std::uint16_t>(number(m_json, "ply", 0, 0, 60000));
    m_s.round = static_cast<std::uint8_t>(
        number(m_json, "round", 1, 1, m_params.byRounds ? m_params.rounds : m_params.roundCap));
    m_s.actor = static_cast<SeatId>(number(m_json, "actor", 0, 0, m_rules.seats() - 1));
    m_s.phase = static_cast<Phase>(word("phase", static_cast<int>(Phase::Move), kPhaseWords));
    m_s.end = static_cast<EndReason>(word("end", 0, kEndWords));
    if (!m_json.contains("radarCell") || m_json["radarCell"].is_null())
        return;
    const auto cell = m_json["radarCell"].is_string()
                          ? m_rules.map().slot(m_json["radarCell"].get_ref<const std::string &>())
                          : std::nullopt;
    if (cell && m_rules.map().hasRocks(*cell))
        m_s.radarCell = static_cast<std::uint8_t>(*cell);
    else
        fail("position.cell", "radarCell");
}

/// Without "piles": two face-down rocks on every cell.
void PositionReader::piles()
{
    for (const std::uint8_t cell : m_rules.map().rockCells())
        m_s.piles[cell].height = kPile;
    if (!m_json.contains("piles"))
        return;
    if (!m_json["piles"].is_object())
        return fail("position.piles", "piles");
    for (const auto &[name, value] : m_json["piles"].items()) {
        const std::optional<int> cell = m_rules.map().slot(name);
        if (!cell || !m_rules.map().hasRocks(*cell))
            fail("position.cell", "piles/" + name);
        else
            pile(*cell, value, "piles/" + name);
    }
}

void PositionReader::pile(int cell, const Json &json, const std::string &path)
{
    const auto flag = [&](const char *key) {
        return json.is_object() && json.contains(key) && json[key].is_boolean() &&
               json[key].get<bool>();
    };
    const Json &cards = json.is_object() && json.contains("cards") ? json["cards"] : json;
    if (!cards.is_array() || cards.size() > kPile)
        return fail("position.piles", path);
    Pile &pile = m_s.piles[toIndex(cell)];
    pile.height = static_cast<std::uint8_t>(cards.size());
    pile.flags = static_cast<std::uint8_t>((flag("swapped") ? Pile::kSwapped : 0) |
                                           (flag("radar") ? Pile::kRadar : 0));
    for (int i = 0; i < pile.height; ++i) {
        if (!card(pile, pile.top() + i, cards[toIndex(i)]))
            fail("position.rock", path + "/" + std::to_string(i));
    }
}

bool PositionReader::isRock(const Json &value) const
{
    return isWithin(value, 0, static_cast<int>(m_params.rocks.size()) - 1);
}

bool PositionReader::card(Pile &pile, int slot, const Json &json)
{
    if (json.is_null())
        return true;
    std::uint8_t known = kOpen;
    if (json.is_object()) {
        if (!json.contains("known") || !json["known"].is_array() || !json.contains("rock"))
            return false;
        known = 0;
        for (const Json &seat : json["known"]) {
            if (!isWithin(seat, 0, kMaxSeats - 1))
                return false;
            known = static_cast<std::uint8_t>(known | seatBit(seat.get<SeatId>()));
        }
    }
    const Json &rock = json.is_object() ? json["rock"] : json;
    if (known == 0 || !isRock(rock))
        return false;
    pile.known[toIndex(slot)] = known;
    pile.kind[toIndex(slot)] = rock.get<std::uint8_t>();
    return true;
}

void PositionReader::seats()
{
    for (int seat = 0; seat < m_rules.seats(); ++seat) {
        m_s.pos[toIndex(seat)] = static_cast<std::uint8_t>(m_rules.map().base());
        m_s.coins[toIndex(seat)] = static_cast<std::uint8_t>(m_params.startFunds);
    }
    const Json *cells = perSeat("cells");
    const Json *coins = perSeat("coins");
    const Json *drawn = perSeat("drawn");
    const Json *carts = perSeat("carts");
    const Json *acquiredRocks = perSeat("acquired");
    for (std::size_t seat = 0; seat < toIndex(m_rules.seats()); ++seat) {
        const std::string tail = "/" + std::to_string(seat);
        if (cells) {
            const auto cell =
                (*cells)[seat].is_string()
                    ? m_rules.map().slot((*cells)[seat].get_ref<const std::string &>())
                    : std::nullopt;
            if (cell)
                m_s.pos[seat] = static_cast<std::uint8_t>(*cell);
            else
                fail("position.cell", "cells" + tail);
        }
        if (coins && isWithin((*coins)[seat], 0, m_params.coinSupply))
            m_s.coins[seat] = (*coins)[seat].get<std::uint8_t>();
        else if (coins)
            fail("position.coins", "coins" + tail);
        if (drawn && isWithin((*drawn)[seat], 0, 255))
            m_s.drawn[seat] = (*drawn)[seat].get<std::uint8_t>();
        else if (drawn)
            fail("position.cards", "drawn" + tail);
        if (carts)
            cart(seat, (*carts)[seat]);
        if (acquiredRocks)
            acquired(seat, (*acquiredRocks)[seat]);
    }
}

void PositionReader::cart(std::size_t seat, const Json &list)
{
    if (!list.is_array() || list.size() > kMaxLoads)
        return fail("position.rock", "carts/" + std::to_string(seat));
    for (const Json &load : list) {
        const bool shaped = load.is_object() && load.contains("rock") && load.contains("lighter");
        const Json rock = shaped ? load["rock"] : load;
        const Json lighter = shaped ? load["lighter"] : Json(0);
        if (!isRock(rock) || !isWithin(lighter, 0, m_params.rocks[rock.get<std::size_t>()].carry))
            return fail("position.rock", "carts/" + std::to_string(seat));
        m_s.cart[seat].push({rock.get<std::uint8_t>(), lighter.get<std::uint8_t>()});
    }
}

void PositionReader::acquired(std::size_t seat, const Json &list)
{
    if (!list.is_array() || list.size() > toIndex(kMaxCells * kPile))
        return fail("position.rock", "acquired/" + std::to_string(seat));
    for (const Json &rock : list) {
        if (!isRock(rock))
            return fail("position.rock", "acquired/" + std::to_string(seat));
        ++m_s.got[seat][rock.get<std::size_t>()];
    }
}

/// Without "museums" the first seat has the first card and so on; drafted ones may still be open (HK-7).
void PositionReader::museums()
{
    const Json *list = perSeat("museums");
    const int kinds = static_cast<int>(m_params.museums.size());
    unsigned met = 0;
    for (std::size_t seat = 0; seat < toIndex(m_rules.seats()); ++seat) {
        if (!list) {
            m_s.museum[seat] = static_cast<std::uint8_t>(seat);
            continue;
        }
        const Json &value = (*list)[seat];
        if (value.is_null() && m_s.phase == Phase::Museum && static_cast<int>(seat) <= m_s.actor)
            continue;
        if (!isWithin(value, 1, kinds) || (met >> value.get<unsigned>() & 1U) != 0) {
            fail("position.museum", "museums/" + std::to_string(seat));
            continue;
        }
        met |= 1U << value.get<unsigned>();
        m_s.museum[seat] = static_cast<std::uint8_t>(value.get<int>() - 1);
    }
}

bool PositionReader::cards(const Json &list, Equipment &out)
{
    if (!list.is_array() || list.size() > toIndex(kEffects * kMaxCopies))
        return false;
    for (const Json &value : list) {
        const auto found =
            std::find_if(kEquipmentCodes.begin(), kEquipmentCodes.end(), [&](const char *code) {
                return value.is_string() && value.get_ref<const std::string &>() == code;
            });
        if (found == kEquipmentCodes.end())
            return false;
        ++out[toIndex(static_cast<int>(found - kEquipmentCodes.begin()))];
    }
    return true;
}

void PositionReader::equipment()
{
    if (m_json.contains("discards") && !cards(m_json["discards"], m_s.discards))
        fail("position.cards", "discards");
    const std::array<std::pair<const char *, std::array<Equipment, kMaxSeats> *>, 3> lists{
        {{"hands", &m_s.hands}, {"returned", &m_s.returned}, {"drew", &m_s.drew}}};
    for (const auto &[key, target] : lists) {
        const Json *list = perSeat(key);
        for (std::size_t seat = 0; list && seat < list->size(); ++seat) {
            if (!cards((*list)[seat], (*target)[seat]))
                fail("position.cards", std::string(key) + "/" + std::to_string(seat));
        }
    }
}

/// The deck holds what is nowhere else; without "deck" it is freshly shuffled.
void PositionReader::deck()
{
    const bool setup = m_s.phase == Phase::Museum || m_s.phase == Phase::Keep;
    m_s.epoch = setup ? 0 : 1;
    for (std::size_t e = 0; e < kEffects && m_s.phase != Phase::Museum; ++e) {
        int left = m_params.equipmentDeck[e] - m_s.discards[e];
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            left -= m_s.hands[seat][e] + (setup ? m_s.returned[seat][e] : 0);
        if (left < 0)
            return fail("position.copies", "hands");
        m_s.deck[e] = static_cast<std::uint8_t>(left);
    }
    m_s.composition = m_s.deck;
    if (!m_json.contains("deck"))
        return;
    const Json &deck = m_json["deck"];
    const bool shaped = deck.is_object() && deck.size() == 3 && deck.contains("epoch") &&
                        isWithin(deck["epoch"], 0, 60000) && deck.contains("place") &&
                        isWithin(deck["place"], 0, 255) && deck.contains("shuffled");
    Equipment shuffled{};
    if (!shaped || !cards(deck["shuffled"], shuffled) || setup != (deck["epoch"].get<int>() == 0))
        return fail("position.deck", "deck");
    m_s.epoch = deck["epoch"].get<std::uint16_t>();
    m_s.deckPlace = deck["place"].get<std::uint8_t>();
    m_s.composition = shuffled;
}

void PositionReader::offer()
{
    if (!m_json.contains("offer"))
        return;
    const Json &list = m_json["offer"];
    if (!list.is_array() || list.size() > kMaxMuseums)
        return fail("position.museum", "offer");
    for (const Json &museum : list) {
        if (!isWithin(museum, 1, static_cast<int>(m_params.museums.size())))
            return fail("position.museum", "offer");
        m_s.offer = static_cast<std::uint16_t>(m_s.offer | 1U << (museum.get<unsigned>() - 1));
    }
}

/// What follows from the rest.
void PositionReader::derive()
{
    int coins = m_params.coinSupply;
    std::uint16_t saw = m_s.offer;
    for (std::size_t seat = 0; seat < toIndex(m_rules.seats()); ++seat) {
        coins -= m_s.coins[seat];
        m_s.handSize[seat] = static_cast<std::uint8_t>(total(m_s.hands[seat]));
        int units = 0;
        for (const Load &load : m_s.cart[seat])
            units += m_params.rocks[load.kind].carry - load.lighter;
        m_s.units[seat] = static_cast<std::uint8_t>(std::min(units, 255));
        for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind) {
            if (m_s.got[seat][kind] > 0)
                m_s.abilities[seat] = static_cast<std::uint16_t>(
                    m_s.abilities[seat] |
                    1U << static_cast<unsigned>(m_params.rocks[kind].ability));
        }
        if (m_s.museum[seat] != kNone)
            saw = static_cast<std::uint16_t>(saw | 1U << m_s.museum[seat]);
        const bool reached = m_s.phase != Phase::Museum || static_cast<int>(seat) >= m_s.actor;
        if (m_params.museumDraft && reached)
            m_s.sawMuseums[seat] = saw;
    }
    if (coins < 0)
        return fail("position.coins", "coins");
    m_s.bank = static_cast<std::uint8_t>(coins);
    m_s.deckSize = static_cast<std::uint8_t>(total(m_s.deck));
    m_s.offered =
        static_cast<std::uint8_t>(std::popcount(m_s.offer)); // HK-7: later those left over
    for (const std::uint8_t cell : m_rules.map().rockCells())
        m_s.empty = static_cast<std::uint8_t>(m_s.empty + (m_s.piles[cell].height == 0 ? 1 : 0));
    std::array<int, kMaxKinds> left{};
    for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind) {
        left[kind] = m_params.rockDeck[kind];
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            left[kind] -= m_s.got[seat][kind];
    }
    for (const auto &cart : m_s.cart) {
        for (const Load &load : cart)
            --left[load.kind];
    }
    for (const Pile &pile : m_s.piles) {
        for (const std::uint8_t kind : pile.kind) {
            if (kind != kNone)
                --left[kind];
        }
    }
    for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind) {
        if (left[kind] < 0)
            return fail("position.copies", "piles");
        m_s.undecided[kind] = static_cast<std::uint8_t>(left[kind]);
    }
}

void PositionReader::consistency()
{
    for (const std::string &broken : m_rules.invariants(m_s))
        m_problems.push_back(problem(Text("position.broken").raw("what", broken)).front());
}

} // namespace takujo::hakkutsu
