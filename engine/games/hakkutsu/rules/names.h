#pragma once
#include "game/text.h"
#include "rules/params.h"
#include "rules/state.h"

#include <optional>
#include <string>

namespace takujo::hakkutsu {

// Ids of pieces and zones, as in qml/tables/hakkutsu.
std::string cellId(int cell);
std::optional<int> cellFromId(std::string_view id);
std::string zoneOf(const char *zone, SeatId seat);
/// Art of a rock: "rock-gem", "rock-skull".
std::string rockArt(const RockKind &rock);
std::string loadId(const PublicState &p, SeatId seat, int index);
std::string equipmentId(Effect effect, int copy);
std::optional<Effect> equipmentFromId(std::string_view id);
std::string equipmentArt(Effect effect);
std::string gotId(int kind, SeatId seat); ///< what a seat has got of a kind
std::string museumId(int museum);
std::string museumArt(const MuseumKind &museum);
/// Art of a rock's back.
std::string backArt(int deck);

// Names and explanations; made of the rule set's own names. A card without one is called by its kind.
Text rockName(const Params &params, int kind);
Text equipmentName(const Params &params, Effect effect);
Text museumName(const Params &params, int museum);
Text effectName(Effect effect);
Text countedName(Counted counted);
Text categoryName(Category category);
/// What the card does beyond its points, empty = nothing.
Text abilityText(const Params &params, Ability ability);
/// Points, category, costs and ability in one sentence.
Text rockFacts(const Params &params, int kind);
/// The same with the name before it.
Text rockNamed(const Params &params, int kind);
Text effectText(const Params &params, Effect effect);
Text museumText(const Params &params, int museum);
Text equipmentList(const Params &params, const Equipment &cards);
Text rockList(const Params &params, std::span<const Load> loads);

/// The clause that ends a match for this reason (HK-11, HK-12, HK-A13).
const char *endClause(EndReason cause);

} // namespace takujo::hakkutsu
