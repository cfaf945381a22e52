#pragma once
#include "base/bits.h"
#include "game/rule_schema.h"
#include "rules/state.h"

#include <bit>
#include <string>
#include <vector>

namespace takujo::coldwater {

/// A kind of fish: what the front of its cards shows.
struct SpeciesData
{
    std::string name; ///< as in the table, English
    std::uint8_t location = 0;
    std::uint8_t low = 0; ///< range on the front, lb
    std::uint8_t high = 0;
    bool small = false;     ///< CW-22
    std::uint8_t first = 0; ///< its fish are first .. first + count - 1
    std::uint8_t count = 0;
};

struct FishData
{
    std::uint8_t species = 0;
    std::uint8_t lbs = 0;
    std::uint8_t tag = kNone;  ///< 0..4, kNone = none
    std::uint16_t minutes = 0; ///< time stamp
    std::string code;          ///< "S12": location and row of the table
};

struct MasterData
{
    std::uint8_t species = 0;
    std::uint8_t slots = 0; ///< how many
    std::array<std::uint8_t, 3> colour{kNone, kNone, kNone};
};

struct MysteryData
{
    std::uint8_t lbs = 0;
    std::uint8_t points = 0;
};

/// The rule set, read once. Fish are numbered by location, species and row of the table.
struct Params
{
    Params(const RuleValues &values, int seats);

    int seats;
    bool tagScoring, endOnShort, finalTurns, zone5Bonus, zone6Bonus, forcedRemoval;
    int fishToEnd, speciesGoal, maxRounds, startTackle, tackleEach, baitPerColour, clearBait;
    int masterLimit, masterDisplay, mysteryPerStep, firstPoints;
    int masterPoints = 2; ///< CW-23
    std::array<bool, kZones> startZones{};
    std::array<bool, kColours> startTokens{};
    std::vector<int> ladder; ///< CW-28, CW-21, CW-22: points by rank, one a player at most

    std::vector<SpeciesData> species;
    std::vector<FishData> fish;
    std::vector<MasterData> masters;
    std::vector<std::string> masterNames;
    std::vector<MysteryData> mystery;
    std::array<std::uint8_t, kLocations + 1> firstFish{}; ///< [l], [l + 1] bound location l
    std::array<std::uint8_t, kLocations + 1> firstSpecies{};
    std::uint32_t smallSpecies = 0; ///< bits

    int fishAt(int location) const
    {
        return firstFish[toIndex(location) + 1] - firstFish[toIndex(location)];
    }

private:
    void readFish(const RuleValues &values);
    void readSpecies(const RuleValues &values);
    void readMasters(const RuleValues &values);
};

/// Location of a bait colour: red and blue lake, black and yellow river, green and purple shore.
constexpr int locationOf(int colour) { return 2 - colour / 2; }
constexpr int slotOf(int location, int zone) { return location * kZones + zone; }
/// CW-17: side by side, not diagonal.
constexpr bool adjacent(int zone, int other) { return (zone ^ other) == 1 || (zone ^ other) == 2; }
/// How many bait a zone holds, and its name.
constexpr int sizeOf(int zone) { return zone + 3; }

const std::vector<std::string> &colourNames();   ///< red .. purple
const std::vector<std::string> &locationNames(); ///< shore, river, lake
const std::vector<std::string> &tagNames();      ///< coral .. grey
const std::vector<std::string> &tackleNames();   ///< rod, line, lure, reel

/// "HH:MM" as minutes, -1 when it is none.
int minutesOf(const std::string &time);

} // namespace takujo::coldwater
