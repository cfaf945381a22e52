#include "ideamaker.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace takujo::couperation {

namespace {

/// Numbers of an evenly spread tower by distance from the column of 25, in half columns.
constexpr std::array<float, 13> kIdeal{2, 4, 6, 10, 14, 19.5F, 25, 31, 37, 41, 45, 47, 49};

constexpr float kCertainLoss = 1000.0F;

} // namespace

IdeaMaker::IdeaMaker(const Blueprint &blueprint, const Sight &sight, Ideas &out, Rng *rng)
    : m_blueprint(blueprint),
      m_core(blueprint.m_core),
      m_w(blueprint.m_weights),
      m_sight(sight),
      m_p(*sight.p),
      m_out(out),
      m_rng(rng),
      m_bounds(boundsOf(m_core.params(), m_p)),
      m_first(blueprint.prospects().firstFor(m_p.left, m_p.right)),
      m_subsets(subsetsFor(m_p))
{
    blueprint.prospects().read(sight, m_first, m_numbers);
    for (int place = 0; place < m_core.geometry().places(); ++place) {
        const auto i = Core::at(place);
        if (m_p.tower[i] == kHidden) {
            const Card front = sight.front(i);
            int &count = front == 0 ? m_unknown : m_bounds.fits(place, front) ? m_waiting : m_junk;
            ++count;
        } else if (m_p.tower[i] == 0 && m_core.reached(m_p, place)) {
            m_reached[m_reachedCount++] = static_cast<std::uint8_t>(place);
        }
    }
}

void IdeaMaker::run()
{
    up();
    down();
    turn();
    takes();
    if (m_out.count == 0)
        m_out.add(moveOf(kStuck), 0);
}

float IdeaMaker::noise()
{
    return m_rng && m_w.noise > 0 ? m_w.noise * static_cast<float>(m_rng->uniform()) : 0;
}

/// A, and B with the same card where it is true: the same tower, another draw, and it must be turned.
void IdeaMaker::up()
{
    for (std::size_t i = 0; i < m_reachedCount; ++i) {
        const int place = m_reached[i];
        for (CardSet cards = m_sight.own; cards != 0;) {
            const Card card = pop(cards);
            if (!m_core.mayLie(m_p, m_bounds, place, card, false))
                continue;
            Change change;
            change.place = place;
            change.card = card;
            change.fills = true;
            change.handDelta = card == kFinish ? 0 : -1;
            const float worth = value(change);
            m_out.add(moveOf(kUp, card, static_cast<std::uint8_t>(place)), worth + noise());
            if (card == kFinish || !m_core.mayHide(m_p, m_bounds, place))
                continue;
            const float draws = nextDraw(change);
            change.faceDown = true;
            m_out.add(moveOf(kDown, card, static_cast<std::uint8_t>(place)),
                      worth - draws + nextDraw(change) - m_w.wait + noise());
        }
    }
}

/// B with the least useful card as junk, wherever it can lie: above the bottom row its place makes no
/// difference, for it is still to be filled.
void IdeaMaker::down()
{
    std::array<float, kCards> use{};
    if (countOf(m_sight.hand) > 1)
        m_blueprint.usefulness(m_sight, m_sight.hand, use);
    Card worst = 0;
    for (CardSet cards = m_sight.hand; cards != 0;) {
        const Card card = pop(cards);
        if (worst == 0 || use[card] < use[worst])
            worst = card;
    }
    std::optional<float> above;
    for (std::size_t i = 0; i < m_reachedCount && worst != 0; ++i) {
        const int place = m_reached[i];
        if (!m_core.mayHide(m_p, m_bounds, place) || m_bounds.fits(place, worst))
            continue;
        Change change;
        change.place = place;
        change.card = kHidden;
        change.faceDown = true;
        change.fills = true;
        change.handDelta = -1;
        change.gone = bitOf(worst);
        const bool bottom = m_core.geometry().row(place) == 0;
        const float worth = bottom || !above ? value(change) : *above;
        if (!bottom)
            above = worth;
        m_out.add(moveOf(kDown, worst, static_cast<std::uint8_t>(place)), worth + noise());
    }
}

