#include "ai/action_generator.h"

#include <algorithm>
#include <cmath>

namespace takujo::couperation {

namespace {

/// Numbers of an evenly spread tower by distance from the column of 25, in half columns.
constexpr std::array<float, 13> kIdeal{2, 4, 6, 10, 14, 19.5F, 25, 31, 37, 41, 45, 47, 49};

constexpr int kLatePlaces = 10; ///< so many missing ones are the last part of a game
constexpr float kVictory = 100.0F;

} // namespace

float ActionGenerator::still() { return value(Change{}); }

/// The tower after a change. Junk leaves its place missing.
int ActionGenerator::towerAfter(const Change &c, Numbers &numbers) const
{
    const CompletionEstimate &prospects = m_blueprint.prospects();
    if (c.place == kNoPlace)
        return m_first;
    int first = m_first;
    const int col = m_rules.geometry().col(c.place);
    if (m_rules.geometry().row(c.place) == 0 && c.fills)
        first = prospects.firstFor(std::min<int>(m_p.left, col), std::max<int>(m_p.right, col));
    if (first != m_first)
        prospects.read(m_sight, first, numbers);
    const std::uint8_t index = prospects.frame(first).index[toIndex(c.place)];
    const bool top = m_rules.isTop(c.place) && !m_rules.params().firstGame;
    if (index != Frame::kNone && !top && c.card != 0)
        numbers[index] =
            c.card == kHidden ? kMissing : static_cast<std::int8_t>(m_rules.valueOf(c.card));
    return first;
}

float ActionGenerator::value(const Change &c)
{
    const CompletionEstimate &prospects = m_blueprint.prospects();
    Numbers numbers = m_numbers;
    const int first = towerAfter(c, numbers);
    const CardSet placed = c.card <= kNumbers ? bitOf(c.card) : 0;
    const CardSet hand = (m_sight.hand & ~(c.gone | c.toReserve | placed)) | c.toHand;
    const CardSet reserve = (m_p.reserve | c.toReserve) & ~c.fromReserve;
    CompletionEstimate::Supply supply;
    supply.sure = (hand | reserve) & kAllGlasses;
    supply.all = supply.sure | m_sight.unseen;
    supply.dear = m_w.reference ? 0 : reserve;
    const Prospect prospect = prospects.judge(prospects.frame(first), numbers, supply, m_subsets);
    float out = -m_w.unmatched * prospect.unmatched - m_w.slack * prospect.slack;
    out += economy(c, prospect.missing) + nextDraw(c) + finishTiming(c) - pending(c);
    out -=
        m_w.dear * prospect.dear + stuck(c, prospect.open) + finishAway(c, hand, prospect.missing);
    if ((hand & prospect.open) == 0)
        out -= m_w.idle;
    if (c.place != kNoPlace && c.card != 0 && c.card <= kNumbers)
        out -= m_w.ideal * ideal(c.place, c.card);
    return out;
}

/// What the face-down cards still cost after the change.
float ActionGenerator::pending(const Change &c) const
{
    int junk = m_junk;
    int unknown = m_unknown;
    int waiting = m_waiting;
    if (c.faceDown)
        ++(c.card == kHidden ? junk : waiting);
    if (c.fromReserve != 0 && m_p.tower[toIndex(c.place)] == kHidden) { // lifted by D
        const Card front = m_sight.front(toIndex(c.place));
        if (front == 0)
            --unknown;
        else if (!m_bounds.fits(c.place, front))
            --junk;
    }
    return m_w.junk * static_cast<float>(junk) + m_w.wait * static_cast<float>(waiting) +
           m_w.unknown * static_cast<float>(unknown);
}

float ActionGenerator::ideal(int place, int number) const
{
    const int half = m_rules.geometry().x2(place);
    if (half < -6 || half > 6)
        return 4;
    return std::abs(static_cast<float>(number) - kIdeal[toIndex(half + 6)]);
}

/// Cards that are left for the places that are left, and how many this seat holds.
float ActionGenerator::economy(const Change &c, int missing) const
{
    const int hand = m_p.handSize[toIndex(m_sight.seat)] + c.handDelta;
    const int kept = std::min(hand, m_rules.limit());
    int cards = m_p.pack + kept;
    for (SeatId seat = 0; seat < m_rules.seats(); ++seat)
        cards += seat == m_sight.seat ? 0 : m_p.handSize[toIndex(seat)];
    const int spare = cards - missing;
    const float out = m_w.own[toIndex(std::clamp(kept, 0, 5))];
    return out - m_w.surplus * static_cast<float>(std::max(0, m_w.comfort - spare));
}

float ActionGenerator::nextDraw(const Change &c) const
{
    return c.place == kNoPlace ? 0 : m_w.next[toIndex(std::clamp(nextHand(c), 0, 6))];
}

/// What the next seat can hold after its draw (CP-15, CP-16).
int ActionGenerator::nextHand(const Change &c) const
{
    const auto next = static_cast<SeatId>((m_sight.seat + 1) % m_rules.seats());
    const int hand = m_p.handSize[toIndex(next)];
    int draws = 0;
    if (c.faceDown) {
        draws = std::max(0, m_rules.params().refillTo - hand);
    } else if (c.place != kNoPlace && c.card <= kNumbers && c.card != 0) {
        const Mark mark = m_rules.params().marks[c.card];
        draws = static_cast<int>(mark);
        if (mark == Mark::Heart) {
            PublicState after = m_p;
            after.tower[toIndex(c.place)] = c.card;
            after.last = Last::Up;
            after.lastPlace = static_cast<std::uint8_t>(c.place);
            draws = m_rules.allowance(after, next);
        }
    }
    return hand + std::min<int>(draws, m_p.pack);
}

/// CP-A7: who can add nothing loses for all, or turns a wrong card. Cards of others may be any that
/// were not seen.
float ActionGenerator::stuck(const Change &c, CardSet open) const
{
    const int unseen = countOf(m_sight.unseen);
    if (unseen == 0)
        return 0;
    const float closed =
        1.0F - static_cast<float>(countOf(m_sight.unseen & open)) / static_cast<float>(unseen);
    const auto chance = [closed](int cards) {
        float out = 1;
        for (int i = std::min(cards, 4); i > 0; --i)
            out *= closed;
        return out;
    };
    const int after = m_p.handSize[toIndex((m_sight.seat + 2) % m_rules.seats())];
    return m_w.stuck * chance(nextHand(c)) + m_w.stuckAfter * chance(after);
}

/// CP-26, CP-27: what it costs that the finish card is not before a seat.
float ActionGenerator::finishAway(const Change &c, CardSet hand, int missing) const
{
    if (m_rules.params().firstGame)
        return 0;
    const bool given = holds(c.toReserve, kFinish);
    if (m_w.reference)
        return given ? m_w.feed : 0;
    const float late = static_cast<float>(std::max(0, kLatePlaces - missing)) / kLatePlaces;
    if (c.card == kFinish && m_rules.isTop(c.place))
        return m_p.down == 0 ? -kVictory : 0;
    if (holds(c.toHand, kFinish))
        return 0;
    if (c.card == kFinish || (m_p.finishAt == FinishAt::Tower && !given))
        return m_w.below + m_w.belowLate * late;
    if (!given && m_p.finishAt != FinishAt::Reserve)
        return 0;
    return m_w.feed - (fetches(hand & kAllGlasses) ? m_w.fetch + m_w.fetchLate * late : 0);
}

/// CP-22: whether two of these cards, with others discarded, give the finish card.
bool ActionGenerator::fetches(CardSet hand) const
{
    const int spare = countOf(hand) - 2;
    for (CardSet first = hand; first != 0;) {
        const Card a = pop(first);
        for (CardSet second = first; second != 0;) {
            const int need = m_rules.discardsFor(a, pop(second), kFinish);
            if (need >= 0 && need <= spare)
                return true;
        }
    }
    return false;
}

/// CP-27: if everybody adds one card, whoever has the finish card should move after the last one.
float ActionGenerator::finishTiming(const Change &c) const
{
    if (m_rules.params().firstGame || m_p.finishAt != FinishAt::Seat || c.card == kFinish)
        return 0;
    const int left = m_rules.geometry().towerSize() - 1 - m_p.filled - (c.fills ? 1 : 0);
    if (left > 8)
        return 0;
    const int who = (m_sight.seat + 1 + left) % m_rules.seats();
    const float weight = m_w.finish * (1.0F - static_cast<float>(left) / 10.0F);
    return who == m_p.finishSeat ? weight : -weight;
}

} // namespace takujo::couperation
