#include "rules/invariant_checker.h"

#include "rules/chance_access.h"
#include "rules/shot.h"

#include <algorithm>

namespace takujo::coinhunt {

namespace {

constexpr double kMostOverlap = 1; // mm; after a shot it is below 0.1

bool within(SeatId seat, int seats) { return seat >= 0 && seat < seats; }

} // namespace

std::vector<std::string> InvariantChecker::run()
{
    seats();
    if (!m_broken.empty())
        return std::move(m_broken); // the rest counts on them
    coins();
    hidden();
    board();
    fairy();
    turn();
    if (m_broken.empty())
        stageFits();
    if (m_broken.empty())
        phase();
    return std::move(m_broken);
}

void InvariantChecker::seats()
{
    const int n = m_params.seats;
    expect(within(m_s.actor, n) && within(m_s.active, n) && within(m_s.reached, n),
           "a seat that is not there");
    for (int seat = n; seat < kMaxSeats; ++seat) {
        const auto i = toIndex(seat);
        expect(m_s.wallet[i].empty() && m_s.vault[i].empty() && m_s.jam[i].empty() &&
                   m_s.secret[i].empty(),
               "an empty seat owns coins");
    }
    expect(m_s.stage <= Stage::Over && m_s.phase <= Phase::Over, "an unknown phase");
    expect(m_s.hand.size() <= toIndex(std::max(1, m_params.handCap)), "too many coins in hand");
}

/// Every coin is in one place: seen ones here, all others under places of the stock.
void InvariantChecker::coins()
{
    int places = m_s.hand.count + (m_s.lucky != kNone ? 1 : 0);
    for (const CoinSet *set : {&m_s.board, &m_s.stash, &m_s.gone, &m_s.fallen, &m_s.parked})
        places += set->size();
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        places += m_s.wallet[seat].size() + m_s.vault[seat].size() + m_s.jam[seat].size();
    const CoinSet seen = ChanceAccess::seen(m_s);
    expect(places == seen.size(), "a coin lies in two places");
    expect(std::all_of(seen.begin(), seen.end(), [](int coin) { return coin < kCoins; }),
           "an unknown coin");
    expect(m_s.lucky < kCoins, "no lucky coin");
    for (int colour = 0; colour < kColours; ++colour)
        expect(seen.has(colour * kOfColour), "a coin of the start is missing");
    int secrets = 0;
    for (const CoinSet &secret : m_s.secret)
        secrets += secret.size();
    expect(seen.size() + secrets + m_rules.stockLeft(m_s) + m_rules.removedLeft(m_s) == kCoins,
           "coins are lost or made");
}

/// CH-6, CH-8: places of the stock that were dealt, each to one seat.
void InvariantChecker::hidden()
{
    expect(m_s.next >= m_params.removed && m_s.next <= kStock, "the stock has no such place");
    expect(m_s.removedNext <= m_params.removed, "more coins came back than were removed");
    CoinSet all;
    int count = 0;
    for (const CoinSet &secret : m_s.secret) {
        all.add(secret);
        count += secret.size();
    }
    expect(all.size() == count, "a secret coin has two owners");
    expect(std::all_of(all.begin(), all.end(),
                       [&](int place) { return place >= m_params.removed && place < m_s.next; }),
           "a secret coin from nowhere");
}

void InvariantChecker::board()
{
    const auto side = boardPose({m_params.k.side, 0, 0}).x;
    for (int coin = 0; coin < kCoins; ++coin) {
        const BoardPose &pose = m_s.pose[toIndex(coin)];
        if (!m_s.board.has(coin))
            expect(pose == BoardPose{}, "a coin off the board has a place on it");
        else
            expect(pose.x >= 0 && pose.y >= 0 && pose.x <= side && pose.y <= side,
                   "a coin lies beside the board");
    }
    expect(!overlaps(), "coins lie one upon another");
}

bool InvariantChecker::overlaps() const
{
    const physics::Board table = m_rules.physicsTable(m_s);
    const double least = 2 * m_params.k.radius - kMostOverlap;
    for (std::size_t i = 0; i < table.discs.size(); ++i) {
        for (std::size_t j = i + 1; j < table.discs.size(); ++j) {
            const double dx = table.discs[i].pose.x - table.discs[j].pose.x;
            const double dy = table.discs[i].pose.y - table.discs[j].pose.y;
            if (dx * dx + dy * dy < least * least)
                return true;
        }
    }
    return false;
}

/// CH-15, CH-29, CH-36
void InvariantChecker::fairy()
{
    const bool parked = m_s.stage >= Stage::Half && m_params.secondHalf;
    expect(m_s.die <= 6 && (m_s.die == 0) == parked, "the die shows no number, or one too many");
    if (m_s.fairy != kNone)
        expect(m_s.fairy < kCoins && m_s.board.has(m_s.fairy) && !isMagic(m_s.fairy) && !parked,
               "the fairy is on no ordinary coin of the board");
    expect(m_s.rideColour == kNone || (m_s.rideColour < kColours && m_s.fairy == kNone),
           "a die that fell and did not");
}

void InvariantChecker::turn()
{
    for (const CoinSet &wallet : m_s.wallet)
        expect(std::popcount(m_rules.colours(wallet)) == wallet.size() && wallet.size() < kColours,
               "two coins of a colour in a wallet, or a full one");
    for (const CoinSet &jam : m_s.jam)
        expect(std::popcount(m_rules.colours(jam)) <= 1, "jam coins of two colours");
    expect(m_s.secretUsed <= 1 && m_s.big <= 1, "a flag that is neither");
    expect(m_s.taken == kWalletFull || m_s.taken < 1 << kColours, "an unknown colour was taken");
    expect(std::popcount(m_rules.colours(m_s.parked)) <= 1, "two colours are parked");
    expect((m_s.turn == 0) == (m_s.stage == Stage::Setup), "a turn before or without the set-up");
}

/// What a stage leaves empty.
void InvariantChecker::stageFits()
{
    const bool first = m_s.stage < Stage::Half;
    bool jam = false;
    bool wallets = false;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        jam = jam || !m_s.jam[seat].empty();
        wallets = wallets || !m_s.wallet[seat].empty();
    }
    expect(!first || (!jam && m_s.parked.empty()), "jam coins before the second half");
    expect(first || (!wallets && m_s.hand.empty()), "a wallet or a hand in the second half");
    const bool falls = m_s.stage != Stage::Setup && m_s.stage != Stage::Secret &&
                       m_s.stage != Stage::Half && m_s.stage != Stage::Over;
    expect(falls || m_s.fallen.empty(), "fallen coins nobody deals with");
    const bool hand = m_s.stage <= Stage::Landed;
    expect(hand || m_s.hand.empty(), "coins in hand after the insertions");
    expect(m_s.stage == Stage::Take || m_s.big == 0, "a big drop out of time");
    expect(m_s.stage == Stage::Leak || m_s.taken == 0, "a leak out of time");
    expect(m_s.stage != Stage::Over || !jam, "jam coins at the end");
    expect(m_s.phase == Phase::Ride || m_s.phase == Phase::Pay || m_s.rideColour == kNone,
           "a fallen die nobody puts back");
}

