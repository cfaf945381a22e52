#pragma once
#include "rules/names.h"
#include "rules/rules.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::couperation::test {

/// The three cards a tower begins with, as written in positions.
inline constexpr const char *kBase = "1,-1=19 1,0=25 1,1=32";

/// A position in short: what is left out is filled up so that it is a legal one.
struct Setup
{
    std::string tower = "1,0=25";   ///< "place=card"; "=31d1" lies face down by seat 1
    std::vector<std::string> hands; ///< "3 17 40", one a seat
    std::string reserve = "1 50";   ///< filled up with cards nobody uses
    std::string finish = "pack";
    int finishSeat = -1;
    int actor = 0;
    std::string phase = "act";
    std::string last = "card";
    std::string lastPlace = "1,0";
    int drawMax = 0;
    int pack = -1; ///< glass cards of the pack; -1 = as many as can be
};

Rules makeRules(const Json &changes = Json::object(), int seats = 3);
State position(const Rules &rules, const Setup &setup);
/// "ok", or clause and text id of the refusal: "CP-10 refuse.fit".
std::string verdict(const Rules &rules, const State &state, const std::string &move);
/// Plays a move given as text; fails loudly when it is refused.
void play(const Rules &rules, State &state, const std::string &move, Events *events = nullptr,
          std::uint64_t seed = 1);
/// All texts of the events that `seat` sees, in English, one a line.
std::string log(const Events &events, SeatId seat);
/// Whether the log of a seat holds these words.
bool says(const Events &events, SeatId seat, const char *words);
std::string english(const Text &text);
CardSet cards(const std::string &words);
int placeAt(const Rules &rules, const std::string &code);

} // namespace takujo::couperation::test
