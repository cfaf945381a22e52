#include "notation/position_reader.h"

#include "rules/invariant_checker.h"
#include "rules/names.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace takujo::coldwater {

namespace {

const Json kNull;

std::vector<std::string> spaceNames()
{
    std::vector<std::string> names = colourNames();
    names.emplace_back("harbour");
    return names;
}

} // namespace

const Json &PositionReader::member(const Json &object, const char *key)
{
    return object.is_object() && object.contains(key) ? object[key] : kNull;
}

void PositionReader::keys(const Json &object, const std::string &path, const Names &allowed)
{
    if (!object.is_object())
        return fail("position.object", path);
    for (const auto &[key, value] : object.items()) {
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            fail("position.unknown", path.empty() ? key : path + "/" + key);
    }
}

int PositionReader::number(const Json &object, const char *key, int fallback, int min, int max)
{
    return member(object, key).is_null() ? fallback
                                         : PositionFields::number(object, key, fallback, min, max);
}

bool PositionReader::flag(const Json &object, const char *key)
{
    const Json &value = member(object, key);
    if (!value.is_null() && !value.is_boolean())
        fail("position.flag", key);
    return value.is_boolean() && value.get<bool>();
}

/// Index of a word; null gives the fallback.
int PositionReader::word(const Json &value, const std::string &path, const Names &names,
                         int fallback)
{
    if (value.is_null())
        return fallback;
    const auto it = value.is_string() ? std::find(names.begin(), names.end(),
                                                  value.get_ref<const std::string &>())
                                      : names.end();
    if (it != names.end())
        return static_cast<int>(it - names.begin());
    fail("position.word", path);
    return fallback;
}

void PositionReader::counts(const Json &value, const std::string &path, const Names &names,
                            std::span<std::uint8_t> out, int most)
{
    if (value.is_null())
        return;
    if (!value.is_object())
        return fail("position.object", path);
    for (const auto &[name, count] : value.items()) {
        const auto it = std::find(names.begin(), names.end(), name);
        if (it == names.end() || !isWithin(count, 0, most))
            fail("position.counts", path + "/" + name);
        else
            out[toIndex(it - names.begin())] = count.get<std::uint8_t>();
    }
}

std::uint8_t PositionReader::master(const Json &value, const std::string &path)
{
    for (std::size_t card = 0; card < m_params.masters.size(); ++card) {
        if (value.is_string() &&
            value.get_ref<const std::string &>() == masterCode(static_cast<int>(card)))
            return static_cast<std::uint8_t>(card);
    }
    fail("position.master", path);
    return 0;
}

std::uint8_t PositionReader::species(const Json &value, const std::string &path)
{
    for (std::size_t i = 0; i < m_params.species.size(); ++i) {
        if (value.is_string() && value.get_ref<const std::string &>() == m_params.species[i].name)
            return static_cast<std::uint8_t>(i);
    }
    fail("position.species", path);
    return 0;
}

Loaded<State> PositionReader::run()
{
    static const Names kKeys{"turn",    "ply",       "actor",   "step",    "phase",   "acted",
                             "placed",  "lastTurns", "end",     "harbour", "claims",  "removal",
                             "contest", "tokens",    "tag",     "bag",     "discard", "shore",
                             "river",   "lake",      "display", "mystery", "tackle",  "seats"};
    if (!m_json.is_object())
        return problem(Text("position.object").raw("key", ""));
    keys(m_json, {}, kKeys);
    for (auto &kinds : m_s.kinds)
        kinds.fill(kNone);
    for (auto &caught : m_s.species)
        caught.fill(kNone);
    progress();
    removal();
    tokens();
    seats();
    fishCounts();
    for (int l = 0; l < kLocations; ++l)
        location(l);
    supplies();
    bag();
    if (!m_problems.empty())
        return m_problems;
    for (const std::string &broken : InvariantChecker(m_rules, m_s).run())
        m_problems.push_back(problem(Text("position.broken").raw("what", broken)).front());
    if (!m_problems.empty())
        return m_problems;
    return m_s;
}

void PositionReader::progress()
{
    const auto small = [&](const char *key, int fallback, int min, int max) {
        return static_cast<std::uint8_t>(number(m_json, key, fallback, min, max));
    };
    m_s.turn = static_cast<std::uint16_t>(number(m_json, "turn", 0, 0, 2000));
    m_s.ply = static_cast<std::uint16_t>(number(m_json, "ply", 0, 0, 60000));
    m_s.actor = static_cast<SeatId>(number(m_json, "actor", 0, 0, m_params.seats - 1));
    m_s.step = small("step", 1, 0, 3);
    m_s.phase = static_cast<Phase>(word(member(m_json, "phase"), "phase", phaseNames(), 0));
    m_s.end = static_cast<EndReason>(word(member(m_json, "end"), "end", endNames(), 0));
    m_s.acted = flag(m_json, "acted") ? 1 : 0;
    m_s.placed =
        static_cast<std::uint8_t>(word(member(m_json, "placed"), "placed", spaceNames(), kNone));
    m_s.lastTurns = small("lastTurns", 0, 0, kMaxSeats);
    m_s.harbour = small("harbour", 0, 0, 2);
    m_s.claims = small("claims", m_params.mysteryPerStep, 0, m_params.mysteryPerStep);
    m_s.contest = small("contest", 0, 0, kMaxSpecies);
    m_s.boardTag = static_cast<std::uint8_t>(
        word(member(m_json, "tag"), "tag", tagNames(), m_params.tagScoring ? 0 : kNone));
}

