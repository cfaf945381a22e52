#pragma once
#include "rules/rules.h"

namespace takujo::coinhunt {

/// Where a coin lies as somebody at a side of the board sees it, in whole mm.
struct Spot
{
    int left = 0; ///< from the left end of the side
    int near = 0; ///< from the side itself
};
/// ObservedPly from the side of the view's seat; spectators sit in the south.
Spot spotOf(const Rules &rules, const View &view, const BoardPose &pose);
/// "left 82 mm, near 40 mm" of a coin, for names and buttons.
Text spotText(const Rules &rules, const View &view, const BoardPose &pose);
bool inSecondHalf(const PublicState &p); ///< the die is parked (CH-36)

/// Describes the table as one view sees it (zones, pieces, counters, seat panels); the prompt comes
/// from prompt_writer.h. Contract for the table's QML: README.md, "The table".
class PresentationWriter
{
public:
    PresentationWriter(const Rules &rules, const View &view)
        : m_rules(rules), m_params(rules.params()), m_view(view)
    {}

    Presentation run();

private:
    // presentation_writer.cpp
    void shared();
    void stash();
    void seat(SeatId seat);
    void secrets(SeatId seat);
    void row(const CoinSet &coins, const std::string &zone, SeatId owner = kNoSeat);
    Piece &coin(int coin, const std::string &zone, int slot, SeatId owner = kNoSeat);
    void counters();
    TableFacts facts() const;
    static PieceFacts factsOf(int coin);
    void seatPanels();
    Text phase() const;
    // presentation_writer_board.cpp
    void board();
    void boardCoin(int coin, int slot);
    void boardTip(Piece &piece, int coin) const;
    void die();
    void places();

    const Rules &m_rules;
    const Params &m_params;
    const View &m_view;
    Presentation m_table;
};

} // namespace takujo::coinhunt
