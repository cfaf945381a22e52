#pragma once
#include "rules/names.h"

namespace takujo::ccc {

/// Describes the table of one view: pieces in zones, counters, seat panels, prompt.
class PresentationWriter
{
public:
    PresentationWriter(const Rules &rules, const View &view);

    Presentation run();

private:
    void zones();
    void squares();
    Piece square(int slot) const;
    Text squareName(int slot, SeatId holder, bool own) const;
    void squareTip(Piece &piece, SeatId holder, bool own) const;
    void hand();
    void usedCards();
    Piece &card(Kind kind, std::string id, const char *zone, int slot);
    void counters();
    TableFacts facts() const;
    void counter(std::string id, int value, std::string clause);
    int cycle() const;
    void seatPanels();
    Text phase() const;
    int pendingOn(int slot) const;
    int pendingOrder(int slot) const;
    void findUnpayable();
    void tellUnpayable(Piece &square) const;

    const Rules &m_rules;
    const View &m_view;
    SquareSet m_unpayable; ///< whatever the hand does
    SquareSet m_single;    ///< by one card only, which may not go there
    Presentation m_table;
};

/// The decision of this view as a prompt (prompt_writer.cpp).
/// @param payable some square can be paid with this hand
Prompt promptFor(const Rules &rules, const View &view, bool payable);

} // namespace takujo::ccc
