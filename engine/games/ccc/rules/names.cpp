#include "rules/names.h"

#include "base/whole_number.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

constexpr std::string_view kSuitLetters = "cdhs";

/// "A", "2" ... "10", "J", "Q", "K"
std::string rankText(int rank)
{
    switch (rank) {
    case 1: return "A";
    case 11: return "J";
    case 12: return "Q";
    case 13: return "K";
    default: return std::to_string(rank);
    }
}

/// 0 = no rank.
int rankFromText(std::string_view text)
{
    for (int rank = 1; rank <= kRanks; ++rank) {
        if (rankText(rank) == text)
            return rank;
    }
    return 0;
}

} // namespace

std::string squareId(int slot) { return "square#" + std::to_string(slot); }

std::string cardKind(Kind kind)
{
    if (isJoker(kind))
        return kind == kRedJoker ? "card-jr" : "card-jb";
    return std::string("card-") + kSuitLetters[toIndex(suitOf(kind))] + "-" +
           std::to_string(rankOf(kind));
}

std::string cardId(Kind kind, int copy) { return cardKind(kind) + "#" + std::to_string(copy); }

std::string usedCardId(Kind kind, int copy) { return "used-" + cardId(kind, copy); }

std::optional<Kind> cardFromId(std::string_view id)
{
    if (numberBehind('#', id).value_or(-1) < 0)
        return std::nullopt;
    const std::string_view kind = id.substr(0, id.rfind('#'));
    for (const Kind k : kSortedKinds) {
        if (cardKind(k) == kind)
            return k;
    }
    return std::nullopt;
}

std::optional<int> squareFromId(std::string_view id)
{
    const std::optional<int> slot = numberBehind('#', id);
    return id.starts_with("square#") && slot >= 0 ? slot : std::nullopt;
}

std::string cardCode(Kind kind)
{
    if (isJoker(kind))
        return kind == kRedJoker ? "JR" : "JB";
    return rankText(rankOf(kind)) + kSuitLetters[toIndex(suitOf(kind))];
}

std::optional<Kind> cardFromCode(std::string_view code)
{
    if (code == "JR")
        return kRedJoker;
    if (code == "JB")
        return kBlackJoker;
    if (code.size() < 2)
        return std::nullopt;
    const std::size_t suit = kSuitLetters.find(code.back());
    const int rank = rankFromText(code.substr(0, code.size() - 1));
    if (suit == std::string_view::npos || rank == 0)
        return std::nullopt;
    return kindOf(static_cast<int>(suit), rank);
}

std::string cardRank(Kind kind) { return isJoker(kind) ? "JOKER" : rankText(rankOf(kind)); }

Text cardLabel(Kind kind) { return Text("card.label").raw("rank", cardRank(kind)); }

Text cardName(Kind kind)
{
    if (isJoker(kind))
        return Text(kind == kRedJoker ? "card.joker.red" : "card.joker.black");
    static constexpr std::array<const char *, kSuits> kNames{"card.c", "card.d", "card.h",
                                                             "card.s"};
    return Text(kNames[toIndex(suitOf(kind))]).raw("rank", rankText(rankOf(kind)));
}

Text cardList(std::span<const Kind> cards)
{
    std::vector<Text> labels;
    for (const Kind kind : cards)
        labels.push_back(cardLabel(kind));
    return Text("cards").list("cards", std::move(labels));
}

Text paymentCards(const Payment &payment)
{
    Text out = cardList(payment.groups[0].view());
    for (int i = 1; i < payment.groupCount; ++i)
        out = Text("cards.split")
                  .sub("left", std::move(out))
                  .sub("right", cardList(payment.groups[toIndex(i)].view()));
    return out;
}

Text drawLabel(const DrawOption &option)
{
    if (option.draw == 0)
        return Text("draw.none");
    if (option.discard == 0)
        return Text("draw.only").num("draw", option.draw);
    return Text("draw.discard").num("discard", option.discard).num("draw", option.draw);
}

