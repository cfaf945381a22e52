#include "fixture.h"

#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace takujo::hakkutsu::test {

namespace {

[[noreturn]] void giveUp(const std::string &why)
{
    std::fprintf(stderr, "test data: %s\n", why.c_str());
    std::abort();
}

std::string all(const Problems &problems)
{
    std::string out;
    for (const Problem &p : problems)
        out += p.path + ": " + english(p.text) + "\n";
    return out;
}

} // namespace

Rules makeRules(const Json &changes, int seats)
{
    const Json given = changes.is_null() ? Json::object() : changes; // {} may mean either
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), given);
    if (!values)
        giveUp(all(values.error()));
    return Rules(*values, seats);
}

std::string verdictOf(const Json &changes, int seats)
{
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    const Problems problems = values ? checkSeats(schema(), *values, seats) : values.error();
    return problems.empty() ? "ok" : problems.front().clause + " " + problems.front().text.id;
}

int rock(const Rules &rules, const std::string &name)
{
    const auto &rocks = rules.params().rocks;
    const auto found = std::find_if(rocks.begin(), rocks.end(),
                                    [&](const RockKind &r) { return r.names.en == name; });
    if (found == rocks.end())
        giveUp("no rock " + name);
    return static_cast<int>(found - rocks.begin());
}

int cell(const Rules &rules, const std::string &name)
{
    const auto found = rules.map().slot(name);
    if (!found)
        giveUp("no cell " + name);
    return *found;
}

Scene::Scene(const Rules &rules) : m_rules(rules)
{
    m_json["piles"] = Json::object();
    for (const char *key : {"cells", "coins", "hands", "carts", "acquired", "museums"})
        m_json[key] = Json::array();
    for (int seat = 0; seat < rules.seats(); ++seat) {
        m_json["cells"].push_back(rules.map().name(rules.map().base()));
        m_json["coins"].push_back(rules.params().startFunds);
        m_json["museums"].push_back(seat + 1);
        for (const char *key : {"hands", "carts", "acquired"})
            m_json[key].push_back(Json::array());
    }
}

Scene &Scene::pile(const std::string &cell, const std::vector<std::string> &rocks)
{
    Json cards = Json::array();
    for (std::size_t i = 0; i < rocks.size(); ++i) {
        if (rocks[i] == "?")
            cards.push_back(nullptr);
        else if (i == 0)
            cards.push_back(rock(m_rules, rocks[i]));
        else
            cards.push_back({{"rock", rock(m_rules, rocks[i])}, {"known", {0, 1, 2, 3}}});
    }
    m_json["piles"][cell] = std::move(cards);
    return *this;
}

Scene &Scene::emptyBut(int cells)
{
    for (const std::uint8_t slot : m_rules.map().rockCells()) {
        const std::string name = m_rules.map().name(slot);
        if (!m_json["piles"].contains(name) && cells-- <= 0)
            pile(name, {});
    }
    return *this;
}

Scene &Scene::at(int seat, const std::string &cell)
{
    m_json["cells"][toIndex(seat)] = cell;
    return *this;
}
Scene &Scene::coins(int seat, int coins)
{
    m_json["coins"][toIndex(seat)] = coins;
    return *this;
}
Scene &Scene::hand(int seat, const std::vector<std::string> &codes)
{
    m_json["hands"][toIndex(seat)] = codes;
    return *this;
}
Scene &Scene::cart(int seat, const std::vector<std::string> &rocks)
{
    for (const std::string &name : rocks)
        m_json["carts"][toIndex(seat)].push_back(rock(m_rules, name));
    return *this;
}
Scene &Scene::got(int seat, const std::vector<std::string> &rocks)
{
    for (const std::string &name : rocks)
        m_json["acquired"][toIndex(seat)].push_back(rock(m_rules, name));
    return *this;
}
Scene &Scene::museum(int seat, int number)
{
    auto &museums = m_json["museums"];
    for (auto &other : museums) { // no card twice
        if (other == number)
            other = museums[toIndex(seat)];
    }
    museums[toIndex(seat)] = number;
    return *this;
}
Scene &Scene::set(const std::string &key, Json value)
{
    m_json[key] = std::move(value);
    return *this;
}

State Scene::state() const
{
    Scene whole = *this;
    for (const std::uint8_t slot : m_rules.map().rockCells()) {
        const std::string name = m_rules.map().name(slot);
        if (!m_json["piles"].contains(name))
            whole.pile(name, {"?"});
    }
    const Loaded<State> state = m_rules.stateFromJson(whole.m_json);
    if (!state)
        giveUp(all(state.error()) + m_json.dump());
    return *state;
}

std::string verdict(const Rules &rules, const State &state, const std::string &text)
{
    const Loaded<Move> move = rules.parseMove(text);
    if (!move)
        return move.error().front().clause + " " + move.error().front().text.id;
    const Check check = rules.check(state, *move);
    return check ? check->clause + " " + check->text.id : "ok";
}

void play(const Rules &rules, State &state, const std::vector<std::string> &list, Events *events,
          std::uint64_t seed)
{
    Rng rng(seed); // a position made by hand has no seed that would give it
    SearchChance chance(rng);
    for (const std::string &text : list) {
        if (const std::string refused = verdict(rules, state, text); refused != "ok")
            giveUp(text + ": " + refused);
        rules.apply(state, *rules.parseMove(text), chance, events);
        for (const std::string &broken : rules.invariants(state))
            giveUp(text + ": " + broken);
    }
}

std::vector<std::string> moves(const Rules &rules, const State &state)
{
    std::array<Move, Rules::kMaxMoves> buffer;
    const LegalCount legal = rules.legal(state, buffer);
    std::vector<std::string> out;
    for (int i = 0; i < legal.count; ++i)
        out.push_back(rules.moveText(buffer[toIndex(i)]));
    return out;
}

bool has(const std::vector<std::string> &list, const std::string &item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

std::string log(const Events &events, SeatId seat)
{
    std::string out;
    for (const Event &event : events) {
        if (event.seenBy(seat) && !event.text.empty())
            out += event.clause + " " + english(event.text) +
                   (event.detail.empty() ? "" : " [" + english(event.detail) + "]") + "\n";
    }
    return out;
}

std::string english(const Text &text) { return rendered(text, Language::En); }
std::string japanese(const Text &text) { return rendered(text, Language::Ja); }

} // namespace takujo::hakkutsu::test
