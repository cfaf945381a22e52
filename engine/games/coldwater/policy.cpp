#include "policy.h"

#include "eye.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

constexpr float kTokenCost = 0.45F; ///< a token must bring more than this

/// Writes the useful moves of a decision.
struct MoveWriter : Eye
{
    Policy::Options &out;
    int count = 0;

    MoveWriter(const Core &rules, const Judge &judges, const State &state, Policy::Options &options)
        : Eye(rules, judges, state), out(options)
    {}

    void add(const Move &move, float score)
    {
        if (count < Policy::kMaxOptions)
            out[Core::idx(count++)] = {move, score};
    }

    void stepTackle(bool wide)
    {
        if (core.mayLure(s)) {
            const float best = bestLure();
            if (best > kTokenCost)
                add(makeMove(kUseLure), best - kTokenCost);
        }
        if (wide && core.mayReel(s)) {
            Reels reels;
            if (bestReels(reels) > 0 && reels[0].score > 0)
                add(makeMove(kUseReel), reels[0].score - 0.5F * kTokenCost);
        }
    }

    void lures()
    {
        emptyingLures([&](const Move &move, float score) { add(move, score); });
        if (count > 0)
            return;
        std::array<Move, Core::kMaxMoves> moves;
        const int all = core.moves(s, s.kinds, moves);
        for (int i = 0; i < all; ++i) {
            const auto &d = moves[Core::idx(i)].data;
            const bool two = d[2] != kNoZone;
            const float score = d[1] == d[2]
                                    ? taken(d[1], d[0], 2)
                                    : taken(d[1], d[0], 1) + (two ? taken(d[2], d[0], 1) : 0);
            add(moves[Core::idx(i)], score + slots(d[0], two ? 2 : 1));
        }
    }

    void catches()
    {
        const int location = s.target / kZones;
        const int zone = s.target % kZones;
        add(makeMove(kTake, kTakeOwn), fish(s.cards[s.target]));
        if (core.mayTakeTop(s))
            add(makeMove(kTake, kTakeTop), fish(s.tops[Core::idx(location)]));
        for (int l = 0; l < kLocations; ++l) {
            if (core.mayRodTo(s, l))
                add(makeMove(kTake, kTakeRod, l),
                    fish(s.cards[Core::idx(slotOf(l, zone))]) - kTokenCost);
        }
        for (int z = 0; z < kZones; ++z) {
            if (core.mayLineTo(s, z))
                add(makeMove(kTake, kTakeLine, z),
                    fish(s.cards[Core::idx(slotOf(location, z))]) - kTokenCost);
        }
    }

    void contest()
    {
        const auto seat = Core::idx(s.actor);
        for (std::uint32_t rest = Core::fishOf(s, s.actor, s.contest); rest != 0;
             rest &= rest - 1) {
            const std::uint8_t kind = s.kinds[seat][Core::idx(std::countr_zero(rest))];
            const FishData &data = params.fish[kind];
            add(makeMove(kShow, s.contest, kind),
                0.12F * static_cast<float>(data.lbs) +
                    (data.tag == s.boardTag && data.tag != kNone ? 1.0F : 0));
        }
    }

    void removals()
    {
        std::array<Move, Core::kMaxMoves> moves;
        const int all = core.moves(s, s.kinds, moves);
        for (int i = 0; i < all; ++i) {
            float score = 0;
            int bait = 0;
            for (int zone = 0; zone < kZones; ++zone) {
                const int had = board()[Core::idx(zone)][s.colour];
                const int gone = (moves[Core::idx(i)].data[0] >> zone & 1) == 0 ? 0
                                 : s.number == 1                                ? std::min(1, had)
                                                                                : had;
                bait += gone;
                score += gone > 0 ? taken(zone, s.colour, gone) : 0;
            }
            add(moves[Core::idx(i)], score + slots(s.colour, bait));
        }
    }

    void spaces(bool empty)
    {
        for (int i = 0; i < kSpaces; ++i) {
            const int number = s.token[Core::idx(i)];
            if (empty && number == 0)
                add(makeMove(kPlace, i), space(i, s.hand[Core::idx(s.actor)]));
            if (!empty && number != 0 && i != s.placed)
                add(makeMove(kPickUp, i),
                    space(i, number) + (number == 1 ? judge.taste().side : 0));
        }
    }

    void harbour()
    {
        for (int zone = 0; zone < kZones; ++zone)
            add(makeMove(kRefill, zone), refill(zone));
        if (!core.mayTakeMaster(s))
            return;
        for (const std::uint8_t card : s.display) {
            if (card != kNone)
                add(makeMove(kTakeMaster, card), master(card));
        }
        if (s.mastersLeft != 0)
            add(makeMove(kTakeMaster, kDeckTop), 0.3F * std::min(1.0F, 2.5F * have.left));
    }

    void owns()
    {
        for (const Master &master : s.open[Core::idx(s.actor)]) {
            if (core.emptySlots(master, s.colour) > 0)
                add(makeMove(kFill, master.card),
                    0.5F * static_cast<float>(std::popcount(master.filled)));
        }
    }

    void claim()
    {
        const auto seat = Core::idx(s.actor);
        const std::uint8_t kind = s.kinds[seat][s.caught[seat] - 1U];
        const bool fits = params.fish[kind].lbs == params.mystery[s.mystery].lbs;
        add(makeMove(kClaim, fits ? 1 : 0), 0);
    }

    void steps(bool wide)
    {
        switch (s.phase) {
        case Phase::Place: spaces(true); break;
        case Phase::PickUp: spaces(false); break;
        case Phase::Harbour: harbour(); break;
        default: add(makeMove(kFlip), 0); break;
        }
        stepTackle(wide);
    }

    void zones()
    {
        for (int zone = 0; zone < kZones; ++zone) {
            if ((s.emptied >> zone & 1) != 0)
                add(makeMove(kNext, zone), zone == 2 ? 0.2F : 0);
        }
    }

    void reels()
    {
        Reels best;
        const int kept = bestReels(best);
        for (int i = 0; i < kept; ++i)
            add(best[Core::idx(i)].move, best[Core::idx(i)].score);
    }

    void run(bool wide)
    {
        switch (s.phase) {
        case Phase::Lure: lures(); break;
        case Phase::Reel: reels(); break;
        case Phase::Remove: removals(); break;
        case Phase::Slot: owns(); break;
        case Phase::NextZone: zones(); break;
        case Phase::Catch: catches(); break;
        case Phase::Claim: claim(); break;
        case Phase::Contest: contest(); break;
        case Phase::Over: break;
        default: steps(wide); break;
        }
    }
};

} // namespace

int Policy::options(const State &state, bool wide, Options &out) const
{
    MoveWriter writer(m_core, m_judge, state, out);
    writer.run(wide);
    return writer.count;
}

Move Policy::pick(const State &state, float sloppiness, Rng &rng) const
{
    Options options;
    const int count = this->options(state, false, options);
    if (count > 1 && sloppiness > 0 && rng.uniform() < static_cast<double>(sloppiness))
        return options[rng.below(static_cast<std::uint32_t>(count))].move;
    const auto best =
        std::max_element(options.begin(), options.begin() + count,
                         [](const Option &a, const Option &b) { return a.score < b.score; });
    return best->move;
}

} // namespace takujo::coldwater
