#include "rules/names.h"
#include "rules/rules.h"

namespace takujo::hakkutsu {

namespace {

/// Payload bytes from `first` on are unused and must be zero.
bool rests(const Move &move, std::size_t first)
{
    for (std::size_t i = first; i < move.data.size(); ++i) {
        if (move.data[i] != 0)
            return false;
    }
    return true;
}

/// Bytes a kind of move uses.
std::size_t payload(std::uint8_t kind)
{
    switch (kind) {
    case kMuseum:
    case kLook:
    case kSwap: return 1;
    case kGo: return 2;
    case kMine:
    case kAgain: return 3;
    case kKeep: return kEffects;
    default: return 0;
    }
}

/// The phase that takes a kind of move.
Phase phaseOf(std::uint8_t kind, Phase now)
{
    switch (kind) {
    case kMuseum: return Phase::Museum;
    case kKeep: return Phase::Keep;
    case kGo:
    case kHelicopter:
    case kRadar: return Phase::Move;
    case kLook: return Phase::Look;
    case kSwap: return Phase::Swap;
    case kMine:
    case kSkip: return now == Phase::Again ? Phase::Again : Phase::Mine;
    default: return Phase::Double;
    }
}

/// HK-20: a card is used once, by who holds it.
Violation lacks(const Params &params, Effect effect)
{
    return refusal("HK-20", Text("refuse.hand").sub("card", equipmentName(params, effect)));
}

/// E7: a cell of the map that hides a card from the actor.
Check checkLook(const Rules &rules, const ActorObservation &own, int cell)
{
    if (!rules.map().exists(cell))
        return refusal("HK-2", Text("refuse.cell"));
    if (!rules.map().hasRocks(cell) || !rules.hides(own.p.piles[toIndex(cell)], own.p.actor))
        return refusal("HK-20", Text("refuse.radar.nothing"));
    return {};
}

/// What is played belongs to another phase than the one now: a card works only in the phase it names
/// (HK-20), the choices of the set-up have clauses of their own, and one rock is mined a turn (HK-A12).
Violation outOfPhase(const Params &params, std::uint8_t kind, Phase now)
{
    const auto card = [&](Effect effect, const char *why) {
        return refusal("HK-20", Text(why).sub("card", equipmentName(params, effect)));
    };
    const Text phase("refuse.phase");
    switch (now) {
    case Phase::Museum: return refusal("HK-7", phase);
    case Phase::Keep: return refusal("HK-8", phase);
    case Phase::Look:
    case Phase::Swap: return refusal("HK-20", phase); // a radar is at work
    default: break;
    }
    switch (kind) {
    case kMuseum: return refusal("HK-7", phase);
    case kKeep: return refusal("HK-8", phase);
    case kHelicopter: return card(Effect::Helicopter, "refuse.moving");
    case kRadar: return card(Effect::Radar, "refuse.moving");
    case kLook:
    case kSwap: return refusal("HK-20", phase);
    case kAgain:
    case kEnough: return card(Effect::Double, "refuse.after");
    case kMine: return now == Phase::Double ? refusal("HK-A12", phase) : refusal("HK-9", phase);
    default: return refusal("HK-9", phase);
    }
}

} // namespace

Check Rules::check(const ActorObservation &own, const Move &move) const
{
    if (move.kind < kMuseum || move.kind > kEnough || !rests(move, payload(move.kind)))
        return refusal("HK-9", Text("refuse.form"));
    if (own.p.phase == Phase::Over)
        return refusal(endClause(own.p.end), Text("refuse.over"));
    if (own.p.phase != phaseOf(move.kind, own.p.phase))
        return outOfPhase(m_params, move.kind, own.p.phase);
    switch (move.kind) {
    case kMuseum:
        if (move.data[0] >= kMaxMuseums || (own.offer >> move.data[0] & 1) == 0)
            return refusal("HK-7", Text("refuse.museum"));
        return {};
    case kKeep: return checkKeep(own, move);
    case kGo: return checkGo(own, move);
    case kHelicopter:
    case kRadar: return checkMove(own, move);
    case kLook: return checkLook(*this, own, move.data[0]);
    case kSwap:
        if (move.data[0] > 1)
            return refusal("HK-9", Text("refuse.form"));
        return {};
    case kMine: return checkDig(own, move);
    case kAgain: return checkDouble(own, move);
    default: return {};
    }
}

Check Rules::checkKeep(const ActorObservation &own, const Move &move) const
{
    const Equipment cards = cardsOf(move);
    for (std::size_t e = 0; e < kEffects; ++e) {
        if (cards[e] > own.hand[e])
            return refusal(
                "HK-8",
                Text("refuse.hand").sub("card", equipmentName(m_params, static_cast<Effect>(e))));
    }
    const int need = m_params.keeps(own.p.actor, total(own.hand));
    if (total(cards) != need)
        return refusal("HK-8", Text("refuse.keep").num("need", need).num("count", total(cards)));
    return {};
}

// HK-13: at least one cell, orthogonally, up to the mobility; HK-27 and HK-A1 on staying.
Check Rules::checkGo(const ActorObservation &own, const Move &move) const
{
    const SeatId seat = own.p.actor;
    const int cell = move.data[0];
    if (!map().exists(cell))
        return refusal("HK-2", Text("refuse.cell"));
    const int steps = stepsTo(own.p, seat, cell);
    if (steps == kFar)
        return refusal("HK-A1", Text("refuse.stay"));
    const int boots = move.data[1];
    if (boots > own.hand[toIndex(Effect::Boots)])
        return lacks(m_params, Effect::Boots);
    const int needed = bootsTo(own.p, seat, cell);
    if (boots < needed) {
        const char *clause = cell == own.p.pos[toIndex(seat)] ? "HK-A3" : "HK-13";
        const int reach =
            mobility(own.p, seat) + boots * m_params.equipment[toIndex(Effect::Boots)].amount;
        return refusal(clause, Text("refuse.far").num("steps", steps).num("mobility", reach));
    }
    if (boots > needed)
        return refusal("HK-A15", Text("refuse.boots").num("boots", needed));
    return {};
}

/// Helicopter and radar (E3, E7).
Check Rules::checkMove(const ActorObservation &own, const Move &move) const
{
    const Effect effect = move.kind == kRadar ? Effect::Radar : Effect::Helicopter;
    if (own.hand[toIndex(effect)] == 0)
        return lacks(m_params, effect);
    if (effect == Effect::Helicopter) {
        if (own.p.pos[toIndex(own.p.actor)] == map().base())
            return refusal("HK-20", Text("refuse.helicopter"));
        return {};
    }
    for (const std::uint8_t cell : map().rockCells()) {
        if (hides(own.p.piles[cell], own.p.actor))
            return {};
    }
    return refusal("HK-20", Text("refuse.radar.nothing"));
}

Check Rules::checkDouble(const ActorObservation &own, const Move &move) const
{
    if (own.hand[toIndex(Effect::Double)] == 0)
        return lacks(m_params, Effect::Double);
    if (!own.p.piles[own.p.pos[toIndex(own.p.actor)]].faceUp())
        return rests(move, 0) ? Check{} : refusal("HK-28", Text("refuse.unseen"));
    return checkDig(own, move);
}

namespace {

/// HK-A15: `count` cards of `amount` each take something off `value`.
bool everyOneHelps(int value, int count, int amount)
{
    return count == 0 || (amount > 0 && value > (count - 1) * amount);
}

} // namespace

bool Rules::fits(const ActorObservation &own, const Spend &spend) const
{
    const PublicState &p = own.p;
    const Dig plain = dig(p, {});
    const Dig chosen = dig(p, spend);
    return spend.joint == (plain.joint ? 1 : 0) &&
           spend.joint <= own.hand[toIndex(Effect::Joint)] &&
           spend.grants <= own.hand[toIndex(Effect::Grant)] &&
           spend.cases <= own.hand[toIndex(Effect::Case)] &&
           everyOneHelps(plain.cost, spend.grants,
                         m_params.equipment[toIndex(Effect::Grant)].amount) &&
           everyOneHelps(plain.units, spend.cases,
                         m_params.equipment[toIndex(Effect::Case)].amount) &&
           chosen.cost <= p.coins[toIndex(p.actor)] &&
           p.units[toIndex(p.actor)] + chosen.units <= m_params.capacity() &&
           !p.cart[toIndex(p.actor)].full();
}

// HK-15, HK-17, HK-18, HK-A15, HK-A23: judged with the equipment chosen.
Check Rules::checkDig(const ActorObservation &own, const Move &move) const
{
    const PublicState &p = own.p;
    const Spend spend = spendOf(move);
    const Dig plain = dig(p, {});
    const Dig chosen = dig(p, spend);
    if (plain.joint && own.hand[toIndex(Effect::Joint)] == 0)
        return refusal("HK-15", Text("refuse.shared"));
    if (plain.joint && spend.joint == 0)
        return refusal(
            "HK-15", Text("refuse.joint.way").sub("card", equipmentName(m_params, Effect::Joint)));
    const std::array<std::pair<Effect, int>, 3> used{
        {{Effect::Joint, spend.joint}, {Effect::Grant, spend.grants}, {Effect::Case, spend.cases}}};
    for (const auto &[effect, count] : used) {
        if (count > own.hand[toIndex(effect)])
            return lacks(m_params, effect);
    }
    if (spend.joint != (plain.joint ? 1 : 0))
        return refusal("HK-A15", Text("refuse.joint"));
    if (!everyOneHelps(plain.cost, spend.grants, m_params.equipment[toIndex(Effect::Grant)].amount))
        return refusal("HK-A15", Text("refuse.grant"));
    if (!everyOneHelps(plain.units, spend.cases, m_params.equipment[toIndex(Effect::Case)].amount))
        return refusal("HK-A15", Text("refuse.case"));
    if (chosen.cost > p.coins[toIndex(p.actor)])
        return refusal(
            "HK-15",
            Text("refuse.coins").num("cost", chosen.cost).num("coins", p.coins[toIndex(p.actor)]));
    const int room = m_params.capacity() - p.units[toIndex(p.actor)];
    if (chosen.units > room)
        return refusal("HK-18", Text("refuse.load").num("carry", chosen.units).num("room", room));
    if (p.cart[toIndex(p.actor)].full())
        return refusal("HK-18", Text("refuse.full").num("max", kMaxLoads));
    return {};
}

} // namespace takujo::hakkutsu
