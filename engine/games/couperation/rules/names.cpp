#include "rules/names.h"

#include "base/whole_number.h"

#include <cstdlib>

namespace takujo::couperation {

namespace {

std::optional<int> integer(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    return wholeNumber(text);
}

} // namespace

std::string cardKind(Card card)
{
    return card == kFinish ? "card-finish" : "card-" + std::to_string(card);
}

std::string cardId(Card card) { return cardKind(card) + "#0"; }

std::optional<Card> cardFromId(std::string_view id)
{
    if (!id.starts_with("card-") || !id.ends_with("#0"))
        return std::nullopt;
    id = id.substr(5, id.size() - 7);
    if (id == "finish")
        return kFinish;
    const std::optional<int> number = integer(id);
    if (!number || *number < 1 || *number > kNumbers)
        return std::nullopt;
    return static_cast<Card>(*number);
}

std::string cardCode(Card card)
{
    return card == kHidden ? "?" : card == kFinish ? "F" : std::to_string(card);
}

std::optional<Card> cardFromCode(std::string_view code)
{
    if (code == "F")
        return kFinish;
    if (code == "?")
        return kHidden;
    const std::optional<int> number = integer(code);
    if (!number || *number < 1 || *number > kNumbers)
        return std::nullopt;
    return static_cast<Card>(*number);
}

Text cardName(Card card)
{
    return card == kFinish ? Text("card.finish") : Text("card.number").num("number", card);
}

Text cardLabel(Card card)
{
    return card == kFinish ? Text("card.finish.label") : Text("card.number").num("number", card);
}

Text cardNames(CardSet cards)
{
    std::vector<Text> names;
    while (cards != 0)
        names.push_back(cardName(pop(cards)));
    return Text("cards").list("cards", std::move(names));
}

Text numberRuns(CardSet numbers)
{
    std::vector<Text> runs;
    while (numbers != 0) {
        const Card from = pop(numbers);
        Card to = from;
        while (holds(numbers, static_cast<Card>(to + 1)))
            to = pop(numbers);
        runs.push_back(rangeText(from, to));
    }
    return runs.empty() ? Text("range.none") : Text("cards").list("cards", std::move(runs));
}

int slotOf(const Geometry &geometry, int place)
{
    const int cols = 2 * geometry.rows() - 1;
    return (geometry.rows() - 1 - geometry.row(place)) * cols + geometry.col(place) +
           geometry.rows() - 1;
}

int placeOfSlot(const Geometry &geometry, int slot)
{
    const int cols = 2 * geometry.rows() - 1;
    if (slot < 0 || slot >= cols * geometry.rows())
        return kNoPlace;
    return geometry.at(geometry.rows() - 1 - slot / cols, slot % cols - geometry.rows() + 1);
}

std::string placeId(const PublicState &p, const Geometry &geometry, int place)
{
    const Card card = p.tower[toIndex(place)];
    const std::string slot = std::to_string(slotOf(geometry, place));
    return card == 0 ? "place#" + slot : card == kHidden ? "tower/" + slot : cardId(card);
}

Card openCard(const PublicState &p, int place)
{
    const Card card = p.tower[toIndex(place)];
    return card == kHidden ? p.shown[toIndex(place)] : card;
}

std::string placeCode(const Geometry &geometry, int place)
{
    return std::to_string(geometry.row(place) + 1) + "," + std::to_string(geometry.col(place));
}

std::optional<int> placeFromCode(const Geometry &geometry, std::string_view code)
{
    const std::size_t comma = code.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const std::optional<int> row = integer(code.substr(0, comma));
    const std::optional<int> col = integer(code.substr(comma + 1));
    if (!row || !col)
        return std::nullopt;
    const int place = geometry.at(*row - 1, *col);
    return place == kNoPlace ? std::nullopt : std::optional<int>(place);
}

Text placeName(const Geometry &geometry, int place)
{
    static constexpr std::array<std::array<const char *, 3>, 2> kIds{
        {{"place.left", "place.middle", "place.right"},
         {"place.top.left", "place.top", "place.top.right"}}};
    const int half = geometry.x2(place);
    const std::size_t top = geometry.row(place) + 1 == geometry.rows() ? 1 : 0;
    Text text(kIds[top][half == 0 ? 1 : half < 0 ? 0 : 2]);
    // A row without a middle card counts from its middle gap.
    return std::move(text)
        .num("row", geometry.row(place) + 1)
        .num("steps", (std::abs(half) + 1) / 2);
}

Text rangeText(int lo, int hi)
{
    const bool below = lo <= 1;
    const bool above = hi >= kNumbers;
    if (lo > hi)
        return Text("range.none");
    if (lo == hi)
        return Text("range.one").num("lo", lo);
    if (below && above)
        return Text("range.any");
    if (below)
        return Text("range.upto").num("hi", hi);
    if (above)
        return Text("range.from").num("lo", lo);
    return Text("range").num("lo", lo).num("hi", hi);
}

Text markName(Mark mark)
{
    switch (mark) {
    case Mark::One: return Text("mark.one");
    case Mark::Two: return Text("mark.two");
    case Mark::Heart: return Text("mark.heart");
    case Mark::None: break;
    }
    return Text("mark.none");
}

int nextDraw(const Rules &rules, const PublicState &p, SeatId next)
{
    const bool refills = p.last == Last::Down && p.pack > 0 && rules.params().refillTo > 0;
    return refills ? -1 : rules.mayDraw(p, next);
}

Text allowanceText(const Rules &rules, const PublicState &p, SeatId next)
{
    const int count = nextDraw(rules, p, next);
    if (count < 0)
        return Text("draws.refill").num("count", rules.params().refillTo);
    if (p.pack == 0) // CP-18
        return Text("draws.empty");
    return count == 0 ? Text("draws.none") : Text("draws.upto").num("count", count);
}

} // namespace takujo::couperation
