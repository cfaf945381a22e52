#include "fixture.h"

#include "definition.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace takujo::coldwater::test {

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

Move parsed(const Rules &rules, const State &state, const std::string &text)
{
    if (const std::string refused = verdict(rules, state, text); refused != "ok")
        giveUp(text + ": " + refused + " (" + options(rules, state) + ")");
    return *rules.parseMove(text);
}

} // namespace

Rules makeRules(const Json &changes, int seats)
{
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    if (!values)
        giveUp(all(values.error()));
    return Rules(*values, seats);
}

std::string ruleProblem(const Json &changes)
{
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    return values ? std::string() : values.error().front().text.id;
}

Json js(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return Json::parse(text);
}

State position(const Rules &rules, const std::string &text)
{
    Json json = js(text);
    if (!json.contains("mystery")) { // a test that wants claims says so
        json["mystery"] = 11;
        json["claims"] = 0;
    }
    if (json.contains("seats")) {
        while (json["seats"].size() < toIndex(rules.seats()))
            json["seats"].push_back(Json::object());
    }
    const Loaded<State> state = rules.stateFromJson(json);
    if (!state)
        giveUp(all(state.error()) + json.dump());
    return *state;
}

std::string cards(const std::string &location, const std::vector<std::string> &species)
{
    const auto card = [&](std::size_t i) {
        if (i >= species.size() || species[i].empty())
            return std::string("null");
        return "{'species':'" + species[i] + "','place':" + std::to_string(i) + "}";
    };
    std::string out;
    for (std::size_t i = 0; i < kZones; ++i)
        out += (i > 0 ? "," : "") + card(i);
    return "'" + location + "':{'cards':[" + out + "],'top':" + card(kZones) + "}";
}

std::string verdict(const Rules &rules, const State &state, const std::string &text)
{
    const Loaded<Move> move = rules.parseMove(text);
    if (!move)
        return move.error().front().text.id;
    const Check check = rules.check(state, *move);
    return check ? check->clause + " " + check->text.id : "ok";
}

void play(const Rules &rules, State &state, const std::vector<std::string> &moves, Events *events,
          std::uint64_t seed)
{
    for (const std::string &text : moves) {
        LiveChance chance(seed);
        chance.beginPly(state.ply + 1U);
        rules.apply(state, parsed(rules, state, text), chance, events);
        if (const auto broken = rules.invariants(state); !broken.empty())
            giveUp("after " + text + ": " + broken.front());
    }
}

void playScripted(const Rules &rules, State &state, const std::string &move,
                  const std::vector<ChanceOutcome> &script, Events *events)
{
    ReplayChance chance(script);
    rules.apply(state, parsed(rules, state, move), chance, events);
    if (chance.failed() || !chance.finished())
        giveUp(move + ": chance was asked something else");
    if (const auto broken = rules.invariants(state); !broken.empty())
        giveUp("after " + move + ": " + broken.front());
}

ChanceOutcome drawn(int colour) { return {ChanceOutcome::Type::Draw, colour, {}}; }
ChanceOutcome front(int species) { return {ChanceOutcome::Type::Part, species, {}}; }
ChanceOutcome back(int fish) { return {ChanceOutcome::Type::Card, fish, {}}; }
ChanceOutcome dealt(int card) { return {ChanceOutcome::Type::Card, card, {}}; }

std::string options(const Rules &rules, const State &state)
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = rules.legal(state, moves).count;
    std::vector<std::string> texts;
    for (int i = 0; i < count; ++i)
        texts.push_back(rules.moveText(moves[toIndex(i)]));
    std::sort(texts.begin(), texts.end());
    std::string out;
    for (const std::string &text : texts)
        out += (out.empty() ? "" : ", ") + text;
    return out;
}

std::string phase(const State &state) { return phaseNames()[toIndex(state.phase)]; }

std::string log(const Events &events, SeatId seat)
{
    std::string out;
    for (const Event &event : events) {
        if (event.seenBy(seat) && !event.text.empty())
            out += english(event.text) +
                   (event.detail.empty() ? "" : " [" + english(event.detail) + "]") + "\n";
    }
    return out;
}

std::string english(const Text &text) { return rendered(text, Language::En); }

int bait(const State &state, SeatId seat, int zone, int colour)
{
    return state.bait[toIndex(seat)][toIndex(zone - 3)][toIndex(colour)];
}

int fishOf(const Rules &rules, const State &state, SeatId seat, const std::string &species)
{
    int count = 0;
    for (int i = 0; i < state.caught[toIndex(seat)]; ++i)
        count += rules.params().species[state.species[toIndex(seat)][toIndex(i)]].name == species
                     ? 1
                     : 0;
    return count;
}

Json largestTables()
{
    Json changes = Json::object();
    for (int i = 0; i < kMaxSpecies; ++i)
        changes["species"].push_back({{"species", "Kind " + std::to_string(i)},
                                      {"location", locationNames()[toIndex(i % 3)]},
                                      {"low", 1},
                                      {"high", 99},
                                      {"small", i < 2}});
    for (int i = 0; i < kMaxFish; ++i)
        changes["fish"].push_back({{"species", "Kind " + std::to_string(i % kMaxSpecies)},
                                   {"lbs", 1 + i % 99},
                                   {"tag", tagNames()[toIndex(i % 5)]},
                                   {"time", timeText(i)}});
    for (int i = 0; i < kMaxMasters; ++i)
        changes["masters"].push_back({{"species", "Card " + std::to_string(i)},
                                      {"a", "red"},
                                      {"b", "blue"},
                                      {"c", i % 2 ? "red" : "none"}});
    for (int i = 0; i < kMaxMystery; ++i)
        changes["mystery"].push_back({{"weight", 1 + i}, {"points", 9}});
    changes["fish_to_end"] = 20;
    changes["ma_limit"] = 6;
    changes["ma_display"] = 6;
    return changes;
}

} // namespace takujo::coldwater::test
