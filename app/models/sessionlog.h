#pragma once
#include "match/match.h"
#include "rowmodel.h"
#include "words.h"

namespace takujo {

/// Lines of the log that belong together, as eventsOf() finds them again.
struct LogSpan
{
    int ply = 0;   ///< in which the first of them happened
    int order = 0; ///< of that line among those of its ply
    int lines = 1;
};

/// What is told of a match to one viewer in one language, rendered once a ply and kept: line by line
/// (rows()) and in blocks, one a turn of a seat (turns()). What is rendered anew has another `telling`,
/// a block the latest of its lines: nothing that was made for a block (pieces() on the screen) outlives
/// its viewer, its language or a ply that was taken back, even where the words are the same.
class SessionLog
{
public:
    static QList<QByteArray> lineRoles();
    static QList<QByteArray> turnRoles();

    /// Forgets what was rendered for plies from `ply` on (-1 = the deal, so everything).
    void forget(int ply = -1);
    /// Renders what is missing.
    void tell(const Match &match, SeatId viewer, const Words &words);
    RowModel::Rows rows() const;
    /// A heading, what nobody does and what is counted at the end stand alone; what happens by itself in a
    /// turn is part of it.
    RowModel::Rows turns(const Match &match, SeatId viewer) const;
    /// What moved in these lines, as Motions (motions.h), as far as the viewer knows the pieces.
    static QVariantList pieces(const Match &match, SeatId viewer, const Words &words,
                               const LogSpan &span);
    /// By how much the score of a seat, as the viewer knew it, grew with the plies of these lines; not with
    /// the one that ends the match, whose lines say themselves what they count.
    static int gained(const Match &match, SeatId viewer, SeatId seat, const LogSpan &span);
    /// First ply after this seat's last finished turn; the end for a public view.
    static int recentFrom(const Match &match, SeatId viewer);

private:
    struct Line
    {
        QString text, brief, detail, clause;
        int seat = -1;
        int colour = -1;
        bool heading = false;
        bool drawn = false;   ///< tells of cards drawn
        bool counted = false; ///< of the end, from its first clause that counts on
        bool aside = false;   ///< of what a turn is seldom about: drawn or discarded
        int ply = 0;          ///< number of plies after which it is true: what lookAt() wants
        int order = 0;        ///< among the lines of its ply
        int turn = -1;        ///< -1 = before the first
        int telling = 0;
    };
    using Lines = std::vector<Line>;

    Lines render(const Match &match, SeatId viewer, const Words &words, int ply) const;
    static bool goesOn(const Line &first, const Line &next);
    static QString keyOf(const Line &line);
    static QVariantMap shown(const Line &line);

    std::vector<Lines> m_plies; ///< [0] = the deal
    int m_telling = 0;          ///< how often lines were forgotten
};

} // namespace takujo
