#include "base/words.h"
#include "rules/aiming.h"
#include "rules/codes.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

const std::vector<std::string> kSourceWords{"hand", "wallet", "vault", "secret", "jam"};
constexpr std::string_view kNobody = "none";

template<class Names>
std::optional<int> indexOf(const Names &names, std::string_view word)
{
    const auto it = std::find(names.begin(), names.end(), word);
    return it == names.end() ? std::nullopt : std::optional(static_cast<int>(it - names.begin()));
}

std::string shotText(const ShotMove &shot)
{
    std::string out = "shot " + kindCode(shot.kind);
    if (shot.source != kFromHand)
        out += " " + kSourceWords[shot.source];
    out += " " + edgeNames()[toIndex(shot.edge)];
    for (const int n : {shot.offset, shot.angle, shot.depth})
        out += " " + std::to_string(n);
    return out;
}

using Parsed = std::optional<Move>;
using Parts = std::vector<std::string_view>;

Parsed parseShot(Parts parts)
{
    ShotMove shot;
    if (parts.size() == 7) {
        const auto source = indexOf(kSourceWords, parts[2]);
        if (!source || *source == kFromHand)
            return {};
        shot.source = static_cast<Source>(*source);
        parts.erase(parts.begin() + 2);
    }
    if (parts.size() != 6)
        return {};
    const auto kind = kindFromCode(parts[1]);
    const auto edge = indexOf(edgeNames(), parts[2]);
    const auto offset = numberFrom(parts[3], 0, 65535);
    const auto angle = numberFrom(parts[4], -32768, 32767);
    const auto depth = numberFrom(parts[5], 0, 255);
    if (!kind || !edge || !offset || !angle || !depth)
        return {};
    shot.kind = *kind;
    shot.edge = *edge;
    shot.offset = *offset;
    shot.angle = *angle;
    shot.depth = *depth;
    return shot.toMove();
}

Parsed parsePay(const Parts &parts)
{
    if (parts.size() == 2 && parts[1] == kSourceWords[kFromSecret])
        return makeMove(kPay, kFromSecret);
    const auto source = parts.size() == 3 ? indexOf(kSourceWords, parts[1]) : std::nullopt;
    const auto kind = source ? kindFromCode(parts[2]) : std::nullopt;
    if (!kind || (*source != kFromWallet && *source != kFromVault))
        return {};
    return makeMove(kPay, *source, *kind);
}

Parsed parseShare(const Parts &parts)
{
    Move move = makeMove(kShare);
    if (parts.size() < 3 || parts.size() > 1 + kMaxSeats)
        return {};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto colour = indexOf(colourNames(), parts[i]);
        if (!colour && parts[i] != kNobody)
            return {};
        move.data[i - 1] = static_cast<std::uint8_t>(colour.value_or(kNoColour));
    }
    return move;
}

Parsed parseOne(const Parts &parts)
{
    const auto one = [](MoveKind kind, std::optional<int> value) {
        return value ? Parsed(makeMove(kind, *value)) : Parsed();
    };
    const std::string_view verb = parts[0];
    const std::string_view word = parts[1];
    if (verb == "place")
        return one(kPlace, numberFrom(word, 0, 255));
    if (verb == "walk")
        return one(kWalk, coinFromCode(word));
    if (verb == "ride")
        return one(kRide, coinFromCode(word));
    if (verb == "take")
        return one(kTake, kindFromCode(word));
    if (verb == "offset")
        return one(kOffset, indexOf(colourNames(), word));
    if (verb == "lower" && (word == "yes" || word == "no"))
        return makeMove(kLower, word == "yes" ? 1 : 0);
    return {};
}

Parsed parse(const Parts &parts)
{
    if (parts.empty())
        return {};
    if (parts[0] == "shot")
        return parseShot(parts);
    if (parts[0] == "pay")
        return parsePay(parts);
    if (parts[0] == "share")
        return parseShare(parts);
    if (parts.size() == 2)
        return parseOne(parts);
    if (parts.size() != 1)
        return {};
    if (parts[0] == "secret")
        return makeMove(kUseSecret);
    if (parts[0] == "pass")
        return makeMove(kPass);
    return parts[0] == "bank" ? Parsed(makeMove(kBank)) : Parsed();
}

} // namespace

/// @pre the move has passed check() in some position; a share names no seat beyond the match.
std::string Rules::moveText(const Move &move) const
{
    const int first = move.data[0];
    switch (move.kind) {
    case kPlace: return "place " + std::to_string(first);
    case kWalk: return "walk " + coinCode(std::min(first, kCoins - 1));
    case kUseSecret: return "secret";
    case kPass: return "pass";
    case kLower: return first != 0 ? "lower yes" : "lower no";
    case kShot: return shotText(ShotMove::of(move));
    case kPay:
        return first == kFromSecret
                   ? "pay secret"
                   : "pay " + kSourceWords[toIndex(first)] + " " + kindCode(move.data[1]);
    case kRide: return "ride " + coinCode(std::min(first, kCoins - 1));
    case kTake: return "take " + kindCode(first);
    case kShare: {
        std::string out = "share";
        for (std::size_t seat = 0; seat < toIndex(seats()); ++seat)
            out += " " + (move.data[seat] == kNoColour ? std::string(kNobody)
                                                       : colourNames()[move.data[seat]]);
        return out;
    }
    case kOffset: return "offset " + colourNames()[toIndex(first)];
    default: return "bank";
    }
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    const Parsed move = parse(wordsOf(text));
    const bool seatsFit = !move || move->kind != kShare || moveText(*move) == text;
    if (!move || !seatsFit)
        return problem(Text("move.unknown").raw("text", std::string(text.substr(0, 40))));
    return *move;
}

Text Rules::describe(const Move &move) const
{
    const int first = move.data[0];
    switch (move.kind) {
    case kPlace: return Text("move.place").num("number", first + 1);
    case kWalk: return Text("move.walk").sub("coin", coinName(first));
    case kUseSecret: return Text("move.secret");
    case kPass: return Text("move.pass");
    case kLower: return Text(first != 0 ? "move.lower" : "move.lower.no");
    case kShot: {
        const ShotMove shot = ShotMove::of(move);
        Text text(params().fixedSide ? "move.shot" : "move.shot.edge");
        if (!params().fixedSide) // CH-20: from which side only where there is a choice
            text = std::move(text).sub("edge", edgeName(static_cast<physics::Edge>(shot.edge)));
        return std::move(text).sub("coin", kindName(shot.kind)).sub("aim", aimText(shot));
    }
    case kPay:
        return first == kFromSecret ? Text("move.pay.secret")
                                    : Text("move.pay").sub("coin", kindName(move.data[1]));
    case kRide: return Text("move.ride").sub("coin", coinName(first));
    case kTake: return Text("move.take").sub("coin", kindName(first));
    case kShare: {
        std::vector<Text> colours;
        for (std::size_t seat = 0; seat < toIndex(seats()); ++seat)
            colours.push_back(move.data[seat] == kNoColour ? Text("move.share.none")
                                                           : colourName(move.data[seat]));
        return Text("move.share").list("colours", std::move(colours));
    }
    case kOffset: return Text("move.offset").sub("colour", colourName(first));
    default: return Text("move.bank");
    }
}

} // namespace takujo::coinhunt
