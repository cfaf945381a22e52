#include "ai/action_generator.h"

#include <algorithm>
#include <optional>

namespace takujo::couperation {

namespace {

constexpr float kCertainLoss = 1000.0F;
constexpr int kWorthDiscarding = 3; ///< cards that one D may cost while there is another idea

} // namespace

ActionGenerator::ActionGenerator(const Blueprint &blueprint, const InformationSet &sight,
                                 Ideas &out, Rng *rng)
    : m_blueprint(blueprint),
      m_rules(blueprint.m_rules),
      m_w(blueprint.m_weights),
      m_sight(sight),
      m_p(*sight.p),
      m_out(out),
      m_rng(rng),
      m_bounds(boundsOf(m_rules.params(), m_p)),
      m_first(blueprint.prospects().firstFor(m_p.left, m_p.right)),
      m_subsets(subsetsFor(m_p, m_w.reference))
{
    blueprint.prospects().read(sight, m_first, m_numbers);
    for (int place = 0; place < m_rules.geometry().places(); ++place) {
        const auto i = toIndex(place);
        if (m_p.tower[i] == kHidden) {
            const Card front = sight.front(i);
            int &count = front == 0 ? m_unknown : m_bounds.fits(place, front) ? m_waiting : m_junk;
            ++count;
        } else if (m_p.tower[i] == 0 && m_rules.reached(m_p, place)) {
            m_reached[m_reachedCount++] = static_cast<std::uint8_t>(place);
        }
    }
}

void ActionGenerator::run()
{
    up();
    down();
    turn();
    takes(kWorthDiscarding);
    const auto loses = [](const ScoredAction &a) { return a.value < -kCertainLoss / 2; };
    if (std::all_of(m_out.begin(), m_out.end(), loses)) // CP-13: who can act must, at any price
        takes(kMaxHand);
    if (m_out.count == 0)
        m_out.add(moveOf(kStuck), 0);
}

float ActionGenerator::noise()
{
    return m_rng && m_w.noise > 0 ? m_w.noise * static_cast<float>(m_rng->uniform()) : 0;
}

/// A, and B with the same card where it is true: the same tower, another draw, and it must be turned.
void ActionGenerator::up()
{
    for (std::size_t i = 0; i < m_reachedCount; ++i) {
        const int place = m_reached[i];
        for (CardSet cards = m_sight.own; cards != 0;) {
            const Card card = pop(cards);
            if (!m_rules.mayLie(m_p, m_bounds, place, card, false))
                continue;
            Change change;
            change.place = place;
            change.card = card;
            change.fills = true;
            change.handDelta = card == kFinish ? 0 : -1;
            const float worth = value(change);
            m_out.add(moveOf(kUp, card, static_cast<std::uint8_t>(place)), worth + noise());
            if (card == kFinish || !m_rules.mayHide(m_p, m_bounds, place))
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
void ActionGenerator::down()
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
        if (!m_rules.mayHide(m_p, m_bounds, place) || m_bounds.fits(place, worst))
            continue;
        Change change;
        change.place = place;
        change.card = kHidden;
        change.faceDown = true;
        change.fills = true;
        change.handDelta = -1;
        change.gone = bitOf(worst);
        const bool bottom = m_rules.geometry().row(place) == 0;
        const float worth = bottom || !above ? value(change) : *above;
        if (!bottom)
            above = worth;
        m_out.add(moveOf(kDown, worst, static_cast<std::uint8_t>(place)), worth + noise());
    }
}

/// C: own cards that are right. A card of unknown front is a last resort, one that is known to lose
/// comes after everything else. By the house rule of CP-21 a wrong one costs the turn and the next draw.
void ActionGenerator::turn()
{
    if (m_p.down == 0)
        return;
    const float asIs = still();
    const bool loses = m_rules.params().revealLoss;
    const float wasted = asIs + m_w.next[toIndex(std::clamp(nextHand(Change{}), 0, 6))];
    for (int place = 0; place < m_rules.geometry().places(); ++place) {
        const auto i = toIndex(place);
        if (!m_rules.mayTurn(m_p, m_bounds, place))
            continue;
        const Card front = m_sight.front(i);
        const CardSet could = front != 0 ? bitOf(front) : m_sight.unseen;
        const int fits = countOf(could & range(m_bounds.lo[i], m_bounds.hi[i]));
        float worth = loses ? asIs - kCertainLoss : wasted;
        if (front != 0 && fits > 0) {
            Change change;
            change.place = place;
            change.card = front;
            worth = value(change) + m_w.wait + noise();
        } else if (fits > 0) {
            worth = (loses ? asIs - m_w.reveal : wasted) +
                    static_cast<float>(fits) / static_cast<float>(countOf(could));
        }
        m_out.add(moveOf(kTurn, static_cast<std::uint8_t>(place)), worth);
    }
}

/// D for each card of the reserve, by the two cards that cost least. @param most so many may it cost
void ActionGenerator::takes(int most)
{
    for (CardSet targets = m_p.reserve; targets != 0;) {
        const Card target = pop(targets);
        CardSet best = 0;
        int fewest = most + 1;
        for (CardSet first = m_sight.own; first != 0;) {
            const Card a = pop(first);
            for (CardSet second = first; second != 0;) {
                const Card b = pop(second);
                const int need = m_rules.discardsFor(a, b, target);
                const CardSet pair = bitOf(a) | bitOf(b);
                // The finish card rather stays where it is.
                const int cost = need + (holds(pair, kFinish) ? 1 : 0);
                if (need >= 0 && need <= countOf(m_sight.hand & ~pair) && cost < fewest) {
                    fewest = cost;
                    best = pair;
                }
            }
        }
        if (best == 0)
            continue;
        const int discards = fewest - (holds(best, kFinish) ? 1 : 0);
        for (int place = 0; place < m_rules.geometry().places(); ++place) {
            if (m_rules.mayLie(m_p, m_bounds, place, target, m_p.tower[toIndex(place)] != 0))
                takeAt(target, place, discards, best);
        }
    }
}

void ActionGenerator::takeAt(Card target, int place, int discards, CardSet pair)
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
    const Card old = m_p.tower[toIndex(place)];
    Change change;
    change.place = place;
    change.card = target;
    change.fills = old == 0;
    change.gone = gone;
    change.toReserve = pair;
    change.fromReserve = bitOf(target);
    change.handDelta = -countOf(pair & kAllGlasses) - discards;
    if (old == kHidden)
        change.toHand = bitOf(m_sight.front(toIndex(place)));
    else if (old != 0)
        change.toHand = bitOf(old);
    change.handDelta += old != 0 && old != kFinish ? 1 : 0;
    CardSet two = pair;
    const Card a = pop(two);
    m_out.add(takeMove(target, place, a, lowest(two), gone), value(change) + noise());
}

} // namespace takujo::couperation
