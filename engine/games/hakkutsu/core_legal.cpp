#include "core.h"

#include <algorithm>

namespace takujo::hakkutsu {

LegalCount Core::legal(const Own &own, std::span<Move> out) const
{
    int n = 0;
    switch (own.p.phase) {
    case Phase::Museum:
        for (int m = 0; m < kMaxMuseums; ++m) {
            if ((own.offer >> m & 1) != 0)
                out[at(n++)] = makeMove(kMuseum, m);
        }
        break;
    case Phase::Keep: n = legalKeeps(own, out); break;
    case Phase::Move: n = legalMoves(own, out); break;
    case Phase::Look:
        for (const std::uint8_t cell : map().rockCells()) {
            if (hides(own.p.piles[cell], own.p.actor))
                out[at(n++)] = makeMove(kLook, cell);
        }
        break;
    case Phase::Swap:
        out[at(n++)] = makeMove(kSwap, 0);
        out[at(n++)] = makeMove(kSwap, 1);
        break;
    case Phase::Mine:
    case Phase::Again:
        n = legalDigs(own, kMine, out);
        out[at(n++)] = makeMove(kSkip);
        break;
    case Phase::Double:
        if (own.hand[at(Effect::Double)] > 0)
            n = legalDigs(own, kAgain, out);
        out[at(n++)] = makeMove(kEnough);
        break;
    case Phase::Over: break;
    }
    return {n, true};
}

/// HK-8: every choice of so many of the cards dealt.
int Core::legalKeeps(const Own &own, std::span<Move> out) const
{
    int n = 0;
    Equipment chosen{};
    const auto choose = [&](auto &&self, int effect, int left) -> void {
        if (left == 0) {
            out[at(n++)] = keepMove(chosen);
            return;
        }
        for (; effect < kEffects; ++effect) {
            if (chosen[at(effect)] == own.hand[at(effect)])
                continue;
            ++chosen[at(effect)];
            self(self, effect, left - 1);
            --chosen[at(effect)];
        }
    };
    choose(choose, 0, m_params.keeps(own.p.actor, total(own.hand)));
    return n;
}

int Core::legalMoves(const Own &own, std::span<Move> out) const
{
    const SeatId seat = own.p.actor;
    const int pos = own.p.pos[at(seat)];
    const int boots = own.hand[at(Effect::Boots)];
    const int own_steps = mobility(own.p, seat);
    const int most = own_steps + boots * m_params.equipment[at(Effect::Boots)].amount;
    int n = 0;
    const auto near = map().nearest(pos).first(at(map().within(pos, most)));
    for (const std::uint8_t cell : near)
        out[at(n++)] = makeMove(kGo, cell, bootsTo(own.p, seat, cell));
    if (m_params.returnToStart && most >= 2) // HK-27
        out[at(n++)] = makeMove(kGo, pos, bootsTo(own.p, seat, pos));
    if (own.hand[at(Effect::Helicopter)] > 0 && pos != map().base())
        out[at(n++)] = makeMove(kHelicopter);
    if (own.hand[at(Effect::Radar)] > 0) {
        const auto cells = map().rockCells();
        if (std::any_of(cells.begin(), cells.end(),
                        [&](int cell) { return hides(own.p.piles[at(cell)], seat); }))
            out[at(n++)] = makeMove(kRadar);
    }
    return n;
}

int Core::legalDigs(const Own &own, MoveKind kind, std::span<Move> out) const
{
    const Pile &pile = own.p.piles[own.p.pos[at(own.p.actor)]];
    if (kind == kAgain && !pile.faceUp()) { // HK-28: the card is turned up first
        out[0] = makeMove(kAgain);
        return 1;
    }
    int n = 0;
    Spend spend;
    spend.joint = dig(own.p, {}).joint ? 1 : 0;
    for (int grants = 0; grants <= own.hand[at(Effect::Grant)]; ++grants) {
        for (int cases = 0; cases <= own.hand[at(Effect::Case)]; ++cases) {
            spend.grants = static_cast<std::uint8_t>(grants);
            spend.cases = static_cast<std::uint8_t>(cases);
            const Move move = digMove(kind, spend);
            if (fits(own, spend))
                out[at(n++)] = move;
        }
    }
    return n;
}

} // namespace takujo::hakkutsu
