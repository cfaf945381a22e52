#include "rules/names.h"

#include "base/whole_number.h"

#include <cmath>
#include <cstdio>

namespace takujo::coinhunt {

namespace {

std::string numbered(const std::string &kind, int number)
{
    return kind + "#" + std::to_string(number);
}

const std::string &wordOf(int colour) { return colourNames()[toIndex(colour)]; }

std::string kindWord(int kind)
{
    return "coin-" + wordOf(colourOfKind(kind)) + (isMagicKind(kind) ? "-magic" : "");
}

} // namespace

std::string coinKind(int coin) { return kindWord(kindOf(coin)); }

std::string coinId(int coin) { return numbered(coinKind(coin), coin % kOfColour); }

std::string seatZone(const char *zone, SeatId seat)
{
    return std::string(zone) + "." + std::to_string(seat);
}

std::string secretId(SeatId seat, int index)
{
    return seatZone("secret", seat) + "/" + std::to_string(index);
}

std::string usedSecret(const State &s, SeatId seat)
{
    return secretId(seat, s.secret[toIndex(seat)].size());
}

std::string placeId(int index) { return numbered("place", index); }

std::string pileId(int colour) { return numbered("pile-" + wordOf(colour), 0); }

int coinOfId(std::string_view id)
{
    const int number = numberBehind('#', id).value_or(-1);
    if (number < 0 || number >= kOfColour)
        return -1;
    for (int colour = 0; colour < kColours; ++colour) {
        const int coin = colour * kOfColour + number;
        if (coinKind(coin) == id.substr(0, id.rfind('#')))
            return coin;
    }
    return -1;
}

Text colourName(int colour) { return Text("colour." + wordOf(colour)); }

Text shapeName(int shape)
{
    static constexpr std::array<const char *, 4> kShapes{"shape.circle", "shape.triangle",
                                                         "shape.square", "shape.star"};
    return Text(kShapes[toIndex(shape)]);
}

Text coinName(int coin) { return kindName(kindOf(coin)); }

Text kindName(int kind)
{
    return Text(isMagicKind(kind) ? "coin.magic" : "coin.ordinary")
        .sub("colour", colourName(colourOfKind(kind)));
}

Text edgeName(physics::Edge edge) { return Text("edge." + edgeNames()[toIndex(edge)]); }

std::string oneDecimal(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", std::abs(value));
    const bool less = value < 0 && std::string_view(text.data()) != "0.0";
    return (less ? "−" : "") + std::string(text.data());
}

} // namespace takujo::coinhunt
