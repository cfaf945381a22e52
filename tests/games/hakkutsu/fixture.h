#pragma once
#include "definition.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace takujo::hakkutsu::test {

/// Aborts with the problems when the changes are no rule set.
Rules makeRules(const Json &changes = Json::object(), int seats = 2);
/// Whether the changes are a rule set; else the first problem's clause and text id.
std::string verdictOf(const Json &changes, int seats = 2);
/// Kind of the rock with this English name.
int rock(const Rules &rules, const std::string &name);
/// Cell of the map by name.
int cell(const Rules &rules, const std::string &name);

/// A position written piece by piece: everybody at the base, four coins each, one face-down rock on
/// every cell that is not named.
class Scene
{
public:
    explicit Scene(const Rules &rules);
    /// Rocks of a cell from the top: "Ruby" face up (on top) or known to all (below), "?" unknown.
    Scene &pile(const std::string &cell, const std::vector<std::string> &rocks);
    /// All rock cells not named yet but the first so many are out of rocks.
    Scene &emptyBut(int cells);
    Scene &at(int seat, const std::string &cell);
    Scene &coins(int seat, int coins);
    Scene &hand(int seat, const std::vector<std::string> &codes);
    Scene &cart(int seat, const std::vector<std::string> &rocks);
    Scene &got(int seat, const std::vector<std::string> &rocks);
    Scene &museum(int seat, int number);
    Scene &set(const std::string &key, Json value);
    State state() const;
    const Json &json() const { return m_json; }

private:
    const Rules &m_rules;
    Json m_json;
};

/// "ok" or clause and text id of the refusal.
std::string verdict(const Rules &rules, const State &state, const std::string &move);
/// Plays moves; aborts when one is refused. @param seed of chance
void play(const Rules &rules, State &state, const std::vector<std::string> &moves,
          Events *events = nullptr, std::uint64_t seed = 1);
/// All legal moves as text.
std::vector<std::string> moves(const Rules &rules, const State &state);
bool has(const std::vector<std::string> &list, const std::string &item);
/// Log lines as this seat reads them, with details.
std::string log(const Events &events, SeatId seat);
std::string english(const Text &text);
std::string japanese(const Text &text);

} // namespace takujo::hakkutsu::test
