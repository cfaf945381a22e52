#include "game/reason_writer.h"
#include "rules/names.h"

#include <algorithm>

namespace takujo::coldwater {

namespace {

// About the points of a thing, to tell the weightiest first.
constexpr double kPerFish = 2;
constexpr double kPerSpecies = 0.6;
constexpr double kPerZone = 0.8;
constexpr double kPerBait = 0.15;
constexpr double kPerTackle = 0.5;
constexpr double kPerCard = 0.7;
constexpr double kSide = 0.2;

/// What a decision of Coldwater Crown did to its seat and, where it took something, to others.
class ReasonWriter : ReasonWriterBase<Rules, View>
{
public:
    using ReasonWriterBase::ReasonWriterBase;

    Reasons run()
    {
        points();
        fish();
        bait();
        masters();
        harbour();
        token();
        choices();
        return take();
    }

private:
    /// After the seat's last turn nothing is prepared or kept for a next one.
    bool over() const
    {
        if (m_after.actor != m_actor || m_after.phase >= Phase::Contest)
            return m_after.end != EndReason::None;
        return m_after.phase == Phase::Flip && m_rules.isLastTurn(m_after);
    }

    void add(ReasonKind kind, Text text, const char *clause, int amount, double weight)
    {
        if (kind == ReasonKind::Gains || !over())
            ReasonWriterBase::add(kind, std::move(text), clause, amount, weight);
    }

    template<class Count>
    int more(Count count) const
    {
        return count(m_after) - count(m_before);
    }

    void points()
    {
        const int gained = more([&](const View &v) { return m_rules.sureScore(v, m_actor); });
        add(ReasonKind::Gains, Text("why.points"), "CW-25", gained, 2 * gained);
    }

    void fish()
    {
        const int emptied = more(toCatch);
        add(ReasonKind::Gains, Text("why.empties"), "CW-12", emptied, kPerFish * emptied);
        if (m_move.kind != kNext) { // any order brings them
            catches();
            tackle();
        }
        const auto species = [&](const View &v) { return std::popcount(v.speciesHad[seat()]); };
        const bool counts = species(m_after) <= m_rules.params().speciesGoal;
        add(ReasonKind::Prepares,
            Text("why.species")
                .num("all", species(m_after))
                .num("goal", m_rules.params().speciesGoal),
            "CW-21", counts ? more(species) : 0, kPerSpecies * more(species));
    }

    /// Zones that are empty and have no fish yet; the one whose fish is being chosen is taken out already.
    static int toCatch(const View &v)
    {
        return std::popcount(v.emptied) + (v.phase == Phase::Catch ? 1 : 0);
    }

    void catches()
    {
        const int caught = more([&](const View &v) { return int(v.caught[seat()]); });
        add(ReasonKind::Gains, Text("why.fish"), "CW-12", caught, 1.2 * kPerFish * caught);
    }

    void tackle()
    {
        const int drawn = more([&](const View &v) {
            int sum = 0;
            for (const std::uint8_t n : v.tackle[seat()])
                sum += n;
            return sum;
        });
        add(ReasonKind::Gains, Text("why.tackle"), "CW-13", drawn, kPerTackle * drawn);
    }

    static int totalBait(const View &v, SeatId seat)
    {
        int sum = 0;
        for (int zone = 0; zone < kZones; ++zone)
            sum += Rules::zoneTotal(v, seat, zone);
        return sum;
    }

    /// Zones that one token can empty: bait of one colour only.
    int readyZones(const View &v) const
    {
        int ready = 0;
        for (const auto &zone : v.bait[seat()])
            ready += kColours - std::count(zone.begin(), zone.end(), 0) == 1 ? 1 : 0;
        return ready;
    }

    void bait()
    {
        const int ready = more([&](const View &v) { return readyZones(v); });
        add(ReasonKind::Prepares, Text("why.ready"), "CW-7", ready, kPerZone * ready);
        const int drawn = more([&](const View &v) { return totalBait(v, m_actor); });
        add(ReasonKind::Prepares, Text("why.refills"), "CW-8", drawn, kPerBait * drawn);
        if (m_move.kind == kRefill && drawn == 0)
            add(ReasonKind::Keeps, Text("why.nothing"), "CW-8", 1, kSide);
        add(ReasonKind::Gains, Text("why.removes"), "CW-7", -drawn, -kPerBait * drawn);
        const auto filled = [&](const View &v) {
            int sum = 0;
            for (const Master &master : v.open[seat()])
                sum += std::popcount(master.filled);
            return sum;
        };
        add(ReasonKind::Prepares, Text("why.fills"), "CW-11", more(filled),
            kPerCard * more(filled));
    }

