#pragma once
#include "rules/params.h"
#include "rules/state.h"

namespace takujo::hakkutsu {

/// What a set of rocks holds, counted once for every kind of points.
struct Holding
{
    int printed = 0;
    int fossils = 0; ///< n of HK-24, the skull included
    int micas = 0;
    int crystals = 0;
    int crystalGems = 0; ///< crystals that are gems themselves
    int meteorites = 0;
    std::array<std::uint8_t, kCategories> categories{};
    std::array<std::uint8_t, kCategories> wild{}; ///< of these, cards that count as any (HK-A21)
    std::array<std::uint8_t, kRockDecks> decks{};
    int fossilCards = 0; ///< as a museum counts them: the skull for two

    void add(const Params &params, int kind, int copies);
};

/// The acquired rocks of a seat. @param cart its cart too (HK-22)
Holding holdingOf(const Params &params, const PublicState &p, SeatId seat, bool cart);

int fossilPoints(const Params &params, const Holding &holding); ///< HK-24
int micaPoints(const Holding &holding, int handSize);
int crystalPoints(const Holding &holding);
/// HK-23: bonus of a museum. @pre museum is one of params.museums
int museumPoints(const Params &params, const Holding &holding, int museum);

/// Points by source.
struct SeatScore
{
    int printed = 0;
    int fossils = 0;
    int mica = 0;
    int crystal = 0;
    int museum = 0;
    int specials() const { return fossils + mica + crystal; }
    int sum() const { return printed + specials() + museum; }
};

/// @param museum kNone = not known, counts nothing
SeatScore scoreOf(const Params &params, const PublicState &p, SeatId seat, int museum, bool cart);
/// The same of rocks that are counted already.
SeatScore scoreOf(const Params &params, const Holding &holding, int handSize, int museum);

} // namespace takujo::hakkutsu
