#pragma once
#include "ai/policy.h"

#include <algorithm>

namespace takujo::coldwater {

/// What the seat that decides sees in the moves at hand: quick scores, in points.
struct ActionScorer
{
    static constexpr float kZone5Bonus = 0.4F;
    static constexpr int kReels = 6; ///< the best so many are looked at
    using Reels = std::array<Option, kReels>;

    const Rules &rules;
    const Params &params;
    const Evaluator &judge;
    const State &s;
    Holdings have;
    /// Of the seat's board: what zones hold, and how much of each colour it has.
    struct Zone
    {
        int colours = 0;
        int bait = 0;
    };
    std::array<Zone, kZones> holds{};
    std::array<int, kColours> baitOf{};

    ActionScorer(const Rules &gameRules, const Evaluator &judges, const State &state)
        : rules(gameRules),
          params(gameRules.params()),
          judge(judges),
          s(state),
          have(judges.holdings(state, state.actor))
    {
        const auto &board = s.bait[toIndex(s.actor)];
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            for (std::size_t colour = 0; colour < kColours; ++colour) {
                const int bait = board[zone][colour];
                holds[zone].colours += bait > 0 ? 1 : 0;
                holds[zone].bait += bait;
                baitOf[colour] += bait;
            }
        }
    }

    const auto &board() const { return s.bait[toIndex(s.actor)]; }

    float fish(const Front &card) const
    {
        return card.species == kNone ? 0 : judge.fish(s, have, card.species);
    }

    /// A zone empties with bait of that colour.
    float caught(int colour, int zone) const
    {
        const int location = locationOf(colour);
        const float bonus = zone == 2 && params.zone5Bonus ? kZone5Bonus : 0;
        float best = fish(s.cards[toIndex(slotOf(location, zone))]);
        if (best <= 0)
            return bonus;
        if (zone == kZones - 1 && params.zone6Bonus)
            best = std::max(best, fish(s.tops[toIndex(location)]));
        return best + bonus;
    }

    /// Bait of a colour that open cards can take.
    float slots(int colour, int bait) const
    {
        int room = 0;
        for (const Master &master : s.open[toIndex(s.actor)])
            room += rules.emptySlots(master, colour);
        return judge.taste().filled * 1.1F * static_cast<float>(std::min(room, bait));
    }

    /// What taking `out` bait of one colour from a zone changes, a catch included.
    float taken(int zone, int colour, int gone) const
    {
        const auto [colours, bait] = holds[toIndex(zone)];
        if (gone == bait)
            return caught(colour, zone) - judge.zone(colours, bait);
        const int left = board()[toIndex(zone)][toIndex(colour)] == gone ? colours - 1 : colours;
        return judge.zone(left, bait - gone) - judge.zone(colours, bait);
    }

    float space(int space, int number) const
    {
        if (space == kHarbour)
            return harbourBest(number);
        float score = 0;
        int all = 0;
        for (int zone = 0; zone < kZones; ++zone) {
            const int had = board()[toIndex(zone)][toIndex(space)];
            const int gone = number == 1 ? std::min(1, had) : had;
            if (gone == 0)
                continue;
            all += gone;
            score += taken(zone, space, gone);
        }
        return score + slots(space, all);
    }

    float refill(int zone) const
    {
        const int bait = holds[toIndex(zone)].bait;
        const int more = sizeOf(zone) - bait;
        const float rich =
            judge.taste().refill * static_cast<float>(more) + (bait == 0 ? 0.25F : 0);
        return rich * (have.left < 0.1F ? 0.1F : 1.0F);
    }