/// C: own cards that are right. A card of unknown front is a last resort, one that is known to lose
/// comes after everything else.
void IdeaMaker::turn()
{
    if (m_p.down == 0)
        return;
    const float asIs = still();
    for (int place = 0; place < m_core.geometry().places(); ++place) {
        const auto i = Core::at(place);
        if (!m_core.mayTurn(m_p, m_bounds, place))
            continue;
        const Card front = m_sight.front(i);
        const CardSet could = front != 0 ? bitOf(front) : m_sight.unseen;
        const int fits = countOf(could & range(m_bounds.lo[i], m_bounds.hi[i]));
        float worth = asIs - kCertainLoss;
        if (front != 0 && fits > 0) {
            Change change;
            change.place = place;
            change.card = front;
            worth = value(change) + m_w.wait + noise();
        } else if (fits > 0) {
            worth =
                asIs - m_w.reveal + static_cast<float>(fits) / static_cast<float>(countOf(could));
        }
        m_out.add(moveOf(kTurn, static_cast<std::uint8_t>(place)), worth);
    }
}

void IdeaMaker::takes()
{
    for (CardSet targets = m_p.reserve; targets != 0;) {
        const Card target = pop(targets);
        CardSet best = 0;
        int fewest = 99;
        for (CardSet first = m_sight.own; first != 0;) {
            const Card a = pop(first);
            for (CardSet second = first; second != 0;) {
                const Card b = pop(second);
                const int need = m_core.discardsFor(a, b, target);
                const CardSet pair = bitOf(a) | bitOf(b);
                // The finish card rather stays where it is.
                const int cost = need + (holds(pair, kFinish) ? 1 : 0);
                if (need >= 0 && need <= countOf(m_sight.hand & ~pair) && cost < fewest) {
                    fewest = cost;
                    best = pair;
                }
            }
        }
        if (best == 0 || fewest > 3)
            continue;
        const int discards = fewest - (holds(best, kFinish) ? 1 : 0);
        for (int place = 0; place < m_core.geometry().places(); ++place) {
            if (m_core.mayLie(m_p, m_bounds, place, target, m_p.tower[Core::at(place)] != 0))
                takeAt(target, place, discards, best);
        }
    }
}

void IdeaMaker::takeAt(Card target, int place, int discards, CardSet pair)
{
    CardSet gone = 0;
    if (discards > 0) {
        std::array<float, kCards> use{};
        CardSet spare = m_sight.hand & ~pair;
        m_blueprint.usefulness(m_sight, spare, use);
        for (int i = 0; i < discards; ++i) {
            Card worst = lowest(spare);
            for (CardSet cards = spare; cards != 0;) {
                const Card card = pop(cards);
                worst = use[card] < use[worst] ? card : worst;
            }
            gone |= bitOf(worst);
            spare &= ~bitOf(worst);
        }
    }
    const Card old = m_p.tower[Core::at(place)];
    Change change;
    change.place = place;
    change.card = target;
    change.fills = old == 0;
    change.gone = gone;
    change.toReserve = pair;
    change.fromReserve = bitOf(target);
    change.handDelta = -countOf(pair & kAllGlasses) - discards;
    if (old == kHidden)
        change.toHand = bitOf(m_sight.front(Core::at(place)));
    else if (old != 0)
        change.toHand = bitOf(old);
    change.handDelta += old != 0 && old != kFinish ? 1 : 0;
    CardSet two = pair;
    const Card a = pop(two);
    m_out.add(takeMove(target, place, a, lowest(two), gone), value(change) + noise());
}

float IdeaMaker::still() { return value(Change{}); }

/// The tower after a change. Junk leaves its place missing.
int IdeaMaker::towerAfter(const Change &c, Numbers &numbers) const
{
    const Prospects &prospects = m_blueprint.prospects();
    if (c.place == kNoPlace)
        return m_first;
    int first = m_first;
    const int col = m_core.geometry().col(c.place);
    if (m_core.geometry().row(c.place) == 0 && c.fills)
        first = prospects.firstFor(std::min<int>(m_p.left, col), std::max<int>(m_p.right, col));
    if (first != m_first)
        prospects.read(m_sight, first, numbers);
    const std::uint8_t index = prospects.frame(first).index[Core::at(c.place)];
    const bool top = m_core.isTop(c.place) && !m_core.params().firstGame;
    if (index != Frame::kNone && !top && c.card != 0)
        numbers[index] =
            c.card == kHidden ? kMissing : static_cast<std::int8_t>(m_core.valueOf(c.card));
    return first;
}

