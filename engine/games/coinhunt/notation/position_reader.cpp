#include "notation/position_reader.h"

#include "rules/codes.h"

#include <algorithm>
#include <limits>

namespace takujo::coinhunt {

namespace {

constexpr int kMostPlies = 60000;

const std::vector<std::string> kKeys{
    "seats",   "turn",   "ply",         "phase",   "stage",  "actor",      "active",
    "reached", "next",   "removedNext", "die",     "fairy",  "rideColour", "secretUsed",
    "big",     "taken",  "fellLast",    "lucky",   "hand",   "board",      "stash",
    "gone",    "fallen", "parked",      "wallets", "vaults", "jams",       "secrets"};

} // namespace

const std::vector<std::string> &phaseNames()
{
    static const std::vector<std::string> names{"place", "walk",   "secret", "lower", "insert",
                                                "extra", "pay",    "ride",   "take",  "share",
                                                "jam",   "offset", "over"};
    return names;
}

const std::vector<std::string> &stageNames()
{
    static const std::vector<std::string> names{"setup",     "secret", "insert",  "landed", "count",
                                                "take",      "leak",   "turnend", "half",   "jam",
                                                "jamlanded", "offset", "over"};
    return names;
}

Loaded<State> PositionReader::run()
{
    if (!m_json.is_object()) {
        fail("position.object", {});
        return m_problems;
    }
    keys(m_json, kKeys, {});
    progress();
    fairy();
    board();
    hand();
    seats();
    for (const auto &[key, set] :
         {std::pair("stash", &m_s.stash), std::pair("gone", &m_s.gone),
          std::pair("fallen", &m_s.fallen), std::pair("parked", &m_s.parked)})
        coins(key, *set);
    if (m_problems.empty()) {
        for (const std::string &broken : m_rules.invariants(m_s))
            m_problems.push_back(problem(Text("position.invariant").raw("what", broken)).front());
    }
    if (!m_problems.empty())
        return m_problems;
    return m_s;
}

void PositionReader::keys(const Json &object, const std::vector<std::string> &allowed,
                          const std::string &path)
{
    for (const auto &[key, value] : object.items()) {
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            fail("position.key", path + key);
    }
}

int PositionReader::number(const Json &object, const std::string &key, int fallback, int min,
                           int max, const std::string &path)
{
    if (!object.contains(key))
        return fallback;
    const Json &value = object[key];
    if (!value.is_number_integer())
        fail("position.type", path + key);
    else if (value < min || value > max)
        fail("position.range", path + key);
    else
        return value.get<int>();
    return fallback;
}

/// Index of the word at a key; `fallback` when the key is missing.
std::uint8_t PositionReader::word(const std::string &key, const std::vector<std::string> &names,
                                  std::uint8_t fallback)
{
    if (!m_json.contains(key))
        return fallback;
    const Json &value = m_json[key];
    if (!value.is_string()) {
        fail("position.type", key);
        return fallback;
    }
    const auto it = std::find(names.begin(), names.end(), value.get_ref<const std::string &>());
    if (it != names.end())
        return static_cast<std::uint8_t>(it - names.begin());
    fail("position.range", key);
    return fallback;
}

std::uint8_t PositionReader::coin(const Json &json, const std::string &path)
{
    const auto found =
        json.is_string() ? coinFromCode(json.get_ref<const std::string &>()) : std::nullopt;
    if (found)
        return static_cast<std::uint8_t>(*found);
    fail("position.coin", path);
    return kNone;
}

void PositionReader::coins(const std::string &key, CoinSet &out)
{
    if (m_json.contains(key))
        coins(m_json[key], key, out);
}

void PositionReader::coins(const Json &json, const std::string &path, CoinSet &out)
{
    if (!json.is_array())
        return fail("position.type", path);
    for (const Json &item : json) {
        const std::uint8_t one = coin(item, path);
        if (one == kNone)
            return;
        if (m_seen.has(one))
            return fail("position.twice", path);
        m_seen.add(one);
        out.add(one);
    }
}

void PositionReader::progress()
{
    const int seats = m_rules.seats();
    number(m_json, "seats", seats, seats, seats);
    m_s.turn = static_cast<std::uint16_t>(number(m_json, "turn", 0, 0, kMostPlies));
    m_s.ply = static_cast<std::uint16_t>(number(m_json, "ply", 0, 0, kMostPlies));
    m_s.phase = static_cast<Phase>(word("phase", phaseNames(), 0));
    m_s.stage = static_cast<Stage>(word("stage", stageNames(), 0));
    m_s.active = static_cast<SeatId>(number(m_json, "active", 0, 0, seats - 1));
    m_s.actor = static_cast<SeatId>(number(m_json, "actor", m_s.active, 0, seats - 1));
    m_s.reached = static_cast<SeatId>(number(m_json, "reached", 0, 0, seats - 1));
    m_s.next = byte("next", 0, kStock);
    m_s.removedNext = byte("removedNext", 0, kStock);
    m_s.secretUsed = byte("secretUsed", 0, 1);
    m_s.big = byte("big", 0, 1);
    m_s.taken = byte("taken", 0, kWalletFull);
    m_s.fellLast = byte("fellLast", 0, kCoins);
}

void PositionReader::fairy()
{
    m_s.die = byte("die", 0, 6);
    if (m_json.contains("fairy"))
        m_s.fairy = coin(m_json["fairy"], "fairy");
    m_s.rideColour = word("rideColour", colourNames(), kNone);
    if (!m_json.contains("lucky"))
        return;
    m_s.lucky = coin(m_json["lucky"], "lucky");
    if (m_s.lucky != kNone)
        m_seen.add(m_s.lucky);
}

void PositionReader::board()
{
    if (!m_json.contains("board"))
        return;
    const Json &list = m_json["board"];
    if (!list.is_array())
        return fail("position.type", "board");
    constexpr int kAny = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json &item = list[i];
        const std::string path = "board/" + std::to_string(i) + "/";
        if (!item.is_object() || !item.contains("coin"))
            return fail("position.object", path + "coin");
        keys(item, {"coin", "x", "y", "angle"}, path);
        CoinSet one;
        coins(Json::array({item["coin"]}), path + "coin", one);
        if (one.empty())
            return;
        m_s.board.add(one);
        m_s.pose[toIndex(one.first())] = {number(item, "x", 0, 0, kAny, path),
                                          number(item, "y", 0, 0, kAny, path),
                                          number(item, "angle", 0, -kAny, kAny, path)};
    }
}

