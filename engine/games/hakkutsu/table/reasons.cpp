#include "game/reason_writer.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>

namespace takujo::hakkutsu {

namespace {

// About the points of a thing, to tell the weightiest first.
constexpr double kPerCoin = 0.4;
constexpr double kPerCard = 0.6;
constexpr double kPerStep = 0.2;
constexpr double kNear = 0.5; ///< share of the points of a rock that is not loaded yet
constexpr double kTakenAway = 0.3;

/// What a decision of Hakkutsu!! did to its seat and, where it took something, to others.
class ReasonWriter : ReasonWriterBase<Rules, View>
{
public:
    using ReasonWriterBase::ReasonWriterBase;

    Reasons run()
    {
        home();
        loaded();
        supplies();
        switch (m_move.kind) {
        case kGo:
            arrives(m_move.data[0]);
            around(m_move.data[0]);
            break;
        case kAgain:
            if (m_after.cart[seat()].size() == m_before.cart[seat()].size())
                arrives(m_before.pos[seat()]);
            break;
        case kMuseum: museum(); break;
        case kKeep: keep(); break;
        case kRadar:
        case kLook: look(); break;
        case kSwap: swap(); break;
        case kSkip:
        case kEnough: leaves(); break;
        default: break;
        }
        return take();
    }

private:
    const Params &params() const { return m_rules.params(); }

    /// Points with the cart at home; an own museum counts as far as this view knows it.
    int worth(const View &v, bool cart) const
    {
        return scoreOf(params(), v, m_actor, v.museum[seat()], cart).sum();
    }

    /// What a rock adds to what the seat has, its cart included (HK-23, HK-24).
    int worthOf(const View &v, int kind) const
    {
        View more = v;
        if (more.cart[seat()].full())
            return 0;
        more.cart[seat()].push({static_cast<std::uint8_t>(kind), 0});
        return worth(more, true) - worth(v, true);
    }

    void home()
    {
        const int rocks = static_cast<int>(m_before.cart[seat()].size());
        if (rocks == 0 || !m_after.cart[seat()].empty())
            return;
        const int points = worth(m_after, false) - worth(m_before, false);
        add(ReasonKind::Gains, Text("why.home").num("rocks", rocks), "HK-19", points, points);
    }

    void loaded()
    {
        if (m_after.cart[seat()].size() <= m_before.cart[seat()].size())
            return;
        const int kind = m_after.cart[seat()][m_after.cart[seat()].size() - 1].kind;
        const int points = worthOf(m_before, kind);
        add(ReasonKind::Gains, Text("why.mine").sub("rock", rockName(params(), kind)), "HK-15",
            points, points);
        for (SeatId other = 0; other < m_rules.seats(); ++other) {
            const int cell = m_before.pos[seat()];
            if (other != m_actor && couldTake(other, cell, kind)) {
                add(ReasonKind::Denies,
                    Text("why.before").seat("seat", other).sub("rock", rockName(params(), kind)),
                    "HK-15", params().rocks[toIndex(kind)].points,
                    kTakenAway * params().rocks[toIndex(kind)].points);
                return;
            }
        }
    }

    /// With its coins and without equipment, in its next turn.
    bool couldTake(SeatId other, int cell, int kind) const
    {
        const auto o = toIndex(other);
        const int carry = params().rocks[toIndex(kind)].carry;
        return m_rules.stepsTo(m_before, other, cell) <= m_rules.mobility(m_before, other) &&
               m_rules.price(m_before, other, cell, kind) <= m_before.coins[o] &&
               m_before.units[o] + carry < static_cast<int>(params().track.size());
    }

    void supplies()
    {
        const int coins = m_after.coins[seat()] - m_before.coins[seat()];
        add(ReasonKind::Gains, Text("why.coins").num("then", m_after.coins[seat()]), "HK-19", coins,
            kPerCoin * coins);
        const int cards = m_after.handSize[seat()] - m_before.handSize[seat()];
        if (m_move.kind != kKeep)
            add(ReasonKind::Prepares, Text("why.cards"), "HK-19", cards, kPerCard * cards);
        const int steps = m_rules.mobility(m_after, m_actor) - m_rules.mobility(m_before, m_actor);
        add(ReasonKind::Prepares, Text("why.faster"), "HK-14", steps, kPerStep * steps);
    }

    /// A rock that lies open on arrival; turned up only then, it is told as a mean.
    void arrives(int cell)
    {
        const int old = m_before.pos[seat()];
        if (cell == m_rules.map().base())
            return;
        const bool open = topOf(m_before, cell) != kNone;
        const int kind = topOf(m_after, cell);
        if (kind == kNone)
            return;
        const int points = worthOf(m_after, kind);
        Text text(open ? "why.goes" : "why.finds");
        text = std::move(text).raw("cell", m_rules.map().name(cell));
        if (open)
            text = std::move(text)
                       .sub("rock", rockName(params(), kind))
                       .num("cost", m_rules.price(m_after, m_actor, cell, kind));
        add(ReasonKind::Prepares, std::move(text), open ? "HK-15" : "HK-27", points, kNear * points,
            !open);
        nearer(old, cell);
        firstThere(cell, kind, open);
    }

