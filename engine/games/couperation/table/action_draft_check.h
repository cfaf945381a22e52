#pragma once
#include "rules/names.h"

namespace takujo::couperation {

/// The draft of an action; empty when it is none of A to D.
Draft actDraft(const Rules &rules, const View &view, const Move &move);

/// What the rules say of an action under composition: A, B, C or D by what lies in which group, with
/// the arithmetic of D, what the next seat may draw, and warnings. From the actor's own view only.
class ActProbe
{
public:
    enum Group : std::uint8_t { COUPERATION_GROUPS(TAKUJO_ENUMERATOR) kGroups };
    enum class Mode : std::uint8_t { COUPERATION_MODES(TAKUJO_ENUMERATOR) };
    /// What can be chosen: where discarding changes nothing, no card is discarded (CP-22).
    static std::size_t groups(const Rules &rules)
    {
        return rules.params().modifier == 0 ? Discards : kGroups;
    }
    static constexpr Mode kA = Mode::FaceUp, kB = Mode::FaceDown, kC = Mode::TurnUp,
                          kD = Mode::FromReserve; ///< CP-13

    ActProbe(const Rules &rules, const View &view, const Draft &draft);
    DraftReport run();

private:
    Check read();
    Check readGroup(std::size_t group);
    void findMode();
    void findAnchors();
    bool reaches(int place) const;
    bool takeable(Card target) const;
    void judge();
    Move composed() const;
    void describe();
    void arithmetic();
    void pairs();
    void pair(Card a, Card b, bool sum);
    void consequences(const Move &move);
    void warnings(const Move &move, const PublicState &after);
    void warnOfNext(const PublicState &next, bool anyMark);
    void raise(int level, Text text);
    bool turnsWrong(const Move &move) const;
    /// C of a card whose front this seat does not know.
    bool unseen(const Move &move) const
    {
        return move.kind == kTurn && m_view.under[toIndex(move.data[0])] == 0;
    }
    void findAlternatives();
    void addTakes(Card target, CardSet send);
    PublicState after(const Move &move) const;
    void line(Text text) { m_report.lines.push_back(std::move(text)); }

    const Rules &m_rules;
    const View &m_view;
    const Draft &m_draft;
    CardSet m_own = 0;
    Bounds m_bounds;
    int m_place = kNoPlace;
    std::array<CardSet, kGroups> m_groups{};
    Mode m_mode = Mode::Nothing;
    DraftFacts m_facts;
    DraftReport m_report;
};

} // namespace takujo::couperation
