#include "rules/names.h"

#include <algorithm>
#include <cctype>

namespace takujo::coldwater {

namespace {

constexpr int kPlacesALocation = 128;
constexpr int kHandNumber = 10;
constexpr int kSeatNumber = 1000;

/// Species with words of their own in text/.
const std::vector<std::string> &namedSpecies()
{
    static const std::vector<std::string> names{
        "Flounder",    "Ballan Wrasse", "Sea Bass",    "Pollack",  "Conger Eel",
        "Roach",       "Brown Trout",   "Sea Trout",   "Barbel",   "Atlantic Salmon",
        "Perch",       "Tench",         "Bream",       "Carp",     "Pike",
        "Ferox Trout", "Arctic Char",   "Twaite Shad", "Grayling", "Gilthead Bream",
        "Garfish"};
    return names;
}

} // namespace

const std::string &spaceName(int space)
{
    static const std::string harbour = "harbour";
    return space == kHarbour ? harbour : colourNames()[toIndex(space)];
}

std::string spaceZone(int space) { return "space." + spaceName(space); }

std::string seatZone(const char *zone, SeatId seat)
{
    return std::string(zone) + "." + std::to_string(seat);
}

std::string boxZone(SeatId seat, int zone)
{
    return seatZone("box", seat) + "." + std::to_string(sizeOf(zone));
}

std::string slug(const std::string &name)
{
    std::string out;
    for (const char c : name) {
        const auto u = static_cast<unsigned char>(c);
        if (std::isalnum(u) != 0)
            out += static_cast<char>(std::tolower(u));
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    return out;
}

std::string pieceId(const std::string &kind, int number)
{
    return kind + "#" + std::to_string(number);
}

std::string tokenId(int space, int number)
{
    return pieceId("angler-" + std::to_string(number), space);
}

std::string handTokenId(SeatId seat, int number)
{
    return pieceId("angler-" + std::to_string(number), kHandNumber + seat);
}

std::string baitId(SeatId seat, int zone, int colour, int index)
{
    return pieceId("bait-" + colourNames()[toIndex(colour)],
                   kSeatNumber * seat + 100 * sizeOf(zone) + index);
}

std::string fishKind(const Params &params, int species)
{
    return "fish-" + slug(params.species[toIndex(species)].name);
}

std::string frontId(const Params &params, const Front &card)
{
    const int location = params.species[card.species].location;
    return pieceId(fishKind(params, card.species), kPlacesALocation * location + card.place);
}

std::string catchId(const Params &params, SeatId seat, int index, int species)
{
    return pieceId(fishKind(params, species), kSeatNumber + kPlacesALocation * seat + index);
}

std::string masterKind(const Params &params, int card)
{
    return "master-" + slug(params.masterNames[params.masters[toIndex(card)].species]);
}

std::string masterId(const Params &params, int card)
{
    return pieceId(masterKind(params, card), card);
}

std::string tackleId(SeatId seat, int kind, int index)
{
    return pieceId("tackle-" + tackleNames()[toIndex(kind)], 100 * seat + index);
}

std::string mysteryId(int trophy) { return pieceId("trophy-mystery", trophy); }

std::string contestId(ContestKind contest)
{
    static constexpr std::array<const char *, 9> kIds{
        "shore", "river", "lake", "species", "small", "alike", "different", "first", "mystery"};
    return kIds[toIndex(static_cast<int>(contest))];
}

std::string trophyId(ContestKind contest, SeatId seat)
{
    return pieceId("trophy-" + contestId(contest), 1 + seat);
}

Text colourName(int colour) { return Text("colour." + spaceName(colour == kClear ? 0 : colour)); }

Text spaceText(int space)
{
    return space == kHarbour ? Text("space.harbour") : Text("colour." + spaceName(space));
}

Text locationName(int location) { return Text("location." + locationNames()[toIndex(location)]); }

Text tagName(int tag)
{
    return tag == kNone ? Text("tag.none") : Text("tag." + tagNames()[toIndex(tag)]);
}

Text tackleName(int kind) { return Text("tackle." + tackleNames()[toIndex(kind)]); }

Text speciesName(const std::string &name)
{
    const auto &named = namedSpecies();
    if (std::find(named.begin(), named.end(), name) != named.end())
        return Text("species." + slug(name));
    return raw(name);
}

Text speciesName(const Params &params, int species)
{
    return speciesName(params.species[toIndex(species)].name);
}

Text masterName(const Params &params, int card)
{
    return speciesName(params.masterNames[params.masters[toIndex(card)].species]);
}

Text masterWithNeeds(const Params &params, int card)
{
    const MasterData &data = params.masters[toIndex(card)];
    std::vector<Text> needs;
    for (std::size_t i = 0; i < data.slots; ++i)
        needs.push_back(colourName(data.colour[i]));
    return Text("move.master")
        .sub("card", masterName(params, card))
        .list("needs", std::move(needs));
}

std::string timeText(int minutes)
{
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return two(minutes / 60) + ":" + two(minutes % 60);
}

Text backText(const Params &params, int kind)
{
    const FishData &fish = params.fish[toIndex(kind)];
    return Text("fish.back")
        .num("lbs", fish.lbs)
        .sub("tag", tagName(fish.tag))
        .raw("time", timeText(fish.minutes));
}

Text raw(std::string text) { return Text("text.raw").raw("text", std::move(text)); }

std::string fishCode(const Params &params, int kind) { return params.fish[toIndex(kind)].code; }

} // namespace takujo::coldwater
