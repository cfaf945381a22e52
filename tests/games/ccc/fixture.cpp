#include "fixture.h"

#include "definition.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace takujo::ccc::test {

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
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    if (!values)
        giveUp(all(values.error()));
    return Rules(*values, seats);
}

State position(const Rules &rules, const Json &json)
{
    const Loaded<State> state = rules.stateFromJson(json);
    if (!state)
        giveUp(all(state.error()) + json.dump());
    return *state;
}

std::string payment(const std::string &words)
{
    std::istringstream in(words);
    std::string out;
    std::string word;
    bool fresh = true;
    while (in >> word) {
        if (word == "/") {
            out += "|";
            fresh = true;
            continue;
        }
        const std::string code = word == "*r" ? "JR" : word == "*b" ? "JB" : word;
        out += (fresh ? "" : "+") + code;
        fresh = false;
    }
    return out;
}

Json cardsOf(const std::string &words)
{
    std::istringstream in(words);
    Json out = Json::array();
    std::string word;
    while (in >> word) {
        if (word != "/")
            out.push_back(word == "*r" ? "JR" : word == "*b" ? "JB" : word);
    }
    return out;
}

std::string verdict(const Check &check)
{
    return check ? check->clause + " " + check->text.id : "ok";
}

std::string verdict(const Rules &rules, const State &state, const std::string &text)
{
    const Loaded<Move> move = rules.parseMove(text);
    if (!move)
        return move.error().front().clause + " " + move.error().front().text.id;
    return verdict(rules.check(state, *move));
}

void play(const Rules &rules, State &state, const std::string &text, Events *events,
          std::uint64_t seed)
{
    if (const std::string refused = verdict(rules, state, text); refused != "ok")
        giveUp(text + ": " + refused);
    LiveChance chance(seed);
    rules.apply(state, *rules.parseMove(text), chance, events);
}

std::string log(const Events &events, SeatId seat)
{
    std::string out;
    for (const Event &event : events) {
        if (event.seenBy(seat) && !event.text.empty())
            out += english(event.text) + "\n";
    }
    return out;
}

std::string english(const Text &text) { return rendered(text, Language::En); }
std::string japanese(const Text &text) { return rendered(text, Language::Ja); }

} // namespace takujo::ccc::test
