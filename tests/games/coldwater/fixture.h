#pragma once
#include "rules/names.h"
#include "rules/rules.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::coldwater::test {

/// Rules with changes from the standard, as a Core. Fails loudly when the changes are not valid.
Rules makeRules(const Json &changes = Json::object(), int seats = 2);
/// The problem found with the changes, by text id; empty when they are valid.
std::string ruleProblem(const Json &changes);
/// JSON written with ' for ".
Json js(std::string text);
/// A position by POSITION.md, written with ' for "; missing seats are empty, the
/// mystery trophy is the one of 12 lb. Fails loudly when it is not valid.
State position(const Rules &rules, const std::string &json);
/// A location with these species in zones 3 to 6 and on top of the deck, as part of a position:
/// "'shore':{...}"; "" = no card.
std::string cards(const std::string &location, const std::vector<std::string> &species);
inline const std::string kShore =
    cards("shore", {"Flounder", "Ballan Wrasse", "Sea Bass", "Conger Eel", "Pollack"});
inline const std::string kLake = cards("lake", {"Perch", "Tench", "Bream", "Pike", "Carp"});
/// "ok", or clause and text id of the refusal: "CW-2 refuse.taken".
std::string verdict(const Rules &rules, const State &state, const std::string &move);
/// Plays moves given as text, one after the other; fails loudly when one is refused.
void play(const Rules &rules, State &state, const std::vector<std::string> &moves,
          Events *events = nullptr, std::uint64_t seed = 1);
/// The same with the answers of chance given; fails when they do not fit or are left over.
void playScripted(const Rules &rules, State &state, const std::string &move,
                  const std::vector<ChanceOutcome> &script, Events *events = nullptr);
ChanceOutcome drawn(int colour);  ///< out of the bag
ChanceOutcome front(int species); ///< species counted within its location
ChanceOutcome back(int fish);     ///< fish counted within its location
ChanceOutcome dealt(int card);    ///< Master Angler card, trophy or tackle
/// All legal moves as text, sorted, joined with ", ".
std::string options(const Rules &rules, const State &state);
std::string phase(const State &state);
/// Everything `seat` reads of the events, in English, one a line.
std::string log(const Events &events, SeatId seat);
std::string english(const Text &text);
int bait(const State &state, SeatId seat, int zone, int colour); ///< zone 3..6
int fishOf(const Rules &rules, const State &state, SeatId seat, const std::string &species);
/// 120 fish of 32 species, 48 Master Angler cards, 32 mystery trophies.
Json largestTables();

} // namespace takujo::coldwater::test
