#include "rules/rules.h"

#include "rules/move_executor.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

constexpr int kMagnetite = 2; ///< mobility is never below this with it

} // namespace

Rules::Rules(const RuleValues &values, int seats) : m_params(values, seats) {}

State Rules::start(Chance &chance, Events *events) const
{
    State state;
    MoveExecutor(*this, state, chance, events).deal();
    return state;
}

void Rules::apply(State &s, const Move &move, Chance &chance, Events *events) const
{
    MoveExecutor(*this, s, chance, events).play(move);
}

// HK-14: the leftmost number that is not covered; magnetite holds it at two.
int Rules::mobilityAt(const PublicState &p, SeatId seat, int units) const
{
    const int mobility = m_params.track[toIndex(std::min(units, m_params.capacity()))];
    return has(p, seat, Ability::Magnetite) ? std::max(mobility, kMagnetite) : mobility;
}

int Rules::mobility(const PublicState &p, SeatId seat) const
{
    return mobilityAt(p, seat, p.units[toIndex(seat)]);
}

int Rules::fundLimit(const PublicState &p, SeatId seat) const
{
    return m_params.fundLimit + (has(p, seat, Ability::Pyrite) ? 1 : 0);
}

// HK-13, HK-27: staying means two steps, out and back (HK-A3), where that is allowed at all.
int Rules::stepsTo(const PublicState &p, SeatId seat, int cell) const
{
    if (!map().exists(cell))
        return kFar;
    const int from = p.pos[toIndex(seat)];
    if (cell == from)
        return m_params.returnToStart ? 2 : kFar;
    return map().steps(from, cell);
}

// HK-A15: as few boots as it takes; HK-A20: they add to the resulting mobility.
int Rules::bootsTo(const PublicState &p, SeatId seat, int cell) const
{
    const int steps = stepsTo(p, seat, cell);
    const int missing = steps - mobility(p, seat);
    if (missing <= 0)
        return 0;
    const int amount = m_params.equipment[toIndex(Effect::Boots)].amount;
    return steps == kFar || amount == 0 ? kFar : (missing + amount - 1) / amount;
}

bool Rules::shared(const PublicState &p, SeatId seat, int cell) const
{
    for (int other = 0; other < seats(); ++other) {
        if (other != seat && p.pos[toIndex(other)] == cell)
            return true;
    }
    return false;
}

int Rules::deckAt(const Pile &pile, int cell, int slot) const
{
    const bool swapped = (pile.flags & Pile::kSwapped) != 0;
    return map().deck(cell, swapped ? kPile - 1 - slot : slot);
}

bool Rules::hides(const Pile &pile, SeatId seat) const
{
    for (int slot = pile.top(); slot < kPile; ++slot) {
        if (!contains(pile.known[toIndex(slot)], seat))
            return true;
    }
    return false;
}

int Rules::price(const PublicState &p, SeatId seat, int cell, int kind) const
{
    const RockKind &rock = m_params.rocks[toIndex(kind)];
    int price = rock.cost;
    if (rock.deck <= kDeckB && has(p, seat, Ability::Obsidian))
        --price;
    if ((p.piles[toIndex(cell)].flags & Pile::kRadar) != 0)
        price -= m_params.equipment[toIndex(Effect::Radar)].amount;
    return std::max(0, price);
}

Dig Rules::dig(const PublicState &p, const Spend &spend) const
{
    const int cell = p.pos[toIndex(p.actor)];
    const Pile &pile = p.piles[toIndex(cell)];
    Dig out;
    out.kind = pile.kind[toIndex(pile.top())];
    out.joint = p.phase == Phase::Mine && shared(p, p.actor, cell);
    out.price = price(p, p.actor, cell, out.kind);
    out.cost =
        std::max(0, out.price - spend.grants * m_params.equipment[toIndex(Effect::Grant)].amount);
    const int lighter = spend.cases * m_params.equipment[toIndex(Effect::Case)].amount;
    out.units = std::max(0, m_params.rocks[toIndex(out.kind)].carry - lighter);
    return out;
}

namespace {

/// Cards of `amount` each that make up for what is missing; more than any hand when they cannot.
int cardsFor(int missing, int amount)
{
    if (missing <= 0)
        return 0;
    return amount == 0 ? Rules::kFar : (missing + amount - 1) / amount;
}

} // namespace