void PositionReader::hand()
{
    if (!m_json.contains("hand"))
        return;
    const Json &list = m_json["hand"];
    if (!list.is_array() || list.size() > kMaxHand)
        return fail("position.type", "hand");
    for (const Json &item : list) {
        CoinSet one;
        coins(Json::array({item}), "hand", one);
        if (one.empty())
            return;
        m_s.hand.push(static_cast<std::uint8_t>(one.first()));
    }
}

/// One list for every seat under each of these keys.
void PositionReader::seats()
{
    const auto each = [&](const std::string &key, auto read) {
        if (!m_json.contains(key))
            return;
        const Json &list = m_json[key];
        if (!list.is_array() || list.size() != toIndex(m_rules.seats()))
            return fail("position.type", key);
        for (std::size_t seat = 0; seat < list.size(); ++seat)
            read(list[seat], key + "/" + std::to_string(seat), seat);
    };
    const auto sets = [&](const std::string &key, std::array<CoinSet, kMaxSeats> &out) {
        each(key, [&](const Json &json, const std::string &path, std::size_t seat) {
            coins(json, path, out[seat]);
        });
    };
    sets("wallets", m_s.wallet);
    sets("vaults", m_s.vault);
    sets("jams", m_s.jam);
    each("secrets", [&](const Json &json, const std::string &path, std::size_t seat) {
        secrets(json, path, m_s.secret[seat]);
    });
}

/// Places of the stock.
void PositionReader::secrets(const Json &json, const std::string &path, CoinSet &out)
{
    if (!json.is_array())
        return fail("position.type", path);
    for (const Json &item : json) {
        if (!item.is_number_integer())
            return fail("position.type", path);
        if (item < 0 || item >= kStock || out.has(item.get<int>()))
            return fail("position.range", path);
        out.add(item.get<int>());
    }
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return PositionReader(*this, json).run();
}

} // namespace takujo::coinhunt