Text drawButton(const DrawOption &option)
{
    if (option.draw == 0)
        return Text("option.none");
    if (option.discard == 0)
        return Text("option.only").num("draw", option.draw);
    return Text("option.discard").num("discard", option.discard).num("draw", option.draw);
}

Text drawLine(const DrawOption &option)
{
    if (option.draw == 0)
        return Text("log.draw.none");
    if (option.discard == 0)
        return Text("log.draw.only").num("draw", option.draw);
    return Text("log.draw.discard").num("discard", option.discard).num("draw", option.draw);
}

/// A flush is red when its first card with points is (CCC-A3: a joker may be of the other colour).
bool isRedFlush(const Group &group)
{
    const auto cards = group.view();
    const auto plain = std::find_if_not(cards.begin(), cards.end(), isJoker);
    return isRed(plain == cards.end() ? cards.front() : *plain);
}

int flushCards(const Params &params, const Group &group)
{
    return params.jokerCountsInFlush ? group.size : group.size - group.jokers; // CCC-A3
}

namespace {

/// "2・3・4 are a red flush, which always counts double: 18" (CCC-17): too much for the square, no
/// perfect square in a split, or with another root than the sum needs.
Text flushText(const Params &params, const Payment &payment, const Verdict &verdict, int slot)
{
    const Group &group = payment.groups[toIndex(verdict.group)];
    const int number = params.board.number(slot);
    const bool split = payment.groupCount > 1;
    Text out = Text(!split            ? "refuse.flush"
                    : group.root == 0 ? "refuse.flush.split"
                                      : "refuse.flush.sum")
                   .sub("cards", cardList(group.view()))
                   .sub("colour", Text(isRedFlush(group) ? "colour.red" : "colour.black"))
                   .num("factor", params.flushFactor)
                   .num("total", group.total);
    if (split && group.root == 0)
        return out;
    out = std::move(out).raw("square", params.board.name(slot));
    if (!split)
        return std::move(out).num("need", number * number);
    return std::move(out).num("number", number).num("result", verdict.result);
}

} // namespace

Text flushNote(const Params &params, const Group &group)
{
    return Text("note.flush")
        .sub("colour", Text(isRedFlush(group) ? "colour.red" : "colour.black"))
        .num("cards", flushCards(params, group))
        .num("factor", params.flushFactor);
}

Violation paymentRefusal(const Params &params, const Payment &payment, const Verdict &verdict,
                         int slot)
{
    const int number = params.board.number(slot);
    const std::string square = params.board.name(slot);
    const std::string anchor = squareId(slot);
    const Group &group = payment.groups[toIndex(verdict.group)];
    switch (verdict.fault) {
    case Fault::NoCards: return {"CCC-13", Text("refuse.no_cards"), anchor};
    case Fault::EmptyGroup: return {"CCC-16", Text("refuse.empty_group"), anchor};
    case Fault::TooManySplits: // CCC-A4
        return {"CCC-16", Text("refuse.splits").num("max", params.maxSplits), anchor};
    case Fault::JokersOnly: return {"CCC-13", Text("refuse.jokers"), anchor};
    case Fault::FlushForced: return {"CCC-17", flushText(params, payment, verdict, slot), anchor};
    case Fault::NotSquare:
        return {"CCC-16",
                Text("refuse.not_square")
                    .sub("cards", cardList(group.view()))
                    .num("total", group.total),
                anchor};
    case Fault::WrongSum:
        return {"CCC-16",
                Text("refuse.sum")
                    .raw("square", square)
                    .num("number", number)
                    .num("result", verdict.result),
                anchor};
    case Fault::WrongValue:
        return {"CCC-13",
                Text("refuse.value")
                    .raw("square", square)
                    .num("need", number * number)
                    .num("total", group.total),
                anchor};
    case Fault::Malformed:
    case Fault::None: break;
    }
    return {{}, Text("refuse.form"), anchor};
}

} // namespace takujo::ccc
