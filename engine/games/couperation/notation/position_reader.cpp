#include "notation/position_reader.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

const std::vector<std::string> kKeys{"seats",   "turn",       "ply",       "actor",   "phase",
                                     "end",     "last",       "lastPlace", "drawMax", "skipped",
                                     "finish",  "finishSeat", "tower",     "reserve", "gone",
                                     "holders", "hands",      "discarded", "knows",   "pack"};

} // namespace

Loaded<State> PositionReader::run()
{
    if (!m_json.is_object())
        return problem(Text("position.object"));
    allowKeys(kKeys);
    numbers();
    tower();
    hands();
    if (m_problems.empty())
        rest();
    if (m_problems.empty()) {
        for (const std::string &broken : m_rules.invariants(m_s))
            m_problems.push_back(problem(Text("position.broken").raw("what", broken)).front());
    }
    if (!m_problems.empty())
        return m_problems;
    return m_s;
}

/// Index of a word; the first when the key is missing.
template<std::size_t N>
std::size_t PositionReader::word(const std::string &key, const std::array<const char *, N> &words)
{
    if (!m_json.contains(key))
        return 0;
    for (std::size_t i = 0; i < N; ++i) {
        if (m_json[key].is_string() && m_json[key].get_ref<const std::string &>() == words[i])
            return i;
    }
    fail("position.word", key);
    return 0;
}

void PositionReader::numbers()
{
    const int seats = m_rules.seats();
    number(m_json, "seats", seats, seats, seats);
    m_s.turn = static_cast<std::uint16_t>(number(m_json, "turn", 0, 0, 60000));
    m_s.ply = static_cast<std::uint16_t>(number(m_json, "ply", 0, 0, 60000));
    m_s.actor = static_cast<SeatId>(number(m_json, "actor", 0, 0, seats - 1));
    m_s.skipped = static_cast<std::uint8_t>(number(m_json, "skipped", 0, 0, seats));
    m_s.finishSeat = static_cast<SeatId>(number(m_json, "finishSeat", kNoSeat, kNoSeat, seats - 1));
    m_s.phase = static_cast<Phase>(word("phase", kPhaseWords));
    m_s.end = static_cast<EndReason>(word("end", kEndWords));
    m_s.last = static_cast<Last>(word("last", kLastWords));
    m_s.finishAt = m_json.contains("finish") || !m_rules.params().firstGame
                       ? static_cast<FinishAt>(word("finish", kFinishWords))
                       : FinishAt::None;
    m_s.drawMax = static_cast<std::uint8_t>(
        number(m_json, "drawMax", m_s.phase == Phase::Draw ? 1 : 0, 0, 4));
    if (!m_json.contains("lastPlace"))
        return;
    const Json &text = m_json["lastPlace"];
    const auto place = text.is_string()
                           ? placeFromCode(m_rules.geometry(), text.get_ref<const std::string &>())
                           : std::nullopt;
    if (!place)
        return fail("position.place", "lastPlace");
    m_s.lastPlace = static_cast<std::uint8_t>(*place);
}

void PositionReader::tower()
{
    if (!m_json.contains("tower")) {
        m_s.tower[toIndex(m_rules.geometry().start())] = kStartCard;
        m_s.filled = 1;
        return;
    }
    const Json &list = m_json["tower"];
    if (!list.is_array() || list.size() > kPlaces)
        return fail("position.tower", "tower");
    for (std::size_t i = 0; i < list.size(); ++i)
        towerCard(list[i], "tower/" + std::to_string(i));
}

void PositionReader::towerCard(const Json &item, const std::string &path)
{
    const auto text = [&](const char *key) {
        return item.is_object() && item.contains(key) && item[key].is_string()
                   ? item[key].get<std::string>()
                   : std::string();
    };
    const auto place = placeFromCode(m_rules.geometry(), text("at"));
    const auto card = cardFromCode(text("card"));
    if (!place || !card || *card == kHidden || m_s.tower[toIndex(*place)] != 0)
        return fail("position.tower", path);
    const auto i = toIndex(*place);
    const bool down = item.contains("down");
    if (down && *card == kFinish)
        return fail("position.tower", path);
    m_s.tower[i] = down ? kHidden : *card;
    ++m_s.filled;
    if (m_rules.geometry().row(*place) == 0) {
        const auto col = static_cast<std::int8_t>(m_rules.geometry().col(*place));
        m_s.left = std::min(m_s.left, col);
        m_s.right = std::max(m_s.right, col);
    }
    if (!down)
        return;
    ++m_s.down;
    m_s.under[i] = *card;
    m_s.owner[i] = static_cast<std::uint8_t>(number(item, "down", 0, 0, m_rules.seats() - 1) + 1);
    if (item.contains("shown") && !item["shown"].is_boolean())
        return fail("position.tower", path + "/shown");
    m_s.shown[i] = item.contains("shown") && item["shown"].get<bool>() ? *card : Card{0};
}

