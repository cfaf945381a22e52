#pragma once
#include "match/match.h"
#include "rowmodel.h"
#include "words.h"

namespace takujo {

/// Log rows of a match for one viewer and language, rendered once a ply and kept. What is rendered anew
/// has another `telling`: nothing that was made for a row (pieces() on the screen) outlives its viewer,
/// its language or a ply that was taken back, even where the words are the same.
class SessionLog
{
public:
    /// Forgets what was rendered for plies from `ply` on (-1 = the deal, so everything).
    void forget(int ply = -1);
    RowModel::Rows rows(const Match &match, SeatId viewer, const Words &words);
    /// What moved in a row of the log, as Motions (motions.h), as far as the viewer knows the pieces.
    /// @param ply it happened in @param order of the row among those of the ply
    static QVariantList pieces(const Match &match, SeatId viewer, const Words &words, int ply,
                               int order);
    /// First ply after this seat's last finished turn; the end for a public view.
    static int recentFrom(const Match &match, SeatId viewer);

private:
    RowModel::Rows render(const Match &match, SeatId viewer, const Words &words, int ply) const;

    std::vector<RowModel::Rows> m_plies; ///< [0] = the deal
    int m_telling = 0;                   ///< how often rows were forgotten
};

} // namespace takujo
