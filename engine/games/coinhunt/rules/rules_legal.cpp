#include "rules/rules.h"

namespace takujo::coinhunt {

namespace {

/// Lists the moves of one decision.
class MoveLister
{
public:
    MoveLister(const Rules &rules, const PublicState &p, std::span<Move> buffer)
        : m_rules(rules), m_params(rules.params()), m_p(p), m_out(buffer)
    {}

    LegalCount run();

private:
    void coins(MoveKind kind, const CoinSet &set)
    {
        for (const int coin : set)
            m_out.add(makeMove(kind, coin));
    }
    void takes();
    void shots();
    void aims(Source source, int kind, int edge);
    void payments();
    void shares(int seat, std::uint8_t left, Move move, int nones);
    void offsets();
    void bankAndPass(bool pass);

    const Rules &m_rules;
    const Params &m_params;
    const PublicState &m_p;
    MoveList m_out;
};

void MoveLister::offsets()
{
    const auto colours = m_rules.offsetColours(m_p);
    for (int colour = 0; colour < kColours; ++colour) {
        if ((colours >> colour & 1) != 0)
            m_out.add(makeMove(kOffset, colour));
    }
}

LegalCount MoveLister::run()
{
    switch (m_p.phase) {
    case Phase::Place:
        for (std::size_t i = 0, places = m_rules.places(m_p).size(); i < places; ++i)
            m_out.add(makeMove(kPlace, static_cast<int>(i)));
        break;
    case Phase::Walk: coins(kWalk, m_rules.walkEnds(m_p)); break;
    case Phase::Secret:
        if (m_rules.mayUseSecret(m_p))
            m_out.add(makeMove(kUseSecret));
        bankAndPass(true);
        break;
    case Phase::Lower:
        m_out.add(makeMove(kLower, 1));
        m_out.add(makeMove(kLower, 0));
        break;
    case Phase::Insert:
    case Phase::Extra:
    case Phase::Jam:
        shots();
        bankAndPass(m_p.phase == Phase::Extra);
        break;
    case Phase::Pay: payments(); break;
    case Phase::Ride: coins(kRide, m_rules.rideable(m_p)); break;
    case Phase::Take:
        takes();
        bankAndPass(m_out.empty());
        break;
    case Phase::Share: {
        const std::uint8_t left = m_rules.colours(m_p.stash);
        shares(0, left, makeMove(kShare), std::max(0, m_params.seats - std::popcount(left)));
        break;
    }
    case Phase::Offset: offsets(); break;
    case Phase::Over: break;
    }
    return m_out.count();
}

void MoveLister::bankAndPass(bool pass)
{
    if (m_rules.mayBank(m_p))
        m_out.add(makeMove(kBank));
    if (pass)
        m_out.add(makeMove(kPass));
}

void MoveLister::takes()
{
    const std::uint16_t kinds = m_rules.takeable(m_p);
    for (int kind = 0; kind < kKinds; ++kind) {
        if ((kinds >> kind & 1) != 0)
            m_out.add(makeMove(kTake, kind));
    }
}

void MoveLister::shots()
{
    m_out.notAll();
    for (const Source source : {kFromHand, kFromWallet, kFromVault, kFromJam}) {
        const CoinSet coins = m_rules.insertable(m_p, source);
        for (int kind = 0; kind < kKinds; ++kind) {
            if (Rules::lowestOf(coins, kind) < 0)
                continue;
            for (int edge = 0; edge < 4; ++edge) {
                if (m_rules.mayUse(m_p, edge))
                    aims(source, kind, edge);
                // CH-38: which coin of a pile of one colour goes in is not asked
            }
            if (source == kFromJam)
                return;
        }
    }
}

/// Straight pushes all along the side and some aslant: a few of the thousands of possible aims.
void MoveLister::aims(Source source, int kind, int edge)
{
    constexpr int kStraight = 9;
    constexpr int kAslant = 3;
    constexpr int kUnit = 16;
    const double first = m_params.k.radius * kUnit;
    const double room = (m_params.k.side - 2 * m_params.k.radius) * kUnit;
    const int most =
        physics::legalise(m_params.k, physics::Aim{physics::Edge::South, 0, 1 << 14, 0}).angle;
    const auto aim = [&](double share, int angle) {
        const physics::Aim legal = physics::legalise(
            m_params.k, physics::Aim{static_cast<physics::Edge>(edge),
                                     static_cast<int>(first + room * share), angle, 0});
        m_out.add(ShotMove{kind, source, edge, legal.offset, legal.angle, legal.depth}.toMove());
    };
    for (int i = 0; i < kStraight; ++i)
        aim(i / (kStraight - 1.0), 0);
    for (int i = 1; most > 0 && i <= kAslant; ++i) {
        aim(i / (kAslant + 1.0), -most);
        aim(i / (kAslant + 1.0), most);
    }
}

void MoveLister::payments()
{
    const auto seat = toIndex(m_p.active);
    for (int kind = 0; kind < kKinds; ++kind) {
        if (Rules::lowestOf(m_p.wallet[seat], kind) >= 0)
            m_out.add(makeMove(kPay, kFromWallet, kind));
        if (Rules::lowestOf(m_p.vault[seat], kind) >= 0)
            m_out.add(makeMove(kPay, kFromVault, kind));
    }
    if (!m_p.secret[seat].empty())
        m_out.add(makeMove(kPay, kFromSecret));
}

/// @param nones how many seats still go without (CH-37: only where colours are fewer than players)
void MoveLister::shares(int seat, std::uint8_t left, Move move, int nones)
{
    if (seat == m_params.seats) {
        m_out.add(move);
        return;
    }
    for (int colour = 0; colour < kColours; ++colour) {
        if ((left >> colour & 1) == 0)
            continue;
        move.data[toIndex(seat)] = static_cast<std::uint8_t>(colour);
        shares(seat + 1, static_cast<std::uint8_t>(left & ~(1U << colour)), move, nones);
    }
    if (nones > 0) {
        move.data[toIndex(seat)] = kNoColour;
        shares(seat + 1, left, move, nones - 1);
    }
}

} // namespace

LegalCount Rules::moves(const PublicState &p, std::span<Move> buffer) const
{
    return MoveLister(*this, p, buffer).run();
}

} // namespace takujo::coinhunt
