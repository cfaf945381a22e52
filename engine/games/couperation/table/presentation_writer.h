#pragma once
#include "rules/names.h"

namespace takujo::couperation {

/// The table as one view sees it, knowledge view included: what a place can still take and what a
/// face-down card can still be, as far as this seat can tell. Says nothing about other hands.
class PresentationWriter
{
public:
    PresentationWriter(const Rules &rules, const View &view);
    Presentation run();

private:
    void zones();
    void tower();
    void placed(int place);
    void contradiction(Piece &piece, PieceFacts &facts, int place) const;
    Text whatFitted() const;
    void faceDown(Piece &piece, PieceFacts &facts, int place) const;
    void emptyPlace(int place);
    void placeWords(Piece &piece, const PieceFacts &facts, int place, CardSet wanted) const;
    bool handSeen(SeatId seat) const; ///< its cards lie open
    Piece at(int place, PieceFacts &facts) const;
    void cards();
    void card(Card card, const std::string &zone, int slot, SeatId owner);
    void handCards();
    void counters();
    void facts();
    SeatId lastSeat() const;
    int discards() const;
    void counter(std::string id, int value, std::string clause, SeatId owner = kNoSeat);
    void seatPanels();
    Text phase() const;

    const Rules &m_rules;
    const Params &m_params;
    const View &m_view;
    const Geometry &m_geometry;
    Bounds m_bounds;             ///< by the rules
    Bounds m_wanted;             ///< with the face-down cards this seat knows at their true numbers
    CardSet m_unseen = 0;        ///< numbers this seat has not seen anywhere
    std::vector<Limit> m_limits; ///< of the card that did not fit (CP-21)
    Presentation m_table;
};

Prompt promptFor(const Rules &rules, const View &view);
/// Numbers nobody but their holder can know, as far as this view can tell.
CardSet unseenBy(const View &view);

} // namespace takujo::couperation
