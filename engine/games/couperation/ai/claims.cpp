#include "ai/claims.h"

#include "rules/names.h"

namespace takujo::couperation {

namespace {

/// How many cards the next seat may draw after a card face up.
std::optional<Text> drawClaim(const Rules &rules, const View &view, const Move &move)
{
    if (move.kind != kUp || move.data[0] == kFinish)
        return std::nullopt;
    PublicState after = static_cast<const PublicState &>(view);
    after.tower[move.data[1]] = move.data[0];
    after.last = Last::Up;
    after.lastPlace = move.data[1];
    const auto next = static_cast<SeatId>((view.seat + 1) % rules.seats());
    return Text("hint.up")
        .sub("card", cardName(move.data[0]))
        .sub("draws", allowanceText(rules, after, next));
}

} // namespace

std::vector<Text> claimsFor(const Rules &rules, const Blueprint &blueprint, const View &view,
                            const SearchResult &result)
{
    std::vector<Text> out;
    if (result.candidates.empty())
        return out;
    if (auto claim = drawClaim(rules, view, result.best))
        out.push_back(std::move(*claim));
    if (result.simulations == 0)
        return out;
    const bool agreed = result.best == blueprint.move(InformationSet::of(view, view.seat));
    if (agreed)
        out.push_back(Text("hint.steady"));
    out.push_back(Text("hint.tried").num("total", static_cast<int>(result.simulations)));
    return out;
}

} // namespace takujo::couperation
