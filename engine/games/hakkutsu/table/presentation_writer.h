#pragma once
#include "rules/rules.h"

namespace takujo::hakkutsu {

/// A table as one view sees it; zones, pieces and counters as in README.md.
class PresentationWriter
{
public:
    PresentationWriter(const Rules &rules, const View &view) : m_rules(rules), m_view(view) {}
    Presentation run();

private:
    void zones();
    void cells();
    Piece cell(int slot) const;
    PieceFacts cellRock(Piece &piece, const Pile &pile) const;
    void cellName(Piece &piece, const Pile &pile) const;
    void cart(SeatId seat);
    void acquired(SeatId seat);
    void museum(SeatId seat);
    Piece museumPiece(int museum, std::string zone, int slot, SeatId owner) const;
    void offer();
    void hand();
    void discards();
    bool usable(Effect effect) const;
    void counters();
    TableFacts facts() const;
    void addSeat(TableFacts &facts, SeatId seat) const;
    bool lastRound() const;
    void seatPanels();
    Text phase() const;
    const Params &params() const { return m_rules.params(); }
    /// Whose mobility, prices and reach the cells show.
    SeatId viewpoint() const { return m_view.seat == kNoSeat ? m_view.actor : m_view.seat; }

    const Rules &m_rules;
    const View &m_view;
    Presentation m_table;
};

/// The decision of this view, or who is waited for.
Prompt promptFor(const Rules &rules, const View &view);

} // namespace takujo::hakkutsu
