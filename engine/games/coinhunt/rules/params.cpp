#include "rules/params.h"

namespace takujo::coinhunt {

namespace {

physics::Constants constantsOf(const RuleValues &values)
{
    physics::Constants k;
    k.side = values.number("board_side_mm");
    k.radius = values.number("coin_mm") / 2.0;
    k.contactGap = values.number("contact_gap_hundredth") / 100.0;
    k.maxAngle = values.number("max_angle_deg") * physics::kDegree;
    k.maxDepth = values.number("max_depth_half") / 2.0;
    return k;
}

HandTremor personsTremor(const std::string &choice)
{
    if (choice == "none")
        return {};
    return choice == "light" ? HandTremor{40, 30} : HandTremor{120, 100};
}

OffsetMode offsetMode(const std::string &choice)
{
    if (choice == "all")
        return OffsetMode::All;
    return choice == "one" ? OffsetMode::One : OffsetMode::PerFallen;
}

/// CH-2, CH-A4: the next seat is the left neighbour, clockwise seen from above, or the other way round.
std::array<physics::Edge, kMaxSeats> edgesOf(int seats, bool left)
{
    using physics::Edge;
    if (seats == 2)
        return {Edge::South, Edge::North, Edge::South, Edge::South};
    if (left)
        return {Edge::South, Edge::West, Edge::North, Edge::East};
    return {Edge::South, Edge::East, Edge::North, Edge::West};
}

} // namespace

Params::Params(const RuleValues &values, int seatCount)
    : seats(seatCount),
      k(constantsOf(values)),
      thickness(values.number("thickness_tenth") / 10.0),
      coinSize(values.number("coin_mm") * 1000),
      boardSize(values.number("board_side_mm") * 1000),
      lattice(values.choice("start_figure") == "lattice"),
      person(personsTremor(values.choice("hand_tremor"))),
      fixedSide(values.flag("fixed_side")),
      noDirectDrop(values.flag("no_direct_drop")),
      removed(values.number("removed_" + std::to_string(seatCount))),
      stashStart(values.number("stash_start")),
      secretEach(values.number("secret_per_player")),
      handCap(values.number("hand_cap")),
      fairyStart(values.number("fairy_start")),
      fairyWraps(values.choice("fairy_wrap") == "wrap"),
      fairyOnSameColour(values.choice("fairy_trigger") == "same_colour"),
      bigDrop(values.number("big_drop")),
      bankAlwaysLowers(values.choice("bank_lowers_die") == "always"),
      bonusAt(values.number("bonus_secret_at")),
      leakEveryNew(values.choice("leak_takes") == "every_new"),
      bankOnOwnTurn(values.flag("bank_on_own_turn")),
      insertMagic(values.flag("insert_magic_if_none_fell")),
      secondHalf(values.flag("second_half")),
      offset(offsetMode(values.choice("offset_mode"))),
      victimMustOwn(values.flag("victim_must_own")),
      majorityPoints(values.number("majority_points")),
      tiePoints(values.number("tie_points")),
      luckyPoints(values.number("lucky_points")),
      magicPenalty(values.number("magic_penalty")),
      edges(edgesOf(seatCount, values.choice("turn_direction") == "left"))
{
    for (int value = 1; value <= 6; ++value) {
        if (values.has("danger_values", std::to_string(value)))
            dangers = static_cast<std::uint8_t>(dangers | 1 << value);
    }
}

HandTremor Params::tremor(SeatTrait trait) const
{
    switch (trait) {
    case kPersonsHand: return person;
    case kMaster: return {30, 30};
    case kNormal: return {60, 50};
    case kCasual: return {120, 100};
    case kBeginner: return {250, 200};
    default: return {};
    }
}

const std::vector<std::string> &colourNames()
{
    static const std::vector<std::string> names{"red",   "blue",   "yellow",
                                                "green", "purple", "white"};
    return names;
}

const std::vector<std::string> &edgeNames()
{
    static const std::vector<std::string> names{"south", "west", "north", "east"};
    return names;
}

} // namespace takujo::coinhunt
