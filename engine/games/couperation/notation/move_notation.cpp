#include "base/words.h"
#include "rules/names.h"

#include <algorithm>
#include <charconv>

namespace takujo::couperation {

namespace {

Problems mistake() { return problem(Text("text.move")); }

/// Card codes from `from` on into the list bytes of a move, rising; all of them hidden or none.
bool readList(const std::vector<std::string_view> &words, std::size_t from, std::size_t offset,
              Move &move)
{
    std::vector<Card> cards;
    for (std::size_t i = from; i < words.size(); ++i) {
        const std::optional<Card> card = cardFromCode(words[i]);
        if (!card)
            return false;
        cards.push_back(*card);
    }
    std::sort(cards.begin(), cards.end());
    const bool hidden = !cards.empty() && cards.back() == kHidden;
    const bool twice = std::adjacent_find(cards.begin(), cards.end()) != cards.end();
    if (cards.size() + offset > move.data.size() || (twice && !hidden) ||
        (hidden && cards.front() != kHidden))
        return false;
    std::copy(cards.begin(), cards.end(), move.data.begin() + static_cast<std::ptrdiff_t>(offset));
    return true;
}

/// "place 31 at 2,-1", "hide ? at 2,-1"
Loaded<Move> readPut(const Geometry &geometry, const std::vector<std::string_view> &words)
{
    if (words.size() != 4 || words[2] != "at")
        return mistake();
    const std::optional<Card> card = cardFromCode(words[1]);
    const std::optional<int> place = placeFromCode(geometry, words[3]);
    const bool up = words[0] == "place";
    if (!card || !place || (up && *card == kHidden))
        return mistake();
    return moveOf(up ? kUp : kDown, *card, static_cast<std::uint8_t>(*place));
}

/// "take 28 at 3,1 with 13 12 discard 40"
Loaded<Move> readTake(const Geometry &geometry, const std::vector<std::string_view> &words)
{
    if (words.size() < 7 || words[2] != "at" || words[4] != "with")
        return mistake();
    const std::optional<Card> target = cardFromCode(words[1]);
    const std::optional<int> place = placeFromCode(geometry, words[3]);
    const std::optional<Card> a = cardFromCode(words[5]);
    const std::optional<Card> b = cardFromCode(words[6]);
    const auto hidden = [](std::optional<Card> card) { return !card || *card == kHidden; };
    if (!place || hidden(target) || hidden(a) || hidden(b) || *a == *b)
        return mistake();
    Move move = takeMove(*target, *place, *a, *b, 0);
    if (words.size() > 7 && (words.size() == 8 || words[7] != "discard"))
        return mistake();
    if (words.size() > 8 && !readList(words, 8, kTakeHead, move))
        return mistake();
    return move;
}

std::optional<Card> onlyCard(const std::vector<std::string_view> &words)
{
    const std::optional<Card> card =
        words.size() == 2 ? cardFromCode(words[1]) : std::optional<Card>();
    return card && *card != kHidden ? card : std::nullopt;
}

Loaded<Move> readDraw(const std::vector<std::string_view> &words)
{
    int count = -1;
    if (words.size() == 2)
        std::from_chars(words[1].data(), words[1].data() + words[1].size(), count);
    if (count < 0 || count > kMaxListed || words[1] != std::to_string(count))
        return mistake();
    return moveOf(kDraw, static_cast<std::uint8_t>(count));
}

/// Somebody else's, whose numbers are not known.
bool unnamed(std::span<const Card> cards) { return !cards.empty() && cards.front() == kHidden; }

Text discardsOf(std::span<const Card> cards)
{
    if (cards.empty())
        return {};
    return unnamed(cards) ? Text("move.discards").num("count", static_cast<int>(cards.size()))
                          : Text("move.discards.own").sub("cards", cardNames(setOf(cards)));
}

Text takeText(const char *id, const Geometry &geometry, const Move &move)
{
    return Text(id)
        .sub("card", cardName(move.data[0]))
        .sub("cards", cardNames(bitOf(move.data[2]) | bitOf(move.data[3])))
        .sub("discards", discardsOf(listOf(move)))
        .sub("place", placeName(geometry, std::min<int>(move.data[1], geometry.places() - 1)));
}

std::string joined(std::span<const std::uint8_t> cards)
{
    std::string out;
    for (const std::uint8_t card : cards)
        out += " " + cardCode(card);
    return out;
}

} // namespace

std::string Rules::moveText(const Move &move) const
{
    const auto place = [&](std::size_t i) {
        return move.data[i] < geometry().places() ? placeCode(geometry(), move.data[i])
                                                  : std::string("?");
    };
    switch (move.kind) {
    case kDraw: return "draw " + std::to_string(move.data[0]);
    case kUp: return "place " + cardCode(move.data[0]) + " at " + place(1);
    case kDown: return "hide " + cardCode(move.data[0]) + " at " + place(1);
    case kTurn: return "turn " + place(0);
    case kTake: {
        const auto list = listOf(move);
        return "take " + cardCode(move.data[0]) + " at " + place(1) + " with " +
               cardCode(move.data[2]) + " " + cardCode(move.data[3]) +
               (list.empty() ? std::string() : " discard" + joined(list));
    }
    case kDiscard: return "discard" + joined(listOf(move));
    case kDrop: return "drop " + cardCode(move.data[0]);
    case kStuck: return "stuck";
    default: return "none";
    }
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    const std::vector<std::string_view> words = wordsOf(text);
    const std::string_view verb = words.empty() ? std::string_view() : words[0];
    if (verb == "draw")
        return readDraw(words);
    if (verb == "place" || verb == "hide")
        return readPut(geometry(), words);
    if (verb == "take")
        return readTake(geometry(), words);
    if (verb == "stuck" && words.size() == 1)
        return moveOf(kStuck);
    if (verb == "turn" && words.size() == 2) {
        if (const std::optional<int> place = placeFromCode(geometry(), words[1]))
            return moveOf(kTurn, static_cast<std::uint8_t>(*place));
    }
    if (verb == "drop" && onlyCard(words))
        return moveOf(kDrop, *onlyCard(words));
    Move discard = moveOf(kDiscard);
    if (verb == "discard" && words.size() > 1 && readList(words, 1, 0, discard))
        return discard;
    return mistake();
}

Text Rules::describe(const Move &move) const
{
    const auto where = [&](std::size_t i) {
        return placeName(geometry(), std::min<int>(move.data[i], geometry().places() - 1));
    };
    const auto list = listOf(move);
    switch (move.kind) {
    case kDraw:
        return move.data[0] == 0 ? Text("option.draw.none")
                                 : Text("option.draw").num("count", move.data[0]);
    case kUp: return Text("move.up").sub("card", cardName(move.data[0])).sub("place", where(1));
    case kDown:
        if (move.data[0] == kHidden)
            return Text("move.down").sub("place", where(1));
        return Text("move.down.own").sub("card", cardName(move.data[0])).sub("place", where(1));
    case kTurn: return Text("move.turn").sub("place", where(0));
    case kTake: return takeText("move.take", geometry(), move);
    case kDiscard:
        if (unnamed(list))
            return Text("move.discard").num("count", static_cast<int>(list.size()));
        return Text("move.discard.own").sub("cards", cardNames(setOf(list)));
    case kDrop: return Text("move.drop").sub("card", cardName(move.data[0]));
    default: return Text("log.stuck");
    }
}

Text Rules::describeFrom(const View &before, const Move &move) const
{
    if (move.kind != kTake || move.data[1] >= geometry().places() ||
        before.tower[move.data[1]] == 0)
        return describe(move);
    const Card old = openCard(before, move.data[1]);
    Text text = takeText(old != 0 ? "move.take.open" : "move.take.down", geometry(), move);
    return old != 0 ? std::move(text).sub("old", cardName(old)) : text;
}

} // namespace takujo::couperation
