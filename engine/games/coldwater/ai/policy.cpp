#include "ai/policy.h"

#include "ai/action_scorer.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

/// Writes the useful moves of a decision.
struct MoveWriter : ActionScorer
{
    Policy::Options &out;
    int count = 0;

    MoveWriter(const Rules &gameRules, const Evaluator &judges, const State &state,
               Policy::Options &options)
        : ActionScorer(gameRules, judges, state), out(options)
    {}

    void add(const Move &move, float score)
    {
        if (count < Policy::kMaxOptions)
            out[toIndex(count++)] = {move, score};
    }

    void stepTackle(bool wide)
    {
        if (rules.mayLure(s)) {
            const float best = bestLure();
            if (best > judge.taste().token)
                add(makeMove(kUseLure), best - judge.taste().token);
        }
        if (wide && rules.mayReel(s)) {
            Reels reels;
            if (bestReels(reels) > 0 && reels[0].score > 0)
                add(makeMove(kUseReel), reels[0].score - 0.5F * judge.taste().token);
        }
    }

    void lures()
    {
        emptyingLures([&](const Move &move, float score) { add(move, score); });
        if (count > 0)
            return;
        std::array<Move, Rules::kMaxMoves> moves;
        const int all = rules.legal(s, moves).count;
        for (int i = 0; i < all; ++i) {
            const auto &d = moves[toIndex(i)].data;
            const bool two = d[2] != kNoZone;
            const float score = d[1] == d[2]
                                    ? taken(d[1], d[0], 2)
                                    : taken(d[1], d[0], 1) + (two ? taken(d[2], d[0], 1) : 0);
            add(moves[toIndex(i)], score + slots(d[0], two ? 2 : 1));
        }
    }

    void catches()
    {
        const int location = s.target / kZones;
        const int zone = s.target % kZones;
        add(makeMove(kTake, kTakeOwn), fish(s.cards[s.target]));
        if (rules.mayTakeTop(s))
            add(makeMove(kTake, kTakeTop), fish(s.tops[toIndex(location)]));
        for (int l = 0; l < kLocations; ++l) {
            if (rules.mayRodTo(s, l))
                add(makeMove(kTake, kTakeRod, l),
                    fish(s.cards[toIndex(slotOf(l, zone))]) - judge.taste().token);
        }
        for (int z = 0; z < kZones; ++z) {
            if (rules.mayLineTo(s, z))
                add(makeMove(kTake, kTakeLine, z),
                    fish(s.cards[toIndex(slotOf(location, z))]) - judge.taste().token);
        }
    }

    void contest()
    {
        const auto seat = toIndex(s.actor);
        for (std::uint32_t rest = Rules::fishOf(s, s.actor, s.contest); rest != 0;
             rest &= rest - 1) {
            const std::uint8_t kind = s.kinds[seat][toIndex(std::countr_zero(rest))];
            const FishData &data = params.fish[kind];
            add(makeMove(kShow, s.contest, kind),
                0.12F * static_cast<float>(data.lbs) +
                    (data.tag == s.boardTag && data.tag != kNone ? 1.0F : 0));
        }
    }

    void removals()
    {
        std::array<Move, Rules::kMaxMoves> moves;
        const int all = rules.legal(s, moves).count;
        for (int i = 0; i < all; ++i) {
            float score = 0;
            int bait = 0;
            for (int zone = 0; zone < kZones; ++zone) {
                const int had = board()[toIndex(zone)][s.colour];
                const int gone = (moves[toIndex(i)].data[0] >> zone & 1) == 0 ? 0
                                 : s.number == 1                              ? std::min(1, had)
                                                                              : had;
                bait += gone;
                score += gone > 0 ? taken(zone, s.colour, gone) : 0;
            }
            add(moves[toIndex(i)], score + slots(s.colour, bait));
        }
    }

    void spaces(bool empty)
    {
        for (int i = 0; i < kSpaces; ++i) {
            const int number = s.token[toIndex(i)];
            if (empty && number == 0)
                add(makeMove(kPlace, i), space(i, s.hand[toIndex(s.actor)]));
            if (!empty && number != 0 && i != s.placed)
                add(makeMove(kPickUp, i),
                    space(i, number) + (number == 1 ? judge.taste().side : 0));
        }
    }

    void harbour()
    {
        for (int zone = 0; zone < kZones; ++zone)
            add(makeMove(kRefill, zone), refill(zone));
        if (!rules.mayTakeMaster(s))
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
        for (const Master &master : s.open[toIndex(s.actor)]) {
            if (rules.emptySlots(master, s.colour) > 0)
                add(makeMove(kFill, master.card),
                    0.5F * static_cast<float>(countOnes(master.filled)));
        }
    }

    void claim()
    {
        const auto seat = toIndex(s.actor);
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
            add(best[toIndex(i)].move, best[toIndex(i)].score);
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
    MoveWriter writer(m_rules, m_judge, state, out);
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
