#include "notation/position.h"

#include "notation/move_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace takujo::hakkutsu {

namespace {

constexpr int kMostPlies = 60000;

Domain rocks(const Rules &rules)
{
    return Domain::numbers(0, static_cast<int>(rules.params().rocks.size()) - 1);
}

/// Counted from 1, as on the cards.
Domain museums(const Rules &rules)
{
    return Domain::codes("museum, from 1", 0, static_cast<int>(rules.params().museums.size()),
                         [](int museum) { return museum + 1; });
}

const Domain &equipment()
{
    static const Domain domain = Domain::codes(
        "equipment", 0, kEffects, [](int effect) { return kEquipmentCodes[toIndex(effect)]; });
    return domain;
}

Domain rockCells(const Map &map)
{
    return Domain::codes("cell with rocks", map.rockCells(),
                         [&](int cell) { return map.name(cell); });
}

Domain cells(const Map &map)
{
    std::vector<int> slots;
    for (int slot = 0; slot < map.slots(); ++slot) {
        if (map.exists(slot))
            slots.push_back(slot);
    }
    return Domain::codes("cell", slots, [&](int cell) { return map.name(cell); });
}

struct RockCard
{
    std::uint8_t kind = kNone;
    std::uint8_t known = 0;
};

/// null = nobody knows it; a number = it lies face up; else who knows it.
void rockCard(Field &at, RockCard &card, const Domain &rock)
{
    if (at.isNull(card.known == 0))
        return;
    at.either((card.known & kFaceUp) == 0,
              [&](Fields &f) {
                  f["rock"].value(card.kind, rock);
                  Field known = f["known"];
                  known.set(card.known, Domain::numbers(0, kMaxSeats - 1));
                  if (known.reads() && card.known == 0)
                      known.wrong("position.known");
              },
              [&](Field &face) {
                  face.value(card.kind, Domain::numbers(rock.min, rock.max));
                  card.known = kOpen;
              });
}

/// Cards from the top.
void rockCards(Field &at, Pile &pile, const Domain &rock)
{
    std::array<RockCard, kPile> cards{};
    for (int i = 0; i < pile.height; ++i)
        cards[toIndex(i)] = {pile.kind[toIndex(pile.top() + i)],
                             pile.known[toIndex(pile.top() + i)]};
    const std::size_t count = at.list(
        pile.height, 0, kPile, [&](Field &card, std::size_t i) { rockCard(card, cards[i], rock); });
    if (!at.reads())
        return;
    pile.height = static_cast<std::uint8_t>(count);
    for (int i = 0; i < pile.height; ++i) {
        pile.kind[toIndex(pile.top() + i)] = cards[toIndex(i)].kind;
        pile.known[toIndex(pile.top() + i)] = cards[toIndex(i)].known;
    }
}

/// Flags only where one is set.
void describe(Field &at, Pile &pile, const Domain &rock)
{
    bool swapped = (pile.flags & Pile::kSwapped) != 0;
    bool radar = (pile.flags & Pile::kRadar) != 0;
    at.either(
        pile.flags != 0,
        [&](Fields &f) {
            Field cards = f["cards"];
            rockCards(cards, pile, rock);
            f.optional("swapped").value(swapped, Domain::flags());
            f.optional("radar").value(radar, Domain::flags());
        },
        [&](Field &cards) { rockCards(cards, pile, rock); });
    pile.flags =
        static_cast<std::uint8_t>((swapped ? Pile::kSwapped : 0) | (radar ? Pile::kRadar : 0));
}

void describe(Field &at, Load &load, const Rules &rules)
{
    at.either(
        load.lighter != 0,
        [&](Fields &f) {
            f["rock"].value(load.kind, rocks(rules));
            const int carry = rules.params().rocks[load.kind].carry;
            f["lighter"].value(load.lighter, Domain::numbers(0, carry));
        },
        [&](Field &rock) { rock.value(load.kind, rocks(rules)); });
}

/// The public part. @param rock what may stand for the rock of a card
void describe(Fields &f, const Rules &rules, PublicState &p, const Domain &rock)
{
    const Params &params = rules.params();
    int seats = rules.seats();
    f["seats"].value(seats, Domain::numbers(seats, seats));
    f["turn"].value(p.turn, Domain::numbers(0, kMostPlies));
    f["ply"].value(p.ply, Domain::numbers(0, kMostPlies));
    f["round"].value(p.round,
                     Domain::numbers(1, params.byRounds ? params.rounds : params.roundCap));
    f["actor"].value(p.actor, Domain::numbers(0, seats - 1));
    f["phase"].value(p.phase, Domain::words({HAKKUTSU_PHASES(TAKUJO_WORD)}));
    f["end"].value(p.end, Domain::words({"none", "empty_cells", "rounds", "cap"}));
    f["piles"].map(
        rockCells(rules.map()), [](int) { return true; },
        [&](Field &at, int cell) { describe(at, p.piles[toIndex(cell)], rock); });
    f["radarCell"].value(p.radarCell, rockCells(rules.map()).orNull(kNone));
    f["cells"].perSeat(p.pos, seats, cells(rules.map()));
    f["coins"].perSeat(p.coins, seats, Domain::numbers(0, params.coinSupply));
    f["carts"].perSeat(p.cart, seats, [&](Field &at, FixedVector<Load, kMaxLoads> &cart) {
        at.rows(cart, kMaxLoads, [&](Field &row, Load &load) { describe(row, load, rules); });
    });
    f["acquired"].perSeat(p.got, seats, [&](Field &at, std::array<std::uint8_t, kMaxKinds> &got) {
        at.multiset(got, rocks(rules), params.rockDeck);
    });
    f["museums"].perSeat(p.museum, seats, museums(rules).orNull(kNone));
    f["drawn"].perSeat(p.drawn, seats, Domain::numbers(0, 255));
    f["discards"].multiset(p.discards, equipment(), params.equipmentDeck);
}

State firstTurn(const Rules &rules)
{
    State s;
    for (const std::uint8_t cell : rules.map().rockCells())
        s.piles[cell].height = kPile;
    for (std::size_t seat = 0; seat < toIndex(rules.seats()); ++seat) {
        s.pos[seat] = static_cast<std::uint8_t>(rules.map().base());
        s.coins[seat] = static_cast<std::uint8_t>(rules.params().startFunds);
        s.museum[seat] = static_cast<std::uint8_t>(seat);
    }
    return s;
}

/// Each museum once; one may be left open while it is still to be chosen (HK-7).
Problems checkMuseums(const Rules &rules, const State &s)
{
    unsigned met = 0;
    for (std::size_t seat = 0; seat < toIndex(rules.seats()); ++seat) {
        const std::uint8_t museum = s.museum[seat];
        const bool open = museum == kNone;
        if (open ? s.phase != Phase::Museum || static_cast<int>(seat) > s.actor
                 : (met >> museum & 1U) != 0)
            return fieldProblem("position.museum", "museums/" + std::to_string(seat));
        met |= open ? 0 : 1U << museum;
    }
    return {};
}

/// The deck holds what is nowhere else; without "deck" it is freshly shuffled.
Problems completeDeck(const Rules &rules, const Json &json, State &s)
{
    const bool setup = s.phase == Phase::Museum || s.phase == Phase::Keep;
    const bool given = json.contains("deck");
    if (given && setup != (s.epoch == 0))
        return fieldProblem("position.deck", "deck/epoch");
    if (!given)
        s.epoch = setup ? 0 : 1;
    for (std::size_t e = 0; e < kEffects && s.phase != Phase::Museum; ++e) {
        int left = rules.params().equipmentDeck[e] - s.discards[e];
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            left -= s.hands[seat][e] + (setup ? s.returned[seat][e] : 0);
        if (left < 0)
            return fieldProblem("io.copies", "hands");
        s.deck[e] = static_cast<std::uint8_t>(left);
    }
    if (!given)
        s.composition = s.deck;
    s.deckSize = static_cast<std::uint8_t>(total(s.deck));
    return {};
}

/// Rocks that nobody has seen are those that lie nowhere.
Problems completeRocks(const Rules &rules, State &s)
{
    for (const std::uint8_t cell : rules.map().rockCells())
        s.empty = static_cast<std::uint8_t>(s.empty + (s.piles[cell].height == 0 ? 1 : 0));
    std::array<int, kMaxKinds> met{};
    for (const auto &cart : s.cart) {
        for (const Load &load : cart)
            ++met[load.kind];
    }
    for (const Pile &pile : s.piles) {
        for (const std::uint8_t kind : pile.kind) {
            if (kind != kNone)
                ++met[kind];
        }
    }
    for (std::size_t kind = 0; kind < rules.params().rocks.size(); ++kind) {
        int left = rules.params().rockDeck[kind] - met[kind];
        for (const auto &got : s.got)
            left -= got[kind];
        if (left < 0)
            return fieldProblem("io.copies", "piles");
        s.undecided[kind] = static_cast<std::uint8_t>(left);
    }
    return {};
}

/// Sizes, units, abilities, the bank, and the museums that seats have seen.
Problems completeSeats(const Rules &rules, State &s)
{
    const Params &params = rules.params();
    int bank = params.coinSupply;
    std::uint16_t saw = s.offer;
    for (std::size_t seat = 0; seat < toIndex(rules.seats()); ++seat) {
        bank -= s.coins[seat];
        s.handSize[seat] = static_cast<std::uint8_t>(total(s.hands[seat]));
        int units = 0;
        for (const Load &load : s.cart[seat])
            units += params.rocks[load.kind].carry - load.lighter;
        s.units[seat] = static_cast<std::uint8_t>(std::min(units, 255));
        unsigned abilities = 0;
        for (std::size_t kind = 0; kind < params.rocks.size(); ++kind)
            abilities |= s.got[seat][kind] > 0 ? 1U << toIndex(params.rocks[kind].ability) : 0;
        s.abilities[seat] = static_cast<std::uint16_t>(abilities);
        if (s.museum[seat] != kNone)
            saw = static_cast<std::uint16_t>(saw | 1U << s.museum[seat]);
        const bool reached = s.phase != Phase::Museum || static_cast<int>(seat) >= s.actor;
        if (params.museumDraft && reached)
            s.sawMuseums[seat] = saw;
    }
    if (bank < 0)
        return fieldProblem("position.coins", "coins");
    s.bank = static_cast<std::uint8_t>(bank);
    s.offered = static_cast<std::uint8_t>(std::popcount(s.offer)); // HK-7: later those left over
    return {};
}

Problems complete(const Rules &rules, const Json &json, State &s)
{
    Problems problems = checkMuseums(rules, s);
    if (problems.empty())
        problems = completeDeck(rules, json, s);
    if (problems.empty())
        problems = completeRocks(rules, s);
    return problems.empty() ? completeSeats(rules, s) : problems;
}

} // namespace