    /// Rocks that lie open within the next turn's steps and coins.
    void around(int cell)
    {
        int rocks = 0;
        for (const std::uint8_t other : m_rules.map().rockCells()) {
            const int kind = topOf(m_after, other);
            rocks += other != cell && kind != kNone && couldReach(cell, other, kind) ? 1 : 0;
        }
        add(ReasonKind::Prepares, Text("why.around").raw("cell", m_rules.map().name(cell)), "HK-13",
            rocks, kPerStep);
    }

    bool couldReach(int from, int to, int kind) const
    {
        return m_rules.map().steps(from, to) <= m_rules.mobility(m_after, m_actor) &&
               m_rules.price(m_after, m_actor, to, kind) <= m_after.coins[seat()];
    }

    static int topOf(const View &v, int cell)
    {
        const Pile &pile = v.piles[toIndex(cell)];
        return pile.height > 0 ? pile.kind[toIndex(pile.top())] : kNone;
    }

    void nearer(int from, int to)
    {
        const int base = m_rules.map().base();
        const int steps = m_rules.map().steps(from, base) - m_rules.map().steps(to, base);
        if (!m_before.cart[seat()].empty())
            add(ReasonKind::Keeps, Text("why.nearer"), "HK-13", steps, kPerStep * steps);
    }

    void firstThere(int cell, int kind, bool open)
    {
        for (SeatId other = 0; open && other < m_rules.seats(); ++other) {
            if (other == m_actor || !couldTake(other, cell, kind))
                continue;
            const int points = params().rocks[toIndex(kind)].points;
            add(ReasonKind::Denies,
                Text("why.blocks").seat("seat", other).raw("cell", m_rules.map().name(cell)),
                "HK-15", points, kTakenAway * points);
            return;
        }
    }

    /// HK-7: what is acquired already or lies open and counts for it.
    void museum()
    {
        const int museum = m_move.data[0];
        int open = 0;
        for (const std::uint8_t cell : m_rules.map().rockCells()) {
            View one = m_before;
            const int kind = topOf(m_before, cell);
            if (kind == kNone)
                continue;
            one.cart[seat()].clear();
            one.cart[seat()].push({static_cast<std::uint8_t>(kind), 0});
            open += scoreOf(params(), one, m_actor, museum, true).museum > 0 ? 1 : 0;
        }
        add(ReasonKind::Prepares, Text("why.museum").sub("text", museumText(params(), museum)),
            "HK-7", 1, 1);
        add(ReasonKind::Keeps, Text("why.counts"), "HK-23", open, kPerCard * open);
    }

    void keep()
    {
        if (m_before.seat != m_actor || m_move.data[14] == kHiddenMove)
            return;
        const Equipment cards = cardsOf(m_move);
        add(ReasonKind::Keeps, Text("why.keeps").sub("cards", equipmentList(params(), cards)),
            "HK-8", total(cards), kPerCard * total(cards));
    }

    void look()
    {
        int hidden = 0;
        if (m_move.kind == kLook) {
            const Pile &pile = m_before.piles[m_move.data[0]];
            for (int slot = pile.top(); slot < kPile; ++slot)
                hidden += pile.kind[toIndex(slot)] == kNone ? 1 : 0;
            add(ReasonKind::Prepares,
                Text("why.sees").raw("cell", m_rules.map().name(m_move.data[0])), "HK-20", hidden,
                kPerCard * hidden);
            return;
        }
        add(ReasonKind::Prepares, Text("why.radar"), "HK-20", kPile, kPerCard);
    }

    void swap()
    {
        const int cell = m_before.radarCell;
        const int kind = topOf(m_after, cell);
        if (kind == kNone || m_before.seat != m_actor)
            return;
        const int points = worthOf(m_after, kind);
        add(ReasonKind::Prepares,
            Text("why.top")
                .sub("rock", rockName(params(), kind))
                .num("cost", m_rules.price(m_after, m_actor, cell, kind)),
            "HK-20", points, kNear * points);
    }

    /// Nothing mined: what that saves.
    void leaves()
    {
        const int cell = m_before.pos[seat()];
        const int kind = topOf(m_before, cell);
        const int saved = kind == kNone ? 0 : m_rules.price(m_before, m_actor, cell, kind);
        add(ReasonKind::Keeps, Text("why.saves"), "HK-15", saved, kPerCoin * saved / 4);
        const int room = static_cast<int>(params().track.size()) - 1 - m_before.units[seat()];
        add(ReasonKind::Keeps, Text("why.room").num("steps", m_rules.mobility(m_before, m_actor)),
            "HK-17", room, kPerStep);
    }
};

} // namespace

Reasons Rules::reasons(const View &before, const Move &move, const View &after) const
{
    return ReasonWriter(*this, before, move, after).run();
}

} // namespace takujo::hakkutsu