float IdeaMaker::value(const Change &c)
{
    const Prospects &prospects = m_blueprint.prospects();
    Numbers numbers = m_numbers;
    const int first = towerAfter(c, numbers);
    const CardSet placed = c.card <= kNumbers ? bitOf(c.card) : 0;
    const CardSet hand = (m_sight.hand & ~(c.gone | c.toReserve | placed)) | c.toHand;
    const CardSet reserve = (m_p.reserve | c.toReserve) & ~c.fromReserve;
    const CardSet sure = (hand | reserve) & kAllGlasses;
    const Prospect prospect =
        prospects.judge(prospects.frame(first), numbers, sure, m_subsets, sure | m_sight.unseen);
    float out = -m_w.unmatched * prospect.unmatched - m_w.slack * prospect.slack;
    out += economy(c, prospect.missing) + nextDraw(c) + finishTiming(c) - pending(c);
    if (c.place != kNoPlace && c.card != 0 && c.card <= kNumbers)
        out -= m_w.ideal * ideal(c.place, c.card);
    return out;
}

/// What the face-down cards still cost after the change.
float IdeaMaker::pending(const Change &c) const
{
    int junk = m_junk;
    int unknown = m_unknown;
    int waiting = m_waiting;
    if (c.faceDown)
        ++(c.card == kHidden ? junk : waiting);
    if (c.fromReserve != 0 && m_p.tower[Core::at(c.place)] == kHidden) { // lifted by D
        const Card front = m_sight.front(Core::at(c.place));
        if (front == 0)
            --unknown;
        else if (!m_bounds.fits(c.place, front))
            --junk;
    }
    return m_w.junk * static_cast<float>(junk) + m_w.wait * static_cast<float>(waiting) +
           m_w.unknown * static_cast<float>(unknown);
}

float IdeaMaker::ideal(int place, int number) const
{
    const int half = m_core.geometry().x2(place);
    if (half < -6 || half > 6)
        return 4;
    return std::abs(static_cast<float>(number) - kIdeal[Core::at(half + 6)]);
}

/// Cards that are left for the places that are left, and how many this seat holds.
float IdeaMaker::economy(const Change &c, int missing) const
{
    const int hand = m_p.handSize[Core::at(m_sight.seat)] + c.handDelta;
    const int kept = std::min(hand, m_core.limit());
    int cards = m_p.pack + kept;
    for (SeatId seat = 0; seat < m_core.seats(); ++seat)
        cards += seat == m_sight.seat ? 0 : m_p.handSize[Core::at(seat)];
    const int spare = cards - missing;
    float out = m_w.own[Core::at(std::clamp(kept, 0, 5))];
    if (spare < m_w.comfort)
        out -= m_w.surplus * static_cast<float>(m_w.comfort - spare);
    if (holds(c.toReserve, kFinish))
        out -= m_w.feed;
    return out;
}

/// What the next seat can hold after its draw (CP-15, CP-16).
float IdeaMaker::nextDraw(const Change &c) const
{
    if (c.place == kNoPlace)
        return 0;
    const SeatId next = static_cast<SeatId>((m_sight.seat + 1) % m_core.seats());
    const int hand = m_p.handSize[Core::at(next)];
    int draws = 0;
    if (c.faceDown) {
        draws = std::max(0, m_core.params().refillTo - hand);
    } else if (c.card <= kNumbers && c.card != 0) {
        const Mark mark = m_core.params().marks[c.card];
        draws = static_cast<int>(mark);
        if (mark == Mark::Heart) {
            Public after = m_p;
            after.tower[Core::at(c.place)] = c.card;
            after.last = Last::Up;
            after.lastPlace = static_cast<std::uint8_t>(c.place);
            draws = m_core.allowance(after, next);
        }
    }
    draws = std::min<int>(draws, m_p.pack);
    return m_w.next[Core::at(std::clamp(hand + draws, 0, 6))];
}

/// CP-27: if everybody adds one card, whoever has the finish card should move after the last one.
float IdeaMaker::finishTiming(const Change &c) const
{
    if (m_core.params().firstGame || m_p.finishAt != FinishAt::Seat || c.card == kFinish)
        return 0;
    const int left = m_core.geometry().towerSize() - 1 - m_p.filled - (c.fills ? 1 : 0);
    if (left > 8)
        return 0;
    const int who = (m_sight.seat + 1 + left) % m_core.seats();
    const float weight = m_w.finish * (1.0F - static_cast<float>(left) / 10.0F);
    return who == m_p.finishSeat ? weight : -weight;
}

} // namespace takujo::couperation