    void masters()
    {
        const int open = more([&](const View &v) { return int(v.open[seat()].size()); });
        add(ReasonKind::Prepares, Text("why.opens"), "CW-11", open, kPerCard * open);
        if (m_move.kind == kTakeMaster && m_move.data[0] != kDeckTop)
            add(ReasonKind::Denies,
                Text("why.takes").sub("card", masterName(m_rules.params(), m_move.data[0])), "CW-8",
                1, kSide);
    }

    void harbour()
    {
        const int actions = more([](const View &v) { return int(v.harbour); });
        add(ReasonKind::Prepares, Text("why.harbour"), "CW-8", actions, kPerBait * actions);
    }

    /// The token that goes along, and what the others find. What else ends the turn does not change it.
    void token()
    {
        const int now = m_after.hand[seat()];
        const bool flips = m_after.actor != m_actor || m_move.kind == kFlip; // by then
        if (m_move.kind == kPickUp || m_move.kind == kFlip)
            add(ReasonKind::Prepares, Text(flips ? "why.flips" : "why.token"), "CW-4", now,
                kSide * now);
        if (m_move.kind == kPlace)
            left(m_move.data[0]);
    }

    /// What lies on the space afterwards is what the next player may pick up: little is a reason, a 2 is none.
    void left(int space)
    {
        const int number = m_after.token[toIndex(space)];
        if (number == 1)
            add(ReasonKind::Keeps, Text("why.leaves").sub("space", spaceText(space)), "CW-3",
                number, kSide / 4);
    }

    /// Decisions that change nothing yet: what they lead to.
    void choices()
    {
        switch (m_move.kind) {
        case kUseLure: add(ReasonKind::Prepares, Text("why.lure"), "CW-18", 2, kPerTackle); break;
        case kUseReel: add(ReasonKind::Prepares, Text("why.reel"), "CW-19", 2, kPerTackle); break;
        case kReelBait: reel(); break;
        case kNext: next(); break;
        case kTake: target(); break;
        case kClaim:
            if (m_move.data[0] == 0)
                add(ReasonKind::Keeps, Text("why.waits"), "CW-20", 1, kSide);
            break;
        case kShow: show(); break;
        default: break;
        }
    }

    /// The zone that has most of the colour it got.
    void reel()
    {
        const auto zone = [&](std::size_t at) { return m_move.data[at]; };
        const auto most = [&](int in, int colour) {
            return int(m_after.bait[seat()][toIndex(in)][toIndex(colour)]);
        };
        const bool first = most(zone(0), m_move.data[3]) >= most(zone(2), m_move.data[1]);
        const int in = first ? zone(0) : zone(2);
        const int colour = first ? m_move.data[3] : m_move.data[1];
        add(ReasonKind::Prepares,
            Text("why.gathers").num("zone", sizeOf(in)).sub("colour", colourName(colour)), "CW-19",
            most(in, colour), kPerBait * most(in, colour));
    }

    void next()
    {
        const int slot = slotOf(locationOf(m_before.colour), m_move.data[0]);
        const std::uint8_t species = m_before.cards[toIndex(slot)].species;
        if (species != kNone)
            catchable("why.first", species);
    }

    void target()
    {
        const bool moved = m_move.data[0] == kTakeRod || m_move.data[0] == kTakeLine;
        const std::uint8_t slot = moved ? m_after.target : m_before.target;
        if (slot == kNone)
            return;
        const bool top = m_move.data[0] == kTakeTop;
        const Front &card =
            top ? m_before.tops[toIndex(slot / kZones)] : m_before.cards[toIndex(slot)];
        if (card.species != kNone)
            catchable("why.aims", card.species);
    }

    /// The heaviest a card can be is printed on its front.
    void catchable(const char *id, std::uint8_t species)
    {
        const SpeciesData &data = m_rules.params().species[species];
        add(ReasonKind::Prepares,
            Text(id).sub("species", speciesName(m_rules.params(), species)).num("low", data.low),
            "CW-12", data.high, kSide * data.high / 4);
    }

    /// CW-27: only the seat itself knows the backs before the end.
    void show()
    {
        if (m_before.seat != m_actor || m_move.data[1] == kHiddenFish)
            return;
        const FishData &shown = m_rules.params().fish[m_move.data[1]];
        int heaviest = 0;
        for (int i = 0; i < m_before.caught[seat()]; ++i) {
            const std::uint8_t kind = m_before.kinds[seat()][toIndex(i)];
            if (kind != kNone && m_rules.params().fish[kind].species == shown.species)
                heaviest = std::max<int>(heaviest, m_rules.params().fish[kind].lbs);
        }
        add(ReasonKind::Gains, Text(shown.lbs == heaviest ? "why.heaviest" : "why.shows"), "CW-27",
            shown.lbs, shown.lbs);
    }
};

} // namespace

Reasons Rules::reasons(const View &before, const Move &move, const View &after) const
{
    return ReasonWriter(*this, before, move, after).run();
}

} // namespace takujo::coldwater
