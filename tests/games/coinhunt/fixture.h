#pragma once
#include "rules/rules.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::coinhunt::test {

[[noreturn]] void giveUp(const std::string &why);
/// Rules with changes from the standard, as a Core. Fails loudly when the changes are not valid.
Rules makeRules(const Json &changes = Json::object(), int seats = 3);
/// The problem found with the changes, by text id; empty when they are valid.
std::string ruleProblem(const Json &changes, int seats = 3);

/// Coins by their codes ("red7 blue+13"); fails loudly on others.
CoinSet coins(const std::string &codes);
int coin(const std::string &code);
std::string names(const CoinSet &coins); ///< the other way round
int kind(const std::string &code);

/// "ok", or clause and text id of the refusal: "CH-15 refuse.walk.start".
std::string verdict(const Rules &rules, const State &state, const std::string &move);
/// All legal moves but shots as text, in order, joined with ", "; "shots" when there are any.
std::string options(const Rules &rules, const State &state);
std::string phase(const State &state);

/// Answers of chance. A shot is answered by what falls: "red7! blue8", ! = touching the coin pushed in.
struct Script
{
    std::vector<ChanceOutcome> answers;
    std::vector<std::pair<std::size_t, std::string>> shots; ///< where in `answers`, what falls
    Script &card(const std::string &code);                  ///< turned up
    Script &roll(int value);                                ///< counted from 0
    Script &gone(const std::string &code);                  ///< out of the coins that left
    Script &shot(const std::string &falls = {});
};
/// Plays one move with these answers; fails loudly when it is refused or the answers do not fit.
void play(const Rules &rules, State &state, const std::string &move, const Script &script = {},
          Events *events = nullptr);
/// The straight push from the middle of the own side with the first coin, answered by these falls.
std::string push(const Rules &rules, const State &state);
/// Plays with a live chance.
void playLive(const Rules &rules, State &state, const std::string &move, std::uint64_t seed = 1);
/// The start of a match with the coins on the board still to be laid.
State dealt(const Rules &rules, std::uint64_t seed = 1);
/// The start of a match, up to the first decision after the set-up; places are chosen by `seed`.
State started(const Rules &rules, std::uint64_t seed = 1, Events *events = nullptr);

bool has(const std::string &text, const char *part);
std::string english(const Text &text);
std::string log(const Events &events); ///< in English, one a line
bool told(const Events &events, const std::string &id);
std::string heard(const Events &events); ///< sounds of their own, joined with " "

} // namespace takujo::coinhunt::test
