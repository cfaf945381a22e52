#include "notation/position.h"

#include "rules/names.h"

#include <nlohmann/json.hpp>

namespace takujo::ccc {

namespace {

constexpr int kMostPlies = 60000;
constexpr int kMostPoints = 10000;
/// Of one seat on one square: with those of a turn they fit a byte.
constexpr int kMaxCoins = 255 - kMaxPlaced;

const Domain &cards()
{
    static const Domain domain = Domain::codes("card", kSortedKinds, cardCode);
    return domain;
}

Domain squares(const Board &board)
{
    std::vector<int> slots;
    for (int slot = 0; slot < board.slotCount(); ++slot) {
        if (board.exists(slot))
            slots.push_back(slot);
    }
    return Domain::codes("square", slots, [&board](int slot) { return board.name(slot); });
}

/// The public part.
void describe(Fields &f, const Rules &rules, PublicState &p)
{
    const Params &params = rules.params();
    const Domain square = squares(rules.board());
    int seats = rules.seats();
    f["seats"].value(seats, Domain::numbers(seats, seats));
    f["turn"].value(p.turn, Domain::numbers(0, kMostPlies));
    f["ply"].value(p.ply, Domain::numbers(0, kMostPlies));
    f["actor"].value(p.actor, Domain::numbers(0, seats - 1));
    f["phase"].value(p.phase, Domain::words({CCC_PHASES(TAKUJO_WORD)}));
    f["option"].value(p.option, Domain::numbers(0, params.optionCount - 1));
    f["coins"].map(
        square, [&p](int slot) { return p.occupied.test(slot); },
        [&](Field &at, int slot) {
            at.perSeat(p.coins[toIndex(slot)], seats, Domain::numbers(0, kMaxCoins));
        });
    f["placed"].rows(p.placed, kMaxPlaced, square);
    f["used"].multiset(p.used, cards(), params.deck);
    f["lastUsed"].value(p.lastUsed, cards().orNull(kNoKind));
    f["exhausted"].value(p.exhausted, Domain::numbers(0, params.stockCycles));
    f["turnsLeft"].value(p.turnsLeft, Domain::numbers(0, seats));
    f["idle"].value(p.idle, Domain::numbers(0, params.idleLimit));
    f["end"].value(p.end, Domain::words({"none", "stock", "idle"}));
}

void describe(Field &at, const Params &params, KindNibbles &cardsDrawn)
{
    KindCounts counts;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        counts[kind] = static_cast<std::uint8_t>(cardsDrawn[kind]);
    at.multiset(counts, cards(), params.deck);
    cardsDrawn = {};
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        for (int i = 0; i < counts[kind]; ++i)
            cardsDrawn.add(kind);
    }
}

/// Whether somebody could be in this phase.
bool canBe(const Rules &rules, const State &s)
{
    const DrawOption &option = rules.params().options[s.option];
    const bool cannotDiscard =
        s.phase == Phase::Discard && (option.discard == 0 || !rules.mayDraw(s, s.option));
    const bool noDrawNow = s.phase == Phase::Draw && s.turnsLeft > 0;
    const bool halfOver = (s.phase == Phase::Over) != (s.end != EndReason::None);
    return !cannotDiscard && !noDrawNow && !halfOver;
}

/// A coin is paid with a single card or two and more; a shuffle while drawing takes these away.
bool paid(const State &s)
{
    int coins = s.used.total();
    for (int suit = 0; suit < kSuits; ++suit) {
        for (const int rank : {1, 4, 9})
            coins += s.used[kindOf(suit, rank)];
    }
    return s.phase != Phase::Place || static_cast<int>(s.placed.size()) <= coins / 2;
}

/// What follows from the rest: without "stock" everything that is not in a hand or used lies in it,
/// freshly shuffled; without "lastUsed" some used card lies on top.
Problems complete(const Rules &rules, const Json &json, State &s)
{
    rules.refresh(s);
    KindCounts left;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        int count = rules.params().deck[kind] - s.used[kind];
        for (const KindCounts &hand : s.hands)
            count -= hand[kind];
        if (count < 0)
            return fieldProblem("io.copies", "hands");
        left[kind] = static_cast<std::uint8_t>(count);
        if (s.used[kind] > 0 && !json.contains("lastUsed"))
            s.lastUsed = static_cast<std::uint8_t>(kind);
    }
    if (!json.contains("stock"))
        s.composition = s.undecided = left;
    else if (s.undecided != left)
        return fieldProblem("position.conservation", "stock/left");
    if (s.lastUsed != kNoKind && s.used[s.lastUsed] == 0)
        return fieldProblem("position.unused", "lastUsed");
    if (!paid(s))
        return fieldProblem("position.unpaid", "placed");
    s.stock = static_cast<std::uint8_t>(left.total());
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        s.handSize[seat] = static_cast<std::uint8_t>(s.hands[seat].total());
    return canBe(rules, s) ? Problems() : fieldProblem("position.phase", "phase");
}

} // namespace

void describe(Fields &f, const Rules &rules, State &s)
{
    const Params &params = rules.params();
    describe(f, rules, static_cast<PublicState &>(s));
    f["hands"].perSeat(s.hands, rules.seats(), [&](Field &at, KindCounts &hand) {
        at.multiset(hand, cards(), params.deck);
    });
    f["drawn"].perSeat(s.drawn, rules.seats(),
                       [&](Field &at, KindNibbles &drawn) { describe(at, params, drawn); });
    f["stock"].object([&](Fields &stock) {
        stock["epoch"].value(s.epoch, Domain::numbers(0, 255));
        stock["place"].value(s.place, Domain::numbers(0, 255));
        stock["shuffled"].multiset(s.composition, cards(), params.deck);
        stock["left"].multiset(s.undecided, cards(), params.deck);
    });
}

void describe(Fields &f, const Rules &rules, View &v)
{
    const Params &params = rules.params();
    const int seats = rules.seats();
    describe(f, rules, static_cast<PublicState &>(v));
    f["viewer"].value(v.seat, Domain::numbers(kNoSeat, seats - 1));
    f["hand"].multiset(v.hand, cards(), params.deck);
    Field drawn = f["drawn"];
    describe(drawn, params, v.drawn);
    f["handSizes"].perSeat(v.handSize, seats, Domain::numbers(0, params.deckSize));
    f["scores"].perSeat(v.score, seats, Domain::numbers(-kMostPoints, kMostPoints));
    f["stock"].object([&](Fields &stock) {
        stock["epoch"].value(v.epoch, Domain::numbers(0, 255));
        stock["place"].value(v.place, Domain::numbers(0, 255));
        stock["shuffled"].multiset(v.composition, cards(), params.deck);
        stock["size"].value(v.stock, Domain::numbers(0, params.deckSize));
    });
}

Json Rules::stateToJson(const State &state) const { return fieldsToJson(*this, state); }
Json Rules::viewToJson(const View &view) const { return fieldsToJson(*this, view); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return stateFromFields(*this, json, State(), complete);
}

} // namespace takujo::ccc