void describe(Fields &f, const Rules &rules, State &s)
{
    const Params &params = rules.params();
    const auto cards = [&](Field &at, Equipment &held) {
        at.multiset(held, equipment(), params.equipmentDeck);
    };
    describe(f, rules, s, rocks(rules));
    f["hands"].perSeat(s.hands, rules.seats(), cards);
    f["returned"].perSeat(s.returned, rules.seats(), cards);
    f["drew"].perSeat(s.drew, rules.seats(), cards);
    f["deck"].object([&](Fields &deck) {
        deck["epoch"].value(s.epoch, Domain::numbers(0, kMostPlies));
        deck["place"].value(s.deckPlace, Domain::numbers(0, 255));
        deck["shuffled"].multiset(s.composition, equipment(), params.equipmentDeck);
    });
    f["offer"].set(s.offer, museums(rules));
}

void describe(Fields &f, const Rules &rules, View &v)
{
    const Params &params = rules.params();
    describe(f, rules, v, rocks(rules).orNull(kNone));
    f["viewer"].value(v.seat, Domain::numbers(kNoSeat, rules.seats() - 1));
    f["hand"].multiset(v.hand, equipment(), params.equipmentDeck);
    f["returned"].multiset(v.returned, equipment(), params.equipmentDeck);
    f["drew"].multiset(v.drew, equipment(), params.equipmentDeck);
    f["handSizes"].perSeat(v.handSize, rules.seats(), Domain::numbers(0, params.equipmentTotal()));
    f["deck"].object([&](Fields &deck) {
        deck["epoch"].value(v.epoch, Domain::numbers(0, kMostPlies));
        deck["place"].value(v.deckPlace, Domain::numbers(0, 255));
        deck["size"].value(v.deckSize, Domain::numbers(0, params.equipmentTotal()));
        deck["shuffled"].multiset(v.composition, equipment(), params.equipmentDeck);
    });
    f["offer"].set(v.offer, museums(rules));
    f["offered"].value(v.offered, Domain::numbers(0, kMaxMuseums));
}

Json Rules::stateToJson(const State &state) const { return fieldsToJson(*this, state); }
Json Rules::viewToJson(const View &view) const { return fieldsToJson(*this, view); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return stateFromFields(*this, json, firstTurn(*this), complete);
}

} // namespace takujo::hakkutsu
