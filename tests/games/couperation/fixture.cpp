#include "fixture.h"

#include "definition.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace takujo::couperation::test {

namespace {

[[noreturn]] void giveUp(const std::string &why)
{
    std::fprintf(stderr, "test data: %s\n", why.c_str());
    std::abort();
}

std::vector<std::string> split(const std::string &text)
{
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;)
        out.push_back(word);
    return out;
}

Json towerJson(const std::string &words, CardSet &used)
{
    Json out = Json::array();
    for (const std::string &word : split(words)) {
        const std::size_t is = word.find('=');
        const std::size_t down = word.find('d', is);
        const std::string card = word.substr(is + 1, down - is - 1);
        Json item{{"at", word.substr(0, is)}, {"card", card}};
        if (down != std::string::npos)
            item["down"] = std::stoi(word.substr(down + 1));
        used |= cards(card);
        out.push_back(std::move(item));
    }
    return out;
}

Json listJson(CardSet set)
{
    Json out = Json::array();
    while (set != 0)
        out.push_back(cardCode(pop(set)));
    return out;
}

/// The highest numbers nobody uses.
CardSet spare(CardSet used, int count)
{
    CardSet out = 0;
    for (Card card = kNumbers; card > 0 && count > 0; --card) {
        if (!holds(used, card)) {
            out |= bitOf(card);
            --count;
        }
    }
    return out;
}

} // namespace

CardSet cards(const std::string &words)
{
    CardSet out = 0;
    for (const std::string &word : split(words))
        out |= bitOf(cardFromCode(word).value());
    return out;
}

int placeAt(const Rules &rules, const std::string &code)
{
    return placeFromCode(rules.geometry(), code).value();
}

Rules makeRules(const Json &changes, int seats)
{
    const Loaded<RuleValues> values =
        applyChanges(schema(), schema().defaults(), changes.is_null() ? Json::object() : changes);
    if (!values)
        giveUp(changes.dump() + english(values.error().front().text));
    return Rules(*values, seats);
}

State position(const Rules &rules, const Setup &setup)
{
    CardSet used = cards(setup.reserve);
    Json json{{"actor", setup.actor},          {"phase", setup.phase},     {"last", setup.last},
              {"lastPlace", setup.lastPlace},  {"drawMax", setup.drawMax}, {"finish", setup.finish},
              {"finishSeat", setup.finishSeat}};
    json["tower"] = towerJson(setup.tower, used);
    json["hands"] = Json::array();
    for (int seat = 0; seat < rules.seats(); ++seat) {
        const auto i = toIndex(seat);
        const CardSet hand = i < setup.hands.size() ? cards(setup.hands[i]) : 0;
        used |= hand;
        json["hands"].push_back(listJson(hand));
    }
    const int size = rules.params().reserveSize + (setup.phase == "reserve" ? 1 : 0);
    const CardSet reserve = cards(setup.reserve);
    const CardSet filler = spare(used, size - countOf(reserve));
    json["reserve"] = listJson(reserve | filler);
    used |= filler;
    const int pack = setup.pack < 0 ? rules.params().packGlasses : setup.pack;
    const int rest = kNumbers - countOf(used & kAllGlasses);
    json["gone"] = listJson(spare(used, rest - pack));
    const Loaded<State> state = rules.stateFromJson(json);
    if (!state)
        giveUp(english(state.error().front().text) + json.dump());
    return *state;
}

std::string verdict(const Rules &rules, const State &state, const std::string &text)
{
    const Loaded<Move> move = rules.parseMove(text);
    if (!move)
        return move.error().front().text.id;
    const Check check = rules.check(state, *move);
    return check ? check->clause + " " + check->text.id : "ok";
}

void play(const Rules &rules, State &state, const std::string &text, Events *events,
          std::uint64_t seed)
{
    if (const std::string refused = verdict(rules, state, text); refused != "ok")
        giveUp(text + ": " + refused);
    LiveChance chance(seed);
    rules.apply(state, *rules.parseMove(text), chance, events);
    for (const std::string &broken : rules.invariants(state))
        giveUp(text + ": " + broken);
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

bool says(const Events &events, SeatId seat, const char *words)
{
    return log(events, seat).find(words) != std::string::npos;
}

std::string english(const Text &text) { return rendered(text, Language::En); }

} // namespace takujo::couperation::test
