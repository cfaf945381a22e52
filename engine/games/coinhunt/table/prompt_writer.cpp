#include "table/prompt_writer.h"
#include "rules/names.h"
#include "table/presentation_writer.h"

#include <algorithm>
#include <bit>

namespace takujo::coinhunt {

namespace {

/// What a phase is called, its step of the turn, and whether the answer is a shot.
struct PromptStep
{
    const char *id;
    int step;
};
constexpr std::array<PromptStep, 12> kDecisions{{{"place", 0},
                                                 {"walk", 1},
                                                 {"secret", 2},
                                                 {"lower", 2},
                                                 {"insert", 3},
                                                 {"extra", 3},
                                                 {"pay", 3},
                                                 {"ride", 3},
                                                 {"take", 4},
                                                 {"share", 0},
                                                 {"jam", 0},
                                                 {"offset", 0}}};
constexpr int kSteps = 5;

/// Of the coins of one kind, the piece a choice is clicked on; empty when there is none.
std::string anchorOf(const CoinSet &coins, int kind)
{
    const int coin = Rules::lowestOf(coins, kind);
    return coin < 0 ? std::string() : coinId(coin);
}

} // namespace

Prompt PromptWriter::run()
{
    if (m_view.phase == Phase::Over)
        return {};
    const bool leak = m_view.phase == Phase::Take && m_view.actor != m_view.active;
    const PromptStep &decision = kDecisions[toIndex(m_view.phase)];
    const bool turn = decision.step > 0 && !inSecondHalf(m_view);
    m_prompt.decision = leak ? "leak" : decision.id;
    m_prompt.step = !turn ? 0 : leak ? kSteps : decision.step;
    m_prompt.steps = turn ? kSteps : 0;
    if (!m_prompt.asks(m_prompt.decision, m_view.actor, m_view.seat, words()))
        return std::move(m_prompt);
    m_prompt.kind = PromptKind::Pick;
    heading();
    options();
    if (m_view.phase == Phase::Share)
        share();
    if (m_view.phase == Phase::Insert || m_view.phase == Phase::Extra || m_view.phase == Phase::Jam)
        shot();
    return std::move(m_prompt);
}

/// With bank_on_own_turn a seat is also asked where it has no secret coin, or nothing to take.
std::string PromptWriter::words() const
{
    if (m_view.phase == Phase::Secret && !m_rules.mayUseSecret(m_view))
        return "bank";
    if (m_view.phase == Phase::Take && m_rules.takeable(m_view) == 0)
        return "full";
    return m_prompt.decision;
}

void PromptWriter::heading()
{
    const std::string id = "prompt." + words();
    m_prompt.title = Text(id);
    m_prompt.detail = Text(id + ".detail");
    switch (m_view.phase) {
    case Phase::Place: m_prompt.title = Text(id).sub("coin", coinName(m_view.hand[0])); break;
    case Phase::Walk: m_prompt.title = Text(id).num("count", m_rules.walkSteps(m_view)); break;
    case Phase::Lower:
        m_prompt.detail =
            Text(id + (m_params.dangers != 0 ? ".detail" : ".harmless")).num("value", m_view.die);
        break;
    case Phase::Ride: m_prompt.detail = Text(id + ".detail").num("value", m_view.die); break;
    case Phase::Insert: insertHeading(); break;
    case Phase::Take:
        if (m_view.big != 0 && m_view.actor == m_view.active)
            m_prompt.detail = Text("prompt.take.big");
        break;
    case Phase::Jam:
        m_prompt.detail =
            Text(id + ".detail").num("count", m_view.jam[toIndex(m_view.actor)].size());
        break;
    default: break;
    }
}

/// CH-19: the last coin is named, among several there is a choice.
void PromptWriter::insertHeading()
{
    const auto count = static_cast<int>(m_view.hand.size());
    if (count > 1) {
        m_prompt.detail = Text("prompt.insert.detail").num("count", count);
        return;
    }
    m_prompt.title = Text("prompt.insert.one").sub("coin", coinName(m_view.hand[0]));
    m_prompt.detail = Text("prompt.insert.last");
}

void PromptWriter::options()
{
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_rules.moves(m_view, moves).count;
    for (int i = 0; i < count; ++i)
        optionFor(moves[toIndex(i)]);
}

void PromptWriter::optionFor(const Move &move)
{
    switch (move.kind) {
    case kPlace:
    case kWalk:
    case kRide: boardOption(move); break;
    case kUseSecret: secret(move); break;
    case kPass:
        m_prompt.addOption(move, Text("option.pass." + words())).main =
            m_view.phase == Phase::Secret;
        break;
    case kLower: lower(move); break;
    case kPay: pay(move); break;
    case kTake: take(move); break;
    case kOffset: offset(move); break;
    case kBank: bank(move); break;
    default: break; // shots and shares are composed
    }
}

/// Somewhere on the board: a place to lie or a coin for the die.
void PromptWriter::boardOption(const Move &move)
{
    const int which = move.data[0];
    if (move.kind == kPlace) {
        m_prompt.addOption(move, Text("option.place").num("number", which + 1), placeId(which));
        return;
    }
    const Text spot = spotText(m_rules, m_view, m_view.pose[toIndex(which)]);
    PromptOption &out = m_prompt.addOption(
        move, Text("option.board").sub("coin", coinName(which)).sub("spot", spot), coinId(which));
    const int first = 2 * shapeOf(colourOf(which));
    out.effect =
        Text("effect.blocks").sub("one", colourName(first)).sub("other", colourName(first + 1));
}

/// The one that leaves first (usedSecret()) and is seen whole.
std::string PromptWriter::topSecret() const
{
    return secretId(m_view.actor, m_view.secret[toIndex(m_view.actor)].size() - 1);
}

void PromptWriter::secret(const Move &move)
{
    const auto seat = toIndex(m_view.actor);
    PromptOption &out = m_prompt.addOption(move, Text("option.secret"), topSecret());
    const int count = m_view.wallet[seat].size();
    out.effect = Text(count > 0 ? "effect.secret" : "effect.secret.empty").num("count", count);
    for (const int c : m_view.wallet[seat])
        out.affects.push_back(coinId(c));
}

void PromptWriter::lower(const Move &move)
{
    const bool yes = move.data[0] != 0;
    const int value = m_view.die - (yes ? 1 : 0);
    PromptOption &out = m_prompt.addOption(move, yes ? Text("option.lower").num("value", value)
                                                     : Text("option.lower.no").num("value", value));
    out.effect = Text(m_params.isDanger(value) ? "effect.danger" : "effect.safe");
    out.main = !yes;
}

/// CH-28, CH-A10: the payment for a direct drop.
void PromptWriter::pay(const Move &move)
{
    const auto seat = toIndex(m_view.actor);
    if (move.data[0] == kFromSecret) {
        m_prompt.addOption(move, Text("option.pay.secret"), topSecret());
        return;
    }
    const bool wallet = move.data[0] == kFromWallet;
    m_prompt.addOption(
        move,
        Text(wallet ? "option.pay.wallet" : "option.pay.vault").sub("coin", kindName(move.data[1])),
        anchorOf(wallet ? m_view.wallet[seat] : m_view.vault[seat], move.data[1]));
}

void PromptWriter::take(const Move &move)
{
    const int kind = move.data[0];
    PromptOption &out = m_prompt.addOption(move, Text("option.take").sub("coin", kindName(kind)),
                                           anchorOf(m_view.fallen, kind));
    out.effect = gain(kind);
}

/// What the wallet comes to with one more coin (CH-32).
Text PromptWriter::gain(int kind) const
{
    const CoinSet &wallet = m_view.wallet[toIndex(m_view.actor)];
    const int colours =
        std::popcount(static_cast<unsigned>(m_rules.colours(wallet) | 1 << colourOfKind(kind)));
    const bool bonus = colours >= m_params.bonusAt && m_rules.stockLeft(m_view) > 0;
    if (colours == kColours)
        return Text(bonus ? "effect.full.bonus" : "effect.full").num("count", colours);
    return Text(bonus ? "effect.bonus" : "effect.wallet").num("count", colours);
}

/// CH-39, CH-A8: what leaves the vault.
void PromptWriter::offset(const Move &move)
{
    const int colour = move.data[0];
    PromptOption &out =
        m_prompt.addOption(move, Text("option.offset").sub("colour", colourName(colour)),
                           coinId(ofColour(m_view.fallen, colour).first()));
    for (CoinSet lost = m_rules.offsetCoins(m_view, m_view.actor, colour); !lost.empty();) {
        const int next =
            Rules::lowestOfColour(lost, colour); // magic ones first, as the clause says
        out.affects.push_back(coinId(next));
        lost.remove(next);
    }
    out.effect = Text("effect.loses").num("count", static_cast<int>(out.affects.size()));
}

/// House rule bank_on_own_turn.
void PromptWriter::bank(const Move &move)
{
    const auto seat = toIndex(m_view.actor);
    PromptOption &out = m_prompt.addOption(move, Text("option.bank"));
    out.effect = Text("effect.bank").num("count", m_view.wallet[seat].size());
    for (const int c : m_view.wallet[seat])
        out.affects.push_back(coinId(c));
}

/// CH-19: composed with the aiming tool; options are only the other buttons.
void PromptWriter::shot()
{
    m_prompt.kind = PromptKind::Shot;
    m_prompt.confirm = Text("prompt.shot.confirm");
    const auto from = [&](std::string zone, Source source) {
        const CoinSet coins = m_rules.insertable(m_view, source);
        for (int kind = 0; kind < kKinds; ++kind) {
            if (std::string anchor = anchorOf(coins, kind); !anchor.empty())
                m_prompt.anchors.push_back(std::move(anchor));
        }
        m_prompt.zones.push_back(std::move(zone));
    };
    if (m_view.phase == Phase::Insert)
        from("hand", kFromHand);
    else if (m_view.phase == Phase::Jam)
        from(seatZone("jam", m_view.actor), kFromJam);
    else {
        from(seatZone("wallet", m_view.actor), kFromWallet);
        from(seatZone("vault", m_view.actor), kFromVault);
    }
}

/// CH-37: the piles of the stash into groups, the first for those nobody gets.
void PromptWriter::share()
{
    m_prompt.kind = PromptKind::Assign;
    m_prompt.confirm = Text("prompt.share.confirm");
    m_prompt.zones = {"stash"};
    m_prompt.groups = {Text("prompt.share.none")};
    m_prompt.limits = {{"stash", kColours}};
    for (SeatId s = 0; s < m_rules.seats(); ++s) {
        m_prompt.groups.push_back(Text("text.seat").seat("who", s));
        m_prompt.limits.push_back({"stash", 1});
    }
    m_prompt.max = kColours;
}

} // namespace takujo::coinhunt
