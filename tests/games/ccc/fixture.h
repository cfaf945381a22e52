#pragma once
#include "rules/names.h"
#include "rules/rules.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::ccc::test {

/// Rules with changes from the standard, as a Core. Fails loudly when the changes are not valid.
Rules makeRules(const Json &changes = Json::object(), int seats = 3);
/// A position by POSITION.md; fails loudly when it is not valid.
State position(const Rules &rules, const Json &json);
/// "4h / As / 3h 6s", "*r" as red joker -> "4h|As|3h+6s"
std::string payment(const std::string &words);
/// The cards of "4h / As / 3h 6s" as a list of codes, splitting aces included.
Json cardsOf(const std::string &words);
/// "ok", or clause and text id of the refusal: "CCC-12 refuse.n1".
std::string verdict(const Rules &rules, const State &state, const std::string &move);
std::string verdict(const Check &check);
/// Plays a move given as text; fails loudly when it is refused.
void play(const Rules &rules, State &state, const std::string &move, Events *events = nullptr,
          std::uint64_t seed = 1);
/// All texts of the events that `seat` sees, in English, one a line.
std::string log(const Events &events, SeatId seat);
std::string english(const Text &text);
std::string japanese(const Text &text);

} // namespace takujo::ccc::test