void PositionReader::removal()
{
    const Json &json = member(m_json, "removal");
    if (json.is_null())
        return;
    keys(json, "removal", {"colour", "number", "pending", "emptied", "zone", "target", "moved"});
    const auto small = [&](const char *key, int fallback, int min, int max) {
        return static_cast<std::uint8_t>(number(json, key, fallback, min, max));
    };
    m_s.colour = static_cast<std::uint8_t>(
        word(member(json, "colour"), "removal/colour", colourNames(), kNone));
    m_s.number = small("number", 0, 0, 2);
    m_s.pending = small("pending", 0, 0, 18);
    const std::uint8_t zone = small("zone", 0, 3, 6);
    m_s.zone = zone == 0 ? kNone : static_cast<std::uint8_t>(zone - 3);
    m_s.target = small("target", kNone, 0, kSlots - 1);
    m_s.moved = flag(json, "moved") ? 1 : 0;
    const Json &emptied = member(json, "emptied");
    if (!emptied.is_null() && !emptied.is_array())
        return fail("position.zones", "removal/emptied");
    for (const Json &value : emptied) {
        if (isWithin(value, 3, 6))
            m_s.emptied =
                static_cast<std::uint8_t>(m_s.emptied | 1U << (value.get<unsigned>() - 3));
        else
            fail("position.zones", "removal/emptied");
    }
}

void PositionReader::tokens()
{
    const Json &json = member(m_json, "tokens");
    counts(json, "tokens", spaceNames(), m_s.token, 2);
    for (std::size_t colour = 0; json.is_null() && colour < kColours; ++colour)
        m_s.token[colour] = m_params.startTokens[colour] ? 1 : 0;
}

Front PositionReader::front(const Json &value, const std::string &path)
{
    if (value.is_null())
        return {};
    keys(value, path, {"species", "place"});
    Front out;
    out.species = species(member(value, "species"), path + "/species");
    out.place = static_cast<std::uint8_t>(number(value, "place", 0, 0, kMaxFish));
    if (m_s.under[out.species] == 0)
        fail("position.fish", path);
    else
        --m_s.under[out.species];
    return out;
}

/// All fish that are in no catch; location() takes the fronts out.
void PositionReader::fishCounts()
{
    for (std::size_t kind = 0; kind < m_params.fish.size(); ++kind)
        m_s.undecided[kind / 64] |= std::uint64_t{1} << (kind % 64);
    for (std::size_t i = 0; i < m_params.species.size(); ++i)
        m_s.under[i] = m_params.species[i].count;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        for (std::size_t i = 0; i < m_s.caught[seat]; ++i) {
            const std::uint8_t kind = m_s.kinds[seat][i];
            const std::uint64_t bit = std::uint64_t{1} << (kind % 64);
            if ((m_s.undecided[kind / 64U] & bit) == 0) {
                fail("position.fish", "seats/" + std::to_string(seat) + "/fish");
                continue;
            }
            m_s.undecided[kind / 64U] &= ~bit;
            --m_s.under[m_params.fish[kind].species];
        }
    }
}

/// Left out: the cards of the deck in the order of the species table.
void PositionReader::location(int location)
{
    const auto l = toIndex(location);
    const std::string &name = locationNames()[l];
    const Json &json = member(m_json, name.c_str());
    const int caught = m_params.fishAt(location) - m_rules.topsLeft(m_s, location);
    if (json.is_null()) {
        m_s.next[l] = static_cast<std::uint8_t>(caught);
        const auto deal = [&]() -> Front {
            for (std::uint8_t i = m_params.firstSpecies[l]; i < m_params.firstSpecies[l + 1]; ++i) {
                if (m_s.under[i] == 0)
                    continue;
                --m_s.under[i];
                return {m_s.next[l]++, i};
            }
            return {};
        };
        for (int zone = 0; zone < kZones; ++zone)
            m_s.cards[toIndex(slotOf(location, zone))] = deal();
        m_s.tops[l] = deal();
        return;
    }
    keys(json, name, {"cards", "top", "next"});
    const Json &cards = member(json, "cards");
    if (!cards.is_array() || cards.size() != kZones)
        return fail("position.cards", name + "/cards");
    for (int zone = 0; zone < kZones; ++zone)
        m_s.cards[toIndex(slotOf(location, zone))] = front(cards[toIndex(zone)], name + "/cards");
    m_s.tops[l] = front(member(json, "top"), name + "/top");
    m_s.next[l] = static_cast<std::uint8_t>(number(
        json, "next", m_params.fishAt(location) - m_rules.topsLeft(m_s, location), 0, kMaxFish));
}

void PositionReader::bag()
{
    Names names = colourNames();
    counts(member(m_json, "discard"), "discard", names, m_s.discard, 180);
    names.emplace_back("clear");
    const Json &json = member(m_json, "bag");
    counts(json, "bag", names, m_s.bag, 180);
    if (!json.is_null())
        return;
    m_s.bag[kClear] = static_cast<std::uint8_t>(m_params.clearBait);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        int left =
            m_params.baitPerColour - m_s.discard[colour] - (m_s.colour == colour ? m_s.pending : 0);
        for (const auto &board : m_s.bait)
            left -= board[0][colour] + board[1][colour] + board[2][colour] + board[3][colour];
        for (const auto &open : m_s.open) {
            for (const Master &master : open) {
                for (std::size_t slot = 0; slot < 3; ++slot)
                    left -= (master.filled >> slot & 1) != 0 &&
                                    m_params.masters[master.card].colour[slot] == colour
                                ? 1
                                : 0;
            }
        }
        m_s.bag[colour] = static_cast<std::uint8_t>(std::max(0, left));
    }
}

} // namespace takujo::coldwater
