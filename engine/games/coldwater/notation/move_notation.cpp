#include "base/words.h"
#include "rules/names.h"

#include <algorithm>
#include <charconv>

namespace takujo::coldwater {

namespace {

std::string zoneText(int zone) { return std::to_string(sizeOf(zone)); }

std::string masterText(int card) { return (card < 9 ? "M0" : "M") + std::to_string(card + 1); }

template<class Names>
int indexOf(const Names &names, std::string_view word)
{
    const auto it = std::find(names.begin(), names.end(), word);
    return it == names.end() ? -1 : static_cast<int>(it - names.begin());
}

/// Reads the words of a move one after the other; every reader notes when it fails.
class Reader
{
public:
    Reader(const Params &params, std::vector<std::string_view> words)
        : m_params(params), m_words(std::move(words))
    {}

    std::string_view word() { return m_next < m_words.size() ? m_words[m_next++] : fail(); }
    bool more() const { return m_next < m_words.size(); }
    bool ok() const { return m_ok && !more(); }

    int space()
    {
        const std::string_view name = word();
        return name == "harbour" ? kHarbour : checked(indexOf(colourNames(), name));
    }
    int colour() { return checked(indexOf(colourNames(), word())); }
    int location() { return checked(indexOf(locationNames(), word())); }
    int zone()
    {
        const std::string_view name = word();
        return checked(name.size() == 1 && name[0] >= '3' && name[0] <= '6' ? name[0] - '3' : -1);
    }
    int master()
    {
        const std::string_view name = word();
        int number = 0;
        const char *end = name.data() + name.size();
        const bool shaped = name.size() == 3 && name[0] == 'M' &&
                            std::from_chars(name.data() + 1, end, number).ptr == end;
        return checked(shaped && number >= 1 && number <= static_cast<int>(m_params.masters.size())
                           ? number - 1
                           : -1);
    }
    Move show()
    {
        const std::string_view name = word();
        if (!more()) {
            const auto it = std::find_if(m_params.fish.begin(), m_params.fish.end(),
                                         [&](const FishData &fish) { return fish.code == name; });
            const int kind = checked(
                it == m_params.fish.end() ? -1 : static_cast<int>(it - m_params.fish.begin()));
            return makeMove(coldwater::kShow, m_params.fish[toIndex(kind)].species, kind);
        }
        const auto it =
            std::find_if(m_params.species.begin(), m_params.species.end(),
                         [&](const SpeciesData &species) { return slug(species.name) == name; });
        m_ok = m_ok && word() == "?";
        const int species = checked(
            it == m_params.species.end() ? -1 : static_cast<int>(it - m_params.species.begin()));
        return makeMove(coldwater::kShow, species, kHiddenFish);
    }

    Move lure()
    {
        if (!more())
            return makeMove(kUseLure);
        const int c = colour();
        const int first = zone();
        if (!more())
            return makeMove(kLureBait, c, first, kNoZone);
        const int second = zone();
        return makeMove(kLureBait, c, std::min(first, second), std::max(first, second));
    }
    Move reel()
    {
        if (!more())
            return makeMove(kUseReel);
        const int z1 = zone();
        const int c1 = colour();
        const int z2 = zone();
        const int c2 = colour();
        return z1 <= z2 ? makeMove(kReelBait, z1, c1, z2, c2) : makeMove(kReelBait, z2, c2, z1, c1);
    }
    Move angler()
    {
        if (m_next < m_words.size() && m_words[m_next] == "deck") {
            ++m_next;
            return makeMove(kTakeMaster, kDeckTop);
        }
        return makeMove(kTakeMaster, master());
    }
    Move from()
    {
        int mask = 0;
        if (m_next < m_words.size() && m_words[m_next] == "none") {
            ++m_next;
            return makeMove(coldwater::kRemove, 0);
        }
        do
            mask |= 1 << zone();
        while (more());
        return makeMove(coldwater::kRemove, mask);
    }
    Move take()
    {
        const std::string_view what = word();
        m_ok = m_ok && (what == "own" || what == "top");
        return makeMove(coldwater::kTake, what == "top" ? kTakeTop : kTakeOwn);
    }
    Move no()
    {
        m_ok = m_ok && word() == "claim";
        return makeMove(coldwater::kClaim, 0);
    }

private:
    std::string_view fail()
    {
        m_ok = false;
        return {};
    }
    int checked(int value)
    {
        m_ok = m_ok && value >= 0;
        return std::max(0, value);
    }

