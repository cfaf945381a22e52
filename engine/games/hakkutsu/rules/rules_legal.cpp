#include "rules/rules.h"

#include <algorithm>

namespace takujo::hakkutsu {

LegalCount Rules::legal(const ActorObservation &own, std::span<Move> out) const
{
    int n = 0;
    switch (own.p.phase) {
    case Phase::Museum:
        for (int m = 0; m < kMaxMuseums; ++m) {
            if ((own.offer >> m & 1) != 0)
                out[toIndex(n++)] = makeMove(kMuseum, m);
        }
        break;
    case Phase::Keep: n = legalKeeps(own, out); break;
    case Phase::Move: n = legalMoves(own, out); break;
    case Phase::Look:
        for (const std::uint8_t cell : map().rockCells()) {
            if (hides(own.p.piles[cell], own.p.actor))
                out[toIndex(n++)] = makeMove(kLook, cell);
        }
        break;
    case Phase::Swap:
        out[toIndex(n++)] = makeMove(kSwap, 0);
        out[toIndex(n++)] = makeMove(kSwap, 1);
        break;
    case Phase::Mine:
    case Phase::Again:
        n = legalDigs(own, kMine, out);
        out[toIndex(n++)] = makeMove(kSkip);
        break;
    case Phase::Double:
        if (own.hand[toIndex(Effect::Double)] > 0)
            n = legalDigs(own, kAgain, out);
        out[toIndex(n++)] = makeMove(kEnough);
        break;
    case Phase::Over: break;
    }
    return {n, true};
}

/// HK-8: every choice of so many of the cards dealt.
int Rules::legalKeeps(const ActorObservation &own, std::span<Move> out) const
{
    int n = 0;
    Equipment chosen{};
    const auto choose = [&](auto &&self, int effect, int left) -> void {
        if (left == 0) {
            out[toIndex(n++)] = keepMove(chosen);
            return;
        }
        for (; effect < kEffects; ++effect) {
            if (chosen[toIndex(effect)] == own.hand[toIndex(effect)])
                continue;
            ++chosen[toIndex(effect)];
            self(self, effect, left - 1);
            --chosen[toIndex(effect)];
        }
    };
    choose(choose, 0, m_params.keeps(own.p.actor, total(own.hand)));
    return n;
}

int Rules::legalMoves(const ActorObservation &own, std::span<Move> out) const
{
    const SeatId seat = own.p.actor;
    const int pos = own.p.pos[toIndex(seat)];
    const int boots = own.hand[toIndex(Effect::Boots)];
    const int own_steps = mobility(own.p, seat);
    const int most = own_steps + boots * m_params.equipment[toIndex(Effect::Boots)].amount;
    int n = 0;
    const auto near = map().nearest(pos).first(toIndex(map().within(pos, most)));
    for (const std::uint8_t cell : near)
        out[toIndex(n++)] = makeMove(kGo, cell, bootsTo(own.p, seat, cell));
    if (m_params.returnToStart && most >= 2) // HK-27
        out[toIndex(n++)] = makeMove(kGo, pos, bootsTo(own.p, seat, pos));
    if (own.hand[toIndex(Effect::Helicopter)] > 0 && pos != map().base())
        out[toIndex(n++)] = makeMove(kHelicopter);
    if (own.hand[toIndex(Effect::Radar)] > 0) {
        const auto cells = map().rockCells();
        if (std::any_of(cells.begin(), cells.end(),
                        [&](int cell) { return hides(own.p.piles[toIndex(cell)], seat); }))
            out[toIndex(n++)] = makeMove(kRadar);
    }
    return n;
}

int Rules::legalDigs(const ActorObservation &own, MoveKind kind, std::span<Move> out) const
{
    const Pile &pile = own.p.piles[own.p.pos[toIndex(own.p.actor)]];
    if (kind == kAgain && !pile.faceUp()) { // HK-28: the card is turned up first
        out[0] = makeMove(kAgain);
        return 1;
    }
    int n = 0;
    Spend spend;
    spend.joint = dig(own.p, {}).joint ? 1 : 0;
    for (int grants = 0; grants <= own.hand[toIndex(Effect::Grant)]; ++grants) {
        for (int cases = 0; cases <= own.hand[toIndex(Effect::Case)]; ++cases) {
            spend.grants = static_cast<std::uint8_t>(grants);
            spend.cases = static_cast<std::uint8_t>(cases);
            const Move move = digMove(kind, spend);
            if (fits(own, spend))
                out[toIndex(n++)] = move;
        }
    }
    return n;
}

} // namespace takujo::hakkutsu
