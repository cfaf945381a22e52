#include "notation/position_reader.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

constexpr int kMaxCoins = 200; ///< of one seat on one square, so that sums stay in a byte

const std::vector<std::string> kKeys{
    "seats", "turn",     "ply",   "actor", "phase",     "option",    "coins", "placed", "hands",
    "used",  "lastUsed", "stock", "drawn", "exhausted", "turnsLeft", "idle",  "end"};

} // namespace

Loaded<State> PositionReader::run()
{
    if (!m_json.is_object())
        return problem(Text("position.object"));
    allowKeys(kKeys);
    numbers();
    coins();
    placed();
    hands();
    stock();
    drawn();
    lastUsed();
    if (m_problems.empty())
        consistency();
    if (!m_problems.empty())
        return m_problems;
    return m_s;
}

/// Index of a word; the first when the key is missing.
int PositionReader::word(const std::string &key, std::initializer_list<const char *> words)
{
    if (!m_json.contains(key))
        return 0;
    int index = 0;
    for (const char *candidate : words) {
        if (m_json[key].is_string() && m_json[key].get_ref<const std::string &>() == candidate)
            return index;
        ++index;
    }
    fail("position.word", key);
    return 0;
}

void PositionReader::numbers()
{
    number(m_json, "seats", m_params.seats, m_params.seats, m_params.seats);
    m_s.turn = static_cast<std::uint16_t>(number(m_json, "turn", 0, 0, 60000));
    m_s.ply = static_cast<std::uint16_t>(number(m_json, "ply", 0, 0, 60000));
    m_s.actor = static_cast<SeatId>(number(m_json, "actor", 0, 0, m_params.seats - 1));
    m_s.option =
        static_cast<std::uint8_t>(number(m_json, "option", 0, 0, m_params.optionCount - 1));
    m_s.exhausted =
        static_cast<std::uint8_t>(number(m_json, "exhausted", 0, 0, m_params.stockCycles));
    m_s.turnsLeft = static_cast<std::uint8_t>(number(m_json, "turnsLeft", 0, 0, m_params.seats));
    m_s.idle = static_cast<std::uint8_t>(number(m_json, "idle", 0, 0, m_params.idleLimit));
    m_s.phase = static_cast<Phase>(word("phase", {"place", "draw", "discard", "over"}));
    m_s.end = static_cast<EndReason>(word("end", {"none", "stock", "idle"}));
}

void PositionReader::coins()
{
    if (!m_json.contains("coins"))
        return;
    if (!m_json["coins"].is_object())
        return fail("position.coins", "coins");
    for (const auto &[name, counts] : m_json["coins"].items()) {
        const std::optional<int> slot = m_rules.board().slot(name);
        if (!slot || !m_rules.board().exists(*slot) || !counts.is_array() ||
            counts.size() != toIndex(m_params.seats)) {
            fail("position.coins", "coins/" + name);
            continue;
        }
        for (std::size_t seat = 0; seat < counts.size(); ++seat) {
            if (isWithin(counts[seat], 0, kMaxCoins))
                m_s.coins[toIndex(*slot)][seat] = counts[seat].get<std::uint8_t>();
            else
                fail("position.coins", "coins/" + name + "/" + std::to_string(seat));
        }
    }
    m_rules.refresh(m_s);
}

void PositionReader::placed()
{
    if (!m_json.contains("placed"))
        return;
    const Json &list = m_json["placed"];
    if (!list.is_array() || list.size() > kMaxPlaced)
        return fail("position.placed", "placed");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<int> slot =
            list[i].is_string() ? m_rules.board().slot(list[i].get_ref<const std::string &>())
                                : std::nullopt;
        if (slot && m_rules.board().exists(*slot))
            m_s.placed.push(static_cast<std::uint8_t>(*slot));
        else
            fail("position.placed", "placed/" + std::to_string(i));
    }
}

