#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

// --- ids of the table ---
std::string coinKind(int coin);                      ///< "coin-red", "coin-red-magic"
std::string coinId(int coin);                        ///< "coin-red#7", "coin-red-magic#13"
std::string seatZone(const char *zone, SeatId seat); ///< "vault.0"
std::string secretId(SeatId seat, int index);        ///< "secret.0/0"
/// The back that left with the coin last turned up. Backs are all alike (CH-8), so it is the last.
std::string usedSecret(const State &s, SeatId seat);
std::string placeId(int index); ///< "place#0"
std::string pileId(int colour); ///< "pile-red#0"
/// Coin of an id of the table, -1 when it is none.
int coinOfId(std::string_view id);
inline constexpr const char *kDieId = "die#0";

// --- names in words ---
Text colourName(int colour);
Text shapeName(int shape);
Text coinName(int coin); ///< "red", "magic red"
Text kindName(int kind);
Text edgeName(physics::Edge edge);
std::string oneDecimal(double value); ///< "−0.5"

} // namespace takujo::coinhunt
