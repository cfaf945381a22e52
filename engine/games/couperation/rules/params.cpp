#include "rules/params.h"

#include <nlohmann/json.hpp>

namespace takujo::couperation {

namespace {

Mark markOf(const std::string &key)
{
    return key == "two" ? Mark::Two : key == "heart" ? Mark::Heart : Mark::One;
}

FinishHalf halfOf(const std::string &key)
{
    return key == "bottom"     ? FinishHalf::Bottom
           : key == "anywhere" ? FinishHalf::Anywhere
                               : FinishHalf::Top;
}

HeartValue heartOf(const std::string &key)
{
    return key == "max" ? HeartValue::Max : key == "fixed" ? HeartValue::Fixed : HeartValue::Sum;
}

} // namespace

Params::Params(const RuleValues &values, int seatCount)
    : seats(seatCount),
      geometry(values.number("rows")),
      firstGame(values.flag("first_game")),
      centre(values.choice("start_column") == "centre"),
      handSize(values.number("hand_size")),
      handLimit(values.number("hand_limit")),
      reserveSize(values.number("reserve_size_" + std::to_string(seatCount))),
      finishValue(values.number("finish_value")),
      finishBetween(values.flag("finish_between")),
      finishElsewhere(values.flag("finish_elsewhere")),
      finishLast(values.flag("finish_last")),
      finishHalf(halfOf(values.choice("finish_half"))),
      refillTo(values.number("facedown_refill_to")),
      revealLoss(values.flag("reveal_loss")),
      modifier(values.number("mod_per_discard")),
      openHands(values.flag("open_hands")),
      startDrawOptional(values.flag("start_draw_optional")),
      stuckSkips(values.choice("stuck") == "skip"),
      heartValue(heartOf(values.choice("heart_value"))),
      heartFixed(values.number("heart_fixed"))
{
    for (const Json &row : values.data("marks"))
        marks[row["number"].get<std::size_t>()] = markOf(row["mark"].get<std::string>());
    packGlasses = kNumbers - 3 - seats * handSize - (reserveSize - 2); // CP-3, CP-4
    const int top = packGlasses / 2;                                   // CP-A8
    finishFirst = finishHalf == FinishHalf::Bottom ? top : 0;
    finishCards = finishHalf == FinishHalf::Top      ? top
                  : finishHalf == FinishHalf::Bottom ? packGlasses - top
                                                     : packGlasses;
}

} // namespace takujo::couperation