/// A list of card codes as counts, at most as many of a kind as the deck has.
KindCounts PositionReader::cards(const Json &list, const std::string &path)
{
    KindCounts out;
    if (!list.is_array()) {
        fail("position.cards", path);
        return out;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<Kind> kind = list[i].is_string()
                                             ? cardFromCode(list[i].get_ref<const std::string &>())
                                             : std::nullopt;
        if (!kind || out[*kind] >= m_params.deck[*kind]) {
            fail(kind ? "position.copies" : "position.cards", path + "/" + std::to_string(i));
            continue;
        }
        ++out[*kind];
    }
    return out;
}

void PositionReader::hands()
{
    if (m_json.contains("used"))
        m_s.used = cards(m_json["used"], "used");
    if (!m_json.contains("hands"))
        return;
    const Json &list = m_json["hands"];
    if (!list.is_array() || list.size() != toIndex(m_params.seats))
        return fail("position.hands", "hands");
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
        m_s.hands[seat] = cards(list[seat], "hands/" + std::to_string(seat));
        m_s.handSize[seat] = static_cast<std::uint8_t>(m_s.hands[seat].total());
    }
}

/// Without "stock" everything that is not in a hand or used lies in it, freshly shuffled.
void PositionReader::stock()
{
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        int left = m_params.deck[kind] - m_s.used[kind];
        for (const KindCounts &hand : m_s.hands)
            left -= hand[kind];
        if (left < 0)
            return fail("position.copies", "hands");
        m_s.undecided[kind] = static_cast<std::uint8_t>(left);
    }
    m_s.composition = m_s.undecided;
    if (m_json.contains("stock")) {
        const Json &stock = m_json["stock"];
        const bool shaped = stock.is_object() && stock.size() == 4 && stock.contains("epoch") &&
                            isWithin(stock["epoch"], 0, 255) && stock.contains("place") &&
                            isWithin(stock["place"], 0, 255) && stock.contains("shuffled") &&
                            stock.contains("left");
        if (!shaped)
            return fail("position.stock", "stock");
        m_s.epoch = stock["epoch"].get<std::uint8_t>();
        m_s.place = stock["place"].get<std::uint8_t>();
        m_s.composition = cards(stock["shuffled"], "stock/shuffled");
        if (cards(stock["left"], "stock/left") != m_s.undecided)
            fail("position.conservation", "stock/left");
    }
    m_s.stock = static_cast<std::uint8_t>(m_s.undecided.total());
}

void PositionReader::drawn()
{
    if (!m_json.contains("drawn"))
        return;
    const Json &list = m_json["drawn"];
    if (!list.is_array() || list.size() != toIndex(m_params.seats))
        return fail("position.hands", "drawn");
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
        const KindCounts counts = cards(list[seat], "drawn/" + std::to_string(seat));
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            for (int i = 0; i < counts[kind]; ++i)
                m_s.drawn[seat].add(kind);
        }
    }
}

void PositionReader::lastUsed()
{
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (m_s.used[kind] > 0)
            m_s.lastUsed = static_cast<std::uint8_t>(kind);
    }
    if (!m_json.contains("lastUsed"))
        return;
    const Json &value = m_json["lastUsed"];
    const std::optional<Kind> kind =
        value.is_string() ? cardFromCode(value.get_ref<const std::string &>()) : std::nullopt;
    if (value.is_null() || (kind && m_s.used[*kind] > 0))
        m_s.lastUsed = kind.value_or(kNoKind);
    else
        fail("position.cards", "lastUsed");
}

/// What must fit together: counts of the stock, phase and cards.
void PositionReader::consistency()
{
    for (const std::string &broken : m_rules.invariants(m_s)) {
        m_problems.push_back(problem(Text("position.broken").raw("what", broken)).front());
    }
    const DrawOption &option = m_params.options[m_s.option];
    const bool cannotDiscard =
        m_s.phase == Phase::Discard && (option.discard == 0 || !m_rules.mayDraw(m_s, m_s.option));
    const bool noDrawNow = m_s.phase == Phase::Draw && m_s.turnsLeft > 0;
    const bool halfOver = (m_s.phase == Phase::Over) != (m_s.end != EndReason::None);
    if (cannotDiscard || noDrawNow || halfOver)
        fail("position.phase", "phase");
}

} // namespace takujo::ccc
