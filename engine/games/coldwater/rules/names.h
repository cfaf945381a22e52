#pragma once
#include "rules/facts.h"
#include "rules/rules.h"

namespace takujo::coldwater {

// --- ids of the table (POSITION.md and the table's QML use the same) ---
const std::string &spaceName(int space);             ///< "red" .. "purple", "harbour"
std::string spaceZone(int space);                    ///< "space.red"
std::string seatZone(const char *zone, SeatId seat); ///< "catch.0"
std::string boxZone(SeatId seat, int zone);          ///< "box.0.3"
std::string slug(const std::string &name);           ///< "Sea Bass" -> "sea-bass"
std::string pieceId(const std::string &kind, int number);

std::string tokenId(int space, int number);
std::string handTokenId(SeatId seat, int number);
std::string baitId(SeatId seat, int zone, int colour, int index);
std::string fishKind(const Params &params, int species);
std::string frontId(const Params &params, const Front &card);
std::string catchId(const Params &params, SeatId seat, int index, int species);
std::string masterKind(const Params &params, int card);
std::string masterId(const Params &params, int card);
std::string tackleId(SeatId seat, int kind, int index);
std::string mysteryId(int trophy);
std::string contestId(ContestKind contest);             ///< as in ids of texts and pieces: "small"
std::string trophyId(ContestKind contest, SeatId seat); ///< one that a seat has won

// --- names in words ---
Text colourName(int colour);
Text spaceText(int space);
Text locationName(int location);
Text tagName(int tag);
Text tackleName(int kind);
/// A species of the published list in both languages, any other as it stands in the table.
Text speciesName(const std::string &name);
Text speciesName(const Params &params, int species);
Text masterName(const Params &params, int card);
/// With the bait that it needs, which tells cards of one species apart.
Text masterWithNeeds(const Params &params, int card);
/// "Pike, 17 lb, teal tag, 12:56"
Text backText(const Params &params, int kind);
std::string timeText(int minutes);
Text raw(std::string text);

// --- move texts ---
std::string fishCode(const Params &params, int kind);

} // namespace takujo::coldwater
