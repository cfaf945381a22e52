#include "rules/rules.h"

#include <algorithm>

namespace takujo::hakkutsu {

LegalCount Rules::legal(const ActorObservation &own, std::span<Move> buffer) const
{
    MoveList out(buffer);
    switch (own.p.phase) {
    case Phase::Museum:
        for (int m = 0; m < kMaxMuseums; ++m) {
            if ((own.offer >> m & 1) != 0)
                out.add(makeMove(kMuseum, m));
        }
        break;
    case Phase::Keep: legalKeeps(own, out); break;
    case Phase::Move: legalMoves(own, out); break;
    case Phase::Look:
        for (const std::uint8_t cell : map().rockCells()) {
            if (hides(own.p.piles[cell], own.p.actor))
                out.add(makeMove(kLook, cell));
        }
        break;
    case Phase::Swap:
        out.add(makeMove(kSwap, 0));
        out.add(makeMove(kSwap, 1));
        break;
    case Phase::Mine:
    case Phase::Again:
        legalDigs(own, kMine, out);
        out.add(makeMove(kSkip));
        break;
    case Phase::Double:
        if (own.hand[toIndex(Effect::Double)] > 0)
            legalDigs(own, kAgain, out);
        out.add(makeMove(kEnough));
        break;
    case Phase::Over: break;
    }
    return out.count();
}

/// HK-8: every choice of so many of the cards dealt.
void Rules::legalKeeps(const ActorObservation &own, MoveList &out) const
{
    Equipment chosen{};
    const auto choose = [&](auto &&self, int effect, int left) -> void {
        if (left == 0) {
            out.add(keepMove(chosen));
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
}

void Rules::legalMoves(const ActorObservation &own, MoveList &out) const
{
    const SeatId seat = own.p.actor;
    const int pos = own.p.pos[toIndex(seat)];
    const int boots = own.hand[toIndex(Effect::Boots)];
    const int ownSteps = mobility(own.p, seat);
    const int most = ownSteps + boots * m_params.equipment[toIndex(Effect::Boots)].amount;
    const auto near = map().nearest(pos).first(toIndex(map().within(pos, most)));
    for (const std::uint8_t cell : near)
        out.add(makeMove(kGo, cell, bootsTo(own.p, seat, cell)));
    if (m_params.returnToStart && most >= 2) // HK-27
        out.add(makeMove(kGo, pos, bootsTo(own.p, seat, pos)));
    if (own.hand[toIndex(Effect::Helicopter)] > 0 && pos != map().base())
        out.add(makeMove(kHelicopter));
    if (own.hand[toIndex(Effect::Radar)] > 0) {
        const auto cells = map().rockCells();
        if (std::any_of(cells.begin(), cells.end(),
                        [&](int cell) { return hides(own.p.piles[toIndex(cell)], seat); }))
            out.add(makeMove(kRadar));
    }
}

void Rules::legalDigs(const ActorObservation &own, MoveKind kind, MoveList &out) const
{
    const Pile &pile = own.p.piles[own.p.pos[toIndex(own.p.actor)]];
    if (kind == kAgain && !pile.faceUp()) { // HK-28: the card is turned up first
        out.add(makeMove(kAgain));
        return;
    }
    Spend spend;
    spend.joint = dig(own.p, {}).joint ? 1 : 0;
    for (int grants = 0; grants <= own.hand[toIndex(Effect::Grant)]; ++grants) {
        for (int cases = 0; cases <= own.hand[toIndex(Effect::Case)]; ++cases) {
            spend.grants = static_cast<std::uint8_t>(grants);
            spend.cases = static_cast<std::uint8_t>(cases);
            const Move move = digMove(kind, spend);
            if (fits(own, spend))
                out.add(move);
        }
    }
}

} // namespace takujo::hakkutsu
