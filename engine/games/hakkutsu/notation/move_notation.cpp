#include "notation/move_words.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>
#include <charconv>

namespace takujo::hakkutsu {

namespace {

/// "E2+E4", cards in order.
std::string codes(const Equipment &cards)
{
    std::string out;
    for (std::size_t e = 0; e < kEffects; ++e) {
        for (int i = 0; i < cards[e]; ++i)
            out += (out.empty() ? "" : "+") + std::string(kEquipmentCodes[e]);
    }
    return out.empty() ? "nothing" : out;
}

/// "E2+E4"; null where a word between the signs is no card.
std::optional<Equipment> readCodes(std::string_view text)
{
    Equipment cards{};
    for (;;) {
        const std::string_view code = text.substr(0, text.find('+'));
        const auto found = std::find(kEquipmentCodes.begin(), kEquipmentCodes.end(), code);
        if (found == kEquipmentCodes.end())
            return std::nullopt;
        std::uint8_t &count = cards[toIndex(static_cast<int>(found - kEquipmentCodes.begin()))];
        if (count == kHiddenMove)
            return std::nullopt;
        ++count;
        if (code.size() == text.size())
            return cards;
        text.remove_prefix(code.size() + 1);
    }
}

Equipment spent(const Move &move)
{
    Equipment cards{};
    if (move.kind == kGo) {
        cards[toIndex(Effect::Boots)] = move.data[1];
        return cards;
    }
    const Spend spend = spendOf(move);
    cards[toIndex(Effect::Joint)] = spend.joint;
    cards[toIndex(Effect::Grant)] = spend.grants;
    cards[toIndex(Effect::Case)] = spend.cases;
    return cards;
}

std::string with(const std::string &text, const Equipment &cards)
{
    return total(cards) == 0 ? text : text + " with " + codes(cards);
}

Loaded<Move> unknown() { return problem(Text("refuse.form"), {}, "HK-9"); }

Loaded<Move> readGo(const Map &map, std::string_view cell, const Equipment &cards)
{
    const std::optional<int> slot = map.slot(cell);
    if (!slot)
        return problem(Text("refuse.cell"), {}, "HK-2");
    if (total(cards) != cards[toIndex(Effect::Boots)])
        return unknown();
    return makeMove(kGo, *slot, cards[toIndex(Effect::Boots)]);
}

Loaded<Move> readDig(MoveKind kind, const Equipment &cards)
{
    const Spend spend{cards[toIndex(Effect::Joint)], cards[toIndex(Effect::Grant)],
                      cards[toIndex(Effect::Case)]};
    if (total(cards) != spend.joint + spend.grants + spend.cases)
        return unknown();
    return digMove(kind, spend);
}

Loaded<Move> readLook(const Map &map, std::string_view cell)
{
    const std::optional<int> slot = map.slot(cell);
    return slot ? Loaded<Move>(makeMove(kLook, *slot)) : problem(Text("refuse.cell"), {}, "HK-2");
}

Loaded<Move> readKeep(std::string_view codes)
{
    const std::optional<Equipment> kept =
        codes == "nothing" ? std::optional(Equipment{}) : readCodes(codes);
    return kept ? Loaded<Move>(keepMove(*kept)) : unknown();
}

/// Museums are counted from 1.
Loaded<Move> readMuseum(std::string_view number, std::size_t museums)
{
    std::size_t museum = 0;
    const char *const last = number.data() + number.size();
    const auto [end, error] = std::from_chars(number.data(), last, museum);
    if (error != std::errc{} || end != last || museum < 1 || museum > museums)
        return unknown();
    return makeMove(kMuseum, static_cast<int>(museum) - 1);
}

} // namespace

std::string Rules::moveText(const Move &move) const
{
    switch (move.kind) {
    case kMuseum: return "museum M" + std::to_string(move.data[0] + 1);
    case kKeep: return move.data[14] == kHiddenMove ? "keep ?" : "keep " + codes(cardsOf(move));
    case kGo: return with("go " + map().name(move.data[0]), spent(move));
    case kHelicopter: return "helicopter";
    case kRadar: return "radar";
    case kLook: return "look " + map().name(move.data[0]);
    case kSwap: return move.data[0] != 0 ? "swap" : "leave";
    case kMine: return with("mine", spent(move));
    case kSkip: return "skip";
    case kAgain: return with("again", spent(move));
    default: return "enough";
    }
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    static constexpr std::array<std::pair<std::string_view, Move>, 7> kPlain{
        {{"helicopter", makeMove(kHelicopter)},
         {"radar", makeMove(kRadar)},
         {"swap", makeMove(kSwap, 1)},
         {"leave", makeMove(kSwap, 0)},
         {"skip", makeMove(kSkip)},
         {"enough", makeMove(kEnough)},
         {"keep ?", hiddenKeep()}}};
    for (const auto &[word, move] : kPlain) {
        if (text == word)
            return move;
    }
    Equipment cards{};
    if (const std::size_t found = text.find(" with "); found != std::string_view::npos) {
        const std::optional<Equipment> read = readCodes(text.substr(found + 6));
        if (!read)
            return unknown();
        cards = *read;
        text = text.substr(0, found);
    }
    if (text == "mine" || text == "again")
        return readDig(text == "mine" ? kMine : kAgain, cards);
    if (text.starts_with("go "))
        return readGo(map(), text.substr(3), cards);
    if (total(cards) > 0)
        return unknown();
    if (text.starts_with("look "))
        return readLook(map(), text.substr(5));
    if (text.starts_with("keep "))
        return readKeep(text.substr(5));
    if (text.starts_with("museum M"))
        return readMuseum(text.substr(8), m_params.museums.size());
    return unknown();
}

Text Rules::describe(const Move &move) const
{
    const Text cards = equipmentList(m_params, spent(move));
    const bool none = move.kind == kKeep || total(spent(move)) == 0;
    switch (move.kind) {
    case kMuseum:
        if (move.data[0] >= m_params.museums.size())
            return Text("refuse.form");
        return Text("move.museum").sub("museum", museumName(m_params, move.data[0]));
    case kKeep:
        if (move.data[14] == kHiddenMove)
            return Text("move.keep.hidden");
        return Text("move.keep").sub("cards", equipmentList(m_params, cardsOf(move)));
    case kGo: {
        Text text = Text(none ? "move.go" : "move.go.with").raw("cell", map().name(move.data[0]));
        return none ? text : std::move(text).sub("cards", cards);
    }
    case kHelicopter: return Text("move.helicopter");
    case kRadar: return Text("move.radar");
    case kLook: return Text("move.look").raw("cell", map().name(move.data[0]));
    case kSwap: return Text(move.data[0] != 0 ? "move.swap" : "move.leave");
    case kMine: return none ? Text("move.mine") : Text("move.mine.with").sub("cards", cards);
    case kSkip: return Text("move.skip");
    case kAgain: return none ? Text("move.again") : Text("move.again.with").sub("cards", cards);
    default: return Text("move.enough");
    }
}

} // namespace takujo::hakkutsu