    float master(int card) const
    {
        if (!rules.mayTakeMaster(s))
            return 0;
        const MasterData &data = params.masters[toIndex(card)];
        float match = 0;
        for (std::size_t slot = 0; slot < data.slots; ++slot) {
            const int bait = baitOf[data.colour[slot]];
            match += bait > 1 ? 1.0F : bait == 1 ? 0.8F : 0;
        }
        const int more = countOnes(s.mastersCaught[toIndex(s.actor)]);
        return (0.22F + judge.taste().master * match + 0.05F * static_cast<float>(more)) *
               std::min(1.0F, 2.5F * have.left);
    }

    float harbourBest(int number) const
    {
        float best = 0;
        float second = 0;
        const auto take = [&](float score) {
            if (score > best) {
                second = best;
                best = score;
            } else {
                second = std::max(second, score);
            }
        };
        for (int zone = 0; zone < kZones; ++zone)
            take(refill(zone));
        float cards = 0;
        for (const std::uint8_t card : s.display)
            cards = std::max(cards, card == kNone ? 0 : master(card));
        take(cards);
        return best + (number == 2 ? second : 0);
    }

    /// Calls f(move, score) for every LURE that empties a zone.
    template<class F>
    void emptyingLures(F f) const
    {
        std::array<int, kZones> single{}; // bait when the zone holds one colour and at most two
        std::array<int, kZones> colourOf{};
        for (int zone = 0; zone < kZones; ++zone) {
            const auto [colours, bait] = holds[toIndex(zone)];
            if (colours != 1 || bait > 2)
                continue;
            int colour = 0;
            while (board()[toIndex(zone)][toIndex(colour)] == 0)
                ++colour;
            single[toIndex(zone)] = bait;
            colourOf[toIndex(zone)] = colour;
            f(makeMove(kLureBait, colour, zone, bait == 2 ? zone : kNoZone),
              taken(zone, colour, bait) + slots(colour, bait));
        }
        for (int zone = 0; zone < kZones; ++zone) {
            const int colour = colourOf[toIndex(zone)];
            if (single[toIndex(zone)] != 1)
                continue;
            for (int other = 0; other < kZones; ++other) {
                const bool both = single[toIndex(other)] == 1 && colourOf[toIndex(other)] == colour;
                if (other == zone || board()[toIndex(other)][toIndex(colour)] == 0 ||
                    (both && other < zone))
                    continue;
                f(makeMove(kLureBait, colour, std::min(zone, other), std::max(zone, other)),
                  taken(zone, colour, 1) + taken(other, colour, 1) + slots(colour, 2));
            }
        }
    }

    float bestLure() const
    {
        float best = 0;
        emptyingLures([&](const Move &, float score) { best = std::max(best, score); });
        return best;
    }

    /// The best swaps by how plain the two zones become. @return how many
    int bestReels(Reels &best) const
    {
        std::array<Move, Rules::kMaxMoves> moves;
        State reeling = s;
        reeling.phase = Phase::Reel;
        const int all = rules.legal(reeling, moves).count;
        int kept = 0;
        for (int i = 0; i < all; ++i) {
            const auto &d = moves[toIndex(i)].data;
            const float score = swapped(d[0], d[1], d[3]) + swapped(d[2], d[3], d[1]);
            if (kept == kReels && score <= best[kReels - 1].score)
                continue;
            int at = std::min(kept, kReels - 1);
            kept = std::min(kept + 1, kReels);
            for (; at > 0 && best[toIndex(at - 1)].score < score; --at)
                best[toIndex(at)] = best[toIndex(at - 1)];
            best[toIndex(at)] = {moves[toIndex(i)], score};
        }
        return kept;
    }

    /// A zone gives a bait of one colour for one of another.
    float swapped(int zone, int away, int in) const
    {
        const auto [colours, bait] = holds[toIndex(zone)];
        const auto &held = board()[toIndex(zone)];
        const int after =
            colours - (held[toIndex(away)] == 1 ? 1 : 0) + (held[toIndex(in)] == 0 ? 1 : 0);
        return 1.5F * (judge.zone(after, bait) - judge.zone(colours, bait));
    }
};

} // namespace takujo::coldwater
