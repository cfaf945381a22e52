#pragma once
#include "input_file.h"

#include "evaluation/arena.h"

#include <array>

namespace takujo {

/// People (and the computer) at a terminal play a match. Whoever is asked sees their own view only;
/// between people with hidden hands the screen is cleared. Main thread only.
class TerminalSession
{
public:
    /// @param file written after every move; empty = nowhere
    TerminalSession(Tool &tool, Match match, std::string file);

    /// Until the match is over, somebody leaves or the input ends; the exit code.
    int run();

private:
    enum class Answer { Played, Again, Leave };

    bool passTo(SeatId seat);
    void clearScreen();
    bool think(SeatId seat);
    bool ask(SeatId seat);
    Answer answer(SeatId seat, const LegalMoves &legal, const std::string &line);
    Answer playText(SeatId seat, const LegalMoves &legal, const std::string &line);
    void showTable(SeatId seat);
    void showMoves(SeatId seat, const LegalMoves &legal);
    void showNews(SeatId seat);
    void showHint(SeatId seat);
    Answer takeBack(SeatId seat);
    void showEnd();
    void save();
    int leave();
    bool readLine(std::string &line);

    Tool &m_tool;
    Match m_match;
    std::string m_file;
    Renderer m_words;
    ArenaThinker m_think;                    ///< with programs at the table
    std::array<int, kMaxSeats + 1> m_told{}; ///< plies each seat (0 = spectators) was told of
    SeatId m_here = kNoSeat;                 ///< at the screen
    int m_shownTurn = -1;                    ///< turn the table was last shown in
    int m_code = kOk;
};

} // namespace takujo
