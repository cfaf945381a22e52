#include "base/words.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

std::vector<std::string_view> cut(std::string_view text, char at)
{
    std::vector<std::string_view> out;
    for (;;) {
        const std::size_t end = text.find(at);
        out.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return out;
        text.remove_prefix(end + 1);
    }
}

Problems mistake(Text text, std::string clause = {})
{
    return problem(std::move(text), {}, std::move(clause));
}

/// "4h+6s": adds the cards; a problem for an unknown card or more than 16.
Problems readCards(std::string_view text, Group &group)
{
    for (const std::string_view code : cut(text, '+')) {
        const std::optional<Kind> kind = cardFromCode(code);
        if (!kind)
            return mistake(Text("text.card").raw("card", std::string(code)));
        if (group.size == kMaxCards) // CCC-A15
            return mistake(Text("refuse.size").num("max", kMaxCards), "CCC-A15");
        group.add(*kind);
    }
    return {};
}

/// "4h|As|3c+6s": groups with splitting aces between them (CCC-16), any order.
Problems readPayment(std::string_view text, Payment &payment)
{
    const std::vector<std::string_view> parts = cut(text, '|');
    if (std::any_of(parts.begin(), parts.end(), [](auto part) { return part.empty(); }))
        return mistake(Text("refuse.empty_group"), "CCC-16");
    if (parts.size() % 2 == 0)
        return mistake(Text("refuse.empty_group"), "CCC-16");
    if (parts.size() > 2 * kMaxGroups - 1)
        return mistake(Text("refuse.splits").num("max", kMaxGroups - 1), "CCC-16");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i % 2 == 0) {
            if (Problems problems = readCards(parts[i], payment.groups[i / 2]); !problems.empty())
                return problems;
            continue;
        }
        const std::optional<Kind> ace = cardFromCode(parts[i]);
        if (!ace || isJoker(*ace) || rankOf(*ace) != 1)
            return mistake(Text("refuse.not_ace"), "CCC-16");
        payment.aces[i / 2] = *ace;
    }
    payment.groupCount = static_cast<int>(parts.size() + 1) / 2;
    if (payment.cards() > kMaxCards) // CCC-A15
        return mistake(Text("refuse.size").num("max", kMaxCards), "CCC-A15");
    return {};
}

Loaded<Move> readPlace(const Board &board, const std::vector<std::string_view> &words)
{
    if (words.size() != 4 || words[2] != "with")
        return mistake(Text("text.move"));
    const std::optional<int> slot = board.slot(words[1]);
    if (!slot) // CCC-1
        return mistake(Text("refuse.square").raw("square", std::string(words[1])), "CCC-1");
    Payment payment;
    if (Problems problems = readPayment(words[3], payment); !problems.empty())
        return problems;
    return placeMove(*slot, payment);
}

Loaded<Move> readDraw(const Params &params, const std::vector<std::string_view> &words)
{
    const bool plain = words.size() == 2;
    if (!plain && (words.size() != 4 || words[2] != "discard"))
        return mistake(Text("text.move"));
    for (int i = 0; i < params.optionCount; ++i) {
        const DrawOption &option = params.options[toIndex(i)];
        const std::string discard = std::to_string(option.discard);
        if (words[1] == std::to_string(option.draw) &&
            (plain ? option.discard == 0 : words[3] == discard))
            return drawMove(i);
    }
    return mistake(Text("refuse.draw.option"), "CCC-18");
}

Loaded<Move> readDiscard(const std::vector<std::string_view> &words)
{
    Group cards;
    if (words.size() != 2)
        return mistake(Text("text.move"));
    if (Problems problems = readCards(words[1], cards); !problems.empty())
        return problems;
    return discardMove(cards.view());
}

std::string joined(std::span<const std::uint8_t> symbols)
{
    std::string out;
    bool fresh = true; // no '+' before the next card
    for (const std::uint8_t symbol : symbols) {
        if (isSplit(symbol))
            out += "|" + cardCode(aceOf(symbol)) + "|";
        else
            out += (fresh ? "" : "+") + cardCode(symbol);
        fresh = isSplit(symbol);
    }
    return out;
}

} // namespace

std::string Rules::moveText(const Move &move) const
{
    switch (move.kind) {
    case kPlace:
        return "place " + board().name(move.data[0]) + " with " + joined(unpack(move).view());
    case kDone: return "done";
    case kDraw: {
        const DrawOption &option = m_params.options[move.data[0] % kMaxOptions];
        const std::string draw = "draw " + std::to_string(option.draw);
        return option.discard == 0 ? draw : draw + " discard " + std::to_string(option.discard);
    }
    case kDiscard: return "discard " + joined(unpack(move).view());
    default: return "none";
    }
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.empty())
        return mistake(Text("text.move"));
    if (words[0] == "place")
        return readPlace(board(), words);
    if (words[0] == "draw" && words.size() > 1)
        return readDraw(m_params, words);
    if (words[0] == "discard")
        return readDiscard(words);
    if (words[0] == "done" && words.size() == 1)
        return doneMove();
    return mistake(Text("text.move"));
}

Text Rules::describe(const Move &move) const
{
    switch (move.kind) {
    case kPlace: {
        Payment payment;
        parsePayment(unpack(move).view(), payment);
        return Text("log.place")
            .raw("square", board().name(move.data[0]))
            .sub("cards", paymentCards(payment));
    }
    case kDraw: return drawLabel(m_params.options[move.data[0] % kMaxOptions]);
    case kDiscard: return Text("move.discard").sub("cards", cardList(unpack(move).view()));
    default: return Text("log.done");
    }
}

} // namespace takujo::ccc
