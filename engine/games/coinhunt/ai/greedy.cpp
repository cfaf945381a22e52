#include "ai/greedy.h"

#include "physics/stepper.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

constexpr int kLooks = 8; ///< aims the reference player compares
constexpr int kBeginnersLooks = 7;
constexpr int kStudyLooks = 1;   ///< takes any aim and simulates nothing
constexpr double kBankAt = 3;    ///< coins in the wallet that are worth a secret coin
constexpr double kPenalty = 1.5; ///< of the fairy's: the others gain
constexpr double kDirect = 1.2;  ///< of a direct drop: the coin to pay
constexpr double kLeak = 0.15;   ///< of a coin the others may take
constexpr double kFallPerVictim = 0.9;

int looksOf(std::string_view name)
{
    if (name == "study")
        return kStudyLooks;
    return name == "greedy" ? kLooks : kBeginnersLooks;
}

} // namespace

Move Greedy::move(std::string_view name, const View &view, Rng &rng) const
{
    std::vector<Move> moves(Rules::kMaxMoves);
    const LegalCount legal = m_rules.moves(view, moves);
    moves.resize(toIndex(legal.count));
    if (name == "random")
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (!legal.complete && view.phase != Phase::Extra)
        return aimed(view, rng, looksOf(name));
    return chosen(view, moves);
}

/// Random aims, each tried once without tremor.
Move Greedy::aimed(const View &view, Rng &rng, int candidates) const
{
    std::vector<Move> moves(Rules::kMaxMoves);
    moves.resize(toIndex(m_rules.moves(view, moves).count));
    std::erase_if(moves, [](const Move &move) { return move.kind != kShot; });
    if (candidates == 1)
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    Move best = moves.front();
    double most = -1e9;
    for (int i = 0; i < candidates; ++i) {
        const Move &any = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const double worth = worthOfShot(view, any);
        if (worth > most) {
            most = worth;
            best = any;
        }
    }
    return best;
}

double Greedy::worthOfShot(const View &view, const Move &move) const
{
    const ShotMove shot = ShotMove::of(move);
    physics::Board table = m_rules.physicsTable(view);
    table.k = physics::ranking(table.k);
    const physics::Aim aim{static_cast<physics::Edge>(shot.edge), shot.offset, shot.angle,
                           shot.depth};
    const int coin = Rules::lowestOf(m_rules.insertable(view, shot.source), shot.kind);
    const physics::ShotResult result = physics::simulate(table, physics::shotOf(aim, coin));
    CoinSet fell;
    for (const physics::Fall &fall : result.falls)
        fell.add(fall.id);
    return worthOfFalls(view, fell, result.directDrop() && m_rules.params().noDirectDrop);
}

/// In coins: what the turn would bring with what has fallen so far.
double Greedy::worthOfFalls(const View &view, const CoinSet &fell, bool direct) const
{
    auto p = static_cast<const PublicState &>(view);
    double worth = direct ? -kDirect : 0;
    if (!direct)
        p.fallen.add(fell);
    if (view.phase == Phase::Jam)
        return worth + kFallPerVictim * std::popcount(m_rules.colours(p.fallen));
    const int count = p.fallen.size();
    const int big = m_rules.params().bigDrop;
    p.big = big > 0 && count >= big ? 1 : 0;
    if (p.big == 0 && (m_rules.blockedByShape(p) || m_rules.blockedByMagic(p)))
        return worth - kPenalty;
    if (p.big != 0)
        worth += 0.3 * p.wallet[toIndex(view.active)].size();
    double best = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        if ((m_rules.takeable(p) >> kind & 1) != 0)
            best = std::max(best, worthOfCoin(view, view.active, kind));
    }
    return worth + best - kLeak * std::max(0, count - 1);
}

/// CH-44 counts, a magic coin may cost, colours in which the seat leads are worth more.
double Greedy::worthOfCoin(const View &view, SeatId seat, int kind) const
{
    const Params &params = m_rules.params();
    const int colour = colourOfKind(kind);
    double worth = 1;
    if (colour == colourOf(view.lucky))
        worth += params.luckyPoints;
    if (isMagicKind(kind))
        worth -= params.magicPenalty;
    const auto owned = [&](SeatId who) {
        return ofColour(view.vault[toIndex(who)], colour).size();
    };
    int rival = 0;
    for (SeatId other = 0; other < m_rules.seats(); ++other)
        rival = other == seat ? rival : std::max(rival, owned(other));
    const int lead = owned(seat) - rival;
    return worth + (lead >= -1 && lead <= 1 ? 0.25 * params.majorityPoints : 0);
}

double Greedy::worthOfChoice(const View &view, const Move &move) const
{
    const int first = move.data[0];
    const double wallet = view.wallet[toIndex(view.active)].size();
    switch (move.kind) {
    case kUseSecret: return wallet - kBankAt;
    case kBank: return wallet - kBankAt + 0.5;
    case kPass: return -0.1;
    case kLower: {
        auto p = static_cast<const PublicState &>(view);
        p.die = static_cast<std::uint8_t>(p.die - first);
        return m_rules.params().isDanger(p.die) ? -1 : 0;
    }
    case kShot: return -1; // an extra magic coin is kept
    case kTake: return worthOfCoin(view, view.actor, first);
    case kPay: return first == kFromSecret ? -1.5 : -worthOfCoin(view, view.active, move.data[1]);
    case kOffset:
        return -m_rules.offsetCoins(view, view.actor, first).size() *
               worthOfCoin(view, view.actor, 2 * first);
    case kShare: {
        double worth = 0;
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            const int coins = ofColour(view.stash, move.data[toIndex(seat)]).size();
            worth += seat == view.actor ? 2 * coins : -coins;
        }
        return worth;
    }
    default: return 0;
    }
}

Move Greedy::chosen(const View &view, std::span<const Move> moves) const
{
    return *std::max_element(moves.begin(), moves.end(), [&](const Move &a, const Move &b) {
        return worthOfChoice(view, a) < worthOfChoice(view, b);
    });
}

} // namespace takujo::coinhunt
