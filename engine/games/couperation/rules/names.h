#pragma once
#include "rules/rules.h"

#include <optional>
#include <string>

namespace takujo::couperation {

/// Names of cards and places: ids for tables, codes for move texts and positions, words for people.
std::string cardKind(Card card); ///< "card-23", "card-finish"
std::string cardId(Card card);   ///< "card-23#0"
std::optional<Card> cardFromId(std::string_view id);
std::string cardCode(Card card);                         ///< "23", "F", "?"
std::optional<Card> cardFromCode(std::string_view code); ///< "?" is kHidden
Text cardName(Card card);                                ///< "23", "the finish card"
Text cardLabel(Card card);
Text cardNames(CardSet cards);
/// "7, 29–31": as few words as there are runs.
Text numberRuns(CardSet numbers);

/// Slot of a place in zone "tower": a grid with the top row first.
int slotOf(const Geometry &geometry, int place);
/// kNoPlace for a slot beside the pyramid.
int placeOfSlot(const Geometry &geometry, int slot);
/// What lies at a place as everybody can name it: "card-23#0", "tower/7" face down, "place#7" empty.
std::string placeId(const PublicState &p, const Geometry &geometry, int place);
/// The card at a place that everybody knows, 0 = none does.
Card openCard(const PublicState &p, int place);
std::string placeCode(const Geometry &geometry, int place); ///< "2,-1"
std::optional<int> placeFromCode(const Geometry &geometry, std::string_view code);
Text placeName(const Geometry &geometry, int place);

/// "21–25", "41 or more", "any number".
Text rangeText(int lo, int hi);
/// What the next seat may draw, -1 = until it holds as many as a face-down card allows (CP-16).
int nextDraw(const Rules &rules, const PublicState &p, SeatId next);
/// What the next seat may draw after this tower: "up to 2", "up to 2 in hand".
Text allowanceText(const Rules &rules, const PublicState &p, SeatId next);
Text markName(Mark mark);

} // namespace takujo::couperation
