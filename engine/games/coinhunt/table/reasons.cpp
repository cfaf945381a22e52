#include "game/reason_writer.h"
#include "rules/names.h"
#include "rules/shot.h"

#include <algorithm>
#include <cmath>

namespace takujo::coinhunt {

namespace {

// About the points of a thing, to tell the weightiest first.
constexpr double kPerFallen = 0.4;
constexpr double kPerSecret = 0.5;
constexpr double kPerBanked = 0.3;
constexpr double kPerStep = 0.2;
constexpr double kPerOpen = 0.02;
constexpr int kTries = 10;
constexpr double kTouching = 1.05; ///< of a diameter

/// What a decision of Coin Hunt did. What follows a push depends on the hand: it is told as a mean.
class ReasonWriter : ReasonWriterBase<Rules, View>
{
public:
    using ReasonWriterBase::ReasonWriterBase;

    Reasons run()
    {
        m_shot = m_move.kind == kShot;
        points();
        switch (m_move.kind) {
        case kPlace: touches(); break;
        case kShot: shot(); break;
        case kTake: colour(colourOfKind(m_move.data[0])); break;
        case kUseSecret:
        case kBank: banked(); break;
        case kPass: kept(); break;
        case kLower: die(); break;
        case kWalk:
        case kRide: fairy(); break;
        case kPay:
        case kOffset: stay(); break;
        default: break;
        }
        return take();
    }

private:
    static CoinSet owned(const View &v, SeatId seat)
    {
        CoinSet coins = v.vault[toIndex(seat)];
        coins.add(v.wallet[toIndex(seat)]);
        return coins;
    }

    /// Coins, majorities and the lucky colour as the score sheet has them (CH-42 to CH-44).
    void points()
    {
        const Outcome old = m_rules.standing(m_before);
        const Outcome now = m_rules.standing(m_after);
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            const int gained = now.score[toIndex(seat)] - old.score[toIndex(seat)];
            if (seat == m_actor)
                add(ReasonKind::Gains, Text(m_shot ? "why.gains" : "why.points"), "CH-42", gained,
                    gained, m_shot);
            else
                add(ReasonKind::Denies, Text(m_shot ? "why.hurts" : "why.costs").seat("seat", seat),
                    "CH-42", -gained, -0.5 * gained, m_shot);
        }
    }

    /// CH-10: the coins beside the new one, which a push through it moves first.
    void touches()
    {
        const physics::Pose at = m_rules.places(m_before)[m_move.data[0]];
        const double touching = kTouching * 2 * m_rules.params().k.radius;
        int beside = 0;
        for (const int coin : m_before.board) {
            const physics::Pose there = poseOf(m_before.pose[toIndex(coin)]);
            beside += std::hypot(at.x - there.x, at.y - there.y) < touching ? 1 : 0;
        }
        add(ReasonKind::Prepares, Text("why.touches"), "CH-10", beside, kPerStep * beside);
    }

    /// What fell is no longer on the board, whatever the turn went on to; what has come to the stash, and
    /// perhaps from there under the die, by a foul or the fairy (CH-24) can be neither taken nor counted.
    void shot()
    {
        const ShotMove shot = ShotMove::of(m_move);
        const int pushed = Rules::lowestOf(m_rules.insertable(m_before, shot.source), shot.kind);
        CoinSet fell = m_before.board;
        fell.add(pushed);
        for (const CoinSet *there : {&m_after.board, &m_after.stash, &m_after.parked})
            fell.remove(*there);
        const bool foul = paid(pushed); // CH-40: in the second half the coins leave the game
        const int count = foul ? 0 : fell.size();
        add(ReasonKind::Prepares, Text("why.falls"), "CH-22", count, kPerFallen * count, true);
        if (m_rules.params().noDirectDrop)
            add(ReasonKind::Safer, Text("why.clean"), "CH-28", foul ? 0 : kTries,
                foul ? 0 : kPerFallen, true);
    }

    /// CH-28, CH-A10: whoever has one choice only is not asked, so the coin may be gone already. Nothing
    /// else takes one of the own ones, but for the coin pushed in (house rule insert_magic_if_none_fell).
    bool paid(int pushed) const
    {
        CoinSet given = owned(m_before, m_actor);
        given.remove(pushed);
        const int coins = given.size() + m_before.secret[seat()].size();
        given.remove(owned(m_after, m_actor));
        CoinSet secrets = m_before.secret[seat()];
        secrets.remove(m_after.secret[seat()]);
        if (m_after.phase == Phase::Over) // CH-42: secret coins have come to the vault
            return !given.empty() || owned(m_after, m_actor).size() < coins;
        return m_after.phase == Phase::Pay || !given.empty() || !secrets.empty();
    }

    void colour(int colour)
    {
        const auto of = [&](const View &v) { return ofColour(owned(v, m_actor), colour).size(); };
        if (of(m_after) > of(m_before))
            add(ReasonKind::Prepares, Text("why.colour").sub("colour", colourName(colour)), "CH-43",
                of(m_after), kPerBanked * of(m_after));
        const auto secrets = [&](const View &v) { return v.secret[seat()].size(); };
        add(ReasonKind::Gains, Text("why.secret"), "CH-32", secrets(m_after) - secrets(m_before),
            kPerSecret);
    }

    void banked()
    {
        const int coins = m_before.wallet[seat()].size();
        add(ReasonKind::Keeps, Text("why.banked"), "CH-18", coins, kPerBanked * coins);
        if (m_move.kind == kUseSecret)
            add(ReasonKind::Prepares, Text("why.reveals"), "CH-18", 1, kPerSecret);
    }

    void kept()
    {
        const int secrets = m_before.secret[seat()].size();
        if (m_before.phase == Phase::Secret)
            add(ReasonKind::Keeps, Text("why.kept"), "CH-18", secrets, kPerSecret);
        else
            stay();
    }

    /// CH-14, CH-24: how far she walks, and whether fallen magic coins are blocked.
    void die()
    {
        const int safe = m_rules.params().isDanger(m_after.die) ? 0 : 1;
        add(ReasonKind::Safer, Text("why.safe").num("die", m_after.die), "CH-24", safe, kPerSecret);
        add(ReasonKind::Keeps, Text("why.walks").num("die", m_after.die), "CH-14",
            m_after.die / 2 + 1, kPerStep);
    }

    /// Ordinary coins of the board that she does not block (CH-24, CH-25).
    void fairy()
    {
        if (m_after.fairy == kNone)
            return;
        const int shape = shapeOf(colourOf(m_after.fairy));
        const auto open = std::count_if(m_after.board.begin(), m_after.board.end(), [&](int coin) {
            return !isMagic(coin) && shapeOf(colourOf(coin)) != shape;
        });
        add(ReasonKind::Prepares, Text("why.fairy").sub("shape", shapeName(shape)), "CH-24",
            static_cast<int>(open), kPerOpen * static_cast<double>(open));
    }

    void stay()
    {
        add(ReasonKind::Keeps, Text("why.stay"), "CH-42", owned(m_after, m_actor).size(), kPerStep);
    }

    bool m_shot = false;
};

} // namespace

Reasons Rules::reasons(const View &before, const Move &move, const View &after) const
{
    return ReasonWriter(*this, before, move, after).run();
}

} // namespace takujo::coinhunt