    const Params &m_params;
    std::vector<std::string_view> m_words;
    std::size_t m_next = 0;
    bool m_ok = true;
};

Move readMove(Reader &in)
{
    const std::string_view verb = in.word();
    if (verb == "place")
        return makeMove(kPlace, in.space());
    if (verb == "take")
        return in.take();
    if (verb == "lift")
        return makeMove(kPickUp, in.space());
    if (verb == "refill")
        return makeMove(kRefill, in.zone());
    if (verb == "angler")
        return in.angler();
    if (verb == "lure")
        return in.lure();
    if (verb == "reel")
        return in.reel();
    if (verb == "fill")
        return makeMove(kFill, in.master());
    if (verb == "next")
        return makeMove(kNext, in.zone());
    if (verb == "rod")
        return makeMove(kTake, kTakeRod, in.location());
    if (verb == "line")
        return makeMove(kTake, kTakeLine, in.zone());
    if (verb == "claim")
        return makeMove(kClaim, 1);
    if (verb == "no")
        return in.no();
    if (verb == "flip")
        return makeMove(kFlip);
    if (verb == "from")
        return in.from();
    return verb == "show" ? in.show() : Move{};
}

std::string zonesText(int mask)
{
    std::string out;
    for (int zone = 0; zone < kZones; ++zone)
        out += (mask >> zone & 1) != 0 ? " " + zoneText(zone) : std::string();
    return mask == 0 ? " none" : out;
}

std::string takeText(const Move &move)
{
    switch (move.data[0]) {
    case kTakeTop: return "take top";
    case kTakeRod: return "rod " + locationNames()[toIndex(move.data[1] % kLocations)];
    case kTakeLine: return "line " + zoneText(move.data[1] % kZones);
    default: return "take own";
    }
}

std::string showText(const Params &params, const Move &move)
{
    if (move.data[1] == kHiddenFish)
        return "show " + slug(params.species[move.data[0]].name) + " ?";
    return "show " + fishCode(params, move.data[1]);
}

std::vector<Text> zonesOf(int mask)
{
    std::vector<Text> zones;
    for (int zone = 0; zone < kZones; ++zone)
        if ((mask >> zone & 1) != 0)
            zones.push_back(Text("zone.number").num("zone", sizeOf(zone)));
    return zones;
}

Text use(Tackle kind, Text target)
{
    return Text("move.use.on").sub("tackle", tackleName(kind)).sub("target", std::move(target));
}

Text describeLure(const Move &move)
{
    const auto &d = move.data;
    const bool two = d[2] != kNoZone;
    return use(kLure, Text("move.lure")
                          .num("count", two ? 2 : 1)
                          .sub("colour", colourName(d[0]))
                          .list("zones", zonesOf(1 << d[1] | (two ? 1 << d[2] : 0))));
}

Text describeReel(const Move &move)
{
    const auto &d = move.data;
    return use(kReel, Text("move.reel")
                          .num("zone", sizeOf(d[0]))
                          .sub("one", colourName(d[1]))
                          .num("upto", sizeOf(d[2]))
                          .sub("other", colourName(d[3])));
}

Text describeTake(const Move &move)
{
    switch (move.data[0]) {
    case kTakeRod: return use(kRod, locationName(move.data[1] % kLocations));
    case kTakeLine:
        return use(kLine, Text("zone.number").num("zone", sizeOf(move.data[1] % kZones)));
    case kTakeTop: return Text("move.take.top");
    default: return Text("move.take");
    }
}

Text describeShow(const Params &params, const Move &move)
{
    const Text species = speciesName(params, move.data[0]);
    if (move.data[1] == kHiddenFish)
        return Text("move.show").sub("species", species);
    return Text("move.show.fish")
        .sub("species", species)
        .sub("fish", backText(params, move.data[1]));
}

} // namespace

/// @pre the numbers in the move are in range, as check() and seen() give them
std::string Rules::moveText(const Move &move) const
{
    const auto &d = move.data;
    const auto colour = [](int c) { return colourNames()[toIndex(c)]; };
    switch (move.kind) {
    case kPlace: return "place " + spaceName(d[0]);
    case kPickUp: return "lift " + spaceName(d[0]);
    case kRefill: return "refill " + zoneText(d[0]);
    case kTakeMaster: return "angler " + (d[0] == kDeckTop ? "deck" : masterText(d[0]));
    case kUseLure: return "lure";
    case kUseReel: return "reel";
    case kLureBait:
        return "lure " + colour(d[0]) + " " + zoneText(d[1]) +
               (d[2] == kNoZone ? "" : " " + zoneText(d[2]));
    case kReelBait:
        return "reel " + zoneText(d[0]) + " " + colour(d[1]) + " " + zoneText(d[2]) + " " +
               colour(d[3]);
    case kFill: return "fill " + masterText(d[0]);
    case kNext: return "next " + zoneText(d[0]);
    case kTake: return takeText(move);
    case kClaim: return d[0] != 0 ? "claim" : "no claim";
    case kFlip: return "flip";
    case kShow: return showText(m_params, move);
    case kRemove: return "from" + zonesText(d[0]);
    default: return "?";
    }
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    Reader in(m_params, wordsOf(text));
    const Move move = readMove(in);
    if (move.isNull() || !in.ok())
        return problem(Text("refuse.form"));
    return move;
}

/// Moves that a seat can choose between have words of their own each.
Text Rules::describe(const Move &move) const
{
    const auto &d = move.data;
    switch (move.kind) {
    case kPlace: return Text("move.place").sub("space", spaceText(d[0]));
    case kPickUp: return Text("move.lift").sub("space", spaceText(d[0]));
    case kRefill: return Text("move.refill").num("zone", sizeOf(d[0]));
    case kTakeMaster:
        return d[0] == kDeckTop ? Text("move.angler.deck")
                                : Text("move.angler").sub("card", masterWithNeeds(m_params, d[0]));
    case kUseLure: return Text("move.use").sub("tackle", tackleName(kLure));
    case kUseReel: return Text("move.use").sub("tackle", tackleName(kReel));
    case kLureBait: return describeLure(move);
    case kReelBait: return describeReel(move);
    case kFill: return Text("move.fill").sub("card", masterWithNeeds(m_params, d[0]));
    case kNext: return Text("move.next").num("zone", sizeOf(d[0]));
    case kTake: return describeTake(move);
    case kClaim: return Text(d[0] != 0 ? "move.claim" : "move.no_claim");
    case kShow: return describeShow(m_params, move);
    case kRemove:
        return d[0] == 0 ? Text("move.remove.none")
                         : Text("move.remove").list("zones", zonesOf(d[0]));
    default: return Text("move.flip");
    }
}

} // namespace takujo::coldwater