bool Rules::mayMine(const PublicState &p) const
{
    const SeatId seat = p.actor;
    const int cell = p.pos[toIndex(seat)];
    const Pile &pile = p.piles[toIndex(cell)];
    if (!pile.faceUp() || p.cart[toIndex(seat)].full())
        return false;
    const Dig plain = dig(p, {});
    Equipment need{};
    const auto want = [&](Effect effect, int count) {
        need[toIndex(effect)] = static_cast<std::uint8_t>(count);
        return count <= m_params.equipment[toIndex(effect)].copies - p.discards[toIndex(effect)];
    };
    const int over = p.units[toIndex(seat)] + plain.units - m_params.capacity();
    const bool exist =
        want(Effect::Joint, plain.joint ? 1 : 0) &&
        want(Effect::Grant, cardsFor(plain.cost - p.coins[toIndex(seat)],
                                     m_params.equipment[toIndex(Effect::Grant)].amount)) &&
        want(Effect::Case, cardsFor(over, m_params.equipment[toIndex(Effect::Case)].amount));
    return exist && total(need) <= p.handSize[toIndex(seat)];
}

View Rules::view(const State &s, SeatId seat) const
{
    View v;
    static_cast<PublicState &>(v) = s;
    v.seat = seat;
    const auto knowing = seat == kNoSeat ? kKnownToAll : seatBit(seat);
    for (const std::uint8_t cell : map().rockCells()) {
        Pile &pile = v.piles[cell];
        for (std::size_t slot = 0; slot < kPile; ++slot) {
            if ((pile.known[slot] & knowing) != knowing)
                pile.kind[slot] = kNone;
        }
    }
    // HK-6, HK-A16: an undrafted museum is its owner's secret until the end.
    for (int other = 0; other < seats(); ++other) {
        if (other != seat && !m_params.museumDraft && s.phase != Phase::Over)
            v.museum[toIndex(other)] = kNone;
    }
    if (s.epoch > 1)
        v.composition = s.composition;
    if (seat == kNoSeat)
        return v;
    v.hand = s.hands[toIndex(seat)];
    v.returned = s.returned[toIndex(seat)];
    v.drew = s.drew[toIndex(seat)];
    v.sawMuseums = s.sawMuseums[toIndex(seat)];
    v.offer = v.sawMuseums != 0 ? s.offer : 0;
    return v;
}

// HK-A16: which equipment somebody keeps is his own business.
Move Rules::observedMove(const State &before, const Move &move, SeatId seat) const
{
    return move.kind == kKeep && seat != before.actor ? hiddenKeep() : move;
}

// A choice between equal cards, or a way without the equipment that leads elsewhere, would tell of the hand
// if it was played by itself; the other decisions that hang on it are quiet ones.
std::optional<Move> Rules::forced(const View &view) const
{
    const bool tells = view.phase == Phase::Keep || view.phase == Phase::Move;
    if (tells || view.phase == Phase::Over || view.seat != view.actor)
        return std::nullopt;
    std::array<Move, kMaxMoves> moves;
    if (legal(own(view), moves).count == 1)
        return moves[0];
    return std::nullopt;
}

std::vector<std::uint16_t> Rules::known(const View &view) const
{
    constexpr int kEquipmentBase = 100;
    constexpr int kMuseumBase = 200;
    std::vector<std::uint16_t> out;
    const auto add = [&out](int number, int copies) {
        out.insert(out.end(), toIndex(copies), static_cast<std::uint16_t>(number));
    };
    for (const Pile &pile : view.piles) {
        for (int slot = pile.top(); slot < kPile; ++slot) {
            if (pile.kind[toIndex(slot)] != kNone)
                add(pile.kind[toIndex(slot)], 1);
        }
    }
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        for (std::size_t kind = 0; kind < m_params.rocks.size(); ++kind)
            add(static_cast<int>(kind), view.got[s][kind]);
        for (const Load &load : view.cart[s])
            add(load.kind, 1);
        if (view.museum[s] != kNone)
            add(kMuseumBase + view.museum[s], 1);
    }
    for (std::size_t e = 0; e < kEffects; ++e)
        add(kEquipmentBase + static_cast<int>(e),
            view.hand[e] + view.discards[e] + view.returned[e]);
    for (int m = 0; m < kMaxMuseums; ++m)
        add(kMuseumBase + m, view.sawMuseums >> m & 1);
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace takujo::hakkutsu
