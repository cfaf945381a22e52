#include "table/placement_draft_check.h"

#include "rules/finder.h"

#include <algorithm>

namespace takujo::ccc {

namespace {

enum DraftGroup : std::size_t { CCC_GROUPS(TAKUJO_ENUMERATOR) };
constexpr std::size_t kMaxAlternatives = 8;

Violation unfinished() { return {}; }

} // namespace

Draft placeDraft(const Move &move)
{
    Payment payment;
    parsePayment(unpack(move).view(), payment);
    Draft draft;
    draft.anchor = squareId(move.data[0]);
    draft.groups.resize(toIndex(payment.groupCount > 1 ? payment.groupCount + 1 : 1));
    KindCounts used;
    const auto id = [&used](Kind kind) { return cardId(kind, used[kind]++); };
    for (int i = 0; i < payment.groupCount; ++i) {
        auto &group = draft.groups[toIndex(i == 0 ? 0 : i + 1)];
        for (const Kind kind : payment.groups[toIndex(i)].view())
            group.push_back(id(kind));
    }
    for (int i = 0; i < payment.splits(); ++i)
        draft.groups[Aces].push_back(id(payment.aces[toIndex(i)]));
    return draft;
}

PlaceProbe::PlaceProbe(const Rules &rules, const View &view, const Draft &draft)
    : m_rules(rules), m_view(view), m_draft(draft)
{
    if (const std::optional<int> slot = squareFromId(draft.anchor);
        slot && rules.board().exists(*slot))
        m_slot = *slot;
}

DraftReport PlaceProbe::run()
{
    if (Check wrong = readCards()) {
        m_report.refusal = std::move(wrong);
        return std::move(m_report);
    }
    m_verdict = judge(m_rules.params(), m_payment, m_slot < 0 ? 0 : m_rules.board().number(m_slot));
    m_report.facts = facts();
    lines();
    judgeSquare();
    findAnchors();
    findAlternatives();
    return std::move(m_report);
}

/// Every piece once and out of the hand (CCC-9), at most 16 cards (CCC-A15).
Check PlaceProbe::readCards()
{
    for (std::size_t i = 0; i < m_draft.groups.size(); ++i) {
        if (Check wrong = readGroup(i))
            return wrong;
    }
    return {};
}

Check PlaceProbe::take(const std::string &id, Kind &kind)
{
    const std::optional<Kind> found = cardFromId(id);
    if (!found || m_taken[*found] >= m_view.hand[*found])
        return Violation{
            "CCC-9",
            found ? Text("refuse.hand").sub("card", cardName(*found)) : Text("refuse.form"), id};
    kind = *found;
    ++m_taken[kind];
    if (++m_cards > kMaxCards)
        return Violation{"CCC-A15", Text("refuse.size").num("max", kMaxCards), id};
    return {};
}

Check PlaceProbe::readGroup(std::size_t index)
{
    const std::vector<std::string> &ids = m_draft.groups[index];
    if (ids.empty())
        return {};
    const bool aces = index == Aces;
    if ((aces ? static_cast<int>(ids.size()) : static_cast<int>(index) - 1) >
        m_rules.params().maxSplits) // CCC-A4
        return Violation{"CCC-16", Text("refuse.splits").num("max", m_rules.params().maxSplits),
                         ids.front()};
    Group *group = nullptr;
    if (!aces) {
        group = &m_payment.groups[toIndex(m_payment.groupCount++)];
    }
    for (const std::string &id : ids) {
        Kind kind = kNoKind;
        if (Check wrong = take(id, kind))
            return wrong;
        if (group) {
            group->add(kind);
        } else {
            if (rankOf(kind) != 1) // CCC-16
                return Violation{"CCC-16", Text("refuse.not_ace"), id};
            m_payment.aces[toIndex(m_aces++)] = kind;
        }
    }
    return {};
}

/// As many aces as there are gaps between groups (CCC-16).
bool PlaceProbe::formed() const { return m_payment.groupCount > 0 && m_aces == m_payment.splits(); }

DraftFacts PlaceProbe::facts() const
{
    DraftFacts out;
    const int number = m_slot < 0 ? 0 : m_rules.board().number(m_slot);
    out.result = formed() ? m_verdict.result : 0;
    out.difference =
        m_payment.groupCount == 1 && number > 0 ? m_payment.groups[0].total - number * number : 0;
    out.fits = formed() && number > 0 && m_verdict.fault == Fault::None;
    for (int i = m_payment.groupCount - 1; i >= 0; --i) {
        const Group &group = m_payment.groups[toIndex(i)];
        if (!group.flushUsed)
            continue;
        out.flush = flushCards(m_rules.params(), group);
        out.redFlush = isRedFlush(group);
    }
    return out;
}

void PlaceProbe::lines()
{
    if (m_payment.groupCount == 0)
        return;
    m_report.sum = Text("text.raw").raw("text", equation(m_rules.params(), m_payment));
    for (int i = 0; i < m_payment.groupCount; ++i) {
        const Group &group = m_payment.groups[toIndex(i)];
        if (group.flushUsed) // CCC-17
            m_report.lines.push_back(flushNote(m_rules.params(), group));
    }
    const int difference = m_report.facts["difference"];
    if (!formed())
        m_report.remarks.push_back(Text(m_aces < m_payment.splits() ? "note.ace" : "note.group"));
    else if (m_verdict.fault == Fault::NotSquare)
        m_report.remarks.push_back(
            Text("note.not_square").num("total", m_payment.groups[toIndex(m_verdict.group)].total));
    else if (difference != 0)
        m_report.remarks.push_back(
            Text(difference < 0 ? "note.less" : "note.more").num("points", std::abs(difference)));
}

/// The move when everything fits, else the refusal: the square first, then the payment.
void PlaceProbe::judgeSquare()
{
    if (m_slot < 0) {
        m_report.refusal = unfinished();
        return;
    }
    const bool single =
        m_cards == 1 && m_verdict.fault == Fault::None; // else more cards are to come
    if (Check square = m_rules.checkSquare(m_view, m_slot, single)) {
        m_report.refusal = std::move(square);
        return;
    }
    if (Check payment = judgePayment()) {
        const Check never = payment->text.empty() ? judgeHand() : Check{};
        m_report.refusal = never ? never : payment;
        return;
    }
    const Move move = placeMove(m_slot, m_payment);
    m_report.refusal = m_rules.check(m_view, m_view.hand, move);
    if (!m_report.refusal)
        m_report.move = move;
}

/// What could still become right with more cards is unfinished, the rest is refused with its reason.
Check PlaceProbe::judgePayment()
{
    if (!formed())
        return unfinished();
    const int number = m_rules.board().number(m_slot);
    const bool less = m_payment.groupCount == 1 ? m_payment.groups[0].total < number * number
                                                : m_verdict.result < number;
    switch (m_verdict.fault) {
    case Fault::None: return {};
    case Fault::WrongValue:
    case Fault::WrongSum: break;
    case Fault::JokersOnly:
    case Fault::NotSquare: return unfinished();
    default: return paymentRefusal(m_rules.params(), m_payment, m_verdict, m_slot);
    }
    return less ? Check(unfinished())
                : Check(paymentRefusal(m_rules.params(), m_payment, m_verdict, m_slot));
}

/// What no cards of this hand finish, neither these nor others, need not be tried (CCC-13); what one card
/// would pay may be barred to it (N2 of CCC-12).
Check PlaceProbe::judgeHand() const
{
    const int number = m_rules.board().number(m_slot);
    FinderLimits all;
    all.perGroup = all.nodes;
    PaymentFinder finder(m_rules.params(), m_view.hand, all);
    if (!finder.mayPay(number, 1))
        return Violation{"CCC-13",
                         Text("refuse.unpayable")
                             .raw("square", m_rules.board().name(m_slot))
                             .num("need", number * number),
                         squareId(m_slot)};
    Check single = m_rules.checkSquare(m_view, m_slot, true);
    return single && !finder.mayPay(number, 2) ? single : Check{};
}

/// Squares this selection pays and may go to; without cards every open square.
void PlaceProbe::findAnchors()
{
    const SquareSet open = m_rules.open(m_view, m_view.actor);
    const SquareSet usable =
        m_cards == 1 ? m_rules.openToSingle(m_view, m_view.actor, open) : open; // N2
    if (m_cards > 0 && !formed())
        return;
    for (SquareSet rest = usable; rest.any();) {
        const int slot = rest.pop();
        Payment payment = m_payment;
        if (m_cards == 0 ||
            judge(m_rules.params(), payment, m_rules.board().number(slot)).fault == Fault::None)
            m_report.anchors.push_back(squareId(slot));
    }
}

/// Other ways to pay the chosen square with this hand, fewest cards first.
void PlaceProbe::findAlternatives()
{
    if (m_slot < 0 || !m_rules.open(m_view, m_view.actor).test(m_slot))
        return;
    const bool single = m_rules.openToSingle(m_view, m_view.actor, SquareSet::of(m_slot)).any();
    PaymentFinder finder(m_rules.params(), m_view.hand, FinderLimits{});
    const Move current = m_report.move.value_or(Move{});
    for (const Payment &payment : finder.find(m_rules.board().number(m_slot))) {
        const Move move = placeMove(m_slot, payment);
        if ((payment.cards() > 1 || single) && move != current &&
            m_report.alternatives.size() < kMaxAlternatives)
            m_report.alternatives.push_back(placeDraft(move));
    }
}

} // namespace takujo::ccc