CardSet PositionReader::cards(const Json &json, const std::string &key, bool finish)
{
    CardSet out = 0;
    if (!json.is_array()) {
        fail("position.cards", key);
        return out;
    }
    for (const Json &item : json) {
        const auto card =
            item.is_string() ? cardFromCode(item.get_ref<const std::string &>()) : std::nullopt;
        if (!card || *card == kHidden || (*card == kFinish && !finish) || holds(out, *card))
            fail("position.cards", key);
        else
            out |= bitOf(*card);
    }
    return out;
}

/// A list with one entry for every seat; null when it is missing or not one.
const Json *PositionReader::seatList(const std::string &key)
{
    if (!m_json.contains(key))
        return nullptr;
    const Json &list = m_json[key];
    if (list.is_array() && list.size() == toIndex(m_rules.seats()))
        return &list;
    fail("position.hands", key);
    return nullptr;
}

Holders PositionReader::holders(const Json &json, const std::string &path)
{
    Holders out{};
    if (!json.is_object()) {
        fail("position.holders", path);
        return out;
    }
    for (const auto &[code, seats] : json.items()) {
        const auto card = cardFromCode(code);
        const auto refuse = [&] {
            fail("position.holders", std::string(path).append("/").append(code));
        };
        if (!card || *card > kNumbers || !seats.is_array()) {
            refuse();
            continue;
        }
        for (const Json &seat : seats) {
            if (seat.is_number_integer() && seat >= 0 && seat < m_rules.seats())
                out[*card] = static_cast<SeatSet>(out[*card] | seatBit(seat.get<SeatId>()));
            else
                refuse();
        }
    }
    return out;
}

void PositionReader::hands()
{
    m_s.reserve = m_json.contains("reserve") ? cards(m_json["reserve"], "reserve", true)
                                             : bitOf(1) | bitOf(50);
    if (m_json.contains("gone"))
        m_s.gone = cards(m_json["gone"], "gone", false);
    if (m_json.contains("holders"))
        m_s.holders = holders(m_json["holders"], "holders");
    for (const char *key : {"hands", "discarded"}) {
        const Json *list = seatList(key);
        const bool hand = std::string_view(key) == "hands";
        for (std::size_t seat = 0; list && seat < list->size(); ++seat) {
            const CardSet set = cards((*list)[seat], key + ("/" + std::to_string(seat)), false);
            (hand ? m_s.hand : m_s.discarded)[seat] = set;
            (hand ? m_s.handSize : m_s.discards)[seat] = static_cast<std::uint8_t>(countOf(set));
        }
    }
    if (const Json *list = seatList("knows")) {
        for (std::size_t seat = 0; seat < list->size(); ++seat)
            m_s.knows[seat] = holders((*list)[seat], "knows/" + std::to_string(seat));
    }
}

/// The pack is what is left; its numbers follow.
void PositionReader::rest()
{
    CardSet placed = m_s.reserve | m_s.gone;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        placed |= m_s.hand[seat] | m_s.discarded[seat];
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const Card card = m_s.tower[place] == kHidden ? m_s.under[place] : m_s.tower[place];
        placed |= card == 0 ? 0 : bitOf(card);
    }
    m_s.undecided = kAllGlasses & ~placed;
    const bool finish = m_s.finishAt == FinishAt::Pack;
    const int all = m_rules.params().packGlasses + (m_rules.params().firstGame ? 0 : 1);
    const int pack = countOf(m_s.undecided) + (finish ? 1 : 0);
    if (pack > all ||
        (m_json.contains("pack") && cards(m_json["pack"], "pack", false) != m_s.undecided))
        return fail("position.pack", "pack");
    m_s.pack = static_cast<std::uint8_t>(pack);
    m_s.drawn = static_cast<std::uint8_t>(all - pack);
    m_s.next = static_cast<std::uint8_t>(kNumbers - 3 - countOf(m_s.undecided));
}

} // namespace takujo::couperation
