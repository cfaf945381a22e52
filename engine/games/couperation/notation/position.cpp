#include "notation/position.h"

#include "rules/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo::couperation {

namespace {

constexpr int kMostPlies = 60000;

Domain cards(int first, int last)
{
    return Domain::codes("card", first, last + 1,
                         [](int card) { return cardCode(static_cast<Card>(card)); });
}

const Domain &glasses()
{
    static const Domain domain = cards(1, kNumbers);
    return domain;
}

const Domain &allCards()
{
    static const Domain domain = cards(1, kFinish);
    return domain;
}

Domain places(const Geometry &geometry)
{
    return Domain::codes("place", 0, geometry.places(),
                         [&](int place) { return placeCode(geometry, place); });
}

void holders(Field &at, int seats, Holders &known)
{
    at.map(
        glasses(), [&](int card) { return known[toIndex(card)] != 0; },
        [&](Field &f, int card) { f.set(known[toIndex(card)], Domain::numbers(0, seats - 1)); });
}

struct TowerCard
{
    std::uint8_t place = 0;
    Card card = 0;
    SeatId down = kNoSeat;
    bool shown = false;
};

std::vector<TowerCard> rowsOf(const PublicState &p, const std::array<Card, kPlaces> &under)
{
    std::vector<TowerCard> rows;
    for (std::size_t i = 0; i < kPlaces; ++i) {
        const bool down = p.tower[i] == kHidden;
        const Card hidden = under[i] != 0 ? under[i] : kHidden;
        if (p.tower[i] != 0)
            rows.push_back({static_cast<std::uint8_t>(i), down ? hidden : p.tower[i],
                            down ? static_cast<SeatId>(p.owner[i] - 1) : kNoSeat, p.shown[i] != 0});
    }
    return rows;
}

/// False when a card lies there or it must not lie face down.
bool put(const TowerCard &row, const Geometry &geometry, State &s)
{
    const std::size_t i = row.place;
    const bool down = row.down != kNoSeat;
    if (s.tower[i] != 0 || (down && row.card == kFinish))
        return false;
    s.tower[i] = down ? kHidden : row.card;
    ++s.filled;
    if (geometry.row(row.place) == 0) {
        const auto col = static_cast<std::int8_t>(geometry.col(row.place));
        s.left = std::min(s.left, col);
        s.right = std::max(s.right, col);
    }
    if (!down)
        return true;
    ++s.down;
    s.under[i] = row.card;
    s.owner[i] = static_cast<std::uint8_t>(row.down + 1);
    s.shown[i] = row.shown ? row.card : Card{0};
    return true;
}

/// @param taken what is read is given to it, row by row; false = it does not fit
void tower(Field at, const Rules &rules, std::vector<TowerCard> rows, const Domain &card,
           const std::function<bool(const TowerCard &)> &taken)
{
    const Domain place = places(rules.geometry());
    at.rows(rows, kPlaces, [&](Field &entry, TowerCard &row) {
        const bool down = row.down != kNoSeat;
        bool read = false;
        entry.object([&](Fields &f) {
            read = f["at"].value(row.place, place);
            read = f["card"].value(row.card, card) && read;
            f.optional("down", down).value(row.down, Domain::numbers(0, rules.seats() - 1));
            f.optional("shown", down).value(row.shown, Domain::flags());
        });
        if (entry.reads() && read && !taken(row))
            entry.wrong("position.tower");
    });
}

void progress(Fields &f, const Rules &rules, PublicState &p)
{
    int seats = rules.seats();
    f["seats"].value(seats, Domain::numbers(seats, seats));
    f["turn"].value(p.turn, Domain::numbers(0, kMostPlies));
    f["ply"].value(p.ply, Domain::numbers(0, kMostPlies));
    f["actor"].value(p.actor, Domain::numbers(0, seats - 1));
    f["phase"].value(p.phase, Domain::words({COUPERATION_PHASES(TAKUJO_WORD)}));
    f["end"].value(p.end, Domain::words({"none", "won", "contradiction", "stuck"}));
    f["last"].value(p.last, Domain::words({"start", "card", "down", "nothing"}));
    f["lastPlace"].value(p.lastPlace, places(rules.geometry()));
    if (!f["drawMax"].value(p.drawMax, Domain::numbers(0, 4)))
        p.drawMax = p.phase == Phase::Draw ? 1 : 0;
    f["skipped"].value(p.skipped, Domain::numbers(0, seats));
    f["finish"].value(p.finishAt, Domain::words({COUPERATION_FINISH_PLACES(TAKUJO_WORD)}));
    f["finishSeat"].value(p.finishSeat, Domain::numbers(kNoSeat, seats - 1));
}

void memories(Fields &f, const Rules &rules, PublicState &p)
{
    f["reserve"].set(p.reserve, allCards());
    f["gone"].set(p.gone, glasses());
    Field known = f["holders"];
    holders(known, rules.seats(), p.holders);
}

template<class Part>
void hands(Fields &f, const Rules &rules, Part &part)
{
    const auto set = [](Field &at, CardSet &hand) { at.set(hand, glasses()); };
    f["hands"].perSeat(part.hand, rules.seats(), set);
    f["discarded"].perSeat(part.discarded, rules.seats(), set);
}

State firstTurn(const Rules &rules)
{
    State s;
    s.reserve = bitOf(1) | bitOf(50);
    s.finishAt = rules.params().firstGame ? FinishAt::None : FinishAt::Pack;
    return s;
}

/// What follows from the rest; the pack is what is left.
Problems complete(const Rules &rules, const Json &json, State &s)
{
    if (!json.contains("tower"))
        put({static_cast<std::uint8_t>(rules.geometry().start()), kStartCard, kNoSeat, false},
            rules.geometry(), s);
    CardSet placed = s.reserve | s.gone;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        placed |= s.hand[seat] | s.discarded[seat];
        s.handSize[seat] = static_cast<std::uint8_t>(countOf(s.hand[seat]));
        s.discards[seat] = static_cast<std::uint8_t>(countOf(s.discarded[seat]));
    }
    for (const TowerCard &row : rowsOf(s, s.under))
        placed |= bitOf(row.card);
    const CardSet pack = kAllGlasses & ~placed;
    const int all = rules.params().packGlasses + (rules.params().firstGame ? 0 : 1);
    const int count = countOf(pack) + (s.finishAt == FinishAt::Pack ? 1 : 0);
    if (count > all || (json.contains("pack") && s.undecided != pack))
        return fieldProblem("position.pack", "pack");
    s.undecided = pack;
    s.pack = static_cast<std::uint8_t>(count);
    s.drawn = static_cast<std::uint8_t>(all - count);
    s.next = static_cast<std::uint8_t>(kNumbers - 3 - countOf(pack));
    return {};
}

} // namespace

