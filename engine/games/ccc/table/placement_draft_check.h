#pragma once
#include "rules/names.h"

namespace takujo::ccc {

/// The draft of a placement.
Draft placeDraft(const Move &move);

/// Looks at a payment while a person composes it: what it is worth, where it may go, what is wrong
/// (contract of the draft: group 0, splitting aces, further groups).
class PlaceProbe
{
public:
    PlaceProbe(const Rules &rules, const View &view, const Draft &draft);

    DraftReport run();

private:
    Check readCards();
    Check readGroup(std::size_t index);
    Check take(const std::string &id, Kind &kind);
    DraftFacts facts() const;
    void lines();
    void judgeSquare();
    Check judgePayment();
    Check judgeHand() const;
    void findAnchors();
    void findAlternatives();
    bool formed() const;

    const Rules &m_rules;
    const View &m_view;
    const Draft &m_draft;
    DraftReport m_report;

    KindCounts m_taken;
    Payment m_payment; ///< groups that have cards
    int m_aces = 0;
    int m_cards = 0;
    int m_slot = -1; ///< chosen square
    Verdict m_verdict;
};

} // namespace takujo::ccc
