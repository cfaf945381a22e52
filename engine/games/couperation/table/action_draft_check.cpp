#include "table/action_draft_check.h"

#include "base/whole_number.h"
#include "table/take_sum.h"

#include <algorithm>

namespace takujo::couperation {

namespace {

constexpr std::size_t kMaxAlternatives = 8;

/// Place an anchor names: an empty place, a face-down card or a known card of the tower.
int placeOfAnchor(const Rules &rules, const View &view, const std::string &anchor)
{
    for (const char *prefix : {"place#", "tower/"}) {
        const std::string_view text = anchor;
        if (!text.starts_with(prefix))
            continue;
        const auto slot = wholeNumber(text.substr(std::string_view(prefix).size()));
        return slot ? placeOfSlot(rules.geometry(), *slot) : kNoPlace;
    }
    const std::optional<Card> card = cardFromId(anchor);
    for (int place = 0; card && place < rules.geometry().places(); ++place) {
        const auto i = toIndex(place);
        if (view.tower[i] == *card || (view.tower[i] == kHidden && view.under[i] == *card))
            return place;
    }
    return kNoPlace;
}

/// The anchor as table() names it for this view.
std::string anchorOf(const Rules &rules, const View &view, int place)
{
    const auto i = toIndex(place);
    if (view.tower[i] == kHidden && view.under[i] != 0)
        return cardId(view.under[i]);
    return placeId(view, rules.geometry(), place);
}

/// @param cards by group
Draft draftWith(const Rules &rules, const std::string &anchor,
                const std::array<CardSet, ActProbe::kGroups> &cards)
{
    Draft draft;
    draft.anchor = anchor;
    draft.groups.resize(ActProbe::groups(rules));
    for (std::size_t group = 0; group < draft.groups.size(); ++group)
        for (CardSet rest = cards[group]; rest != 0;)
            draft.groups[group].push_back(cardId(pop(rest)));
    return draft;
}

} // namespace

Draft actDraft(const Rules &rules, const View &view, const Move &move)
{
    const Card card = move.data[0];
    const auto with = [&](int place, const std::array<CardSet, ActProbe::kGroups> &cards) {
        return draftWith(rules, anchorOf(rules, view, place), cards);
    };
    switch (move.kind) {
    case kUp: return with(move.data[1], {bitOf(card)});
    case kDown: return with(move.data[1], {0, bitOf(card)});
    case kTurn: return with(move.data[0], {});
    case kTake:
        return with(move.data[1], {0, 0, bitOf(move.data[2]) | bitOf(move.data[3]), bitOf(card),
                                   setOf(listOf(move))});
    default: return {};
    }
}

ActProbe::ActProbe(const Rules &rules, const View &view, const Draft &draft)
    : m_rules(rules),
      m_view(view),
      m_draft(draft),
      m_own(rules.ownCards(view, view.hand[toIndex(view.actor)])),
      m_bounds(boundsOf(rules.params(), view)),
      m_place(placeOfAnchor(rules, view, draft.anchor))
{}

DraftReport ActProbe::run()
{
    if (Check wrong = read()) {
        m_report.refusal = std::move(wrong);
        return std::move(m_report);
    }
    findMode();
    describe();
    pairs();
    findAnchors();
    judge();
    findAlternatives();
    m_report.facts = m_facts;
    return std::move(m_report);
}

Check ActProbe::read()
{
    for (std::size_t group = 0; group < m_draft.groups.size(); ++group) {
        if (Check wrong = readGroup(group))
            return wrong;
    }
    return {};
}

/// Own cards, but one of the reserve to take; none twice, none too many.
Check ActProbe::readGroup(std::size_t group)
{
    static constexpr std::array<int, kGroups> kMost{1, 1, 2, 1, kMaxHand};
    CardSet used = 0;
    for (const CardSet cards : m_groups)
        used |= cards;
    const std::vector<std::string> &chosen = m_draft.groups[group];
    if (group == Discards && !chosen.empty() && m_rules.params().modifier == 0)
        return Violation{"CP-22", Text("refuse.discard.none"), chosen.front()};
    for (const std::string &id : chosen) {
        const std::optional<Card> card = cardFromId(id);
        const bool taken = group == Take;
        const CardSet from = taken ? m_view.reserve : m_own;
        if (!card || group >= kGroups || !holds(from, *card) || holds(used, *card))
            return Violation{"CP-13", Text("refuse.form"), id};
        used |= bitOf(*card);
        m_groups[group] |= bitOf(*card);
    }
    if (group < kGroups && countOf(m_groups[group]) > kMost[group])
        return Violation{"CP-22", Text("refuse.many").num("max", kMost[group]), {}};
    return {};
}

void ActProbe::findMode()
{
    if ((m_groups[Send] | m_groups[Discards] | m_groups[Take]) != 0)
        m_mode = kD;
    else if (m_groups[Down] != 0)
        m_mode = kB;
    else if (m_groups[Up] != 0)
        m_mode = kA;
    else if (m_place != kNoPlace && m_view.tower[toIndex(m_place)] == kHidden)
        m_mode = kC;
}

/// Whether some D can end with this card of the reserve in the tower, given what is chosen so far.
bool ActProbe::takeable(Card target) const
{
    if (m_groups[Take] != 0 && !holds(m_groups[Take], target))
        return false;
    const CardSet fixed = m_groups[Send];
    const CardSet from = m_own & ~m_groups[Discards];
    for (CardSet first = from; first != 0;) {
        const Card a = pop(first);
        for (CardSet second = first; second != 0;) {
            const Card b = pop(second);
            const CardSet pair = bitOf(a) | bitOf(b);
            const int need = m_rules.discardsFor(a, b, target);
            if ((fixed & ~pair) == 0 && need >= 0 && need <= countOf(m_own & kAllGlasses & ~pair))
                return true;
        }
    }
    return false;
}

bool ActProbe::reaches(int place) const
{
    const auto card = [this](Group group) { return lowest(m_groups[group]); };
    const bool empty = m_mode == Mode::Nothing || m_mode == kC;
    if (m_mode == kA || (empty && m_groups[Up] != 0))
        return m_rules.mayLie(m_view, m_bounds, place, card(Up), false);
    if (m_mode == kB)
        return card(Down) != kFinish && m_rules.mayHide(m_view, m_bounds, place);
    if (empty && m_rules.mayTurn(m_view, m_bounds, place))
        return true;
    if (empty && (m_own & kAllGlasses) != 0 && m_rules.mayHide(m_view, m_bounds, place))
        return true;
    if (empty && holds(m_own, kFinish) && m_rules.mayLie(m_view, m_bounds, place, kFinish, false))
        return true;
    for (CardSet targets = m_view.reserve; targets != 0;) {
        const Card target = pop(targets);
        if (m_rules.mayLie(m_view, m_bounds, place, target, m_view.tower[toIndex(place)] != 0) &&
            takeable(target))
            return true;
    }
    return false;
}

void ActProbe::findAnchors()
{
    for (int place = 0; place < m_rules.geometry().places(); ++place) {
        if (reaches(place))
            m_report.anchors.push_back(anchorOf(m_rules, m_view, place));
    }
}

Move ActProbe::composed() const
{
    const auto place = static_cast<std::uint8_t>(m_place);
    switch (m_mode) {
    case kA: return moveOf(kUp, lowest(m_groups[Up]), place);
    case kB: return moveOf(kDown, lowest(m_groups[Down]), place);
    case kC: return moveOf(kTurn, place);
    case kD: {
        CardSet send = m_groups[Send];
        const Card a = pop(send);
        return takeMove(lowest(m_groups[Take]), m_place, a, lowest(send), m_groups[Discards]);
    }
    default: return {};
    }
}

/// The move when it is complete and legal, else why not; nothing said while it is unfinished.
void ActProbe::judge()
{
    m_report.refusal = Violation{};
    if (m_mode == kD && (m_groups[Up] | m_groups[Down]) != 0) {
        m_report.refusal = Violation{"CP-13", Text("refuse.mixed"), {}};
        return;
    }
    if (holds(m_groups[Down], kFinish)) {
        m_report.refusal = Violation{"CP-20", Text("refuse.finish.down"), cardId(kFinish)};
        return;
    }
    if (m_mode == Mode::Nothing && m_place != kNoPlace && !reaches(m_place)) {
        if (Check apart = m_rules.checkOpen(m_view, m_bounds, m_place))
            m_report.refusal = std::move(apart);
        return;
    }
    const bool cards = m_mode != kD || (countOf(m_groups[Send]) == 2 && m_groups[Take] != 0);
    if (m_mode == Mode::Nothing || m_place == kNoPlace || !cards ||
        (m_mode == kB && m_groups[Up] != 0))
        return;
    const Move move = composed();
    const int needed = m_facts.need;
    if (m_mode == kD && needed > 0 &&
        needed <= countOf(m_own & kAllGlasses & ~m_groups[Send] & ~m_groups[Discards])) {
        line(Text("note.need").num("count", needed));
        return; // more cards to discard can make it right
    }
    m_report.refusal = m_rules.check(m_view, m_own, move);
    if (m_report.refusal)
        return;
    m_report.move = move;
    consequences(move);
}

void ActProbe::describe()
{
    const CardSet main =
        m_groups[Take] | (m_mode == kD ? CardSet{0} : m_groups[Up] | m_groups[Down]);
    m_facts.mode = static_cast<int>(m_mode);
    m_facts.number = main == 0 ? 0 : m_rules.valueOf(lowest(main));
    m_facts.replaces = m_mode == kD && m_place != kNoPlace && m_view.tower[toIndex(m_place)] != 0;
    m_facts.discards = countOf(m_groups[Discards]);
    m_facts.need = -1;
    if (m_mode == kD && countOf(m_groups[Send]) == 2)
        arithmetic();
}

/// CP-22 live: "23 + 21 − 1 = 43".
void ActProbe::arithmetic()
{
    CardSet send = m_groups[Send];
    const Card b = pop(send);
    const Card a = lowest(send);
    if (m_groups[Take] == 0) {
        const auto [low, high] = std::minmax({m_rules.valueOf(a), m_rules.valueOf(b)});
        m_report.sum = Text("note.bases")
                           .num("a", high)
                           .num("b", low)
                           .num("sum", high + low)
                           .num("diff", high - low);
        return;
    }
    const Card target = lowest(m_groups[Take]);
    const int have = m_facts.discards;
    const TakeSum found = takeSum(m_rules, a, b, target, have);
    m_facts.target = m_rules.valueOf(target);
    if (found.least < 0)
        return;
    m_facts.made = true;
    m_facts.need = have < found.least ? found.least - have
                   : (have - found.least) % 2 == 0 || m_rules.gives(a, b, target, have) ? 0
                                                                                        : 1;
    m_facts.plus = found.plus;
    m_facts.minus = found.minus;
    m_report.sum = sumText(m_rules, a, b, found);
}

void ActProbe::findAlternatives()
{
    if (m_place == kNoPlace || m_mode == kB)
        return;
    if (m_mode == Mode::Nothing || m_mode == kA) {
        for (CardSet cards = m_own & ~m_groups[Up]; cards != 0;) {
            const Card card = pop(cards);
            if (m_rules.mayLie(m_view, m_bounds, m_place, card, false) &&
                m_report.alternatives.size() < kMaxAlternatives)
                m_report.alternatives.push_back(draftWith(m_rules, m_draft.anchor, {bitOf(card)}));
        }
    }
    const bool replace = m_view.tower[toIndex(m_place)] != 0;
    for (CardSet targets = m_view.reserve; targets != 0;) {
        const Card target = pop(targets);
        if (m_rules.mayLie(m_view, m_bounds, m_place, target, replace))
            addTakes(target, countOf(m_groups[Send]) == 2 ? m_groups[Send] : 0);
    }
}

/// D with the fewest discards, the lowest cards first. @param send only with these two, 0 = any
void ActProbe::addTakes(Card target, CardSet send)
{
    for (CardSet first = m_own; first != 0;) {
        const Card a = pop(first);
        for (CardSet second = first; second != 0;) {
            const Card b = pop(second);
            const CardSet pair = bitOf(a) | bitOf(b);
            const int need = m_rules.discardsFor(a, b, target);
            CardSet spare = m_own & kAllGlasses & ~pair;
            if ((send != 0 && send != pair) || need < 0 || need > countOf(spare) ||
                m_report.alternatives.size() >= kMaxAlternatives)
                continue;
            CardSet discards = 0;
            for (int i = 0; i < need; ++i)
                discards |= bitOf(pop(spare));
            const Move move = takeMove(target, m_place, a, b, discards);
            if (m_report.move != move)
                m_report.alternatives.push_back(
                    draftWith(m_rules, m_draft.anchor, {0, 0, pair, bitOf(target), discards}));
        }
    }
}

} // namespace takujo::couperation
