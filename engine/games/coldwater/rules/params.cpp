#include "rules/params.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::coldwater {

namespace {

std::uint8_t indexOf(const std::vector<std::string> &names, const std::string &name)
{
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? kNone : static_cast<std::uint8_t>(it - names.begin());
}

std::uint8_t byte(const Json &value) { return value.get<std::uint8_t>(); }

} // namespace

const std::vector<std::string> &colourNames()
{
    static const std::vector<std::string> names{"red",    "blue",  "black",
                                                "yellow", "green", "purple"};
    return names;
}

const std::vector<std::string> &locationNames()
{
    static const std::vector<std::string> names{"shore", "river", "lake"};
    return names;
}

const std::vector<std::string> &tagNames()
{
    static const std::vector<std::string> names{"coral", "teal", "amber", "violet", "grey"};
    return names;
}

const std::vector<std::string> &tackleNames()
{
    static const std::vector<std::string> names{"rod", "line", "lure", "reel"};
    return names;
}

int minutesOf(const std::string &time)
{
    const auto digit = [&](std::size_t i) { return time[i] >= '0' && time[i] <= '9'; };
    if (time.size() != 5 || time[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4))
        return -1;
    const int hours = (time[0] - '0') * 10 + time[1] - '0';
    const int minutes = (time[3] - '0') * 10 + time[4] - '0';
    return hours < 24 && minutes < 60 ? hours * 60 + minutes : -1;
}

Params::Params(const RuleValues &values, int players)
    : seats(players),
      tagScoring(values.flag("tag_scoring")),
      endOnShort(values.flag("end_on_short_location")),
      finalTurns(values.flag("final_turns")),
      zone5Bonus(values.flag("zone5_bonus")),
      zone6Bonus(values.flag("zone6_bonus")),
      forcedRemoval(values.flag("forced_removal")),
      fishToEnd(values.number("fish_to_end")),
      speciesGoal(values.number("species_goal")),
      maxRounds(values.number("max_rounds")),
      startTackle(values.number("start_tackle")),
      tackleEach(values.number("tackle_each")),
      baitPerColour(values.number("bait_per_colour")),
      clearBait(values.number("clear_bait")),
      masterLimit(values.number("ma_limit")),
      masterDisplay(values.number("ma_display")),
      mysteryPerStep(values.number("mystery_per_step")),
      firstPoints(values.number("first12_points"))
{
    if (baitPerColour == 0)
        baitPerColour = 3 * (2 + seats);
    if (clearBait < 0)
        clearBait = seats <= 2 ? 1 : 2;
    for (int zone = 0; zone < kZones; ++zone)
        startZones[toIndex(zone)] = values.has("start_zones", std::to_string(sizeOf(zone)));
    for (std::size_t colour = 0; colour < kColours; ++colour)
        startTokens[colour] = values.has("start_tokens", colourNames()[colour]);
    for (const Json &row : values.data("location_trophies")) {
        if (static_cast<int>(ladder.size()) < std::max(2, seats))
            ladder.push_back(row["points"].get<int>());
    }
    for (const Json &row : values.data("mystery"))
        mystery.push_back({byte(row["weight"]), byte(row["points"])});
    readSpecies(values);
    readFish(values);
    readMasters(values);
}

void Params::readSpecies(const RuleValues &values)
{
    for (std::uint8_t location = 0; location < kLocations; ++location) {
        firstSpecies[location] = static_cast<std::uint8_t>(species.size());
        for (const Json &row : values.data("species")) {
            if (row["location"].get_ref<const std::string &>() != locationNames()[location])
                continue;
            if (row["small"].get<bool>())
                smallSpecies |= 1U << species.size();
            species.push_back({row["species"].get<std::string>(), location, byte(row["low"]),
                               byte(row["high"]), row["small"].get<bool>(), 0, 0});
        }
    }
    firstSpecies[kLocations] = static_cast<std::uint8_t>(species.size());
}

void Params::readFish(const RuleValues &values)
{
    static constexpr std::array<char, kLocations> kLetters{'S', 'R', 'L'};
    std::array<int, kLocations> rows{};
    std::vector<FishData> all;
    for (const Json &row : values.data("fish")) {
        const auto &name = row["species"].get_ref<const std::string &>();
        const auto it = std::find_if(species.begin(), species.end(),
                                     [&](const SpeciesData &s) { return s.name == name; });
        FishData data;
        data.species = static_cast<std::uint8_t>(it - species.begin());
        data.lbs = byte(row["lbs"]);
        data.tag = indexOf(tagNames(), row["tag"].get<std::string>());
        data.minutes = static_cast<std::uint16_t>(minutesOf(row["time"].get<std::string>()));
        const int number = ++rows[it->location];
        data.code =
            kLetters[it->location] + std::string(number < 10 ? "0" : "") + std::to_string(number);
        all.push_back(std::move(data));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FishData &a, const FishData &b) { return a.species < b.species; });
    fish = std::move(all);
    for (std::size_t i = 0; i < fish.size(); ++i) {
        SpeciesData &s = species[fish[i].species];
        if (s.count++ == 0)
            s.first = static_cast<std::uint8_t>(i);
        for (int location = s.location + 1; location <= kLocations; ++location)
            firstFish[toIndex(location)] = static_cast<std::uint8_t>(i + 1);
    }
}

void Params::readMasters(const RuleValues &values)
{
    masterNames.reserve(kMaxMasters);
    for (const Json &row : values.data("masters")) {
        const auto name = row["species"].get<std::string>();
        std::uint8_t index = indexOf(masterNames, name);
        if (index == kNone) {
            index = static_cast<std::uint8_t>(masterNames.size());
            masterNames.push_back(name);
        }
        MasterData data;
        data.species = index;
        for (const char *column : {"a", "b", "c"}) {
            const std::uint8_t colour = indexOf(colourNames(), row[column].get<std::string>());
            if (colour != kNone)
                data.colour[data.slots++] = colour;
        }
        masters.push_back(data);
    }
}

} // namespace takujo::coldwater
