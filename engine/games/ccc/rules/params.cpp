#include "rules/params.h"

#include "rules/schema.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace takujo::ccc {

namespace {

/// CCC-2: two decks of 52 and the jokers, red, black, red, ...
KindCounts deckWith(int jokers)
{
    KindCounts deck;
    for (std::size_t kind = 0; kind < kRedJoker; ++kind)
        deck[kind] = 2;
    deck[kRedJoker] = static_cast<std::uint8_t>((jokers + 1) / 2);
    deck[kBlackJoker] = static_cast<std::uint8_t>(jokers / 2);
    return deck;
}

Board boardFrom(const Json &rows, int adjacency)
{
    std::vector<int> numbers;
    for (const Json &row : rows) {
        for (const Json &number : row)
            numbers.push_back(number.get<int>());
    }
    return Board(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), numbers,
                 adjacency);
}

} // namespace

Json boardRows(const Json &value)
{
    return value.is_string() ? boards().at(value.get<std::string>()) : value;
}

Params::Params(const RuleValues &values, int seatCount)
    : seats(seatCount),
      advanced(values.flag("advanced_rule")),
      margin(values.number("territory_margin")),
      flushMin(values.number("flush_min")),
      flushFactor(values.number("flush_factor")),
      jokerFactor(values.number("joker_factor")),
      jokerCountsInFlush(values.flag("joker_counts_in_flush")),
      flushOptional(values.flag("flush_optional")),
      maxSplits(values.number("max_splits")),
      singleRestriction(values.flag("single_square_restriction")),
      contestIsolated(values.flag("contest_isolated")),
      stockCycles(values.number("stock_cycles")),
      idleLimit(values.number("idle_rounds") * seatCount),
      deck(deckWith(values.number("jokers"))),
      deckSize(deck.total()),
      board(boardFrom(boardRows(values.data("board")), values.choice("adjacency") == "8" ? 8 : 4))
{
    for (const Json &row : values.data("draw_options")) {
        DrawOption &option = options[toIndex(optionCount)];
        option = {row["discard"].get<int>(), row["draw"].get<int>()};
        if (option.discard == 0 && option.draw == 0)
            noDraw = optionCount;
        ++optionCount;
    }
    int next = 1;
    for (const Json &band : values.data("score_bands")) {
        for (; next <= kMaxNumber && next <= band["upto"].get<int>(); ++next)
            points[toIndex(next)] = band["points"].get<int>();
    }
    for (int seat = 0; seat < seats; ++seat) // CCC-4: n counts from 1
        startHand[toIndex(seat)] =
            values.number("start_hand_base") + (seat + 1) * values.number("hand_step");
}

} // namespace takujo::ccc