/// Which phases a stage can stop in, and that there is something to decide.
void InvariantChecker::phase()
{
    const auto in = [&](std::initializer_list<Stage> stages) {
        return std::find(stages.begin(), stages.end(), m_s.stage) != stages.end();
    };
    const bool own = m_s.actor == m_s.active;
    bool fits = false;
    switch (m_s.phase) {
    case Phase::Place: fits = in({Stage::Setup}) && m_s.hand.size() == 1 && own; break;
    case Phase::Walk:
    case Phase::Secret: fits = in({Stage::Secret}) && own; break;
    case Phase::Lower:
        fits = m_s.die > 1 &&
               in({Stage::Secret, Stage::Insert, Stage::Count, Stage::Take, Stage::Leak});
        break;
    case Phase::Insert: fits = in({Stage::Insert}) && own; break;
    case Phase::Extra: fits = in({Stage::Count}) && own && m_params.insertMagic; break;
    case Phase::Pay: fits = in({Stage::Landed, Stage::JamLanded}) && own; break;
    case Phase::Ride: fits = in({Stage::Insert}) && own && m_s.rideColour != kNone; break;
    case Phase::Take:
        fits =
            (in({Stage::Take}) && own) ||
            (in({Stage::Leak}) && !own && m_s.actor == m_s.reached && m_rules.takeable(m_s) != 0);
        break;
    case Phase::Share: fits = in({Stage::Half}) && own; break;
    case Phase::Jam: fits = in({Stage::Jam}) && own; break;
    case Phase::Offset: fits = in({Stage::Offset}) && !own && m_s.actor == m_s.reached; break;
    case Phase::Over: fits = in({Stage::Over}); break;
    }
    expect(fits, "the phase does not fit the stage of the turn");
    std::array<Move, 1> move{};
    if (fits && m_s.phase != Phase::Over)
        expect(m_rules.moves(m_s, move).count > 0, "nothing can be decided");
}

std::vector<std::string> Rules::invariants(const State &state) const
{
    return InvariantChecker(*this, state).run();
}

} // namespace takujo::coinhunt