void describe(Fields &f, const Rules &rules, State &s)
{
    progress(f, rules, s);
    tower(f["tower"], rules, rowsOf(s, s.under), allCards(),
          [&](const TowerCard &row) { return put(row, rules.geometry(), s); });
    memories(f, rules, s);
    hands(f, rules, s);
    f["knows"].perSeat(s.knows, rules.seats(),
                       [&](Field &at, Holders &known) { holders(at, rules.seats(), known); });
    f["pack"].set(s.undecided, glasses());
}

void describe(Fields &f, const Rules &rules, View &v)
{
    const int seats = rules.seats();
    const Domain counts = Domain::numbers(0, kNumbers);
    Domain card = allCards();
    card.forms.emplace_back(kHidden, cardCode(kHidden));
    progress(f, rules, v);
    tower(f["tower"], rules, rowsOf(v, v.under), card, {});
    memories(f, rules, v);
    f["viewer"].value(v.seat, Domain::numbers(kNoSeat, seats - 1));
    f["packSize"].value(v.pack, Domain::numbers(0, kNumbers + 1));
    hands(f, rules, v);
    f["handSizes"].perSeat(v.handSize, seats, counts);
    f["discards"].perSeat(v.discards, seats, counts);
    Field known = f["knows"];
    holders(known, seats, v.knows);
}

Json Rules::stateToJson(const State &state) const { return fieldsToJson(*this, state); }
Json Rules::viewToJson(const View &view) const { return fieldsToJson(*this, view); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return stateFromFields(*this, json, firstTurn(*this), complete);
}

} // namespace takujo::couperation
